// The project file .inquest.toml: what holds for all programs in a folder and below it.
//
//     trust = ["Data.Matrix", "*helper*"]
//     suspect = ["Data.List.sortBy"]
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::setup {

inline constexpr const char* kProjectFileName = ".inquest.toml";

struct ProjectFile {
  std::vector<std::string> trust, suspect;
};

// The project file nearest above `program`, in its folder first; empty if there is none.
std::string FindProjectFile(const std::string& program);

// The error has the file, and the line and column where there is one.
base::Result<ProjectFile> ReadProjectFile(const std::string& path);

}  // namespace inquest::setup
