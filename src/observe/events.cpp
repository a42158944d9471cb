#include "observe/events.h"

namespace inquest::observe {
namespace {

std::string NameOf(EventKind kind) {
  switch (kind) {
    case EventKind::kRoot:
      return "a label";
    case EventKind::kCall:
      return "a call";
    case EventKind::kFunction:
      return "a function";
    case EventKind::kApplication:
      return "an application";
    case EventKind::kAction:
      return "an action";
    case EventKind::kExecution:
      return "an execution";
    case EventKind::kConstructor:
      return "a constructor";
    case EventKind::kInteger:
    case EventKind::kNumber:
      return "a number";
    case EventKind::kCharacter:
      return "a character";
    case EventKind::kString:
    case EventKind::kStringPart:
      return "a string";
    case EventKind::kError:
      return "an error";
    case EventKind::kOpaque:
      return "an opaque value";
    case EventKind::kSame:
      return "the value of another event";
    case EventKind::kUnfinished:
    case EventKind::kNotKept:
      return "a value that is not known";
  }
  return "";
}

}  // namespace

std::string_view Events::text(EventId event) const {
  const auto& [begin, bytes] = text_places_[events_[event.index].value];
  return std::string_view(texts_).substr(begin, bytes);
}

EventId Events::PartAt(EventId event, uint32_t at) const {
  for (EventId part = first_part(event); part; part = next_part(part))
    if (events_[part.index].at == at) return part;
  return EventId();
}

// An event comes after the one that it has the value of, so there is no way round.
EventId Events::ValueOf(EventId event) const {
  while (event && kind(event) == EventKind::kSame) event = same_as(event);
  return event;
}

base::Result<EventId> Events::Append(const Event& event) {
  if (events_.size() >= EventId::kNone) return base::Error{"there are too many events"};
  events_.push_back(event);
  return EventId(events_.size() - 1);
}

base::Result<EventId> Events::AddRoot(LabelId label, StackId stack) {
  Event event{.kind = EventKind::kRoot, .value = label.index};
  event.next = stack.index;
  return Append(event);
}

base::Result<EventId> Events::AddCall(LabelId label, StackId stack, uint32_t arity) {
  if (arity > kMostParts) return base::Error{"no call has " + std::to_string(arity) + " arguments"};
  Event event{.kind = EventKind::kCall, .at = arity, .value = label.index};
  event.next = stack.index;
  return Append(event);
}

// How many parts an event has room for.
base::Result<EventId> Events::Add(EventKind kind, EventId parent, uint32_t at, uint32_t value) {
  if (parent.index >= events_.size())
    return base::Error{"event " + std::to_string(parent.index) +
                       ", which it is a part of, was not recorded before it"};
  Event& above = events_[parent.index];
  uint32_t room = 0;
  switch (above.kind) {
    case EventKind::kRoot:
    case EventKind::kExecution:
    case EventKind::kStringPart:
      room = 1;
      break;
    case EventKind::kCall:
    case EventKind::kApplication:
      room = above.at + 1;
      break;
    case EventKind::kConstructor:
      room = constructors[ConstructorId(above.value)].arity;
      break;
    case EventKind::kFunction:
    case EventKind::kAction:
    case EventKind::kInteger:
    case EventKind::kNumber:
    case EventKind::kCharacter:
    case EventKind::kString:
    case EventKind::kError:
    case EventKind::kOpaque:
    case EventKind::kSame:
    case EventKind::kUnfinished:
    case EventKind::kNotKept:
      break;
  }
  if (at >= room) {
    return base::Error{"event " + std::to_string(parent.index) + " is " + NameOf(above.kind) +
                       ", which has no part " + std::to_string(at)};
  }
  Event event{.kind = kind, .at = at, .value = value};
  event.next = above.first_part.index;
  above.first_part = EventId(events_.size());
  return Append(event);
}

base::Result<EventId> Events::AddFunction(EventId parent, uint32_t at) {
  return Add(EventKind::kFunction, parent, at, parent.index);
}

base::Result<EventId> Events::AddApplication(EventId function, uint32_t arity) {
  if (function.index >= events_.size() || kind(function) != EventKind::kFunction)
    return base::Error{"event " + std::to_string(function.index) + " is no function that can be applied"};
  if (arity == 0 || arity > kMostParts)
    return base::Error{"no application has " + std::to_string(arity) + " arguments"};
  Event event{.kind = EventKind::kApplication, .at = arity, .value = function.index};
  event.next = first_part(function).index;
  events_[function.index].first_part = EventId(events_.size());
  return Append(event);
}

base::Result<EventId> Events::AddAction(EventId parent, uint32_t at) {
  return Add(EventKind::kAction, parent, at, 0);
}

base::Result<EventId> Events::AddExecution(EventId action) {
  if (action.index >= events_.size() || kind(action) != EventKind::kAction)
    return base::Error{"event " + std::to_string(action.index) + " is no action that can be executed"};
  Event event{.kind = EventKind::kExecution, .value = action.index};
  event.next = first_part(action).index;
  events_[action.index].first_part = EventId(events_.size());
  return Append(event);
}

base::Result<EventId> Events::AddConstructor(EventId parent, uint32_t at, ConstructorId constructor) {
  if (!constructors.contains(constructor))
    return base::Error{"there is no constructor " + std::to_string(constructor.index)};
  return Add(EventKind::kConstructor, parent, at, constructor.index);
}

base::Result<EventId> Events::AddInteger(EventId parent, uint32_t at, int32_t number) {
  return Add(EventKind::kInteger, parent, at, static_cast<uint32_t>(number));
}

base::Result<EventId> Events::AddCharacter(EventId parent, uint32_t at, uint32_t code) {
  if (code > 0x10ffff) return base::Error{"there is no character " + std::to_string(code)};
  return Add(EventKind::kCharacter, parent, at, code);
}

base::Result<EventId> Events::AddText(EventKind kind, EventId parent, uint32_t at, std::string_view text) {
  if (kind == EventKind::kStringPart && text.empty())
    return base::Error{"a beginning of a string is not empty"};
  auto event = Add(kind, parent, at, static_cast<uint32_t>(text_places_.size()));
  if (!event) return event;
  text_places_.emplace_back(texts_.size(), static_cast<uint32_t>(text.size()));
  texts_ += text;
  return event;
}

base::Result<EventId> Events::AddSame(EventId parent, uint32_t at, EventId value) {
  if (value.index >= events_.size())
    return base::Error{"event " + std::to_string(value.index) +
                       ", whose value it has, was not recorded before it"};
  switch (kind(value)) {
    case EventKind::kRoot:
    case EventKind::kCall:
    case EventKind::kApplication:
    case EventKind::kExecution:
      return base::Error{"event " + std::to_string(value.index) + " is " + NameOf(kind(value)) +
                         ", which is no value"};
    default:
      break;
  }
  return Add(EventKind::kSame, parent, at, value.index);
}

base::Result<EventId> Events::AddNothing(EventKind kind, EventId parent, uint32_t at) {
  return Add(kind, parent, at, 0);
}

namespace {

std::string StackText(const Events& events, StackId stack) {
  std::string text = "⟨";
  for (const LabelId label : events.stacks.LabelsOf(stack)) {
    if (text != "⟨") text += ",";
    text += "“" + events.labels[label].name + "”";
  }
  return text + "⟩";
}

std::string Payload(const Events& events, EventId event) {
  switch (events.kind(event)) {
    case EventKind::kRoot:
    case EventKind::kCall:
      return "“" + events.labels[events.label(event)].name + "” " + StackText(events, events.stack(event));
    case EventKind::kConstructor:
      return events.constructors[events.constructor(event)].name;
    case EventKind::kInteger:
      return std::to_string(events.integer(event));
    case EventKind::kCharacter:
      return "character " + std::to_string(events.character(event));
    case EventKind::kNumber:
    case EventKind::kString:
    case EventKind::kStringPart:
      return std::string(events.text(event));
    case EventKind::kError:
      return "error " + std::string(events.text(event));
    case EventKind::kOpaque:
      return "opaque " + std::string(events.text(event));
    case EventKind::kSame:
      return "= " + std::to_string(events.same_as(event).index);
    case EventKind::kUnfinished:
      return "⊥";
    case EventKind::kNotKept:
      return "…";
    case EventKind::kAction:
      return "action";
    case EventKind::kExecution:
      return "executed";
    case EventKind::kFunction:
    case EventKind::kApplication:
      return "";
  }
  return "";
}

// P i, Pa i, Pr i.
std::string ParentText(const Events& events, EventId parent, uint32_t at) {
  const std::string number = std::to_string(parent.index);
  switch (events.kind(parent)) {
    case EventKind::kCall:
    case EventKind::kApplication:
      if (at == events.arity(parent)) return "(Pr " + number + ")";
      if (events.arity(parent) == 1) return "(Pa " + number + ")";
      return "(Pa " + number + "." + std::to_string(at) + ")";
    case EventKind::kConstructor:
      return "(P " + number + "." + std::to_string(at) + ")";
    default:
      return "(P " + number + ")";
  }
}

}  // namespace

std::string Dump(const Events& events) {
  std::vector<EventId> parents(events.size());
  for (size_t i = 0; i < events.size(); ++i)
    for (EventId part = events.first_part(EventId(i)); part; part = events.next_part(part))
      parents[part.index] = EventId(i);
  std::string text;
  for (size_t i = 0; i < events.size(); ++i) {
    const EventId event(i);
    const EventKind kind = events.kind(event);
    const char* sign = kind == EventKind::kRoot          ? "T"
                       : kind == EventKind::kCall        ? "T+Tλ+Ta"
                       : kind == EventKind::kFunction    ? "Tλ"
                       : kind == EventKind::kApplication ? "Ta"
                                                         : "Tc";
    text += std::to_string(i) + " : " + sign;
    if (parents[i]) {
      const uint32_t at = kind == EventKind::kApplication ? 0 : events.at(event);
      text += " " + ParentText(events, parents[i], at);
    }
    const std::string payload = Payload(events, event);
    text += (payload.empty() ? "" : " ") + payload + "\n";
  }
  return text;
}

}  // namespace inquest::observe
