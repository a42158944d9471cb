// A right program as the front end sees it after type checking: the main module's syntax, with resolved names
// and the types of all its parts. What mutations are made from.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "base/interner.h"
#include "base/result.h"
#include "haskell/program/modules.h"
#include "haskell/rename/rename.h"
#include "haskell/type/check.h"
#include "source/source_file.h"

namespace inquest::mutation {

class CheckedProgram {
 public:
  // `file` says where modules are looked for that the text imports; it need not exist. The error is the first
  // diagnostic.
  static base::Result<std::unique_ptr<CheckedProgram>> Create(const std::string& file, std::string text);

  const haskell::Module& module() const { return modules_.back().ast; }
  const haskell::type::Elaboration& elaboration() const { return elaborations_.back(); }
  const haskell::type::Environment& environment() const { return environment_; }
  const haskell::Entities& entities() const { return state_.entities; }
  const base::Interner& names() const { return names_; }
  const source::Files& files() const { return files_; }

  std::string_view text() const { return files_[module().file].text(); }
  std::string_view text(source::Span span) const { return files_.text(span); }
  std::string_view name(base::Symbol symbol) const { return names_.text(symbol); }
  // Whether the name is defined by the program itself, not by a library.
  bool is_own(haskell::EntityId entity) const;

 private:
  CheckedProgram() = default;
  base::Status Check(const std::string& file, std::string text);

  // In order of destruction: an elaboration may hold on to all that stands above it.
  source::Files files_;
  base::Interner names_;
  source::Diagnostics diagnostics_;
  std::deque<haskell::program::FoundModule> modules_;
  haskell::rename::State state_;
  haskell::type::Environment environment_;
  std::deque<haskell::type::Elaboration> elaborations_;
};

}  // namespace inquest::mutation
