#include "reduce/mentioned_constants.h"

#include <algorithm>

namespace inquest::reduce {

namespace {

class Finder {
 public:
  explicit Finder(const Code& code) : code_(code), reaches_(code.reach.size(), false) {}

  std::vector<std::vector<uint32_t>> Run() {
    std::vector<std::vector<uint32_t>> mentions(code_.reach.size());
    if (!MarkWhatReaches()) return mentions;
    for (uint32_t i = 0; i < code_.reach.size(); ++i) {
      if (reaches_[i]) mentions[i] = From(i);
    }
    return mentions;
  }

 private:
  uint32_t ActivationOf(uint32_t constant) const {
    return code_.routines[code_.constants[constant].routine.index].activation;
  }
  // The trusted activations that `from` leads to in one step.
  template <typename F>
  void ForEachNext(uint32_t from, F visit) const {
    for (uint32_t next : code_.reach[from].activations) {
      if (code_.activations[next].trusted) visit(next);
    }
    for (uint32_t constant : code_.reach[from].constants) {
      if (code_.constants[constant].trusted) visit(ActivationOf(constant));
    }
  }
  bool MentionsSuspected(uint32_t activation) const {
    const auto& constants = code_.reach[activation].constants;
    return std::any_of(constants.begin(), constants.end(),
                       [&](uint32_t constant) { return !code_.constants[constant].trusted; });
  }

  // Backwards from the trusted code that mentions a suspected constant itself.
  bool MarkWhatReaches() {
    std::vector<uint32_t> work;
    for (uint32_t i = 0; i < code_.reach.size(); ++i) {
      if (code_.activations[i].trusted && MentionsSuspected(i)) work.push_back(i);
    }
    if (work.empty()) return false;
    std::vector<std::vector<uint32_t>> before(code_.reach.size());
    for (uint32_t i = 0; i < code_.reach.size(); ++i) {
      if (code_.activations[i].trusted) ForEachNext(i, [&](uint32_t next) { before[next].push_back(i); });
    }
    for (uint32_t i : work) reaches_[i] = true;
    while (!work.empty()) {
      uint32_t at = work.back();
      work.pop_back();
      for (uint32_t i : before[at]) {
        if (!reaches_[i]) work.push_back(i);
        reaches_[i] = true;
      }
    }
    return true;
  }

  std::vector<uint32_t> From(uint32_t start) const {
    std::vector<uint32_t> found, work = {start}, seen = {start};
    while (!work.empty()) {
      uint32_t at = work.back();
      work.pop_back();
      for (uint32_t constant : code_.reach[at].constants) {
        if (!code_.constants[constant].trusted) found.push_back(constant);
      }
      ForEachNext(at, [&](uint32_t next) {
        if (!reaches_[next] || std::find(seen.begin(), seen.end(), next) != seen.end()) return;
        seen.push_back(next);
        work.push_back(next);
      });
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  const Code& code_;
  std::vector<bool> reaches_;
};

}  // namespace

std::vector<std::vector<uint32_t>> MentionedConstants(const Code& code) { return Finder(code).Run(); }

}  // namespace inquest::reduce
