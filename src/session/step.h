// The history of a session. A step is what one command changed, a list of events. The state of a session is
// what its events make when they are applied in order to a fresh search. Undo, redo, resume and replay do
// nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strategy/search.h"
#include "tree/tree.h"

namespace inquest::session {

using strategy::Verdict;
using tree::NodeId;
using tree::RoutineId;

// Who gave a verdict.
enum class By : uint8_t {
  kPerson,
  kSameStatement,  // judged before in this session
  kEarlierAnswer,  // in an earlier session on this program
  kExpectedValue,  // compared with the value of an expression
  kRejection,      // a finding was rejected
  kFinishedTwin,   // did not finish, but the same call did elsewhere in the run
  kAnswerer,       // somebody else who may answer; the event has their name
  kAgent,          // an agent that holds the session; the event has its name
};
std::string_view NameOf(By by);

enum class EventKind : uint8_t {
  kJudge,        // node, verdict, by, key
  kTrust,        // routine, name
  kSkip,         // node
  kAsk,          // node: the next question, whatever the strategy says
  kRestart,      // node
  kTakeOut,      // node
  kGrow,         // node, of the tree of the run: what it needs besides becomes a part of the tree
  kHalve,        // node, of the tree of the run: a shorter beginning of what it shows becomes a part of the
                 // tree, and is asked about next
  kMark,         // node, name: the paths that are marked in its statement; only what they depend on is asked
                 // about
  kForget,       // key: what is known of this statement from before
  kStrategy,     // name
  kOrder,        // name
  kTree,         // name: the tree of the run that is asked about
  kGranularity,  // name: which functions are asked about
  kTransform,    // name: those to apply, separated by blanks
  kZoom,         // node, of the tree of the run: the pieces of its equation are what is asked about
  kZoomOut,      // back to the search before
};
std::string_view NameOf(EventKind kind);

struct Event {
  EventKind kind = EventKind::kJudge;
  NodeId node;
  Verdict verdict = Verdict::kNone;
  By by = By::kPerson;
  RoutineId routine;
  std::string key;   // of the statement, see describe.h
  std::string name;  // what is chosen or trusted; of a verdict, who gave it if that is an answerer
  friend bool operator==(const Event&, const Event&) = default;
};

struct Step {
  std::string command;       // as typed, in whole words; empty: the beginning of the session
  uint32_t question = 0;     // the number of the question that it answers; 0: it answers none
  NodeId node;               // what was asked about
  uint64_t node_number = 0;  // as people know the node
  std::string statement;     // and how it reads
  std::string answer;        // in whole words
  bool remembered = false;   // the answer goes to the answers of the program
  std::vector<Event> events;
  friend bool operator==(const Step&, const Step&) = default;
};

std::string_view NameOf(Verdict verdict);
std::string_view NameOf(strategy::Order order);
// All of them.
std::vector<std::string_view> OrderNames();
std::string_view MeaningOf(strategy::Order order);  // in a few words for people
// False if there is none of that name.
bool FindVerdict(std::string_view name, Verdict* verdict);
bool FindOrder(std::string_view name, strategy::Order* order);
bool FindBy(std::string_view name, By* by);
bool FindEventKind(std::string_view name, EventKind* kind);

}  // namespace inquest::session
