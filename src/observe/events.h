// What an observed run recorded (hoed-2015, Figure 8): a forest of events. At the root of each tree stands an
// expression with a label, and the stack of labels when it was evaluated; below it its value, as far as it
// was evaluated. A function is observed by its applications, each with its arguments and its result.
//
// Besides the paper's: data constructors, numbers, characters, strings, errors, several arguments at once,
// values that are shared. docs/events_format.md describes them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "base/result.h"
#include "observe/stacks.h"

namespace inquest::observe {

using EventId = base::Id<struct EventTag>;
using ConstructorId = base::Id<struct ConstructorTag>;

enum class EventKind : uint8_t {
  kRoot,         // T l S: an expression with a label; its value is the one part
  kCall,         // a root whose value is a function that is applied once: arguments, then the result
  kFunction,     // Tλ p: its parts are applications
  kApplication,  // Ta p: arguments, then the result
  kAction,       // its parts are executions
  kExecution,    // of an action: what it returned
  kConstructor,  // a value with fields
  kInteger,      // a small number
  kNumber,       // any number, as its text
  kCharacter,
  kString,      // a whole string
  kStringPart,  // the beginning of a string; what follows is its one part
  kError,       // evaluating it failed, with a message
  kOpaque,      // a text says what it is: a reference, a handle
  kSame,        // the value of another event
  kUnfinished,  // its evaluation began and did not end
  kNotKept,     // there was a value, but it was not recorded
};

// What a label stands for: a part of the program's text, most often the definition of a function.
struct Label {
  std::string name;
  std::string module;
  std::string around;          // of a local function: the routine around it
  bool is_operator = false;    // written between its first two arguments
  int precedence = 9;          // of an operator
  char associativity = 'l';    // l, r or n
  uint32_t file = UINT32_MAX;  // none: its place is not known
  uint32_t first_line = 0, last_line = 0;
  std::string instance;           // of a method: `Show Shape`
  std::vector<std::string> free;  // of a local function: its first arguments are these variables from outside
  bool is_asked = true;           // false: nobody wrote what it stands for
};

struct Constructor {
  std::string name;
  uint32_t arity = 0;
  bool is_operator = false;
  int precedence = 9;
  char associativity = 'n';
  std::vector<std::string> fields;  // labels of a record; empty: it is none
};

struct SourceText {
  std::string name;
  std::string text;  // empty: not known
  bool has_text = false;
};

// What a label with a stack did besides what was recorded.
struct Unrecorded {
  LabelId label;
  StackId stack;
  uint64_t calls = 0;
};

// How the run ended.
struct End {
  bool is_known = false;    // false: the record has no end
  std::string how;          // finished, failed, interrupted, limit
  std::string message;      // of what failed
  uint64_t unrecorded = 0;  // calls that were not recorded because of a limit
};

class Events {
 public:
  struct Event {
    EventKind kind = EventKind::kNotKept;
    uint32_t at : 24 = 0;  // which part of its parent it is; of an application: how many arguments
    // Of a function, an application or an execution its parent; otherwise by kind: label, constructor,
    // number, character, text, event.
    uint32_t value = 0;
    EventId first_part;              // the last that was recorded
    uint32_t next = EventId::kNone;  // the part of its parent recorded before it; of a root its stack
  };
  static constexpr uint32_t kMostParts = (1u << 24) - 2;

  size_t size() const { return events_.size(); }
  EventKind kind(EventId event) const { return events_[event.index].kind; }
  // Of a root or a call.
  LabelId label(EventId root) const { return LabelId(events_[root.index].value); }
  StackId stack(EventId root) const { return StackId(events_[root.index].next); }
  // Of an application or a call: how many arguments; the result follows them.
  uint32_t arity(EventId call) const { return events_[call.index].at; }
  // Of a function or an application; none of others, which need no way up.
  EventId parent(EventId event) const { return EventId(events_[event.index].value); }
  uint32_t at(EventId event) const { return events_[event.index].at; }
  ConstructorId constructor(EventId event) const { return ConstructorId(events_[event.index].value); }
  int32_t integer(EventId event) const { return static_cast<int32_t>(events_[event.index].value); }
  uint32_t character(EventId event) const { return events_[event.index].value; }
  EventId same_as(EventId event) const { return EventId(events_[event.index].value); }
  // Of a number, string, error or opaque value.
  std::string_view text(EventId event) const;
  // The part of a root (0), an application or a call (0.., then its result), a constructor or a beginning of
  // a string (0); what was recorded last if there are several. None if there is none.
  EventId PartAt(EventId event, uint32_t at) const;
  EventId ResultOf(EventId call) const { return PartAt(call, arity(call)); }
  // Its parts, those that were recorded last first.
  EventId first_part(EventId event) const { return events_[event.index].first_part; }
  EventId next_part(EventId part) const { return EventId(events_[part.index].next); }
  // The event that has the value: follows kSame.
  EventId ValueOf(EventId event) const;

  // A recorder adds them in the order in which they happened. Parents come first. The error says what cannot
  // be. `at` is a part that `parent` has room for.
  base::Result<EventId> AddRoot(LabelId label, StackId stack);
  base::Result<EventId> AddCall(LabelId label, StackId stack, uint32_t arity);
  base::Result<EventId> AddFunction(EventId parent, uint32_t at);
  base::Result<EventId> AddApplication(EventId function, uint32_t arity);
  base::Result<EventId> AddAction(EventId parent, uint32_t at);
  base::Result<EventId> AddExecution(EventId action);
  base::Result<EventId> AddConstructor(EventId parent, uint32_t at, ConstructorId constructor);
  base::Result<EventId> AddInteger(EventId parent, uint32_t at, int32_t number);
  base::Result<EventId> AddCharacter(EventId parent, uint32_t at, uint32_t code);
  // Of the kinds that are nothing but a text.
  base::Result<EventId> AddText(EventKind kind, EventId parent, uint32_t at, std::string_view text);
  base::Result<EventId> AddSame(EventId parent, uint32_t at, EventId value);
  // Unfinished or not kept.
  base::Result<EventId> AddNothing(EventKind kind, EventId parent, uint32_t at);
  void Reserve(size_t events) { events_.reserve(events); }

  Stacks stacks;
  base::Store<LabelId, Label> labels;
  base::Store<ConstructorId, Constructor> constructors;
  std::vector<SourceText> sources;
  std::vector<std::pair<LabelId, LabelId>> uses;  // the code of the one mentions the other, a constant
  std::vector<Unrecorded> unrecorded;
  std::string program;  // its name; may be empty
  // Values were recorded when they were evaluated, not all at the end.
  bool is_in_order = false;
  End end;

 private:
  base::Result<EventId> Add(EventKind kind, EventId parent, uint32_t at, uint32_t value);
  base::Result<EventId> Append(const Event& event);

  std::vector<Event> events_;
  std::string texts_;                                       // all, one after the other
  std::vector<std::pair<uint64_t, uint32_t>> text_places_;  // where each begins, and its bytes
};

// Readable: a line an event, as in Figure 9.
std::string Dump(const Events& events);

}  // namespace inquest::observe
