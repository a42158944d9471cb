// For tests: programs as texts, traced and judged.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "oracle/judge.h"
#include "reduce/machine.h"
#include "traced/tree/build_tree.h"
#include "traced/value/test_traced.h"
#include "value/print.h"

namespace inquest::oracle::trials {

using traced::tests::FindInLibrary;

// The trail of a program, its own modules recorded.
class Run {
 public:
  using Options = traced::tests::RecordOptions;
  explicit Run(const std::string& text) : Run(text, Options()) {}
  Run(const std::string& text, const Options& options, traced::TreeStyle style = traced::TreeStyle::kEdt) {
    const base::TestFolder folder;
    const std::string path = folder / "t.trace";
    traced::tests::Record(text, options, path);
    auto opened = trail::Trail::Open(path);
    EXPECT_TRUE(opened.ok());
    trail = std::move(*opened);
    tree = traced::BuildTree(*trail, {}, style);
  }

  std::string StatementOf(tree::NodeId node) const {
    return value::Text(tree.behaviours->terms(), tree.behaviours->Describe(node));
  }
  // None if there is no such statement.
  std::optional<tree::NodeId> Find(const std::string& statement) const {
    for (uint32_t i = 0; i < tree.tree.size(); ++i) {
      if (StatementOf(tree::NodeId(i)) == statement) return tree::NodeId(i);
    }
    return std::nullopt;
  }

  std::unique_ptr<trail::Trail> trail;
  tree::BuiltTree tree;
};

inline std::unique_ptr<Reference> LoadReference(const std::string& text,
                                                const Reference::Limits& limits = {}) {
  auto reference = Reference::Load(source::File("Main.hs", text), FindInLibrary, limits);
  EXPECT_TRUE(reference.ok()) << (reference.ok() ? "" : reference.error().message);
  return reference.ok() ? std::move(*reference) : nullptr;
}

inline const char* WordFor(Judgement::Verdict verdict) {
  switch (verdict) {
    case Judgement::kCorrect:
      return "yes";
    case Judgement::kWrong:
      return "no";
    case Judgement::kInadmissible:
      return "inadmissible";
    case Judgement::kDontKnow:
      return "don't know";
  }
  return "";
}

// `text` with the first occurrence of `from` replaced.
inline std::string Changed(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// What `right` says about a statement of `run`.
class Trial {
 public:
  Trial(const std::string& right, const std::string& run) : Trial(right, run, Run::Options()) {}
  Trial(const std::string& right, const std::string& faulty, const Run::Options& options,
        traced::TreeStyle style = traced::TreeStyle::kEdt)
      : reference(LoadReference(right)), run(faulty, options, style), judge(*reference, *run.trail) {}

  std::string Of(const std::string& statement) {
    const auto node = run.Find(statement);
    if (!node.has_value()) return "there is no such statement: " + All();
    return Word(*node);
  }
  // As one statement, each being an argument of the next.
  std::string OfChain(const std::vector<std::string>& statements) {
    std::vector<tree::NodeId> chain;
    for (const std::string& statement : statements) {
      const auto node = run.Find(statement);
      if (!node.has_value()) return "there is no such statement: " + All();
      chain.push_back(*node);
    }
    return Word(judge.Of(*run.tree.behaviours, chain));
  }
  std::string Word(tree::NodeId node) { return Word(judge.Of(*run.tree.behaviours, node)); }
  static std::string Word(const Judgement& judgement) {
    std::string word = WordFor(judgement.verdict);
    if (judgement.verdict == Judgement::kDontKnow) word += ": " + judgement.why;
    return word;
  }
  std::string All() {
    std::string all;
    for (uint32_t i = 0; i < run.tree.tree.size(); ++i) {
      all += run.StatementOf(tree::NodeId(i)) + " ? " + Word(tree::NodeId(i)) + "\n";
    }
    return all;
  }

  std::unique_ptr<Reference> reference;
  Run run;
  Judge judge;
};

}  // namespace inquest::oracle::trials
