// For tests: programs as texts, run and recorded without the driver. INQUEST_LIBRARY is the folder of the
// libraries.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/test_folder.h"
#include "haskell/program/program.h"
#include "reduce/machine.h"
#include "trail/trail.h"

namespace inquest::traced::tests {

inline std::optional<haskell::program::ModuleText> FindInLibrary(const std::string& name) {
  std::string path = name;
  std::replace(path.begin(), path.end(), '.', '/');
  const auto file = source::ReadFile(std::string(INQUEST_LIBRARY) + "/" + path + ".hs");
  if (!file.ok()) return std::nullopt;
  return haskell::program::ModuleText{"lib/" + path + ".hs", std::string(file->text()), true};
}

struct RecordOptions {
  std::string input;
  uint64_t max_steps = 5'000'000;
  uint64_t max_memory = 0, max_trace = 0;      // bytes; 0: as without a limit of its own
  std::map<std::string, std::string> modules;  // of the program's own, besides Main: the text by the name
  std::vector<std::string> trusted;            // routines of the program that are not recorded
};

// Standard input that holds the text.
inline int InputOf(const std::string& text) {
  int ends[2];
  EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
  EXPECT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(ends[1]);
  return ends[0];
}

// Runs the program `text`, a module Main, and writes its trace to `path`.
inline void Record(const std::string& text, const RecordOptions& record, const std::string& path) {
  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  haskell::program::Options options;
  options.find = [&](const std::string& name) {
    const auto own = record.modules.find(name);
    if (own == record.modules.end()) return FindInLibrary(name);
    return std::optional(haskell::program::ModuleText{name + ".hs", own->second, false});
  };
  const source::FileId main = files.Add(source::File("Main.hs", text));
  haskell::program::Loaded loaded = Load(main, files, names, diagnostics, options);
  ASSERT_TRUE(loaded.ok) << Render(diagnostics, files, false);
  reduce::MachineOptions machine_options;
  machine_options.record = true;
  machine_options.trace_path = path;
  machine_options.max_steps = record.max_steps;
  machine_options.max_memory = record.max_memory;
  machine_options.max_trace = record.max_trace;
  machine_options.stdin_fd = InputOf(record.input);
  machine_options.stdout_fd = machine_options.stderr_fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
  machine_options.trusted = [&](core::RoutineId id) {
    const core::Routine& routine = loaded.program.routines[id];
    const std::string name = routine.name.has_value() ? std::string(names.text(routine.name)) : "";
    return loaded.program.modules[routine.module].is_library ||
           std::find(record.trusted.begin(), record.trusted.end(), name) != record.trusted.end();
  };
  const int input = machine_options.stdin_fd, output = machine_options.stdout_fd;
  auto machine = reduce::Machine::Create(loaded.program, names, files, std::move(machine_options));
  ASSERT_TRUE(machine.ok()) << machine.error().message;
  (*machine)->Run();
  close(input);
  close(output);
}

class TracedTest : public ::testing::Test {
 protected:
  // The trace is verified.
  void Trace(const std::string& program, const RecordOptions& options = {}) {
    const std::string path = folder_ / "t.trace";
    Record(program, options, path);
    auto opened = trail::Trail::Open(path);
    ASSERT_TRUE(opened.ok()) << opened.error().message;
    trail_ = std::move(*opened);
    EXPECT_EQ(trail::Verify(trail_->reader()), std::vector<std::string>());
  }

  base::TestFolder folder_;
  std::unique_ptr<trail::Trail> trail_;
};

}  // namespace inquest::traced::tests
