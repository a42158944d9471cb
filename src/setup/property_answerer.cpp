#include "setup/property_answerer.h"

#include <utility>

#include "setup/find_module.h"
#include "setup/trace_program.h"

namespace inquest::setup {

using oracle::Judgement;
using session::Verdict;

base::Result<std::unique_ptr<PropertyAnswerer>> PropertyAnswerer::Open(
    const trail::Trail& run, const std::string& library, std::vector<oracle::Properties::Kind> kinds,
    std::vector<TrustRule> rules) {
  auto main = MainModuleIn(run.layout());
  if (!main) return main.error();
  auto properties = oracle::Properties::Open(
      std::move(*main), FinderIn(run.layout(), library), run, std::move(kinds),
      [rules = std::move(rules)](const std::string& module, const std::string& name) {
        return IsTrustedByName(rules, module, name);
      });
  if (!properties) return properties.error();
  return std::unique_ptr<PropertyAnswerer>(new PropertyAnswerer(std::move(*properties)));
}

std::optional<Verdict> PropertyAnswerer::Judge(const session::Asked& asked) {
  const auto* behaviours = dynamic_cast<const traced::TrailBehaviours*>(&asked.behaviours);
  if (behaviours == nullptr || asked.parts.size() != 1 || asked.parts[0] == tree::Tree::root())
    return std::nullopt;
  oracle::PropertyJudgement judgement =
      properties_->Judge({asked.tree, *behaviours, asked.parts[0], asked.is_correct});
  if (!judgement.trouble.empty() && told_.insert(judgement.trouble).second)
    trouble_ = std::move(judgement.trouble);
  if (judgement.verdict == Judgement::kDontKnow) return std::nullopt;
  name_ = judgement.by;
  return judgement.verdict == Judgement::kCorrect ? Verdict::kCorrect : Verdict::kWrong;
}

}  // namespace inquest::setup
