// For tests: the libraries as they stand in the source tree.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "haskell/program/program.h"
#include "source/source_file.h"

namespace inquest::haskell::program {

inline std::optional<ModuleText> FindInLibrary(const std::string& name) {
  // INQUEST_TESTDATA is src/haskell/program/testdata.
  std::filesystem::path root = INQUEST_TESTDATA;
  for (int i = 0; i < 4; ++i) root = root.parent_path();
  std::string path = "lib/";
  for (const char c : name) path += c == '.' ? '/' : c;
  const auto file = source::ReadFile((root / (path + ".hs")).string());
  if (!file.ok()) return std::nullopt;
  return ModuleText{path + ".hs", std::string(file->text()), true};
}

}  // namespace inquest::haskell::program
