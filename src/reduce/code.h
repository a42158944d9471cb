// Code: core, prepared for the reducer. Every routine becomes a tree (a DAG where a pattern match falls
// through) of small nodes that address variables by slot. A routine is compiled in one of two ways:
//   suspected  its variables and places live in a frame of the trail; an argument that may be reduced is a
//              cell of that frame, and entering it needs no allocation;
//   trusted    its variables live on the stack; an argument that may be reduced is an object of the region
//              that holds just the variables it needs, so that the collector is safe for space.
// Code is immutable once compiled. Node indices are the place numbers that the trail refers to.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/core.h"
#include "trail/word.h"

namespace inquest::reduce {

using trail::Word;
using NodeIndex = uint32_t;
inline constexpr NodeIndex kNoNode = 0xffffffffu;

enum class Op : uint8_t {
  // Atoms: give a word without reducing anything.
  kSlot,      // base[slot]; a cell that is not evaluated gives a reference to it
  kField,     // field `a` of the constructor in base[slot]
  kOuter,     // go out `b` frames, then slot, or field `a` of it (kNoField: the slot itself)
  kOuterFun,  // go out `b` frames: the function value whose header is in `slot` there
  kFunSlot,   // the function value whose header is in base[slot]
  kWord,      // word()
  kConstant,  // reference to the cell of constant `a`
  // Builders: allocate, never reduce.
  kMakeFun,  // suspected: writes the header of function symbol `a` to base[slot]
  kSymbol,   // trusted: allocates a function symbol for the suspected routine `a`, owned by the origin
  kClosure,  // trusted: function value of local routine `a`; kids: its free variables
  kSuspend,  // trusted: suspension `a`; kids: its free variables
  kString,   // string literal `a`; cell at slot in suspected code
  kCon,      // constructor, site `a`; kids: fields; `b`: 1 if its field is noted (Code::noted_constructors)
  kPartial,  // known function (kid 0) with too few arguments; `b`: 1 for a method in a dictionary
  kAction,   // IO primitive applied: an action of site `a`; kids: arguments
  kEager,    // kid 0: a total primitive, computed now if its operands are there; otherwise kid 1
  // Reductions.
  kCall,       // global routine `a`, saturated; kids: arguments; `b`: 1 + the weak variable it is bound to
  kCallLocal,  // local routine `a`, saturated; kid 0: the function value; then arguments
  kApply,      // kid 0 applied to the other kids
  kPrim,       // primitive `a`; kids: arguments
  kMethod,  // field `a` of kid 0: a dictionary, or a record if `b` is not 0: then 1 + the selector's routine
  kUnwrap,  // the field of the newtype constructor kid 0
  kBlock,   // suspected: a suspended case or let: a frame of its own for block `a`
  // Control.
  kCase,  // kid 0 scrutinised; targets from `b` on, table `a`; the value is stored to `slot` if the flag says
          // so
  kLet,   // lets[a], then kid 0
  kLeaf,  // suspected: note leaf `a` in the header, then kid 0
  kSeq,   // kid 0 evaluated, then kid 1
  kError,  // failures[a]
  kGoto,   // kid 0: where a failed match goes on
  // Continuations that are not nodes of a program.
  kUpdateCell,      // {address, node}: write the value to a trail cell
  kUpdateThunk,     // {address, node}: overwrite a region thunk
  kApplyMore,       // {arguments..., context, count, node}: apply the value to more arguments
  kFinishCallback,  // {address, node}: a frame called by trusted code has its result
  kResume,          // {base, current node, node}: go on here (around a collection)
  kStop,            // the bottom of the stack: evaluation is done
  kExecute,         // {execution, node}: the value is an action: execute it, as a part of that execution
  kBindThen,        // {continuation, execution, node}: an action's result goes to the continuation
  kThen,            // {next action, execution, node}
  kCatch,           // {handler, execution, node}
  kPerformed,       // {node}: unsafePerformIO: the action's result is the value
  kNative,     // {execution, or origin of what is no action; 4 state words; the action; primitive and step;
               // node}:
               // a primitive that needs values evaluated goes on in C++
  kSeqSecond,  // {value, node}: the value that `seq` returns after its first argument
  kFixed,      // {thunk, node}: the action's result goes to the thunk too
  kKeepFunction,  // {function, base, node, node}: an application whose function is evaluated (around a
                  // collection)
  kNoteResult,    // {address, node}: a function that trusted code gives suspected code is noted (noted.cpp)
  kMarker,        // stands for another record: what lies below was seen by the collector and is unchanged
};

enum NodeFlag : uint8_t {
  kTail = 1,        // its value is the activation's value
  kHasCell = 2,     // suspected: `slot` is a cell for its value
  kStoreValue = 4,  // kCase: store the evaluated scrutinee to `slot`
  kTrusted = 8,     // base is on the stack
  kByTag = 16,      // kCase: on the constructor; otherwise the first target is the only one,
  kByLiteral = 32,  // kCase: or on the literals of the table
  kWeak = 64,       // suspected: its cell is weak (weak_places.h)
  kOwnUpdate =
      128,  // suspected: its value goes to a record of the code around it, which does not know its cell
};
inline constexpr uint32_t kNoField = 0xffffffffu;

// Half a cache line: the code of a program at work is to stay in the first-level cache.
struct alignas(32) Node {
  Op op = Op::kWord;
  uint8_t flags = 0;
  uint16_t count = 0;  // kids
  uint32_t slot = 0;
  uint32_t a = 0;
  uint32_t b = 0;
  uint32_t kids = 0;            // first in Code::kids
  uint32_t alloc = 0;           // words of region that evaluating or building this node may need at once
  uint32_t routine = 0;         // activation: index into Code::activations
  uint32_t expr = 0xffffffffu;  // core::ExprId index, for showing

  // kWord
  Word word() const { return a | static_cast<Word>(b) << 32; }
  void set_word(Word word) {
    a = static_cast<uint32_t>(word);
    b = static_cast<uint32_t>(word >> 32);
  }
};

// What the collector has to know about the variables of a trusted activation, by node. Bit 63: all slots from
// 63 on.
struct Liveness {
  uint64_t live = 0;  // slots that the node's continuation reads
  uint64_t uses = 0;  // slots that the node reads before writing them
};

// What a stack or trail frame of this code looks like.
enum class Link : uint8_t {
  kNone,      // top level
  kFunction,  // slot 1 holds the function value; its header names the defining frame
  kBlock,     // the header's redex is cell `cell_slot` of the enclosing frame
};
struct Activation {
  uint32_t size = 1;  // words, with word 0: header or origin
  bool trusted = true;
  Link link = Link::kNone;  // suspected: how the enclosing frame is reached
  uint32_t cell_slot = 0;
  uint32_t parent = 0;  // suspected: the enclosing frame's activation
};

struct Target {
  NodeIndex node = kNoNode;
  uint32_t binds = 0;  // first in Code::field_binds
  uint32_t bind_count = 0;
};
struct FieldBind {
  uint32_t field, slot;
};
struct LiteralTarget {
  Word word = 0;         // small value or character
  uint32_t literal = 0;  // otherwise: the literal to compare with
  bool immediate = true;
  Target target;
};
struct CaseTable {
  std::vector<Target> by_tag;  // constructors: dense, the default filled in; node kNoNode cannot happen
  std::vector<LiteralTarget> literals;
  Target otherwise;
};

struct LetCode {
  struct Bind {
    uint32_t slot;
    NodeIndex node;
  };
  std::vector<Bind> first;    // do not refer to the group: plain words
  std::vector<Bind> objects;  // allocated first, then filled, so that they may refer to each other
};

// A variable of an enclosing routine that a local function mentions; hops kNone: captured in the closure, at
// `slot`.
struct OuterVariable {
  core::VarId var;
  uint32_t hops, slot, field;  // field: kNoField for the slot itself
};

struct RoutineCode {
  core::RoutineId routine;
  std::vector<OuterVariable> outer;
  NodeIndex entry = kNoNode;  // compiled on first use if none
  uint32_t arity = 0;         // with hidden parameters
  uint32_t first_param = 1;   // slot
  uint32_t free_count = 0;    // trusted local functions: captured words
  uint32_t activation = 0;
  uint32_t variant = 0;  // suspected: variant + 1 + leaf, `variant` itself while matching
  bool trusted = true;
  bool local = false;  // has a function value: slot 1 in suspected frames
  bool compiled = false;
  bool is_section = false;
  bool is_counted = false;  // trusted, and its calls are counted (evaluator.h)
  bool leads_on =
      false;  // trusted, in a run that is recorded: it may come to functions that it does not know
  bool gives_function = false;  // trusted, in a run that is recorded: its type says that it gives a function
  uint32_t weak_params = 0;     // suspected: so many parameters are weak variables,
  uint32_t first_weak = 0;      // from here on in Code::weak_variables
};

// A variable of a suspected frame whose value is in no statement (weak_places.h).
struct WeakVariable {
  uint32_t activation = 0;
  uint32_t slot = 0;
  std::vector<uint32_t> mentions;  // cells of the places that mention it
};

struct Suspension {
  NodeIndex entry = kNoNode;
  uint32_t free_count = 0;
  uint32_t activation = 0;
};

struct Block {
  NodeIndex entry = kNoNode;
  uint32_t activation = 0;
  uint32_t variant = 0;
  uint32_t cell_slot = 0;  // of its place in the enclosing frame
  uint32_t routine = 0;    // core::RoutineId of the routine around it
};

// A place that makes constructors. The first sites are the constructors themselves, made by trusted code.
struct Site {
  uint32_t con = 0;
  uint16_t tag = 0;
  uint16_t arity = 0;
  NodeIndex place = kNoNode;
};

// A place that makes actions. The first sites are the primitives themselves, made by trusted code.
struct ActionSite {
  core::Primitive primitive{};
  uint32_t arity = 0;
  NodeIndex place = kNoNode;
};

// A routine (or block) together with the leaf that was reached; what a frame's header names.
struct Variant {
  uint32_t owner = 0;  // routine, or block
  bool is_block = false;
  uint32_t leaf = 0;  // 0: still matching; leaf + 1 otherwise
  uint32_t size = 0;  // words of the frame
};

struct ConstantCode {
  core::RoutineId routine;
  bool trusted = true;
  NodeIndex entry = kNoNode;  // a kCall of the routine
  uint32_t slot = 0;          // cell in frame 0
};

// Function values name what they call by one number: routines first, then constructors.
struct Code {
  // suspensions[0]: unsafePerformIO of the one captured word. suspensions[1]: a weak place of a frame; the
  // origin is its cell, the one captured word its node. suspensions[2]: the first captured word applied to
  // the second.
  static constexpr uint32_t kPerformSuspension = 0, kPlaceSuspension = 1, kApplySuspension = 2;
  std::vector<Node> nodes;
  std::vector<Liveness> liveness;  // by node
  std::vector<NodeIndex> kids;
  std::vector<Activation> activations;
  std::vector<CaseTable> cases;
  std::vector<Target> targets;  // of all cases: by tag, or the default
  std::vector<FieldBind> field_binds;
  std::vector<LetCode> lets;
  std::vector<RoutineCode> routines;  // by core::RoutineId
  std::vector<Suspension> suspensions;
  std::vector<Block> blocks;
  std::vector<WeakVariable> weak_variables;
  std::vector<Site> sites;
  std::vector<uint16_t> site_tags;  // by site: the constructor's tag, close together
  std::vector<ActionSite> action_sites;
  std::vector<Variant> variants;
  std::vector<ConstantCode> constants;
  std::vector<uint32_t> constant_of;  // by core::RoutineId; kNoNode if not a constant
  // By activation: the activations and constants that its code can reach in one step. A constant that no live
  // code reaches is garbage, though its cell is global.
  struct Reach {
    std::vector<uint32_t> activations;
    std::vector<uint32_t> constants;
  };
  std::vector<Reach> reach;
  bool records = false;  // some routine is suspected
  // By constructor: a newtype around functions that suspected code knows. Trusted functions are noted there
  // (noted_constructors.h); empty if nothing is recorded.
  std::vector<bool> noted_constructors;
  bool notes_times = false;           // the trail says when each value was there (need_each_other.h)
  NodeIndex suspected_nodes_end = 0;  // all places of suspected code are numbered below
  std::vector<uint32_t> constant_at;  // by slot of frame 0
  uint32_t program_frame_size = 1;    // frame 0: the cells of constants, suspected ones first
  uint32_t suspected_constants_end = 1;
};

}  // namespace inquest::reduce
