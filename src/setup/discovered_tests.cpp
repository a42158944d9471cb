#include "setup/discovered_tests.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDiscover = "hspec-discover", kModuleName = "--module-name=", kSuffix = "Spec";
constexpr size_t kMostSpecifications = 10000;

bool IsModulePart(const std::string& name) {
  return !name.empty() && name[0] >= 'A' && name[0] <= 'Z' &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
                  c == '\'';
         });
}

// `Data/TreeSpec.hs` -> Data.TreeSpec; empty if that is no module's name.
std::string ModuleOf(const fs::path& file) {
  std::string module;
  const fs::path without_extension = fs::path(file).replace_extension();
  for (const fs::path& part : without_extension) {
    if (!IsModulePart(part.string())) return "";
    module += (module.empty() ? "" : ".") + part.string();
  }
  return module;
}

}  // namespace

std::optional<std::string> DiscoverSpecifications(const std::string& path, std::string_view text) {
  const size_t asks = text.find(kDiscover);
  const size_t end = asks == std::string_view::npos ? 0 : text.find("#-}", asks);
  if (asks == std::string_view::npos || end == std::string_view::npos || text.find("-pgmF") > asks)
    return std::nullopt;
  std::string name = "Main";
  const std::string_view pragma = text.substr(asks, end - asks);
  if (const size_t at = pragma.find(kModuleName); at != std::string_view::npos) {
    const std::string_view rest = pragma.substr(at + kModuleName.size());
    name = rest.substr(0, rest.find_first_of(" \t\r\n"));
  }
  const fs::path folder = fs::path(path).parent_path();
  std::set<std::string> modules;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder.empty() ? "." : folder.string(), error), last;
       !error && it != last && modules.size() < kMostSpecifications; it.increment(error)) {
    const fs::path& file = it->path();
    const std::string stem = file.stem().string();
    const bool is_haskell = file.extension() == ".hs" || file.extension() == ".lhs";
    if (!is_haskell || !stem.ends_with(kSuffix) || stem.size() == kSuffix.size()) continue;
    if (const std::string module = ModuleOf(file.lexically_relative(folder.empty() ? "." : folder));
        !module.empty())
      modules.insert(module);
  }
  std::string generated = "module " + name + (name == "Main" ? " (main, spec) where\n" : " (spec) where\n");
  generated += "import Test.Hspec\n";
  for (const std::string& module : modules) generated += "import qualified " + module + "\n";
  if (name == "Main") generated += "main :: IO ()\nmain = hspec spec\n";
  generated += "spec :: Spec\nspec = do\n";
  for (const std::string& module : modules)
    generated +=
        "  describe \"" + module.substr(0, module.size() - kSuffix.size()) + "\" " + module + ".spec\n";
  return generated + (modules.empty() ? "  return ()\n" : "");
}

}  // namespace inquest::setup
