// Finding instances, matching their heads, reducing predicates without building evidence.
#include <algorithm>

#include "haskell/type/solve.h"

namespace inquest::haskell::type {

using core::TypeKind;

void Solver::AddInstance(InstanceId id) {
  const Instance& instance = environment_.instances[id];
  const core::Type& head = environment_.types[unifier_.Head(instance.type)];
  const core::TyConId con = head.kind == TypeKind::kCon ? head.con : core::TyConId();
  tables_.instances[InstanceKey(instance.class_id, con)].push_back(id);
}

const std::vector<InstanceId>& Solver::Instances(ClassId class_id, core::TyConId head) {
  static const std::vector<InstanceId> kEmpty;
  const auto it = tables_.instances.find(InstanceKey(class_id, head));
  return it == tables_.instances.end() ? kEmpty : it->second;
}

void Solver::BindInstance(const Instance& instance, TypeId type) {
  bool stuck = false;
  unifier_.Match(instance.type, type, instance.variables, &stuck);
}

void Solver::UnbindInstance(const Instance& instance) {
  for (uint32_t v : instance.variables) {
    if (unifier_.bound(v).has_value()) unifier_.Unbind(v);
  }
}

Solver::Found Solver::FindAmong(const std::vector<InstanceId>& candidates, TypeId type,
                                std::vector<InstanceId>* matches) {
  bool any_stuck = false;
  for (InstanceId id : candidates) {
    const Instance& instance = environment_.instances[id];
    bool stuck = false;
    if (unifier_.Match(instance.type, type, instance.variables, &stuck)) matches->push_back(id);
    UnbindInstance(instance);
    any_stuck = any_stuck || stuck;
  }
  if (any_stuck) return Found::kStuck;
  if (matches->empty()) return Found::kNone;
  return matches->size() == 1 ? Found::kOne : Found::kSeveral;
}

// Whether a's head is an instance of b's.
bool Solver::MoreSpecific(InstanceId a, InstanceId b) {
  const Instance& general = environment_.instances[b];
  bool stuck = false;
  const bool result = unifier_.Match(general.type, environment_.instances[a].type, general.variables, &stuck);
  UnbindInstance(general);
  return result;
}

Solver::Found Solver::FindInstance(ClassId class_id, TypeId type, InstanceId* found) {
  const core::Type& head = environment_.types[unifier_.Head(type)];
  std::vector<InstanceId> matches;
  Found result = Found::kNone;
  if (head.kind == TypeKind::kCon) {
    const std::vector<InstanceId>& candidates = Instances(class_id, head.con);
    result = FindAmong(candidates, type, &matches);
  }
  if (result == Found::kStuck) return result;
  const std::vector<InstanceId>& general = Instances(class_id, core::TyConId());
  if (!general.empty() && matches.empty()) result = FindAmong(general, type, &matches);
  if (result == Found::kSeveral) {
    // Overlapping instances: the one that is an instance of all the others, if there is one.
    for (InstanceId candidate : matches) {
      const bool best = std::all_of(matches.begin(), matches.end(), [&](InstanceId other) {
        return other == candidate || (MoreSpecific(candidate, other) && !MoreSpecific(other, candidate));
      });
      if (!best) continue;
      *found = candidate;
      return Found::kOne;
    }
    return result;
  }
  if (result == Found::kOne) *found = matches[0];
  return result;
}

bool Solver::SameHead(InstanceId a, InstanceId b) { return MoreSpecific(a, b) && MoreSpecific(b, a); }

bool Solver::IsOwnSuperclass(ClassId id, const Predicate& super) {
  const std::vector<uint32_t>& variables = environment_.classes[id].variables;
  const core::Type& type = environment_.types[super.type];
  return variables.size() > 1 || (type.kind == TypeKind::kVar && type.index == variables[0]);
}

void Solver::ComputeAncestors(ClassId id) {
  while (tables_.ancestors.size() < environment_.classes.size()) tables_.ancestors.Add({});
  std::vector<Ancestor>& list = tables_.ancestors[id];
  list.clear();
  if (environment_.classes[id].variables.size() > 1) return;  // AddSuperclasses
  // Breadth first, so that the shortest path to an ancestor is used.
  const auto add = [&](ClassId from_class, uint32_t from) {
    const std::vector<Predicate>& supers = environment_.classes[from_class].superclasses;
    for (uint32_t i = 0; i < supers.size(); ++i) {
      const ClassId super = supers[i].class_id;
      if (!IsOwnSuperclass(from_class, supers[i])) continue;
      const bool known = super == id || std::any_of(list.begin(), list.end(),
                                                    [&](const Ancestor& a) { return a.class_id == super; });
      if (!known) list.push_back({super, from, i});
    }
  };
  add(id, Ancestor::kSelf);
  for (uint32_t i = 0; i < list.size(); ++i) add(list[i].class_id, i);
}

bool Solver::IsSubclassOf(ClassId id, ClassId ancestor) {
  if (id == ancestor) return true;
  const std::vector<Ancestor>& list = tables_.ancestors[id];
  return std::any_of(list.begin(), list.end(), [&](const Ancestor& a) { return a.class_id == ancestor; });
}

bool Solver::Reduce(const Predicate& predicate, std::vector<Predicate>* out, Predicate* culprit, int depth) {
  const TypeId type = unifier_.Zonk(predicate.type);
  const TypeId head = unifier_.Head(type);
  InstanceId found;
  const Found result =
      depth > static_cast<int>(100) ? Found::kNone : FindInstance(predicate.class_id, type, &found);
  if (result == Found::kOne) {
    std::vector<Predicate> needed;
    {
      const Instance& instance = environment_.instances[found];
      BindInstance(instance, type);
      for (const Predicate& p : instance.context) needed.push_back({p.class_id, unifier_.Apply(p.type)});
      UnbindInstance(instance);
    }
    return std::all_of(needed.begin(), needed.end(),
                       [&](const Predicate& p) { return Reduce(p, out, culprit, depth + 1); });
  }
  if (environment_.types[head].kind == TypeKind::kCon) {
    *culprit = {predicate.class_id, type};
    return false;
  }
  for (const Predicate& known : *out) {
    if (known.type == type && IsSubclassOf(known.class_id, predicate.class_id)) return true;
  }
  std::erase_if(*out, [&](const Predicate& known) {
    return known.type == type && IsSubclassOf(predicate.class_id, known.class_id);
  });
  out->push_back({predicate.class_id, type});
  return true;
}

bool Solver::Holds(const Predicate& predicate) {
  std::vector<Predicate> rest;
  Predicate culprit;
  return Reduce(predicate, &rest, &culprit) && rest.empty();
}

// H2010 4.3.3, and those of DeriveFunctor and its kin.
bool Solver::IsDerivable(EntityId class_entity) const {
  const KnownEntities& known = entities_.known;
  const EntityId derivable[] = {known.eq_class,         known.ord_class,     known.show_class,
                                known.read_class,       known.enum_class,    known.bounded_class,
                                known.ix_class,         known.functor_class, known.foldable_class,
                                known.traversable_class};
  return class_entity.has_value() &&
         std::find(std::begin(derivable), std::end(derivable), class_entity) != std::end(derivable);
}

// What the person can do where a type of the program lacks the instance; nothing for a type of the libraries.
std::string Solver::DerivingHint(EntityId class_entity, core::TyConId con) {
  const auto type = tables_.entity_of.find(con);
  if (type == tables_.entity_of.end() || !IsDerivable(class_entity)) return "";
  const Entity& entity = entities_[type->second];
  const bool is_own = entity.kind == EntityKind::kDataType && !entity.is_family &&
                      entity.module.has_value() && !entities_.modules[entity.module].is_library;
  if (!is_own) return "";
  const auto name = [&](EntityId id) { return std::string(names_.text(entities_[id].name)); };
  return "Add `deriving " + name(class_entity) + "` to the declaration of `" + name(type->second) +
         "`, or write the instance.";
}

std::string Solver::Hint(const Predicate& predicate) {
  const TypeId head = unifier_.Head(predicate.type);
  const core::Type& h = environment_.types[head];
  const EntityId c = environment_.classes[predicate.class_id].entity;
  const KnownEntities& known = entities_.known;
  const bool numeric = known.num_class.has_value() && environment_.class_of.contains(known.num_class) &&
                       IsSubclassOf(predicate.class_id, environment_.class_of.at(known.num_class));
  if (h.kind == TypeKind::kVar)
    return "The type signature does not promise it; add it to the context of the signature.";
  if (h.kind != TypeKind::kCon) return "";
  if (h.con == environment_.types.function) {
    if (c == known.show_class) return "Functions cannot be shown. Is an argument missing?";
    if (c == known.eq_class || c == known.ord_class)
      return "Functions cannot be compared. Is an argument missing?";
    // `g 1 2 3`, where `g 1 2` could be a number, needs a number that is a function.
    if (numeric)
      return "A function is used where a number is needed. Is an argument missing, or is there one too many?";
    return "Is an argument missing?";
  }
  if (numeric && (h.con == environment_.types.char_type || h.con == environment_.types.list)) {
    return "A number is written or computed where this type is needed.";
  }
  return DerivingHint(c, h.con);
}

void Solver::ReportMissing(const Wanted& wanted) {
  const Predicate& predicate = wanted.predicate;
  if (unifier_.IsErroneous(predicate.type)) return;
  if (!reported_.insert(PredicateKey(predicate.class_id, unifier_.Zonk(predicate.type))).second) return;
  Printer printer = NewPrinter();
  printer.Prepare(predicate.type);
  std::string message = "there is no instance `" + printer.Show(predicate) + "`";
  if (environment_.classes[predicate.class_id].entity == entities_.known.equality_class) {
    std::vector<TypeId> sides;
    unifier_.Arguments(predicate.type, &sides);
    diagnostics_.Error(wanted.span, "`" + printer.Show(sides[0]) + "` and `" + printer.Show(sides[1]) +
                                        "` should be the same type here");
    return;
  }
  if (environment_.classes[predicate.class_id].entity == entities_.known.coercible_class) {
    std::vector<TypeId> sides;
    unifier_.Arguments(predicate.type, &sides);
    diagnostics_.Error(wanted.span, "values of `" + printer.Show(sides[0]) +
                                        "` are not represented as those of `" + printer.Show(sides[1]) + "`");
    return;
  }
  InstanceId found;
  if (wanted.literal) {
    message = "I expected `" + printer.Show(predicate.type) + "` but found a number";
  } else if (FindInstance(predicate.class_id, unifier_.Zonk(predicate.type), &found) == Found::kSeveral) {
    message = "several instances match `" + printer.Show(predicate) + "`";
  }
  std::vector<source::Note> notes;
  if (wanted.literal) {
    notes.push_back({Span(), "There is no instance `" + printer.Show(predicate) + "`."});
  } else if (std::string hint = Hint(predicate); !hint.empty()) {
    notes.push_back({Span(), std::move(hint)});
  }
  diagnostics_.Error(wanted.span, std::move(message), std::move(notes));
}

}  // namespace inquest::haskell::type
