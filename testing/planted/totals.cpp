#include "testing/planted/totals.h"

#include <fmt/format.h>

#include <algorithm>

#include "strategy/strategy.h"

namespace inquest::planted {
namespace {

using As = Outcome::As;

bool WasSearched(As as) { return as == As::kPassed || as == As::kFailed; }

}  // namespace

void Totals::Add(const Outcome& outcome) {
  ++by_kind_[outcome.kind][outcome.as];
  if (!WasSearched(outcome.as)) return;
  if (outcome.as == As::kPassed) ++sets_[outcome.routines];
  for (size_t why = 0; why < outcome.ways_by_why.size(); ++why) {
    searches_by_why_[why] += outcome.ways_by_why[why];
    faults_by_why_[why] += outcome.ways_by_why[why] > 0;
  }
  for (size_t by = 0; by < stopped_by_.size(); ++by) stopped_by_[by] += outcome.stopped_by[by];
  ambiguous_ += !outcome.ambiguous.empty();
  if (ambiguous_ == 1 && !outcome.ambiguous.empty())
    ambiguous_example_ = outcome.title + ": " + outcome.ambiguous.front();
  statements_ += outcome.statements;
  for (const auto& [why, statements] : outcome.dont_knows) {
    Reason& reason = reasons_[why];
    if (reason.faults++ == 0) reason.example = outcome.title + ": " + statements.front();
    reason.statements += static_cast<uint32_t>(statements.size());
  }
  ways_.resize(std::max(ways_.size(), outcome.questions.size()));
  for (size_t i = 0; i < outcome.questions.size(); ++i) {
    const uint32_t questions = outcome.questions[i];
    questions_.push_back(questions);
    ways_[i].questions += questions;
    ways_[i].columns += i < outcome.columns.size() ? outcome.columns[i] : 0;
    ways_[i].worst = std::max(ways_[i].worst, questions);
    ++ways_[i].searches;
  }
}

uint32_t Totals::Count(As as) const {
  uint32_t count = 0;
  for (const auto& [kind, outcomes] : by_kind_) {
    if (const auto found = outcomes.find(as); found != outcomes.end()) count += found->second;
  }
  return count;
}

std::string Totals::KindTable() const {
  std::string table = fmt::format("{:<22}{:>8}{:>9}{:>8}{:>8}{:>8}{:>8}{:>6}\n", "kind", "planted",
                                  "compiles", "differs", "endless", "passed", "failed", "died");
  std::map<As, uint32_t> sums;
  const auto row = [&](const std::string& name, const std::map<As, uint32_t>& outcomes) {
    const auto count = [&](As as) { return outcomes.contains(as) ? outcomes.at(as) : 0; };
    uint32_t planted = 0;
    for (const auto& [as, number] : outcomes) planted += number;
    const uint32_t compiles = planted - count(As::kDoesNotCompile);
    table += fmt::format("{:<22}{:>8}{:>9}{:>8}{:>8}{:>8}{:>8}{:>6}\n", name, planted, compiles,
                         compiles - count(As::kLooksTheSame) - count(As::kDoesNotEnd), count(As::kDoesNotEnd),
                         count(As::kPassed), count(As::kFailed), count(As::kDied));
  };
  for (const auto& [kind, outcomes] : by_kind_) {
    row(kind, outcomes);
    for (const auto& [as, number] : outcomes) sums[as] += number;
  }
  row("all", sums);
  return table;
}

std::string Totals::Sets() const {
  const uint32_t all = passed();
  if (all == 0) return "";
  const uint32_t one = sets_.contains(1) ? sets_.at(1) : 0;
  std::string text =
      fmt::format("One routine named in every way: {} of {} ({:.1f} %).", one, all, 100.0 * one / all);
  for (const auto& [size, count] : sets_) {
    if (size > 1) text += fmt::format(" {} routines at most: {}.", size, count);
  }
  text += "\n";
  uint64_t searches = 0;
  for (const uint64_t each : searches_by_why_) searches += each;
  text += fmt::format("Searches whose finding names one routine: {} of {} ({:.2f} %).\n", searches_by_why_[0],
                      searches, 100.0 * searches_by_why_[0] / std::max<uint64_t>(searches, 1));
  constexpr const char* kWhy[] = {"one routine", "don't knows", "a cycle of wrong statements",
                                  "a transform made one node of several"};
  for (size_t why = 0; why < searches_by_why_.size(); ++why) {
    if (searches_by_why_[why] == 0) continue;
    text += fmt::format("  {:<38}{:>8} searches, {:>6} faults\n", kWhy[why], searches_by_why_[why],
                        faults_by_why_[why]);
  }
  if (ambiguous_ > 0)
    text += fmt::format("Statements that read the same and have two answers: in {}, for instance {}\n",
                        ambiguous_, ambiguous_example_);
  return text;
}

std::string Totals::Questions() const {
  if (questions_.empty()) return "";
  std::vector<uint32_t> sorted = questions_;
  std::sort(sorted.begin(), sorted.end());
  uint64_t sum = 0;
  for (const uint32_t questions : sorted) sum += questions;
  const auto at = [&](size_t percent) { return sorted[(sorted.size() - 1) * percent / 100]; };
  return fmt::format(
      "Questions in {} searches: average {:.1f}, of a tenth at most {}, of half {}, of nine tenths {}, "
      "of 99 % {}, worst {}.\n",
      sorted.size(), static_cast<double>(sum) / static_cast<double>(sorted.size()), at(10), at(50), at(90),
      at(99), sorted.back());
}

std::string Totals::Stops() const {
  std::string text;
  for (size_t by = 0; by < stopped_by_.size(); ++by) {
    if (stopped_by_[by] == 0) continue;
    text += fmt::format("{} {} by {}", text.empty() ? "Runs stopped and searched:" : ",", stopped_by_[by],
                        NameOf(static_cast<StopBy>(by)));
  }
  return text.empty() ? "" : text + ".\n";
}

std::string Totals::Reasons() const {
  constexpr size_t kMostColumns = 180;
  uint64_t sum = 0;
  for (const auto& [why, reason] : reasons_) sum += reason.statements;
  std::string text = fmt::format("Don't knows: {} of {} statements.\n", sum, statements_);
  for (const auto& [why, reason] : reasons_) {
    text += fmt::format("  {:>6} statements, {:>5} faults: {}\n    for instance {}\n", reason.statements,
                        reason.faults, why, reason.example.substr(0, kMostColumns));
  }
  return text;
}

std::string Totals::Report() const { return KindTable() + Sets() + Questions() + Stops() + Reasons(); }

std::string Totals::QuestionTable(const std::vector<Way>& ways,
                                  const std::vector<traced::TreeStyle>& trees) const {
  std::string table = fmt::format("{:<5}{:<35}{:<32}{:<12}{:>8}{:>9}{:>7}{:>12}\n", "tree", "transforms",
                                  "strategy", "order", "searches", "average", "worst", "characters");
  for (size_t i = 0; i < std::min(ways.size() * trees.size(), ways_.size()); ++i) {
    const Way& way = ways[i % ways.size()];
    const OfWay& row = ways_[i];
    const double searches = std::max(row.searches, 1u);
    table += fmt::format("{:<5}{:<35}{:<32}{:<12}{:>8}{:>9.2f}{:>7}{:>12.0f}\n",
                         trees[i / ways.size()] == traced::TreeStyle::kFdt ? "fdt" : "edt",
                         way.transforms.empty() ? "-" : way.transforms,
                         way.strategy + (way.marks ? ", marks" : ""),
                         strategy::ReadsOrder(way.strategy) ? way.order : "-", row.searches,
                         static_cast<double>(row.questions) / searches, row.worst,
                         static_cast<double>(row.columns) / searches);
  }
  return table;
}

}  // namespace inquest::planted
