// The records of the stack, as code.h lists them: some words and, on top, the node that says what to do with
// a value. What each holds, and where, is said here and in records.cpp only.
//
// `top` is always the end of the stack, with the record that is meant on top of it.
#pragma once

#include <array>
#include <cstdint>

#include "reduce/code.h"
#include "trail/word.h"

namespace inquest::reduce {

using trail::Address;

inline Word PointerWord(const void* p) { return reinterpret_cast<Word>(p); }

// How a value is applied or a routine entered: by trusted code (address: descent) or by suspected code
// (address: the redex).
struct Caller {
  Address address = 0;
  bool trusted = true;
  Word Pack() const { return (address << 1) | (trusted ? 0 : 8); }
  static Caller Unpack(Word w) { return {(w >> 4) << 3, (w & 8) == 0}; }
};

// Nodes for records that are not program code, by Op from kUpdateCell on.
inline constexpr size_t kFirstRecord = static_cast<size_t>(Op::kUpdateCell);
inline constexpr auto kRecordNodes = [] {
  std::array<Node, static_cast<size_t>(Op::kMarker) + 1 - kFirstRecord> nodes{};
  for (size_t i = 0; i < nodes.size(); ++i) nodes[i].op = static_cast<Op>(kFirstRecord + i);
  return nodes;
}();
inline Word RecordWord(Op op) { return PointerWord(&kRecordNodes[static_cast<size_t>(op) - kFirstRecord]); }

// Returns where the stack then ends. The words are those that code.h names, in that order.
template <typename... Words>
[[gnu::always_inline]] inline Word* Push(Word* top, Op op, Words... words) {
  ((*top++ = static_cast<Word>(words)), ...);
  *top++ = RecordWord(op);
  return top;
}
template <typename... Words>
[[gnu::always_inline]] inline Word* Push(Word* top, const Node& node, Words... words) {
  ((*top++ = static_cast<Word>(words)), ...);
  *top++ = PointerWord(&node);
  return top;
}

// So many words of state a native has: its arguments first, then what its steps keep there.
inline constexpr uint32_t kNativeState = 4;

// The words of a record, its node included; of kPrim and kApplyMore those that each of them has.
constexpr uint32_t WordsOf(Op op) {
  switch (op) {
    case Op::kPerformed:
    case Op::kStop:
      return 1;
    case Op::kBindThen:
    case Op::kThen:
    case Op::kCatch:
    case Op::kResume:
    case Op::kPrim:
    case Op::kApplyMore:
      return 3;
    case Op::kKeepFunction:
      return 4;
    case Op::kNative:
      return kNativeState + 4;
    default:
      return 2;
  }
}

inline const Node* NodeOn(const Word* top) { return reinterpret_cast<const Node*>(top[-1]); }
// Of a node of the program that waits for an operand.
inline Word* BaseOn(const Word* top) { return reinterpret_cast<Word*>(top[-2]); }
// kPrim: so many operands are there.
inline uint32_t OperandsOn(const Word* top) { return static_cast<uint32_t>(top[-3]); }
// kUpdateCell, kNoteResult: who called; and kFinishCallback: the base of its frame.
inline Address CellOn(const Word* top) { return top[-2]; }
// kUpdateThunk and kFixed: the thunk; kSeqSecond: the value.
inline Word HeldOn(const Word* top) { return top[-2]; }
// kExecute, kBindThen, kThen, kCatch.
inline Address ExecutionOn(const Word* top) { return top[-2]; }
// kBindThen: the continuation; kThen: the next action; kCatch: the handler.
inline Word FollowingOn(const Word* top) { return top[-3]; }
// kApplyMore: so many arguments, and who applies.
inline uint32_t ArgumentsOn(const Word* top) { return static_cast<uint32_t>(top[-2]); }
inline Caller CallerOn(const Word* top) { return Caller::Unpack(top[-3]); }

// kNative. What is executed is () if it is no action, or nothing is recorded.
struct NativeOn {
  Word* top;
  static NativeOn WithState(Word* state) { return {state + 3 + kNativeState}; }
  Word& step() const { return top[-2]; }
  Word action() const { return top[-3]; }
  Word* state() const { return top - 3 - kNativeState; }
  // The execution that the action is a part of; of what is no action, the origin.
  Address context() const { return top[-4 - int64_t{kNativeState}]; }
};

// A record as those see it who walk the stack.
struct Record {
  const Node* node = nullptr;   // on top of it; what a marker stands for
  const Node* owner = nullptr;  // the node whose activation the record belongs to,
  Word* base = nullptr;         // and that activation; none: it belongs to none
  bool resumes = false;         // the owner has not begun to read its variables
  Word* begin = nullptr;        // the lowest word
  Word* roots = nullptr;        // what the collector visits
  uint32_t root_count = 0;

  // Where the stack ends without the record. The lowest record of an activation lies directly on its
  // variables: they go with it.
  Word* Below(const Code& code) const {
    if (base == nullptr || !(owner->flags & kTrusted)) return begin;
    return begin == base + code.activations[owner->routine].size ? base : begin;
  }
};
Record ReadRecord(Word* top, const Node& node);

}  // namespace inquest::reduce
