// Ambiguous types and their defaults (H2010 4.3.4).
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

void Checker::DefaultAmbiguous(size_t mark, const std::vector<uint32_t>& kept, size_t errors) {
  const uint32_t outer = unifier_.level();
  const auto candidate = [&](uint32_t meta) {
    return unifier_.meta_level(meta) > outer && std::find(kept.begin(), kept.end(), meta) == kept.end();
  };
  std::vector<uint32_t> metas;
  for (size_t i = mark; i < solver_.wanted().size(); ++i) {
    unifier_.CollectMetas(solver_.wanted()[i].predicate.type, &metas);
  }
  bool changed = false;
  for (uint32_t meta : metas) {
    if (candidate(meta) && DefaultVariable(meta, mark)) changed = true;
  }
  if (changed) solver_.Simplify(mark);

  // What mentions only variables that nothing can determine any more is ambiguous.
  std::vector<Wanted>& wanted = solver_.wanted();
  std::vector<uint32_t> reported;
  size_t left = mark;
  for (size_t i = mark; i < wanted.size(); ++i) {
    const Wanted w = wanted[i];
    metas.clear();
    unifier_.CollectMetas(w.predicate.type, &metas);
    if (metas.empty() || !std::all_of(metas.begin(), metas.end(), candidate)) {
      wanted[left++] = w;
      continue;
    }
    // After another error the type may be unknown only because of that one.
    const bool again = std::find(reported.begin(), reported.end(), metas[0]) != reported.end();
    if (diagnostics_.error_count() == errors + reported.size() && !again) {
      ReportAmbiguous(w);
      reported.push_back(metas[0]);
    }
  }
  wanted.resize(left, Wanted{});
}

bool Checker::DefaultVariable(uint32_t meta, size_t mark) {
  const KnownEntities& known = entities_.known;
  const auto num = known.num_class.has_value() ? environment_.class_of.find(known.num_class) : environment_.class_of.end();
  if (num == environment_.class_of.end()) return false;
  const TypeId variable = unifier_.Shallow(tables_.metas[meta]);
  if (!unifier_.IsMeta(variable)) return false;
  std::vector<ClassId> classes;
  bool numeric = false;
  for (size_t i = mark; i < solver_.wanted().size(); ++i) {
    const Wanted& w = solver_.wanted()[i];
    if (unifier_.Shallow(w.predicate.type) != variable) {
      std::vector<uint32_t> inside;
      unifier_.CollectMetas(w.predicate.type, &inside);
      if (std::find(inside.begin(), inside.end(), meta) != inside.end()) return false;
      continue;
    }
    const ClassId id = w.predicate.class_id;
    // Only classes of the libraries, at least one of them numeric.
    if (!entities_.modules[environment_.classes[id].module].is_library) return false;
    numeric = numeric || solver_.IsSubclassOf(id, num->second);
    classes.push_back(id);
  }
  if (!numeric) return false;
  for (TypeId type : default_types_) {
    const bool all = std::all_of(classes.begin(), classes.end(), [&](ClassId id) { return solver_.Holds({id, type}); });
    if (!all) continue;
    unifier_.Solve(types_[variable].index, type);
    return true;
  }
  return false;
}

void Checker::ReportAmbiguous(const Wanted& wanted) {
  Printer printer = NewPrinter();
  printer.Prepare(wanted.predicate.type);
  diagnostics_.Error(wanted.span, "the type here is ambiguous: nothing says which `" + printer.Show(wanted.predicate) +
                                      "` is meant. Add a type annotation.");
}

}  // namespace inquest::haskell::type
