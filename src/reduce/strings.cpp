// Strings that are not lists yet: literals, and what is read lazily from a handle. Evaluating one makes the
// next characters, and an object for the rest.
#include "base/utf8.h"
#include "reduce/machine.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::DataKind;
using trail::Header;
using trail::Kind;
using trail::Tag;
using trail::Tagged;

namespace {

constexpr uint32_t kCharactersAtOnce = 64;

}  // namespace

Machine::Next Machine::ForceString(Word string) {
  // The object itself must survive a collection: it is kept on the stack as the thunk to update.
  sp_ = Push(sp_, Op::kUpdateThunk, string);
  values_.EnsureRoom(3 * kCharactersAtOnce + 3);
  if (ending_.is_stopping()) return std::nullopt;
  const Word* object = heap_->at(AddressOf(HeldOn(sp_)));
  values_.set_descent(trail::HeaderAddress(object[0]));
  if (object[1] >> 63 == 0) return UnpackString(object[1], object[2]);
  const PrimResult list = Natives::ReadContents(context_, static_cast<int>(object[1] & 0x7fffffff));
  if (ending_.is_stopping()) return std::nullopt;
  if (list.raised) return Unwind(list.value);
  return list.value;
}

// The next characters of a string literal, and a suspended rest. Room has been made.
Word Machine::UnpackString(uint64_t literal, uint64_t offset) {
  const std::string& text = program_.literals[literal].text;
  char32_t characters[kCharactersAtOnce];
  uint32_t count = 0;
  while (count < kCharactersAtOnce && offset < text.size()) {
    base::CodePoint next = base::DecodeUtf8(text, offset);
    characters[count++] = next.value;
    offset += next.length;
  }
  Word rest = values_.nil();
  if (offset < text.size()) {
    Word* object = heap_->Allocate(3);
    object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kString), values_.descent());
    object[1] = literal;
    object[2] = offset;
    rest = Tagged(Tag::kRef, heap_->address(object));
  }
  while (count > 0) {
    Word* cell = heap_->Allocate(3);
    cell[0] = Header(Kind::kCon, program_.cons.index, values_.descent());
    cell[1] = trail::Character(static_cast<uint32_t>(characters[--count]));
    cell[2] = rest;
    rest = Tagged(Tag::kCon, heap_->address(cell));
  }
  return rest;
}

}  // namespace inquest::reduce
