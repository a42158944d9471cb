#include "view/trail_starts.h"

#include <algorithm>

namespace inquest::view {

using trail::Address;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;

std::vector<OutputPiece> OutputOf(const trail::Trail& trail, const Creators& creators) {
  std::vector<OutputPiece> pieces;
  for (Address address : trail.executions()) {
    const trail::Object object = trail.reader().at(address);
    if (static_cast<trail::ExecutionKind>(object.id) != trail::ExecutionKind::kOutput) continue;
    const uint64_t size = trail.word(address + 40);
    if (object.size < 6 || size > 8 * (uint64_t{object.size} - 6)) continue;
    OutputPiece piece;
    piece.handle = static_cast<int>(trail.word(address + 32));
    piece.action = trail::AddressOf(trail.word(address + 24));
    const Address made = trail.reader().contains(piece.action, 1) ? piece.action : 0;
    piece.creator = made != 0 ? creators.OfAction(made) : creators.OfOrigin(object.link);
    // The message about an uncaught error is not the program's.
    if (piece.creator.kind == Creator::Kind::kProgram) continue;
    const std::string_view text(trail.reader().bytes_at(address + 48), size);
    if (pieces.empty() || pieces.back().handle != piece.handle || !(pieces.back().creator == piece.creator)) {
      pieces.push_back(std::move(piece));
    }
    std::string& into = pieces.back().text;
    if (into.size() < kMostOutput) into += text.substr(0, kMostOutput - into.size());
  }
  return pieces;
}

namespace {

// The error that nobody caught: 0 if there is none, otherwise the exception.
trail::Word UncaughtError(const trail::Trail& trail, const value::TrailTerms& terms) {
  const trail::Layout& layout = trail.layout();
  for (const trail::Constant& constant : layout.constants) {
    if (constant.callable != layout.main) continue;
    const Evaluated main = trail.Evaluate(trail.word(trail.reader().first() + 8 * uint64_t{constant.slot}));
    if (main.status == Evaluated::kFailed) return main.word;
    if (main.status != Evaluated::kValue || trail::TagOf(main.word) != trail::Tag::kBox) return 0;
    const Address action = trail::AddressOf(main.word);
    const size_t count = terms.executions().Count(action);
    if (count == 0) return 0;
    const trail::Execution last = terms.executions().Describe(action, count - 1, 0);
    return last.failed && !last.effects.empty() ? last.effects.back().value : 0;
  }
  return 0;
}

// The failure object of an exception; 0 if an action raised it.
Address FailureObject(const trail::Trail& trail, trail::Word exception) {
  Address found = 0;
  trail.reader().ForEach([&](const trail::Object& object) {
    if (object.kind == trail::Kind::kFailure && trail.word(object.address + 8) == exception) {
      found = object.address;
    }
    return found == 0;
  });
  return found;
}

// The frame on top of the stack of demands when the run stopped: what is entered is made later than what
// demands it, so it is the last one made before `until` that has the given outcome.
std::optional<Frame> LastWith(const trail::Trail& trail, Evaluated::Status status, trail::Word exception,
                              Address until) {
  const std::vector<Address> cells = trail.AllResultCells();
  for (size_t i = trail.frame_count(); i-- > 1;) {
    if (trail.frame_address(i) >= until) continue;
    const Evaluated result = trail.Evaluate(trail.word(cells[i]));
    if (result.status != status || (status == Evaluated::kFailed && result.word != exception)) continue;
    return trail.frame_number(i);
  }
  return std::nullopt;
}

}  // namespace

std::vector<Creator> StackOf(const Creators& creators, const Creator& from) {
  std::vector<Creator> stack;
  Creator next = creators.Above(from);
  while (next.kind == Creator::Kind::kRedex) {
    // Each is older than the one it called.
    if (!stack.empty() && next.frame.address >= stack.back().frame.address) break;
    stack.push_back(next);
    next = creators.Above(next);
  }
  return stack;
}

Failure FailureOf(const trail::Trail& trail, const value::TrailTerms& terms, const Creators& creators) {
  Failure failure;
  const trail::Word exception = UncaughtError(trail, terms);
  std::optional<Frame> frame;
  if (exception != 0) {
    failure.kind = Failure::Kind::kError;
    failure.text = terms.ErrorText(exception);
    const Address object = FailureObject(trail, exception);
    frame = LastWith(trail, Evaluated::kFailed, exception, object == 0 ? trail.reader().end() : object);
  } else {
    frame = LastWith(trail, Evaluated::kUnfinished, 0, trail.reader().end());
    if (frame.has_value()) failure.kind = Failure::Kind::kUnfinished;
  }
  if (!frame.has_value()) return failure;
  // Where the frame stopped: an application of trusted code in it, or itself.
  const Spot result = creators.spots().Result(*frame);
  failure.creator = result.place == kNone ? creators.RedexOf(*frame, kNone) : creators.Of(result);
  failure.stack = StackOf(creators, failure.creator);
  return failure;
}

}  // namespace inquest::view
