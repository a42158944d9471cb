#include "traced/slice/writers.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace inquest::traced {

bool OnlyWrites(const trail::Layout& layout, trail::PlaceId at) {
  static constexpr std::array<std::string_view, 10> kWriters = {
      "print",   "putStr",    "putStrLn", "putChar",   "hPrint",
      "hPutStr", "hPutStrLn", "hPutChar", "writeFile", "appendFile"};
  if (!at.has_value()) return false;
  const trail::Place& place = layout.places[at];
  if (place.kind != trail::PlaceKind::kCall) return false;
  const trail::Callable& callable = layout.callables[place.callable()];
  const bool is_library = callable.module.has_value() && layout.modules[callable.module].is_library;
  return is_library && std::find(kWriters.begin(), kWriters.end(), callable.name) != kWriters.end();
}

}  // namespace inquest::traced
