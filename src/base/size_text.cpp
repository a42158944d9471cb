#include "base/size_text.h"

namespace inquest::base {

namespace {

constexpr uint64_t kKilo = uint64_t{1} << 10, kMega = uint64_t{1} << 20, kGiga = uint64_t{1} << 30;

}  // namespace

std::string SizeText(uint64_t bytes) {
  const auto in = [&](uint64_t unit, const char* name) { return std::to_string(bytes / unit) + " " + name; };
  if (bytes >= kGiga && bytes % kGiga == 0) return in(kGiga, "GB");
  if (bytes >= 10 * kMega || (bytes >= kMega && bytes % kMega == 0)) return in(kMega, "MB");
  return bytes >= kKilo ? in(kKilo, "KB") : in(1, "bytes");
}

}  // namespace inquest::base
