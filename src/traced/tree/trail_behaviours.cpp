#include "traced/tree/trail_behaviours.h"

#include <algorithm>

#include "base/check.h"
#include "traced/tree/executed_code.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;

TrailBehaviours::TrailBehaviours(const trail::Trail& trail, std::vector<trail::Address> frames,
                                 std::unique_ptr<FunctionUses> uses)
    : trail_(trail),
      frames_(std::move(frames)),
      uses_(std::move(uses)),
      terms_(trail, uses_.get()),
      terms_then_(trail, terms_),
      slot_uses_(trail.layout()),
      unfinished_(trail, [this]() -> const trail::Executions& { return terms_.executions(); },
                  {.count = [this](trail::Word function) -> std::optional<size_t> {
                     if (uses_ == nullptr || !uses_->IsMap(function)) return std::nullopt;
                     return uses_->EntriesOf(function).size();
                   },
                   .result = [this](trail::Word function,
                                    size_t n) { return uses_->EntriesOf(function)[n].result; }}) {}

void TrailBehaviours::AddThen(NodeId whole, trail::Address time) {
  then_.push_back({whole, time});
  frames_.push_back(frames_[whole.index]);
}

void TrailBehaviours::ForgetThen() {
  frames_.resize(frames_.size() - then_.size());
  then_.clear();
}

std::optional<Behaviours::Prefix> TrailBehaviours::PrefixOf(NodeId node) const {
  const size_t at_first = frames_.size() - then_.size();
  if (node.index < at_first) return Prefix{node, trail::Trail::kAlways};
  const Then& then = then_[node.index - at_first];
  return Prefix{then.whole, then.time};
}

value::Statement TrailBehaviours::Describe(NodeId node) const {
  if (!has_frame(node)) {
    value::Statement statement;
    statement.name = "main";
    const trail::Layout& layout = trail_.layout();
    const bool trusted = layout.main.has_value() && !layout.callables[layout.main].suspected;
    statement.result = terms_.Of(trusted ? trail::kNotKept : trail::Word{0});
    return statement;
  }
  const trail::Address time = PrefixOf(node)->length;
  if (time != trail::Trail::kAlways) return terms_then_.Describe(frame(node), time);
  // Not found for one statement alone.
  const bool is_known = node.index < result_cells_.size();
  value::Statement statement =
      is_known ? terms_.Describe(frame(node), result_cells_[node.index]) : terms_.Describe(frame(node));
  const bool is_killed_main =
      node == Tree::root() && WasCutOff(node) && trail_.Result(frame(node)).status == Evaluated::kNotKept;
  if (is_killed_main) statement.result = ResultOfKilledMain();
  return statement;
}

// The action was not kept; what it did was. Main is the first that is executed.
value::Term TrailBehaviours::ResultOfKilledMain() const {
  const trail::Executions& executions = terms_.executions();
  const bool was_executed = executions.event_count() > 0 && executions.At(0).end > 0;
  return was_executed ? ActionTerms::OfExecution(0)
                      : terms_.Of(StateWord(trail::State::kEntered, trail::kNoPlace));
}

std::string TrailBehaviours::ResultType(NodeId node) const {
  return has_frame(node) ? terms_.ResultType(frame(node)) : "";
}

namespace {

Outcome OutcomeOfEnding(const trail::Ending& ending) {
  switch (ending.kind) {
    case trail::Ending::kPlain:
    case trail::Ending::kReturned:
      return Outcome::kValue;
    case trail::Ending::kFailed:
      return Outcome::kError;
    case trail::Ending::kUnfinished:
      return Outcome::kUnfinished;
  }
  return Outcome::kValue;
}

}  // namespace

// Of a main that is trusted only its end is known.
Outcome TrailBehaviours::OutcomeOfMain() const {
  const trail::Layout& layout = trail_.layout();
  const trail::Executions& executions = terms_.executions();
  if (!layout.main.has_value() || layout.callables[layout.main].suspected) return Outcome::kUnfinished;
  if (!trail_.is_complete()) return Outcome::kUnfinished;
  const auto count = static_cast<uint32_t>(executions.event_count());
  const bool was_stopped = count > 0 && executions.event(count - 1).kind == trail::ExecutionKind::kUnfinished;
  return was_stopped ? Outcome::kUnfinished : Outcome::kValue;
}

// Where calls went on in tail calls for ever, each cell is as far away as there are calls: in a run that did
// not end, or was killed, all are found at once. Not for the root alone, which is asked about first.
trail::Address TrailBehaviours::ResultCellOf(NodeId node) const {
  constexpr size_t kFew = 8;
  if (frames_.size() <= kFew || (trail_.is_complete() && !run_is_unfinished_.value_or(false)))
    return trail_.ResultCell(frame(node));
  if (result_cells_.empty()) FindResultCells();
  return node.index < result_cells_.size() ? result_cells_[node.index] : trail_.ResultCell(frame(node));
}

void TrailBehaviours::FindResultCells() const {
  result_cells_ = trail_.AllResultCells();  // by frame
  const std::vector<trail::Address>& cells = result_cells_;
  const size_t count = frames_.size() - then_.size();
  const trail::Address root = frames_[0] == 0 ? 0 : cells[trail_.FrameNumberOf(frames_[0])];
  // The other nodes are in the order of their frames: each finds its cell at its own place or further on. In
  // a damaged trace they need not be.
  size_t number = 0;
  for (size_t i = 1; i < count; ++i) {
    while (number < cells.size() && trail_.frame_address(number) < frames_[i]) ++number;
    const bool is_there = number >= i && number < cells.size() && trail_.frame_address(number) == frames_[i];
    const trail::Address cell = is_there ? cells[number] : trail_.ResultCell(trail_.frame(frames_[i]));
    if (i < cells.size()) {
      result_cells_[i] = cell;
    } else {
      result_cells_.push_back(cell);
    }
  }
  result_cells_[0] = root;
  result_cells_.resize(count);
}

Outcome TrailBehaviours::OwnOutcomeOf(NodeId node) const {
  if (!has_frame(node)) return OutcomeOfMain();
  const trail::AsOf as_of(trail_, PrefixOf(node)->length);
  Evaluated result = trail_.Evaluate(trail_.ResultWord(ResultCellOf(node)));
  switch (result.status) {
    case Evaluated::kFailed:
      return unfinished_.Is(result) ? Outcome::kUnfinished : Outcome::kError;
    case Evaluated::kUnfinished:
      return Outcome::kUnfinished;
    case Evaluated::kValue: {
      bool is_action = trail::TagOf(result.word) == trail::Tag::kBox &&
                       trail_.reader().at(trail::AddressOf(result.word)).kind == trail::Kind::kAction;
      if (!is_action) return Outcome::kValue;
      const auto last = terms_.executions().Last(trail::AddressOf(result.word));
      return last.has_value() ? OutcomeOfEnding(terms_.executions().EndingOf(*last)) : Outcome::kValue;
    }
    case Evaluated::kNotKept:
      return WasCutOff(node) ? Outcome::kUnfinished : Outcome::kValue;
    case Evaluated::kUnevaluated:
      break;
  }
  return Outcome::kValue;
}

// A run that was killed was executing main.
bool TrailBehaviours::WasCutOff(NodeId node) const {
  if (node == Tree::root()) return !trail_.is_complete();
  return node.index < cut_off_.size() && cut_off_[node.index];
}

void TrailBehaviours::FindCutOff(const Tree& tree) {
  cut_off_.assign(tree.size(), false);
  // Children come after their parents.
  for (size_t i = tree.size(); i-- > 1;) {
    const NodeId node(i);
    const bool has_unfinished = cut_off_[i];
    cut_off_[i] = has_unfinished &&
                  trail_.Evaluate(trail_.ResultWord(ResultCellOf(node))).status == Evaluated::kNotKept;
    if (OwnOutcomeOf(node) == Outcome::kUnfinished) cut_off_[tree.parent(node).index] = true;
  }
}

// In a run that came to its end nothing is unfinished, so that nothing needs to be looked for.
bool TrailBehaviours::RunIsUnfinished() const {
  if (!run_is_unfinished_) run_is_unfinished_ = OwnOutcomeOf(Tree::root()) == Outcome::kUnfinished;
  return *run_is_unfinished_;
}

Outcome TrailBehaviours::OutcomeOf(NodeId node) const {
  const bool run_is_unfinished = RunIsUnfinished();
  const Outcome own = OwnOutcomeOf(node);
  const bool is_then = has_frame(node) && PrefixOf(node)->length != trail::Trail::kAlways;
  if (own != Outcome::kValue || is_then || !run_is_unfinished || !has_frame(node)) return own;
  return unfinished_.IsIn(trail_.ResultWord(ResultCellOf(node))) ? Outcome::kUnfinished : own;
}

std::optional<NodeId> TrailBehaviours::FinishedTwin(NodeId node) const {
  const size_t at_first = frames_.size() - then_.size();
  if (node.index >= at_first || !RunIsUnfinished()) return std::nullopt;
  if (twins_ == nullptr) {
    twins_ = std::make_unique<FinishedTwins>(trail_, terms_, unfinished_, frames_, at_first,
                                             [this](NodeId n) { return ResultCellOf(n); });
  }
  return twins_->Of(node);
}

uint32_t TrailBehaviours::BranchOf(NodeId node) const {
  return has_frame(node) ? trail_.variant(frame(node)).leaf : 0;
}

RoutineInfo TrailBehaviours::routine(RoutineId id) const {
  RoutineInfo info;
  if (id.index >= trail_.layout().callables.size()) return info;
  trail::CallableId index(id.index);
  // What desugaring made is a part of the routine around it.
  while (trail_.layout().callables[index].kind == trail::CallableKind::kHidden &&
         trail_.layout().callables[index].parent.has_value()) {
    index = trail_.layout().callables[index].parent;
  }
  if (trail_.layout().callables[index].part_of.has_value()) index = trail_.layout().callables[index].part_of;
  const Callable& callable = trail_.layout().callables[index];
  info.name = terms_.NameOf(callable);
  info.instance = terms_.InstanceOf(callable);
  info.around = Around(callable);
  if (callable.module.has_value()) info.module = trail_.layout().modules[callable.module].name;
  if (!callable.span.has_value()) return info;
  const source::File& file = trail_.layout().files[callable.span.file];
  info.file = file.name();
  info.first_line = file.position(callable.span.begin).line;
  info.last_line =
      file.position(callable.span.end > callable.span.begin ? callable.span.end - 1 : callable.span.end).line;
  return info;
}

// A function that goes by name has questions of its own: its calls belong to whoever applies it.
tree::Scope TrailBehaviours::ScopeOf(RoutineId id) const {
  if (id.index >= trail_.layout().callables.size()) return tree::Scope::kTop;
  const Callable& callable = trail_.layout().callables[trail::CallableId(id.index)];
  switch (callable.kind) {
    case trail::CallableKind::kHidden:
      if (callable.arity == 0 || TakesDictionariesAlone(callable)) return tree::Scope::kTop;
      return tree::Scope::kPart;
    case trail::CallableKind::kLocal:
    case trail::CallableKind::kLambda:
      return tree::Scope::kLocal;
    default:
      return tree::Scope::kTop;
  }
}

// Methods with their instances. Each step leads outwards; a damaged file may have a circle.
std::string TrailBehaviours::Around(const Callable& callable) const {
  const trail::Layout& layout = trail_.layout();
  std::string names;
  trail::CallableId at = callable.parent;
  for (size_t steps = 0; at.has_value() && steps < layout.callables.size(); ++steps) {
    const Callable& around = layout.callables[at];
    at = around.parent;
    if (around.kind == trail::CallableKind::kHidden || around.kind == trail::CallableKind::kLambda) continue;
    const std::string instance = terms_.InstanceOf(around);
    names += (names.empty() ? "" : " in ") + around.name + (instance.empty() ? "" : " of " + instance);
  }
  return names;
}

bool TrailBehaviours::IsFlat(const Evaluated& result) const {
  if (result.status == Evaluated::kFailed) return true;
  if (result.status != Evaluated::kValue) return false;
  const trail::Tag tag = trail::TagOf(result.word);
  if (tag != trail::Tag::kBox) return tag == trail::Tag::kInt || tag == trail::Tag::kAtom;
  const trail::Object box = trail_.reader().at(trail::AddressOf(result.word));
  if (box.kind != trail::Kind::kData) return false;
  const auto kind = static_cast<trail::DataKind>(box.id);
  return kind == trail::DataKind::kDouble || kind == trail::DataKind::kFloat ||
         kind == trail::DataKind::kWide || kind == trail::DataKind::kBig;
}

// Where a call stands in the code that it belongs to: the application, in the FDT the function symbol.
trail::Address TrailBehaviours::WrittenAt(const Frame& call) const {
  if (uses_ == nullptr) return call.redex;
  const trail::Word function = uses_->FunctionOf(call);
  if (function != 0 && uses_->IsSuspectedMap(function)) {
    const trail::Address symbol = uses_->SymbolAt(function);
    if (symbol < call.address) return symbol;
  }
  return call.owner != 0 ? call.owner : call.redex;
}

Placement TrailBehaviours::PlacementOf(NodeId parent, NodeId child) const {
  Placement placement;
  if (!has_frame(child)) return placement;
  Frame made = frame(child);
  placement.start = trail_.FrameNumberOf(made.address);
  placement.completion = CompletionOf(trail_, made);
  placement.is_flat = IsFlat(trail_.Result(made));
  if (!has_frame(parent)) return placement;
  Frame above = frame(parent);
  const PlaceOrder& order = OrderOf(above);
  const Callable* callable = trail_.callable(made);
  if (callable != nullptr && callable->arity == 0) {
    trail::Address first = trail_.reader().first();
    const auto& constants = trail_.layout().constants;
    for (trail::ConstantId i{0}; constants.contains(i); ++i) {
      if (trail::CellAddress(first, constants[i].slot) != made.redex) continue;
      PlaceOrder::Numbers numbers = order.OfConstant(i);
      placement.outermost = numbers.outermost;
      placement.innermost = numbers.innermost;
    }
    return placement;
  }
  // A place inside a block or a hidden function stands where that one does.
  trail::Address at = WrittenAt(made);
  for (int depth = 0; depth < 1024; ++depth) {
    Frame holder = trail_.FrameOf(at);
    if (holder.address == above.address) break;
    if (trail_.variant(holder).is_block) {
      at = holder.redex;
    } else {
      trail::Word function = trail_.slot(holder, trail::SlotId(1));
      if (trail::TagOf(function) != trail::Tag::kFun || trail::AddressOf(function) >= holder.address) {
        return placement;
      }
      at = trail::AddressOf(function);
    }
  }
  PlaceOrder::Numbers numbers = order.OfAddress(at);
  placement.outermost = numbers.outermost;
  placement.innermost = numbers.innermost;
  return placement;
}

const PlaceOrder& TrailBehaviours::OrderOf(const Frame& frame) const {
  if (order_ == nullptr || order_of_ != frame.address) {
    order_ = std::make_unique<PlaceOrder>(trail_, frame);
    order_of_ = frame.address;
  }
  return *order_;
}

// The application of x is written as an argument of the application of `next`, or bound to a variable that
// occurs there and nowhere else: so nothing else uses it. Of trusted code the trail does not tell what else
// it does with its arguments: there it is no chain.
std::optional<size_t> TrailBehaviours::Feeds(NodeId x, NodeId next) const {
  if (!has_frame(x) || !has_frame(next)) return std::nullopt;
  Frame inner = frame(x), outer = frame(next);
  if (inner.is_callback || outer.is_callback) return std::nullopt;
  Frame holder = trail_.FrameOf(inner.redex);
  if (trail_.FrameOf(outer.redex).address != holder.address) return std::nullopt;
  const PlaceOrder& order = OrderOf(holder);
  const trail::PlaceId argument = order.PlaceAt(inner.redex), application = order.PlaceAt(outer.redex);
  if (!argument.has_value() || !application.has_value() || argument == application) return std::nullopt;
  const trail::Layout& layout = trail_.layout();
  const trail::Place& place = layout.places[application];
  const bool is_local = place.kind == trail::PlaceKind::kCallLocal;
  if (place.kind != trail::PlaceKind::kCall && !is_local) return std::nullopt;
  const uint32_t before = layout.callables[place.callable()].hidden + (is_local ? 1 : 0);
  const trail::SlotId variable = order.BoundSlot(argument);
  const bool once = variable.has_value() && slot_uses_.Of(trail_.variant(holder).entry, variable) == 1;
  for (uint32_t i = before; i < place.count; ++i) {
    const trail::PlaceId kid = layout.kid(place, i);
    const bool is_variable = layout.places[kid].kind == trail::PlaceKind::kSlot;
    if (kid == argument || (once && is_variable && layout.places[kid].slot == variable)) return i - before;
  }
  return std::nullopt;
}

Code TrailBehaviours::CodeOf(NodeId node) const {
  if (!has_frame(node)) return {};
  return ExecutedCodes(trail_, std::vector{frame(node).address}).front();
}

std::vector<Code> TrailBehaviours::CodesOf(std::span<const NodeId> nodes) const {
  std::vector<trail::Address> frames;
  for (NodeId node : nodes)
    if (has_frame(node)) frames.push_back(frame(node).address);
  return frames.empty() ? std::vector<Code>{{}} : ExecutedCodes(trail_, frames);
}

std::string TrailBehaviours::EquationOf(NodeId node) const {
  return has_frame(node) ? std::string(EquationText(trail_, frame(node))) : "";
}

}  // namespace inquest::traced
