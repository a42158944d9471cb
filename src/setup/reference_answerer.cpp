#include "setup/reference_answerer.h"

#include <utility>

#include "oracle/holes.h"
#include "setup/find_module.h"
#include "setup/trace_program.h"

namespace inquest::setup {

using oracle::Judgement;
using session::Verdict;

base::Result<std::unique_ptr<ReferenceAnswerer>> ReferenceAnswerer::Load(const ProgramSource& reference,
                                                                         const trail::Trail& run) {
  auto main = source::ReadFile(reference.file);
  if (!main) return main.error();
  auto loaded = oracle::Reference::Load(std::move(*main), FinderFor(reference));
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
