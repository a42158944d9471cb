// Those who may answer a question before the person is asked: answers of earlier sessions, a reference
// program, a command. They are asked in order; the first who can tell decides, and the verdict says who that
// was.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "session/answers.h"
#include "session/describe.h"
#include "session/response.h"
#include "session/step.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

// What is asked: the statement of a node.
struct Asked {
  const std::string& key;  // see describe.h
  // The tree of the run that is asked about, and the nodes in it that the statement is about: one call, or
  // several where a transform made one statement of them, each an argument of the next.
  const tree::Tree& tree;
  const tree::Behaviours& behaviours;
  std::vector<NodeId> parts;
  std::function<Question()> question;  // as the person would be asked; it costs its printing
  // Whether a statement of that tree was judged correct, in this session or before.
  std::function<bool(NodeId)> is_correct;
};

class Answerer {
 public:
  virtual ~Answerer() = default;
  // As it stands in the journal; empty for earlier answers, which have a word of their own.
  virtual std::string name() const = 0;
  virtual By by() const { return By::kAnswerer; }
  // None: it cannot tell. `asked` is gone afterwards.
  virtual std::optional<Verdict> Judge(const Asked& asked) = 0;
  // What went wrong with it since it was asked this, a sentence that the person reads; empty: nothing.
  virtual std::string TakeTrouble() { return ""; }
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
