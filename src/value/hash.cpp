#include "value/hash.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/utf8.h"
#include "value/hasher.h"
#include "value/list_shape.h"
#include "value/open_terms.h"

namespace inquest::value {
namespace {

// Part of every stored hash: never change the numbers.
enum HashTag : uint64_t {
  kStatementTag = 1,
  kListTag,
  kTupleTag,
  kNilTag,
  kUnitTag,
  kConstructorTag,
  kNumberTag,
  kCharacterTag,
  kFunctionTag,
  kMapTag,
  kActionTag,
  kOpaqueTag,
  kUnevaluatedTag,
  kNotKeptTag,
  kUnfinishedTag,
  kErrorTag,
  kCycleTag,
  kAgainTag,
  kTypesTag,
  kExecutionsTag,
  kEffectTag,
  kWhichTag,
  kAroundTag,
  kInsideTag,
};

Hasher Text(HashTag tag, std::string_view text) {
  Hasher hasher(tag);
  hasher.Add(text);
  return hasher;
}

Hasher Constructor(const View& view) {
  switch (view.style) {
    case Style::kTuple:
      return Hasher(kTupleTag);
    case Style::kList:
      return Hasher(kListTag);
    case Style::kNil:
      return Hasher(kNilTag);
    case Style::kUnit:
      return Hasher(kUnitTag);
    case Style::kPlain:
    case Style::kInfix:
    case Style::kRecord:
      break;
  }
  return Text(kConstructorTag, view.name);
}

// What a level says, without its subterms and types.
Hasher PlainHead(const View& view) {
  switch (view.kind) {
    case Kind::kConstructor:
      return Constructor(view);
    case Kind::kNumber:
      return Text(kNumberTag, view.text);
    case Kind::kCharacter: {
      Hasher hasher(kCharacterTag);
      hasher.Add(view.code);
      return hasher;
    }
    case Kind::kFunction: {
      Hasher hasher = Text(kFunctionTag, view.name.empty() ? view.text : view.name);
      hasher.Add((view.name.empty() ? 2 : 0) + (view.is_right_section ? 1 : 0));
      return hasher;
    }
    case Kind::kMap: {
      Hasher hasher(kMapTag);
      for (const MapEntry& entry : view.entries) hasher.Add(entry.arguments.size());
      return hasher;
    }
    case Kind::kAction: {
      Hasher hasher = Text(kActionTag, view.text);
      hasher.Add(view.times);
      return hasher;
    }
    case Kind::kExecutions:
      return Hasher(kExecutionsTag);
    case Kind::kEffect: {
      Hasher hasher = Text(kEffectTag, view.name);
      for (const std::string& label : view.labels) hasher.Add(label);
      hasher.Add(view.text);
      return hasher;
    }
    case Kind::kOpaque:
      return Text(kOpaqueTag, view.text);
    case Kind::kUnevaluated:
      return Hasher(kUnevaluatedTag);
    case Kind::kNotKept:
      return Hasher(kNotKeptTag);
    case Kind::kUnfinished:
      return Hasher(kUnfinishedTag);
    case Kind::kError:
      return Text(kErrorTag, view.text);
  }
  return Hasher(0);
}

Hasher Head(const View& view) {
  Hasher hasher = PlainHead(view);
  if (!view.types.empty()) hasher.Add(view.types);
  if (!view.which.empty()) {
    hasher.Add(kWhichTag);
    hasher.Add(view.which);
  }
  return hasher;
}

// Hashes of shared objects, so that what is shared many times is not walked many times. Holds only some, and
// only of objects without cycles: these have the same hash wherever they are met.
class KnownHashes {
 public:
  const Hash* Find(uint64_t identity) const {
    if (slots_.empty()) return nullptr;
    const Slot& slot = slots_[Index(identity)];
    return identity != 0 && slot.identity == identity ? &slot.hash : nullptr;
  }
  void Store(uint64_t identity, const Hash& hash) {
    if (identity == 0 || ++stored_ < kWorthwhile) return;
    if (slots_.empty()) slots_.resize(4096);
    slots_[Index(identity)] = {identity, hash};
  }

 private:
  struct Slot {
    uint64_t identity = 0;
    Hash hash;
  };
  static size_t Index(uint64_t identity) { return (identity * 0x9e3779b97f4a7c15u) >> 52; }
  static constexpr uint64_t kWorthwhile = 64;  // most values are small
  std::vector<Slot> slots_;
  uint64_t stored_ = 0;
};

// A term's hash is made of its level and the hashes of its subterms. A list is one level: its elements, then
// the hash of what ends it.
class HashWalk {
 public:
  // `as_graph`: a shared object met for the second time is its number. For graphs that would unfold too far.
  HashWalk(const Terms& terms, bool as_graph) : terms_(terms), as_graph_(as_graph) {}

  // None if the term has cycles and unfolds too far.
  std::optional<Hash> Run(Term term) {
    Start(term);
    while (!frames_.empty()) {
      if (cycles_ && !as_graph_ && ++steps_ > kMostSteps) return std::nullopt;
      Frame& frame = frames_.back();
      if (frame.next < frame.below.size()) {
        Start(frame.below[frame.next++]);
      } else if (frame.is_list) {
        NextCell(frame);
      } else {
        Finish(frame.hasher.Finish(), frame.cyclic);
      }
    }
    return result_;
  }

 private:
  static constexpr uint64_t kMostSteps = 1 << 22;
  struct Frame {
    Hasher hasher;
    std::vector<Term> below;  // subterms; of a list the element, or in the end what ends it
    size_t next = 0;
    uint64_t identity = 0;
    uint64_t open_depth = 0;
    bool cyclic = false;  // something below goes round
    bool is_list = false;
    Term tail;
    uint64_t index = 0;
  };

  void Give(const Hash& hash, bool cyclic) {
    if (frames_.empty()) {
      result_ = hash;
      return;
    }
    frames_.back().hasher.Add(hash);
    frames_.back().cyclic |= cyclic;
  }

  // Begins a subterm, or gives its hash at once.
  void Start(Term term) {
    terms_.Look(term, &view_);
    if (GiveKnown()) return;
    bool atom = view_.fields.empty() && view_.entries.empty();
    if (atom) return Give(Head(view_).Finish(), false);
    Frame frame{.hasher = Head(view_), .identity = view_.identity, .open_depth = open_.depth()};
    open_.Enter(view_.identity);
    frame.is_list = IsCell(view_);
    if (frame.is_list) {
      frame.hasher.Add(0);
      EnterCell(&frame);
    } else {
      frame.below = view_.fields;
      for (const MapEntry& entry : view_.entries) {
        frame.below.insert(frame.below.end(), entry.arguments.begin(), entry.arguments.end());
        frame.below.push_back(entry.result);
      }
      frame.hasher.Add(frame.below.size());
    }
    frames_.push_back(std::move(frame));
  }

  // The cell in view_: its element is to be walked; a run of characters is done at once.
  void EnterCell(Frame* frame) {
    frame->next = 0;
    if (view_.run.empty()) {
      frame->below = {view_.fields[0]};
      frame->tail = view_.fields[1];
      return;
    }
    for (size_t i = 0; i < view_.run.size();) {
      const auto byte = static_cast<unsigned char>(view_.run[i]);
      const base::CodePoint point = byte < 0x80 ? base::CodePoint{byte} : base::DecodeUtf8(view_.run, i);
      frame->hasher.Add(CharacterHash(static_cast<uint32_t>(point.value)));
      i += point.length;
    }
    frame->below.clear();
    frame->tail = view_.after_run;
  }

  Hash CharacterHash(uint32_t code) {
    if (code < ascii_.size() && ascii_[code] != Hash{}) return ascii_[code];
    Hasher hasher(kCharacterTag);
    hasher.Add(code);
    const Hash hash = hasher.Finish();
    if (code < ascii_.size()) ascii_[code] = hash;
    return hash;
  }

  // Gives the hash of the term in view_ if it needs no walk.
  bool GiveKnown() {
    if (view_.identity == 0) return false;
    if (as_graph_) {
      auto [at, is_new] = numbers_.emplace(view_.identity, numbers_.size());
      if (is_new) return false;
      GiveReference(kAgainTag, at->second);
    } else if (open_.contains(view_.identity)) {
      cycles_ = true;
      GiveReference(kCycleTag, open_.distance(view_.identity));
    } else if (const Hash* known = known_.Find(view_.identity)) {
      Give(*known, false);
    } else {
      return false;
    }
    return true;
  }

  void GiveReference(HashTag tag, uint64_t number) {
    Hasher hasher(tag);
    hasher.Add(number);
    Give(hasher.Finish(), true);
  }

  void NextCell(Frame& frame) {
    terms_.Look(frame.tail, &view_);
    bool goes_on =
        IsCell(view_) && !open_.contains(view_.identity) &&
        (!as_graph_ || view_.identity == 0 || numbers_.emplace(view_.identity, numbers_.size()).second);
    frame.next = 0;
    if (!goes_on) {
      frame.below = {frame.tail};
      frame.is_list = false;
      return;
    }
    if (IsEnteredCell(++frame.index)) open_.Enter(view_.identity);
    EnterCell(&frame);
  }

  void Finish(const Hash& hash, bool cyclic) {
    Frame& frame = frames_.back();
    if (!cyclic) known_.Store(frame.identity, hash);
    open_.LeaveTo(frame.open_depth);
    frames_.pop_back();
    Give(hash, cyclic);
  }

  const Terms& terms_;
  bool as_graph_;
  bool cycles_ = false;
  uint64_t steps_ = 0;
  std::vector<Frame> frames_;
  OpenTerms open_;
  KnownHashes known_;
  std::unordered_map<uint64_t, uint64_t> numbers_;  // as_graph_: in the order first met
  View view_;
  std::array<Hash, 128> ascii_ = {};  // of characters, once they were met
  Hash result_;
};

}  // namespace

Hash HashOf(const Terms& terms, Term term) {
  if (std::optional<Hash> hash = HashWalk(terms, false).Run(term)) return *hash;
  return *HashWalk(terms, true).Run(term);
}

Hash HashOf(const Terms& terms, const Statement& statement) {
  Hasher hasher = Text(kStatementTag, statement.name);
  hasher.Add(statement.arguments.size());
  for (Term argument : statement.arguments) hasher.Add(HashOf(terms, argument));
  for (const Binding& binding : statement.free_variables) {
    hasher.Add(binding.name);
    hasher.Add(HashOf(terms, binding.value));
  }
  hasher.Add(HashOf(terms, statement.result));
  // Nothing where nothing decides: what was stored before types were told is found again.
  if (!statement.instance.empty() || !statement.types.empty()) {
    hasher.Add(kTypesTag);
    hasher.Add(statement.instance);
    for (const std::string& type : statement.types) hasher.Add(type);
  }
  for (const Call& call : statement.around) {
    hasher.Add(kAroundTag);
    hasher.Add(call.name);
    for (Term argument : call.arguments) hasher.Add(HashOf(terms, argument));
  }
  if (!statement.which.empty()) {
    hasher.Add(kWhichTag);
    hasher.Add(statement.which);
  }
  if (statement.inside.has_value()) {
    hasher.Add(kInsideTag);
    hasher.Add(statement.inside->lead);
  }
  return hasher.Finish();
}

std::string HashText(const Hash& hash) { return fmt::format("{:016x}{:016x}", hash.high, hash.low); }

}  // namespace inquest::value
