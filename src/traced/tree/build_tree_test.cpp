// The shapes of both trees, from frames alone.
#include "traced/tree/build_tree.h"

#include "traced/tree/test_frames.h"

namespace inquest::traced {
namespace {

using trail::CallableKind;
using trail::Header;
using trail::Kind;
using trail::Place;
using trail::PlaceKind;
using trail::State;

TEST(BuildTreeTest, ACallIsBelowTheOneWhoseCodeAppliesIt) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 2), g = run.builder.AddFunction("g", 2);
  const Address outer = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  run.Call(g, run.Cell(outer, 2), {SmallInt(2), SmallInt(3)}, SmallInt(5));
  run.Call(f, run.Cell(run.main, 2), {SmallInt(4)}, SmallInt(6));
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 5\n"
            "    g 2 3 = 5\n"
            "  f 4 = 6\n");
}

TEST(BuildTreeTest, ATailCallIsBelowItsCallerAndHasItsValue) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1), g = run.builder.AddFunction("g", 1);
  const Address first = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  const Address second = run.builder.AddFrame(g, first, {SmallInt(2)});
  run.builder.AddFrame(g, second, {SmallInt(3)});
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 5\n"
            "    g 2 = 5\n"
            "      g 3 = 5\n");
}

TEST(BuildTreeTest, ACallThatTrustedCodeMadeIsBelowItsOrigin) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 1), g = run.builder.AddFunction("g", 1);
  const Address around = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(9));
  run.builder.AddCallback(g, run.Cell(around, 2), SmallInt(3), {SmallInt(2)});
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 9\n"
            "    g 2 = 3\n");
}

TEST(BuildTreeTest, InTheFdtACallThatTrustedCodeMadeIsBelowItsOwner) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 1), g = run.builder.AddFunction("g", 1);
  const Address owner = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(9));
  const Address other = run.Call(f, run.Cell(run.main, 2), {SmallInt(2)}, SmallInt(8));
  // Trusted code works for `other`, with a function value that it made for `owner`.
  const Address descent = run.builder.Add(
      {Header(Kind::kData, static_cast<uint32_t>(trail::DataKind::kDescent), run.Cell(other, 2)), 0,
       run.Cell(owner, 2)});
  run.builder.AddCallback(g, descent, SmallInt(3), {SmallInt(7)});
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 9\n"
            "  f 2 = 8\n"
            "    g 7 = 3\n");
  EXPECT_EQ(TreeOf(run, TreeStyle::kFdt),
            "main = 0\n"
            "  f 1 = 9\n"
            "    g 7 = 3\n"
            "  f 2 = 8\n");
}

// twice f x = f (f x), and main = twice g 1.
struct Twice : Frames {
  Twice() {
    const PlaceId passed = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1)});
    const PlaceId x = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(2)});
    const PlaceId inner =
        builder.AddPlace({.kind = PlaceKind::kApply, .has_cell = true, .slot = SlotId(3)}, {passed, x});
    const PlaceId again = builder.AddPlace({.kind = PlaceKind::kSlot, .slot = SlotId(1)});
    const PlaceId outer = builder.AddPlace({.kind = PlaceKind::kApply, .is_tail = true}, {again, inner});
    builder.SetEntry(twice, builder.AddPlace({.kind = PlaceKind::kLeaf}, {outer}));
    const PlaceId symbol = builder.AddPlace({.kind = PlaceKind::kMakeFun, .slot = SlotId(2), .a = g.index});
    const PlaceId one = builder.AddPlace({.kind = PlaceKind::kWord, .word = SmallInt(1)});
    const PlaceId call = builder.AddPlace(
        {.kind = PlaceKind::kCall, .has_cell = true, .slot = SlotId(1), .a = twice.index}, {symbol, one});
    builder.SetEntry(CallableId(0), builder.AddPlace({.kind = PlaceKind::kLeaf}, {call}));
    const Word function = MakeFunction(g, main, 2);
    const Address around = Call(twice, Cell(main, 1), {function, SmallInt(1)}, SmallInt(5));
    Call(g, Cell(around, 3), {SmallInt(1)}, SmallInt(3));
    builder.AddFrame(g, around, {SmallInt(3)});
  }
  CallableId twice = builder.AddFunction("twice", 2, 1), g = builder.AddFunction("g", 1);
};

TEST(BuildTreeTest, InTheEdtWhatAFunctionValueDidIsBelowWhoAppliedIt) {
  EXPECT_EQ(TreeOf(Twice()),
            "main = 0\n"
            "  twice g 1 = 5\n"
            "    g 1 = 3\n"
            "    g 3 = 5\n");
}

// finite-maps-2008, Def. 8 and 12.
TEST(BuildTreeTest, InTheFdtItIsBelowWhoseCodeNamesIt) {
  EXPECT_EQ(TreeOf(Twice(), TreeStyle::kFdt),
            "main = 0\n"
            "  twice {1 -> 3, 3 -> 5} 1 = 5\n"
            "  g 1 = 3\n"
            "  g 3 = 5\n");
}

TEST(BuildTreeTest, ASuspendedBlockIsAPartOfTheCallAroundIt) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 1), g = run.builder.AddFunction("g", 1);
  trail::Layout& layout = run.builder.layout();
  const trail::VariantId block =
      layout.variants.Add({.size = 2, .callable = f, .is_block = true, .cell_slot = SlotId(2)});
  const Address around = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(9));
  const Address inside = run.builder.Add({Header(Kind::kFrame, block.index, run.Cell(around, 2)), 0});
  run.Call(g, run.Cell(inside, 1), {SmallInt(2)}, SmallInt(3));
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 9\n"
            "    g 2 = 3\n");
}

TEST(BuildTreeTest, AConstantIsBelowAllWhoMentionItAndHasItsPlaceUnderTheFirst) {
  Frames run(2);
  const CallableId limit = run.AddConstant("limit", 2);
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Mention(f, {1});
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  run.Call(limit, run.ConstantCell(2), {}, SmallInt(100));
  run.Call(f, run.Cell(run.main, 2), {SmallInt(2)}, SmallInt(6));
  EXPECT_EQ(TreeOf(run),
            "main = 0\n"
            "  f 1 = 5\n"
            "    limit = 100\n"
            "  f 2 = 6\n"
            "    (limit = 100)\n");
}

TEST(BuildTreeTest, AConstantThatNobodyNeededIsNoNode) {
  Frames run(2);
  run.AddConstant("limit", 2);
  const CallableId f = run.builder.AddFunction("f", 1);
  run.Mention(f, {1});
  run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(5));
  EXPECT_EQ(TreeOf(run), "main = 0\n  f 1 = 5\n");
}

// evens = 0 : odds .. and odds = .. evens ..: two statements that need each other are two nodes, each with a
// reference to the other, so that each is asked about.
TEST(BuildTreeTest, ConstantsThatNeedEachOtherAreNodesThatReferToEachOther) {
  Frames run(3);
  const CallableId evens = run.AddConstant("evens", 2), odds = run.AddConstant("odds", 3);
  run.Mention(CallableId(0), {1});
  run.Mention(evens, {2});
  run.Mention(odds, {1});
  // Frames of main were made before its code was said: once more.
  run.main = run.builder.AddFrame(CallableId(0), run.ConstantCell(TrailBuilder::kMain));
  run.Call(evens, run.ConstantCell(2), {}, SmallInt(2));
  run.Call(odds, run.ConstantCell(3), {}, SmallInt(3));
  EXPECT_EQ(TreeOf(*run.builder.Open()),
            "main = 0\n"
            "  evens = 2\n"
            "    odds = 3\n"
            "      (evens = 2)\n");
}

// Where the trail notes when values were there, the reference back becomes a node of its own when the search
// comes there: the constant as it was known then.
TEST(BuildTreeTest, WhereTimesAreNotedTheTreeGrowsInsteadOfGoingInACircle) {
  Frames run(3);
  const CallableId evens = run.AddConstant("evens", 2), odds = run.AddConstant("odds", 3);
  run.builder.layout().notes_times = 1;
  run.Mention(evens, {2});
  run.Mention(odds, {1});
  run.Call(evens, run.ConstantCell(2), {}, SmallInt(2));
  run.Call(odds, run.ConstantCell(3), {}, SmallInt(3));
  const auto trail = run.builder.Open();
  const tree::BuiltTree built = BuildTree(*trail);
  EXPECT_NE(built.growing, nullptr);
  for (size_t i = 0; i < built.tree.size(); ++i) {
    EXPECT_TRUE(built.tree.further_parents(tree::NodeId(i)).empty()) << i;
  }
}

// What desugaring made of `\x -> ..` around a do block belongs to who wrote it, and is a node where other
// code applies it.
TEST(BuildTreeTest, AHiddenFunctionIsANodeWhereOtherCodeAppliesIt) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1, 2), bind = run.builder.AddFunction("bind", 1, 1);
  const CallableId rest = run.builder.AddFunction("", 1, 1), g = run.builder.AddFunction("g", 1);
  trail::Callable& hidden = run.builder.layout().callables[rest];
  hidden.kind = CallableKind::kHidden;
  hidden.parent = f;
  hidden.first_param = SlotId(2);  // word 1 is the function value
  const Address around = run.Call(f, run.Cell(run.main, 1), {SmallInt(1)}, SmallInt(9));
  const Word function = run.MakeFunction(rest, around, 3);
  // f itself applies it: g is called by f.
  const Address own = run.builder.AddFrame(rest, run.Cell(around, 2), {function, SmallInt(4)});
  run.builder.Set(run.Cell(around, 2), SmallInt(8));
  run.builder.AddFrame(g, own, {SmallInt(5)});
  // bind applies it: g is called by the rest.
  const Address other = run.Call(bind, run.Cell(run.main, 2), {SmallInt(6)}, SmallInt(7));
  const Address applied = run.builder.AddFrame(rest, other, {function, SmallInt(6)});
  run.builder.AddFrame(g, applied, {SmallInt(6)});
  const auto trail = run.builder.Open();
  const tree::BuiltTree built = BuildTree(*trail);
  ASSERT_EQ(built.tree.size(), 6u);
  const auto routine = [&](size_t node) { return CallableId(built.tree.routine(tree::NodeId(node)).index); };
  const auto parent = [&](size_t node) { return built.tree.parent(tree::NodeId(node)).index; };
  EXPECT_EQ(routine(2), g);
  EXPECT_EQ(parent(2), 1u);  // f
  EXPECT_EQ(routine(3), bind);
  EXPECT_EQ(routine(4), rest);
  EXPECT_EQ(parent(4), 3u);
  EXPECT_EQ(routine(5), g);
  EXPECT_EQ(parent(5), 4u);
}

TEST(BuildTreeTest, TheRootIsMainAlsoWhereTheRunNeverGotThere) {
  TrailBuilder builder;
  const auto trail = builder.Open();
  const tree::BuiltTree built = BuildTree(*trail);
  ASSERT_EQ(built.tree.size(), 1u);
  EXPECT_EQ(TextOf(built, tree::Tree::root()), "main = _");
}

TEST(BuildTreeTest, TheRootAloneIsThatOfTheTree) {
  const Twice run;
  const auto trail = run.builder.Open();
  const tree::BuiltTree root = BuildRoot(*trail), built = BuildTree(*trail);
  ASSERT_EQ(root.tree.size(), 1u);
  EXPECT_EQ(root.tree.routine(tree::Tree::root()), built.tree.routine(tree::Tree::root()));
  EXPECT_EQ(TextOf(root, tree::Tree::root()), TextOf(built, tree::Tree::root()));
}

TEST(BuildTreeTest, ABuildThatIsStoppedHasTheFramesSoFar) {
  Frames run;
  const CallableId f = run.builder.AddFunction("f", 1);
  Address last = run.Call(f, run.Cell(run.main, 1), {SmallInt(0)}, SmallInt(5));
  constexpr int kCalls = 200'000;
  for (int i = 1; i < kCalls; ++i) last = run.builder.AddFrame(f, last, {SmallInt(i)});
  std::stop_source stop;
  stop.request_stop();
  const auto trail = run.builder.Open();
  const tree::BuiltTree built = BuildTree(*trail, stop.get_token());
  EXPECT_GT(built.tree.size(), 1u);
  EXPECT_LT(built.tree.size(), static_cast<size_t>(kCalls));
  EXPECT_EQ(tree::Verify(built.tree), std::vector<std::string>());
}

}  // namespace
}  // namespace inquest::traced
