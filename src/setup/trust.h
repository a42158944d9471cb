// Which routines are trusted (docs/design.md 4.4): libraries are, and what --trust, --suspect and the project
// file say.
//
// A rule names a module (`Data.Map`), a function (`Data.Map.insert`, `insert`), or is a pattern over either
// (`Data.*`, `*helper*`; `*` is any number of characters, dots included). Where rules disagree about a
// routine the more particular one decides: a function before a module, a name before a pattern; then the
// command line before the project file; then suspicion before trust, since an unneeded question does no harm.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/core.h"
#include "setup/load_program.h"

namespace inquest::setup {

struct TrustRule {
  std::string text;
  bool suspect = false;
  bool from_project = false;
  bool may_fit_nothing = false;  // it may name what only tests of the program use
};

struct Trust {
  std::vector<bool> trusted;  // by routine; of local ones that of the routine around them counts
  // By routine: the name that a rule means it by, where the source calls it so and its own name is another:
  // what uses of `maximum` have become. Empty otherwise.
  std::vector<std::string> called;
  std::vector<std::string> warnings;  // of rules of the project file that fit nothing but nearly do
};

// The error says which rule of the command line fits nothing, and what may have been meant. A rule of the
// project file may fit nothing: it is there for several programs.
base::Result<Trust> DecideTrust(const LoadedProgram& loaded, const std::vector<TrustRule>& rules);

// Whether the rules trust a function of the program's own that the run did not call.
bool IsTrustedByName(const std::vector<TrustRule>& rules, std::string_view module, std::string_view name);

// Whether `text` fits `pattern`, in which `*` stands for any number of characters.
bool FitsPattern(std::string_view pattern, std::string_view text);

}  // namespace inquest::setup
