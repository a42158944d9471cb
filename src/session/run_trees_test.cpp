#include "session/run_trees.h"

#include <gtest/gtest.h>

#include <future>

#include "base/test_folder.h"
#include "session/journal.h"
#include "session/test_trees.h"
#include "strategy/strategy.h"

namespace inquest::session {
namespace {

std::unique_ptr<Session> Open(const run::Run& run, Options options = {}) {
  auto session = Session::Create(run, std::move(options));
  CHECK(session.ok());
  return std::move(*session);
}

std::string StandingOf(Session& session) {
  const Response response = session.Current();
  return response.question ? response.question->statement : response.sentence;
}

Response Type(Session& session, const std::string& line) {
  const auto command = ParseCommand(line, session.ViewNames());
  CHECK(command.ok());
  return session.Execute(*command);
}

TEST(RunTrees, TheFirstQuestionIsThatOfTheWholeTreeAndNeedsNone) {
  const auto run = SmallRun();
  for (const std::string_view name : strategy::Names()) {
    if (!strategy::AsksRootFirst(name)) continue;
    for (const char* transforms : {"", "tree-compression tree-balancing"}) {
      const Options options{.strategy = std::string(name), .transforms = transforms};
      TwoTrees recorded;
      int built = 0;
      recorded.when_built = [&](const std::stop_token&) { ++built; };
      const auto first = Open(recorded, options);
      Typist whole(*run, options);
      EXPECT_TRUE(first->asks()) << name;
      EXPECT_EQ(StandingOf(*first), whole.Standing()) << name << " " << transforms;
      EXPECT_EQ(first->Current().question->key, whole.session().Current().question->key) << name;
      EXPECT_EQ(built, 0);
      const Response second = Type(*first, "no");
      EXPECT_EQ(second.question->statement, whole.Type("no").question->statement) << name;
      EXPECT_EQ(built, 1);
    }
  }
}

TEST(RunTrees, OnlySingleSteppingBeginsElsewhere) {
  for (const std::string_view name : strategy::Names())
    EXPECT_EQ(strategy::AsksRootFirst(name), name != "single-stepping") << name;
  EXPECT_FALSE(strategy::AsksRootFirst("no such strategy"));
  TwoTrees run;
  const auto session = Open(run, {.strategy = "single-stepping"});
  EXPECT_NE(StandingOf(*session), "main = 0");
}

TEST(RunTrees, ATrustedRootIsNotAsked) {
  TwoTrees run;
  run.root_trusted = true;
  EXPECT_EQ(StandingOf(*Open(run)), "f 1 = 1");
}

TEST(RunTrees, QuittingAtOnceBuildsNothing) {
  TwoTrees run;
  run.when_built = [](const std::stop_token&) { FAIL(); };
  EXPECT_EQ(Type(*Open(run), "quit").kind, ResponseKind::kQuit);
}

TEST(RunTrees, ATreeIsBuiltMeanwhileOnceBegun) {
  TwoTrees run;
  std::promise<void> begun;
  std::vector<std::string> done;
  run.when_built = [&](const std::stop_token&) { begun.set_value(); };
  const auto session = Open(run);
  const Work work{.begin = [&](const std::string& what) {
    done.push_back(what);
    return nullptr;
  }};
  session->Prepare();
  session->Prepare();
  begun.get_future().wait();  // nobody asked for it yet
  EXPECT_EQ(session->Execute(*ParseCommand("no"), work).question->statement, "f 1 = 1");
  EXPECT_EQ(done, (std::vector<std::string>{"building the tree", "choosing the question"}));
  EXPECT_EQ(session->Choices("switch", ""), (std::vector<std::string>{"plain", "other"}));
}

TEST(RunTrees, TheThreadIsToldToStopWhenNobodyWantsTheTreeAnyMore) {
  TwoTrees run;
  bool stopped = false;
  run.when_built = [&](const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::yield();
    stopped = true;
  };
  {
    const auto session = Open(run);
    session->Prepare();
  }
  EXPECT_TRUE(stopped);
}

TEST(RunTrees, WaitingForATreeCanBeStoppedAndBegunAgain) {
  TwoTrees run;
  bool patient = false;
  run.when_built = [&](const std::stop_token& stop) {
    while (!patient && !stop.stop_requested()) std::this_thread::yield();
  };
  const auto session = Open(run);
  for (const bool prepared : {true, false}) {
    if (prepared) session->Prepare();
    std::stop_source stop;
    std::thread other([&] { stop.request_stop(); });
    const Response refused = session->Execute(*ParseCommand("no"), {.stop = stop.get_token()});
    other.join();
    EXPECT_EQ(refused.kind, ResponseKind::kRefusal);
    EXPECT_EQ(refused.sentence, kStopped);
    EXPECT_EQ(StandingOf(*session), "main = 0");
  }
  patient = true;
  EXPECT_EQ(Type(*session, "no").question->statement, "f 1 = 1");
}

TEST(RunTrees, WhatIsStoppedBeforeItBeginsChangesNothing) {
  TwoTrees run;
  const auto session = Open(run);
  Type(*session, "no");
  std::stop_source stop;
  stop.request_stop();
  for (const char* line : {"yes", "undo", "transform tree-balancing", "switch other", "trust g", "info"}) {
    const Response refused = session->Execute(*ParseCommand(line), {.stop = stop.get_token()});
    EXPECT_EQ(refused.sentence, kStopped) << line;
    EXPECT_EQ(StandingOf(*session), "f 1 = 1") << line;
  }
  EXPECT_EQ(session->Execute(*ParseCommand("quit"), {.stop = stop.get_token()}).kind, ResponseKind::kQuit);
}

TEST(RunTrees, AStoppedTransformIsMadeAnew) {
  const auto run = SmallRun();
  TreeVersions versions({run->tree(), *run});
  std::stop_source stop;
  stop.request_stop();
  for (const char* names : {"tree-balancing", "tree-compression", "tree-compression tree-balancing"}) {
    const auto stopped = versions.Transformed(names, stop.get_token());
    ASSERT_FALSE(stopped.ok());
    EXPECT_EQ(stopped.error().message, kStopped);
    const auto made = versions.Transformed(names);
    ASSERT_TRUE(made.ok());
    EXPECT_GT((*made)->tree().size(), 1u);
  }
}

TEST(RunTrees, WhatWasJudgedIsKnownInTheOtherTree) {
  TwoTrees run;
  const auto session = Open(run);
  EXPECT_EQ(Type(*session, "no").question->statement, "f 1 = 1");
  EXPECT_EQ(Type(*session, "yes").question->statement, "g 2 = 2");
  // main and f are known there; the next of all the calls below main is asked.
  const Response switched = Type(*session, "switch other");
  EXPECT_EQ(switched.question->statement, "h 3 = 3");
  EXPECT_EQ(switched.unasked.size(), 2u);
  EXPECT_EQ(Type(*session, "info").information->tree, "other");
  EXPECT_EQ(Type(*session, "undo").question->statement, "g 2 = 2");
  EXPECT_EQ(Type(*session, "info").information->tree, "plain");
  EXPECT_EQ(Type(*session, "redo").question->statement, "h 3 = 3");
}

TEST(RunTrees, AnotherNameIsRefusedWithThoseThereAre) {
  TwoTrees run;
  EXPECT_FALSE(Session::Create(run, {.tree = "third"}).ok());
  const auto session = Open(run);
  const Response refused = Type(*session, "switch third");
  EXPECT_EQ(refused.kind, ResponseKind::kRefusal);
  EXPECT_EQ(refused.sentence, "There is no tree `third`. There are: plain, other.");
  EXPECT_EQ(StandingOf(*session), "main = 0");
  const auto small = SmallRun();
  Typist alone(*small);
  EXPECT_EQ(alone.Type("switch third").sentence, "This run has one tree only.");
}

TEST(RunTrees, ASessionIsContinuedOnTheTreeWhereItBegan) {
  const base::TestFolder folder;
  TwoTrees run;
  for (const bool again : {false, true}) {
    auto journal = Journal::Open(folder / "journal");
    ASSERT_TRUE(journal.ok());
    const auto session = Open(run, {.tree = again ? "" : "other", .journal = journal->get()});
    EXPECT_EQ(session->resumed(), again);
    if (!again) {
      EXPECT_EQ(Type(*session, "no").question->statement, "f 1 = 1");
      EXPECT_EQ(Type(*session, "yes").question->statement, "h 3 = 3");
    }
    EXPECT_EQ(StandingOf(*session), "h 3 = 3");
    EXPECT_EQ(Type(*session, "info").information->tree, "other");
  }
}

// Says yes to all of `name`.
class Believer : public Answerer {
 public:
  explicit Believer(std::string name) : name_(std::move(name)) {}
  std::string name() const override { return "believer of " + name_; }
  std::optional<Verdict> Judge(const Asked& asked) override {
    if (asked.behaviours.Describe(asked.parts[0]).name != name_) return std::nullopt;
    return Verdict::kCorrect;
  }

 private:
  std::string name_;
};

TEST(Answerers, AreAskedInOrderBeforeThePersonAndNamed) {
  TwoTrees run;
  Believer of_f("f"), of_g("g");
  const auto session = Open(run, {.answerers = {&of_f, &of_g}});
  const Response found = Type(*session, "no");
  EXPECT_EQ(found.kind, ResponseKind::kFinding);
  ASSERT_EQ(found.unasked.size(), 2u);
  EXPECT_EQ(found.unasked[0].by, By::kAnswerer);
  EXPECT_EQ(found.unasked[0].author, "believer of f");
  EXPECT_EQ(found.unasked[1].author, "believer of g");
  EXPECT_EQ(found.finding->chain.back().author, "believer of g");
}

}  // namespace
}  // namespace inquest::session
