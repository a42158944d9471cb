// Text in and out: what is written, what is read, lazily too.
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

NativeResult Natives::RaiseIo(NativeContext& m, const runtime::IoError& error) {
  // A wait that Ctrl-C ended is not an error of the program.
  if (error.kind == runtime::IoErrorKind::kInterrupted && m.ending.interrupted().load()) {
    m.ending.Stop(Ended::kInterrupted, "");
  }
  return Raise(m.exceptions.MakeIoError(error));
}

// State: handle, the rest of the string, the number of the put.
runtime::IoStatus Natives::BeginPut(NativeContext& m, Word* state) {
  auto put = m.handles.BeginPut(HandleOf(m, state[0]));
  if (!put.ok()) return put.error();
  state[2] = trail::SmallInt(static_cast<int64_t>(m.puts.Begin(std::move(put.value()), state)));
  return runtime::IoUnit{};
}

NativeResult Natives::PutStringStep(NativeContext& m, uint32_t step, Word* state, Word evaluated) {
  enum : uint32_t { kStart, kHandle, kCell, kElement };
  if (step == kStart && !m.Examine(&state[0])) return Force(state[0], kHandle);
  if (step == kHandle) state[0] = evaluated;
  if (step == kStart || step == kHandle) {
    if (runtime::IoStatus begun = BeginPut(m, state); !begun.ok()) return RaiseIo(m, begun.error());
  }
  auto index = static_cast<size_t>(trail::SmallValue(state[2]));
  runtime::TextPut& put = m.puts.GoOn(index);
  if (step == kCell) state[1] = evaluated;

  Word element = evaluated;
  bool have_element = step == kElement;
  for (int64_t left = kCharactersPutAtOnce; left > 0; --left) {
    if (!m.Examine(&state[1])) return Force(state[1], kCell);
    if (trail::TagOf(state[1]) != Tag::kCon) {
      runtime::IoStatus done = m.handles.FinishPut(put);
      m.puts.End(index);
      return Done(m, done);
    }
    const Word* cell = Object(m, state[1]);
    if (!have_element) {
      element = cell[1];
      if (!m.Examine(&element)) return Force(element, kElement);
    }
    have_element = false;
    runtime::IoStatus written = m.handles.Put(put, static_cast<char32_t>(trail::CharacterValue(element)));
    if (!written.ok()) {
      m.puts.End(index);
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
      "v", [](NativeContext& m, Word* state) { return Done(m, m.handles.Flush(HandleOf(m, state[0]))); }};
}

void Natives::AddInput(LazyTable& table) {
  table[Primitive::kHandleGetLine] = {
      "v", [](NativeContext& m, Word* state) { return Text(m, m.handles.GetLine(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleGetChar] = {"v", [](NativeContext& m, Word* state) {
                                        return Character(m, m.handles.GetChar(HandleOf(m, state[0])));
                                      }};
  table[Primitive::kHandleLookAhead] = {"v", [](NativeContext& m, Word* state) {
                                          return Character(m, m.handles.LookAhead(HandleOf(m, state[0])));
                                        }};
  table[Primitive::kHandleIsEof] = {
      "v", [](NativeContext& m, Word* state) { return Truth(m, m.handles.IsEof(HandleOf(m, state[0]))); }};
  table[Primitive::kHandleWaitForInput] = {"vv", [](NativeContext& m, Word* state) {
                                             auto wait = static_cast<int>(m.values.IntValue(state[1]));
                                             return Truth(
                                                 m, m.handles.WaitForInput(HandleOf(m, state[0]), wait));
                                           }};
  table[Primitive::kHandleGetContents] = {
      "v", [](NativeContext& m, Word* state) {
        int handle = HandleOf(m, state[0]);
        if (auto begun = m.handles.BeginContents(handle); !begun.ok()) return RaiseIo(m, begun.error());
        Word* object = m.heap.Allocate(3);
        WriteContents(object, handle, m.values.descent());
        return Unevaluated(trail::Tagged(Tag::kRef, m.heap.address(object)));
      }};
}

PrimResult Natives::ReadContents(NativeContext& m, int handle) {
  runtime::IoResult<std::u32string> chunk = m.handles.ReadChunk(handle);
  if (!chunk.ok()) return Fail(RaiseIo(m, chunk.error()).value);
  if (chunk.value().empty()) return Give(m.values.nil());
  Word* room = m.values.Allocate(3 + Carver::TextWords(chunk.value()));
  WriteContents(room, handle, m.values.descent());
  return Give(Carver(m.program, m.heap, m.values.descent(), room + 3)
                  .Text(chunk.value(), trail::Tagged(Tag::kRef, m.heap.address(room))));
}

}  // namespace inquest::reduce
