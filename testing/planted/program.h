// Right programs in which faults are planted, as files.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::planted {

// A fault somebody thought of: `-- plant: ROUTINE | TEXT => TEXT`.
struct Fault {
  std::string routine;  // may be several names, separated by ` or `: any of them will do
  std::string from, to;
};

struct Program {
  std::string name;
  std::string path;
  std::string text;   // without its lines `-- plant:` and `-- stdin:`
  std::string input;  // the lines after `-- stdin:`
  std::vector<Fault> faults;
};

base::Result<Program> ReadProgram(const std::string& path);
// Files, and of folders all that end in .hs, ordered by path.
std::vector<std::string> FindPrograms(const std::vector<std::string>& places);

}  // namespace inquest::planted
