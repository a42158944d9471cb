// Executions of the run done again: the same primitives in the same order, and the same end.
#include <algorithm>
#include <set>

#include "base/utf8.h"
#include "oracle/world.h"

namespace inquest::oracle {

using core::Primitive;
using reduce::Outside;
using trail::ExecutionKind;
using trail::Word;

namespace {

// Primitives whose execution changes nothing, or makes something that is known to the run: what it made is
// transferred where it is used.
bool LeavesNoTrace(Primitive primitive) {
  switch (primitive) {
    case Primitive::kIoReturn:
    case Primitive::kIoInterleave:
    case Primitive::kRefNew:
    case Primitive::kRefNewPrivate:
    case Primitive::kRefRead:
    case Primitive::kMutArrayNew:
    case Primitive::kMutArrayRead:
    case Primitive::kMutArrayReadAt:
    case Primitive::kMutArrayFreeze:
    case Primitive::kMutArrayUnsafeFreeze:
    case Primitive::kArrayThaw:
    case Primitive::kHandlePutString:  // its output is an event of its own
      return true;
    default:
      return false;
  }
}

std::u32string Decoded(std::string_view bytes) {
  std::u32string text;
  for (size_t at = 0; at < bytes.size();) {
    const base::CodePoint point = base::DecodeUtf8(bytes, at);
    text += point.value;
    at += std::max<size_t>(1, point.length);
  }
  return text;
}

// What an event does to a reference, or to an element of an array.
struct Use {
  trail::Address object = 0;
  int64_t index = kWhole;
  enum Kind : uint8_t { kNone, kMake, kRead, kChange } kind = kNone;
  static constexpr int64_t kWhole = -1;
};

Use UseBy(const RunExecutions& executions, const Event& event) {
  Use use;
  switch (executions.RoleOf(event)) {
    case trail::EffectRole::kNew:
      use.kind = Use::kMake;
      break;
    case trail::EffectRole::kGet:
    case trail::EffectRole::kGetElement:
    case trail::EffectRole::kGetAt:
      use.kind = Use::kRead;
      break;
    case trail::EffectRole::kSet:
    case trail::EffectRole::kSetElement:
    case trail::EffectRole::kSetAt:
      use.kind = Use::kChange;
      break;
    default:
      return use;
  }
  use.object = executions.UsedBy(event);
  if (use.object == 0) return {};
  const std::string_view primitive = executions.PrimitiveOf(event);
  if (use.kind == Use::kMake || primitive == "refRead" || primitive == "refWrite") return use;
  const trail::Evaluated index = executions.trail().Evaluate(executions.ArgumentOf(event, 2));
  if (index.status != trail::Evaluated::kValue || !trail::IsInt(index.word)) return {};
  use.index = trail::SmallValue(index.word);
  return use;
}

}  // namespace

// What the event did, as an action; none: nothing that must be done again.
std::optional<Word> World::StepOf(const Event& event) {
  Primitive primitive;
  if (event.kind != ExecutionKind::kResult ||
      !core::FindPrimitive(executions_.PrimitiveOf(event), &primitive) || LeavesNoTrace(primitive)) {
    return std::nullopt;
  }
  std::vector<Word> arguments;
  for (int i = 1; i <= core::Info(primitive).arity; ++i) {
    arguments.push_back(transfer_.Value(executions_.ArgumentOf(event, static_cast<uint32_t>(i))));
  }
  return transfer_.Action(primitive, arguments, evaluator_.origin());
}

std::vector<Word> World::StepsOf(const Execution& execution) {
  std::vector<Word> steps;
  std::string bytes;  // a character may be in two pieces
  int64_t handle = 0;
  const auto put = [&] {
    if (bytes.empty()) return;
    const Word text = evaluator_.MakeText(Decoded(bytes), evaluator_.nil());
    steps.push_back(
        transfer_.Action(Primitive::kHandlePutString, {trail::SmallInt(handle), text}, evaluator_.origin()));
    bytes.clear();
  };
  std::set<trail::Address> made;
  std::set<std::pair<trail::Address, int64_t>> used;
  for (uint32_t i = execution.begin; i < execution.end; ++i) {
    if (!executions_.IsSameThread(i, execution.begin)) continue;
    const Event event = executions_.event(i);
    const Use use = UseBy(executions_, event);
    if (use.kind == Use::kMake) made.insert(use.object);
    const bool is_new = use.kind != Use::kNone && used.emplace(use.object, use.index).second;
    if (is_new && use.kind == Use::kRead && !made.contains(use.object)) {
      put();
      steps.push_back(StepOfRead(i));
    }
    if (event.kind == ExecutionKind::kOutput) {
      if (executions_.HandleOf(event) != handle) put();
      handle = executions_.HandleOf(event);
      bytes += executions_.TextOf(event);
    } else if (const std::optional<Word> step = StepOf(event)) {
      put();
      steps.push_back(*step);
    }
  }
  put();
  return steps;
}

// Notes what the reference's holds at that time.
Word World::StepOfRead(uint32_t event) {
  return transfer_.Action(Primitive::kReplay, {trail::SmallInt(-1 - int64_t{event})}, evaluator_.origin());
}

Outside::Answer World::NoteReading(uint32_t number) {
  const Event event = executions_.event(number);
  const Use use = UseBy(executions_, event);
  const std::optional<Word> object = transfer_.KeptAs(use.object);
  if (!object.has_value()) return Done(evaluator_.unit());  // nothing is known about it
  const Word* const held = evaluator_.at(trail::AddressOf(*object));
  if (use.index >= 0 && static_cast<uint64_t>(use.index) >= held[1]) return Done(evaluator_.unit());
  const Word word = held[use.index == Use::kWhole ? 1 : 2 + use.index];
  if (!evaluator_.IsHoleOf(word, kUnknownContents))
    readings_.push_back({executions_.ResultOf(event), evaluator_.Keep(word)});
  return Done(evaluator_.unit());
}

Word World::EndOf(const Execution& execution) {
  const Ending ending = executions_.EndingOf(execution);
  const auto action = [&](Primitive primitive, Word word) {
    return transfer_.Action(primitive, {word}, evaluator_.origin());
  };
  switch (ending.kind) {
    case Ending::kPlain:
      return action(Primitive::kIoReturn, evaluator_.unit());
    case Ending::kReturned:
      return action(Primitive::kIoReturn, transfer_.Value(ending.word));
    case Ending::kFailed:
      return action(Primitive::kIoRaise, transfer_.Value(ending.word));
    case Ending::kUnfinished:
      break;
  }
  // The run was stopped while it waited for it.
  return evaluator_.MakeHole(goes_on_ ? kUnfinished : kEnough);
}

// References and arrays that the run made in this execution before that event, but not in what was done
// again, which nothing stands for yet.
std::vector<trail::Object> World::MadeBefore(uint32_t event) const {
  std::vector<trail::Object> made;
  for (uint32_t i = execution_.begin; i < event; ++i) {
    const auto within = [&](const Execution& done) { return done.begin <= i && i < done.end; };
    if (!executions_.IsSameThread(i, execution_.begin) || std::ranges::any_of(done_again_, within)) continue;
    const Event each = executions_.event(i);
    if (UseBy(executions_, each).kind != Use::kMake) continue;
    const trail::Address object = executions_.UsedBy(each);
    if (object == 0 || executions_.IsPrivate(object) || transfer_.KeptAs(object).has_value()) continue;
    made.push_back(run_.reader().at(object));
  }
  return made;
}

bool World::Uses(const Execution& execution, trail::Address object) const {
  for (uint32_t i = execution.begin; i < execution.end; ++i)
    if (executions_.IsSameThread(i, execution.begin) && executions_.UsedBy(executions_.event(i)) == object)
      return true;
  return false;
}

// What the reference made until now, in the same order, stands for these. False: they are not of the same
// kinds.
bool World::AdoptMadeBefore(uint32_t event) {
  const std::vector<trail::Object> in_run = MadeBefore(event);
  std::vector<Word> made;
  for (const Word each : evaluator_.made()) {
    const Word header = *evaluator_.at(trail::AddressOf(each));
    const bool is_array = static_cast<trail::DataKind>(trail::IdOf(header)) == trail::DataKind::kArray;
    if (!is_array && transfer_.OriginalOf(header) == 0) made.push_back(each);
  }
  const auto are_alike = [&](const trail::Object& object, Word other) {
    const Word* const at = evaluator_.at(trail::AddressOf(other));
    if (object.id != trail::IdOf(*at)) return false;
    const bool is_reference = static_cast<trail::DataKind>(object.id) == trail::DataKind::kReference;
    return is_reference || run_.word(object.address + 8) == at[1];
  };
  if (!std::ranges::equal(in_run, made, are_alike)) return false;
  for (size_t i = 0; i < made.size(); ++i) transfer_.Adopt(in_run[i].address, made[i]);
  return true;
}

// Of several actions that are one, the next that was executed.
Outside::Answer World::Replay(int64_t number) {
  Abandon();
  const std::vector<trail::Address> actions(transfer_.Replayed(number).begin(),
                                            transfer_.Replayed(number).end());
  trail::Address action = actions[0];
  std::optional<Execution> next;
  for (const trail::Address each : actions) {
    const uint32_t from = replayed_.try_emplace(each, execution_.begin).first->second;
    const std::optional<Execution> found = executions_.Find(each, from);
    if (!found.has_value() || (next.has_value() && next->begin <= found->begin)) continue;
    next = found;
    action = each;
  }
  if (!next.has_value() || next->begin >= execution_.end) {
    // What it would do next is a part of what the statement was given that the run had not come to.
    if (is_unfinished_ && goes_on_)
      return Hole(transfer_.HoleOfPart(trail::Tagged(trail::Tag::kRef, action)));
    return DoOtherwise();
  }
  replayed_[action] = next->end;
  transfer_.Forget();
  // It may use what whoever executes it made before, through a function that it was given.
  const auto is_used = [&](const trail::Object& object) { return Uses(*next, object.address); };
  if (std::ranges::any_of(MadeBefore(next->begin), is_used) && !AdoptMadeBefore(next->begin))
    return Hole(kUnknownContents);
  done_again_.push_back(*next);
  done_by_.emplace(number, action);
  std::vector<Word> steps = StepsOf(*next);
  Word all = EndOf(*next);
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    all = transfer_.Action(Primitive::kIoThen, {*step, all}, evaluator_.origin());
  }
  Answer answer = Done(all);
  answer.kind = Answer::kExecute;
  return answer;
}

}  // namespace inquest::oracle
