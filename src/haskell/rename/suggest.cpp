#include "haskell/rename/suggest.h"

#include "base/edit_distance.h"

namespace inquest::haskell::rename {
namespace {

size_t NearEnough(std::string_view wanted) {
  if (wanted.size() <= 2) return 0;
  if (wanted.size() <= 4) return 1;
  return wanted.size() <= 8 ? 2 : 3;
}

bool StartsWith(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

}  // namespace

Nearest::Nearest(std::string_view wanted) : wanted_(wanted), distance_(NearEnough(wanted) + 1) {}

void Nearest::Offer(std::string_view candidate) {
  if (candidate == wanted_) return;
  size_t distance = base::EditDistance(wanted_, candidate, distance_);
  // The order in which names are offered is that of a hash map: ties are decided by the text.
  bool tie = distance == distance_ && !best_.empty() && candidate < best_;
  if (distance < distance_ || tie) {
    distance_ = distance;
    best_ = candidate;
  }
}

std::string_view WellKnownModule(std::string_view name) {
#define WELL_KNOWN(known, module) \
  if (name == (known)) return module;
#define QUALIFIER(known, module)
#include "haskell/rename/well_known_names.def"
#undef WELL_KNOWN
#undef QUALIFIER
  return "";
}

std::string_view UsualModule(std::string_view qualifier) {
#define WELL_KNOWN(known, module)
#define QUALIFIER(known, module) \
  if (qualifier == (known)) return module;
#include "haskell/rename/well_known_names.def"
#undef WELL_KNOWN
#undef QUALIFIER
  return "";
}

ModuleId FindLibraryExporting(const State& state, const base::Interner& names, Space space, Symbol name) {
  ModuleId best;
  auto is_better = [&](std::string_view a, std::string_view b) {
    auto rank = [](std::string_view n) { return std::pair(std::count(n.begin(), n.end(), '.'), n.size()); };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
  };
  for (ModuleId id(size_t{0}); id.index < state.exports.size(); ++id.index) {
    const ModuleInfo& info = state.entities.modules[id];
    std::string_view module_name = names.text(info.name);
    if (!info.is_library || StartsWith(module_name, "Inquest.")) continue;
    if (!NamesOf(state.exports[id], space).contains(name)) continue;
    if (!best.has_value() || is_better(module_name, names.text(state.entities.modules[best].name))) best = id;
  }
  return best;
}

}  // namespace inquest::haskell::rename
