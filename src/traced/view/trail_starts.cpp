#include "traced/view/trail_starts.h"

#include <algorithm>

namespace inquest::traced {

using trail::Address;
using trail::Evaluated;
using trail::Frame;

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
    const std::string_view text(trail.reader().bytes_at(address + 48, size), size);
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
trail::Word UncaughtError(const trail::Trail& trail, const traced::TrailTerms& terms) {
  const trail::Layout& layout = trail.layout();
  for (const trail::Constant& constant : layout.constants) {
    if (constant.callable != layout.main) continue;
    const Evaluated main =
        trail.Evaluate(trail.word(trail::CellAddress(trail.reader().first(), constant.slot)));
    if (main.status == Evaluated::kFailed) return main.word;
    if (main.status != Evaluated::kValue || trail::TagOf(main.word) != trail::Tag::kBox) return 0;
    const Address action = trail::AddressOf(main.word);
    const auto last = terms.executions().Last(action);
    if (!last.has_value()) return 0;
    const trail::Ending ending = terms.executions().EndingOf(*last);
    const bool failed = ending.kind == trail::Ending::kFailed || ending.kind == trail::Ending::kUnfinished;
    return failed ? ending.word : 0;
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
    const Evaluated result = trail.Evaluate(trail.ResultWord(cells[i]));
    if (result.status != status || (status == Evaluated::kFailed && result.word != exception)) continue;
    return trail.frame_number(i);
  }
  return std::nullopt;
}

// Finds who raised an exception. It is one object, however many places failed with it: so of the places that
// did, the one below which there is none is where it was raised.
class Raisers {
 public:
  Raisers(const trail::Trail& trail, const Creators& creators, trail::Word exception)
      : trail_(trail), creators_(creators), exception_(exception) {}

  // From a frame that failed.
  Creator Of(const Frame& frame) const {
    const Spot result = creators_.spots().Result(frame);
    const std::optional<Spot> failed = FailedIn(frame);
    if (failed.has_value()) return Below(creators_.Of(*failed));
    return !result.place.has_value() ? creators_.RedexOf(frame, {}) : Below(creators_.Of(result));
  }

  // From the last frame of which a part failed: that of an action, when it was executed.
  std::optional<Creator> OfLastPart(Address until) const {
    for (size_t i = trail_.frame_count(); i-- > 1;) {
      if (trail_.frame_address(i) >= until) continue;
      if (const auto failed = FailedIn(trail_.frame_number(i))) return Below(creators_.Of(*failed));
    }
    return std::nullopt;
  }

  // Who made the exception itself, or the action that failed with it.
  Creator OfAction() const {
    Spot made;
    made.word = exception_;
    const Creator maker = creators_.Of(made);
    if (maker.kind == Creator::Kind::kRedex || maker.kind == Creator::Kind::kApplication) return maker;
    for (const Address address : trail_.executions()) {
      const trail::Object object = trail_.reader().at(address);
      const auto kind = static_cast<trail::ExecutionKind>(object.id);
      if (kind != trail::ExecutionKind::kError || trail_.word(address + 32) != exception_) continue;
      const Address action = trail::AddressOf(trail_.word(address + 24));
      return trail_.reader().contains(action, 1) ? creators_.OfAction(action)
                                                 : creators_.OfOrigin(object.link);
    }
    return {};
  }

 private:
  bool HasFailed(const Frame& frame, trail::PlaceId place) const {
    const Evaluated value = trail::ValueOf(trail_, frame, place);
    return value.status == Evaluated::kFailed && value.word == exception_;
  }
  // Recursion follows the text of one expression.
  trail::PlaceId Deepest(const Frame& frame, trail::PlaceId at) const {
    const trail::Place& place = trail_.layout().places[at];
    for (uint32_t i = 0; i < place.count; ++i) {
      const trail::PlaceId kid = trail_.layout().kid(place, i);
      // Of a constructor or a value that was not kept, parts may have failed.
      const trail::PlaceId found = Deepest(frame, kid);
      if (found.has_value()) return found;
    }
    return HasFailed(frame, at) ? at : trail::PlaceId();
  }
  std::optional<Spot> FailedIn(const Frame& frame) const {
    const trail::Way way = trail::Replay(trail_, frame);
    std::vector<trail::PlaceId> roots = way.conditions;
    if (way.result.has_value()) roots.push_back(way.result);
    for (const trail::PlaceId let : way.lets) {
      for (const auto& [slot, place] : trail_.layout().lets[trail_.layout().places[let].let()].binds) {
        roots.push_back(place);
      }
    }
    for (const trail::PlaceId root : roots) {
      const trail::PlaceId found = Deepest(frame, root);
      if (found.has_value()) return Spot{frame.address, found, 0, 0};
    }
    return std::nullopt;
  }
  // A creator is an expression; what raised the exception may be a part of it.
  Creator Below(Creator creator) const {
    // Each step leads to an earlier frame or to a part of an expression; a damaged file may go round.
    for (int hops = 0; hops < (1 << 10) && creator.place.has_value(); ++hops) {
      const trail::PlaceId deepest = Deepest(creator.made_in, creator.place);
      if (!deepest.has_value() || deepest == creator.place) break;
      creator = creators_.Of({creator.made_in.address, deepest, 0, 0});
    }
    return creator;
  }

  const trail::Trail& trail_;
  const Creators& creators_;
  const trail::Word exception_;
};

Creator RaiserOf(const trail::Trail& trail, const Creators& creators, trail::Word exception) {
  const Raisers raisers(trail, creators, exception);
  const Address object = FailureObject(trail, exception);
  const Address until = object == 0 ? trail.reader().end() : object;
  if (const auto frame = LastWith(trail, Evaluated::kFailed, exception, until)) return raisers.Of(*frame);
  if (object != 0) {
    if (const auto creator = raisers.OfLastPart(until)) return *creator;
  }
  return raisers.OfAction();
}

// The action that was under execution when the run stopped, the innermost one; none if there was none.
std::optional<trail::Event> InnermostAction(const trail::Executions& executions) {
  std::optional<trail::Event> action;
  // Of several threads the innermost comes first.
  for (auto i = static_cast<uint32_t>(executions.event_count()); i-- > 0;) {
    const trail::Event event = executions.event(i);
    if (event.kind != trail::ExecutionKind::kUnfinished) break;
    action = event;
  }
  return action;
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

Failure FailureOf(const trail::Trail& trail, const traced::TrailTerms& terms, const Creators& creators) {
  Failure failure;
  const trail::Word exception = UncaughtError(trail, terms);
  if (exception != 0) {
    failure.kind = Failure::Kind::kError;
    failure.text = terms.ErrorText(exception);
    failure.creator = RaiserOf(trail, creators, exception);
  } else {
    const auto frame = LastWith(trail, Evaluated::kUnfinished, 0, trail.reader().end());
    const auto action = InnermostAction(terms.executions());
    if (!frame.has_value() && !action.has_value()) return failure;
    failure.kind = Failure::Kind::kUnfinished;
    // What was entered after the execution began is below it.
    if (!frame.has_value() || (action.has_value() && action->part_of > frame->address)) {
      failure.creator = creators.OfAction(action->action);
    } else {
      // Where the frame stopped: an application of trusted code in it, or itself.
      const Spot result = creators.spots().Result(*frame);
      failure.creator = !result.place.has_value() ? creators.RedexOf(*frame, {}) : creators.Of(result);
    }
  }
  failure.stack = StackOf(creators, failure.creator);
  return failure;
}

}  // namespace inquest::traced
