#include "observe/dependencies.h"

#include <algorithm>
#include <unordered_map>

namespace inquest::observe {
namespace {

// A stack that is the beginning of others, with the sets that merges need.
struct Beginning {
  SetId having;   // classes with just this stack
  SetId pushing;  // that pushed just this stack
  SetId above;    // that pushed it or a stack that begins with it
  SetId merged;   // with a stack that is made where the function's stack begins so
};

class Finder {
 public:
  Finder(const Stacks& stacks, const Classes& classes, uint64_t most_steps, Uses uses)
      : stacks_(stacks), classes_(classes), most_steps_(most_steps), uses_(uses), sets_(stacks.size()) {
    found_.pushing.resize(stacks.size());
    found_.targets.resize(stacks.size());
    having_.resize(stacks.size());
    merged_.resize(stacks.size());
    for (size_t i = 0; i < classes.size(); ++i) {
      having_[classes[ClassId(i)].stack.index].push_back(ClassId(i));
      found_.pushing[classes[ClassId(i)].pushed.index].push_back(ClassId(i));
    }
    for (size_t i = 1; i < stacks.size(); ++i) {
      const StackId stack(i);
      if (is_pushed(stack)) pushed_by_top_[stacks.top(stack).index].push_back(stack);
    }
  }

  Dependencies Find() {
    found_.at_top = SetOf(&sets_[0].having, having_[0]);
    for (size_t i = 1; i < stacks_.size() && found_.is_exact; ++i) {
      const StackId merged(i);
      if (having_[i].empty()) continue;
      AddBeginnings(merged);
      AddTruncated(merged);
    }
    if (found_.is_exact)
      AddMerged();
    else
      LeadToEverything();
    found_.first_mentioned = SetId(found_.sets.size());
    AddUses();
    for (std::vector<SetId>& targets : found_.targets) {
      std::sort(targets.begin(), targets.end());
      targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    }
    return std::move(found_);
  }

 private:
  // The recorder says which code mentions which constants: stacks do not tell it (4.2.3).
  void AddUses() {
    if (uses_.empty()) return;
    std::unordered_map<uint32_t, std::vector<ClassId>> of_label;
    for (size_t i = 0; i < classes_.size(); ++i)
      of_label[classes_[ClassId(i)].label.index].push_back(ClassId(i));
    std::unordered_map<uint32_t, std::vector<SetId>> used_by;
    for (const auto& [user, used] : uses_) {
      const auto constants = of_label.find(used.index);
      if (constants != of_label.end()) used_by[user.index].push_back(found_.sets.Add(constants->second));
    }
    for (size_t i = 1; i < stacks_.size(); ++i) {
      const StackId stack(i);
      const auto sets = used_by.find(stacks_.top(stack).index);
      if (!is_pushed(stack) || sets == used_by.end()) continue;
      for (const SetId set : sets->second) Add(stack, set);
    }
  }

  bool is_pushed(StackId stack) const { return !found_.pushing[stack.index].empty(); }

  // Made on first use.
  SetId SetOf(SetId* known, const std::vector<ClassId>& classes) {
    if (!known->has_value()) *known = found_.sets.Add(classes);
    return *known;
  }
  SetId Having(StackId stack) { return SetOf(&sets_[stack.index].having, having_[stack.index]); }
  SetId Pushing(StackId stack) { return SetOf(&sets_[stack.index].pushing, found_.pushing[stack.index]); }

  void Add(StackId from, SetId to) {
    std::vector<SetId>& targets = found_.targets[from.index];
    if (targets.empty() || targets.back() != to) targets.push_back(to);
  }

  // The stack itself is pushed; and one of two that are merged may be a
  // beginning of the other, which is then what they make. Where the function's
  // is, what pushed it stands around the other: no way leads back up. Of a
  // stack that nothing pushed, more than two may have been merged, one after
  // the other: that of the function comes first in what they make.
  void AddBeginnings(StackId merged) {
    for (StackId beginning = merged; beginning != Stacks::empty(); beginning = stacks_.below(beginning)) {
      if (!is_pushed(beginning)) continue;
      Add(beginning, Having(merged));
      if (beginning != merged && is_pushed(merged)) Add(beginning, Pushing(merged));
    }
  }

  // The two have something in common, which may be nothing, and then differ.
  // What the application's stack has from there on is pushed on that of the
  // function, so both end in the same label. The function's stack may go on
  // where a push cuts it off, so that all that begin as it does make the same.
  void AddTruncated(StackId merged) {
    const std::vector<LabelId> labels = stacks_.LabelsOf(merged);
    std::unordered_map<uint32_t, uint32_t> depths;  // of labels in `merged`, from 1
    for (size_t i = 0; i < labels.size(); ++i) depths[labels[i].index] = static_cast<uint32_t>(i + 1);
    const auto candidates = pushed_by_top_.find(labels.back().index);
    if (candidates == pushed_by_top_.end()) return;
    for (const StackId application : candidates->second) {
      if (application == merged) continue;
      const std::vector<LabelId> pushed = stacks_.LabelsOf(application);
      steps_ += pushed.size();
      if (steps_ > most_steps_) found_.is_exact = false;
      if (!found_.is_exact) return;
      size_t common = 0;
      while (common < pushed.size() && common < labels.size() && pushed[common] == labels[common]) ++common;
      // Push the rest on `merged` itself, which begins as every function's
      // stack that makes it.
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
      // All that are pushed and begin so: what pushed them is found once for
      // all (AddMerged).
      Add(application, Above(function));
      std::vector<StackId>& made = merged_[function.index];
      if (made.empty() || made.back() != merged) made.push_back(merged);
      // Nothing was cut off if the function's stack ends just there.
      const StackId shorter = stacks_.below(function);
      if (cut_by != common || kept <= common + 1 || !is_pushed(shorter)) continue;
      Add(application, Pushing(shorter));
      Add(shorter, Having(merged));
    }
  }

  // What pushed the stack or one that begins with it.
  SetId Above(StackId stack) {
    SetId& known = sets_[stack.index].above;
    if (known.has_value()) return known;
    if (above_.empty()) {
      above_.resize(stacks_.size());
      for (size_t i = 1; i < stacks_.size(); ++i)
        above_[stacks_.below(StackId(i)).index].push_back(StackId(i));
    }
    std::vector<ClassId> classes;
    std::vector<StackId> todo = {stack};
    while (!todo.empty()) {
      const StackId at = todo.back();
      todo.pop_back();
      classes.insert(classes.end(), found_.pushing[at.index].begin(), found_.pushing[at.index].end());
      todo.insert(todo.end(), above_[at.index].begin(), above_[at.index].end());
    }
    std::sort(classes.begin(), classes.end());
    known = found_.sets.Add(std::move(classes));
    return known;
  }

  // What pushed a stack depends on all that is made where the function's stack
  // begins as it does.
  void AddMerged() {
    for (size_t i = 1; i < stacks_.size(); ++i) {
      if (!is_pushed(StackId(i))) continue;
      for (StackId at(i); at != Stacks::empty(); at = stacks_.below(at)) {
        if (merged_[at.index].empty()) continue;
        SetId& known = sets_[at.index].merged;
        if (!known.has_value()) {
          std::vector<ClassId> classes;
          for (const StackId merged : merged_[at.index])
            classes.insert(classes.end(), having_[merged.index].begin(), having_[merged.index].end());
          std::sort(classes.begin(), classes.end());
          known = found_.sets.Add(std::move(classes));
        }
        found_.targets[i].push_back(known);
      }
    }
  }

  void LeadToEverything() {
    std::vector<ClassId> all;
    for (size_t i = 0; i < classes_.size(); ++i) all.emplace_back(i);
    const SetId everything = found_.sets.Add(std::move(all));
    for (size_t i = 1; i < stacks_.size(); ++i) {
      found_.targets[i].clear();
      if (is_pushed(StackId(i))) found_.targets[i].push_back(everything);
    }
  }

  const Stacks& stacks_;
  const Classes& classes_;
  const uint64_t most_steps_;
  const Uses uses_;
  uint64_t steps_ = 0;
  Dependencies found_;
  std::vector<Beginning> sets_;               // by stack
  std::vector<std::vector<ClassId>> having_;  // by stack
  std::vector<std::vector<StackId>> merged_;  // by how the function's stack begins
  std::vector<std::vector<StackId>> above_;   // by stack: those with one label more
  std::unordered_map<uint32_t, std::vector<StackId>> pushed_by_top_;
};

}  // namespace

Dependencies FindDependencies(const Stacks& stacks, const Classes& classes, uint64_t most_steps, Uses uses) {
  return Finder(stacks, classes, most_steps, uses).Find();
}

}  // namespace inquest::observe
