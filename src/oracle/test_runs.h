// For tests: programs as texts, traced and judged.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>

#include "oracle/judge.h"
#include "reduce/machine.h"
#include "traced/tree/build_tree.h"
#include "value/print.h"

namespace inquest::oracle::trials {

inline std::optional<haskell::program::ModuleText> FindInLibrary(const std::string& name) {
  std::string path = name;
  for (char& c : path) {
    if (c == '.') c = '/';
  }
  const auto file = source::ReadFile(std::string(INQUEST_LIBRARY) + "/" + path + ".hs");
  if (!file.ok()) return std::nullopt;
  return haskell::program::ModuleText{"lib/" + path + ".hs", std::string(file->text()), true};
}

// The trail of a program, its own modules recorded.
class Run {
 public:
  struct Options {
    std::string input;
    uint64_t max_steps = 5'000'000;
  };
  explicit Run(const std::string& text) : Run(text, Options()) {}
  Run(const std::string& text, const Options& options) {
    std::string path = (std::filesystem::temp_directory_path() / "oracle-test-XXXXXX").string();
    const int made = mkstemp(path.data());
    EXPECT_GE(made, 0);
    close(made);
    Record(text, options, path);
    auto opened = trail::Trail::Open(path);
    EXPECT_TRUE(opened.ok());
    trail = std::move(*opened);
    unlink(path.c_str());
    tree = traced::BuildTree(*trail);
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

 private:
  static void Record(const std::string& text, const Options& run_options, const std::string& path) {
    source::Files files;
    base::Interner names;
    source::Diagnostics diagnostics;
    haskell::program::Options options;
    options.find = FindInLibrary;
    const source::FileId main = files.Add(source::File("Main.hs", text));
    haskell::program::Loaded loaded = Load(main, files, names, diagnostics, options);
    ASSERT_TRUE(loaded.ok) << Render(diagnostics, files, false);
    reduce::MachineOptions machine_options;
    machine_options.record = true;
    machine_options.trace_path = path;
    machine_options.max_steps = run_options.max_steps;
    machine_options.stdin_fd = Input(run_options.input);
    machine_options.stdout_fd = machine_options.stderr_fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
    machine_options.trusted = [&](core::RoutineId id) {
      return loaded.program.modules[loaded.program.routines[id].module].is_library;
    };
    const int input = machine_options.stdin_fd, output = machine_options.stdout_fd;
    auto machine = reduce::Machine::Create(loaded.program, names, files, std::move(machine_options));
    ASSERT_TRUE(machine.ok());
    (*machine)->Run();
    close(input);
    close(output);
  }
  static int Input(const std::string& text) {
    int ends[2];
    EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
    EXPECT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
    close(ends[1]);
    return ends[0];
  }
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
  Trial(const std::string& right, const std::string& faulty, const Run::Options& options)
      : reference(LoadReference(right)), run(faulty, options), judge(*reference, *run.trail) {}

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
