// Those who may answer a question before the person is asked: answers of earlier sessions, later other
// oracles. They are asked in order; the first who can tell decides, and the verdict says who that was.
#pragma once

#include <optional>
#include <string>

#include "session/answers.h"
#include "session/describe.h"
#include "session/step.h"
#include "tree/behaviours.h"

namespace inquest::session {

// What is asked: the statement of a node.
struct Asked {
  const tree::Behaviours& behaviours;
  NodeId node;
  const std::string& key;  // see describe.h
};

class Answerer {
 public:
  virtual ~Answerer() = default;
  // As it stands in the journal; empty for earlier answers, which have a word of their own.
  virtual std::string name() const = 0;
  virtual By by() const { return By::kAnswerer; }
  // None: it cannot tell.
  virtual std::optional<Verdict> Judge(const Asked& asked) = 0;
};

class EarlierAnswers : public Answerer {
 public:
  // `answers` outlives it.
  explicit EarlierAnswers(const Answers& answers) : answers_(answers) {}
  std::string name() const override { return ""; }
  By by() const override { return By::kEarlierAnswer; }
  // What is said of one node means nothing in another run.
  std::optional<Verdict> Judge(const Asked& asked) override {
    return IsKeyOfNode(asked.key) ? std::nullopt : answers_.Find(asked.key);
  }

 private:
  const Answers& answers_;
};

}  // namespace inquest::session
