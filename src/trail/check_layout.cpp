#include "trail/check_layout.h"

namespace inquest::trail {

namespace {

// Every number that leads somewhere leads to something.
class Checker {
 public:
  explicit Checker(const Layout& layout) : l_(layout) {}

  bool Holds() {
    Needed(l_.main, l_.callables);
    if (l_.first_constructor > l_.callables.next_id()) ok_ = false;
    for (const Type& type : l_.types) {
      Optional(type.name, l_.names);
      for (TypeId argument : type.arguments) Needed(argument, l_.types);
    }
    for (const Callable& callable : l_.callables) Check(callable);
    for (const Module& module : l_.modules) {
      if (module.file.has_value() && module.file.index >= l_.files.size()) ok_ = false;
    }
    for (VariantId i{0}; l_.variants.contains(i); ++i) Check(l_.variants[i], i.index == 0);
    for (const Site& site : l_.sites) {
      Needed(site.callable, l_.callables);
      if (site.arity > kMaxArity) ok_ = false;
      Optional(site.place, l_.places);
    }
    for (const ActionSite& site : l_.action_sites) {
      Optional(site.place, l_.places);
      if (site.arity > kMaxArity) ok_ = false;
    }
    for (const Constant& constant : l_.constants) Needed(constant.callable, l_.callables);
    for (const Place& place : l_.places) Check(place);
    for (const Case& each : l_.cases) {
      for (PlaceId place : each.by_tag) Optional(place, l_.places);
      for (const auto& [word, place] : each.literals) Optional(place, l_.places);
      Optional(each.otherwise, l_.places);
    }
    for (const Let& let : l_.lets) {
      for (const auto& [slot, place] : let.binds) Needed(place, l_.places);
    }
    return ok_ && !l_.variants.empty() && TypesEnd() && ParentsEnd() && PlacesEnd() &&
           l_.sites.size() >= l_.callables.size() - l_.first_constructor.index;
  }

 private:
  template <typename Id, typename T>
  void Needed(Id id, const base::Store<Id, T>& list) {
    if (!list.contains(id)) ok_ = false;
  }
  template <typename Id, typename T>
  void Optional(Id id, const base::Store<Id, T>& list) {
    if (id.has_value()) Needed(id, list);
  }
  void Check(const Span& span) {
    if (!span.has_value()) return;
    if (span.file.index >= l_.files.size() || span.begin > span.end) {
      ok_ = false;
      return;
    }
    if (span.end > l_.files[span.file].text().size()) ok_ = false;
  }
  void Check(const Predicate& predicate) {
    Optional(predicate.class_name, l_.names);
    for (TypeId type : predicate.types) Optional(type, l_.types);
  }
  void Check(const Callable& c) {
    Optional(c.module, l_.modules);
    Optional(c.parent, l_.callables);
    Optional(c.part_of, l_.callables);
    Optional(c.type, l_.types);
    Optional(c.entry, l_.places);
    Optional(c.variant, l_.variants);
    Check(c.span);
    if (c.kind > CallableKind::kConstructor || c.hidden > c.arity || c.arity > kMaxArity) ok_ = false;
    Optional(c.made_by, l_.callables);
    Check(c.instance);
    if (c.is_default) Needed(c.instance.class_name, l_.names);
    for (const Constraint& constraint : c.constraints) Check(constraint.predicate);
    for (ConstantId mentioned : c.mentions) Needed(mentioned, l_.constants);
    for (const Span& span : c.equations) Check(span);
    for (const Leaf& leaf : c.leaves) Check(leaf.span);
    if (c.variant.has_value() && uint64_t{c.variant.index} + c.leaves.size() >= l_.variants.size())
      ok_ = false;
    if (c.variant.has_value() && ok_ &&
        c.first_param.index + uint64_t{c.arity} > l_.variants[c.variant].size) {
      ok_ = false;
    }
    for (SlotId slot : c.weak_params) {
      if (slot < c.first_param || slot.index >= c.first_param.index + uint64_t{c.arity}) ok_ = false;
    }
  }
  void Check(const Variant& variant, bool program) {
    if (!program) Needed(variant.callable, l_.callables);
    Optional(variant.entry, l_.places);
    if (variant.size == 0 || variant.size > (1u << 26)) ok_ = false;
    if (!program && ok_ && variant.leaf > l_.callables[variant.callable].leaves.size()) ok_ = false;
  }
  void Check(const Place& p) {
    Check(p.span);
    Optional(p.name, l_.names);
    Optional(p.type, l_.types);
    if (p.kind > PlaceKind::kOther || p.written > Written::kHidden) ok_ = false;
    if (uint64_t{p.first_kid} + p.count > l_.kids.size()) {
      ok_ = false;
      return;
    }
    for (uint32_t i = 0; i < p.count; ++i) Needed(l_.kid(p, i), l_.places);
    if (p.count < KidsNeeded(p.kind)) ok_ = false;
    switch (p.kind) {
      case PlaceKind::kConstant:
        Needed(p.constant(), l_.constants);
        break;
      case PlaceKind::kMakeFun:
      case PlaceKind::kCall:
      case PlaceKind::kCallLocal:
      case PlaceKind::kClosure:
        Needed(p.callable(), l_.callables);
        break;
      case PlaceKind::kCon:
        Needed(p.site(), l_.sites);
        break;
      case PlaceKind::kAction:
        Needed(p.action_site(), l_.action_sites);
        break;
      case PlaceKind::kPrim:
        Needed(p.primitive(), l_.primitives);
        break;
      case PlaceKind::kBlock:
        Needed(p.variant(), l_.variants);
        break;
      case PlaceKind::kCase:
        Needed(p.cases(), l_.cases);
        break;
      case PlaceKind::kLet:
        Needed(p.let(), l_.lets);
        break;
      default:
        break;
    }
  }

  static uint32_t KidsNeeded(PlaceKind kind) {
    switch (kind) {
      case PlaceKind::kSeq:
        return 2;
      case PlaceKind::kPartial:
      case PlaceKind::kCallLocal:
      case PlaceKind::kApply:
      case PlaceKind::kMethod:
      case PlaceKind::kUnwrap:
      case PlaceKind::kCase:
      case PlaceKind::kLet:
      case PlaceKind::kLeaf:
      case PlaceKind::kGoto:
        return 1;
      default:
        return 0;
    }
  }

  // Whoever follows types, routines around routines, or the parts of an expression comes to an end.
  bool TypesEnd() const {
    return HasNoCycle(l_.types.size(), [&](uint32_t type, const auto& to) {
      for (TypeId argument : l_.types[TypeId(type)].arguments) to(argument.index);
    });
  }
  bool ParentsEnd() const {
    return HasNoCycle(l_.callables.size(), [&](uint32_t callable, const auto& to) {
      to(l_.callables[CallableId(callable)].parent.index);
    });
  }
  bool PlacesEnd() const {
    // What is a part of two expressions would make following the parts take for ever, if not literally: only
    // where a failed match goes on is shared.
    std::vector<bool> has_parent(l_.places.size());
    for (const Place& place : l_.places) {
      for (uint32_t i = 0; i < place.count; ++i) {
        const PlaceId kid = l_.kid(place, i);
        if (place.kind == PlaceKind::kGoto) continue;
        if (has_parent[kid.index]) return false;
        has_parent[kid.index] = true;
      }
    }
    return HasNoCycle(l_.places.size(), [&](uint32_t at, const auto& to_index) {
      const auto to = [&](PlaceId target) { to_index(target.index); };
      const Place& place = l_.places[PlaceId(at)];
      for (uint32_t i = 0; i < place.count; ++i) to(l_.kid(place, i));
      if (place.kind == PlaceKind::kLet) {
        for (const auto& [slot, bound] : l_.lets[place.let()].binds) to(bound);
      }
      if (place.kind != PlaceKind::kCase) return;
      for (PlaceId target : l_.cases[place.cases()].by_tag) to(target);
      for (const auto& [literal, target] : l_.cases[place.cases()].literals) to(target);
      to(l_.cases[place.cases()].otherwise);
    });
  }

  // Takes away, again and again, what nothing leads to; a cycle stays. `edges(n, to)` calls `to` for each.
  template <typename Edges>
  static bool HasNoCycle(size_t count, const Edges& edges) {
    std::vector<uint32_t> incoming(count), free;
    for (uint32_t i = 0; i < count; ++i) {
      edges(i, [&](uint32_t target) {
        if (target != kNone) ++incoming[target];
      });
    }
    for (uint32_t i = 0; i < count; ++i) {
      if (incoming[i] == 0) free.push_back(i);
    }
    size_t taken = 0;
    for (; !free.empty(); ++taken) {
      const uint32_t next = free.back();
      free.pop_back();
      edges(next, [&](uint32_t target) {
        if (target != kNone && --incoming[target] == 0) free.push_back(target);
      });
    }
    return taken == count;
  }

  // Far beyond what anybody writes; sums of it fit 32 bits.
  static constexpr uint32_t kMaxArity = 1u << 24;
  const Layout& l_;
  bool ok_ = true;
};

}  // namespace

bool IsPossible(const Layout& layout) { return Checker(layout).Holds(); }

}  // namespace inquest::trail
