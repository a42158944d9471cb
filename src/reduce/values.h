// Values of the program, as C++ code makes and reads them: in its region, or in the words themselves.
//
// Making small values needs no question for room (Heap::kSlackWords); what says so may collect, after which
// no word held in C++ is valid.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/core.h"
#include "reduce/ending.h"
#include "reduce/heap.h"
#include "runtime/integer.h"
#include "trail/word.h"

namespace inquest::reduce {

// Who knows what is alive.
class Collector {
 public:
  virtual ~Collector() = default;
  // Makes sure that `words` can be allocated, or stops the run.
  virtual void Collect(uint64_t words) = 0;
};

// Writes list cells and constructors into room that was made before: nothing moves meanwhile. They carry the
// descent of the code that they are made for.
class Carver {
 public:
  Carver(const core::Program& program, const Heap& heap, Address descent, Word* room)
      : program_(program), heap_(heap), descent_(descent), next_(room) {}
  static uint64_t TextWords(std::u32string_view text) { return 3 * text.size(); }

  Word Con(core::ConId con, std::initializer_list<Word> fields);
  Word Cons(Word head, Word tail) { return Con(program_.cons, {head, tail}); }
  Word Text(std::u32string_view text, Word tail);

 private:
  const core::Program& program_;
  const Heap& heap_;
  Address descent_;
  Word* next_;
};

class Values {
 public:
  struct Limits {
    uint64_t nursery_words = 0;
    uint64_t memory = 0;  // bytes; 0: none
  };
  // All of them outlive it.
  Values(const core::Program& program, Heap& heap, Collector& collector, const Ending& ending,
         const Limits& limits);

  // The descent of the primitive under way: what is made from now on carries it.
  Address descent() const { return descent_; }
  void set_descent(Address descent) { descent_ = descent; }

  Word truth() const { return true_; }
  Word nil() const { return nil_; }
  Word unit() const { return unit_; }
  Word MakeBool(bool value) const { return value ? true_ : false_; }
  // -1, 0 or 1, as comparisons give it.
  Word MakeOrdering(int comparison) const {
    return comparison < 0 ? less_ : comparison == 0 ? equal_ : greater_;
  }
  Word MakeInt(int64_t value);
  Word MakeWord(uint64_t value) { return MakeInt(static_cast<int64_t>(value)); }
  Word MakeDouble(double value);
  Word MakeFloat(float value);
  Word MakeIntegerFrom(int64_t value);
  Word MakeCon(core::ConId con, std::initializer_list<Word> fields);
  // These may collect.
  Word MakeInteger(const runtime::Integer& value);
  Word MakeString(std::string_view utf8);
  Word MakeText(std::u32string_view text);
  Word MakeStrings(const std::vector<std::string>& utf8);
  // Room for an object, or a group of objects, of any size; beyond kFreeWords it may collect.
  Word* Allocate(uint64_t words);
  static constexpr uint64_t kFreeWords = 64;
  // For constructors that together need so many words; as Allocate.
  Carver Carve(uint64_t words) { return {program_, heap_, descent_, Allocate(words)}; }
  void EnsureRoom(uint64_t words) {
    if (!heap_.HasRoom(words)) collector_.Collect(words);
  }
  // Whether so many words are beyond the memory limit: an exception is better than the end of the run.
  bool TooLarge(double words) const;

  int64_t IntValue(Word w) const;
  uint64_t WordValue(Word w) const { return static_cast<uint64_t>(IntValue(w)); }
  double DoubleValue(Word w) const;
  float FloatValue(Word w) const;
  // The value that a word leads to, without evaluating anything; false (and where it stopped): not evaluated
  // yet.
  bool Evaluated(Word* w) const;
  // Of a list that is evaluated in full.
  std::u32string TextOf(Word list) const;
  // Numbers, compared by value where they do not fit a word.
  bool SameNumber(Word x, Word y) const;

 private:
  const core::Program& program_;
  Heap& heap_;
  Collector& collector_;
  const Ending& ending_;
  Limits limits_;
  Word true_, false_, nil_, unit_, less_, equal_, greater_;
  Address descent_ = 0;
};

std::u32string DecodeText(std::string_view utf8);
std::string EncodeText(std::u32string_view text);

}  // namespace inquest::reduce
