#include "driver/ghc_package.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>

namespace inquest::driver {
namespace {

// What GHC2021 has and Haskell 2010 has not, as far as ghc 9.0 knows it.
constexpr std::array kGhc2021 = {"BangPatterns",
                                 "BinaryLiterals",
                                 "ConstrainedClassMethods",
                                 "ConstraintKinds",
                                 "DeriveDataTypeable",
                                 "DeriveFoldable",
                                 "DeriveFunctor",
                                 "DeriveGeneric",
                                 "DeriveLift",
                                 "DeriveTraversable",
                                 "EmptyCase",
                                 "EmptyDataDeriving",
                                 "ExistentialQuantification",
                                 "ExplicitForAll",
                                 "FlexibleContexts",
                                 "FlexibleInstances",
                                 "GADTSyntax",
                                 "GeneralisedNewtypeDeriving",
                                 "HexFloatLiterals",
                                 "ImportQualifiedPost",
                                 "InstanceSigs",
                                 "KindSignatures",
                                 "MultiParamTypeClasses",
                                 "NamedFieldPuns",
                                 "NamedWildCards",
                                 "NumericUnderscores",
                                 "PolyKinds",
                                 "PostfixOperators",
                                 "RankNTypes",
                                 "ScopedTypeVariables",
                                 "StandaloneDeriving",
                                 "StandaloneKindSignatures",
                                 "TupleSections",
                                 "TypeApplications",
                                 "TypeOperators",
                                 "TypeSynonymInstances"};

// As a Haskell string.
std::string Quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    const bool is_plain = c >= ' ' && c != '"' && c != '\\' && c < 127;
    quoted += is_plain ? std::string(1, c) : "\\" + std::to_string(static_cast<unsigned char>(c)) + "\\&";
  }
  return quoted + "\"";
}

}  // namespace

std::vector<std::string> LanguageArguments(std::string_view language) {
  if (language.empty()) return {};
  if (language != "GHC2021") return {"-X" + std::string(language)};
  std::vector<std::string> arguments = {"-XHaskell2010"};
  for (const char* extension : kGhc2021) arguments.push_back("-X" + std::string(extension));
  return arguments;
}

MadeModule PathsModule(const setup::ChosenProgram& program) {
  std::string name = "Paths_" + program.package;
  std::replace(name.begin(), name.end(), '-', '_');
  std::string numbers = program.version.empty() ? "0" : program.version;
  std::replace(numbers.begin(), numbers.end(), '.', ',');
  std::error_code error;
  const std::string folder = std::filesystem::absolute(program.folder.empty() ? "." : program.folder, error)
                                 .lexically_normal()
                                 .string();
  std::string text = "module " + name +
                     " where\n\nimport Data.Version (Version, makeVersion)\nimport Prelude\n\n"
                     "version :: Version\nversion = makeVersion [" +
                     numbers + "]\n";
  for (const char* which : {"Bin", "Lib", "DynLib", "Data", "Libexec", "Sysconf"}) {
    const std::string function = "get" + std::string(which) + "Dir";
    text += "\n" + function + " :: IO FilePath\n" + function + " = return " + Quoted(folder) + "\n";
  }
  text += "\ngetDataFileName :: FilePath -> IO FilePath\ngetDataFileName name = return (" +
          Quoted(folder + "/") + " ++ name)\n";
  return {name + ".hs", text};
}

std::vector<std::string> NotInstalled(const std::vector<std::string>& packages, std::string_view installed) {
  std::vector<std::string> known, missing;
  std::istringstream words{std::string(installed)};
  for (std::string word; words >> word;) known.push_back(std::move(word));
  for (const std::string& package : packages)
    if (std::find(known.begin(), known.end(), package) == known.end()) missing.push_back(package);
  return missing;
}

}  // namespace inquest::driver
