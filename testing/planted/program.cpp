#include "testing/planted/program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace inquest::planted {

base::Result<Program> ReadProgram(const std::string& path) {
  constexpr std::string_view kPlant = "-- plant: ";
  constexpr std::string_view kInput = "-- stdin: ";
  std::ifstream file(path);
  if (!file) return base::Error{"Cannot read " + path + "."};
  Program program;
  program.path = path;
  program.name = std::filesystem::path(path).stem().string();
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(kInput)) {
      program.input += line.substr(kInput.size()) + "\n";
    } else if (line.starts_with(kPlant)) {
      const std::string rest = line.substr(kPlant.size());
      const size_t bar = rest.find(" | "), arrow = rest.find(" => ");
      if (bar == std::string::npos || arrow == std::string::npos || arrow < bar) {
        return base::Error{path + ": a planted fault reads `-- plant: ROUTINE | TEXT => TEXT`."};
      }
      program.faults.push_back(
          {rest.substr(0, bar), rest.substr(bar + 3, arrow - bar - 3), rest.substr(arrow + 4)});
    } else {
      program.text += line + "\n";
    }
  }
  return program;
}

std::vector<std::string> FindPrograms(const std::vector<std::string>& places) {
  std::vector<std::string> files;
  for (const std::string& place : places) {
    if (!std::filesystem::is_directory(place)) {
      files.push_back(place);
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator(place)) {
      if (entry.path().extension() == ".hs") files.push_back(entry.path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace inquest::planted
