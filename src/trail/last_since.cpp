#include "trail/last_since.h"

#include <algorithm>
#include <unordered_set>

namespace inquest::trail {

namespace {

constexpr size_t kMostObjects = 200'000;

// The words that an object of a value holds.
struct Held {
  Address first = 0;
  uint64_t count = 0;
};
Held HeldBy(const Trail& trail, Word word) {
  const Address a = AddressOf(word);
  const Tag tag = TagOf(word);
  if (tag != Tag::kCon && tag != Tag::kFun && tag != Tag::kBox) return {};
  const Object object = trail.reader().at(a);
  switch (object.kind) {
    case Kind::kCon:
    case Kind::kClosure:
    case Kind::kAction:
    case Kind::kPartial:
      return {a + 8, object.size - uint64_t{1}};
    case Kind::kData:
      return object.id == static_cast<uint32_t>(DataKind::kArray) ? Held{a + 16, object.size - uint64_t{2}}
                                                                  : Held{};
    default:
      return {};
  }
}

// Calls visit(since, holder) for each part that came to be known later than its holder. False if the trail
// does not tell.
template <typename Visit>
bool ForEachSince(const Trail& trail, Word word, Address time, const Grows& grows, Visit visit) {
  struct Part {
    Word word;
    Address holder;
  };
  std::vector<Part> todo = {{word, 0}};
  std::unordered_set<Address> seen;
  while (!todo.empty()) {
    auto [w, holder] = todo.back();
    todo.pop_back();
    // As Trail::EvaluateAt, noting the times on the way.
    for (int hops = 0; TagOf(w) == Tag::kRef && hops < (1 << 16); ++hops) {
      const Address a = AddressOf(w);
      if (IsRegion(a) || !trail.reader().contains(a, 1)) break;
      const Word c = trail.word(a);
      if (TagOf(c) == Tag::kHeader && KindOf(c) == Kind::kCallback) {
        w = trail.word(a + 8 * uint64_t{kCallbackResult});
      } else if (IsSince(c)) {
        if (SinceWhen(a, c) > time) break;
        visit(SinceWhen(a, c), holder);
        w = trail.word(a + 8);
      } else {
        w = c;
      }
    }
    if (TagOf(w) == Tag::kState && StateOf(w) == State::kFailed && FailureOf(w) <= time) return false;
    if (TagOf(w) == Tag::kFun && grows && grows(w)) return false;
    const Held held = HeldBy(trail, w);
    if (held.count == 0 || !seen.insert(AddressOf(w)).second) continue;
    if (seen.size() > kMostObjects) return false;
    for (uint64_t i = 0; i < held.count; ++i) todo.push_back({trail.word(held.first + 8 * i), AddressOf(w)});
  }
  return true;
}

}  // namespace

std::optional<Address> LastSince(const Trail& trail, Word word, Address time, const Grows& grows) {
  const std::optional<LastPart> last = LastPartSince(trail, word, time, grows);
  return last ? std::optional(last->since) : std::nullopt;
}

std::optional<LastPart> LastPartSince(const Trail& trail, Word word, Address time, const Grows& grows) {
  LastPart last;
  const bool is_told = ForEachSince(trail, word, time, grows, [&](Address since, Address holder) {
    if (since > last.since) last = {since, {}};
    if (since == last.since) last.holders.push_back(holder);
  });
  return is_told ? std::optional(last) : std::nullopt;
}

std::vector<Address> AllSince(const Trail& trail, Word word, Address time, const Grows& grows) {
  std::vector<Address> times;
  if (!ForEachSince(trail, word, time, grows, [&](Address since, Address) { times.push_back(since); }))
    return {};
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

}  // namespace inquest::trail
