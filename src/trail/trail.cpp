#include "trail/trail.h"

#include <algorithm>

#include "base/check.h"

namespace inquest::trail {

base::Result<std::unique_ptr<Trail>> Trail::Open(const std::string& path, OnDamage on_damage) {
  auto reader = Reader::Open(path, std::move(on_damage));
  if (!reader.ok()) return reader.error();
  return std::make_unique<Trail>(std::move(*reader));
}

const Blocks& Trail::blocks() const {
  if (blocks_ == nullptr) blocks_ = std::make_unique<Blocks>(*reader_);
  return *blocks_;
}

const std::vector<Address>& Trail::executions() const {
  if (executions_ != nullptr) return *executions_;
  executions_ = std::make_unique<std::vector<Address>>();
  for (size_t b = 0; b < blocks().size(); ++b) {
    const BlockSummary& block = blocks().block(b);
    if (block.executions == 0) continue;
    reader_->Walk(block.begin, block.end, [&](const Object& object) {
      if (object.kind == Kind::kExecution) executions_->push_back(object.address);
      return true;
    });
  }
  return *executions_;
}

Frame Trail::frame(Address address) const {
  Frame frame;
  const Word header = word(address);
  const VariantId variant(IdOf(header));
  // Most are these, whose size the header tells.
  const bool is_plain = IsFrameHeader(header) && layout().variants.contains(variant) &&
                        layout().variants[variant].size > 0 &&
                        reader_->contains(address, layout().variants[variant].size);
  if (is_plain) {
    frame.address = frame.base = address;
    frame.variant = variant;
    frame.redex = HeaderAddress(header);
  } else {
    const Object object = reader_->at(address);
    if (object.kind != Kind::kFrame && object.kind != Kind::kCallback) {
      frame.address = frame.base = reader_->first();
      return frame;
    }
    frame.address = address;
    frame.is_callback = object.kind == Kind::kCallback;
    frame.base = address + (frame.is_callback ? 8 * uint64_t{kCallbackPrefix} : 0);
    frame.variant = object.variant();
    frame.redex = object.link;
    if (frame.is_callback) {
      const Descent descent = reader_->DescentAt(object.link);
      frame.redex = descent.origin;
      frame.maker = descent.maker < address ? descent.maker : 0;
      frame.owner = descent.owner < address ? descent.owner : 0;
    }
  }
  // Behind another frame's base, in a tail call, lies whatever was made before it.
  constexpr int kMost = 4;  // in a damaged file there may be any number
  for (int i = 0; i < kMost && !frame.is_callback; ++i) {
    if (frame.redex < 8 || IsFrameHeader(word(frame.redex))) break;
    const Word before = word(frame.redex - 8);
    if (TagOf(before) != Tag::kHeader || KindOf(before) != Kind::kIndirect || IsSince(before)) break;
    if (IsThrough(before)) {
      frame.through = word(frame.redex);
    } else {
      frame.inner = frame.redex;
    }
    frame.redex = HeaderAddress(before);
  }
  // What a frame reduces is in an earlier one; otherwise the file is damaged, and whoever follows redexes
  // would not come to an end.
  if (frame.redex >= address) frame.redex = reader_->first();
  return frame;
}

const Callable* Trail::callable(const Frame& frame) const {
  CallableId callable = variant(frame).callable;
  return !callable.has_value() ? nullptr : &layout().callables[callable];
}

Word Trail::argument(const Frame& frame, uint32_t n) const {
  const Callable* called = callable(frame);
  return called == nullptr ? 0 : slot(frame, SlotId(called->first_param.index + n));
}

Word Trail::CalledFunction(const Frame& callback) const {
  return callback.is_callback ? reader_->CallbackFunction(reader_->at(callback.address)) : 0;
}

Word Trail::SymbolOf(Word function) const {
  // A partial application of a partial application is possible, never a long chain.
  for (int depth = 0; depth < kMostPartial; ++depth) {
    const Address a = AddressOf(function);
    if (TagOf(function) != Tag::kFun || KindOf(word(a)) != Kind::kPartial) break;
    function = word(a + 8);
  }
  return function;
}

bool Trail::IsNotedFunction(Word function) const {
  if (TagOf(function) != Tag::kFun) return false;
  const Word header = word(AddressOf(function));
  return TagOf(header) == Tag::kHeader && IsNoted(header);
}

std::vector<Application> Trail::ApplicationsOf(Word function) const {
  std::vector<Application> applications;
  if (!IsNotedFunction(function)) return applications;
  const Address a = AddressOf(function);
  Address before = kAlways;
  Address at = EarlierAddress(word(a + 8 * (uint64_t{PartialWords(word(a))} - 1)));
  // Each leads to an earlier one, also in a damaged file.
  while (at != 0 && at < before) {
    const Object object = reader_->at(at);
    if (object.kind != Kind::kData || static_cast<DataKind>(object.id) != DataKind::kApplication) break;
    if (at < as_of_) {
      Application application{
          at, reader_->OriginAt(object.link), {}, ResultWord(at + 8 * kApplicationResult)};
      for (uint32_t i = kApplicationPrefix; i < object.size; ++i)
        application.arguments.push_back(word(at + 8 * uint64_t{i}));
      applications.push_back(std::move(application));
    }
    before = at;
    at = EarlierAddress(word(at + 16));
  }
  std::reverse(applications.begin(), applications.end());
  return applications;
}

Frame Trail::Enclosing(const Frame& frame) const {
  const Variant& v = variant(frame);
  if (frame.address == reader_->first()) return frame;
  if (v.is_block) return FrameOf(frame.redex);
  const Callable* called = callable(frame);
  if (called == nullptr || !called->parent.has_value()) return frame_number(0);
  // Slot 1 holds the function value, whose header names the frame that made it.
  Word function = slot(frame, SlotId(1));
  if (TagOf(function) != Tag::kFun) return frame_number(0);
  Frame enclosing = FrameOf(HeaderAddress(word(AddressOf(function))));
  return enclosing.address < frame.address ? enclosing : frame_number(0);
}

Word Trail::Captured(Word function, const FreeVariable& variable) const {
  Word header = word(AddressOf(function));
  if (variable.hops == kNone) {
    return KindOf(header) == Kind::kClosure ? word(CellAddress(AddressOf(function), variable.slot)) : 0;
  }
  if (variable.hops == 0 || TagOf(header) != Tag::kHeader || HeaderAddress(header) == 0) return 0;
  FreeVariable rest = variable;
  --rest.hops;
  return Variable(FrameOf(HeaderAddress(header)), rest);
}

Word Trail::Variable(const Frame& frame, const FreeVariable& variable) const {
  Frame outer = frame;
  for (uint32_t hops = variable.hops; hops > 0 && outer.address != reader_->first(); --hops) {
    outer = Enclosing(outer);
  }
  if (variable.slot.index >= this->variant(outer).size) return 0;
  Word w = slot(outer, variable.slot);
  // A cell that is not evaluated stands for itself.
  if (TagOf(w) == Tag::kState) return Tagged(Tag::kRef, CellAddress(outer.base, variable.slot));
  if (variable.field == kNone) return w;
  Evaluated constructor = Evaluate(w);
  if (constructor.status != Evaluated::kValue || TagOf(constructor.word) != Tag::kCon) return 0;
  return word(AddressOf(constructor.word) + 8 * (1 + uint64_t{variable.field}));
}

std::optional<Frame> Trail::TailCaller(const Frame& frame) const {
  if (frame.is_callback || frame.inner != 0) return std::nullopt;
  const auto earlier = [&](const Frame& caller) {
    return caller.address < frame.address ? std::optional(caller) : std::nullopt;
  };
  // A cell never holds the header of a frame.
  if (IsFrameHeader(word(frame.redex))) return earlier(this->frame(frame.redex));
  // The base of a callback holds when it finished, or that it was entered.
  const bool may_be_callback = frame.redex >= 8 * uint64_t{kCallbackPrefix} &&
                               TagOf(word(frame.redex)) == Tag::kState &&
                               KindOf(word(frame.redex - 8 * uint64_t{kCallbackPrefix})) == Kind::kCallback;
  if (!may_be_callback) return std::nullopt;
  const Frame caller = FrameOf(frame.redex);
  return caller.base == frame.redex ? earlier(caller) : std::nullopt;
}

// A loop is a chain of as many tail calls as it has turns. The cell is kept for some frames of it, so that to
// ask about all of them takes time that follows their number.
Address Trail::ResultCell(Frame frame) const {
  const auto is_kept = [](Address a) { return a * 0x9e3779b97f4a7c15u >> 59 == 0; };  // of 32 frames one
  std::vector<Address> passed;
  std::optional<Address> cell;
  // A tail call leads to an earlier frame each time, so this ends.
  while (!cell) {
    const std::optional<Frame> caller = TailCaller(frame);
    if (!caller) {
      cell = OwnResultCell(frame);
      break;
    }
    frame = *caller;
    if (!is_kept(frame.address)) continue;
    const auto known = result_cells_.find(frame.address);
    if (known != result_cells_.end())
      cell = known->second;
    else
      passed.push_back(frame.address);
  }
  for (const Address kept : passed) result_cells_.emplace(kept, *cell);
  return *cell;
}

Address Trail::OwnResultCell(const Frame& frame) {
  if (frame.is_callback) return frame.address + 8 * uint64_t{kCallbackResult};
  return frame.inner != 0 ? frame.inner : frame.redex;
}

Word Trail::ResultWord(Address result_cell) const {
  const Word w = word(result_cell);
  const bool is_missing = as_of_ == kAlways && Evaluate(w).status == Evaluated::kUnevaluated;
  return is_missing ? StateWord(State::kEntered, kNoPlace) : w;
}

Address Trail::PlainRedex(Address frame) const {
  const Word header = word(frame);
  const Address redex = HeaderAddress(header);
  if (TagOf(header) != Tag::kHeader || KindOf(header) != Kind::kFrame || redex >= frame) return 0;
  const auto is_header = [&](Address a, Kind kind) {
    return TagOf(word(a)) == Tag::kHeader && KindOf(word(a)) == kind;
  };
  if (is_header(redex, Kind::kFrame)) return redex;
  constexpr Address kBefore = 8 * uint64_t{kCallbackPrefix};
  if (redex < kBefore) return 0;
  return is_header(redex - 8, Kind::kIndirect) || is_header(redex - kBefore, Kind::kCallback) ? 0 : redex;
}

std::vector<Address> Trail::AllResultCells() const {
  std::vector<Address> cells(frame_count());
  // Mostly a frame goes on from one of those just before it.
  const auto cell_of = [&](size_t next, Address frame) {
    for (size_t i = next; i > 0 && i + 4 > next; --i)
      if (frame_address(i - 1) == frame) return cells[i - 1];
    return cells[FrameNumberOf(frame)];
  };
  for (size_t i = 0; i < cells.size(); ++i) {
    if (const Address cell = PlainRedex(frame_address(i))) {
      cells[i] = IsFrameHeader(word(cell)) ? cell_of(i, cell) : cell;
      continue;
    }
    const Frame f = frame_number(i);
    const std::optional<Frame> caller = TailCaller(f);
    cells[i] = caller ? cell_of(i, caller->address) : OwnResultCell(f);
  }
  return cells;
}

Evaluated Trail::EvaluateAt(Word w, Address time) const {
  // References lead backwards or to something evaluated; a damaged file may have a circle.
  for (int hops = 0; hops < (1 << 16); ++hops) {
    switch (TagOf(w)) {
      case Tag::kInt:
      case Tag::kAtom:
        return {Evaluated::kValue, w};
      case Tag::kHeader: {
        if (w == 0) return {Evaluated::kUnevaluated, 0};
        return {Evaluated::kNotKept, 0};
      }
      case Tag::kState:
        switch (StateOf(w)) {
          case State::kSuspended:
            return {Evaluated::kUnevaluated, 0};
          case State::kEntered:
            return {Evaluated::kUnfinished, 0};
          case State::kFailed: {
            Address failure = FailureOf(w);
            if (failure == 0) return {Evaluated::kUnfinished, 0};
            if (failure > time) return {Evaluated::kUnevaluated, 0};
            return {Evaluated::kFailed, word(failure + 8)};
          }
        }
        return {Evaluated::kNotKept, 0};
      case Tag::kCon:
      case Tag::kFun:
      case Tag::kBox:
        if (!reader_->contains(AddressOf(w), 2) && !reader_->IsStaticFunction(AddressOf(w))) {
          return {Evaluated::kNotKept, 0};
        }
        return {Evaluated::kValue, w};
      case Tag::kRef: {
        Address a = AddressOf(w);
        if (IsRegion(a)) return {Evaluated::kNotKept, 0};
        if (!reader_->contains(a, 1)) return {Evaluated::kNotKept, 0};
        Word c = reader_->word(a);
        if (TagOf(c) == Tag::kHeader && KindOf(c) == Kind::kCallback) {
          if (a > time) return {Evaluated::kUnevaluated, 0};
          c = word(a + 8 * uint64_t{kCallbackResult});
          if (c == 0) return {Evaluated::kUnfinished, 0};
        } else if (IsSince(c)) {
          if (SinceWhen(a, c) > time) return {Evaluated::kUnevaluated, 0};
          c = word(a + 8);
        }
        w = c;
        break;
      }
    }
  }
  return {Evaluated::kNotKept, 0};
}

}  // namespace inquest::trail
