// Words: what memory is made of, in the trail and in the region of trusted code alike. One word is 8
// bytes. A value fits a word: small numbers and nullary constructors are in it, everything else is a
// tagged address. Addresses are byte offsets from the base of one reserved range: the trail lies at
// the bottom (an address there is the offset in the trace file), the region above kRegionBase.
#pragma once

#include <cstdint>

namespace inquest::trail {

// Both are plain numbers, not types of their own: the reducer and the readers compute with them, bit by bit,
// in nearly every line, and a word of memory is now the one, now the other. What words and addresses lead to
// has types (ids.h).
using Word = uint64_t;
using Address = uint64_t;  // a byte offset, a multiple of 8; 0 is nothing

// The low three bits of a word.
enum class Tag : uint8_t {
  kHeader = 0,  // first word of an object, never a value; a zero word is "nothing was written here"
  kInt = 1,     // a signed 61-bit number: Int, Word, Integer that fit
  kAtom = 2,    // a nullary constructor or a character
  kCon = 3,     // address of a constructor object
  kRef = 4,     // address of a cell: evaluated, suspended, or being evaluated
  kFun = 5,     // address of a function value
  kBox = 6,     // address of a boxed value: wide number, Double, array, reference, action
  kState = 7,   // only in a cell of a frame: not evaluated yet, entered, or failed
};

inline Tag TagOf(Word w) { return static_cast<Tag>(w & 7); }
inline Address AddressOf(Word w) { return w & ~Word{7}; }
inline Word Tagged(Tag tag, Address a) { return a | static_cast<Word>(tag); }

// The trail may grow to half a tebibyte: header addresses have 36 bits of words.
inline constexpr int kAddressBits = 36;
inline constexpr Address kRegionBase = Address{1} << (kAddressBits + 3);
inline bool IsRegion(Address a) { return a >= kRegionBase; }
// True for a value that refers into the region: what a trail word must be remembered for.
inline bool RefersToRegion(Word w) { return (w & 7) >= 3 && (w & 7) != 7 && w >= kRegionBase; }

// A value that was computed but not kept: `…`. After a run that was killed any reference into the region
// means that.
inline constexpr Word kNotKept = kRegionBase | static_cast<Word>(Tag::kRef);

// Numbers.
inline constexpr int64_t kMaxSmall = (int64_t{1} << 60) - 1;
inline constexpr int64_t kMinSmall = -(int64_t{1} << 60);
inline bool FitsSmall(int64_t v) { return v >= kMinSmall && v <= kMaxSmall; }
inline Word SmallInt(int64_t v) { return (static_cast<Word>(v) << 3) | 1; }
inline int64_t SmallValue(Word w) { return static_cast<int64_t>(w) >> 3; }
inline bool IsInt(Word w) { return (w & 7) == 1; }

// Atoms: bit 3 tells characters from nullary constructors.
inline Word Character(uint32_t c) { return (static_cast<Word>(c) << 8) | 8 | 2; }
inline bool IsCharacter(Word w) { return (w & 15) == (8 | 2); }
inline uint32_t CharacterValue(Word w) { return static_cast<uint32_t>(w >> 8); }
inline Word Nullary(uint32_t con, uint32_t tag) {
  return (static_cast<Word>(tag) << 40) | (static_cast<Word>(con) << 8) | 2;
}
inline uint32_t NullaryCon(Word w) { return static_cast<uint32_t>(w >> 8) & 0xffffffffu; }
inline uint32_t NullaryTag(Word w) { return static_cast<uint32_t>(w >> 40); }

// A suspended or running place in a frame cell: kState, two bits of state, the place (a template node).
enum class State : uint8_t { kSuspended = 0, kEntered = 1, kFailed = 2 };
inline Word StateWord(State s, uint32_t place) {
  return (static_cast<Word>(place) << 8) | (static_cast<Word>(s) << 3) | 7;
}
// A suspended or running place that is in no frame: in trusted code.
inline constexpr uint32_t kNoPlace = 0xffffffffu;
inline State StateOf(Word w) { return static_cast<State>((w >> 3) & 3); }
inline uint32_t PlaceOf(Word w) { return static_cast<uint32_t>(w >> 8); }
// A cell whose evaluation failed: it leads to a kFailure object.
inline Word FailedWord(Address failure) {
  return ((failure >> 3) << 8) | (static_cast<Word>(State::kFailed) << 3) | 7;
}
inline Address FailureOf(Word w) { return (w >> 8) << 3; }

// Headers: 3 bits of tag (0), 4 bits of kind, 21 bits of id, 36 bits of address in words.
enum class Kind : uint8_t {
  kNone = 0,      // a zero word: the end of what was written
  kFrame = 1,     // id: variant (routine and leaf); address: the redex it reduces
  kCallback = 2,  // a frame called by trusted code; address: origin or descent. Then the result, and the
                  // frame's base, whose first word says when it finished (FinishWord). A reference to it
                  // means its result.
  kCon = 3,       // id: site (constructor, and the place that made it); address: frame, or origin or descent
  kFun = 4,       // a function symbol; id: routine; address: frame (suspected) or origin
  kPartial = 5,   // id: number of arguments; then the function, the arguments; address: frame or origin. Of
                  // no arguments: a local function that is mentioned in another frame than its own. A noted
                  // one (kNoted) has one more word
  kClosure = 6,   // a local function of trusted code; id: routine; then the free variables
  kThunk = 7,     // region only: id: suspension; then the free variables
  kIndirect = 8,  // region: an evaluated thunk; then the value. Trail: an application that turned out to have
                  // more arguments than the function takes; id: how many it takes, and kInstants more;
                  // address: the redex of the whole; then the value of the inner application, which is the
                  // redex of the frame that follows. Likewise, with the id kThrough: the function value that
                  // such an application gave, and that the frame that follows applies. Both, with another id
                  // (Layout::notes_times): a place or thunk got its value at a certain time (SinceWhen); then
                  // the value
  kEntered = 9,   // region only: a thunk under evaluation
  kFailed = 10,   // region only: a thunk whose evaluation failed; then the exception
  kForward = 11,  // during a collection: moved; then the new address
  kAction = 12,   // id: primitive, or the place that made it; then its arguments; address: frame or origin
  kData = 13,     // id: kind of data (DataKind); layout by kind
  kFailure = 15,  // trail only: then the exception; cells that failed with it lead here
  kExecution =
      14,  // trail only: an action was executed; id: ExecutionKind; address: where the action was made
};
// What an execution did. A word follows that says how many words the object has, then the execution that it
// is a part of (its address, 0 for none), then the action, then:
enum class ExecutionKind : uint32_t {
  kResult = 0,      // its result
  kError = 1,       // the exception
  kOutput = 2,      // the handle, the number of bytes, the bytes
  kBegin = 3,       // nothing: an action that consists of others, whose executions follow
  kUnfinished = 4,  // nothing: the run was stopped while the action was executed
};
// A callback frame begins with header and result; its base follows. The function value that was called stands
// behind the frame's last slot, or in slot 1 if it is a local function (Reader::CallbackFunction).
inline constexpr uint32_t kCallbackPrefix = 2;
inline constexpr uint32_t kCallbackResult = 1;
// The first word of a callback's base: how many frames there were when it finished; whether trusted code of
// the callback's origin looked at the result (docs/design.md 4.4).
inline Word FinishWord(uint64_t frames) { return (frames << 8) | 7; }
inline bool IsFinished(Word w) { return (w & 0x1f) == 7; }
inline constexpr Word kLookedAt = 0x20;

enum class DataKind : uint32_t {
  kDouble = 0,     // 1 word
  kFloat = 1,      // 1 word
  kWide = 2,       // 1 word: an Int or Word that does not fit a small number
  kBig = 3,        // size word (limbs * 2 + negative), limbs
  kArray = 4,      // size word, elements
  kMutArray = 5,   // size word; in the region also the elements, and in the header its origin
  kReference = 6,  // its number; in the region also what it holds, and in the header its origin
  kString = 7,     // suspended rest of a string literal: 2 words (literal, byte offset); a kThunk in spirit
  kIndexPage = 8,  // trail only: words of the object, address of the next page, entries (block_index.h)
  // How trusted code came to work for suspected code, where its origin does not say it all. Address: the
  // origin. Then the address of the redex that made the trusted function value through which it was reached,
  // and that of the redex that it belongs to in the FDT. Whatever has an origin may name a descent instead.
  kDescent = 9,
  // The same of one call, of a local function through a partial application, which follows. The redexes may
  // be 0: they are the origin.
  kCallDescent = 10,
  kTick = 11,  // trail only: a header alone. Time passed without anything else to be written (Instant)
  // Trail only: a noted function value was applied. Address: where, an origin or a descent. Then so many
  // arguments, the application of it before this one (EarlierWord), the result, and the arguments.
  kApplication = 12,
};
// Words of a descent, and of an application before its arguments.
inline constexpr uint32_t kDescentWords = 3, kCallDescentWords = 4, kApplicationPrefix = 4;
// Of an application: which word is its result.
inline constexpr uint32_t kApplicationResult = 3;
// Words of an index page before its entries.
inline constexpr uint64_t kIndexPagePrefix = 3;

inline Word Header(Kind kind, uint32_t id, Address address) {
  return (static_cast<Word>(kind) << 3) | (static_cast<Word>(id) << 7) | ((address >> 3) << 28);
}
inline Kind KindOf(Word h) { return static_cast<Kind>((h >> 3) & 15); }
inline uint32_t IdOf(Word h) { return static_cast<uint32_t>(h >> 7) & 0x1fffffu; }
inline Address HeaderAddress(Word h) { return (h >> 28) << 3; }
inline constexpr uint32_t kMaxId = 0x1fffffu;
inline constexpr uint32_t kThrough = kMaxId;
// A noted function value is a partial application, perhaps of no arguments, through which trusted code is
// applied: its applications are in the trail, so that it can be shown as a finite map. The word behind its
// arguments leads to the latest one.
inline constexpr uint32_t kNoted = 1u << 20;
inline constexpr uint32_t kNotedWords = 3;  // of one that holds no arguments
inline uint32_t HeldCount(Word partial) { return IdOf(partial) & (kNoted - 1); }
inline bool IsNoted(Word header) { return KindOf(header) == Kind::kPartial && (IdOf(header) & kNoted) != 0; }
inline uint32_t PartialWords(Word partial) { return 2 + HeldCount(partial) + (IsNoted(partial) ? 1 : 0); }
// The address of an application as a word that refers to nothing; 0: there is none.
inline Word EarlierWord(Address application) { return SmallInt(static_cast<int64_t>(application >> 3)); }
inline Address EarlierAddress(Word w) { return IsInt(w) ? static_cast<Address>(SmallValue(w)) << 3 : 0; }
inline bool IsThrough(Word header) { return KindOf(header) == Kind::kIndirect && IdOf(header) == kThrough; }
// Times are positions in the trail: that of an object is its address. What happens before the next object is
// made has the address of the last word so far, and a number below this, from 1 on.
inline constexpr uint32_t kInstants = 8;
// Of an object: something has had its value, the word behind, since a certain time,
inline bool IsSince(Word header) {
  return TagOf(header) == Tag::kHeader && KindOf(header) == Kind::kIndirect && IdOf(header) < kInstants;
}
// which is this, of an object of the trail at `a`: a place, since the object was made; a thunk, since the
// time in the header.
inline Address SinceWhen(Address a, Word header) {
  return HeaderAddress(header) == 0 ? a : HeaderAddress(header) + IdOf(header);
}

// No word of a frame is the header of data: what an origin is told from.
inline bool IsDescent(Word h) {
  if ((h & 0x7f) != static_cast<Word>(Kind::kData) << 3) return false;
  const auto kind = static_cast<DataKind>(IdOf(h));
  return kind == DataKind::kDescent || kind == DataKind::kCallDescent;
}

}  // namespace inquest::trail
