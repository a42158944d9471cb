// Building words from nodes without reducing anything, and the shortcuts for what is already evaluated.
#include <cmath>
#include <cstring>

#include "base/check.h"
#include "reduce/machine.h"

namespace inquest::reduce {

using core::Primitive;
using trail::AddressOf;
using trail::DataKind;
using trail::Header;
using trail::IsInt;
using trail::Kind;
using trail::KindOf;
using trail::SmallInt;
using trail::SmallValue;
using trail::State;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;

// The base of the frame that variable accesses of `node` go to (docs/design.md 4.2: a local function's frame
// holds its defining frame; a suspended block's header leads to its cell in the enclosing frame).
Word* Machine::OuterBase(const Node& node, Word* base) {
  const Activation* activation = &code_.activations[node.routine];
  for (uint32_t hops = node.b; hops > 0; --hops) {
    if (activation->link == Link::kBlock) {
      base = heap_->at(trail::HeaderAddress(base[0])) - activation->cell_slot;
    } else {
      base = heap_->at(trail::HeaderAddress(*heap_->at(AddressOf(base[1]))));
    }
    activation = &code_.activations[activation->parent];
  }
  return base;
}

// The word of an atom; an unevaluated cell gives a reference to it.
Word Machine::LoadAtom(const Node& node, Word* base) {
  switch (node.op) {
    case Op::kSlot: {
      Word w = base[node.slot];
      return TagOf(w) == Tag::kState ? Tagged(Tag::kRef, heap_->address(base + node.slot)) : w;
    }
    case Op::kField:
      return heap_->at(AddressOf(base[node.slot]))[1 + node.a];
    case Op::kOuter: {
      Word* outer = OuterBase(node, base);
      Word w = outer[node.slot];
      if (node.a != kNoField) return heap_->at(AddressOf(w))[1 + node.a];
      return TagOf(w) == Tag::kState ? Tagged(Tag::kRef, heap_->address(outer + node.slot)) : w;
    }
    case Op::kOuterFun:
      return Tagged(Tag::kFun, heap_->address(OuterBase(node, base) + node.slot));
    case Op::kFunSlot:
      return Tagged(Tag::kFun, heap_->address(base + node.slot));
    case Op::kWord:
      return node.word();
    case Op::kConstant:
      return Tagged(Tag::kRef, program_frame_ + 8 * uint64_t{code_.constants[node.a].slot});
    default:
      CHECK(false && "an atom");
      return 0;
  }
}

// A local function as a value, elsewhere than where it is defined: an application to nothing, so that the
// trail says who wrote the symbol (finite-maps-2008, 4.3).
Word Machine::MentionFunction(Word function, Word* base) {
  Word* mention = heap_->AllocateTrail(2);
  if (mention == nullptr) {
    StopBecauseTraceIsFull();
    return function;
  }
  mention[1] = function;
  mention[0] = Header(Kind::kPartial, 0, heap_->address(base));
  return Tagged(Tag::kFun, heap_->address(mention));
}

Word Machine::Build(const Node& node, Word* base) {
  switch (node.op) {
    case Op::kSlot:
    case Op::kField:
    case Op::kOuter:
    case Op::kConstant: {
      Word w = LoadAtom(node, base);
      return TagOf(w) == Tag::kRef ? descents_.Shorten(w) : w;
    }
    case Op::kWord:
      return node.word();
    case Op::kOuterFun:
      return MentionFunction(LoadAtom(node, base), base);
    case Op::kFunSlot:
      return LoadAtom(node, base);
    case Op::kMakeFun:
      base[node.slot] = Header(Kind::kFun, node.a, heap_->address(base));
      return Tagged(Tag::kFun, heap_->address(base + node.slot));
    case Op::kSymbol: {
      Word* object = heap_->Allocate(2);
      object[0] = Header(Kind::kFun, node.a, base[0]);
      object[1] = 0;
      return Tagged(Tag::kFun, heap_->address(object));
    }
    case Op::kString: {
      Address origin = (node.flags & kTrusted) ? base[0] : heap_->address(base + node.slot);
      Word* object = heap_->Allocate(3);
      object[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kString), origin);
      object[1] = node.a;
      object[2] = 0;
      Word w = Tagged(Tag::kRef, heap_->address(object));
      if (!(node.flags & kTrusted)) heap_->StoreTrail(base + node.slot, w);
      return w;
    }
    case Op::kClosure:
    case Op::kSuspend:
    case Op::kCon:
    case Op::kPartial:
    case Op::kAction: {
      Word* object = AllocateObject(node);
      if (object == nullptr) return values_.nil();  // the trace is full: the run stops at the next reduction
      FillObject(node, base, object);
      return Tagged(ObjectTag(node), heap_->address(object));
    }
    case Op::kEager: {
      const Node& quick = code_.nodes[code_.kids[node.kids]];
      Word w;
      if (quick.op == Op::kUnwrap ? QuickUnwrap(quick, base, &w) : Quick(quick, base, &w)) return w;
      return Build(code_.nodes[code_.kids[node.kids + 1]], base);
    }
    default:
      return BuildPlace(node, base);
  }
}

// A place of a suspected frame: suspended in its cell, or computed at once where that is cheap and cannot
// fail.
Word Machine::BuildPlace(const Node& node, Word* base) {
  Word w;
  if (node.flags & kWeak) return BuildWeakPlace(node, base);
  bool total = node.op == Op::kPrim && (node.b & core::kTotal);
  if ((total && QuickPrim(node, base, &w)) || (node.op == Op::kUnwrap && QuickUnwrap(node, base, &w))) {
    heap_->StoreTrail(base + node.slot, w);
    return w;
  }
  base[node.slot] = StateWord(State::kSuspended, IndexOf(node));
  return Tagged(Tag::kRef, heap_->address(base + node.slot));
}

// A place whose cell does not keep its value is suspended as an object of the region (weak_places.h).
Word Machine::BuildWeakPlace(const Node& node, Word* base) {
  Word* thunk = heap_->Allocate(2);
  thunk[0] = Header(Kind::kThunk, Code::kPlaceSuspension, heap_->address(base + node.slot));
  thunk[1] = SmallInt(IndexOf(node));
  Word w = Tagged(Tag::kRef, heap_->address(thunk));
  heap_->StoreWeak(base + node.slot, w, node.b == 0 ? Heap::kNoVariable : node.b - 1);
  return w;
}

Tag Machine::ObjectTag(const Node& node) {
  switch (node.op) {
    case Op::kClosure:
    case Op::kPartial:
      return Tag::kFun;
    case Op::kSuspend:
      return Tag::kRef;
    case Op::kCon:
      return Tag::kCon;
    default:
      return Tag::kBox;
  }
}

Word* Machine::AllocateObject(const Node& node) {
  if (node.flags & kTrusted) return heap_->Allocate(std::max<uint32_t>(2, 1u + node.count));
  Word* object = heap_->AllocateTrail(std::max<uint32_t>(2, 1u + node.count));
  if (object == nullptr) StopBecauseTraceIsFull();
  return object;
}

void Machine::FillObject(const Node& node, Word* base, Word* object) {
  const NodeIndex* kids = code_.kids.data() + node.kids;
  const bool trusted = node.flags & kTrusted;
  if (trusted) {
    for (uint32_t i = 0; i < node.count; ++i) object[1 + i] = Build(code_.nodes[kids[i]], base);
    if (node.count == 0) object[1] = 0;
  } else {
    for (uint32_t i = 0; i < node.count; ++i) {
      heap_->StoreTrail(object + 1 + i, Build(code_.nodes[kids[i]], base));
    }
  }
  Kind kind;
  uint32_t id = node.a;
  Address link = trusted ? base[0] : heap_->address(base);
  switch (node.op) {
    case Op::kClosure:
      kind = Kind::kClosure;
      break;
    case Op::kSuspend:
      kind = Kind::kThunk;
      break;
    case Op::kPartial:
      kind = Kind::kPartial;
      id = node.count - 1u;
      if (node.b != 0) link = 0;
      break;
    case Op::kAction:
      kind = Kind::kAction;
      break;
    default:
      kind = Kind::kCon;
      if (node.b != 0) NoteField(object, {link, trusted});
      break;
  }
  // Written last: an object in the trail is there once its header is.
  object[0] = Header(kind, id, link);
}

void Machine::EnterLet(const Node& node, Word* base) {
  const LetCode& let = code_.lets[node.a];
  const bool trusted = node.flags & kTrusted;
  auto store = [&](uint32_t slot, Word w) {
    if (trusted) {
      base[slot] = w;
    } else {
      heap_->StoreTrail(base + slot, w);
    }
  };
  for (const LetCode::Bind& bind : let.first) {
    const Node& value = code_.nodes[bind.node];
    Word w = Build(value, base);
    // A place whose cell is the variable's own slot has been suspended there.
    if (w != Tagged(Tag::kRef, heap_->address(base + bind.slot))) store(bind.slot, w);
  }
  // Addresses first, so that the bindings can refer to each other.
  for (const LetCode::Bind& bind : let.objects) {
    const Node& value = code_.nodes[bind.node];
    switch (value.op) {
      case Op::kClosure:
      case Op::kSuspend:
      case Op::kCon:
      case Op::kPartial:
      case Op::kAction: {
        Word* object = AllocateObject(value);
        if (object == nullptr) return;
        object[0] = 0;  // not filled yet: a reference to it is not looked through
        base[bind.slot] = Tagged(ObjectTag(value), heap_->address(object));
        break;
      }
      case Op::kMakeFun:
        if (value.slot == bind.slot) {
          Build(value, base);
        } else {
          base[bind.slot] = Build(value, base);
        }
        break;
      default:
        if (value.flags & kWeak) {
          BuildWeakPlace(value, base);
        } else {
          base[bind.slot] = StateWord(State::kSuspended, bind.node);
        }
        break;
    }
  }
  for (const LetCode::Bind& bind : let.objects) {
    const Node& value = code_.nodes[bind.node];
    switch (value.op) {
      case Op::kClosure:
      case Op::kSuspend:
      case Op::kCon:
      case Op::kPartial:
      case Op::kAction:
        FillObject(value, base, heap_->at(AddressOf(base[bind.slot])));
        break;
      case Op::kPrim:
      case Op::kUnwrap:
        BuildPlace(value, base);
        break;
      default:
        break;
    }
  }
}

bool Machine::QuickUnwrap(const Node& node, Word* base, Word* out) {
  Word con;
  if (!Quick(code_.nodes[code_.kids[node.kids]], base, &con)) return false;
  *out = descents_.Look(heap_->at(AddressOf(con))[1], LookerOf(node, base));
  return true;
}

// The value of a node if it takes no reduction to get it.
bool Machine::Quick(const Node& node, Word* base, Word* out) {
  switch (node.op) {
    case Op::kSlot: {
      Word w = base[node.slot];
      if (TagOf(w) == Tag::kRef) w = descents_.Look(w, LookerOf(node, base));
      *out = w;
      Tag tag = TagOf(w);
      return tag != Tag::kRef && tag != Tag::kState && tag != Tag::kHeader;
    }
    case Op::kField:
    case Op::kOuter:
    case Op::kConstant: {
      Word w = descents_.Look(LoadAtom(node, base), LookerOf(node, base));
      *out = w;
      return TagOf(w) != Tag::kRef;
    }
    case Op::kWord:
      *out = node.word();
      return true;
    case Op::kFunSlot:
    case Op::kOuterFun:
      *out = LoadAtom(node, base);
      return true;
    case Op::kPrim:
      return QuickPrim(node, base, out);
    case Op::kMethod: {
      Word dictionary;
      if (!Quick(code_.nodes[code_.kids[node.kids]], base, &dictionary)) return false;
      *out = descents_.Look(heap_->at(AddressOf(dictionary))[1 + node.a], LookerOf(node, base));
      if (TagOf(*out) == Tag::kRef) return false;
      StoreCell(node, base, *out);
      return true;
    }
    case Op::kUnwrap:
      return QuickUnwrap(node, base, out) && TagOf(*out) != Tag::kRef;
    default:
      return false;
  }
}

namespace {

inline bool Small(int64_t v, Word* out) {
  *out = SmallInt(v);
  return trail::FitsSmall(v);
}

}  // namespace

// Primitives on numbers that fit a word. What does not goes the general way, through RunPrimitive.
bool Machine::QuickPrim(const Node& node, Word* base, Word* out) {
  const NodeIndex* kids = code_.kids.data() + node.kids;
  if (node.b & core::kLazy) return false;
  Word x = 0, y = 0;
  if (node.count > 2 || node.count == 0) return false;
  if (!Quick(code_.nodes[kids[0]], base, &x)) return false;
  if (node.count == 2 && !Quick(code_.nodes[kids[1]], base, &y)) return false;
  return QuickOperation(static_cast<Primitive>(node.a), x, y, out);
}

bool Machine::QuickOperation(Primitive primitive, Word x, Word y, Word* out) {
  switch (primitive) {
    case Primitive::kIntegerAdd:
    case Primitive::kIntAdd:
      return IsInt(x) && IsInt(y) && Small(SmallValue(x) + SmallValue(y), out);
    case Primitive::kIntegerSub:
    case Primitive::kIntSub:
      return IsInt(x) && IsInt(y) && Small(SmallValue(x) - SmallValue(y), out);
    case Primitive::kIntegerMul:
    case Primitive::kIntMul: {
      int64_t product;
      return IsInt(x) && IsInt(y) && !__builtin_mul_overflow(SmallValue(x), SmallValue(y), &product) &&
             Small(product, out);
    }
    case Primitive::kIntegerNegate:
    case Primitive::kIntNegate:
      return IsInt(x) && Small(-SmallValue(x), out);
    case Primitive::kIntegerQuot:
    case Primitive::kIntQuot:
      return IsInt(x) && IsInt(y) && SmallValue(y) != 0 && Small(SmallValue(x) / SmallValue(y), out);
    case Primitive::kIntegerRem:
    case Primitive::kIntRem:
      return IsInt(x) && IsInt(y) && SmallValue(y) != 0 && Small(SmallValue(x) % SmallValue(y), out);
    case Primitive::kIntegerDiv:
    case Primitive::kIntDiv: {
      if (!IsInt(x) || !IsInt(y) || SmallValue(y) == 0) return false;
      int64_t a = SmallValue(x), b = SmallValue(y), q = a / b;
      return Small((a % b != 0 && ((a < 0) != (b < 0))) ? q - 1 : q, out);
    }
    case Primitive::kIntegerMod:
    case Primitive::kIntMod: {
      if (!IsInt(x) || !IsInt(y) || SmallValue(y) == 0) return false;
      int64_t b = SmallValue(y), r = SmallValue(x) % b;
      return Small((r != 0 && ((r < 0) != (b < 0))) ? r + b : r, out);
    }
    case Primitive::kIntegerEq:
    case Primitive::kIntEq:
      *out = values_.MakeBool(x == y);
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerNe:
    case Primitive::kIntNe:
      *out = values_.MakeBool(x != y);
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerLt:
    case Primitive::kIntLt:
      *out = values_.MakeBool(SmallValue(x) < SmallValue(y));
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerLe:
    case Primitive::kIntLe:
      *out = values_.MakeBool(SmallValue(x) <= SmallValue(y));
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerGt:
    case Primitive::kIntGt:
      *out = values_.MakeBool(SmallValue(x) > SmallValue(y));
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerGe:
    case Primitive::kIntGe:
      *out = values_.MakeBool(SmallValue(x) >= SmallValue(y));
      return IsInt(x) && IsInt(y);
    case Primitive::kIntegerCompare:
    case Primitive::kIntCompare:
      *out = values_.MakeOrdering(SmallValue(x) < SmallValue(y)    ? -1
                                  : SmallValue(x) == SmallValue(y) ? 0
                                                                   : 1);
      return IsInt(x) && IsInt(y);
    case Primitive::kIntToInteger:
    case Primitive::kIntegerToInt:
      *out = x;
      return IsInt(x);
    case Primitive::kIntAnd:
      return IsInt(x) && IsInt(y) && Small(SmallValue(x) & SmallValue(y), out);
    case Primitive::kIntOr:
      return IsInt(x) && IsInt(y) && Small(SmallValue(x) | SmallValue(y), out);
    case Primitive::kIntXor:
      return IsInt(x) && IsInt(y) && Small(SmallValue(x) ^ SmallValue(y), out);
    case Primitive::kCharOrd:
      *out = SmallInt(trail::CharacterValue(x));
      return true;
    case Primitive::kIntToChar: {
      if (!IsInt(x) || SmallValue(x) < 0 || SmallValue(x) > 0x10ffff) return false;
      *out = trail::Character(static_cast<uint32_t>(SmallValue(x)));
      return true;
    }
    case Primitive::kCharEq:
      *out = values_.MakeBool(x == y);
      return true;
    case Primitive::kCharNe:
      *out = values_.MakeBool(x != y);
      return true;
    case Primitive::kCharLt:
      *out = values_.MakeBool(x < y);
      return true;
    case Primitive::kCharLe:
      *out = values_.MakeBool(x <= y);
      return true;
    case Primitive::kCharGt:
      *out = values_.MakeBool(x > y);
      return true;
    case Primitive::kCharGe:
      *out = values_.MakeBool(x >= y);
      return true;
    case Primitive::kDoubleAdd:
      *out = values_.MakeDouble(values_.DoubleValue(x) + values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleSub:
      *out = values_.MakeDouble(values_.DoubleValue(x) - values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleMul:
      *out = values_.MakeDouble(values_.DoubleValue(x) * values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleDiv:
      *out = values_.MakeDouble(values_.DoubleValue(x) / values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleLt:
      *out = values_.MakeBool(values_.DoubleValue(x) < values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleLe:
      *out = values_.MakeBool(values_.DoubleValue(x) <= values_.DoubleValue(y));
      return true;
    case Primitive::kDoubleEq:
      *out = values_.MakeBool(values_.DoubleValue(x) == values_.DoubleValue(y));
      return true;
    default:
      return false;
  }
}

}  // namespace inquest::reduce
