#include "value/step.h"

#include <fmt/format.h>

namespace inquest::value {
namespace {

std::string StepText(const Step& step) {
  switch (step.kind) {
    case Step::Kind::kArgument:
      return fmt::format("a{}", step.number);
    case Step::Kind::kResult:
      return "r";
    case Step::Kind::kFunction:
      return "f";
    case Step::Kind::kFreeVariable:
      return fmt::format("w{}", step.number);
    case Step::Kind::kAround:
      return fmt::format("c{}", step.number);
    case Step::Kind::kPosition:
      return std::to_string(step.number);
    case Step::Kind::kRest:
      return fmt::format("{}-", step.number);
  }
  return "";
}

}  // namespace

std::string PathText(const Path& path) {
  std::string text;
  for (const Step& step : path) {
    if (!text.empty()) text += '.';
    text += StepText(step);
  }
  return text;
}

}  // namespace inquest::value
