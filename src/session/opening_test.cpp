#include "session/opening.h"

#include <gtest/gtest.h>

#include <future>

#include "session/test_run.h"
#include "strategy/strategy.h"

namespace inquest::session {
namespace {

// The root of SmallRun alone.
std::unique_ptr<TestRun> SmallRoot() {
  auto run = std::make_unique<TestRun>();
  run->Add(NodeId(), "main", {}, 0);
  run->Finish();
  return run;
}

TEST(Opening, AsksFirstWhatTheWholeSessionAsks) {
  const auto root = SmallRoot();
  const auto run = SmallRun();
  for (const std::string_view name : strategy::Names()) {
    if (!strategy::AsksRootFirst(name)) continue;
    for (const char* transforms : {"", "tree-compression tree-balancing"}) {
      const Options options{.strategy = std::string(name), .transforms = transforms};
      Typist first(*root, options), whole(*run, options);
      EXPECT_TRUE(first.session().asks()) << name;
      EXPECT_EQ(first.Standing(), whole.Standing()) << name << " " << transforms;
      EXPECT_EQ(first.session().Current().question->key, whole.session().Current().question->key) << name;
    }
  }
}

TEST(Opening, OnlySingleSteppingBeginsElsewhere) {
  for (const std::string_view name : strategy::Names())
    EXPECT_EQ(strategy::AsksRootFirst(name), name != "single-stepping") << name;
  EXPECT_FALSE(strategy::AsksRootFirst("no such strategy"));
}

TEST(Opening, MakesTheWholeSessionWhenItIsWanted) {
  const auto root = SmallRoot();
  const auto run = SmallRun();
  Typist first(*root), whole(*run);
  int made = 0, waited = 0;
  Opening opening(
      first.session(),
      [&](const std::stop_token&) {
        ++made;
        return &whole.session();
      },
      [&] {
        ++waited;
        return nullptr;
      });
  EXPECT_EQ(&opening.now(), &first.session());
  EXPECT_EQ(made, 0);
  EXPECT_EQ(&opening.whole(), &whole.session());
  EXPECT_EQ(&opening.whole(), &whole.session());
  EXPECT_EQ(&opening.now(), &whole.session());
  EXPECT_EQ(made, 1);
  EXPECT_EQ(waited, 1);
}

TEST(Opening, MakesItMeanwhileOnceBegun) {
  const auto root = SmallRoot();
  const auto run = SmallRun();
  Typist first(*root), whole(*run);
  std::promise<void> begun;
  Opening opening(first.session(),
                  [&](const std::stop_token&) {
                    begun.set_value();
                    return &whole.session();
                  },
                  {});
  opening.Begin();
  opening.Begin();
  begun.get_future().wait();  // nobody asked for it yet
  EXPECT_EQ(&opening.now(), &first.session());
  EXPECT_EQ(&opening.whole(), &whole.session());
}

TEST(Opening, TellsTheThreadToStopWhenNobodyWantsItAnyMore) {
  const auto root = SmallRoot();
  Typist first(*root);
  bool stopped = false;
  {
    Opening opening(first.session(),
                    [&](const std::stop_token& stop) -> Session* {
                      while (!stop.stop_requested()) std::this_thread::yield();
                      stopped = true;
                      return nullptr;
                    },
                    {});
    opening.Begin();
  }
  EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace inquest::session
