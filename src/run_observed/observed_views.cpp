// What views show of an observed run: its calls, its sources, numbers.
#include <algorithm>
#include <unordered_map>

#include "base/edit_distance.h"
#include "run_observed/observed_run.h"
#include "value/escape.h"
#include "view/nameless.h"

namespace inquest::run_observed {

using observe::LabelId;
using observe::StatementId;

namespace {

std::string PlaceOf(const view::RoutineInfo& info) {
  if (info.file.empty() || info.first_line == 0) return "";
  std::string place = info.file + ":" + std::to_string(info.first_line);
  if (info.last_line > info.first_line) place += "-" + std::to_string(info.last_line);
  return place;
}

}  // namespace

// `Module`, or the routine around a local one.
bool ObservedRun::IsQualified(const observe::Label& label, const std::string& qualifier) const {
  return qualifier.empty() || label.module == qualifier || label.around == qualifier ||
         (!label.around.empty() && label.module + "." + label.around == qualifier);
}

base::Result<std::vector<bool>> ObservedRun::FindLabels(const view::CallPattern& pattern) const {
  std::vector<bool> wanted(events_->labels.size(), false);
  bool found = false;
  std::string alike;
  size_t closest = 3;
  for (size_t i = 0; i < wanted.size(); ++i) {
    const observe::Label& label = events_->labels[LabelId(i)];
    const bool is_place = !pattern.place.empty() && label.first_line > 0 &&
                          pattern.place == InfoOf(LabelId(i)).file + ":" + std::to_string(label.first_line);
    const bool is_lambda = !pattern.lambda.empty() && view::IsLambda(pattern.lambda, label.name);
    if (is_place || is_lambda ||
        (!pattern.name.empty() && label.name == pattern.name && IsQualified(label, pattern.qualifier))) {
      wanted[i] = found = true;
      continue;
    }
    if (pattern.name.empty()) continue;
    const size_t distance = base::EditDistance(label.name, pattern.name, closest);
    if (distance >= closest || distance >= pattern.name.size()) continue;
    alike = label.name;
    closest = distance;
  }
  if (found) return wanted;
  const std::string name = (pattern.qualifier.empty() ? "" : pattern.qualifier + ".") + pattern.name +
                           pattern.lambda + pattern.place;
  std::string message = "No calls of `" + value::VisibleText(name) + "` were recorded";
  if (!alike.empty()) message += "; did you mean `" + value::VisibleText(alike) + "`";
  return base::Error{message + (alike.empty() ? "." : "?")};
}

bool ObservedRun::IsMatch(const view::CallPattern& pattern, StatementId id) const {
  if (!pattern.caller.empty() && CallerOf(id.index) != pattern.caller) return false;
  return pattern.is_plain() || view::Matches(terms_, pattern, DescribeStatement(id));
}

std::string ObservedRun::KeyOf(StatementId id) const {
  const value::Statement statement = DescribeStatement(id);
  std::string key = std::to_string(LabelOf(id).index);
  for (const value::Term argument : statement.arguments) key += " " + std::to_string(classes_.Of(argument));
  return key + " = " + std::to_string(classes_.Of(statement.result));
}

base::Result<view::Observations> ObservedRun::Observe(const view::ObserveQuery& query,
                                                      const std::stop_token& stop) const {
  const auto wanted = FindLabels(query.pattern);
  if (!wanted) return wanted.error();
  const bool sorts = query.order != view::ObserveOrder::kRun;
  const bool whole = sorts || query.counts;
  const uint64_t first = std::max<uint64_t>(query.from, 1) - 1;
  const uint64_t last = query.count > value::kNoLimit - first ? value::kNoLimit : first + query.count;
  view::Observations result;
  result.from = first + 1;
  result.all = query.all;
  result.counts = query.counts;
  result.calls = this;
  std::unordered_map<std::string, size_t> line_of;
  std::vector<view::Observation> lines;
  constexpr uint32_t kAtOnce = 1 << 10;  // statements, between two looks whether to stop
  for (StatementId id(0); id.index < statements_.size() && !result.more; ++id) {
    if (id.index % kAtOnce == 0 && stop.stop_requested()) break;
    if (!(*wanted)[LabelOf(id).index] || !IsMatch(query.pattern, id)) continue;
    ++result.matching;
    if (!query.all) {
      const auto [found, is_new] = line_of.try_emplace(KeyOf(id), lines.size());
      if (!is_new) {
        ++lines[found->second].times;
        continue;
      }
    }
    result.more = !whole && lines.size() == last;
    if (!result.more) lines.push_back({id.index});
  }
  result.is_counted = !result.more;
  result.distinct = lines.size();
  if (sorts && !stop.stop_requested()) Sort(query.order, &lines);
  result.more = result.more || lines.size() > last;
  for (uint64_t i = first; i < lines.size() && i < last; ++i) {
    result.lines.push_back(lines[i]);
    result.lines.back().node = NodeOf(StatementId(lines[i].call));
  }
  return result;
}

uint32_t ObservedRun::NodeOf(StatementId id) const {
  if (node_of_.empty()) {
    node_of_.resize(statements_.size());
    for (uint32_t node = 0; node < tree_.size(); ++node)
      if (!tree_.is_group(node)) node_of_[tree_.statements[node].index] = node;
  }
  return node_of_[id.index];
}

void ObservedRun::Sort(view::ObserveOrder order, std::vector<view::Observation>* lines) const {
  std::unordered_map<uint64_t, uint64_t> keys;
  for (const view::Observation& line : *lines) {
    uint64_t& key = keys[line.call];
    if (order == view::ObserveOrder::kTree) {
      key = NodeOf(StatementId(line.call));
      continue;
    }
    const value::Statement statement = DescribeStatement(StatementId(line.call));
    const auto add = [&](value::Term term) {
      const view::ValueClasses::Class c = classes_.Of(term);
      key = std::min(key + (order == view::ObserveOrder::kSize ? classes_.size(c) : classes_.known(c)),
                     view::ValueClasses::kEndless);
    };
    for (const value::Term& argument : statement.arguments) add(argument);
    add(statement.result);
  }
  std::stable_sort(lines->begin(), lines->end(), [&](const view::Observation& a, const view::Observation& b) {
    return keys[a.call] < keys[b.call];
  });
}

std::vector<uint64_t> ObservedRun::CallsByLabel() const {
  std::vector<uint64_t> calls(events_->labels.size(), 0);
  for (const observe::Statement& statement : statements_) ++calls[events_->label(statement.root).index];
  return calls;
}

base::Result<std::vector<view::RoutineCalls>> ObservedRun::CountCalls(const std::stop_token&) const {
  const std::vector<uint64_t> calls = CallsByLabel();
  std::vector<view::RoutineCalls> counts;
  for (size_t i = 0; i < calls.size(); ++i) {
    const view::RoutineInfo info = InfoOf(LabelId(i));
    counts.push_back({info.name, info.module, info.around, PlaceOf(info), calls[i]});
  }
  return counts;
}

// What is known is which functions were called. A line counts as its innermost function.
base::Result<std::vector<view::SourceFile>> ObservedRun::CountSource(const std::stop_token&) const {
  const std::vector<uint64_t> calls = CallsByLabel();
  std::vector<view::SourceFile> files;
  for (size_t file = 0; file < events_->sources.size(); ++file) {
    const observe::SourceText& source = events_->sources[file];
    if (!source.has_text) continue;
    std::vector<LabelId> of_line;
    for (size_t begin = 0; begin < source.text.size();) {
      view::SourceFile& shown = files.size() > 0 && files.back().name == source.name && begin > 0
                                    ? files.back()
                                    : files.emplace_back(view::SourceFile{.name = source.name});
      size_t end = source.text.find('\n', begin);
      if (end == std::string::npos) end = source.text.size();
      const auto number = static_cast<uint32_t>(shown.lines.size() + 1);
      shown.lines.push_back({.number = number, .pieces = {{source.text.substr(begin, end - begin), true}}});
      begin = end + 1;
    }
    if (files.empty() || files.back().name != source.name) continue;
    of_line.resize(files.back().lines.size() + 1);
    for (size_t i = 0; i < calls.size(); ++i) {
      const observe::Label& label = events_->labels[LabelId(i)];
      if (label.file != file || label.first_line == 0) continue;
      for (uint32_t line = label.first_line; line <= label.last_line && line < of_line.size(); ++line) {
        const LabelId other = of_line[line];
        const bool is_inner =
            !other || events_->labels[other].last_line - events_->labels[other].first_line >=
                          label.last_line - label.first_line;
        if (is_inner) of_line[line] = LabelId(i);
      }
    }
    for (view::SourceLine& line : files.back().lines) {
      const LabelId label = of_line[line.number];
      if (!label) continue;
      line.count = calls[label.index];
      line.pieces.front().executed = calls[label.index] > 0;
    }
  }
  if (files.empty()) return base::Error{"The sources of this run were not recorded."};
  return files;
}

base::Result<view::BriefStatistics> ObservedRun::CountBriefly() const {
  return view::BriefStatistics{
      .is_complete = events_->end.is_known, .frames = statements_.size(), .bytes = bytes_};
}

base::Result<view::Statistics> ObservedRun::Count(const std::stop_token&) const {
  view::Statistics statistics;
  static_cast<view::BriefStatistics&>(statistics) = *CountBriefly();
  statistics.nodes = tree_.size();
  for (size_t i = 0; i < events_->size(); ++i)
    if (events_->kind(observe::EventId(i)) == observe::EventKind::kConstructor) ++statistics.constructors;
  const std::vector<uint64_t> calls = CallsByLabel();
  for (size_t i = 0; i < calls.size(); ++i) {
    const view::RoutineInfo info = InfoOf(LabelId(i));
    statistics.routines.push_back({info.name, info.module, PlaceOf(info), calls[i], calls[i], 0});
  }
  std::stable_sort(statistics.routines.begin(), statistics.routines.end(),
                   [](const auto& a, const auto& b) { return a.calls > b.calls; });
  return statistics;
}

}  // namespace inquest::run_observed
