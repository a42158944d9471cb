// The evaluation loop. Three registers: the node, the base of the activation its variables live in, the stack
// pointer. `eval` reduces the node to weak head normal form; `give` hands a value to the record on top of the
// stack.
//
// A trusted activation lives on the stack: [base, base + size), and sp is never below its end while it runs.
// A node in tail position drops the activation before it gives its value or calls. A suspected activation is
// a frame of the trail; the stack holds only records.
#include <cstring>

#include "base/check.h"
#include "reduce/machine.h"

namespace inquest::reduce {

using core::Primitive;
using trail::AddressOf;
using trail::Header;
using trail::kCallbackPrefix;
using trail::kCallbackResult;
using trail::Kind;
using trail::KindOf;
using trail::State;
using trail::StateOf;
using trail::StateWord;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;

namespace {

inline Word PointerWord(const void* p) { return reinterpret_cast<Word>(p); }

constexpr uint8_t kTrustedTail = kTrusted | kTail;

}  // namespace

#define SPECIAL(op) PointerWord(&special_[static_cast<size_t>(op) - static_cast<size_t>(Op::kUpdateCell)])
#define KID(n, i) (nodes[kids[(n)->kids + (i)]])
// Around a collection the current node is put on the stack, to be resumed.
#define COLLECT_IF_NEEDED(words)                   \
  if (__builtin_expect(!heap.HasRoom(words), 0)) { \
    *sp++ = PointerWord(node);                     \
    *sp++ = PointerWord(base);                     \
    *sp++ = SPECIAL(Op::kResume);                  \
    sp_ = sp;                                      \
    Collect(words);                                \
    sp = sp_ - 3;                                  \
    if (stopping_) return;                         \
  }
// A call at the end of a condition keeps its value in its own cell.
#define UPDATE_OWN_CELL()                                          \
  if (node->flags & kOwnUpdate) {                                  \
    base[node->slot] = StateWord(State::kEntered, IndexOf(*node)); \
    *sp++ = heap.address(base + node->slot);                       \
    *sp++ = SPECIAL(Op::kUpdateCell);                              \
  }
#define LEAVE() \
  if ((node->flags & kTrustedTail) == kTrustedTail) sp = base;

void Machine::Evaluate() {
  Heap& heap = *heap_;
  const Node* const nodes = code_.nodes.data();
  const NodeIndex* const kids = code_.kids.data();
  const Target* const targets = code_.targets.data();
  const uint16_t* const site_tags = code_.site_tags.data();
  const Node* node = nullptr;
  Word* base = nullptr;
  Word* sp = sp_;
  Word w = 0;
  // Arguments of the call being made, and who makes it.
  Word* args = nullptr;
  uint32_t count = 0;
  Caller caller;
  const RoutineCode* routine = nullptr;
  Word fun = 0;

  // What to do first is on the stack.
  goto give;

eval:
  switch (node->op) {
    case Op::kSlot:
    case Op::kField:
    case Op::kOuter:
    case Op::kConstant:
      w = LoadAtom(*node, base);
      LEAVE();
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;

    case Op::kWord:
      w = node->word();
      LEAVE();
      goto give;

    case Op::kOuterFun:
    case Op::kFunSlot:
      w = LoadAtom(*node, base);
      LEAVE();
      goto give;

    case Op::kMakeFun:
    case Op::kSymbol:
    case Op::kClosure:
    case Op::kCon:
    case Op::kPartial:
    case Op::kAction:
      COLLECT_IF_NEEDED(node->alloc);
      w = Build(*node, base);
      if (stopping_) goto stopped_here;
      LEAVE();
      goto give;

    case Op::kSuspend:
    case Op::kString:
      COLLECT_IF_NEEDED(node->alloc + 3);
      w = Build(*node, base);
      LEAVE();
      goto force;

    case Op::kEager:
      COLLECT_IF_NEEDED(node->alloc);
      w = Build(*node, base);
      LEAVE();
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;

    case Op::kCall: {
      COLLECT_IF_NEEDED(node->alloc);
      UPDATE_OWN_CELL();
      routine = &code_.routines[node->a];
      count = node->count;
      args = sp + routine->first_param;
      if (__builtin_expect(args + count + 64 > stack_end_, 0)) goto overflow_here;
      const NodeIndex* kid = kids + node->kids;
      for (uint32_t i = 0; i < count; ++i) args[i] = Build(nodes[kid[i]], base);
      fun = 0;
      goto call;
    }

    case Op::kCallLocal: {
      COLLECT_IF_NEEDED(node->alloc);
      UPDATE_OWN_CELL();
      routine = &code_.routines[node->a];
      count = node->count - 1u;
      args = sp + routine->first_param;
      if (__builtin_expect(args + count + 64 > stack_end_, 0)) goto overflow_here;
      const NodeIndex* kid = kids + node->kids;
      fun = LoadAtom(nodes[kid[0]], base);
      if (TagOf(fun) == Tag::kRef) fun = Look(fun, false);
      for (uint32_t i = 0; i < count; ++i) args[i] = Build(nodes[kid[1 + i]], base);
      goto call;
    }

    call:
      // The caller is the current activation.
      if (node->flags & kTrusted) {
        caller = {base[0], true};
        if (node->flags & kTail) sp = base;
      } else {
        caller = {heap.address((node->flags & kHasCell) ? base + node->slot : base), false};
      }
      goto enter;

    case Op::kApply: {
      COLLECT_IF_NEEDED(node->alloc);
      if (!Quick(KID(node, 0), base, &w)) {
        const Node& head = KID(node, 0);
        if (head.op == Op::kSymbol || head.op == Op::kMakeFun) {
          w = Build(head, base);
        } else {
          *sp++ = PointerWord(base);
          *sp++ = PointerWord(node);
          node = &head;
          goto eval;
        }
      }
      goto apply_node;
    }

    apply_node : {
      // w: the function of kApply `node`, evaluated.
      fun = w;
      UPDATE_OWN_CELL();
      count = node->count - 1u;
      if (__builtin_expect(sp + count + 64 > stack_end_, 0)) goto overflow_here;
      args = sp;
      const NodeIndex* kid = kids + node->kids;
      for (uint32_t i = 0; i < count; ++i) args[i] = Build(nodes[kid[1 + i]], base);
      if (node->flags & kTrusted) {
        caller = {base[0], true};
        if (node->flags & kTail) sp = base;
      } else {
        caller = {heap.address((node->flags & kHasCell) ? base + node->slot : base), false};
      }
      goto apply;
    }

    case Op::kPrim: {
      if (node->b & core::kLazy) {
        COLLECT_IF_NEEDED(node->alloc);
        goto lazy_primitive;
      }
      COLLECT_IF_NEEDED(0);
      if (QuickPrim(*node, base, &w)) {
        LEAVE();
        goto give;
      }
      count = 0;
      goto operands;
    }

    operands:
      // `count` operands of kPrim `node` are on the stack; evaluate the others.
      while (count < node->count) {
        const Node& kid = KID(node, count);
        if (!Quick(kid, base, &w)) {
          *sp++ = count;
          *sp++ = PointerWord(base);
          *sp++ = PointerWord(node);
          if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
          node = &kid;
          goto eval;
        }
        *sp++ = w;
        ++count;
      }
      {
        args = sp - count;
        sp = args;
        LEAVE();
        sp_ = sp;
        auto primitive = static_cast<Primitive>(node->a);
        if (count <= 2 && QuickOperation(primitive, args[0], count > 1 ? args[1] : 0, &w)) goto give;
        // The primitive may collect: the operands are not on the stack any more, it does not need them then.
        PrimResult result = RunPrimitive(primitive, args);
        if (stopping_) return;
        w = result.value;
        if (result.raised) goto raise;
        if (TagOf(w) == Tag::kRef) goto force;
        goto give;
      }

    case Op::kMethod:
      if (Quick(*node, base, &w)) {
        LEAVE();
        goto give;
      }
      *sp++ = PointerWord(base);
      *sp++ = PointerWord(node);
      if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
      node = &KID(node, 0);
      goto eval;

    case Op::kUnwrap:
      if (QuickUnwrap(*node, base, &w)) {
        LEAVE();
        if (TagOf(w) == Tag::kRef) goto force;
        goto give;
      }
      *sp++ = PointerWord(base);
      *sp++ = PointerWord(node);
      if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
      node = &KID(node, 0);
      goto eval;

    case Op::kBlock: {
      // DESIGN 4: a suspended case or let has a frame of its own that belongs to the enclosing one.
      const Block& block = code_.blocks[node->a];
      uint32_t size = code_.activations[block.activation].size;
      Word* frame = heap.AllocateTrail(size);
      if (frame == nullptr) {
        StopBecauseTraceIsFull();
        goto stopped;
      }
      ++counts_.frames[block.variant];
      frame[0] = Header(Kind::kFrame, block.variant, heap.address(base + node->slot));
      base = frame;
      node = nodes + block.entry;
      goto eval;
    }

    case Op::kCase:
      if (Quick(KID(node, 0), base, &w)) goto dispatch;
      COLLECT_IF_NEEDED(0);
      *sp++ = PointerWord(base);
      *sp++ = PointerWord(node);
      if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
      node = &KID(node, 0);
      goto eval;

    dispatch : {
      // w: the scrutinee of kCase `node`, evaluated.
      if (node->flags & kStoreValue) {
        if (node->flags & kTrusted) {
          base[node->slot] = w;
        } else {
          heap.StoreTrail(base + node->slot, w);
        }
      }
      const Target* target = targets + node->b;
      if (node->flags & kByTag) {
        target +=
            TagOf(w) == Tag::kAtom ? trail::NullaryTag(w) : site_tags[trail::IdOf(*heap.at(AddressOf(w)))];
      } else if (node->flags & kByLiteral) {
        target = &FindLiteral(code_.cases[node->a], w);
      }
      if (target->bind_count > 0) {
        const Word* fields = heap.at(AddressOf(w)) + 1;
        const FieldBind* bind = code_.field_binds.data() + target->binds;
        for (uint32_t i = 0; i < target->bind_count; ++i) base[bind[i].slot] = fields[bind[i].field];
      }
      node = nodes + target->node;
      if (node->op == Op::kLeaf) goto leaf;
      goto eval;
    }

    case Op::kLet:
      COLLECT_IF_NEEDED(node->alloc);
      EnterLet(*node, base);
      if (stopping_) goto stopped_here;
      node = &KID(node, 0);
      goto eval;

    case Op::kLeaf:
    leaf : {
      // The leaf is part of the variant that the header names.
      Word* header = TagOf(base[0]) == Tag::kHeader ? base : base - kCallbackPrefix;
      *header += static_cast<Word>(node->a + 1) << 7;
      node = &KID(node, 0);
      goto eval;
    }

    case Op::kSeq:
      if (Quick(KID(node, 0), base, &w)) {
        node = &KID(node, 1);
        goto eval;
      }
      COLLECT_IF_NEEDED(0);
      *sp++ = PointerWord(base);
      *sp++ = PointerWord(node);
      if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
      node = &KID(node, 0);
      goto eval;

    case Op::kGoto:
      node = &KID(node, 0);
      goto eval;

    case Op::kError: {
      uint32_t failure = node->a;
      LEAVE();
      sp_ = sp;
      w = MakeMatchFailure(failure);
      if (stopping_) return;
      goto raise;
    }

    case Op::kUpdateCell:
    case Op::kUpdateThunk:
    case Op::kApplyMore:
    case Op::kFinishCallback:
    case Op::kResume:
    case Op::kStop:
    case Op::kExecute:
    case Op::kBindThen:
    case Op::kThen:
    case Op::kCatch:
    case Op::kPerformed:
    case Op::kNative:
    case Op::kSeqSecond:
    case Op::kFixed:
    case Op::kKeepFunction:
    case Op::kMarker:
      CHECK(false && "a record is not evaluated");
  }

force : {
  // w: a reference; evaluate what it refers to and give that.
  Address a = AddressOf(w);
  Word c = *heap.at(a);
  switch (TagOf(c)) {
    case Tag::kHeader:
      switch (KindOf(c)) {
        case Kind::kIndirect:
          w = heap.at(a)[1];
          if (TagOf(w) == Tag::kRef) goto force;
          goto give;
        case Kind::kThunk: {
          const Suspension& suspension = code_.suspensions[trail::IdOf(c)];
          const Activation& activation = code_.activations[suspension.activation];
          if (__builtin_expect(sp + activation.size + 64 > stack_end_, 0)) goto stack_overflow;
          Word* object = heap.at(a);
          *sp++ = Tagged(Tag::kRef, a);
          *sp++ = SPECIAL(Op::kUpdateThunk);
          if (suspension.entry == kNoNode) {
            // A weak place of a frame, the origin: its node runs with that frame as base.
            object[0] = Header(Kind::kEntered, trail::IdOf(c), trail::HeaderAddress(c));
            node = nodes + trail::SmallValue(object[1]);
            base = heap.at(trail::HeaderAddress(c)) - node->slot;
            goto eval;
          }
          base = sp;
          base[0] = trail::HeaderAddress(c);
          for (uint32_t i = 1; i <= suspension.free_count; ++i) base[i] = object[i];
          if (activation.size > 63) {
            std::memset(base + 1 + suspension.free_count, 0,
                        (activation.size - 1 - suspension.free_count) * 8);
          }
          sp += activation.size;
          object[0] = Header(Kind::kEntered, trail::IdOf(c), trail::HeaderAddress(c));
          node = nodes + suspension.entry;
          goto eval;
        }
        case Kind::kData: {  // the rest of a string
          sp_ = sp;
          // The object itself must survive a collection: it is kept on the stack as the thunk to update.
          *sp++ = w;
          *sp++ = SPECIAL(Op::kUpdateThunk);
          sp_ = sp;
          EnsureRoom(3 * 64 + 3);
          if (stopping_) return;
          Word* object = heap.at(AddressOf(sp[-2]));
          if (object[1] >> 63) {
            bool failed = false;
            Word exception = 0;
            w = ReadContents(static_cast<int>(object[1] & 0x7fffffff), &failed, &exception);
            if (stopping_) return;
            if (failed) {
              w = exception;
              goto raise;
            }
          } else {
            w = UnpackString(object[1], object[2], trail::HeaderAddress(object[0]));
          }
          goto give;
        }
        case Kind::kCallback: {
          Word* called = heap.at(a);
          const Node* record = reinterpret_cast<const Node*>(sp[-1]);
          if (record->op == Op::kMarker) record = TakeMarker(sp);
          if ((record->flags & kTrusted) || record->op == Op::kNative)
            called[kCallbackPrefix] |= trail::kLookedAt;
          w = called[kCallbackResult];
          if (TagOf(w) == Tag::kRef) goto force;
          goto give;
        }
        case Kind::kFailed:
          w = heap.at(a)[1];
          goto raise;
        case Kind::kEntered:
          sp_ = sp;
          w = MakeLoop();
          goto raise;
        default:
          CHECK(false && "a reference leads to a thunk");
      }
      break;
    case Tag::kState:
      switch (StateOf(c)) {
        case State::kSuspended:
          // A place of a frame: its node runs with that frame as base.
          node = nodes + trail::PlaceOf(c);
          *heap.at(a) = StateWord(State::kEntered, trail::PlaceOf(c));
          *sp++ = a;
          *sp++ = SPECIAL(Op::kUpdateCell);
          if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
          base = heap.at(a) - node->slot;
          goto eval;
        case State::kFailed:
          w = heap.at(trail::FailureOf(c))[1];
          goto raise;
        case State::kEntered:
          sp_ = sp;
          w = MakeLoop();
          goto raise;
      }
      break;
    case Tag::kRef:
      w = c;
      goto force;
    default:
      w = c;
      goto give;
  }
}

enter : {
  // Enter `routine` with `args` for `caller`; fun: its function value if it is local or was not known.
  if (__builtin_expect(++reductions_ >= step_limit_, 0)) {
    sp_ = sp;
    StopBecause(Ended::kOutOfSteps,
                "The program has used up its limit of reductions (--max-steps raises it).");
    return;
  }
  const Activation& activation = code_.activations[routine->activation];
  if (routine->trusted) {
    Word* target = sp + routine->first_param;
    if (target != args) std::memmove(target, args, count * 8);
    base = sp;
    base[0] = caller.address;
    if (routine->free_count > 0) {
      const Word* captured = heap.at(AddressOf(fun)) + 1;
      for (uint32_t i = 0; i < routine->free_count; ++i) base[1 + i] = captured[i];
    }
    if (__builtin_expect(sp + activation.size + 64 > stack_end_, 0)) goto stack_overflow;
    sp += activation.size;
    if (activation.size > 63) {
      Word* rest = target + count;
      std::memset(rest, 0, static_cast<size_t>(sp - rest) * 8);
    }
    node = nodes + routine->entry;
    goto eval;
  }
  ++frames_;
  node = nodes + routine->entry;
  uint32_t variant = routine->variant;
  if (node->op == Op::kLeaf) {  // no matching to be done
    variant += node->a + 1;
    node = &KID(node, 0);
  }
  if (caller.trusted) {
    // A local function's frame holds its function anyway; otherwise the function stands at the end.
    Word* frame = heap.AllocateTrail(activation.size + kCallbackPrefix + (routine->local ? 0 : 1));
    if (frame == nullptr) {
      StopBecauseTraceIsFull();
      goto stopped;
    }
    ++counts_.callbacks[routine->variant];
    base = frame + kCallbackPrefix;
    if (fun == 0) fun = Tagged(Tag::kFun, statics_.functions + 8 * uint64_t{routine->routine.index});
    heap.StoreTrail(base + (routine->local ? 1 : activation.size), fun);
    base[0] = StateWord(State::kEntered, 0);
    if (__builtin_expect(routine->weak_params > 0, 0)) {
      StoreParameters(*routine, args, base);
    } else {
      for (uint32_t i = 0; i < count; ++i) heap.StoreTrail(base + routine->first_param + i, args[i]);
    }
    frame[0] = Header(Kind::kCallback, variant, caller.address);
    *sp++ = heap.address(base);
    *sp++ = SPECIAL(Op::kFinishCallback);
  } else {
    Word* frame = heap.AllocateTrail(activation.size);
    if (frame == nullptr) {
      StopBecauseTraceIsFull();
      goto stopped;
    }
    ++counts_.frames[routine->variant];
    base = frame;
    if (routine->local) heap.StoreTrail(base + 1, fun);
    if (__builtin_expect(routine->weak_params > 0, 0)) {
      StoreParameters(*routine, args, base);
    } else {
      for (uint32_t i = 0; i < count; ++i) heap.StoreTrail(base + routine->first_param + i, args[i]);
    }
    frame[0] = Header(Kind::kFrame, variant, caller.address);
  }
  goto eval;
}

apply : {
  // Apply the function value `fun` to `count` words at `args` (at or above sp) for `caller`.
  const Word* object = heap.at(AddressOf(fun));
  Word header = *object;
  Kind kind = KindOf(header);
  if (kind == Kind::kPartial) {
    uint32_t held = trail::IdOf(header);
    if (__builtin_expect(args + held + count + 64 > stack_end_, 0)) goto stack_overflow;
    std::memmove(args + held, args, count * 8);
    std::memcpy(args, object + 2, held * 8);
    count += held;
    fun = object[1];
    goto apply;
  }
  uint32_t callable = trail::IdOf(header);
  if (callable >= code_.routines.size()) {
    uint32_t con = callable - static_cast<uint32_t>(code_.routines.size());
    uint32_t arity = code_.sites[con].arity;
    if (count < arity) goto partial;
    CHECK(count == arity);
    // Room was asked for by the node that applies, or is made now.
    if (!heap.HasRoom(1 + arity)) goto collect_and_apply;
    Word* made;
    if (caller.trusted) {
      made = heap.Allocate(1 + arity);
      std::memcpy(made + 1, args, arity * 8);
      made[0] = Header(Kind::kCon, con, caller.address);
    } else {
      made = heap.AllocateTrail(1 + arity);
      if (made == nullptr) {
        StopBecauseTraceIsFull();
        goto stopped;
      }
      for (uint32_t i = 0; i < arity; ++i) heap.StoreTrail(made + 1 + i, args[i]);
      made[0] = Header(Kind::kCon, con, caller.address);
    }
    w = Tagged(Tag::kCon, heap.address(made));
    goto give;
  }
  routine = &code_.routines[callable];
  uint32_t arity = routine->arity;
  if (count < arity) goto partial;
  if (count > arity) {
    // More arguments than it takes: they wait on the stack for the result.
    uint32_t extra = count - arity;
    if (__builtin_expect(args + count + extra + 64 > stack_end_, 0)) goto stack_overflow;
    moved_.assign(args, args + count);
    std::memcpy(sp, moved_.data() + arity, extra * 8);
    sp += extra;
    *sp++ = caller.Pack();
    *sp++ = extra;
    *sp++ = SPECIAL(Op::kApplyMore);
    if (!caller.trusted && !routine->trusted) {
      // DESIGN 4: a redex is a frame, a place and the arguments used. The inner one has a cell of its own.
      Word* inner = heap.AllocateTrail(2);
      if (inner == nullptr) {
        StopBecauseTraceIsFull();
        goto stopped;
      }
      inner[1] = StateWord(State::kEntered, trail::kNoPlace);
      inner[0] = Header(Kind::kIndirect, arity, caller.address);
      caller.address = heap.address(inner + 1);
      *sp++ = caller.address;
      *sp++ = SPECIAL(Op::kUpdateCell);
    }
    args = sp + routine->first_param;
    if (__builtin_expect(args + count + 64 > stack_end_, 0)) goto stack_overflow;
    std::memcpy(args, moved_.data(), arity * 8);
    count = arity;
  }
  goto enter;
}

partial : {
  if (!heap.HasRoom(2 + count)) goto collect_and_apply;
  Word* made;
  if (caller.trusted) {
    made = heap.Allocate(2 + count);
    std::memcpy(made + 2, args, count * 8);
    made[1] = fun;
  } else {
    made = heap.AllocateTrail(2 + count);
    if (made == nullptr) {
      StopBecauseTraceIsFull();
      goto stopped;
    }
    for (uint32_t i = 0; i < count; ++i) heap.StoreTrail(made + 2 + i, args[i]);
    heap.StoreTrail(made + 1, fun);
  }
  made[0] = Header(Kind::kPartial, count, caller.address);
  w = Tagged(Tag::kFun, heap.address(made));
  goto give;
}

collect_and_apply : {
  // The application waits on the stack while the collector runs.
  std::memmove(sp, args, count * 8);
  sp += count;
  *sp++ = caller.Pack();
  *sp++ = count;
  *sp++ = SPECIAL(Op::kApplyMore);
  *sp++ = fun;
  *sp++ = SPECIAL(Op::kSeqSecond);
  sp_ = sp;
  Collect(2 + count + 64);
  sp = sp_ - 2;
  if (stopping_) return;
  w = sp[0];
  goto give;
}

give : {
  // w: a value; the record on top says what it is for.
  const Node* record = reinterpret_cast<const Node*>(sp[-1]);
  switch (record->op) {
    case Op::kUpdateCell: {
      Word* cell = heap.at(sp[-2]);
      sp -= 2;
      if (IsRootCell(cell)) {
        *cell = w;
      } else {
        heap.StoreTrail(cell, w);
      }
      goto give;
    }
    case Op::kUpdateThunk: {
      Address a = AddressOf(sp[-2]);
      sp -= 2;
      Word* object = heap.at(a);
      object[0] = Header(Kind::kIndirect, 0, 0);
      object[1] = w;
      heap.NoteMutation(a);
      goto give;
    }
    case Op::kCase:
      node = record;
      base = reinterpret_cast<Word*>(sp[-2]);
      sp -= 2;
      StoreCell(KID(node, 0), base, w);
      goto dispatch;
    case Op::kPrim: {
      node = record;
      base = reinterpret_cast<Word*>(sp[-2]);
      count = static_cast<uint32_t>(sp[-3]);
      sp -= 3;
      StoreCell(KID(node, count), base, w);
      *sp++ = w;
      ++count;
      goto operands;
    }
    case Op::kApply: {
      node = record;
      base = reinterpret_cast<Word*>(sp[-2]);
      sp -= 2;
      StoreCell(KID(node, 0), base, w);
      if (!heap.HasRoom(node->alloc)) {
        // The function is kept on the stack while room is made.
        *sp++ = w;
        *sp++ = PointerWord(base);
        *sp++ = PointerWord(node);
        *sp++ = SPECIAL(Op::kKeepFunction);
        sp_ = sp;
        Collect(node->alloc);
        sp = sp_ - 4;
        if (stopping_) return;
        w = sp[0];
      }
      goto apply_node;
    }
    case Op::kSeq:
      node = record;
      base = reinterpret_cast<Word*>(sp[-2]);
      sp -= 2;
      StoreCell(KID(node, 0), base, w);
      node = &KID(node, 1);
      goto eval;
    case Op::kMethod:
    case Op::kUnwrap:
      node = record;
      base = reinterpret_cast<Word*>(sp[-2]);
      sp -= 2;
      StoreCell(KID(node, 0), base, w);
      w = heap.at(AddressOf(w))[1 + (node->op == Op::kMethod ? node->a : 0)];
      LEAVE();
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case Op::kApplyMore: {
      count = static_cast<uint32_t>(sp[-2]);
      caller = Caller::Unpack(sp[-3]);
      sp -= 3 + count;
      args = sp;
      fun = w;
      goto apply;
    }
    case Op::kFinishCallback: {
      // DESIGN 4: a call made by trusted code notes its result and when it finished.
      Word* frame = heap.at(sp[-2]);
      sp -= 2;
      heap.StoreTrail(frame - 1, w);
      frame[0] = trail::FinishWord(frames_);
      // What waited for the result leads to the frame, also when the value is a number.
      Word result = Tagged(Tag::kRef, heap.address(frame - kCallbackPrefix));
      for (;;) {
        record = reinterpret_cast<const Node*>(sp[-1]);
        if (record->op == Op::kMarker) record = TakeMarker(sp);
        if (record->op == Op::kUpdateCell) {
          *heap.at(sp[-2]) = result;
        } else if (record->op == Op::kUpdateThunk) {
          Word* object = heap.at(AddressOf(sp[-2]));
          object[0] = Header(Kind::kIndirect, 0, 0);
          object[1] = result;
        } else {
          break;
        }
        sp -= 2;
      }
      if ((record->flags & kTrusted) || record->op == Op::kNative) frame[0] |= trail::kLookedAt;
      goto give;
    }
    case Op::kSeqSecond:
      w = sp[-2];
      sp -= 2;
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case Op::kPerformed:
    case Op::kBindThen:
    case Op::kThen:
    case Op::kCatch:
    case Op::kFixed:
      goto finished_action;
    case Op::kExecute:
      goto execute;
    case Op::kMarker:
      TakeMarker(sp);
      goto give;
    case Op::kNative: {
      Word info = sp[-2];
      auto primitive = static_cast<Primitive>(info >> 32);
      sp_ = sp;
      if (sp[-3] != unit_) {
        action_ = sp[-3];
        execution_ = sp[-3 - int64_t{kNativeWords}];
      }
      native_ = RunNative(primitive, static_cast<uint32_t>(info), sp - 2 - kNativeWords, w);
      goto native_result;
    }
    case Op::kStop:
      sp_ = sp;
      value_ = w;
      return;
    default:
      CHECK(false && "a record");
  }
}

// The records on the stack tell what was being evaluated (RecordUnfinished). An activation of trusted code
// that is running is none of them.
stopped_here:
  if ((node->flags & kTrusted) != 0 && sp == base + code_.activations[node->routine].size) sp = base;
stopped:
  sp_ = sp;
  return;

lazy_primitive : {
  auto primitive = static_cast<Primitive>(node->a);
  const NodeIndex* kid = kids + node->kids;
  count = node->count;
  if (__builtin_expect(sp + count + 64 > stack_end_, 0)) goto overflow_here;
  args = sp;
  for (uint32_t i = 0; i < count; ++i) args[i] = Build(nodes[kid[i]], base);
  if (stopping_) goto stopped_here;
  LEAVE();
  switch (primitive) {
    case Primitive::kSeq: {
      w = args[0];
      Word second = args[1];
      *sp++ = second;
      *sp++ = SPECIAL(Op::kSeqSecond);
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    case Primitive::kUnsafeCoerce:
      w = args[0];
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case Primitive::kRaise:
      w = args[0];
      goto raise;
    case Primitive::kRaiseError:
    case Primitive::kRaisePlainError:
      w = args[0];
      sp_ = sp;
      w = MakeErrorCall(w, primitive == Primitive::kRaiseError ? node->expr : kNoNode);
      goto raise;
    case Primitive::kIoPerform: {
      w = args[0];
      *sp++ = SPECIAL(Op::kPerformed);
      *sp++ = 0;
      *sp++ = SPECIAL(Op::kExecute);
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    default: {
      Word first[kNativeState] = {unit_, unit_, unit_, unit_};
      for (uint32_t i = 0; i < count; ++i) first[i] = args[i];
      *sp++ = 0;
      std::memcpy(sp, first, sizeof first);
      sp += kNativeState;
      *sp++ = unit_;
      *sp++ = (static_cast<Word>(primitive) << 32) | 0;
      *sp++ = SPECIAL(Op::kNative);
      sp_ = sp;
      native_ = RunNative(primitive, 0, sp - 2 - kNativeWords, unit_);
      goto native_result;
    }
  }
}

native_result : {
  // The native's record is on top of the stack.
  if (stopping_) return;
  w = native_.value;
  sp = sp_;
  auto primitive = static_cast<Primitive>(sp[-2] >> 32);
  const Word executed = sp[-3];
  const Address execution = sp[-3 - int64_t{kNativeWords}];
  bool action = core::Info(primitive).flags & core::kAction;
  switch (native_.kind) {
    case NativeResult::kForce:
      sp[-2] = (static_cast<Word>(primitive) << 32) | native_.next_step;
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case NativeResult::kValue:
    case NativeResult::kLazy:
      sp -= kNativeRecord;
      if (action) {
        if (options_.record) RecordExecution(trail::ExecutionKind::kResult, executed, w, execution);
        goto finished_action;
      }
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case NativeResult::kExecute:
      sp -= kNativeRecord;
      *sp++ = execution;
      *sp++ = SPECIAL(Op::kExecute);
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case NativeResult::kRaise:
      sp -= kNativeRecord;
      if (action && options_.record) RecordExecution(trail::ExecutionKind::kError, executed, w, execution);
      goto raise;
  }
}

execute : {
  // w: an action; its kExecute record is on top.
  Address execution = sp[-2];  // of the action that this one is a part of
  sp -= 2;
  const Word* object = heap.at(AddressOf(w));
  CHECK(TagOf(w) == Tag::kBox && KindOf(*object) == Kind::kAction);
  Primitive primitive = code_.action_sites[trail::IdOf(*object)].primitive;
  if (__builtin_expect(sp + 64 > stack_end_, 0)) goto stack_overflow;
  if (!heap.HasRoom(64)) {
    *sp++ = w;
    *sp++ = SPECIAL(Op::kSeqSecond);
    sp_ = sp;
    Collect(64);
    sp = sp_ - 2;
    if (stopping_) return;
    w = sp[0];
    object = heap.at(AddressOf(w));
  }
  switch (primitive) {
    case Primitive::kIoReturn: {
      Word returned = object[1];
      if (options_.record) RecordExecution(trail::ExecutionKind::kResult, w, returned, execution);
      w = returned;
      goto finished_action;
    }
    case Primitive::kIoBind:
    case Primitive::kIoThen:
    case Primitive::kIoCatch: {
      Op op = primitive == Primitive::kIoBind   ? Op::kBindThen
              : primitive == Primitive::kIoThen ? Op::kThen
                                                : Op::kCatch;
      if (options_.record) execution = BeginExecution(w, execution);
      *sp++ = object[2];
      *sp++ = execution;
      *sp++ = SPECIAL(op);
      w = object[1];
      *sp++ = execution;
      *sp++ = SPECIAL(Op::kExecute);
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    case Primitive::kIoRaise:
      w = object[1];
      goto raise;
    case Primitive::kIoInterleave: {
      Word* thunk = heap.Allocate(2);
      thunk[0] = Header(Kind::kThunk, Code::kPerformSuspension, trail::HeaderAddress(*object));
      thunk[1] = object[1];
      w = Tagged(Tag::kRef, heap.address(thunk));
      goto finished_action;
    }
    case Primitive::kIoFix: {
      // The result is a reference that is filled when the action is done.
      Word* thunk = heap.Allocate(2);
      thunk[0] = Header(Kind::kEntered, Code::kPerformSuspension, trail::HeaderAddress(*object));
      thunk[1] = unit_;
      fun = object[1];
      if (options_.record) execution = BeginExecution(w, execution);
      *sp++ = Tagged(Tag::kRef, heap.address(thunk));
      *sp++ = SPECIAL(Op::kFixed);
      *sp++ = execution;
      *sp++ = SPECIAL(Op::kExecute);
      *sp++ = Tagged(Tag::kRef, heap.address(thunk));
      *sp++ = Caller{trail::HeaderAddress(*object), true}.Pack();
      *sp++ = 1;
      *sp++ = SPECIAL(Op::kApplyMore);
      w = fun;
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    default: {
      uint32_t arity = static_cast<uint32_t>(core::Info(primitive).arity);
      // If nothing is recorded the action must not keep its arguments: they may be long strings.
      if (options_.record) {
        action_ = w;
        execution_ = execution;
      }
      *sp++ = execution;
      for (uint32_t i = 0; i < kNativeState; ++i) sp[i] = i < arity ? object[1 + i] : unit_;
      sp += kNativeState;
      *sp++ = options_.record ? w : unit_;
      *sp++ = (static_cast<Word>(primitive) << 32) | 0;
      *sp++ = SPECIAL(Op::kNative);
      sp_ = sp;
      native_ = RunNative(primitive, 0, sp - 2 - kNativeWords, unit_);
      goto native_result;
    }
  }
}

finished_action : {
  // w: what an action returned, perhaps not evaluated.
  const Node* record = reinterpret_cast<const Node*>(sp[-1]);
  switch (record->op) {
    case Op::kBindThen: {
      Word continuation = sp[-3];
      Address execution = sp[-2];
      sp -= 3;
      *sp++ = execution;
      *sp++ = SPECIAL(Op::kExecute);
      *sp++ = w;
      *sp++ = Caller{OriginOf(execution), true}.Pack();
      *sp++ = 1;
      *sp++ = SPECIAL(Op::kApplyMore);
      w = continuation;
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    case Op::kThen: {
      w = sp[-3];
      Address execution = sp[-2];
      sp -= 3;
      *sp++ = execution;
      *sp++ = SPECIAL(Op::kExecute);
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    }
    case Op::kCatch:
      sp -= 3;
      goto finished_action;
    case Op::kMarker:
      TakeMarker(sp);
      goto finished_action;
    case Op::kPerformed:
      sp -= 1;
      result_is_last_ = true;  // of the thread that goes on
      if (TagOf(w) == Tag::kRef) goto force;
      goto give;
    case Op::kFixed: {
      Word* thunk = heap.at(AddressOf(sp[-2]));
      thunk[0] = Header(Kind::kIndirect, 0, 0);
      thunk[1] = w;
      heap.NoteMutation(AddressOf(sp[-2]));
      sp -= 2;
      goto finished_action;
    }
    case Op::kStop:
      sp_ = sp;
      value_ = w;
      return;
    default:
      CHECK(false && "an action returns to an action");
  }
}

raise : {
  // w: an exception. Everything under evaluation has failed with it, up to the nearest handler.
  sp_ = sp;
  result_is_last_ = true;
  if (!Unwind(w)) return;
  sp = sp_;
  w = handler_;
  if (TagOf(w) == Tag::kRef) goto force;
  goto give;
}

overflow_here:
  // The activation of a node in tail position has no record on it.
  LEAVE();
stack_overflow:
  // An exception of the program, as in GHC.
  sp_ = sp;
  w = MakeAsync(0);
  goto raise;
}

}  // namespace inquest::reduce
