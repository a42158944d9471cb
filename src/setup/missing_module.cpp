#include "setup/missing_module.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

// Modules of packages that programs use often, by the beginnings of their names; a longer one decides. What
// is not listed here is of a package that nobody can guess.
constexpr std::pair<std::string_view, std::string_view> kPackages[] = {
    {"Control.Concurrent.Async", "async"},
    {"Control.Exception.Safe", "safe-exceptions"},
    {"Control.Lens", "lens"},
    {"Control.Monad.Catch", "exceptions"},
    {"Control.Monad.Logger", "monad-logger"},
    {"Control.Monad.Free", "free"},
    {"Control.Monad.Trans.Resource", "resourcet"},
    {"Control.Retry", "retry"},
    {"Criterion", "criterion"},
    {"Crypto", "cryptonite"},
    {"Data.Aeson", "aeson"},
    {"Data.Attoparsec", "attoparsec"},
    {"Data.Binary", "binary"},
    {"Data.ByteString", "bytestring"},
    {"Data.CaseInsensitive", "case-insensitive"},
    {"Data.Conduit", "conduit"},
    {"Data.Default", "data-default"},
    {"Data.HashMap", "unordered-containers"},
    {"Data.HashSet", "unordered-containers"},
    {"Data.Hashable", "hashable"},
    {"Data.List.Safe", "safe"},
    {"Data.List.Split", "split"},
    {"Data.Scientific", "scientific"},
    {"Data.Text", "text"},
    {"Data.Time", "time"},
    {"Data.UUID", "uuid"},
    {"Data.Vector", "vector"},
    {"Data.Yaml", "yaml"},
    {"Database.PostgreSQL", "postgresql-simple"},
    {"Database.SQLite", "sqlite-simple"},
    {"Foreign", "base"},
    {"GHC", "base"},
    {"Graphics.Gloss", "gloss"},
    {"Language.Haskell.TH", "template-haskell"},
    {"Lens.Micro", "microlens"},
    {"Network.HTTP", "http-client"},
    {"Network.Socket", "network"},
    {"Network.Wai", "wai"},
    {"Numeric.LinearAlgebra", "hmatrix"},
    {"Options.Applicative", "optparse-applicative"},
    {"Pipes", "pipes"},
    {"Relude", "relude"},
    {"Safe", "safe"},
    {"Servant", "servant"},
    {"Streaming", "streaming"},
    {"System.Directory", "directory"},
    {"System.FilePath", "filepath"},
    {"System.Posix", "unix"},
    {"System.Process", "process"},
    {"System.Random", "random"},
    {"Test.QuickCheck", "QuickCheck"},
    {"Test.Hspec", "hspec"},
    {"Test.Tasty", "tasty"},
    {"Text.Megaparsec", "megaparsec"},
    {"Text.Parsec", "parsec"},
    {"Text.ParserCombinators.Parsec", "parsec"},
    {"Text.PrettyPrint", "pretty"},
    {"Text.Regex", "regex-compat"},
    {"Text.Regex.TDFA", "regex-tdfa"},
    {"Text.XML", "xml-conduit"},
    {"UnliftIO", "unliftio"},
    {"Web.Scotty", "scotty"},
};

std::string_view PackageOf(std::string_view module) {
  std::string_view best, package;
  for (const auto& [beginning, name] : kPackages) {
    const bool fits = module.starts_with(beginning) &&
                      (module.size() == beginning.size() || module[beginning.size()] == '.');
    if (!fits || beginning.size() < best.size()) continue;
    best = beginning;
    package = name;
  }
  return package;
}

// A folder beside the main file, or beside one of the folders above it, in which the module is.
std::string FolderNearBy(const std::string& module, const std::string& main_file) {
  std::string file = module;
  std::replace(file.begin(), file.end(), '.', '/');
  fs::path above = fs::path(main_file).parent_path();
  for (int level = 0; level < 4; ++level) {
    for (const char* folder : {"", "src", "lib", "app", "source", "library", "test"}) {
      const fs::path candidate = (above / folder).lexically_normal();
      std::error_code error;
      for (const char* suffix : {".hs", ".lhs"})
        if (fs::is_regular_file(candidate / (file + suffix), error))
          return candidate.empty() ? "." : candidate.string();
    }
    above = above.empty() ? fs::path("..") : (above / "..").lexically_normal();
  }
  return "";
}

}  // namespace

std::string ExplainMissingModule(const std::string& module, const std::string& main_file,
                                 const std::vector<std::string>& folders) {
  std::string text = "It was looked for in ";
  for (auto folder = folders.begin(); folder != folders.end(); ++folder) {
    if (std::find(folders.begin(), folder, *folder) != folder) continue;
    text += (folder == folders.begin() ? "`" : ", `") + (folder->empty() ? std::string(".") : *folder) + "`";
  }
  text += folders.empty() ? "the libraries." : " and in the libraries.";
  if (const std::string folder = FolderNearBy(module, main_file); !folder.empty())
    return text + " It is in `" + folder + "`: add -i " + folder + ".";
  const std::string_view package = PackageOf(module);
  if (package.empty()) return text + " If it is in another folder, name that with -i.";
  return text + " It is of the package " + std::string(package) +
         ", and not among the modules that inquest has; where ghc has it, `inquest debug --ghc` compiles the "
         "program "
         "with ghc.";
}

}  // namespace inquest::setup
