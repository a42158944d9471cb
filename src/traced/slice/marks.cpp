#include "traced/slice/marks.h"

#include <span>

#include "base/utf8.h"
#include "trail/effects.h"

namespace inquest::traced {

using trail::EffectRole;
using trail::Evaluated;
using trail::Event;
using trail::ExecutionKind;
using trail::Frame;
using trail::kNone;
using trail::Tag;
using trail::TagOf;
using trail::Word;
using value::Step;
using value::Term;
using Position = ActionTerms::Position;

namespace {

// Where standard input, files and the surroundings of the program were read.
bool IsFromOutside(EffectRole role) {
  switch (role) {
    case EffectRole::kNone:
    case EffectRole::kOutput:
    case EffectRole::kReturns:
    case EffectRole::kFails:
    case EffectRole::kUnfinished:
    case EffectRole::kSeek:
    case EffectRole::kSetFileSize:
    case EffectRole::kOpen:
    case EffectRole::kOpenTemporary:
    case EffectRole::kRemove:
    case EffectRole::kRename:
    case EffectRole::kMakeFolder:
    case EffectRole::kRemoveFolder:
    case EffectRole::kEnterFolder:
    case EffectRole::kSetVariable:
    case EffectRole::kRemoveVariable:
    case EffectRole::kSetArguments:
    case EffectRole::kNew:
    case EffectRole::kNewPrivate:
    case EffectRole::kGet:
    case EffectRole::kSet:
    case EffectRole::kGetElement:
    case EffectRole::kSetElement:
    case EffectRole::kGetAt:
    case EffectRole::kSetAt:
    case EffectRole::kGetAll:
      return false;
    case EffectRole::kRead:
    case EffectRole::kLookAhead:
    case EffectRole::kIsAtEnd:
    case EffectRole::kHasInput:
    case EffectRole::kIsTerminal:
    case EffectRole::kIsOpen:
    case EffectRole::kFileSize:
    case EffectRole::kPosition:
    case EffectRole::kExists:
    case EffectRole::kFolderExists:
    case EffectRole::kListFolder:
    case EffectRole::kPresentFolder:
    case EffectRole::kAccess:
    case EffectRole::kModified:
    case EffectRole::kArguments:
    case EffectRole::kProgramName:
    case EffectRole::kProgramPath:
    case EffectRole::kVariable:
    case EffectRole::kVariables:
    case EffectRole::kCpuTime:
    case EffectRole::kWallTime:
      return true;
  }
  return false;
}

bool IsGet(EffectRole role) {
  return role == EffectRole::kGet || role == EffectRole::kGetElement || role == EffectRole::kGetAt ||
         role == EffectRole::kGetAll;
}

// Of an application that stands there; 0 if none does.
trail::Address CellOf(const trail::Trail& trail, const Spot& spot) {
  if (!spot.place.has_value() || spot.frame == 0) return 0;
  const trail::Place& place = trail.layout().places[spot.place];
  const bool is_call = place.kind == trail::PlaceKind::kCall || place.kind == trail::PlaceKind::kCallLocal ||
                       place.kind == trail::PlaceKind::kApply || place.kind == trail::PlaceKind::kBlock;
  if (!is_call) return 0;
  const trail::Address base = trail.frame(spot.frame).base;
  return place.has_cell ? trail::CellAddress(base, place.slot) : place.is_tail ? base : 0;
}

}  // namespace

std::vector<Term> Marks::TermsAt(const Frame& frame, const value::Path& path) const {
  const value::Statement statement = Describe(frame);
  std::vector<Term> terms;
  for (size_t length = 1; length <= path.size(); ++length) {
    value::Path beginning(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(length));
    const bool in_text = !terms.empty() && ActionTerms::PositionOf(terms.back()).of == Position::Of::kText;
    if (in_text) beginning.back().kind = Step::Kind::kRest;
    const auto target = value::Resolve(terms_, statement, beginning);
    if (!target.ok() || target->is_function) break;
    terms.push_back(target->term);
  }
  return terms;
}

std::optional<uint32_t> Marks::EventAt(const std::vector<Term>& terms) const {
  std::optional<uint32_t> event;
  for (const Term& term : terms) {
    const Position position = ActionTerms::PositionOf(term);
    const bool is_effect = position.of == Position::Of::kEffect || position.of == Position::Of::kEnding;
    if (!is_effect) continue;
    const trail::Executions& executions = changes_.executions();
    const trail::Execution execution = executions.At(position.begin);
    if (position.of == Position::Of::kEnding) {
      event = executions.LastEvent(execution);
      continue;
    }
    trail::Effects effects(executions, execution);
    const trail::Effect* effect = effects.At(position.number);
    if (effect == nullptr) continue;
    const bool is_change = trail::Effects::IsChange(effect->role);
    if (is_change) effects.Finish();
    effect = effects.At(position.number);
    event = effect->role == EffectRole::kReturns || effect->role == EffectRole::kFails
                ? executions.LastEvent(execution)
            : is_change ? effect->limit - 1
                        : effect->first;
  }
  return event;
}

base::Status Marks::Check(const Frame& frame, const value::Path& path) const {
  const auto target = value::Resolve(terms_, Describe(frame), path);
  if (!target.ok()) return target.error();
  if (path[0].kind == Step::Kind::kAround)
    return base::Error{"That belongs to a call around this one: mark it where that one is asked about."};
  const std::optional<uint32_t> event = EventAt(TermsAt(frame, path));
  if (event.has_value() && *event != kNone &&
      IsFromOutside(changes_.executions().RoleOf(changes_.executions().event(*event))))
    return base::Error{"The program did not make that: it came from outside. Mark what was made of it."};
  return base::Unit{};
}

bool Marks::IsGiven(const Frame& frame, const value::Path& path) const {
  if (path[0].kind != Step::Kind::kResult) return true;
  const std::optional<uint32_t> event = EventAt(TermsAt(frame, path));
  return event.has_value() && *event != kNone &&
         IsGet(changes_.executions().RoleOf(changes_.executions().event(*event)));
}

size_t Marks::Follow(const Frame& frame, const value::Path& path, std::vector<Spot>* passed) const {
  const Creator creator = creators_.OfNode(frame);
  passed->push_back(parts_.First(creator, Describe(frame), path[0]));
  for (size_t i = 1; i < path.size(); ++i) {
    std::vector<Spot> cells;
    const auto below = parts_.Below(terms_, passed->back(), path[i], &cells);
    if (!below.has_value()) return i;
    passed->insert(passed->end(), cells.begin(), cells.end());
    passed->push_back(*below);
  }
  return path.size();
}

void Marks::Want(const Frame& frame, const value::Path& path, Dependences* dependences) const {
  if (path[0].kind == Step::Kind::kResult) {
    dependences->WantFrame(frame);
  } else {
    dependences->WantCall(frame);
  }
  if (path[0].kind == Step::Kind::kFunction) return;
  std::vector<Spot> passed;
  const size_t followed = Follow(frame, path, &passed);
  for (size_t i = 0; i + 1 < passed.size(); ++i) dependences->Want(passed[i], Extent::kHead);
  if (followed < path.size() && WantInMap(passed.back(), path, followed, dependences)) return;
  const std::vector<Term> terms = TermsAt(frame, path);
  const bool in_effect = followed < path.size() && EventAt(terms).has_value();
  if (in_effect) {
    dependences->Want(passed.back(), Extent::kHead);
    return WantEffect(terms, path, dependences);
  }
  // What is shown otherwise than it is built is wanted as a whole.
  dependences->Want(passed.back(), Extent::kAll);
}

// An entry is a statement of its own: that of the call that it shows.
bool Marks::WantInMap(const Spot& spot, const value::Path& path, size_t at, Dependences* dependences) const {
  const FunctionUses* uses = terms_.uses();
  const Evaluated value = creators_.spots().Value(spot);
  const bool is_function = value.status == Evaluated::kValue && TagOf(value.word) == Tag::kFun;
  if (uses == nullptr || !is_function || !uses->IsMap(value.word)) return false;
  const std::span<const Entry> entries = uses->EntriesOf(value.word);
  if (path[at].kind != Step::Kind::kPosition || path[at].number > entries.size()) return false;
  const Entry entry = entries[path[at].number - 1];
  dependences->Want(spot, Extent::kHead);
  const bool is_result = at + 1 < path.size() && path[at + 1].kind == Step::Kind::kResult;
  if (!entry.call.has_value() || !is_result) {
    dependences->WantEntry(entry);
    if (!entry.call.has_value()) return true;
    const Frame call = trail_.frame_number(*entry.call);
    for (uint32_t n = uses->HeldBy(value.word); n < trail_.callable(call)->arity; ++n)
      dependences->Want(creators_.spots().Argument(call, n), Extent::kAll);
    return true;
  }
  Want(trail_.frame_number(*entry.call),
       value::Path(path.begin() + static_cast<std::ptrdiff_t>(at) + 1, path.end()), dependences);
  return true;
}

void Marks::WantEffect(const std::vector<Term>& terms, const value::Path& path,
                       Dependences* dependences) const {
  const Position last = ActionTerms::PositionOf(terms.back());
  if (last.of == Position::Of::kText)
    return WantText(last, path.back().kind == Step::Kind::kRest, dependences);
  const uint32_t event = *EventAt(terms);
  if (event == kNone) return;
  const trail::Executions& executions = changes_.executions();
  if (executions.event(event).kind == ExecutionKind::kOutput) {
    // All of what was written there.
    for (const Term& term : terms) {
      const Position position = ActionTerms::PositionOf(term);
      if (position.of != Position::Of::kEffect) continue;
      const trail::Execution execution = executions.At(position.begin);
      dependences->WantExecuted(execution.end);
      for (uint32_t i = execution.begin; i < execution.end; ++i) dependences->WantEvent(i);
    }
    return;
  }
  dependences->WantExecuted(event + 1);
  dependences->WantEvent(event);
}

// A character depends on the string it is in, up to it, and on the actions that were executed before. If the
// string begins with it, it stands where it does because of how the text before ended.
void Marks::WantText(const Position& at, bool is_rest, Dependences* dependences) const {
  const trail::Executions& executions = changes_.executions();
  const trail::Execution execution = executions.At(at.begin);
  if (at.number == kNone) return WantNothingMore(execution, dependences);
  dependences->WantExecuted(at.number + 1);
  std::vector<Spot> passed;
  const std::optional<Spot> character = CharacterAt(at.number, at.offset, &passed);
  for (const Spot& cell : passed) dependences->Want(cell, Extent::kHead);
  if (!character.has_value()) {
    dependences->WantEvent(at.number);
  } else {
    dependences->Want(*character, Extent::kAll);
  }
  if (at.offset == 0) {
    uint32_t before = at.number;
    while (before > 0 && executions.event(before - 1).kind != ExecutionKind::kOutput) --before;
    for (uint32_t i = before > 0 ? before - 1 : 0; i < at.number; ++i) dependences->WantEvent(i);
  }
  if (is_rest) {
    for (uint32_t i = at.number; i < execution.end; ++i) dependences->WantEvent(i);
    WantNothingMore(execution, dependences);
  }
}

void Marks::WantNothingMore(const trail::Execution& execution, Dependences* dependences) const {
  const trail::Executions& executions = changes_.executions();
  dependences->WantExecuted(execution.end);
  uint32_t last = execution.end;
  while (last > execution.begin && executions.event(last - 1).kind != ExecutionKind::kOutput) --last;
  for (uint32_t i = last > execution.begin ? last - 1 : last; i < execution.end; ++i)
    dependences->WantEvent(i);
  if (executions.EndingOf(execution).kind != trail::Ending::kUnfinished) return;
  // What would have been written next was not computed to its end, perhaps by trusted code, which leaves no
  // frames: it looked at what it was given.
  dependences->WantUnfinished();
  for (uint32_t i = execution.begin; i < execution.end; ++i) {
    if (executions.event(i).kind != ExecutionKind::kBegin) continue;
    const trail::Execution part = executions.At(i);
    if (executions.EndingOf(part).kind == trail::Ending::kUnfinished)
      dependences->WantArguments(part.action, Extent::kData);
  }
}

std::optional<Spot> Marks::CharacterAt(uint32_t number, uint32_t offset, std::vector<Spot>* passed) const {
  const trail::Executions& executions = changes_.executions();
  const Event event = executions.event(number);
  const trail::Object action = trail_.reader().at(event.action);
  if (action.kind != trail::Kind::kAction || action.size < 3) return std::nullopt;
  const auto count = [](std::string_view text, size_t end) {
    size_t characters = 0;
    for (size_t at = 0; at < std::min(end, text.size()); at += base::DecodeUtf8(text, at).length)
      ++characters;
    return characters;
  };
  size_t index = count(executions.TextOf(event), offset);
  // A long string is written in several pieces.
  for (uint32_t before = number; before > 0;) {
    const Event piece = executions.event(--before);
    if (piece.action != event.action) continue;
    if (piece.kind != ExecutionKind::kOutput) break;
    const std::string_view text = executions.TextOf(piece);
    index += count(text, text.size());
  }
  Spot cell;
  cell.word = trail_.word(event.action + 8 * uint64_t{action.size - 1});
  passed->push_back(cell);
  const Spots& spots = creators_.spots();
  for (size_t i = 0; i < index; ++i) {
    const auto next = spots.Field(cell, 1);
    if (!next.has_value()) return std::nullopt;
    cell = *next;
    passed->push_back(cell);
  }
  return spots.Field(cell, 0);
}

std::optional<Spot> Marks::SpotOf(const Frame& frame, const value::Path& path) const {
  if (path[0].kind == Step::Kind::kFunction) return std::nullopt;
  std::vector<Spot> passed;
  const size_t followed = Follow(frame, path, &passed);
  if (followed == path.size()) return passed.back();
  const std::vector<Term> terms = TermsAt(frame, path);
  if (terms.empty()) return std::nullopt;
  const Position last = ActionTerms::PositionOf(terms.back());
  if (last.of == Position::Of::kText && last.number != kNone) {
    std::vector<Spot> cells;
    return CharacterAt(last.number, last.offset, &cells);
  }
  // Shown otherwise than it is built: what the term itself tells, unless somebody made it to be shown.
  constexpr uint64_t kMadeDetails = uint64_t{1} << 52;
  if (terms.back().detail >= kMadeDetails) return std::nullopt;
  return Spot{0, {}, terms.back().id, 0};
}

std::vector<size_t> Marks::WayOf(const Frame& frame, const value::Path& path) const {
  std::vector<size_t> way;
  const auto add = [&](trail::Address address) {
    const Frame owner = creators_.Owner(trail_.frame(address));
    if (owner.address == trail_.reader().first()) return;
    const size_t number = trail_.FrameNumberOf(owner.address);
    if (way.empty() || way.back() != number) way.push_back(number);
  };
  way.push_back(trail_.FrameNumberOf(frame.address));
  std::optional<Spot> spot = SpotOf(frame, path);
  Spot last;
  for (size_t steps = 0; spot.has_value() && steps < 4 * trail_.frame_count() + 16; ++steps) {
    last = *spot;
    if (spot->frame != 0) add(spot->frame);
    // Calls that end with a call pass on what that gives.
    const auto& reductions = creators_.reductions();
    for (auto next = reductions.Last(CellOf(trail_, last)); next.has_value();) {
      const Frame reduced = trail_.frame(*next);
      add(reduced.address);
      next = reductions.Last(reduced.base);
    }
    spot = creators_.spots().Source(last);
  }
  const Creator maker = creators_.Of(last);
  if (maker.frame.address != 0) add(maker.frame.address);
  return way;
}

}  // namespace inquest::traced
