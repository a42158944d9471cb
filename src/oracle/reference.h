// A program that answers questions about another run: the same call is evaluated there (judge.h). It is
// loaded once and stays loaded; it never touches files, the environment, the terminal or the network, also
// not by unsafePerformIO.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/interner.h"
#include "base/result.h"
#include "core/core.h"
#include "haskell/program/program.h"
#include "oracle/closed_world.h"
#include "reduce/evaluator.h"
#include "source/diagnostics.h"

namespace inquest::oracle {

class Maps;

class Reference {
 public:
  struct Limits {
    // Reductions for one statement; never less than twice those of the whole run that it is of.
    uint64_t steps = 5'000'000;
    uint64_t memory = uint64_t{1} << 30;
  };
  // `main` is the program's main module, `find` finds the others. If there are errors in them the result's
  // error is what the front end said, rendered.
  static base::Result<std::unique_ptr<Reference>> Load(source::File main, haskell::program::Finder find,
                                                       const Limits& limits);
  static base::Result<std::unique_ptr<Reference>> Load(source::File main, haskell::program::Finder find) {
    return Load(std::move(main), std::move(find), Limits());
  }
  // Of a program that was loaded already.
  static base::Result<std::unique_ptr<Reference>> Of(source::Files files, base::Interner names,
                                                     core::Program program, const Limits& limits);
  static base::Result<std::unique_ptr<Reference>> Of(source::Files files, base::Interner names,
                                                     core::Program program) {
    return Of(std::move(files), std::move(names), std::move(program), Limits());
  }

  const Limits& limits() const { return limits_; }
  const core::Program& program() const { return program_; }
  const base::Interner& names() const { return names_; }
  const source::Files& files() const { return files_; }
  reduce::Evaluator& evaluator() { return *evaluator_; }

  // What stands for the world until this is called again; null: nothing can be read.
  void set_world(reduce::Outside* world) { gate_.world = world; }
  // What applies functions that are known by what they did; null: there are none.
  void set_maps(Maps* maps) { gate_.maps = maps; }
  // Does the primitive applyMap.
  core::RoutineId apply_map() const { return apply_map_; }

 private:
  // The evaluator has one world for its life, statements have one each.
  class Gate : public reduce::Outside {
   public:
    Answer Execute(core::Primitive primitive, const trail::Word* arguments) override;
    Answer BeginPut(int64_t handle) override;
    Answer Put(int64_t handle, char32_t character) override;
    void EndPut(int64_t handle) override;
    uint32_t ArityOf(int64_t map) const override;
    Answer Apply(int64_t map, std::span<const trail::Word> arguments, int64_t lookup) override;
    reduce::Outside* world = nullptr;
    Maps* maps = nullptr;

   private:
    reduce::Outside& Open() { return world != nullptr ? *world : closed_; }
    ClosedWorld closed_;
  };

  Reference() = default;
  // Of its own functions, not of libraries': those that would be nodes of a tree.
  void CountOwnCalls();

  Limits limits_;
  source::Files files_;
  base::Interner names_;
  core::Program program_;
  core::RoutineId apply_map_;
  Gate gate_;
  std::unique_ptr<reduce::Evaluator> evaluator_;
};

}  // namespace inquest::oracle
