#include "setup/reference_answerer.h"

#include <utility>

#include "oracle/holes.h"
#include "setup/trace_program.h"

namespace inquest::setup {

using oracle::Judgement;
using session::Verdict;

namespace {

std::string WhatIsWrongWith(const LoadedProgram& program) {
  std::string text;
  for (const std::string& error : program.errors) text += error + "\n";
  return text + Render(program.diagnostics, program.files, false);
}

}  // namespace

base::Result<std::unique_ptr<ReferenceAnswerer>> ReferenceAnswerer::Load(const ProgramSource& reference,
                                                                         const trail::Trail& run) {
  std::unique_ptr<LoadedProgram> program = LoadProgram(reference);
  if (!program->ok && !reference.call.empty()) {
    ProgramSource as_it_is = reference;
    as_it_is.call.clear();
    program = LoadProgram(as_it_is);
  }
  if (!program->ok) return base::Error{WhatIsWrongWith(*program)};
  auto loaded = oracle::Reference::Of(std::move(program->files), std::move(program->names),
                                      std::move(program->program));
  if (!loaded) return loaded.error();
  return std::unique_ptr<ReferenceAnswerer>(
      new ReferenceAnswerer("reference " + reference.file, reference.library, std::move(*loaded), run));
}

ReferenceAnswerer::ReferenceAnswerer(std::string name, std::string library,
                                     std::unique_ptr<oracle::Reference> reference, const trail::Trail& run)
    : name_(std::move(name)),
      library_(std::move(library)),
      run_(run),
      reference_(std::move(reference)),
      judge_(*reference_, run, [this] { return LoadOwn(); }) {}

oracle::Reference* ReferenceAnswerer::LoadOwn() {
  auto loaded = LoadTracedProgram(run_.layout(), library_);
  if (!loaded) return nullptr;
  own_ = std::move(*loaded);
  return own_.get();
}

std::optional<Verdict> ReferenceAnswerer::Judge(const session::Asked& asked) {
  const Judgement judgement = Of(asked.tree, asked.behaviours, asked.parts);
  postponed_ = false;
  switch (judgement.verdict) {
    case Judgement::kCorrect:
      return Verdict::kCorrect;
    case Judgement::kWrong:
      postponed_ = postpones_ && judgement.is_more_defined && postponed_keys_.insert(asked.key).second;
      if (postponed_) return std::nullopt;
      return Verdict::kWrong;
    case Judgement::kInadmissible:
      return Verdict::kInadmissible;
    case Judgement::kDontKnow:
      if (judgement.why == oracle::WhyUnknown(oracle::kTooLong) && !std::exchange(told_limit_, true)) {
        trouble_ = "The " + name_ +
                   " takes too long for some calls; these are left to you: " + asked.question().statement;
      }
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace inquest::setup
