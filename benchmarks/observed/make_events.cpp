// make_events STATEMENTS: writes a file of events to standard output, of a program as a recorder of calls
// would write it: fifty functions that call each other, some by recursion, with numbers and shared lists.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace {

constexpr uint32_t kFunctions = 50, kDeepest = 10;

class Program {
 public:
  explicit Program(uint64_t statements) : left_(statements) {}

  void Write() {
    std::printf("{\"inquest\":\"events\",\"version\":1,\"program\":\"synthetic\"}\n");
    for (uint32_t i = 0; i < kFunctions; ++i) std::printf("{\"label\":\"f%u\",\"module\":\"Main\"}\n", i);
    std::printf(
        "{\"constructor\":\":\",\"arity\":2,\"operator\":[5,\"r\"]}\n{\"constructor\":\"[]\",\"arity\":0}\n");
    while (left_ > 0) Call(0, 0, 0, false);
    std::printf("{\"end\":\"finished\"}\n");
  }

 private:
  uint32_t Below(uint32_t bound) { return static_cast<uint32_t>(random_() % bound); }

  // As GHC does: a label that is there cuts off what stands above it.
  uint32_t Push(uint32_t stack, uint32_t label) {
    for (uint32_t at = stack; at != 0; at = below_[at])
      if (top_[at] == label) return at;
    const auto [found, is_new] = stacks_.try_emplace({stack, label}, static_cast<uint32_t>(top_.size()));
    if (is_new) {
      below_.push_back(stack);
      top_.push_back(label);
      std::printf("{\"stack\":[%u,%u]}\n", stack, label);
    }
    return found->second;
  }

  // One call with two arguments, and those that it makes; the first argument is a list that callees pass on.
  void Call(uint32_t label, uint32_t stack, uint32_t depth, bool has_list) {
    if (left_ == 0) return;
    --left_;
    const uint32_t pushed = Push(stack, label);
    const uint64_t call = next_++;
    std::printf("[\"call\",%u,%u,2]\n", label, stack);
    if (has_list) {
      std::printf("[\"same\",%llu,0,%llu]\n", Number(call), Number(list_));
    } else {
      std::printf("[\"con\",%llu,0,1]\n", Number(call));
      list_ = next_;
    }
    ++next_;
    std::printf("[\"num\",%llu,1,%u]\n", Number(call), Below(1000));
    ++next_;
    const uint32_t calls = depth < kDeepest ? Below(5) : 0;
    for (uint32_t i = 0; i < calls; ++i) {
      // Each function calls two others and now and then itself.
      const uint32_t callee = Below(8) == 0 ? label : label + 1 + (label * 7 + Below(2) * 3) % 5;
      Call(callee < kFunctions ? callee : callee % kFunctions, pushed, depth + 1, true);
    }
    std::printf("[\"num\",%llu,2,%u]\n", Number(call), Below(1000));
    ++next_;
  }

  static unsigned long long Number(uint64_t number) { return number; }

  uint64_t left_, next_ = 0, list_ = 0;
  std::mt19937 random_{1};
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> stacks_;
  std::vector<uint32_t> below_ = {0}, top_ = {UINT32_MAX};
};

}  // namespace

int main(int argc, char** argv) {
  Program(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000).Write();
  return 0;
}
