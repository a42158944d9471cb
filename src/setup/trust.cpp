#include "setup/trust.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "haskell/rename/suggest.h"

namespace inquest::setup {
namespace {

// How much a rule says about a routine; 0: nothing.
enum Rank : int { kNoRank, kModulePattern, kModule, kFunctionPattern, kFunction };

// The text itself comes before what it is as a pattern: `*` and `***` are operators.
Rank RankByName(std::string_view rule, std::string_view module, std::string_view name) {
  const std::string qualified = std::string(module) + "." + std::string(name);
  if (!name.empty() && (rule == name || rule == qualified)) return kFunction;
  if (rule == module) return kModule;
  if (rule.find('*') == std::string_view::npos) return kNoRank;
  // `Data.*` is about modules although every qualified function fits it as well.
  if (FitsPattern(rule, module)) return kModulePattern;
  if (!name.empty() && (FitsPattern(rule, name) || FitsPattern(rule, qualified))) return kFunctionPattern;
  return kNoRank;
}

// Of rules that say something the one with the greatest weight decides.
int WeightOf(const TrustRule& rule, Rank rank) {
  return rank * 4 + (rule.from_project ? 0 : 2) + (rule.suspect ? 1 : 0);
}

// A name with the module that defines it; a method with that of its class.
using Defined = std::pair<uint32_t, uint32_t>;  // of symbols

class Decider {
 public:
  explicit Decider(const LoadedProgram& loaded) : loaded_(loaded), program_(loaded.program) {
    for (const haskell::program::ReExport& each : loaded.re_exports) {
      exporters_[{each.defined_in.index, each.name.index}].push_back(each.module);
    }
    for (const haskell::desugar::Alias& alias : loaded.aliases) {
      const Defined name = {alias.module.index, alias.name.index};
      if (alias.routine.has_value()) {
        implements_[alias.routine.index].push_back(name);
      } else {
        stands_for_[{alias.to_module.index, alias.to.index}].push_back(name);
      }
    }
  }

  base::Result<Trust> Run(const std::vector<TrustRule>& rules) {
    Trust trust;
    trust.trusted.resize(program_.routines.size());
    trust.called.resize(program_.routines.size());
    std::vector<int> best(program_.routines.size(), -1);
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const core::Routine& routine = program_.routines[core::RoutineId(i)];
      trust.trusted[i] = routine.generated || program_.modules[routine.module].is_library;
    }
    for (const TrustRule& rule : rules) {
      const bool fits = Apply(rule, best, trust);
      if (fits) continue;
      const std::string nearest = Nearest(rule.text);
      const std::string meant = nearest.empty() ? "" : " Is `" + nearest + "` meant?";
      const std::string sentence = "The program has no module and no function `" + rule.text + "`." + meant;
      if (!rule.from_project && !rule.may_fit_nothing) return base::Error{sentence};
      if (!nearest.empty()) trust.warnings.push_back(sentence);
    }
    return trust;
  }

 private:
  std::string_view Text(base::Symbol symbol) const {
    return symbol.has_value() ? loaded_.names.text(symbol) : std::string_view();
  }

  bool Apply(const TrustRule& rule, std::vector<int>& best, Trust& trust) const {
    // A method may be all primitives, and a module have no routines of its own.
    const std::set<Defined> named = NamedBy(rule.text);
    bool fits = FitsModule(rule.text) || !named.empty();
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const core::Routine& routine = program_.routines[core::RoutineId(i)];
      if (routine.generated || routine.parent.has_value()) continue;
      const std::optional<Defined> called = CalledBy(named, core::RoutineId(i));
      const Rank rank = called ? kFunction : RankOf(rule.text, routine);
      if (rank == kNoRank) continue;
      fits = true;
      const int weight = WeightOf(rule, rank);
      if (weight <= best[i]) continue;
      best[i] = weight;
      trust.trusted[i] = !rule.suspect;
      trust.called[i] =
          called && called->second != routine.name.index ? Text(base::Symbol(called->second)) : "";
    }
    return fits;
  }

  bool FitsModule(std::string_view rule) const {
    for (size_t i = 0; i < program_.modules.size(); ++i) {
      if (FitsPattern(rule, Text(program_.modules[core::ModuleId(i)].name))) return true;
    }
    return false;
  }

  Rank RankOf(std::string_view rule, const core::Routine& routine) const {
    const std::string_view module = Text(program_.modules[routine.module].name);
    const std::string_view name = Text(routine.name);
    const Rank rank = RankByName(rule, module, name);
    if (rank == kFunction || rank == kModule) return rank;
    const Rank by_export = RankByExport(rule, routine, module, name);
    return by_export != kNoRank ? by_export : rank;
  }

  // Whoever uses a library knows the modules that export its functions, not those that define them.
  Rank RankByExport(std::string_view rule, const core::Routine& routine, std::string_view module,
                    std::string_view name) const {
    if (!program_.modules[routine.module].is_library) return kNoRank;
    if (module == std::string(rule) + ".Internal") return kModule;
    if (name.empty()) return kNoRank;
    const auto found = exporters_.find({program_.modules[routine.module].name.index, routine.name.index});
    if (found == exporters_.end()) return kNoRank;
    Rank best = kNoRank;
    for (const base::Symbol each : found->second) {
      const std::string exporter(Text(each));
      if (rule == exporter) best = std::max(best, kModule);
      if (rule == exporter + "." + std::string(name)) best = kFunction;
    }
    return best;
  }

  // The methods and functions that a person may call so, qualified with any module that exports them.
  std::set<Defined> NamedBy(std::string_view rule) const {
    std::set<Defined> named;
    const auto fits = [&](base::Symbol module, base::Symbol name) {
      return rule == Text(name) || rule == std::string(Text(module)) + "." + std::string(Text(name));
    };
    for (const haskell::program::ReExport& each : loaded_.methods) {
      if (fits(each.module, each.name)) named.insert({each.defined_in.index, each.name.index});
    }
    for (const haskell::desugar::Alias& alias : loaded_.aliases) {
      const Defined defined = {alias.module.index, alias.name.index};
      const auto exporters = exporters_.find(defined);
      bool found = fits(alias.module, alias.name);
      if (exporters != exporters_.end()) {
        for (const base::Symbol exporter : exporters->second) found = found || fits(exporter, alias.name);
      }
      if (found) named.insert(defined);
    }
    return named;
  }

  // The first of these that a routine implements, or whose uses have become uses of it.
  std::optional<Defined> CalledBy(const std::set<Defined>& named, core::RoutineId id) const {
    if (named.empty()) return std::nullopt;
    const core::Routine& routine = program_.routines[id];
    std::vector<Defined> todo;
    if (const auto methods = implements_.find(id.index); methods != implements_.end()) todo = methods->second;
    if (routine.name.has_value() && !routine.instance.class_name.has_value()) {
      AddWhatStandsFor({program_.modules[routine.module].name.index, routine.name.index}, todo);
    }
    std::set<Defined> seen;
    while (!todo.empty()) {
      const Defined name = todo.back();
      todo.pop_back();
      if (!seen.insert(name).second) continue;
      if (named.contains(name)) return name;
      AddWhatStandsFor(name, todo);
    }
    return std::nullopt;
  }
  void AddWhatStandsFor(const Defined& name, std::vector<Defined>& todo) const {
    const auto found = stands_for_.find(name);
    if (found != stands_for_.end()) todo.insert(todo.end(), found->second.begin(), found->second.end());
  }

  std::string Nearest(const std::string& text) const {
    haskell::rename::Nearest nearest(text);
    for (size_t i = 0; i < program_.modules.size(); ++i) {
      nearest.Offer(Text(program_.modules[core::ModuleId(i)].name));
    }
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const core::Routine& routine = program_.routines[core::RoutineId(i)];
      if (routine.generated || routine.parent.has_value() || Text(routine.name).empty()) continue;
      const std::string_view module = Text(program_.modules[routine.module].name);
      if (text.find('.') != std::string::npos) {
        nearest.Offer(std::string(module) + "." + std::string(Text(routine.name)));
      } else if (!program_.modules[routine.module].is_library) {
        nearest.Offer(Text(routine.name));
      }
    }
    return nearest.best();
  }

  const LoadedProgram& loaded_;
  const core::Program& program_;
  // The library modules that export it besides the one that defines it.
  std::map<Defined, std::vector<base::Symbol>> exporters_;
  std::map<uint32_t, std::vector<Defined>> implements_;  // by routine: the method
  std::map<Defined, std::vector<Defined>> stands_for_;   // whose uses have become uses of this one
};

}  // namespace

bool FitsPattern(std::string_view pattern, std::string_view text) {
  // A star takes as little as possible; what comes after it may make it take more. Only the last star
  // matters.
  size_t p = 0, t = 0, star = std::string_view::npos, taken = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      taken = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++taken;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

bool IsTrustedByName(const std::vector<TrustRule>& rules, std::string_view module, std::string_view name) {
  int best = 0;
  bool is_trusted = false;
  for (const TrustRule& rule : rules) {
    const Rank rank = RankByName(rule.text, module, name);
    if (rank == kNoRank || WeightOf(rule, rank) <= best) continue;
    best = WeightOf(rule, rank);
    is_trusted = !rule.suspect;
  }
  return is_trusted;
}

base::Result<Trust> DecideTrust(const LoadedProgram& loaded, const std::vector<TrustRule>& rules) {
  return Decider(loaded).Run(rules);
}

}  // namespace inquest::setup
