#include "driver/ghc_missing.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace inquest::driver {
namespace {

// Packages whose name in Debian is not their own in small letters.
constexpr struct { std::string_view hackage, debian; } kOtherNames[] = {{"QuickCheck", "quickcheck2"}};

// Which package has a module, where the module's name does not tell: the beginning of the name, and the
// package.
constexpr struct {
  std::string_view module, package;
} kModules[] = {{"Control.Lens", "lens"},
                {"Control.Monad.Random", "monadrandom"},
                {"Control.Parallel", "parallel"},
                {"Data.Aeson", "aeson"},
                {"Data.Attoparsec", "attoparsec"},
                {"Data.CaseInsensitive", "case-insensitive"},
                {"Data.Csv", "cassava"},
                {"Data.HashMap", "unordered-containers"},
                {"Data.HashSet", "unordered-containers"},
                {"Data.Hashable", "hashable"},
                {"Data.List.Split", "split"},
                {"Data.Primitive", "primitive"},
                {"Data.Scientific", "scientific"},
                {"Data.UUID", "uuid"},
                {"Data.Vector.Algorithms", "vector-algorithms"},
                {"Data.Vector", "vector"},
                {"Data.Yaml", "yaml"},
                {"Network.HTTP", "http"},
                {"Options.Applicative", "optparse-applicative"},
                {"System.Random", "random"},
                {"Test.HUnit", "hunit"},
                {"Test.Hspec", "hspec"},
                {"Test.QuickCheck", "QuickCheck"},
                {"Test.Tasty.HUnit", "tasty-hunit"},
                {"Test.Tasty.QuickCheck", "tasty-quickcheck"},
                {"Test.Tasty", "tasty"},
                {"Text.Megaparsec", "megaparsec"},
                {"Text.Regex", "regex-compat"}};

constexpr std::string_view kNoModule = "Could not find module ";
constexpr std::string_view kNoProfiling = "profiling libraries for package ";

// What stands in quotes, which ghc writes as the terminal can show them.
std::string_view TakeQuoted(std::string_view& text) {
  for (const auto& [open, close] :
       {std::pair<std::string_view, std::string_view>{"\u2018", "\u2019"}, {"`", "'"}, {"\"", "\""}}) {
    if (!text.starts_with(open)) continue;
    text.remove_prefix(open.size());
    const size_t end = std::min(text.find(close), text.size());
    const std::string_view quoted = text.substr(0, end);
    text.remove_prefix(end);
    return quoted;
  }
  return {};
}

// `vector-0.12.3.1`
std::string_view WithoutVersion(std::string_view name) {
  const size_t dash = name.rfind('-');
  const bool has_version = dash != std::string_view::npos && dash + 1 < name.size() && dash > 0 &&
                           name.find_first_not_of("0123456789.", dash + 1) == std::string_view::npos;
  return has_version ? name.substr(0, dash) : name;
}

bool IsBelow(std::string_view module, std::string_view above) {
  return module == above || (module.starts_with(above) && module[above.size()] == '.');
}

}  // namespace

std::string DebianPackageOf(std::string_view hackage_name) {
  std::string name(hackage_name);
  for (const auto& [hackage, debian] : kOtherNames)
    if (hackage == hackage_name) name = debian;
  for (char& c : name)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return "libghc-" + name + "-prof";
}

std::vector<std::string> MissingPackages(std::string_view ghc_says) {
  std::vector<std::string> packages;
  const auto add = [&](std::string_view hackage) {
    std::string package = DebianPackageOf(hackage);
    if (std::find(packages.begin(), packages.end(), package) == packages.end())
      packages.push_back(std::move(package));
  };
  for (size_t at = ghc_says.find(kNoModule); at != std::string_view::npos;) {
    std::string_view rest = ghc_says.substr(at + kNoModule.size());
    at = ghc_says.find(kNoModule, at + 1);
    const std::string_view about = rest.substr(0, rest.find(kNoModule));
    const std::string_view module = TakeQuoted(rest);
    if (const size_t profiling = about.find(kNoProfiling); profiling != std::string_view::npos) {
      std::string_view package = about.substr(profiling + kNoProfiling.size());
      add(WithoutVersion(TakeQuoted(package)));
      continue;
    }
    for (const auto& [above, package] : kModules) {
      if (!IsBelow(module, above)) continue;
      add(package);
      break;
    }
  }
  return packages;
}

std::string InstallCommand(const std::vector<std::string>& packages) {
  std::string command = "apt-get install";
  for (const std::string& package : packages) command += " " + package;
  return command;
}

bool OfferToInstall(const std::vector<std::string>& packages, std::string_view what_for) {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 0) return false;
  if (std::system("command -v apt-get >/dev/null 2>&1") != 0) return false;
  std::string command = InstallCommand(packages);
  if (getuid() != 0)
    command =
        std::system("command -v sudo >/dev/null 2>&1") == 0 ? "sudo " + command : "su -c '" + command + "'";
  std::fprintf(stderr, "inquest: %s needs what is not installed. This installs it:\n  %s\nRun it now? [Y/n] ",
               std::string(what_for).c_str(), command.c_str());
  std::string answer;
  if (!std::getline(std::cin, answer)) return false;
  if (!answer.empty() && answer[0] != 'y' && answer[0] != 'Y') return false;
  return std::system((command + " 1>&2").c_str()) == 0;
}

}  // namespace inquest::driver
