// What the run of a failed test says before anybody is asked: which code is that of the tests, which call the
// test found wrong, and which calls its assertions found right.
//
// Test code is what mentions a test library, and what mentions such code: specifications, generators, main.
// Properties are not: functions that a test library calls with arguments of its choice. One that failed is
// where the search begins. Assertions tell more: `f 3 `shouldBe` 4` is about the statement of f 3 if nothing
// in it but the call of f is code that is tested. So is `f x == sort x` if a property holds only where it
// does.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "session/answerer.h"
#include "session/session.h"
#include "trail/trail.h"

namespace inquest::setup {

// Whether running the program comes to a test library, which then reports what its tests gave.
struct LoadedProgram;
bool RunsTests(const LoadedProgram& program);

// Whether the text of a main module declares tests that can be found by their names.
bool HasNamedTests(const std::string& file);

class TestCode : public session::Answerer {
 public:
  // Passes over the trail, which outlives it.
  explicit TestCode(const trail::Trail& trail);

  // How a session begins on a tree of the run.
  session::Beginning Begin(const tree::Tree& tree, const tree::Behaviours& behaviours) const;

  std::string name() const override { return "test"; }
  std::optional<session::Verdict> Judge(const session::Asked& asked) override;

 private:
  using CallableId = trail::CallableId;
  using Address = trail::Address;
  struct Assertion {
    trail::PlaceId actual, expected;
  };
  using Assertions = std::vector<Assertion>;
  void FindTestCode();
  void FindAssertions();
  Assertions AssertionsIn(trail::VariantId variant) const;
  Assertions ComparisonsOf(const trail::Frame& property) const;
  void ReadAssertion(const trail::Frame& frame, const Assertion& assertion);
  bool IsProperty(const trail::Frame& frame) const;
  bool IsOfRunner(CallableId callable) const;
  bool TurnsRound(CallableId callable) const;
  using Test = bool (TestCode::*)(CallableId) const;
  bool Mentions(const trail::Frame& frame, trail::PlaceId at, Test test, int depth) const;
  CallableId TopOf(CallableId callable) const;
  bool IsOwn(CallableId callable) const;     // of the program, and recorded
  bool IsTested(CallableId callable) const;  // own, and no test
  bool IsOfTestLibrary(CallableId callable) const;
  bool GivesProperty(CallableId callable) const;
  std::vector<CallableId> MentionedBy(CallableId callable) const;
  bool IsPlain(const trail::Frame& frame, trail::PlaceId place, int depth) const;
  trail::Frame OwnerOf(const trail::Frame& frame, const trail::Place& place) const;
  const trail::Place* BoundTo(const trail::Frame& frame, trail::SlotId slot, trail::PlaceId* place) const;

  const trail::Trail& trail_;
  const trail::Layout& layout_;
  std::vector<bool> is_test_;  // by callable
  // By where a library was applied (variant of the frame, word in it): whether it runs properties.
  mutable std::unordered_map<uint64_t, bool> runs_properties_;
  std::unordered_map<Address, bool> judged_;  // by redex: whether an assertion found it right
  Address last_wrong_ = 0;                    // a redex
};

}  // namespace inquest::setup
