// The Haskell libraries of lib/, which are part of the program, so that there is nothing to install.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace inquest::setup {

struct LibraryModule {
  std::string name;       // "Data.List"
  std::string file_name;  // "lib/Data/List.hs"
  std::string_view text;
};

// All of them, ordered by name.
const std::vector<LibraryModule>& LibraryModules();

// Null if there is no such module.
const LibraryModule* FindLibraryModule(std::string_view name);

}  // namespace inquest::setup
