// The evaluation loop. Three registers: the node, the base of the activation its variables live in, the stack
// pointer. `eval` reduces the node to weak head normal form; `give` hands a value to the record on top of the
// stack.
//
// A trusted activation lives on the stack: [base, base + size), and sp is never below its end while it runs.
// A node in tail position drops the activation before it gives its value or calls. A suspected activation is
// a frame of the trail (frames.cpp); the stack holds only records.
//
// What is done often is here, with the registers in variables of one function: that is where the speed comes
// from. Parts that are done less often, or do much at once, lie in files of their own: apply.cpp,
// actions.cpp, strings.cpp, unwind.cpp. The loop goes on at `proceed` with what they return.
#include <cstring>

#include "base/check.h"
#include "reduce/machine.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;
using trail::AddressOf;
using trail::Header;
using trail::Kind;
using trail::KindOf;
using trail::State;
using trail::StateOf;
using trail::StateWord;
using trail::Tag;
using trail::TagOf;

namespace {

// Where the stack ends once the value of `node` is known, or its call about to be made.
inline Word* LeaveIfTail(const Node& node, Word* base, Word* sp) {
  constexpr uint8_t kTrustedTail = kTrusted | kTail;
  return (node.flags & kTrustedTail) == kTrustedTail ? base : sp;
}

}  // namespace

// Makes room, with the current node put on the stack. False: the run stops.
[[gnu::cold]] bool Machine::CollectAt(const Node& node, Word* base, Word* sp, uint64_t words) {
  sp_ = Push(sp, Op::kResume, PointerWord(&node), PointerWord(base));
  Collect(words);
  return !ending_.is_stopping();
}

// Makes room for an application whose function is evaluated: it is kept on the stack meanwhile.
[[gnu::cold]] bool Machine::CollectKeeping(Word* function, const Node& node, Word* base, Word* sp) {
  sp_ = Push(sp, Op::kKeepFunction, *function, PointerWord(base), PointerWord(&node));
  Collect(node.alloc);
  *function = sp[0];
  return !ending_.is_stopping();
}

inline Caller Machine::CallerOf(const Node& node, Word* base) const {
  if (node.flags & kTrusted) return {base[0], true};
  return {heap_->address((node.flags & kHasCell) ? base + node.slot : base), false};
}

// The kids of `node` from `first` on.
inline void Machine::BuildArguments(const Node& node, uint32_t first, Word* base, Word* arguments) {
  const NodeIndex* kid = code_.kids.data() + node.kids + first;
  const uint32_t count = node.count - first;
  for (uint32_t i = 0; i < count; ++i) arguments[i] = Build(code_.nodes[kid[i]], base);
}

// A call at the end of a condition keeps its value in its own cell.
Word* Machine::EnterOwnCell(const Node& node, Word* base, Word* sp) {
  base[node.slot] = StateWord(State::kEntered, IndexOf(node));
  return Push(sp, Op::kUpdateCell, heap_->address(base + node.slot));
}

// The words of a trusted activation but for its origin. Slots from 63 on are always visited by the collector.
inline void Machine::FillActivation(const RoutineCode& routine, const Word* arguments, Word fun, Word* base) {
  const uint32_t size = code_.activations[routine.activation].size;
  Word* parameters = base + routine.first_param;
  if (parameters != arguments) std::memmove(parameters, arguments, routine.arity * sizeof(Word));
  if (routine.free_count > 0) {
    const Word* captured = heap_->at(AddressOf(fun)) + 1;
    for (uint32_t i = 0; i < routine.free_count; ++i) base[1 + i] = captured[i];
  }
  if (size > 63) {
    Word* rest = parameters + routine.arity;
    std::memset(rest, 0, static_cast<size_t>(base + size - rest) * sizeof(Word));
  }
}

inline const Target& Machine::ChooseTarget(const Node& node, Word scrutinee) {
  const Target* first = code_.targets.data() + node.b;
  if (node.flags & kByTag) {
    return first[TagOf(scrutinee) == Tag::kAtom
                     ? trail::NullaryTag(scrutinee)
                     : code_.site_tags[trail::IdOf(*heap_->at(AddressOf(scrutinee)))]];
  }
  return (node.flags & kByLiteral) ? FindLiteral(code_.cases[node.a], scrutinee) : *first;
}

#define KID(n, i) (nodes[kids[(n)->kids + (i)]])

void Machine::Evaluate() {
  Heap& heap = *heap_;
  const Node* const nodes = code_.nodes.data();
  const NodeIndex* const kids = code_.kids.data();
  const Node* node = nullptr;
  Word* base = nullptr;
  Word* sp = sp_;
  Word w = 0;
  Next next;
  // Arguments of the call being made, and who makes it.
  Word* args = nullptr;
  uint32_t count = 0;
  Caller caller;
  const RoutineCode* routine = nullptr;
  Word fun = 0;
  bool is_given = false;  // suspected code applies what an application gave, not what a place holds
  Word whole = 0;         // the function value as it was applied: `fun`, or a partial application of it

  // What to do first is on the stack.
  goto give;

eval:
  switch (node->op) {
    case Op::kSlot:
    case Op::kField:
    case Op::kOuter:
    case Op::kConstant:
      w = LoadAtom(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto evaluate;

    case Op::kWord:
      w = node->word();
      sp = LeaveIfTail(*node, base, sp);
      goto give;

    case Op::kOuterFun:
    case Op::kFunSlot:
      w = LoadAtom(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto give;

    case Op::kMakeFun:
    case Op::kSymbol:
    case Op::kClosure:
    case Op::kCon:
    case Op::kPartial:
    case Op::kAction:
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      w = Build(*node, base);
      // A partial application as the result of suspected code.
      if (node->op == Op::kPartial && (node->flags & (kTail | kTrusted)) == kTail) {
        w = MakeNoted(w, {heap.address(base), false});
      }
      if (ending_.is_stopping()) goto stopped_here;
      sp = LeaveIfTail(*node, base, sp);
      goto give;

    case Op::kSuspend:
    case Op::kString:
      if (!heap.HasRoom(node->alloc + 3) && !CollectAt(*node, base, sp, node->alloc + 3)) return;
      w = Build(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto force;

    case Op::kEager:
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      w = Build(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto evaluate;

    case Op::kCall:
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      if (node->flags & kOwnUpdate) sp = EnterOwnCell(*node, base, sp);
      routine = &code_.routines[node->a];
      if (__builtin_expect(routine->gives_function, 0) && !(node->flags & kTrusted)) {
        sp = Push(sp, Op::kNoteResult, CallerOf(*node, base).address);
      }
      args = sp + routine->first_param;
      if (!stack_.HasRoom(args + node->count)) goto overflow_here;
      BuildArguments(*node, 0, base, args);
      whole = fun = 0;
      caller = CallerOf(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto enter;

    case Op::kCallLocal:
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      if (node->flags & kOwnUpdate) sp = EnterOwnCell(*node, base, sp);
      routine = &code_.routines[node->a];
      args = sp + routine->first_param;
      if (!stack_.HasRoom(args + node->count)) goto overflow_here;
      fun = LoadAtom(KID(node, 0), base);
      if (TagOf(fun) == Tag::kRef) fun = descents_.Look(fun, 0);
      whole = fun;
      BuildArguments(*node, 1, base, args);
      caller = CallerOf(*node, base);
      sp = LeaveIfTail(*node, base, sp);
      goto enter;

    case Op::kApply: {
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      const Node& head = KID(node, 0);
      if (Quick(head, base, &w)) goto apply_node;
      if (head.op != Op::kSymbol && head.op != Op::kMakeFun) goto operand;
      w = Build(head, base);
      goto apply_node;
    }

    apply_node:
      // w: the function of kApply `node`, evaluated.
      fun = w;
      if (node->flags & kOwnUpdate) sp = EnterOwnCell(*node, base, sp);
      count = node->count - 1u;
      args = sp;
      if (!stack_.HasRoom(args + count)) goto overflow_here;
      BuildArguments(*node, 1, base, args);
      caller = CallerOf(*node, base);
      is_given = false;
      sp = LeaveIfTail(*node, base, sp);
      goto apply;

    case Op::kPrim:
      if (node->b & core::kLazy) {
        if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
        args = sp;
        if (!stack_.HasRoom(args + node->count)) goto overflow_here;
        BuildArguments(*node, 0, base, args);
        if (ending_.is_stopping()) goto stopped_here;
        values_.set_descent(CallerOf(*node, base).address);
        sp_ = LeaveIfTail(*node, base, sp);
        next = RunLazyPrimitive(*node, args);
        goto proceed;
      }
      if (!heap.HasRoom(0) && !CollectAt(*node, base, sp, 0)) return;
      if (QuickPrim(*node, base, &w)) {
        sp = LeaveIfTail(*node, base, sp);
        goto give;
      }
      count = 0;
      goto operands;

    operands:
      // `count` operands of kPrim `node` are on the stack; evaluate the others.
      while (count < node->count) {
        const Node& kid = KID(node, count);
        if (!Quick(kid, base, &w)) {
          sp = Push(sp, *node, count, PointerWord(base));
          if (!stack_.HasRoom(sp)) goto stack_overflow;
          node = &kid;
          goto eval;
        }
        *sp++ = w;
        ++count;
      }
      {
        args = sp - count;
        sp = LeaveIfTail(*node, base, args);
        auto primitive = static_cast<Primitive>(node->a);
        if (count <= 2 && QuickOperation(primitive, args[0], count > 1 ? args[1] : 0, &w)) goto give;
        // The primitive may collect: the operands are not on the stack any more, it does not need them then.
        sp_ = sp;
        values_.set_descent(CallerOf(*node, base).address);
        const PrimResult result = Natives::RunStrict(context_, primitive, args);
        if (ending_.is_stopping()) return;
        w = result.value;
        if (result.raised) goto raise;
        goto evaluate;
      }

    case Op::kMethod:
      if (!Quick(*node, base, &w)) goto operand;
      sp = LeaveIfTail(*node, base, sp);
      goto give;

    case Op::kUnwrap:
      if (!QuickUnwrap(*node, base, &w)) goto operand;
      sp = LeaveIfTail(*node, base, sp);
      goto evaluate;

    case Op::kBlock:
      base = MakeBlockFrame(*node, base);
      if (base == nullptr) goto stopped;
      node = nodes + code_.blocks[node->a].entry;
      goto eval;

    case Op::kCase:
      if (Quick(KID(node, 0), base, &w)) goto dispatch;
      if (!heap.HasRoom(0) && !CollectAt(*node, base, sp, 0)) return;
      goto operand;

    dispatch : {
      // w: the scrutinee of kCase `node`, evaluated.
      if (node->flags & kStoreValue) {
        if (node->flags & kTrusted) {
          base[node->slot] = w;
        } else {
          heap.StoreTrail(base + node->slot, w);
        }
      }
      const Target& target = ChooseTarget(*node, w);
      if (target.bind_count > 0) {
        const Word* fields = heap.at(AddressOf(w)) + 1;
        const FieldBind* bind = code_.field_binds.data() + target.binds;
        for (uint32_t i = 0; i < target.bind_count; ++i) base[bind[i].slot] = fields[bind[i].field];
      }
      node = nodes + target.node;
      goto eval;
    }

    case Op::kLet:
      if (!heap.HasRoom(node->alloc) && !CollectAt(*node, base, sp, node->alloc)) return;
      EnterLet(*node, base);
      if (ending_.is_stopping()) goto stopped_here;
      node = &KID(node, 0);
      goto eval;

    case Op::kLeaf:
      NoteLeaf(*node, base);
      node = &KID(node, 0);
      goto eval;

    case Op::kSeq:
      if (Quick(KID(node, 0), base, &w)) {
        node = &KID(node, 1);
        goto eval;
      }
      if (!heap.HasRoom(0) && !CollectAt(*node, base, sp, 0)) return;
      goto operand;

    case Op::kGoto:
      node = &KID(node, 0);
      goto eval;

    case Op::kError:
      values_.set_descent(CallerOf(*node, base).address);
      sp = LeaveIfTail(*node, base, sp);
      sp_ = sp;
      w = exceptions_.MakeMatchFailure(node->a);
      if (ending_.is_stopping()) return;
      goto raise;

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
    case Op::kNoteResult:
    case Op::kMarker:
      CHECK(false && "a record is not evaluated");
  }

operand:
  // Evaluate kid 0 of `node`, which waits for it.
  sp = Push(sp, *node, PointerWord(base));
  if (!stack_.HasRoom(sp)) goto stack_overflow;
  node = &KID(node, 0);
  goto eval;

proceed:
  // Another part has done something; the stack is at sp_.
  if (!next) return;
  sp = sp_;
  w = *next;
evaluate:
  // w: a value, or a reference to what has to be evaluated.
  if (TagOf(w) != Tag::kRef) goto give;
force : {
  // w: a reference; evaluate what it refers to and give that.
  const Address a = AddressOf(w);
  const Word c = *heap.at(a);
  switch (TagOf(c)) {
    case Tag::kHeader:
      switch (KindOf(c)) {
        case Kind::kIndirect:
          w = heap.at(a)[1];
          goto evaluate;
        case Kind::kThunk: {
          const Suspension& suspension = code_.suspensions[trail::IdOf(c)];
          const uint32_t size = code_.activations[suspension.activation].size;
          if (!stack_.HasRoom(sp + size)) goto stack_overflow;
          Word* object = heap.at(a);
          sp = Push(sp, Op::kUpdateThunk, w);
          object[0] = Header(Kind::kEntered, trail::IdOf(c), trail::HeaderAddress(c));
          if (suspension.entry == kNoNode) {
            // A weak place of a frame, the origin: its node runs with that frame as base.
            node = nodes + trail::SmallValue(object[1]);
            base = heap.at(trail::HeaderAddress(c)) - node->slot;
            goto eval;
          }
          base = sp;
          base[0] = trail::HeaderAddress(c);
          for (uint32_t i = 1; i <= suspension.free_count; ++i) base[i] = object[i];
          if (size > 63) {
            const uint32_t filled = 1 + suspension.free_count;
            std::memset(base + filled, 0, (size - filled) * sizeof(Word));
          }
          sp += size;
          node = nodes + suspension.entry;
          goto eval;
        }
        case Kind::kData:  // the rest of a string
          sp_ = sp;
          next = ForceString(w);
          goto proceed;
        case Kind::kCallback:
          w = ResultOfCallback(heap.at(a), sp);
          goto evaluate;
        case Kind::kFailed:
          w = heap.at(a)[1];
          goto raise;
        case Kind::kEntered:
          goto loop;
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
          sp = Push(sp, Op::kUpdateCell, a);
          if (!stack_.HasRoom(sp)) goto stack_overflow;
          base = heap.at(a) - node->slot;
          goto eval;
        case State::kFailed:
          w = heap.at(trail::FailureOf(c))[1];
          goto raise;
        case State::kEntered:
          goto loop;
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

apply : {
  // Apply the function value `fun` to `count` words at `args` (at or above sp) for `caller`.
  const Word* object = heap.at(AddressOf(fun));
  const Address made = trail::HeaderAddress(*object);
  const bool is_noted = trail::IsNoted(*object);
  whole = fun;
  const uint32_t given = count;
  while (KindOf(*object) == Kind::kPartial) {
    const uint32_t held = trail::HeldCount(*object);
    if (!stack_.HasRoom(args + held + count)) goto stack_overflow;
    std::memmove(args + held, args, count * sizeof(Word));
    std::memcpy(args, object + 2, held * sizeof(Word));
    count += held;
    fun = object[1];
    object = heap.at(AddressOf(fun));
  }
  const uint32_t callable = trail::IdOf(*object);
  if (callable >= code_.routines.size()) {
    sp_ = sp;
    next = ApplyConstructor(fun, args, count, caller);
    goto proceed;
  }
  routine = &code_.routines[callable];
  if (count < routine->arity) {
    sp_ = sp;
    // What is made of a function value leads back to it: its applications are also that one's.
    next = code_.records ? MakePartial(whole, args + (count - given), given, caller)
                         : MakePartial(fun, args, count, caller);
    goto proceed;
  }
  const uint32_t held = count - given;
  if (count > routine->arity) {
    if (!stack_.HasRoom(args + 2 * count + routine->first_param)) goto stack_overflow;
    sp_ = sp;
    Caller inner = caller;
    if (!KeepExtraArguments(*routine, args, count, &inner)) return;
    caller = inner;
    sp = sp_;
    args = sp + routine->first_param;
  }
  if (__builtin_expect(is_noted, 0)) {
    sp_ = sp;
    NotePassed(args + held, routine->arity - held, caller.address);
    Word* application = NoteApplication(whole, args + held, routine->arity - held, caller);
    if (application == nullptr) goto stopped;
    if (const std::optional<Address> cell = CellOfApplication(application, sp)) {
      std::memmove(args + WordsOf(Op::kUpdateCell), args, routine->arity * sizeof(Word));
      args += WordsOf(Op::kUpdateCell);
      sp = Push(sp, Op::kUpdateCell, *cell);
    }
  }
  if (is_given && !routine->trusted) {
    sp_ = sp;
    Caller through = caller;
    if (!NoteFunction(whole, &through)) return;
    caller = through;
  }
  if (routine->leads_on && made != caller.address && made != 0) {
    caller.address = descents_.Through(made, caller.address, is_noted);
  }
  goto enter;
}

enter:
  // Enter `routine` with the arguments it takes, at `args`, for `caller`; fun: its function value if it is
  // local or was not known.
  if (__builtin_expect(!steps_.Count(), 0)) {
    sp_ = sp;
    if (options_.at_step_limit) options_.at_step_limit();
    ending_.Stop(Ended::kOutOfSteps, Steps::kUsedUp);
    return;
  }
  node = nodes + routine->entry;
  if (routine->trusted) {
    counted_calls_ += routine->is_counted ? 1 : 0;
    const uint32_t size = code_.activations[routine->activation].size;
    if (!stack_.HasRoom(sp + size)) goto stack_overflow;
    base = sp;
    FillActivation(*routine, args, fun, base);
    base[0] = caller.address;
    sp += size;
    goto eval;
  }
  {
    ++frames_;
    uint32_t variant = routine->variant;
    if (node->op == Op::kLeaf) {  // no matching to be done
      variant += node->a + 1;
      node = &KID(node, 0);
    }
    if (!caller.trusted) {
      base = MakeFrame(*routine, variant, fun, args, caller.address);
      if (base == nullptr) goto stopped;
      goto eval;
    }
    base = MakeCallback(*routine, variant, fun, whole, args, caller.address);
    if (base == nullptr) goto stopped;
    sp = Push(sp, Op::kFinishCallback, heap.address(base));
    goto eval;
  }

give : {
  // w: a value; the record on top says what it is for.
  const Node* record = NodeOn(sp);
  switch (record->op) {
    case Op::kUpdateCell: {
      Word* cell = heap.at(CellOn(sp));
      sp -= WordsOf(Op::kUpdateCell);
      if (IsRootCell(cell)) {
        *cell = w;
      } else {
        if (TagOf(w) == Tag::kBox && code_.records) w = ActionOfItsOwn(cell, w);
        heap.StoreTrail(cell, Since(w));
      }
      goto give;
    }
    case Op::kUpdateThunk: {
      Address a = AddressOf(HeldOn(sp));
      sp -= WordsOf(Op::kUpdateThunk);
      Word* object = heap.at(a);
      object[0] = EvaluatedHeader(object[0]);
      object[1] = w;
      heap.NoteMutation(a);
      goto give;
    }
    case Op::kCase:
      node = record;
      base = BaseOn(sp);
      sp -= WordsOf(Op::kCase);
      StoreCell(KID(node, 0), base, w);
      goto dispatch;
    case Op::kPrim:
      node = record;
      base = BaseOn(sp);
      count = OperandsOn(sp);
      sp -= WordsOf(Op::kPrim);
      StoreCell(KID(node, count), base, w);
      *sp++ = w;
      ++count;
      goto operands;
    case Op::kApply: {
      node = record;
      base = BaseOn(sp);
      sp -= WordsOf(Op::kApply);
      StoreCell(KID(node, 0), base, w);
      if (heap.HasRoom(node->alloc)) goto apply_node;
      Word function = w;
      if (!CollectKeeping(&function, *node, base, sp)) return;
      w = function;
      goto apply_node;
    }
    case Op::kSeq:
      node = record;
      base = BaseOn(sp);
      sp -= WordsOf(Op::kSeq);
      StoreCell(KID(node, 0), base, w);
      node = &KID(node, 1);
      goto eval;
    case Op::kMethod:
    case Op::kUnwrap:
      node = record;
      base = BaseOn(sp);
      sp -= WordsOf(Op::kUnwrap);
      StoreCell(KID(node, 0), base, w);
      w = heap.at(AddressOf(w))[1 + (node->op == Op::kMethod ? node->a : 0)];
      sp = LeaveIfTail(*node, base, sp);
      goto evaluate;
    case Op::kApplyMore:
      count = ArgumentsOn(sp);
      caller = CallerOn(sp);
      sp -= WordsOf(Op::kApplyMore) + count;
      args = sp;
      fun = w;
      is_given = !caller.trusted;
      goto apply;
    case Op::kFinishCallback:
      sp = FinishCallback(sp, w);
      goto give;
    case Op::kNoteResult:
      w = MakeNoted(w, {CellOn(sp), false});
      sp -= WordsOf(Op::kNoteResult);
      if (ending_.is_stopping()) goto stopped;
      goto give;
    case Op::kSeqSecond:
      w = HeldOn(sp);
      sp -= WordsOf(Op::kSeqSecond);
      goto evaluate;
    case Op::kPerformed:
    case Op::kBindThen:
    case Op::kThen:
    case Op::kCatch:
    case Op::kFixed:
      sp_ = sp;
      next = FinishAction(w);
      goto proceed;
    case Op::kExecute:
      sp_ = sp;
      next = Execute(w);
      goto proceed;
    case Op::kNative:
      sp_ = sp;
      next = ContinueNative(w);
      goto proceed;
    case Op::kMarker:
      stack_.TakeMarker(sp);
      goto give;
    case Op::kStop:
      sp_ = sp;
      given_ = w;
      return;
    default:
      CHECK(false && "a record");
  }
}

loop:
  // What is to be evaluated is being evaluated.
  sp_ = sp;
  values_.set_descent(program_frame_);
  w = exceptions_.MakeLoop();
raise:
  // w: an exception.
  sp_ = sp;
  next = Unwind(w);
  goto proceed;

overflow_here:
  // The activation of a node in tail position has no record on it.
  sp = LeaveIfTail(*node, base, sp);
stack_overflow:
  sp_ = sp;
  next = OverflowStack();
  goto proceed;

// The records on the stack tell what was being evaluated (RecordUnfinished). An activation of trusted code
// that is running is none of them.
stopped_here:
  if ((node->flags & kTrusted) != 0 && sp == base + code_.activations[node->routine].size) sp = base;
stopped:
  sp_ = sp;
}

}  // namespace inquest::reduce
