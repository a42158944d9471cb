// What a session says: data, without colours or layout. Interfaces make text, JSON or web pages of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "session/step.h"
#include "view/code.h"
#include "view/observations.h"
#include "view/shown.h"
#include "view/sources.h"
#include "view/statistics.h"
#include "view/trail_step.h"
#include "view/tree_lines.h"

namespace inquest::session {

// A statement to be judged.
struct Question {
  uint32_t number = 0;  // counted as asked
  NodeId node;
  uint64_t node_number = 0;  // as people know the node
  view::RoutineInfo routine;
  std::string key;          // equal statements have equal keys; of an unfinished one: this node's alone
  bool unfinished = false;  // the run ended while it was computed
  std::string statement;    // on one line, within the budget of transcripts whatever the screen
  std::optional<view::CodePart> part;  // inside an equation: the piece that it is about
  // Not empty: it was judged wrong by this answerer or agent, which makes it the finding, and a person is to
  // say so as well (Options::confirm).
  std::string confirms = {};
  view::Shown shown;  // the same as terms
};

// A verdict that the session uses.
struct Evidence {
  uint32_t question = 0;  // 0: was not asked
  NodeId node;
  uint64_t node_number = 0;
  std::string statement;
  Verdict verdict = Verdict::kNone;
  By by = By::kPerson;
  std::string author = {};  // the name of the answerer, if it was one
  view::Shown shown = {};   // of an inadmissible call
};

enum class FindingKind : uint8_t {
  kWrongResult,
  kError,
  kDidNotFinish,
  kGoesRound,  // it did not finish: calls make each other for ever; they are in `round`
  kInadmissibleCall,
};
std::string_view NameOf(FindingKind kind);

// Code that is at fault.
struct FaultyCode {
  NodeId node;
  uint64_t node_number = 0;
  view::RoutineInfo routine;
  std::string statement;
  view::Code code;                       // the equation used, with what was not executed marked as such
  std::vector<view::Code> further_code;  // of a node that stands for several: other equations these used
  view::Shown shown;                     // the statement as terms
  // Inside an equation: the pieces at fault, all of which are wrong; and whether it may as well be that
  // something is missing before the first.
  std::vector<view::CodePart> parts;
  bool may_be_missing = false;
};

// A statement that was not judged, and the nodes that it is the statement of.
struct UnjudgedStatement {
  std::string statement;
  std::vector<NodeId> nodes;
  std::vector<uint64_t> node_numbers;
  view::Shown shown = {};
};

// A routine that may be at fault, since statements about it were not judged, or were judged wrong in a cycle.
struct Suspect {
  view::RoutineInfo routine;
  std::vector<UnjudgedStatement> statements;  // each text once, in the order of the tree
  view::Code code;                            // the equation used, with what any of them executed
  std::vector<view::Code> further_code;       // other equations that they used
  // How many calls, where there can be so many that `statements` are only the first ones; 0: they are all.
  uint64_t calls = 0;
};

// Calls that go round: each makes the next, until the run was stopped.
struct Round {
  struct Call {
    NodeId node;
    uint64_t node_number = 0;
    std::string statement;
    view::Shown shown;
  };
  std::vector<Call> calls;  // the last ones, a few turns; the last is the finding's
  uint32_t turn = 1;        // how many of them make a turn
  uint64_t all_calls = 0;   // one below the other, from the first that belongs to it
  bool repeats = false;     // the arguments are the same again after some turns; otherwise they change
};

struct Finding {
  FindingKind kind = FindingKind::kWrongResult;
  FaultyCode fault;
  // Further code, one entry a routine: it and the fault need each other, all was judged wrong, and nothing
  // tells which of them is at fault. Where calls go round: that of the others; `round` has the statements.
  std::vector<Suspect> cycle;
  // Not judged and below the fault's statement: the fault can be there instead. At least one of all of these
  // is faulty. A routine each, however many of its statements are unknown.
  std::vector<Suspect> or_else;
  std::optional<Round> round;
  std::vector<Evidence> inadmissible;  // the calls it should not have made
  // The answers that led to it, in the order given: the statements found wrong, then what shows that the
  // fault is not further down.
  std::vector<Evidence> chain;
};

// Where the session stands.
struct Information {
  std::string why;  // this question
  uint64_t suspects = 0;
  uint32_t likely_questions = 0;
  std::string tree;  // empty: there is one only
  std::string strategy;
  std::string order;
  std::string transforms;  // empty: none
  std::string granularity;
  uint32_t answered = 0;
  uint32_t finished_elsewhere = 0;  // calls that were not asked about for not having finished
  std::string inside;               // the statement that was zoomed into; empty: none was
};

// A part of the question's statement, or all of it.
struct ShownPart {
  view::Shown shown;
  value::Path path;  // empty: the whole statement
  value::Term part;
  bool is_function = false;  // the part is the function itself
  bool in_full = false;      // otherwise as much as the screen takes
};

// What was asked and answered.
struct Transcript {
  struct Line {
    uint32_t question = 0;
    std::string statement;
    std::string answer;
  };
  std::vector<Line> lines;
};

// A piece of what the program printed, and who printed it.
struct OutputLine {
  uint64_t number = 0;  // from 1
  int handle = 1;
  std::string text;
  view::Origin by;
};
struct Output {
  std::vector<OutputLine> lines;
  uint64_t all = 0;  // pieces
};

// Words that do not speak for themselves, each with what it means, in the order in which people read them.
using Meanings = std::vector<std::pair<std::string, std::string>>;

// What may be typed next.
struct Choices {
  std::vector<std::string> words;
  Meanings meanings;
};

// What can be typed.
struct Help {
  struct Word {
    std::string group;               // `answers`, `moves`, `looks` or `views`
    std::vector<std::string> names;  // the word, then other ways to say it
    std::string argument;            // as people write it: `[N]`; empty: there is none
    std::string help;
    Meanings meanings;  // of what may follow it
  };
  std::vector<Word> words;
};

// What a command showed of the run: data, never text laid out.
using Look = std::variant<std::monostate, ShownPart, Transcript, view::Code, view::TreeLines,
                          view::Observations, std::vector<view::RoutineCalls>, view::TrailStep, Output,
                          std::vector<view::SourceFile>, view::Statistics, Choices, Help>;

enum class ResponseKind : uint8_t {
  kQuestion,     // question
  kFinding,      // finding
  kNoFault,      // nothing wrong was found; sentence
  kInformation,  // information, or a look; the question or finding stays as it was
  kRefusal,      // sentence: why, and what can be typed; nothing has changed
  kQuit,
};

struct Response {
  ResponseKind kind = ResponseKind::kRefusal;
  std::string sentence;
  std::optional<Question> question;
  std::optional<Finding> finding;
  std::optional<Information> information;
  Look look;
  std::string compared;           // what `expect` answered, as a sentence
  std::string marked;             // what `mark` changed, or that this is over, as a sentence
  std::vector<Evidence> unasked;  // judged without asking, since the response before
  std::string hint;               // what helps to answer this question, the first time that it matters
  std::string warning;            // something that went wrong on the side: the journal cannot be written
};

// A refusal that says why, and what can be typed.
inline Response Refuse(std::string sentence) {
  return {.kind = ResponseKind::kRefusal, .sentence = std::move(sentence)};
}

}  // namespace inquest::session
