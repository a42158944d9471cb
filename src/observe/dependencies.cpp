#include "observe/dependencies.h"

#include <algorithm>
#include <unordered_set>

namespace inquest::observe {
namespace {

class Finder {
 public:
  Finder(const Stacks& stacks, const Classes& classes, uint64_t most_targets)
      : stacks_(stacks), most_targets_(most_targets) {
    found_.having.resize(stacks.size());
    found_.pushing.resize(stacks.size());
    found_.targets.resize(stacks.size());
    for (size_t i = 0; i < classes.size(); ++i) {
      found_.having[classes[ClassId(i)].stack.index].push_back(ClassId(i));
      found_.pushing[classes[ClassId(i)].pushed.index].push_back(ClassId(i));
    }
    for (size_t i = 1; i < stacks.size(); ++i) {
      const StackId stack(i);
      if (!is_pushed(stack)) continue;
      pushed_.push_back(stack);
      pushed_by_top_[stacks.top(stack).index].push_back(stack);
    }
  }

  Dependencies Find() {
    NumberPushed();
    for (size_t i = 1; i < stacks_.size() && found_.is_exact; ++i) {
      const StackId merged(i);
      if (found_.having[i].empty()) continue;
      if (is_pushed(merged)) Add(merged, {merged, false});
      AddBeginnings(merged);
      AddTruncated(merged);
    }
    if (!found_.is_exact) LeadToEverything();
    return std::move(found_);
  }

 private:
  bool is_pushed(StackId stack) const { return !found_.pushing[stack.index].empty(); }

  void Add(StackId from, Target to) {
    const uint64_t key = uint64_t{from.index} << 33 | uint64_t{to.stack.index} << 1 | (to.pushed ? 1 : 0);
    if (!seen_.insert(key).second) return;
    found_.targets[from.index].push_back(to);
    if (seen_.size() > most_targets_) found_.is_exact = false;
  }

  void AddMerge(StackId application, StackId function, StackId merged) {
    Add(application, {function, true});
    Add(function, {merged, false});
  }

  // One of the two is a beginning of the other, which is then what they make.
  void AddBeginnings(StackId merged) {
    if (!is_pushed(merged)) return;
    for (StackId beginning = merged; beginning != Stacks::empty(); beginning = stacks_.below(beginning)) {
      if (!is_pushed(beginning)) continue;
      Add(beginning, {merged, false});
      if (beginning != merged) AddMerge(beginning, merged, merged);
    }
  }

  // The two have something in common, which may be nothing, and then differ. What the application's stack
  // has from there on is pushed on that of the function, so both end in the same label. The function's stack
  // may go on where a push cuts it off, so that all that begin as it does make the same.
  void AddTruncated(StackId merged) {
    const std::vector<LabelId> labels = stacks_.LabelsOf(merged);
    std::unordered_map<uint32_t, uint32_t> depths;  // of labels in `merged`, from 1
    for (size_t i = 0; i < labels.size(); ++i) depths[labels[i].index] = static_cast<uint32_t>(i + 1);
    const auto candidates = pushed_by_top_.find(labels.back().index);
    if (candidates == pushed_by_top_.end()) return;
    for (const StackId application : candidates->second) {
      if (application == merged) continue;
      const std::vector<LabelId> pushed = stacks_.LabelsOf(application);
      size_t common = 0;
      while (common < pushed.size() && common < labels.size() && pushed[common] == labels[common]) ++common;
      // Push the rest on `merged` itself, which begins as every function's stack that makes it.
      size_t kept = labels.size(), cut_by = common;
      for (size_t i = common; i < pushed.size(); ++i) {
        const auto depth = depths.find(pushed[i].index);
        if (depth == depths.end() || depth->second > kept) continue;
        kept = depth->second;
        cut_by = i;
      }
      if (kept - 1 + pushed.size() - cut_by != labels.size() ||
          !std::equal(pushed.begin() + static_cast<ptrdiff_t>(cut_by), pushed.end(),
                      labels.begin() + static_cast<ptrdiff_t>(kept) - 1))
        continue;
      StackId function = merged;
      while (stacks_.depth(function) > kept) function = stacks_.below(function);
      for (uint32_t i = first_below_[function.index]; i < end_below_[function.index]; ++i) {
        AddMerge(application, in_order_[i], merged);
        if (!found_.is_exact) return;
      }
      // Nothing was cut off if the function's stack ends just there.
      const StackId shorter = stacks_.below(function);
      if (cut_by == common && kept > common + 1 && is_pushed(shorter)) AddMerge(application, shorter, merged);
    }
  }

  // Pushed stacks in an order in which those that begin with the same stack follow one another.
  void NumberPushed() {
    std::vector<std::vector<StackId>> above(stacks_.size());
    for (size_t i = 1; i < stacks_.size(); ++i) above[stacks_.below(StackId(i)).index].push_back(StackId(i));
    first_below_.assign(stacks_.size(), 0);
    end_below_.assign(stacks_.size(), 0);
    struct Visit {
      StackId stack;
      size_t next = 0;
    };
    std::vector<Visit> visits;
    const auto enter = [&](StackId stack) {
      first_below_[stack.index] = static_cast<uint32_t>(in_order_.size());
      if (is_pushed(stack)) in_order_.push_back(stack);
      visits.push_back({stack});
    };
    enter(Stacks::empty());
    while (!visits.empty()) {
      Visit& visit = visits.back();
      if (visit.next < above[visit.stack.index].size()) {
        enter(above[visit.stack.index][visit.next++]);
      } else {
        end_below_[visit.stack.index] = static_cast<uint32_t>(in_order_.size());
        visits.pop_back();
      }
    }
  }

  void LeadToEverything() {
    // One stack stands for all: what was pushed leads to what pushed it, and that to everything.
    for (std::vector<Target>& targets : found_.targets) targets.clear();
    for (const StackId stack : pushed_) {
      found_.targets[stack.index].push_back({Stacks::empty(), true});
      found_.targets[stack.index].push_back({stack, false});
    }
    for (const StackId stack : pushed_)
      for (const ClassId pusher : found_.pushing[stack.index]) found_.pushing[0].push_back(pusher);
  }

  const Stacks& stacks_;
  const uint64_t most_targets_;
  Dependencies found_;
  std::vector<StackId> pushed_;
  std::unordered_map<uint32_t, std::vector<StackId>> pushed_by_top_;
  std::unordered_set<uint64_t> seen_;
  std::vector<StackId> in_order_;
  std::vector<uint32_t> first_below_, end_below_;
};

}  // namespace

Dependencies FindDependencies(const Stacks& stacks, const Classes& classes, uint64_t most_targets) {
  return Finder(stacks, classes, most_targets).Find();
}

}  // namespace inquest::observe
