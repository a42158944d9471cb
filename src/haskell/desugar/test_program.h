// For tests: a program of one module with the real libraries, taken through the whole front end to core.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unordered_set>

#include "haskell/derive/derive.h"
#include "haskell/desugar/desugar.h"
#include "haskell/parse/parse.h"
#include "haskell/type/check.h"

namespace inquest::haskell::desugar {

class TestProgram {
 public:
  explicit TestProgram(std::string text, bool reachable_only = true) : lazy_(reachable_only) {
    rename::AddBuiltins(state_, names_);
    LoadLibrary("Inquest.IO");
    LoadLibrary("Prelude");
    LoadLibrary("Inquest.Derive");
    Load("Test.hs", std::move(text), false);
    std::vector<CheckedModule> checked;
    for (Loaded& m : modules_) checked.push_back({m.id, &m.module, &m.elaboration});
    if (diagnostics_.has_errors()) return;
    program = Desugar(checked, state_, environment_, names_, files_, diagnostics_, reachable_only).program;
  }

  // What is wrong: source errors and broken invariants, one a line.
  std::string Faults() const {
    std::string text;
    for (const source::Diagnostic& d : diagnostics_.all()) text += d.message + "\n";
    for (const std::string& sentence : core::Verify(program, names_)) text += sentence + "\n";
    return text;
  }

  // The core of the module's routines of that name, all copies; nested ones with their parents. Names of the
  // libraries are shown without their modules Inquest.*.
  std::string CoreOf(std::string_view name) const {
    std::string text;
    for (size_t i = 0; i < program.routines.size(); ++i) {
      const core::Routine& routine = program.routines[core::RoutineId(i)];
      if (routine.parent.has_value() || program.modules[routine.module].is_library) continue;
      if (!routine.name.has_value() || names_.text(routine.name) != name) continue;
      text += core::Dump(program, names_, files_, core::RoutineId(i));
    }
    return WithoutModules(text);
  }

  static std::string WithoutModules(const std::string& text) {
    std::string result;
    for (size_t i = 0; i < text.size();) {
      if (text.compare(i, 8, "Inquest.") == 0) {
        i = text.find('.', i + 8) + 1;
      } else {
        result += text[i++];
      }
    }
    return result;
  }

  const core::Routine* Find(std::string_view name) const {
    for (const core::Routine& routine : program.routines) {
      if (routine.name.has_value() && names_.text(routine.name) == name) return &routine;
    }
    return nullptr;
  }

  std::string_view text(base::Symbol symbol) const { return names_.text(symbol); }
  std::string_view text(source::Span span) const { return files_.text(span); }

  core::Program program;

 private:
  struct Loaded {
    ModuleId id;
    Module module;
    type::Elaboration elaboration;
  };

  void LoadLibrary(const std::string& name) {
    if (!loaded_.insert(name).second) return;
    // INQUEST_TESTDATA is src/haskell/desugar/testdata.
    std::filesystem::path root = INQUEST_TESTDATA;
    for (int i = 0; i < 4; ++i) root = root.parent_path();
    std::string path = "lib/";
    for (char c : name) path += c == '.' ? '/' : c;
    std::ifstream file(root / (path + ".hs"));
    ASSERT_TRUE(file.good()) << path;
    std::stringstream text;
    text << file.rdbuf();
    Load(path + ".hs", text.str(), true);
  }

  void Load(const std::string& file_name, std::string text, bool library) {
    const source::FileId file = files_.Add(source::File(file_name, std::move(text)));
    Module module = parse::Parse(file, files_, names_, diagnostics_);
    rename::AddImplicitImports(module, names_);
    for (const Import& import : module.imports) LoadLibrary(std::string(names_.text(import.module.text)));
    modules_.push_back({ModuleId(), std::move(module), {}});
    Loaded& m = modules_.back();
    m.id = rename::Rename(m.module, library, state_, names_, diagnostics_);
    derive::Derive(m.module, m.id, state_, names_, diagnostics_);
    m.elaboration =
        type::Check(m.module, m.id, state_, environment_, names_, diagnostics_, {.lazy = lazy_ && library});
  }

  bool lazy_;
  source::Files files_;
  base::Interner names_;
  source::Diagnostics diagnostics_;
  rename::State state_;
  type::Environment environment_;
  std::deque<Loaded> modules_;
  std::unordered_set<std::string> loaded_;
};

// `expected` starts with a line break.
inline void ExpectCore(const char* source, const char* name, const char* expected) {
  TestProgram program(source);
  EXPECT_EQ(program.Faults(), "");
  EXPECT_EQ("\n" + program.CoreOf(name), expected);
}

}  // namespace inquest::haskell::desugar
