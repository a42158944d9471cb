#include "traced/zoom/zoom_tree.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "traced/tree/executed_code.h"
#include "traced/value/source_text.h"
#include "traced/zoom/equation_text.h"
#include "traced/zoom/own_frames.h"
#include "traced/zoom/zoom_behaviours.h"
#include "trail/place_at.h"
#include "trail/replay.h"

namespace inquest::traced {

using trail::Callable;
using trail::CallableKind;
using trail::Evaluated;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Span;
using trail::Written;

namespace {

// Where a variable is: a word of a frame, or a field of what is there.
struct VariableSpot {
  trail::Address frame = 0;
  trail::SlotId slot;
  auto operator<=>(const VariableSpot&) const = default;
};

// A frame while its pieces are made.
struct Scope {
  Frame frame;
  trail::Way way;
  std::unordered_map<PlaceId, PlaceId> taken;  // by case
};

// Adds what lies inside an equation, a piece before its parts. Recursion follows the text of the program.
class Zoomer {
 public:
  Zoomer(const TrailBehaviours& run, NodeId node, ZoomBehaviours& behaviours)
      : trail_(run.trail()),
        l_(trail_.layout()),
        run_(run),
        node_(node),
        behaviours_(behaviours),
        own_(trail_, behaviours.frame()) {}

  tree::Tree Run() {
    ZoomPart call;
    call.kind = ZoomKind::kCall;
    call.outcome = run_.OutcomeOf(node_);
    const NodeId root = Add(NodeId(), std::move(call));
    const Scope scope = ScopeOf(behaviours_.frame());
    AddMatch(scope, root);
    Inside(scope, root);
    behaviours_.part(root).innermost = innermost_;
    for (const auto& [variable, spot] : variables_) Resolve(variable, spot);
    for (const auto& [from, to] : references_)
      if (from != to) tree_.AddReference(from, to);
    return tree_.Finish(tree_.size());
  }

 private:
  Scope ScopeOf(const Frame& frame) const {
    Scope scope{frame, trail::Replay(trail_, frame), {}};
    for (const auto& [at, next] : scope.way.choices) scope.taken.emplace(at, next);
    return scope;
  }

  NodeId Add(NodeId parent, ZoomPart part) {
    if (part.span.has_value()) {
      part.which = std::to_string(part.span.begin - behaviours_.equation().begin);
      if (parent.has_value() && part.text.empty()) part.text = EquationPiece(l_, part.span);
    }
    const NodeId made = tree_.Add(parent, RoutineId(tree_.size()), tree::NodeKind::kZoomed);
    behaviours_.Add(std::move(part));
    return made;
  }

  // ---- Which equation was chosen.

  void AddMatch(const Scope& scope, NodeId root) {
    const Callable* callable = trail_.callable(scope.frame);
    if (callable == nullptr || callable->kind == CallableKind::kHidden) return;
    const bool is_choice = callable->equations.size() > 1 || HasPatterns(scope);
    if (!is_choice) return;
    ZoomPart match;
    match.kind = ZoomKind::kMatch;
    match.has_result = false;
    match.result = ZoomTerms::Nothing();
    const uint32_t leaf = trail_.variant(scope.frame).leaf;
    if (leaf == 0) {
      match.lead = "matched no equation of ";
      match.text = callable->name;
      match.span = callable->span;
    } else {
      match.lead = "matched ";
      match.span = LeftHandSide(l_, *callable, callable->leaves[leaf - 1].equation);
    }
    if (!match.span.has_value()) return;
    match.variables = VariablesOf(scope, [&](const Place& place) {
      const bool is_field = place.kind == PlaceKind::kField && !IsOfCase(scope, place.slot);
      return is_field || place.kind == PlaceKind::kSlot;
    });
    match_ = Add(root, std::move(match));
    Number(match_);
  }

  // Whether a case of the right-hand side looks at it.
  bool IsOfCase(const Scope& scope, trail::SlotId slot) const {
    return std::any_of(scope.way.choices.begin(), scope.way.choices.end(), [&](const auto& choice) {
      const Place& place = l_.places[choice.first];
      return place.written == Written::kCase && place.stores_value && place.slot == slot;
    });
  }
  bool HasPatterns(const Scope& scope) const {
    return std::any_of(scope.way.choices.begin(), scope.way.choices.end(), [&](const auto& choice) {
      return l_.places[choice.first].written == Written::kPattern;
    });
  }
  std::vector<Span> Conditions(const Scope& scope) const {
    std::vector<Span> spans;
    for (const auto& [at, next] : scope.way.choices) {
      const Place& place = l_.places[at];
      if (place.written == Written::kGuard) spans.push_back(l_.places[l_.kid(place, 0)].span);
    }
    return spans;
  }
  // Parameters and what patterns bound, as the code mentions them: what let binds is no part of it.
  template <typename Is>
  std::vector<Binding> VariablesOf(const Scope& scope, Is is) const {
    std::set<trail::SlotId> bound;
    for (PlaceId let : scope.way.lets)
      for (const auto& [slot, at] : l_.lets[l_.places[let].let()].binds) bound.insert(slot);
    std::vector<Binding> variables;
    const auto add = [&](PlaceId at, const auto& self) -> void {
      if (!at.has_value()) return;
      const Place& place = l_.places[at];
      if (place.name.has_value() && place.span.has_value() && is(place) && !bound.contains(place.slot))
        AddVariable(scope, at, &variables);
      if (place.kind == PlaceKind::kCase || place.kind == PlaceKind::kLet) return;
      for (uint32_t i = 0; i < place.count; ++i) self(l_.kid(place, i), self);
    };
    for (PlaceId condition : scope.way.conditions) add(condition, add);
    add(scope.way.result, add);
    for (PlaceId let : scope.way.lets)
      for (const auto& [slot, at] : l_.lets[l_.places[let].let()].binds) add(at, add);
    return variables;
  }
  void AddVariable(const Scope& scope, PlaceId at, std::vector<Binding>* variables) const {
    const std::string& name = l_.names[l_.places[at].name];
    const bool is_known = std::any_of(variables->begin(), variables->end(),
                                      [&](const Binding& binding) { return binding.name == name; });
    if (is_known) return;
    const Evaluated value = trail::ValueOf(trail_, scope.frame, at);
    if (value.status == Evaluated::kUnevaluated || value.status == Evaluated::kNotKept) return;
    variables->push_back({name, behaviours_.zoom_terms().AtPlace(scope.frame, at)});
  }

  // ---- What a frame executed.

  void Inside(const Scope& scope, NodeId parent) {
    Control(scope, trail_.variant(scope.frame).entry, parent);
  }

  // Follows the way from a place on, to where the value comes from.
  void Control(const Scope& scope, PlaceId at, NodeId parent) {
    for (size_t steps = 0; at.has_value() && steps <= l_.places.size(); ++steps) {
      const Place& place = l_.places[at];
      switch (place.kind) {
        case PlaceKind::kCase: {
          const auto taken = scope.taken.find(at);
          const PlaceId next = taken == scope.taken.end() ? PlaceId() : taken->second;
          Choice(scope, at, next, parent);
          at = next;
          continue;
        }
        case PlaceKind::kLet:
          Bindings(scope, place, parent);
          at = l_.kid(place, 0);
          continue;
        case PlaceKind::kLeaf:
          Otherwise(scope, place, parent);
          at = l_.kid(place, 0);
          continue;
        case PlaceKind::kSeq:
          Expression(scope, l_.kid(place, 0), parent);
          at = l_.kid(place, 1);
          continue;
        case PlaceKind::kGoto:
          at = l_.kid(place, 0);
          continue;
        default:
          Expression(scope, at, parent);
          return;
      }
    }
  }

  void Choice(const Scope& scope, PlaceId at, PlaceId next, NodeId parent) {
    const Place& place = l_.places[at];
    const PlaceId scrutinee = l_.kid(place, 0);
    switch (place.written) {
      case Written::kGuard:
      case Written::kIf: {
        const bool is_guard = place.written == Written::kGuard;
        Truth(scope, at, next, is_guard ? ZoomKind::kGuard : ZoomKind::kCondition, parent);
        return;
      }
      case Written::kCase:
        Operand(scope, scrutinee, parent);
        Alternative(scope, at, next, parent);
        return;
      case Written::kPattern:
      case Written::kPlain:
      case Written::kLambda:
      case Written::kListComp:
      case Written::kDo:
      case Written::kSection:
      case Written::kLiteral:
      case Written::kHidden:
        Operand(scope, scrutinee, parent);
        return;
    }
  }

  // A guard or condition: where it led says what it gave.
  void Truth(const Scope& scope, PlaceId at, PlaceId next, ZoomKind kind, NodeId parent) {
    const Place& place = l_.places[at];
    const PlaceId condition = l_.kid(place, 0);
    const std::optional<bool> truth = WhereLed(place, next);
    ZoomPart part;
    part.kind = kind;
    part.span = l_.places[condition].span;
    part.lead = kind == ZoomKind::kGuard ? "the guard " : "the condition ";
    part.verb = " is ";
    if (!part.span.has_value()) return Operand(scope, condition, parent);
    if (truth.has_value()) {
      part.result = ZoomTerms::Truth(*truth);
    } else {
      const Evaluated value = ValueAt(scope, condition);
      if (value.status == Evaluated::kNotKept || value.status == Evaluated::kUnevaluated)
        return Operand(scope, condition, parent);
      part.result = TermAt(scope, condition);
      part.outcome = OutcomeOf(value);
    }
    part.variables = VariablesIn(scope, condition);
    const NodeId made = Add(parent, std::move(part));
    Parts(scope, condition, made);
    Number(made);
    // Which equation was chosen depends on the guards of those before.
    if (kind == ZoomKind::kGuard && match_.has_value() && IsBeforeChosen(l_.places[condition].span))
      references_.emplace_back(match_, made);
  }

  static bool LeadsTo(const trail::Case& table, uint32_t tag, PlaceId next) {
    return tag < table.by_tag.size() ? table.by_tag[tag] == next : table.otherwise == next;
  }
  std::optional<bool> WhereLed(const Place& place, PlaceId next) const {
    if (!next.has_value()) return std::nullopt;
    const trail::Case& table = l_.cases[place.cases()];
    const bool if_false = LeadsTo(table, 0, next), if_true = LeadsTo(table, 1, next);
    if (if_false == if_true) return std::nullopt;
    return if_true;
  }
  bool IsBeforeChosen(Span span) const {
    const trail::Variant& variant = trail_.variant(behaviours_.frame());
    return variant.leaf == 0 || !behaviours_.equation().has_value() ||
           span.begin < behaviours_.equation().begin;
  }

  // `otherwise`, or a guard that always holds: it is not tried.
  void Otherwise(const Scope& scope, const Place& leaf, NodeId parent) {
    const Callable* callable = trail_.callable(scope.frame);
    if (callable == nullptr || leaf.a >= callable->leaves.size()) return;
    const trail::Leaf& chosen = callable->leaves[leaf.a];
    const std::vector<Span> tried = Conditions(scope);
    const Span guard = GuardBefore(l_, chosen.span);
    const auto is_it = [&](Span span) { return span.has_value() && span.begin == guard.begin; };
    const Span equation = EquationSpan(trail_, scope.frame);
    if (!equation.has_value() || guard.begin < equation.begin) return;  // that of another one
    if (!guard.has_value() || std::any_of(tried.begin(), tried.end(), is_it)) return;
    ZoomPart part;
    part.kind = ZoomKind::kGuard;
    part.span = guard;
    part.lead = "the guard ";
    part.verb = " is ";
    part.result = ZoomTerms::Truth(true);
    Number(Add(parent, std::move(part)));
  }
  void Alternative(const Scope& scope, PlaceId at, PlaceId next, NodeId parent) {
    const Place& place = l_.places[at];
    if (!next.has_value() || !place.span.has_value()) return;
    // Patterns inside the pattern.
    for (auto inner = scope.taken.find(next);
         inner != scope.taken.end() && l_.places[next].written == Written::kPattern &&
         inner->second.has_value();
         inner = scope.taken.find(next))
      next = inner->second;
    ZoomPart part;
    part.kind = ZoomKind::kAlternative;
    part.span = PatternBefore(l_, place.span, FirstSpan(next), "->");
    if (!part.span.has_value()) return;
    part.lead = CaseText(l_.kid(place, 0)) + " took the alternative ";
    part.has_result = false;
    part.result = ZoomTerms::Nothing();
    const trail::SlotId slot = place.stores_value ? place.slot : l_.places[l_.kid(place, 0)].slot;
    part.variables = VariablesOf(
        scope, [&](const Place& field) { return field.kind == PlaceKind::kField && field.slot == slot; });
    const NodeId made = Add(parent, std::move(part));
    alternatives_[{scope.frame.address, slot}] = made;
    Number(made);
  }
  std::string CaseText(PlaceId scrutinee) const {
    const Place& place = l_.places[scrutinee];
    if (place.name.has_value() && place.count == 0) return "case " + l_.names[place.name];
    return place.span.has_value() ? "case " + EquationPiece(l_, place.span) : "the case";
  }
  // Of the text that control comes to next.
  Span FirstSpan(PlaceId at) const {
    Span first;
    std::vector<PlaceId> todo = {at};
    for (size_t steps = 0; !todo.empty() && steps < 1000; ++steps) {
      const PlaceId next = todo.back();
      todo.pop_back();
      if (!next.has_value()) continue;
      const Place& place = l_.places[next];
      if (place.span.has_value() && (!first.has_value() || place.span.begin < first.begin))
        first = place.span;
      if (place.kind == PlaceKind::kLet) {
        for (const auto& [slot, bound] : l_.lets[place.let()].binds) todo.push_back(bound);
      } else if (place.kind == PlaceKind::kBlock) {
        continue;
      }
      for (uint32_t i = 0; i < place.count; ++i) todo.push_back(l_.kid(place, i));
    }
    return first;
  }

  void Bindings(const Scope& scope, const Place& let, NodeId parent) {
    std::map<trail::SlotId, NodeId> patterns;  // by the slot of what is matched
    for (const auto& [slot, bound] : l_.lets[let.let()].binds) {
      if (!WasDemanded(scope, bound)) continue;
      const Place& place = l_.places[bound];
      if (place.kind == PlaceKind::kMakeFun && !IsAsked(place)) {
        Parts(scope, bound, parent);
        continue;
      }
      if (const trail::SlotId matched = MatchedBy(scope, bound); matched.has_value()) {
        const auto [found, is_new] = patterns.try_emplace(matched);
        if (is_new) found->second = AddPattern(scope, matched, parent);
        if (found->second.has_value()) bindings_[{scope.frame.address, slot}] = found->second;
        continue;
      }
      const NodeId made = AddBinding(scope, slot, bound, parent);
      if (!made.has_value()) continue;
      bindings_[{scope.frame.address, slot}] = made;
      bound_spans_[{scope.frame.address, slot}] = place.span;
    }
  }
  // What a variable of a pattern that let binds is taken from: a slot without a name.
  trail::SlotId MatchedBy(const Scope& scope, PlaceId bound) const {
    const Place& place = l_.places[bound];
    if (place.kind != PlaceKind::kBlock || place.span.has_value()) return {};
    const Place& entry = l_.places[l_.variants[place.variant()].entry];
    if (entry.kind != PlaceKind::kCase) return {};
    const Place& matched = l_.places[l_.kid(entry, 0)];
    const bool is_hidden = matched.kind == PlaceKind::kOuter && matched.b == 1 && !matched.name.has_value();
    return is_hidden && bindings_.contains({scope.frame.address, matched.slot}) ? matched.slot
                                                                                : trail::SlotId();
  }
  // `(as, bs) = ([3],[2])`.
  NodeId AddPattern(const Scope& scope, trail::SlotId matched, NodeId parent) {
    const VariableSpot spot = {scope.frame.address, matched};
    const NodeId value = bindings_.at(spot);
    ZoomPart part;
    part.kind = ZoomKind::kBinding;
    part.span = PatternBefore(l_, behaviours_.equation(), bound_spans_.at(spot), "=");
    if (!part.span.has_value()) return value;
    part.verb = " = ";
    part.result = behaviours_.part(value).result;
    const NodeId made = Add(parent, std::move(part));
    references_.emplace_back(made, value);
    Number(made);
    return made;
  }
  NodeId AddBinding(const Scope& scope, trail::SlotId slot, PlaceId bound, NodeId parent) {
    ZoomPart part = PartAt(scope, bound);
    if (!IsKnown(scope, bound) || !part.span.has_value()) {
      Operand(scope, bound, parent);
      return NodeId();
    }
    if (const trail::NameId name = NameOfSlot(scope, slot); name.has_value()) {
      part.kind = ZoomKind::kBinding;
      part.text = l_.names[name];
      part.lead = "";
      part.verb = " = ";
      part.has_result = true;
    }
    const NodeId made = Add(parent, std::move(part));
    Parts(scope, bound, made);
    Refer(scope, l_.places[bound], made);
    Number(made);
    return made;
  }
  // As the code names what a let binds there.
  trail::NameId NameOfSlot(const Scope& scope, trail::SlotId slot) const {
    trail::NameId name;
    const auto look = [&](PlaceId at, const auto& self) -> void {
      if (!at.has_value() || name.has_value()) return;
      const Place& place = l_.places[at];
      if (place.kind == PlaceKind::kSlot && place.slot == slot) name = place.name;
      if (place.kind == PlaceKind::kCase) return;
      for (uint32_t i = 0; i < place.count; ++i) self(l_.kid(place, i), self);
    };
    for (PlaceId condition : scope.way.conditions) look(condition, look);
    look(scope.way.result, look);
    for (PlaceId let : scope.way.lets)
      for (const auto& [other, at] : l_.lets[l_.places[let].let()].binds) look(at, look);
    return name;
  }

  // ---- Expressions.

  // A part that may be a choice evaluated in the same frame, as in `1 + (if b then 2 else 3)`.
  void Operand(const Scope& scope, PlaceId at, NodeId parent) {
    if (!at.has_value()) return;
    const Place& place = l_.places[at];
    if (!trail::IsControl(place.kind)) {
      Expression(scope, at, parent);
      return;
    }
    if (!place.span.has_value() || !IsKnown(scope, at)) return Control(scope, at, parent);
    const NodeId made = Add(parent, PartAt(scope, at));
    Control(scope, at, made);
    Number(made);
  }

  NodeId Expression(const Scope& scope, PlaceId at, NodeId parent) {
    const Place& place = l_.places[at];
    if (!WasDemanded(scope, at)) return NodeId();
    if (!place.span.has_value() || !IsAsked(place) || !IsKnown(scope, at)) {
      Parts(scope, at, parent);
      return NodeId();
    }
    const NodeId made = Add(parent, PartAt(scope, at));
    Parts(scope, at, made);
    Refer(scope, place, made);
    Number(made);
    return made;
  }

  // What it is made of.
  void Parts(const Scope& scope, PlaceId at, NodeId parent) {
    const Span span = l_.places[at].span;
    if (span.has_value()) around_.push_back(span);
    PartsWithin(scope, at, parent);
    if (span.has_value()) around_.pop_back();
  }
  void PartsWithin(const Scope& scope, PlaceId at, NodeId parent) {
    const Place& place = l_.places[at];
    if (trail::IsControl(place.kind)) return Control(scope, at, parent);
    if (place.kind == PlaceKind::kBlock) {
      if (const auto block = own_.BlockAt(trail::CellAddress(scope.frame.base, place.slot)))
        Inside(ScopeOf(*block), parent);
      return;
    }
    if (place.kind == PlaceKind::kMakeFun) {
      if (l_.callables[place.callable()].kind != CallableKind::kHidden) return;
      for (trail::Address address : own_.Applications(scope.frame, place.callable()))
        Inside(ScopeOf(trail_.frame(address)), parent);
      return;
    }
    std::vector<std::pair<PlaceId, NodeId>> made;
    for (uint32_t i = FirstVisible(place); i < place.count; ++i) {
      const PlaceId kid = l_.kid(place, i);
      if (i == 0 && IsHead(place) && IsSymbol(l_.places[kid])) continue;
      const size_t before = tree_.size();
      Operand(scope, kid, parent);
      const bool is_hidden = IsHiddenFunction(l_.places[kid]);
      if (tree_.size() > before && !is_hidden) made.emplace_back(kid, NodeId(before));
    }
    ReferToEachOther(place, made);
    NoteSources(scope, place, made);
  }
  bool IsHiddenFunction(const Place& place) const {
    return place.kind == PlaceKind::kMakeFun && l_.callables[place.callable()].kind == CallableKind::kHidden;
  }
  // What a generator or a statement of a do block binds comes from what stands beside the hidden function
  // that takes it.
  void NoteSources(const Scope& scope, const Place& place,
                   const std::vector<std::pair<PlaceId, NodeId>>& beside) {
    for (uint32_t i = 0; i < place.count; ++i) {
      PlaceId function = l_.kid(place, i);
      if (l_.places[function].kind == PlaceKind::kFunSlot)
        function = trail::FindBinding(l_, scope.way, l_.places[function].slot);
      if (!function.has_value() || !IsHiddenFunction(l_.places[function])) continue;
      for (trail::Address address : own_.Applications(scope.frame, l_.places[function].callable())) {
        for (const auto& [other, node] : beside) sources_[address].push_back(node);
      }
    }
  }
  static bool IsHead(const Place& place) {
    return place.kind == PlaceKind::kApply || place.kind == PlaceKind::kCallLocal ||
           place.kind == PlaceKind::kPartial;
  }
  // Dictionaries are not shown.
  uint32_t FirstVisible(const Place& place) const {
    switch (place.kind) {
      case PlaceKind::kCall:
        return std::min(l_.callables[place.callable()].hidden, place.count);
      case PlaceKind::kCon:
        return std::min(l_.callables[l_.sites[place.site()].callable].dictionaries, place.count);
      case PlaceKind::kApply:
      case PlaceKind::kCallLocal:
      case PlaceKind::kPartial:
        return place.hidden > 0 ? 1 + uint32_t{place.hidden} : 0;
      case PlaceKind::kMethod:
        return place.count;
      default:
        return 0;
    }
  }
  // What is applied, as the source names it: the choice of it belongs to the application.
  bool IsSymbol(const Place& place) const {
    switch (place.kind) {
      case PlaceKind::kMethod:
      case PlaceKind::kWord:
      case PlaceKind::kConstant:
      case PlaceKind::kFunSlot:
      case PlaceKind::kOuterFun:
        return true;
      case PlaceKind::kMakeFun:
        return l_.callables[place.callable()].kind != CallableKind::kHidden;
      default:
        return false;
    }
  }
  // A lambda is judged for itself; of a do block its statements are asked about.
  bool IsAsked(const Place& place) const {
    if (place.kind == PlaceKind::kAction && place.written == Written::kDo) return false;
    if (place.kind == PlaceKind::kMethod || place.kind == PlaceKind::kOther) return false;
    if (place.written == Written::kHidden || place.written == Written::kPattern) return false;
    if (place.kind == PlaceKind::kMakeFun) {
      const Callable& made = l_.callables[place.callable()];
      return made.kind != CallableKind::kLambda && (made.kind != CallableKind::kHidden || made.is_section);
    }
    return true;
  }

  // A variable refers to what bound it.
  void Refer(const Scope& scope, const Place& place, NodeId made) {
    const bool is_variable = place.kind == PlaceKind::kSlot || place.kind == PlaceKind::kField;
    const bool is_outer = place.kind == PlaceKind::kOuter;
    if (!is_variable && !is_outer) return;
    Frame frame = scope.frame;
    for (uint32_t hops = is_outer ? place.b : 0; hops > 0 && frame.address != trail_.reader().first(); --hops)
      frame = trail_.Enclosing(frame);
    variables_.emplace_back(made, VariableSpot{frame.address, place.slot});
  }
  // When all is there: what binds a variable can stand behind it, or around it.
  void Resolve(NodeId made, const VariableSpot& spot) {
    if (const auto found = bindings_.find(spot); found != bindings_.end()) {
      references_.emplace_back(made, found->second);
    } else if (const auto taken = alternatives_.find(spot); taken != alternatives_.end()) {
      references_.emplace_back(made, taken->second);
    } else if (match_.has_value() && spot.frame == behaviours_.frame().address) {
      references_.emplace_back(made, match_);
    } else if (const auto given = sources_.find(spot.frame); given != sources_.end()) {
      for (const NodeId source : given->second) references_.emplace_back(made, source);
    }
  }

  // Swapped, they are both wrong.
  void ReferToEachOther(const Place& place, const std::vector<std::pair<PlaceId, NodeId>>& parts) {
    constexpr size_t kMostParts = 6;
    if (parts.size() > kMostParts) return;
    const bool is_list = place.kind == PlaceKind::kCon && l_.constructor_name(place.site()) == ":";
    if (is_list) return;
    for (const auto& [left, left_node] : parts) {
      for (const auto& [right, right_node] : parts) {
        if (left != right && SameType(l_.places[left].type, l_.places[right].type))
          references_.emplace_back(left_node, right_node);
      }
    }
  }
  bool SameType(trail::TypeId left, trail::TypeId right) const {
    if (left == right) return left.has_value();
    if (!l_.types.contains(left) || !l_.types.contains(right)) return false;
    const trail::Type &a = l_.types[left], &b = l_.types[right];
    return a.name == b.name && a.variable == b.variable && a.arguments.size() == b.arguments.size() &&
           std::equal(
               a.arguments.begin(), a.arguments.end(), b.arguments.begin(),
               [&](trail::TypeId x, trail::TypeId y) { return x < left && y < right && SameType(x, y); });
  }

  // ---- Values.

  // A truth value that no cell holds: what a condition is computed from.
  std::optional<bool> TruthAt(const Scope& scope, PlaceId at) const {
    const Place& place = l_.places[at];
    const bool is_bool = l_.types.contains(place.type) && l_.types[place.type].name.has_value() &&
                         l_.names[l_.types[place.type].name] == "Bool";
    if (place.kind != PlaceKind::kPrim || place.has_cell || !is_bool) return std::nullopt;
    const auto tag = trail::ConstructorTagOf(trail_, trail::ComputedValueOf(trail_, scope.frame, at));
    return tag.has_value() ? std::optional(*tag == 1) : std::nullopt;
  }
  // A function that the trail does not hold as a value, but its text says what it is.
  bool IsWrittenFunction(const Place& place) const {
    return place.kind == PlaceKind::kClosure || (place.kind == PlaceKind::kPartial && !place.has_cell);
  }

  Evaluated ValueAt(const Scope& scope, PlaceId at) const {
    const Place& place = l_.places[at];
    if (at == scope.way.result && !place.has_cell) {
      if (place.is_tail) return trail_.Result(scope.frame);
    }
    if (place.kind == PlaceKind::kCon || place.kind == PlaceKind::kString ||
        place.kind == PlaceKind::kPartial) {
      return place.has_cell ? trail_.Evaluate(trail_.slot(scope.frame, place.slot))
                            : Evaluated{Evaluated::kValue, 0};
    }
    return trail::ValueOf(trail_, scope.frame, at);
  }
  Term TermAt(const Scope& scope, PlaceId at) const {
    const Place& place = l_.places[at];
    const bool is_result = at == scope.way.result && place.is_tail && !place.has_cell;
    if (is_result) {
      const Term result = run_.trail_terms().Of(trail_.ResultWord(scope.frame));
      return behaviours_.zoom_terms().WithPlace(result, scope.frame, at);
    }
    if (const auto truth = TruthAt(scope, at)) return ZoomTerms::Truth(*truth);
    return behaviours_.zoom_terms().AtPlace(scope.frame, at);
  }
  bool IsKnown(const Scope& scope, PlaceId at) const {
    if (TruthAt(scope, at).has_value() || IsWrittenFunction(l_.places[at])) return true;
    const Evaluated value = ValueAt(scope, at);
    if (value.status == Evaluated::kNotKept || value.status == Evaluated::kUnevaluated) return false;
    const Place& place = l_.places[at];
    return place.kind != PlaceKind::kString || place.has_cell || place.is_tail;
  }
  bool WasDemanded(const Scope& scope, PlaceId at) const {
    const Place& place = l_.places[at];
    return !place.has_cell ||
           trail_.Evaluate(trail_.slot(scope.frame, place.slot)).status != Evaluated::kUnevaluated;
  }
  static Outcome OutcomeOf(const Evaluated& value) {
    if (value.status == Evaluated::kFailed) return Outcome::kError;
    return value.status == Evaluated::kUnfinished ? Outcome::kUnfinished : Outcome::kValue;
  }

  ZoomPart PartAt(const Scope& scope, PlaceId at) const {
    const Place& place = l_.places[at];
    ZoomPart part;
    part.span = place.span;
    part.verb = " = ";
    part.result = TermAt(scope, at);
    part.outcome = OutcomeOf(ValueAt(scope, at));
    const bool has_parts = place.count > 0 || trail::IsControl(place.kind) || place.kind == PlaceKind::kBlock;
    if (IsWrittenFunction(place)) {
      part.result = ZoomTerms::Nothing();
      NameAtom(place, &part);
      part.variables = VariablesIn(scope, at);
    } else if (has_parts)
      part.variables = VariablesIn(scope, at);
    else
      NameAtom(place, &part);
    return part;
  }
  // A variable, a literal, a name: it says nothing without what it stands in.
  void NameAtom(const Place& place, ZoomPart* part) const {
    View view;
    behaviours_.zoom_terms().Look(part->result, &view);
    std::string kind;
    if (place.kind == PlaceKind::kSlot || place.kind == PlaceKind::kField ||
        place.kind == PlaceKind::kOuter) {
      kind = "the variable ";
    } else if (place.kind == PlaceKind::kConstant) {
      kind = "the constant ";
    } else {
      part->has_result = false;
      const bool is_function = view.kind == Kind::kFunction || IsWrittenFunction(place);
      const bool is_name = view.kind == Kind::kConstructor && view.style != Style::kList;
      kind = is_function ? "the function " : is_name ? "the constructor " : "the literal ";
    }
    part->lead = kind;
    if (!around_.empty() && around_.back().begin != part->span.begin)
      part->lead = "in " + EquationPiece(l_, around_.back()) + ", " + kind;
    else if (!around_.empty() && around_.back().end != part->span.end)
      part->lead = "in " + EquationPiece(l_, around_.back()) + ", " + kind;
  }
  std::vector<Binding> VariablesIn(const Scope& scope, PlaceId from) const {
    std::vector<Binding> variables;
    AddVariablesIn(scope, from, &variables);
    return variables;
  }
  void AddVariablesIn(const Scope& scope, PlaceId at, std::vector<Binding>* variables) const {
    if (!at.has_value() || !WasDemanded(scope, at)) return;
    const Place& place = l_.places[at];
    const bool is_variable =
        place.kind == PlaceKind::kSlot || place.kind == PlaceKind::kField || place.kind == PlaceKind::kOuter;
    if (is_variable && place.name.has_value() && place.span.has_value()) AddVariable(scope, at, variables);
    if (place.kind == PlaceKind::kBlock) {
      if (const auto block = own_.BlockAt(trail::CellAddress(scope.frame.base, place.slot))) {
        const Scope inner = ScopeOf(*block);
        for (PlaceId condition : inner.way.conditions) AddVariablesIn(inner, condition, variables);
        AddVariablesIn(inner, inner.way.result, variables);
      }
      return;
    }
    if (trail::IsControl(place.kind)) {
      if (place.kind == PlaceKind::kCase) {
        AddVariablesIn(scope, l_.kid(place, 0), variables);
        const auto taken = scope.taken.find(at);
        if (taken != scope.taken.end()) AddVariablesIn(scope, taken->second, variables);
        return;
      }
    }
    for (uint32_t i = FirstVisible(place); i < place.count; ++i)
      AddVariablesIn(scope, l_.kid(place, i), variables);
  }

  void Number(NodeId node) { behaviours_.part(node).innermost = ++innermost_; }

  const trail::Trail& trail_;
  const Layout& l_;
  const TrailBehaviours& run_;
  const NodeId node_;
  ZoomBehaviours& behaviours_;
  const OwnFrames own_;
  tree::Builder tree_;
  NodeId match_;
  std::map<VariableSpot, NodeId> bindings_, alternatives_;
  std::map<VariableSpot, Span> bound_spans_;
  std::vector<Span> around_;  // of the pieces of text that are gone into, the innermost last
  std::vector<std::pair<NodeId, NodeId>> references_;
  std::vector<std::pair<NodeId, VariableSpot>> variables_;
  // By frame of a hidden function, the pieces that gave what it was applied to.
  std::map<trail::Address, std::vector<NodeId>> sources_;
  uint32_t innermost_ = 0;
};

}  // namespace

base::Result<tree::BuiltTree> BuildZoom(const TrailBehaviours& run, NodeId node, RoutineId routine) {
  if (!run.has_frame(node))
    return base::Error{"The run did not come to this code, so there is nothing inside to look at."};
  auto behaviours = std::make_unique<ZoomBehaviours>(run, node, routine);
  tree::BuiltTree built;
  built.tree = Zoomer(run, node, *behaviours).Run();
  if (built.tree.size() <= 1)
    return base::Error{"Nothing inside this equation was recorded that could be asked about."};
  built.behaviours = std::move(behaviours);
  return built;
}

}  // namespace inquest::traced
