#include "testing/golden/find_tests.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace inquest::golden {
namespace {

namespace fs = std::filesystem;

enum class Kind { kOutside, kPrograms, kTestdata };

bool IsHaskellFile(const fs::path& path) { return path.extension() == ".hs" || path.extension() == ".lhs"; }

bool NamesPhase(const fs::path& path) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && (line.empty() || line.starts_with("--"));) {
    if (line.starts_with("-- phase:")) return true;
  }
  return false;
}

Kind KindOf(const fs::path& folder, Kind outer) {
  const fs::path name = folder.filename();
  if (name == "programs" || name == "examples" || name == "sessions" || name == "views") {
    return Kind::kPrograms;
  }
  if (folder.filename() == "testdata") return Kind::kTestdata;
  return outer;
}

// What `place` is inside of.
Kind KindAround(const fs::path& place) {
  Kind kind = Kind::kOutside;
  fs::path folder;
  for (const fs::path& part : fs::absolute(place).lexically_normal()) kind = KindOf(folder /= part, kind);
  return kind;
}

void AddTests(const fs::path& folder, Kind kind, std::vector<fs::path>& tests) {
  const auto is_test = [&](const fs::path& file) { return kind == Kind::kPrograms || NamesPhase(file); };
  if (kind != Kind::kOutside) {
    for (const char* name : {"Main.hs", "Main.lhs"}) {
      if (!fs::exists(folder / name)) continue;
      if (is_test(folder / name)) tests.push_back(folder / name);
      return;
    }
  }
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const fs::path& path = entry.path();
    if (entry.is_directory()) {
      const bool skipped = path.extension() == ".data" || path.filename().string().starts_with('.');
      if (!skipped) AddTests(path, KindOf(path, kind), tests);
    } else if (kind != Kind::kOutside && IsHaskellFile(path) && is_test(path)) {
      tests.push_back(path);
    }
  }
}

}  // namespace

std::vector<fs::path> FindTests(const fs::path& place) {
  if (!fs::is_directory(place)) return {place};
  std::vector<fs::path> tests;
  AddTests(place, KindAround(place), tests);
  std::sort(tests.begin(), tests.end());
  return tests;
}

}  // namespace inquest::golden
