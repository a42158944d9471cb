// Ambiguous types and their defaults (H2010 4.3.4).
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

namespace {

// FunctionalDependencies: the variables of the parameters that are determined by those that are.
void AddDetermined(Unifier& unifier, TypeId type, const Dependency& dependency, uint32_t outer,
                   std::vector<uint32_t>* known) {
  std::vector<TypeId> arguments;
  unifier.Arguments(type, &arguments);
  std::vector<uint32_t> from, to;
  for (const uint32_t at : dependency.from) unifier.CollectMetas(arguments[at], &from);
  for (const uint32_t at : dependency.to) unifier.CollectMetas(arguments[at], &to);
  const auto is_known = [&](uint32_t meta) {
    return unifier.meta_level(meta) <= outer || std::find(known->begin(), known->end(), meta) != known->end();
  };
  if (!std::all_of(from.begin(), from.end(), is_known)) return;
  for (const uint32_t meta : to)
    if (!is_known(meta)) known->push_back(meta);
}

}  // namespace

void Checker::DefaultAmbiguous(size_t mark, const std::vector<uint32_t>& given, size_t errors) {
  if (solver_.mark() == mark) return;
  const uint32_t outer = unifier_.level();
  std::vector<uint32_t> kept = given;
  // `MonadState s m` tells what s is where m is known. Each round adds a variable, or is the last.
  for (size_t before = kept.size() + 1; before != kept.size();) {
    before = kept.size();
    for (size_t i = mark; i < solver_.wanted().size(); ++i) {
      const Predicate& predicate = solver_.wanted()[i].predicate;
      for (const Dependency& dependency : environment_.classes[predicate.class_id].dependencies)
        AddDetermined(unifier_, predicate.type, dependency, outer, &kept);
    }
  }
  const auto candidate = [&](uint32_t meta) {
    return unifier_.meta_level(meta) > outer && std::find(kept.begin(), kept.end(), meta) == kept.end();
  };
  ApplyDefaults(mark, candidate);
  // What mentions only variables that nothing can determine any more is ambiguous. After another error it may
  // be so only because of that one.
  ReportAmbiguousFrom(mark, candidate, diagnostics_.error_count() == errors, false);
}

void Checker::ApplyDefaults(size_t mark, const std::function<bool(uint32_t)>& candidate) {
  // By variable: the classes it must belong to; blocked where it occurs inside of another type.
  struct Classes {
    std::vector<ClassId> ids;
    bool blocked = false;
  };
  std::unordered_map<uint32_t, Classes> found;
  std::vector<uint32_t> order, inside;
  for (size_t i = mark; i < solver_.wanted().size(); ++i) {
    const Predicate& predicate = solver_.wanted()[i].predicate;
    const TypeId type = unifier_.Shallow(predicate.type);
    inside.clear();
    unifier_.CollectMetas(type, &inside);
    for (uint32_t meta : inside) {
      if (!candidate(meta)) continue;
      const auto [it, added] = found.try_emplace(meta);
      if (added) order.push_back(meta);
      it->second.blocked = it->second.blocked || !unifier_.IsMeta(type);
      std::vector<ClassId>& ids = it->second.ids;
      if (std::find(ids.begin(), ids.end(), predicate.class_id) == ids.end())
        ids.push_back(predicate.class_id);
    }
  }
  bool changed = false;
  for (uint32_t meta : order) {
    const Classes& classes = found.at(meta);
    if (classes.blocked) continue;
    const TypeId type = DefaultFor(classes.ids);
    if (!type.has_value()) continue;
    unifier_.Solve(meta, type);
    changed = true;
  }
  if (changed) solver_.Simplify(mark);
}

// The first default type that belongs to all these classes, if at least one of them is numeric (or that of
// string literals with OverloadedStrings) and all are from the libraries.
TypeId Checker::DefaultFor(const std::vector<ClassId>& classes) {
  const auto num = environment_.class_of.find(entities_.known.num_class);
  if (num == environment_.class_of.end()) return TypeId();
  const EntityId from_string = entities_.known.from_string;
  const EntityId strings = from_string.has_value() ? entities_[from_string].parent : EntityId();
  bool numeric = false;
  for (ClassId id : classes) {
    if (!entities_.modules[environment_.classes[id].module].is_library) return TypeId();
    numeric = numeric || solver_.IsSubclassOf(id, num->second) ||
              (strings.has_value() && environment_.classes[id].entity == strings);
  }
  if (!numeric) return TypeId();
  for (TypeId type : default_types_) {
    const bool all = std::all_of(classes.begin(), classes.end(), [&](ClassId id) {
      return solver_.Holds({id, type});
    });
    if (all) return type;
  }
  return TypeId();
}

void Checker::ReportAmbiguousFrom(size_t mark, const std::function<bool(uint32_t)>& candidate, bool report,
                                  bool restricted) {
  std::vector<Wanted>& wanted = solver_.wanted();
  std::unordered_set<uint32_t> reported;
  std::vector<uint32_t> metas;
  size_t left = mark;
  for (size_t i = mark; i < wanted.size(); ++i) {
    const Wanted w = wanted[i];
    metas.clear();
    unifier_.CollectMetas(w.predicate.type, &metas);
    if (metas.empty() || !std::all_of(metas.begin(), metas.end(), candidate)) {
      wanted[left++] = w;
    } else if (report && reported.insert(metas[0]).second) {
      ReportAmbiguous(w, restricted);
    }
  }
  wanted.resize(left, Wanted{});
}

void Checker::ReportAmbiguous(const Wanted& wanted, bool restricted) {
  if (unifier_.IsErroneous(wanted.predicate.type)) return;
  Printer printer = NewPrinter();
  printer.Prepare(wanted.predicate.type);
  std::vector<source::Note> notes;
  if (restricted) {
    notes.push_back({Span(),
                     "A definition without parameters and without a type signature has one type only (the "
                     "monomorphism restriction). A signature or a parameter may help."});
  }
  diagnostics_.Error(wanted.span,
                     "the type here is ambiguous: nothing says which `" + printer.Show(wanted.predicate) +
                         "` is meant. Add a type annotation.",
                     std::move(notes));
}

}  // namespace inquest::haskell::type
