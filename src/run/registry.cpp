#include "run/registry.h"

#include <sys/stat.h>

#include <algorithm>
#include <fstream>

namespace inquest::run {
namespace {

// Nothing of what is no regular file: reading from a pipe would wait, and take what others want.
std::string FirstBytes(const std::string& path, size_t count) {
  struct stat status;
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  std::string bytes(count, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(bytes.data(), static_cast<std::streamsize>(count));
  bytes.resize(static_cast<size_t>(file.gcount()));
  return bytes;
}

}  // namespace

base::Result<std::unique_ptr<Run>> Kinds::Open(const std::string& path, const OnDamage& on_damage) const {
  size_t longest = 0;
  for (const Kind& kind : kinds_) longest = std::max(longest, kind.first_bytes.size());
  const std::string bytes = FirstBytes(path, longest);
  for (const Kind& kind : kinds_) {
    if (bytes.starts_with(kind.first_bytes)) return kind.open(path, on_damage);
  }
  return kinds_.front().open(path, on_damage);
}

}  // namespace inquest::run
