// Text in and out: what is written, what is read, lazily too.
#include "reduce/machine.h"
#include "reduce/natives.h"
#include "runtime/handles.h"

namespace inquest::reduce {

using core::Primitive;
using trail::Tag;

namespace {

constexpr int64_t kCharactersPutAtOnce = int64_t{64} << 10;
// In a suspended string: not a literal, but what a handle will give.
constexpr Word kOfHandle = Word{1} << 63;

void WriteContents(Word* object, int handle, Address origin) {
  object[0] = trail::Header(trail::Kind::kData, static_cast<uint32_t>(trail::DataKind::kString), origin);
  object[1] = kOfHandle | static_cast<Word>(handle);
  object[2] = 0;
}

}  // namespace

Natives::NativeResult Natives::RaiseIo(Machine& m, const runtime::IoError& error) {
  // A wait that Ctrl-C ended is not an error of the program.
  if (error.kind == runtime::IoErrorKind::kInterrupted && m.interrupted_.load()) {
    m.StopBecause(Ended::kInterrupted, "");
  }
  return Raise(m.MakeIoError(error));
}

// State: handle, the rest of the string, the number of the put.
runtime::IoStatus Natives::BeginPut(Machine& m, Word* state) {
  auto put = m.handles_->BeginPut(HandleOf(m, state[0]));
  if (!put.ok()) return put.error();
  // Puts from here upwards on the stack were left by an exception.
  int64_t depth = m.sp_ - m.stack_.bottom();
  while (!m.puts_.empty() && m.puts_.back().depth >= depth) m.puts_.pop_back();
  m.WriteUnbuffered(0);
  state[2] = trail::SmallInt(static_cast<int64_t>(m.puts_.size()));
  m.puts_.push_back({std::move(put.value()), depth});
  return runtime::IoUnit{};
}

Natives::NativeResult Natives::PutStringStep(Machine& m, uint32_t step, Word* state, Word evaluated) {
  enum : uint32_t { kStart, kHandle, kCell, kElement };
  if (step == kStart && !m.Examine(&state[0])) return Force(state[0], kHandle);
  if (step == kHandle) state[0] = evaluated;
  if (step == kStart || step == kHandle) {
    if (runtime::IoStatus begun = BeginPut(m, state); !begun.ok()) return RaiseIo(m, begun.error());
  }
  auto index = static_cast<size_t>(trail::SmallValue(state[2]));
  // What evaluating the string has put is done, or was left by an exception that was caught.
  m.puts_.resize(index + 1);
  runtime::TextPut& put = m.puts_[index].put;
  if (step == kCell) state[1] = evaluated;

  Word element = evaluated;
  bool have_element = step == kElement;
  for (int64_t left = kCharactersPutAtOnce; left > 0; --left) {
    if (!m.Examine(&state[1])) return Force(state[1], kCell);
    if (trail::TagOf(state[1]) != Tag::kCon) {
      runtime::IoStatus done = m.handles_->FinishPut(put);
      m.puts_.resize(index);
      return Done(m, done);
    }
    const Word* cell = Object(m, state[1]);
    if (!have_element) {
      element = cell[1];
      if (!m.Examine(&element)) return Force(element, kElement);
    }
    have_element = false;
    runtime::IoStatus written = m.handles_->Put(put, static_cast<char32_t>(trail::CharacterValue(element)));
    if (!written.ok()) {
      m.puts_.resize(index);
      return RaiseIo(m, written.error());
    }
    state[1] = cell[2];
  }
  // Lets the machine look at interrupts.
  return Force(state[1], kCell);
}

void Natives::AddOutput(LazyTable& table) {
  table[Primitive::kHandlePutString] = {"", nullptr, PutStringStep};
  table[Primitive::kHandleFlush] = {
      "v", [](Machine& m, Word* state) { return Done(m, m.handles_->Flush(HandleOf(m, state[0]))); }};
}

void Natives::AddInput(LazyTable& table) {
  table[Primitive::kHandleGetLine] = {
      "v", [](Machine& m, Word* state) { return Text(m, m.handles_->GetLine(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleGetChar] = {
      "v", [](Machine& m, Word* state) { return Character(m, m.handles_->GetChar(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleLookAhead] = {"v", [](Machine& m, Word* state) {
                                          return Character(m, m.handles_->LookAhead(HandleOf(m, state[0])));
                                        }};
  table[Primitive::kHandleIsEof] = {
      "v", [](Machine& m, Word* state) { return Truth(m, m.handles_->IsEof(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleWaitForInput] = {"vv", [](Machine& m, Word* state) {
                                             auto wait = static_cast<int>(m.IntValue(state[1]));
                                             return Truth(
                                                 m, m.handles_->WaitForInput(HandleOf(m, state[0]), wait));
                                           }};
  table[Primitive::kHandleGetContents] = {
      "v", [](Machine& m, Word* state) {
        int handle = HandleOf(m, state[0]);
        if (auto begun = m.handles_->BeginContents(handle); !begun.ok()) return RaiseIo(m, begun.error());
        Word* object = m.heap_->Allocate(3);
        WriteContents(object, handle, m.descent_);
        return Unevaluated(trail::Tagged(Tag::kRef, m.heap_->address(object)));
      }};
}

Word Machine::ReadContents(int handle, bool* failed, Word* exception) {
  runtime::IoResult<std::u32string> chunk = handles_->ReadChunk(handle);
  *failed = !chunk.ok();
  if (!chunk.ok()) {
    *exception = Natives::RaiseIo(*this, chunk.error()).value;
    return nil_;
  }
  if (chunk.value().empty()) return nil_;
  Word* room = AllocateObject(3 + Carver::TextWords(chunk.value()));
  WriteContents(room, handle, descent_);
  return Carver(program_, *heap_, descent_, room + 3)
      .Text(chunk.value(), trail::Tagged(Tag::kRef, heap_->address(room)));
}

}  // namespace inquest::reduce
