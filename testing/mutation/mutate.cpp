#include "testing/mutation/mutate.h"

#include <algorithm>
#include <map>

#include "testing/mutation/maker.h"

namespace inquest::mutation {
namespace {

// The generator of Steele, Lea and Flood: the standard library's distributions differ between libraries.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15u;
    uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

 private:
  uint64_t state_;
};

template <typename T>
void Shuffle(std::vector<T>& all, Random& random) {
  for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.Next() % i]);
}

}  // namespace

base::Result<std::vector<Mutant>> MakeMutants(const std::string& file, const std::string& text,
                                              uint64_t seed) {
  auto program = CheckedProgram::Create(file, text);
  if (!program.ok()) return program.error();
  const Sites sites = CollectSites(**program);
  Maker maker(**program, sites, seed);
  // Recursion before variables: the same text counts as the more particular kind.
  MutateRecursion(maker);
  MutateOperators(maker);
  MutateConstants(maker);
  MutateBounds(maker);
  SwapArguments(maker);
  MutateVariables(maker);
  MutateGuards(maker);
  MutateEquations(maker);
  MutateConstructors(maker);
  return maker.Take();
}

base::Result<Place> FindPlace(const std::string& file, const std::string& text, uint32_t begin,
                              uint32_t end) {
  auto program = CheckedProgram::Create(file, text);
  if (!program.ok()) return program.error();
  const Sites sites = CollectSites(**program);
  Context innermost;
  uint32_t size = Equation::kNone;
  for (uint32_t i = 0; i < sites.equations.size(); ++i) {
    const source::Span span = sites.equations[i].span;
    if (span.begin > begin || end > span.end || span.end - span.begin >= size) continue;
    innermost.equation = i;
    size = span.end - span.begin;
  }
  if (innermost.equation == Equation::kNone) return base::Error{"The text is not in one equation."};
  const Maker maker(**program, sites, 0);
  return maker.PlaceOf(innermost, {{{(*program)->module().file, begin, end}, ""}});
}

std::vector<Mutant> Sample(std::vector<Mutant> mutants, size_t count, uint64_t seed) {
  std::map<Kind, std::vector<Mutant>> by_kind;
  for (Mutant& mutant : mutants) by_kind[mutant.kind].push_back(std::move(mutant));
  Random random(seed);
  std::vector<Kind> kinds;
  for (auto& [kind, all] : by_kind) {
    Shuffle(all, random);
    kinds.push_back(kind);
  }
  Shuffle(kinds, random);
  std::vector<Mutant> chosen;
  for (bool any = true; any && chosen.size() < count;) {
    any = false;
    for (const Kind kind : kinds) {
      std::vector<Mutant>& all = by_kind[kind];
      if (all.empty() || chosen.size() == count) continue;
      chosen.push_back(std::move(all.back()));
      all.pop_back();
      any = true;
    }
  }
  return chosen;
}

}  // namespace inquest::mutation
