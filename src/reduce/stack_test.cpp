#include "reduce/stack.h"

#include <gtest/gtest.h>

#include <vector>

namespace inquest::reduce {
namespace {

// A trusted activation of four words, and nodes that wait for an operand in it.
struct Program {
  Code code;
  Program() {
    code.activations.push_back({.size = 4, .trusted = true});
    for (const Op op : {Op::kCase, Op::kPrim, Op::kSlot}) {
      Node node;
      node.op = op;
      node.flags = kTrusted;
      code.nodes.push_back(node);
    }
  }
};

Stack MakeStack() {
  auto stack = Stack::Create(1 << 20);
  EXPECT_TRUE(stack.ok());
  return std::move(*stack);
}

std::vector<Op> Walk(const Stack& stack, Word* top, const Code& code) {
  std::vector<Op> seen;
  stack.ForEachRecord(top, code, [&](const Record& record, const Word*) {
    seen.push_back(record.node->op);
    return true;
  });
  return seen;
}

TEST(StackTest, EveryRecordIsWalkedOverToTheOneBelow) {
  const Program program;
  const Stack stack = MakeStack();
  Word* top = Push(stack.bottom(), Op::kStop);
  std::vector<Op> pushed;
  const auto push = [&](Op op, auto... words) {
    top = Push(top, op, words...);
    pushed.insert(pushed.begin(), op);
  };
  push(Op::kUpdateCell, 8);
  push(Op::kUpdateThunk, 8);
  push(Op::kApplyMore, 1, 2, 3, Caller{16, true}.Pack(), 3);
  push(Op::kFinishCallback, 8);
  push(Op::kExecute, 0);
  push(Op::kBindThen, 1, 0);
  push(Op::kThen, 1, 0);
  push(Op::kCatch, 1, 0);
  push(Op::kPerformed);
  push(Op::kNative, 0, 1, 2, 3, 4, 5, 6);
  push(Op::kSeqSecond, 1);
  push(Op::kFixed, 8);
  EXPECT_EQ(Walk(stack, top, program.code), pushed);
}

TEST(StackTest, AnActivationGoesWithItsLowestRecord) {
  const Program program;
  const Stack stack = MakeStack();
  Word* base = Push(stack.bottom(), Op::kStop);
  base = Push(base, Op::kExecute, 0);
  Word* top = base + program.code.activations[0].size;
  top = Push(top, program.code.nodes[1], 7, 9, 2, PointerWord(base));  // two operands
  top = Push(top, program.code.nodes[0], PointerWord(base));
  EXPECT_EQ(Walk(stack, top, program.code), (std::vector<Op>{Op::kCase, Op::kPrim, Op::kExecute}));
  top = Push(base + program.code.activations[0].size, Op::kResume, PointerWord(&program.code.nodes[2]),
             PointerWord(base));
  EXPECT_EQ(Walk(stack, top, program.code), (std::vector<Op>{Op::kResume, Op::kExecute}));
}

TEST(StackTest, TheWordsOfARecordAreFoundAgain) {
  const Stack stack = MakeStack();
  Word* top = Push(stack.bottom(), Op::kNative, 40, 1, 2, 3, 4, 5, 6);
  const NativeOn native{top};
  EXPECT_EQ(native.context(), 40u);
  EXPECT_EQ(native.state()[0], 1u);
  EXPECT_EQ(native.state()[kNativeState - 1], 4u);
  EXPECT_EQ(native.action(), 5u);
  EXPECT_EQ(native.step(), 6u);
  const Record read = ReadRecord(top, *NodeOn(top));
  EXPECT_EQ(read.begin, stack.bottom());
  EXPECT_EQ(read.roots, native.state());
  EXPECT_EQ(read.root_count, kNativeState + 1);

  top = Push(stack.bottom(), Op::kApplyMore, 11, 12, Caller{16, false}.Pack(), 2);
  EXPECT_EQ(ArgumentsOn(top), 2u);
  EXPECT_EQ(CallerOn(top).address, 16u);
  EXPECT_FALSE(CallerOn(top).trusted);
  EXPECT_EQ(ReadRecord(top, *NodeOn(top)).roots[1], 12u);
}

TEST(StackTest, TheStackEndsBeforeWhatItMayUse) {
  const Stack stack = MakeStack();
  EXPECT_TRUE(stack.HasRoom(stack.bottom()));
  EXPECT_FALSE(stack.HasRoom(stack.bottom() + (1 << 20) / sizeof(Word)));
}

}  // namespace
}  // namespace inquest::reduce
