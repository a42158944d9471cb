#include "reduce/values.h"

#include <bit>
#include <cstring>

#include "base/check.h"
#include "base/utf8.h"

namespace inquest::reduce {

using trail::DataKind;
using trail::Header;
using trail::Kind;
using trail::Tag;
using trail::Tagged;

namespace {

Word DataHeader(DataKind kind) { return Header(Kind::kData, static_cast<uint32_t>(kind), 0); }

// One word behind a header.
Word Box(Heap& heap, DataKind kind, Word content) {
  Word* object = heap.Allocate(2);
  object[0] = DataHeader(kind);
  object[1] = content;
  return Tagged(Tag::kBox, heap.address(object));
}

bool IsAscii(std::string_view text) {
  for (char c : text) {
    if (static_cast<unsigned char>(c) >= 0x80) return false;
  }
  return true;
}

}  // namespace

std::u32string DecodeText(std::string_view utf8) {
  std::u32string text;
  text.reserve(utf8.size());
  for (size_t at = 0; at < utf8.size();) {
    base::CodePoint point = base::DecodeUtf8(utf8, at);
    text += point.value;
    at += point.length;
  }
  return text;
}

std::string EncodeText(std::u32string_view text) {
  std::string utf8;
  utf8.reserve(text.size());
  for (char32_t c : text) base::AppendUtf8(c, utf8);
  return utf8;
}

Word Carver::Con(core::ConId con, std::initializer_list<Word> fields) {
  Word* object = next_;
  *next_++ = Header(Kind::kCon, con.index, descent_);
  for (Word field : fields) *next_++ = field;
  return Tagged(Tag::kCon, heap_.address(object));
}

Word Carver::Text(std::u32string_view text, Word tail) {
  if (text.empty()) return tail;
  const Word header = Header(Kind::kCon, program_.cons.index, descent_);
  Word first = Tagged(Tag::kCon, heap_.address(next_));
  for (size_t i = 0; i < text.size(); ++i, next_ += 3) {
    next_[0] = header;
    next_[1] = trail::Character(text[i]);
    next_[2] = i + 1 < text.size() ? Tagged(Tag::kCon, heap_.address(next_ + 3)) : tail;
  }
  return first;
}

Values::Values(const core::Program& program, Heap& heap, Collector& collector, const Ending& ending,
               const Limits& limits)
    : program_(program), heap_(heap), collector_(collector), ending_(ending), limits_(limits) {
  const auto nullary = [&](core::ConId con) {
    return con.has_value() ? trail::Nullary(con.index, program.constructors[con].tag) : 0;
  };
  true_ = nullary(program.true_con);
  false_ = nullary(program.false_con);
  nil_ = nullary(program.nil);
  unit_ = nullary(program.unit);
  less_ = nullary(program.less);
  equal_ = nullary(program.equal);
  greater_ = nullary(program.greater);
}

bool Values::Evaluated(Word* w) const {
  while (trail::TagOf(*w) == Tag::kRef) {
    const Word* cell = heap_.at(trail::AddressOf(*w));
    Word content = *cell;
    switch (trail::TagOf(content)) {
      case Tag::kHeader:
        if (trail::KindOf(content) == Kind::kCallback) {
          *w = cell[trail::kCallbackResult];  // the result of a call that trusted code made
          break;
        }
        if (trail::KindOf(content) != Kind::kIndirect) return false;
        *w = cell[1];
        break;
      case Tag::kState:
        return false;
      case Tag::kInt:
      case Tag::kAtom:
      case Tag::kCon:
      case Tag::kRef:
      case Tag::kFun:
      case Tag::kBox:
        *w = content;
        break;
    }
  }
  return true;
}

Word* Values::Allocate(uint64_t words) {
  if (words > kFreeWords) {
    if (words > limits_.nursery_words / 2) {
      // The older generation grew without a collection: the next question is to have one.
      Word* object = heap_.AllocateLarge(words);
      heap_.RequestStop();
      return object;
    }
    EnsureRoom(words);
    // The run is to end and nothing was collected: the nursery may have no room.
    if (ending_.is_stopping()) return heap_.AllocateLarge(words);
  }
  return heap_.Allocate(static_cast<uint32_t>(words));
}

bool Values::TooLarge(double words) const {
  constexpr double kMostBytes = 128.0 * (1 << 30);
  // More than a third of the limit the heap does not hold (Heap::Collect), so it is not computed first.
  return words * 8 > (limits_.memory != 0 ? static_cast<double>(limits_.memory) / 3 : kMostBytes);
}

Word Values::MakeStrings(const std::vector<std::string>& utf8) {
  std::vector<std::u32string> texts;
  uint64_t words = 0;
  for (const std::string& each : utf8) {
    texts.push_back(DecodeText(each));
    words += 3 + Carver::TextWords(texts.back());
  }
  Carver carver = Carve(words);
  Word list = nil_;
  for (size_t i = texts.size(); i-- > 0;) list = carver.Cons(carver.Text(texts[i], nil_), list);
  return list;
}

Word Values::MakeString(std::string_view utf8) {
  if (!IsAscii(utf8)) return MakeText(DecodeText(utf8));
  if (utf8.empty()) return nil_;
  Word* cell = Allocate(3 * utf8.size());
  const Word header = Header(Kind::kCon, program_.cons.index, descent_);
  Word first = Tagged(Tag::kCon, heap_.address(cell));
  for (size_t i = 0; i < utf8.size(); ++i, cell += 3) {
    cell[0] = header;
    cell[1] = trail::Character(static_cast<unsigned char>(utf8[i]));
    cell[2] = i + 1 < utf8.size() ? Tagged(Tag::kCon, heap_.address(cell + 3)) : nil_;
  }
  return first;
}

Word Values::MakeText(std::u32string_view text) { return Carve(Carver::TextWords(text)).Text(text, nil_); }

std::u32string Values::TextOf(Word list) const {
  std::u32string text;
  for (;;) {
    CHECK(Evaluated(&list));
    if (trail::TagOf(list) != Tag::kCon) return text;
    const Word* cell = heap_.at(trail::AddressOf(list));
    Word c = cell[1];
    CHECK(Evaluated(&c));
    text += static_cast<char32_t>(trail::CharacterValue(c));
    list = cell[2];
  }
}

Word Values::MakeInt(int64_t value) {
  if (trail::FitsSmall(value)) return trail::SmallInt(value);
  return Box(heap_, DataKind::kWide, static_cast<Word>(value));
}

Word Values::MakeDouble(double value) { return Box(heap_, DataKind::kDouble, std::bit_cast<Word>(value)); }

Word Values::MakeFloat(float value) { return Box(heap_, DataKind::kFloat, std::bit_cast<uint32_t>(value)); }

Word Values::MakeIntegerFrom(int64_t value) {
  if (trail::FitsSmall(value)) return trail::SmallInt(value);
  Word* object = heap_.Allocate(3);
  object[0] = DataHeader(DataKind::kBig);
  object[1] = 2 | (value < 0 ? 1 : 0);
  object[2] = value < 0 ? -static_cast<Word>(value) : static_cast<Word>(value);
  return Tagged(Tag::kBox, heap_.address(object));
}

Word Values::MakeInteger(const runtime::Integer& value) {
  if (value.fits_int64()) return MakeIntegerFrom(value.int64());
  const size_t limbs = value.size();
  Word* object = Allocate(2 + limbs);
  object[0] = DataHeader(DataKind::kBig);
  object[1] = limbs * 2 + (value.negative() ? 1 : 0);
  std::memcpy(object + 2, value.limbs(), limbs * sizeof(Word));
  return Tagged(Tag::kBox, heap_.address(object));
}

Word Values::MakeCon(core::ConId con, std::initializer_list<Word> fields) {
  if (fields.size() == 0) return trail::Nullary(con.index, program_.constructors[con].tag);
  Word* room = heap_.Allocate(static_cast<uint32_t>(1 + fields.size()));
  return Carver(program_, heap_, descent_, room).Con(con, fields);
}

int64_t Values::IntValue(Word w) const {
  if (trail::IsInt(w)) return trail::SmallValue(w);
  return static_cast<int64_t>(heap_.at(trail::AddressOf(w))[1]);
}

double Values::DoubleValue(Word w) const { return std::bit_cast<double>(heap_.at(trail::AddressOf(w))[1]); }

float Values::FloatValue(Word w) const {
  return std::bit_cast<float>(static_cast<uint32_t>(heap_.at(trail::AddressOf(w))[1]));
}

bool Values::SameNumber(Word x, Word y) const {
  if (trail::TagOf(x) != Tag::kBox || trail::TagOf(y) != Tag::kBox) return x == y;
  const Word* a = heap_.at(trail::AddressOf(x));
  const Word* b = heap_.at(trail::AddressOf(y));
  auto kind = static_cast<DataKind>(trail::IdOf(*a));
  if (kind != static_cast<DataKind>(trail::IdOf(*b))) return false;
  switch (kind) {
    case DataKind::kDouble:
      return std::bit_cast<double>(a[1]) == std::bit_cast<double>(b[1]);
    case DataKind::kFloat:
      return std::bit_cast<float>(static_cast<uint32_t>(a[1])) ==
             std::bit_cast<float>(static_cast<uint32_t>(b[1]));
    case DataKind::kBig:
      return a[1] == b[1] && std::memcmp(a + 2, b + 2, (a[1] >> 1) * 8) == 0;
    default:
      return a[1] == b[1];
  }
}

}  // namespace inquest::reduce
