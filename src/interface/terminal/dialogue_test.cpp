// Dialogues with somebody who types.
#include "interface/terminal/dialogue.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "interface/terminal/line_reader.h"
#include "interface/terminal/render.h"
#include "interface/terminal/test_text_file.h"
#include "session/test_run.h"
#include "session/test_trees.h"

namespace inquest::terminal {
namespace {

using session::SmallRun;
using session::TestRun;
using session::Typist;

// Types what a test says.
class ScriptedReader : public LineReader {
 public:
  explicit ScriptedReader(std::vector<Line> lines) : lines_(std::move(lines)) {}
  Line Read(const std::string& prompt, std::string_view keys) override {
    prompts_.push_back(prompt);
    keys_ = keys;
    if (next_ == lines_.size()) return {Line::Kind::kEnd, ""};
    return lines_[next_++];
  }
  std::vector<std::string> prompts_;
  std::string keys_;  // when it was last read

 private:
  std::vector<Line> lines_;
  size_t next_ = 0;
};

// Moves over the statement as a test says, where `mark` is typed.
class MovingReader : public ScriptedReader {
 public:
  MovingReader(std::vector<Line> lines, std::vector<PressedKey> keys)
      : ScriptedReader(std::move(lines)), pressed_(std::move(keys)) {}
  bool ReadKeys(const std::function<void()>& draw, const std::function<bool(PressedKey)>& take) override {
    for (const PressedKey key : pressed_) {
      draw();
      if (!take(key)) return true;
    }
    return true;
  }

 private:
  std::vector<PressedKey> pressed_;
};

Ending Talk(ScriptedReader& reader, std::string* out) {
  const auto run = SmallRun();
  Typist typist(*run);
  TextFile file;
  const Ending ending = RunDialogue(
      typist.session(), reader, [] { return Screen{}; }, file.file());
  *out = file.text();
  return ending;
}

Line Text(const char* text) { return {Line::Kind::kText, text}; }

TEST(Dialogue, NothingTypedAtTheEndIsNoAnswerToCorrect) {
  ScriptedReader reader({Text("n"), Text("n"), Text("y"), Text("y"), Text(""), Text("q")});
  std::string out;
  EXPECT_EQ(Talk(reader, &out), Ending::kFinding);
  EXPECT_EQ(out.find("Type yes"), std::string::npos) << out;
}

TEST(Dialogue, TheQuestionIsThePrompt) {
  ScriptedReader reader(
      {Text("n"), Text("what"), Text("help"), Text("?"), Text("info"), Text("n"), Text("y"), Text("y")});
  std::string out;
  EXPECT_EQ(Talk(reader, &out), Ending::kFinding);
  EXPECT_EQ(reader.prompts_,
            (std::vector<std::string>{"1. main = 0 ? ", "2. f 1 = 1 ? ", "2. f 1 = 1 ? ", "2. f 1 = 1 ? ",
                                      "2. f 1 = 1 ? ", "2. f 1 = 1 ? ", "3. h 3 = 3 ? ", "4. h 4 = 4 ? ",
                                      "zoom, reject, next, undo or quit ? "}));
  EXPECT_NE(out.find("`what` is nothing"), std::string::npos) << out;
  EXPECT_NE(out.find("The fault is in f, Main.hs:11:1 (its equations: lines 11-13)\n"), std::string::npos)
      << out;
}

TEST(Dialogue, APartIsMarkedByMovingToIt) {
  using enum PressedKey;
  // From the result to the argument before it; a number has nothing inside, and before f nothing is.
  MovingReader reader({Text("n"), Text("mark"), Text("q")}, {kLeft, kDown, kLeft, kLeft, kRight, kEnter});
  std::string out;
  Talk(reader, &out);
  EXPECT_NE(out.find("\nr  1\n"), std::string::npos) << out;
  EXPECT_NE(out.find("\na1  1\n"), std::string::npos) << out;
  // This run does not tell what a value depends on; the session was asked about the part.
  EXPECT_NE(out.find("does not know what a value depends on"), std::string::npos) << out;
}

TEST(Dialogue, LeavingTheCursorMarksNothing) {
  MovingReader reader({Text("n"), Text("mark"), Text("q")}, {PressedKey::kLeft, PressedKey::kLeave});
  std::string out;
  Talk(reader, &out);
  EXPECT_EQ(out.find("depends on"), std::string::npos) << out;
  EXPECT_EQ(reader.prompts_.back(), "2. f 1 = 1 ? ");
}

TEST(Dialogue, WithoutKeysAPathIsAskedFor) {
  ScriptedReader reader({Text("n"), Text("mark"), Text("q")});
  std::string out;
  Talk(reader, &out);
  EXPECT_NE(out.find("Type mark and a path"), std::string::npos) << out;
}

TEST(Dialogue, AnInterruptStopsWhatTakesLongAndTheSessionGoesOn) {
  session::TwoTrees run;
  bool patient = true;
  run.when_built = [&](const std::stop_token& stop) {
    if (patient) return;
    kill(getpid(), SIGINT);
    while (!stop.stop_requested()) std::this_thread::yield();
    patient = true;
  };
  // This one asks about another node than the root first, so the first tree is built at once.
  const auto session = session::Session::Create(run, {.strategy = "single-stepping"});
  ASSERT_TRUE(session.ok());
  patient = false;
  ScriptedReader reader({Text("switch other"), Text("switch other")});
  TextFile file;
  EXPECT_EQ(RunDialogue(
                **session, reader, [] { return Screen{}; }, file.file()),
            Ending::kStopped);
  EXPECT_NE(file.text().find(session::kStopped), std::string::npos) << file.text();
  EXPECT_EQ((*session)->steps().size(), 2u);
}

// A session whose first question takes several lines.
struct LongTalk {
  std::vector<std::string> prompts;
  std::string out;
};
LongTalk TalkOfLong(std::vector<Line> lines, const Screen& screen, size_t arguments = 40) {
  TestRun run;
  const auto main = run.Add(session::NodeId(), "main", std::vector<int64_t>(arguments, 1234567), 0);
  run.Add(main, "f", {1}, 1);
  run.Finish();
  Typist typist(run);
  TextFile file;
  ScriptedReader reader(std::move(lines));
  RunDialogue(
      typist.session(), reader, [&] { return screen; }, file.file());
  return {reader.prompts_, file.text()};
}

TEST(Dialogue, AfterALookOneLineOfTheQuestionReturns) {
  const Screen screen{.columns = 40, .rows = 24};
  const LongTalk talk = TalkOfLong({Text("children")}, screen);
  ASSERT_EQ(talk.prompts.size(), 2u);
  EXPECT_TRUE(talk.out.starts_with("1. main 1234567")) << talk.out;
  EXPECT_TRUE(talk.out.ends_with("  f 1 = 1\n")) << talk.out;  // nothing of the question behind it
  EXPECT_TRUE(talk.prompts[1].starts_with("1. main ")) << talk.prompts[1];
  EXPECT_LE(ColumnsOf(talk.prompts[1]), 40u - 7);
}

TEST(Dialogue, AQuestionEndsInOneQuestionMarkHoweverFullItsLastLineIs) {
  for (size_t columns = 20; columns < 120; ++columns) {
    const LongTalk talk = TalkOfLong({}, {.columns = columns, .rows = 24}, 9);
    const std::string shown = talk.out + talk.prompts[0];
    EXPECT_EQ(std::count(shown.begin(), shown.end(), '?'), 1) << shown;
  }
}

TEST(Dialogue, WhatIsLongerThanTheScreenIsPaged) {
  const Screen small{.columns = 40, .rows = 10};
  const LongTalk all =
      TalkOfLong({Text("help"), Text(""), Text(""), Text(""), Text(""), Text(""), Text("")}, small);
  EXPECT_TRUE(all.prompts[1].starts_with("more: ")) << all.prompts[1];
  EXPECT_NE(all.out.find("shows examples"), std::string::npos) << all.out;
  const LongTalk enough = TalkOfLong({Text("help"), Text("q")}, small);
  EXPECT_EQ(enough.out.find("shows examples"), std::string::npos);
  EXPECT_EQ(enough.prompts.size(), 3u);
  EXPECT_TRUE(enough.prompts[2].starts_with("1. main ")) << enough.prompts[2];
}

Line Key(const char* text) { return {Line::Kind::kText, text, true}; }

std::vector<std::string> PromptsAfter(std::vector<Line> lines) {
  ScriptedReader reader(std::move(lines));
  std::string out;
  Talk(reader, &out);
  return reader.prompts_;
}

TEST(Dialogue, WhatIsTypedAfterAKeyCanBeTheRestOfAWord) {
  const std::string first = "1. main = 0 ? ", second = "2. f 1 = 1 ? ";
  EXPECT_EQ(PromptsAfter({Key("n"), Text("")}), (std::vector<std::string>{first, second, second}));
  EXPECT_EQ(PromptsAfter({Key("n"), Text("o")}), (std::vector<std::string>{first, second, second}));
  ScriptedReader quiet({Key("n"), Text("o")});
  std::string out;
  Talk(quiet, &out);
  EXPECT_EQ(out, "");
  EXPECT_EQ(PromptsAfter({Key("d"), Text("on't know")})[2], "2. f 1 = 1 ? ");
  EXPECT_EQ(PromptsAfter({Key("n"), Text("n")})[2], "3. h 3 = 3 ? ");
  EXPECT_EQ(PromptsAfter({Key("n"), Text("undo")})[2], first);
  // Another word than no: the answer was not meant.
  EXPECT_EQ(PromptsAfter({Key("n"), Text("ode 3")})[2], "1. h 4 = 4 ? ");
  // Only what is typed next.
  EXPECT_EQ(PromptsAfter({Key("n"), Text("info"), Text("ode 3")})[3], second);
}

TEST(Dialogue, KeysActAtQuestionsUnlessTurnedOff) {
  std::string out;
  ScriptedReader on({Text("n")});
  Talk(on, &out);
  EXPECT_EQ(on.keys_, "ynd?");
  ScriptedReader off({Text("keys off")});
  Talk(off, &out);
  EXPECT_EQ(off.keys_, "");
  EXPECT_NE(out.find("needs Enter"), std::string::npos);
  ScriptedReader found({Text("n"), Text("y"), Text("y")});
  Talk(found, &out);
  EXPECT_EQ(found.keys_, "") << out;  // zoom, reject, next, undo or quit
}

TEST(Dialogue, EndOfInputAndTwoInterruptsStop) {
  std::string out;
  ScriptedReader ends({Text("n")});
  EXPECT_EQ(Talk(ends, &out), Ending::kStopped);
  const Line interrupt{Line::Kind::kInterrupted, ""};
  ScriptedReader once({interrupt, Text("n"), interrupt, Text("quit")});
  EXPECT_EQ(Talk(once, &out), Ending::kStopped);
  EXPECT_NE(out.find("what was answered is kept"), std::string::npos);
  ScriptedReader twice({interrupt, interrupt});
  EXPECT_EQ(Talk(twice, &out), Ending::kInterrupted);
  ScriptedReader terminated({{Line::Kind::kTerminated, ""}});
  EXPECT_EQ(Talk(terminated, &out), Ending::kInterrupted);
}

}  // namespace
}  // namespace inquest::terminal
