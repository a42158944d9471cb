// What the debugger asks about a node of an execution tree. Each kind of run implements it. Strategies,
// transforms and the session know nothing else of the traced language.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tree/tree.h"
#include "value/term.h"
#include "view/code.h"

namespace inquest::tree {

using view::Code;
using view::CodePiece;
using view::RoutineInfo;

// How the behaviour ended. Unfinished: the run ended while the call was evaluated or its action executed, or
// while a part of its result was: `go 3 = 1 : 2 : ⊥`.
enum class Outcome : uint8_t { kValue, kError, kUnfinished };

// Where a child stands in its parent's code (docs/strategies.md, "Order of children"). Sort by (place, start)
// for outermost, by (place, completion) for innermost, with the two numberings of places; by completion alone
// for evaluation order.
struct Placement {
  uint32_t outermost = 0;  // conditions in the order tried, right-hand side, local bindings; an application
                           // before its arguments
  uint32_t innermost = 0;  // likewise, arguments before their application
  uint64_t start = 0;
  uint64_t completion = 0;  // of weak head normal form, or sooner; unfinished: after everything finished
  bool is_flat = false;     // the value is a number, an atom or an error: nothing in it was left for later
};

// How a routine stands in the source: by itself, inside another one (a local function, a lambda), or as a
// part of its code for which nobody wrote a function (the rest of a do block).
enum class Scope : uint8_t { kTop, kLocal, kPart };

class Behaviours {
 public:
  virtual ~Behaviours() = default;
  virtual const value::Terms& terms() const = 0;
  virtual value::Statement Describe(NodeId node) const = 0;
  // The type of the statement's result in the program's own syntax, what is not known as type variables;
  // empty if nothing is known.
  virtual std::string ResultType(NodeId node) const {
    (void)node;
    return "";
  }
  // Cheap enough to ask about every node of a run once: no statement is made.
  virtual Outcome OutcomeOf(NodeId node) const = 0;
  // Of a node that is unfinished: a call of the same routine with equal arguments that finished in the same
  // run, a node of the run's own tree, whatever was made of it. None also where nobody can tell. What an
  // action does depends on more than its arguments: none for one that was under execution.
  virtual std::optional<NodeId> FinishedTwin(NodeId node) const {
    (void)node;
    return std::nullopt;
  }
  // Which of its routine's equations and guards the node chose, as a number that tells them apart. 0: it had
  // not chosen yet when the run ended, or nothing is known.
  virtual uint32_t BranchOf(NodeId node) const {
    (void)node;
    return 0;
  }
  // When the call was made, as a number: a later one has a greater one.
  virtual uint32_t TimeOf(NodeId node) const { return node.index; }
  virtual RoutineInfo routine(RoutineId routine) const = 0;
  virtual Scope ScopeOf(RoutineId routine) const {
    (void)routine;
    return Scope::kTop;
  }
  // Whether what local functions did stands in the statements of the nodes around them, so that they need not
  // be asked about (finite-maps-2008, section 9).
  virtual bool ShowsLocals() const { return false; }
  virtual Placement PlacementOf(NodeId parent, NodeId child) const = 0;
  virtual Code CodeOf(NodeId node) const = 0;
  // Of a node that is a piece of code inside an equation (NodeKind::kZoomed): which.
  virtual std::optional<view::CodePart> PartOf(NodeId node) const {
    (void)node;
    return std::nullopt;
  }
  // The text of all of it, whatever was executed.
  virtual std::string EquationOf(NodeId node) const { return TextOf(CodeOf(node)); }

  // A node may show the value of another node as far as it was known at some time: a prefix of it. If the
  // longer one is right, so is the shorter. If the shorter one is wrong, so is the longer. None: the node
  // shows its own value.
  struct Prefix {
    NodeId whole;
    uint64_t length = 0;  // longer prefixes have greater ones; that of `whole` itself is the greatest
  };
  virtual std::optional<Prefix> PrefixOf(NodeId node) const {
    (void)node;
    return std::nullopt;
  }

  // What a finding names that could be at any of these nodes: their code, and that of all they stand for
  // (transform/transformed.h). Each equation once, with all of it that was executed for any of them.
  virtual std::vector<Code> CodesOf(std::span<const NodeId> nodes) const;

  // Whether x makes nothing but the initial state of `next`, so that the two can be asked about as one
  // (docs/strategies.md, "Transforms"): both are children of the same node, x's application node is an
  // argument of next's application, and nothing else uses x's value: no other argument, no other place of the
  // parent's code, no variable bound to it that occurs again. If so, which argument of next's statement it
  // is, from 0. Neither may be shared. No need to be complete: none only means that the two stay separate.
  virtual std::optional<size_t> Feeds(NodeId x, NodeId next) const {
    (void)x, (void)next;
    return std::nullopt;
  }
};

}  // namespace inquest::tree
