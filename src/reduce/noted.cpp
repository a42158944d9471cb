// Noted function values: trusted functions that a statement shows as finite maps (finite-maps-2008, Def. 8).
// Trusted code leaves no frames, so what is applied through them is recorded where it is applied.
#include <algorithm>

#include "reduce/machine.h"

namespace inquest::reduce {

using trail::AddressOf;
using trail::DataKind;
using trail::EarlierWord;
using trail::Header;
using trail::kApplicationPrefix;
using trail::kApplicationResult;
using trail::Kind;
using trail::KindOf;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;

// What a function value applies in the end.
Word Machine::SymbolOf(Word function) const {
  while (KindOf(*heap_->at(AddressOf(function))) == Kind::kPartial)
    function = heap_->at(AddressOf(function))[1];
  return function;
}

// A value of its own for a trusted function: what is applied through it is noted, what is applied otherwise
// is not (the extra indirections of finite-maps-2008, 4.3). Anything else is returned as it is. There is room
// for kNotedWords.
Word Machine::MakeNoted(Word function, Caller caller) {
  // What a trusted constant makes is nobody's.
  if (descents_.IsInProgramFrame(descents_.MakerIn(caller.address))) return function;
  if (TagOf(function) != Tag::kFun || trail::IsNoted(*heap_->at(AddressOf(function)))) return function;
  const uint32_t callable = trail::IdOf(*heap_->at(AddressOf(SymbolOf(function))));
  if (callable >= code_.routines.size() || !code_.routines[callable].trusted) return function;
  return MakeIndirection(function, caller);
}

Word Machine::MakeIndirection(Word function, Caller caller) {
  Word* made = AllocateFor(caller, trail::kNotedWords);
  if (made == nullptr) return function;
  StoreWords(caller, made + 1, &function, 1);
  made[2] = EarlierWord(0);
  made[0] = Header(Kind::kPartial, trail::kNoted, caller.address);
  return Tagged(Tag::kFun, heap_->address(made));
}

// The one field of a newtype constructor that is being made.
void Machine::NoteField(Word* object, Caller caller) {
  const Word function = MakeNoted(object[1], caller);
  if (function != object[1]) StoreWords(caller, object + 1, &function, 1);
}

// Trusted code passes functions that have no name to suspected code, whose statement would show what nobody
// wrote. They belong to whom the trusted code works for.
void Machine::NoteArguments(const RoutineCode& routine, Word* arguments, Address descent) {
  for (uint32_t i = 0; i < routine.arity; ++i) {
    if (TagOf(arguments[i]) != Tag::kFun) continue;
    if (KindOf(*heap_->at(AddressOf(SymbolOf(arguments[i])))) != Kind::kClosure) continue;
    arguments[i] = MakeNoted(arguments[i], {descent, false});
  }
}

// Likewise what is passed to a noted function: a continuation. What one computation passes on to it is told
// apart from what others do to which it is given as well, so each gets a value of its own.
void Machine::NotePassed(Word* arguments, uint32_t count, Address descent) {
  for (uint32_t i = 0; i < count; ++i) {
    const Word argument = descents_.Shorten(arguments[i]);
    if (TagOf(argument) != Tag::kFun) continue;
    const Word* object = heap_->at(AddressOf(argument));
    if (trail::IsNoted(*object)) {
      if (CanHaveIndirection(object)) arguments[i] = MakeIndirection(argument, {descent, false});
    } else if (KindOf(*heap_->at(AddressOf(SymbolOf(argument)))) == Kind::kClosure) {
      arguments[i] = MakeNoted(argument, {descent, false});
    }
  }
}

// A loop that passes on what it was given would make a chain without end, and readers follow such chains.
bool Machine::CanHaveIndirection(const Word* noted) const {
  constexpr int kMost = 32;
  for (int depth = 0; depth < kMost; ++depth) {
    if (KindOf(*noted) != Kind::kPartial) return true;
    noted = heap_->at(AddressOf(noted[1]));
  }
  return false;
}

// `function`, noted, is applied to so many arguments, and so are the noted values that it stands for. What it
// gives is yet to come. Null if the trace is full.
Word* Machine::NoteApplication(Word function, const Word* arguments, uint32_t count, Caller caller) {
  Word* first = nullptr;
  for (bool is_indirection = true; is_indirection;) {
    Word* object = heap_->at(AddressOf(function));
    if (!trail::IsNoted(*object)) break;
    is_indirection = trail::HeldCount(*object) == 0;
    function = object[1];
    Word* made = heap_->AllocateTrail(kApplicationPrefix + count);
    if (made == nullptr) {
      StopBecauseTraceIsFull();
      return nullptr;
    }
    Word& latest = object[trail::PartialWords(*object) - 1];
    made[1] = count;
    made[2] = latest;
    made[kApplicationResult] = first != nullptr
                                   ? Tagged(Tag::kRef, heap_->address(first + kApplicationResult))
                                   : trail::StateWord(trail::State::kEntered, trail::kNoPlace);
    for (uint32_t i = 0; i < count; ++i) heap_->StoreTrail(made + kApplicationPrefix + i, arguments[i]);
    made[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kApplication), caller.address);
    latest = EarlierWord(heap_->address(made));
    if (first == nullptr) first = made;
  }
  return first;
}

// The cell to be written when the application has its value, by a record on the stack; none if such a record
// is on top: then it has the value of that cell, and a loop needs no stack.
std::optional<Address> Machine::CellOfApplication(Word* application, const Word* top) {
  Word* result = application + kApplicationResult;
  const Node* record = NodeOn(top);
  if (record->op == Op::kUpdateCell && !IsRootCell(heap_->at(CellOn(top)))) {
    heap_->StoreTrail(result, Tagged(Tag::kRef, CellOn(top)));
    return std::nullopt;
  }
  return heap_->address(result);
}

// What a noted application gave, where `cell` is its result. An action that trusted code made becomes one of
// its own: a map shows what it did in each application, also where it is executed as a part of another action
// that trusted code made for the same origin (Executions::Begin).
Word Machine::ActionOfItsOwn(const Word* cell, Word w) {
  const Word application = cell[-int64_t{kApplicationResult}];
  if (TagOf(application) != Tag::kHeader || KindOf(application) != Kind::kData ||
      trail::IdOf(application) != static_cast<uint32_t>(DataKind::kApplication))
    return w;
  const Word* object = heap_->at(AddressOf(w));
  if (!trail::IsRegion(AddressOf(w)) || KindOf(*object) != Kind::kAction) return w;
  const uint32_t words = std::max(2U, 1 + code_.action_sites[trail::IdOf(*object)].arity);
  Word* made = heap_->AllocateTrail(words);
  if (made == nullptr) {
    StopBecauseTraceIsFull();
    return w;
  }
  for (uint32_t i = 1; i < words; ++i) heap_->StoreTrail(made + i, object[i]);
  made[0] = *object;
  return Tagged(Tag::kBox, heap_->address(made));
}

}  // namespace inquest::reduce
