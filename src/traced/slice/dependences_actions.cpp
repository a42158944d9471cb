// What actions did, and what that depends on (dependences.h).
#include "traced/slice/dependences.h"
#include "traced/slice/writers.h"

namespace inquest::traced {

using trail::Address;
using trail::EffectRole;
using trail::Evaluated;
using trail::Event;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

void Dependences::WantActionAt(Address action, Extent extent) {
  if (actions_.Raise(action, LevelOf(extent))) items_.Add({action, {}, extent, Sort::kAction});
}

void Dependences::VisitAction(Address action, Extent extent) {
  const trail::Object object = trail_.reader().at(action);
  if (const PlaceId place = layout_.action_sites[object.action_site()].place; place.has_value()) {
    WantParts(spots_.FrameOf(object.link), place);
  } else {
    WantMaker(object.link);
  }
  if (extent == Extent::kHead) return;
  const std::vector<trail::Execution> executions = changes_.ExecutionsOf(action);
  if (executions.empty()) WantArguments(action, extent);
  for (const trail::Execution& execution : executions) {
    WantExecuted(execution.end);
    if (extent == Extent::kAll) {
      for (uint32_t i = execution.begin; i < execution.end; ++i) WantEvent(i);
    } else if (const uint32_t last = changes_.executions().LastEvent(execution); last != kNone) {
      WantReturned(last, extent);
    }
  }
}

// Which actions an action that consists of others executed: those that stand there, and what its
// continuations gave.
void Dependences::WantParts(const Frame& frame, PlaceId at) {
  WantFrame(frame);
  const Place& place = layout_.places[at];
  if (place.kind != PlaceKind::kAction) return;
  const std::string& primitive = layout_.action_sites[place.action_site()].primitive;
  if (primitive != "ioThen" && primitive != "ioBind") return;
  for (uint32_t i = 0; i < place.count; ++i) {
    if (!OnlyWrites(layout_, layout_.kid(place, i))) WantPlace(frame, layout_.kid(place, i), Extent::kHead);
  }
  if (primitive != "ioBind") return;
  for (const trail::Reductions::Callback& each : creators_.reductions().CallbacksIn(frame)) {
    const Frame callback = spots_.FrameAt(each.frame);
    const PlaceId caller = spots_.PlaceAt(frame, callback.redex);
    const bool is_action = caller.has_value() && (layout_.places[caller].kind == PlaceKind::kAction ||
                                                  layout_.places[caller].kind == PlaceKind::kPrim);
    if (!is_action) continue;
    WantFrame(callback);
    if (!OnlyWrites(layout_, spots_.WayOf(callback).way.result)) WantResult(callback, Extent::kHead);
  }
}

// What a continuation was called with is what the action before it returned.
void Dependences::WantGiven(const Frame& callback, Word word, Extent extent) {
  const PlaceId at = spots_.CallOf(callback).at;
  if (at.has_value() && layout_.places[at].kind != PlaceKind::kAction) return;
  const std::optional<uint32_t> last = changes_.LastBefore(callback.address);
  if (!last.has_value()) return;
  const Event event = changes_.executions().event(*last);
  const bool is_result =
      event.kind == trail::ExecutionKind::kResult && trail_.word(event.address + 32) == word;
  if (is_result) return WantReturned(*last, extent);
  WantExecuted(*last + 1);
  for (; given_ <= *last; ++given_) WantReturned(given_, Extent::kData);
}

void Dependences::WantArguments(Address action, Extent extent) {
  const trail::Object object = trail_.reader().at(action);
  for (uint32_t i = 1; object.kind == trail::Kind::kAction && i < object.size; ++i)
    WantWord(trail_.word(action + 8 * uint64_t{i}), extent);
}

void Dependences::WantUnfinished() {
  const std::vector<Address> cells = trail_.AllResultCells();
  for (size_t i = 1; i < cells.size(); ++i) {
    if (trail_.Evaluate(trail_.ResultWord(cells[i])).status == Evaluated::kUnfinished)
      WantFrame(trail_.frame_number(i));
  }
}

void Dependences::WantEvent(uint32_t number) {
  const Event event = changes_.executions().event(number);
  if (event.kind != trail::ExecutionKind::kBegin) WantArguments(event.action, Extent::kData);
  WantReturned(number, Extent::kAll);
}

void Dependences::WantReturned(uint32_t number, Extent extent) {
  if (!returned_.has_value()) returned_.emplace(changes_.executions().event_count());
  if (!returned_->Raise(number, LevelOf(extent))) return;
  const Event event = changes_.executions().event(number);
  const bool has_word =
      event.kind == trail::ExecutionKind::kResult || event.kind == trail::ExecutionKind::kError;
  if (!has_word) return;
  const Word word = trail_.word(event.address + 32);
  WantWord(word, extent);
  if (WantRead(number, extent)) return;
  // What an atom was made of is not known; () tells nothing.
  if (!IsUnit(word)) WantArguments(event.action, Extent::kData);
}

bool Dependences::IsUnit(Word word) const {
  const Evaluated value = trail_.Evaluate(word);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kAtom || trail::IsCharacter(value.word))
    return false;
  const trail::SiteId site = trail::NullarySite(value.word);
  return layout_.sites.contains(site) && layout_.constructor_name(site) == "()";
}

// What was read depends on what was last written there, and on what decided that nothing was later.
bool Dependences::WantRead(uint32_t number, Extent extent) {
  const Event event = changes_.executions().event(number);
  const EffectRole role = changes_.executions().RoleOf(event);
  if (role == EffectRole::kRead || role == EffectRole::kLookAhead || role == EffectRole::kIsAtEnd) {
    WantExecuted(number);
    for (; file_output_ < number; ++file_output_) {
      if (changes_.IsFileOutput(file_output_)) WantEvent(file_output_);
    }
    return true;
  }
  const bool is_use = role == EffectRole::kGet || role == EffectRole::kGetElement ||
                      role == EffectRole::kGetAt || role == EffectRole::kGetAll;
  if (!is_use) return false;
  WantArguments(event.action, Extent::kData);
  WantExecuted(number);
  for (const uint32_t write : changes_.WritesBefore(number)) {
    const Event change = changes_.executions().event(write);
    const trail::Object object = trail_.reader().at(change.action);
    const Word value = changes_.ValueOf(change);
    for (uint32_t i = 1; i < object.size; ++i) {
      const Word word = trail_.word(change.action + 8 * uint64_t{i});
      WantWord(word, word == value ? extent : Extent::kData);
    }
  }
  return true;
}

// Actions are executed where code, and values that it looked at, decided so. What some library functions
// write decides nothing, as long as it is no error.
void Dependences::WantExecuted(uint32_t end) {
  while (executed_ < end) {
    const Event event = changes_.executions().event(executed_++);
    const trail::Object object = trail_.reader().at(event.action);
    if (object.kind != trail::Kind::kAction) continue;
    const bool is_trusted = !layout_.action_sites[object.action_site()].place.has_value();
    const Address origin = trail_.reader().OriginAt(object.link);
    const Frame frame = spots_.FrameOf(origin);
    if (is_trusted && event.kind != trail::ExecutionKind::kError &&
        OnlyWrites(layout_, spots_.PlaceAt(frame, origin))) {
      WantFrame(frame);
    } else {
      WantActionAt(event.action, Extent::kHead);
    }
  }
}

}  // namespace inquest::traced
