// For tests: runs made frame by frame (trail/test_trails.h), without a program and its front end, and their
// trees as text.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "traced/tree/build_tree.h"
#include "traced/tree/node_numbers.h"
#include "trail/test_trails.h"
#include "tree/tree.h"
#include "value/print.h"

namespace inquest::traced {

using trail::Address;
using trail::CallableId;
using trail::PlaceId;
using trail::SlotId;
using trail::SmallInt;
using trail::TrailBuilder;
using trail::Word;

// A run whose main, a constant, has four cells (slots 1 to 4) and the value 0, unless a test says otherwise.
struct Frames {
  explicit Frames(uint32_t constants = 1) : builder(constants) {
    main = builder.AddFrame(CallableId(0), ConstantCell(TrailBuilder::kMain));
    builder.Set(ConstantCell(TrailBuilder::kMain), SmallInt(0));
  }

  static Address Cell(Address base, uint32_t slot) { return TrailBuilder::Slot(base, slot); }
  static Address ConstantCell(uint32_t slot) {
    return TrailBuilder::Slot(TrailBuilder::program_frame(), slot);
  }
  // The base of a call whose application has the cell; the value of that is the call's.
  Address Call(CallableId function, Address cell, std::vector<Word> arguments, Word value) {
    const Address base = builder.AddFrame(function, cell, std::move(arguments));
    builder.Set(cell, value);
    return base;
  }
  // A constant in that slot of the program's frame; main has the first.
  CallableId AddConstant(const std::string& name, uint32_t slot, uint32_t cells = 2) {
    const CallableId callable = builder.AddFunction(name, 0, cells);
    builder.layout().callables[callable].kind = trail::CallableKind::kConstant;
    builder.layout().constants.Add({callable, SlotId(slot)});
    return callable;
  }
  // What a frame of it executes: these constants are mentioned.
  void Mention(CallableId callable, const std::vector<uint32_t>& constants) {
    std::vector<PlaceId> parts;
    for (const uint32_t constant : constants) {
      parts.push_back(builder.AddPlace({.kind = trail::PlaceKind::kConstant, .a = constant}));
    }
    const PlaceId all =
        builder.AddPlace({.kind = trail::PlaceKind::kPrim, .is_tail = true, .a = plus}, parts);
    builder.SetEntry(callable, builder.AddPlace({.kind = trail::PlaceKind::kLeaf}, {all}));
  }
  // A function symbol in a frame, as a value.
  Word MakeFunction(CallableId callable, Address base, uint32_t slot) {
    builder.Set(Cell(base, slot), trail::Header(trail::Kind::kFun, callable.index, base));
    return trail::Tagged(trail::Tag::kFun, Cell(base, slot));
  }

  TrailBuilder builder;
  uint32_t plus = builder.AddPrimitive("intAdd").index;
  Address main;
};

inline std::string TextOf(const tree::BuiltTree& built, tree::NodeId node) {
  return value::Text(built.behaviours->terms(), built.behaviours->Describe(node), {.columns = 100});
}

// A line a node, children indented; one that has its place elsewhere is said in brackets.
inline void WriteBelow(const tree::BuiltTree& built, tree::NodeId node, size_t depth, std::string* text) {
  *text += std::string(2 * depth, ' ') + TextOf(built, node) + "\n";
  for (const tree::NodeId child : built.tree.children(node)) {
    if (built.tree.is_reference(node, child)) {
      *text += std::string(2 * depth + 2, ' ') + "(" + TextOf(built, child) + ")\n";
    } else {
      WriteBelow(built, child, depth + 1, text);
    }
  }
}

// The tree of a run; all that must hold of it is checked.
inline std::string TreeOf(const trail::Trail& trail, TreeStyle style = TreeStyle::kEdt) {
  const tree::BuiltTree built = BuildTree(trail, {}, style);
  EXPECT_EQ(tree::Verify(built.tree), std::vector<std::string>());
  std::string text;
  WriteBelow(built, tree::Tree::root(), 0, &text);
  // Views that do not build the tree give nodes the same numbers.
  NodeNumbers numbers(trail);
  for (size_t i = 1; i < built.tree.size(); ++i) {
    const std::optional<size_t> frame = numbers.FrameOf(tree::NodeId(i));
    EXPECT_TRUE(frame.has_value() && numbers.Of(*frame) == tree::NodeId(i)) << i;
  }
  return text;
}
inline std::string TreeOf(const Frames& frames, TreeStyle style = TreeStyle::kEdt) {
  return TreeOf(*frames.builder.Open(), style);
}

}  // namespace inquest::traced
