// How long it takes to find what a mark depends on, in a large trace.
//
// slice_speed TRACE NODE PATH
//
// Prints how many calls the slice has, and CPU seconds, opening the trace included: to its first page, to its
// end.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "traced/slice/trail_slices.h"

int main(int argc, char** argv) {
  using namespace inquest;
  if (argc != 4) {
    fmt::print(stderr, "slice_speed TRACE NODE PATH\n");
    return 2;
  }
  const std::clock_t before = std::clock();
  const auto seconds = [&] { return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC; };
  const auto trail = trail::Trail::Open(argv[1]);
  const auto path = value::ParsePath(argv[3]);
  if (!trail || !path) {
    fmt::print(stderr, "{}\n", !trail ? trail.error().message : path.error().message);
    return 3;
  }
  const traced::TrailSlices slices(**trail);
  const auto slice = slices.MakeSlice("edt", {{std::strtoull(argv[2], nullptr, 10), *path}});
  if (!slice) {
    fmt::print(stderr, "{}\n", slice.error().message);
    return 3;
  }
  constexpr size_t kPage = 20, kAtOnce = 4096;
  size_t count = (*slice)->Next(kPage).size();
  const double first = seconds();
  for (size_t next = kAtOnce; next == kAtOnce; count += next) next = (*slice)->Next(kAtOnce).size();
  fmt::print("{} {:.3f} {:.3f}\n", count, first, seconds());
  return 0;
}
