#include <gtest/gtest.h>

#include <map>

#include "base/check.h"
#include "strategy/strategy.h"

namespace inquest::strategy {
namespace {

using tree::Placement;

// Gives the placement of each child, and nothing else.
class Placed : public tree::Behaviours {
 public:
  const value::Terms& terms() const override { Unused(); }
  value::Statement Describe(NodeId) const override { Unused(); }
  tree::Outcome OutcomeOf(NodeId) const override { return tree::Outcome::kValue; }
  view::RoutineInfo routine(RoutineId) const override { Unused(); }
  Placement PlacementOf(NodeId, NodeId child) const override {
    ++asked;
    return placements.at(child);
  }
  view::Code CodeOf(NodeId) const override { Unused(); }

  std::map<NodeId, Placement> placements;
  mutable int asked = 0;

 private:
  [[noreturn]] static void Unused() {
    CHECK(false);
    std::abort();
  }
};

// f x = g (h x) (h x): three children, and below the second h two more, so that it can become transparent.
struct Program {
  Program() {
    tree::Builder builder;
    NodeId f = builder.Add(NodeId(), RoutineId(0));
    g = builder.Add(f, RoutineId(1));
    left = builder.Add(f, RoutineId(2));
    right = builder.Add(f, RoutineId(3));
    later = builder.Add(right, RoutineId(4));
    sooner = builder.Add(right, RoutineId(4));
    tree = builder.Finish(5);
    behaviours.placements = {{g, {0, 2, 1, 30}},
                             {left, {1, 0, 12, 20}},
                             {right, {2, 1, 2, 10}},
                             {later, {0, 1, 6, 7}},
                             {sooner, {1, 0, 4, 8}}};
  }
  std::vector<NodeId> Questions(Order order, bool trust = false,
                                std::string_view strategy_name = "top-down") const {
    Search search(tree, &behaviours, order);
    search.Judge(tree::Tree::root(), Verdict::kWrong);
    if (trust) search.TrustRoutine(RoutineId(3));
    std::unique_ptr<Strategy> strategy = Make(strategy_name);
    std::vector<NodeId> questions;
    while (auto n = strategy->Next(search)) {
      questions.push_back(*n);
      search.Judge(*n, Verdict::kCorrect);
    }
    return questions;
  }
  NodeId g, left, right, later, sooner;
  tree::Tree tree;
  Placed behaviours;
};

TEST(OrderTest, OutermostAsksAnApplicationBeforeItsArguments) {
  Program p;
  EXPECT_EQ(p.Questions(Order::kOutermost), (std::vector<NodeId>{p.g, p.left, p.right}));
}

TEST(OrderTest, InnermostAsksArgumentsBeforeTheirApplication) {
  Program p;
  EXPECT_EQ(p.Questions(Order::kInnermost), (std::vector<NodeId>{p.left, p.right, p.g}));
}

TEST(OrderTest, EvaluationAsksWhatWasCompletedFirst) {
  Program p;
  EXPECT_EQ(p.Questions(Order::kEvaluation), (std::vector<NodeId>{p.right, p.left, p.g}));
}

TEST(OrderTest, ACallWithAFlatValueIsCompleteAfterTheArgumentsThatItNeeded) {
  Program p;
  // g began first; as far as its value shows it was complete at once.
  p.behaviours.placements[p.g] = {0, 2, 1, 1};
  p.behaviours.placements[p.left] = {1, 0, 12, 20};
  p.behaviours.placements[p.right] = {2, 1, 2, 10};
  EXPECT_EQ(p.Questions(Order::kEvaluation), (std::vector<NodeId>{p.g, p.right, p.left}));
  p.behaviours.placements[p.g].is_flat = true;
  EXPECT_EQ(p.Questions(Order::kEvaluation), (std::vector<NodeId>{p.right, p.left, p.g}));
  // An argument that was there before has nothing to say.
  p.behaviours.placements[p.g] = {0, 2, 11, 11, true};
  p.behaviours.placements[p.left] = {1, 0, 2, 20};
  EXPECT_EQ(p.Questions(Order::kEvaluation), (std::vector<NodeId>{p.right, p.g, p.left}));
}

TEST(OrderTest, WhatATransparentNodeHandsOverStandsInItsPlaceByTime) {
  Program p;
  EXPECT_EQ(p.Questions(Order::kOutermost, true), (std::vector<NodeId>{p.g, p.left, p.sooner, p.later}));
  EXPECT_EQ(p.Questions(Order::kInnermost, true), (std::vector<NodeId>{p.left, p.later, p.sooner, p.g}));
  EXPECT_EQ(p.Questions(Order::kEvaluation, true), (std::vector<NodeId>{p.later, p.sooner, p.left, p.g}));
}

TEST(OrderTest, OnlyStrategiesThatReadTheOrderAskForIt) {
  for (const std::string_view name : Names()) {
    Program p;
    p.Questions(Order::kInnermost, false, name);
    EXPECT_EQ(p.behaviours.asked > 0, ReadsOrder(name)) << name;
  }
  EXPECT_FALSE(ReadsOrder("guessing"));
}

}  // namespace
}  // namespace inquest::strategy
