// What to say of a module that was not found.
#pragma once

#include <string>
#include <vector>

namespace inquest::setup {

// Sentences: where it was looked for; the folder near by that has it, for -i; otherwise the package that it
// is of, and that GHC can compile the program. `folders` are those that were searched, `main_file` as the
// person gave it.
std::string ExplainMissingModule(const std::string& module, const std::string& main_file,
                                 const std::vector<std::string>& folders);

}  // namespace inquest::setup
