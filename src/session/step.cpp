#include "session/step.h"

#include <array>
#include <utility>

namespace inquest::session {
namespace {

template <typename T, size_t N>
using Names = std::array<std::pair<T, std::string_view>, N>;

constexpr Names<By, 8> kByNames = {{
    {By::kPerson, "person"},
    {By::kSameStatement, "same statement"},
    {By::kEarlierAnswer, "earlier answer"},
    {By::kExpectedValue, "expected value"},
    {By::kRejection, "rejection"},
    {By::kFinishedTwin, "finished elsewhere"},
    {By::kAnswerer, "answerer"},
    {By::kAgent, "agent"},
}};
constexpr Names<EventKind, 17> kEventNames = {{
    {EventKind::kJudge, "judge"},
    {EventKind::kTrust, "trust"},
    {EventKind::kSkip, "skip"},
    {EventKind::kAsk, "ask"},
    {EventKind::kRestart, "restart"},
    {EventKind::kTakeOut, "take out"},
    {EventKind::kGrow, "grow"},
    {EventKind::kHalve, "halve"},
    {EventKind::kMark, "mark"},
    {EventKind::kForget, "forget"},
    {EventKind::kStrategy, "strategy"},
    {EventKind::kOrder, "order"},
    {EventKind::kTree, "tree"},
    {EventKind::kGranularity, "granularity"},
    {EventKind::kTransform, "transform"},
    {EventKind::kZoom, "zoom"},
    {EventKind::kZoomOut, "zoom out"},
}};
constexpr Names<Verdict, 6> kVerdictNames = {{
    {Verdict::kNone, "none"},
    {Verdict::kCorrect, "correct"},
    {Verdict::kWrong, "wrong"},
    {Verdict::kInadmissible, "inadmissible"},
    {Verdict::kDontKnow, "don't know"},
    {Verdict::kTrusted, "trusted"},
}};
constexpr Names<strategy::Order, 3> kOrderNames = {{
    {strategy::Order::kOutermost, "outermost"},
    {strategy::Order::kInnermost, "innermost"},
    {strategy::Order::kEvaluation, "evaluation"},
}};

template <typename T, size_t N>
std::string_view NameIn(const Names<T, N>& names, T value) {
  for (const auto& [each, name] : names) {
    if (each == value) return name;
  }
  return "";
}

template <typename T, size_t N>
bool FindIn(const Names<T, N>& names, std::string_view wanted, T* value) {
  for (const auto& [each, name] : names) {
    if (name != wanted) continue;
    *value = each;
    return true;
  }
  return false;
}

}  // namespace

std::string_view NameOf(By by) { return NameIn(kByNames, by); }
std::string_view NameOf(EventKind kind) { return NameIn(kEventNames, kind); }
std::string_view NameOf(Verdict verdict) { return NameIn(kVerdictNames, verdict); }
std::string_view NameOf(strategy::Order order) { return NameIn(kOrderNames, order); }

std::vector<std::string_view> OrderNames() {
  std::vector<std::string_view> names;
  for (const auto& [order, name] : kOrderNames) names.push_back(name);
  return names;
}

std::string_view MeaningOf(strategy::Order order) {
  switch (order) {
    case strategy::Order::kOutermost:
      return "as written, calls before arguments (default)";
    case strategy::Order::kInnermost:
      return "as written, arguments before their call";
    case strategy::Order::kEvaluation:
      return "by when they had their values";
  }
  return "";
}

bool FindVerdict(std::string_view name, Verdict* verdict) { return FindIn(kVerdictNames, name, verdict); }
bool FindOrder(std::string_view name, strategy::Order* order) { return FindIn(kOrderNames, name, order); }
bool FindBy(std::string_view name, By* by) { return FindIn(kByNames, name, by); }
bool FindEventKind(std::string_view name, EventKind* kind) { return FindIn(kEventNames, name, kind); }

}  // namespace inquest::session
