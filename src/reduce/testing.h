// For tests of primitives: programs made with core::Builder, run with pipes for their files.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <functional>
#include <string>
#include <vector>

#include "core/builder.h"
#include "reduce/machine.h"

namespace inquest::reduce::trials {

struct Trial {
  std::function<core::ExprId(core::Builder&)> main;
  std::function<void(core::Program&, source::Files&)> adjust;
  std::string input;
  std::vector<std::string> arguments;
  bool record = false;
  bool collect_always = false;
  bool full_collections = false;
  uint64_t max_memory = 0;
  uint64_t max_steps = 0;
  Outside* outside = nullptr;
  std::function<void(Machine&)> before_run;
};

struct Outcome {
  std::string output;
  std::string errors;
  RunResult result;
  MachineStats stats;
};

// The exceptions that the reducer makes, as lib/Inquest/Exception.hs declares them; and a box.
inline void DeclareThrown(core::Builder& b) {
  b.Data("Thrown", {{"ThrownError", 2, {}},
                    {"ThrownArith", 1, {}},
                    {"ThrownMatch", 2, {}},
                    {"ThrownIO", 4, {}},
                    {"ThrownLoop", 0, {}},
                    {"ThrownAsync", 1, {}}});
  b.Data("Solo", {{"Solo", 1, {}}});
}

inline core::ExprId Put(core::Builder& b, core::ExprId text) {
  return b.Prim(core::Primitive::kHandlePutString, {b.Int(1), text});
}
inline core::ExprId Then(core::Builder& b, core::ExprId first, core::ExprId second) {
  return b.Prim(core::Primitive::kIoThen, {first, second});
}
inline core::ExprId Bind(core::Builder& b, core::ExprId first, const std::string& name, core::ExprId second) {
  return b.Prim(core::Primitive::kIoBind, {first, b.Lambda({name}, second)});
}
inline core::ExprId PutInt(core::Builder& b, core::ExprId number) {
  return Put(b, b.Prim(core::Primitive::kIntShow, {number}));
}

// The action; if it raises, the exception is written: "error text", "arith 3", "io 4 hGetLine  <stdin>", ...
inline core::ExprId Catching(core::Builder& b, core::ExprId action) {
  auto tagged = [&](const char* tag, core::ExprId rest) { return Then(b, Put(b, b.String(tag)), rest); };
  auto text = [&](const char* name) { return Put(b, b.Var(name)); };
  auto space = [&](core::ExprId rest) { return Then(b, Put(b, b.String(" ")), rest); };
  core::ExprId handler = b.Lambda(
      {"e"},
      b.Case(
          b.Var("e"),
          {b.Alt("ThrownError", {"s", "p"}, tagged("error ", text("s"))),
           b.Alt("ThrownArith", {"n"}, tagged("arith ", PutInt(b, b.Var("n")))),
           b.Alt("ThrownMatch", {"n", "s"},
                 tagged("match ", Then(b, PutInt(b, b.Var("n")), space(text("s"))))),
           b.Alt("ThrownIO", {"k", "l", "t", "f"},
                 tagged("io ", Then(b, PutInt(b, b.Var("k")),
                                    space(Then(b, text("l"), space(Then(b, text("t"), space(text("f"))))))))),
           b.Alt("ThrownLoop", {}, Put(b, b.String("loop"))),
           b.Alt("ThrownAsync", {"n"}, tagged("async ", PutInt(b, b.Var("n"))))}));
  return b.Prim(core::Primitive::kIoCatch, {action, handler});
}

// A temporary file that holds `text`, at its beginning; nobody else sees it.
inline int FileWith(const std::string& text) {
  char name[] = "/tmp/inquest_test_XXXXXX";
  int descriptor = mkstemp(name);
  EXPECT_GE(descriptor, 0);
  unlink(name);
  EXPECT_EQ(write(descriptor, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  lseek(descriptor, 0, SEEK_SET);
  return descriptor;
}

inline std::string Contents(int descriptor) {
  std::string text;
  lseek(descriptor, 0, SEEK_SET);
  char buffer[65536];
  for (ssize_t n; (n = read(descriptor, buffer, sizeof buffer)) > 0;)
    text.append(buffer, static_cast<size_t>(n));
  close(descriptor);
  return text;
}

inline Outcome RunTrial(const Trial& trial) {
  base::Interner names;
  core::Builder b(names);
  DeclareThrown(b);
  b.Constant("main", trial.main(b));
  core::Program program = b.Finish();
  source::Files files;
  if (trial.adjust) trial.adjust(program, files);
  MachineOptions options;
  options.record = trial.record;
  options.collect_always = trial.collect_always;
  options.full_collections = trial.full_collections;
  options.max_memory = trial.max_memory;
  options.max_steps = trial.max_steps;
  options.outside = trial.outside;
  options.arguments = trial.arguments;
  options.program_name = "prog";
  options.stdin_fd = FileWith(trial.input);
  options.stdout_fd = FileWith("");
  options.stderr_fd = FileWith("");
  Outcome outcome;
  {
    auto machine = Machine::Create(program, names, files, options);
    EXPECT_TRUE(machine.ok());
    if (trial.before_run) trial.before_run(**machine);
    outcome.result = (*machine)->Run();
    outcome.stats = (*machine)->stats();
  }
  close(options.stdin_fd);
  outcome.output = Contents(options.stdout_fd);
  outcome.errors = Contents(options.stderr_fd);
  return outcome;
}

}  // namespace inquest::reduce::trials
