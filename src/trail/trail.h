// The augmented redex trail as the papers define it, on top of the objects of a file (reader.h): frames with
// their redexes and results, nodes and their most evaluated forms, executions of actions. Everything right of
// the trail reads it through this.
//
// finite-maps-2008 and foundations-2006 name a node by a string over f, a and r; here a node is a cell or a
// constructor, function or frame, that is a word or an address. parent(n) is the redex of the frame that n
// lies in; the last node of a redex is what its cell leads to.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "trail/blocks.h"
#include "trail/reader.h"

namespace inquest::trail {

class Executions;
struct Operations;

// One reduction.
struct Frame {
  Address address = 0;  // of its header: its name
  Address base = 0;     // of its word 0
  bool is_callback = false;
  VariantId variant{0};
  Address redex = 0;  // what it reduces: a cell, or the base of the frame whose value it computes (a tail
                      // call); of a callback: its origin
  Word through = 0;   // it applies this function value, which an application gave; 0: its head tells
  Address inner = 0;  // it reduces an inner application of that: where the value of that one is
  Address maker = 0;  // of a callback: the redex that made the trusted function value through which it was
                      // reached, if that is another than the origin; a place in an earlier frame
  Address owner = 0;  // of a callback: the redex that it belongs to in the FDT, if that is another than the
                      // origin: trusted code made the function value through which it was reached for that
};

// A noted function value was applied.
struct Application {
  Address address = 0;  // its name
  Address applied = 0;  // where it was applied: a place, of trusted code its origin
  std::vector<Word> arguments;
  Word result = 0;
};

// A most evaluated form, one level.
struct Evaluated {
  enum Status : uint8_t {
    kValue,        // `word` is a value: a number, atom, constructor, function or box
    kUnevaluated,  // never demanded
    kUnfinished,   // entered, never finished
    kFailed,       // `word` is the exception
    kNotKept,      // computed, not in the file
  } status = kUnevaluated;
  Word word = 0;
};

class Trail {
 public:
  static base::Result<std::unique_ptr<Trail>> Open(const std::string& path, OnDamage on_damage = {});
  explicit Trail(std::unique_ptr<Reader> reader) : reader_(std::move(reader)) {}

  const Reader& reader() const { return *reader_; }
  const Layout& layout() const { return reader_->layout(); }
  Word word(Address a) const { return reader_->contains(a, 1) ? reader_->word(a) : 0; }
  // Whether the run came to its end, in whatever way: then what was evaluated is in the file.
  bool is_complete() const { return reader_->header().end != 0; }

  // Read from the index of the file on first use; without one, the whole trail is passed over.
  const Blocks& blocks() const;
  // Frames by number, in the order in which they were made; 0 is the program. Where the frames of a block
  // begin is found on first use.
  size_t frame_count() const { return blocks().frame_count(); }
  Address frame_address(size_t number) const { return blocks().frame_address(number); }
  // The number of the frame that holds `a`: the last one that starts at or before it.
  size_t FrameNumberOf(Address a) const { return blocks().FrameNumberOf(a); }
  // Looks at all blocks with executions, on first use.
  const std::vector<Address>& executions() const;
  // What was executed, put together on first use by a pass over these. For all who read this trail.
  const Executions& all_executions() const;

  // What its primitives compute (recompute.h), by their numbers.
  const Operations& operations() const;

  Frame frame(Address address) const;
  Frame frame_number(size_t number) const { return frame(frame_address(number)); }
  Frame FrameOf(Address a) const { return frame(blocks().FrameHolding(a)); }
  // What the frame reduces, where the header alone tells: an earlier frame, or a cell that no application
  // lies before and that is no callback's; otherwise 0.
  Address PlainRedex(Address frame) const;
  // Where the frame begins that holds the redex of this one.
  Address CallerOf(const Frame& frame) const {
    // A tail call reduces the frame itself; a cell never holds the header of one.
    return IsFrameHeader(word(frame.redex)) ? frame.redex : blocks().FrameHolding(frame.redex);
  }
  const Variant& variant(const Frame& frame) const { return layout().variants[frame.variant]; }
  // None for the program.
  const Callable* callable(const Frame& frame) const;
  Word slot(const Frame& frame, SlotId slot) const { return word(CellAddress(frame.base, slot)); }
  // Word of the n-th parameter, dictionaries included.
  Word argument(const Frame& frame, uint32_t n) const;
  // Of a callback: the function value through which it was called, perhaps a partial application.
  Word CalledFunction(const Frame& callback) const;
  // Partial applications of partial applications, at most.
  static constexpr int kMostPartial = 64;
  // The function symbol or closure that a function value applies.
  Word SymbolOf(Word function) const;
  // Whether the applications of the function value are in the trail (word.h, kNoted); and these, in the order
  // of the run, as far as they were made by as_of().
  bool IsNotedFunction(Word function) const;
  std::vector<Application> ApplicationsOf(Word function) const;
  // The frame that a local function or block was defined in; the program for others.
  Frame Enclosing(const Frame& frame) const;
  // Whether there can be one, other than the program.
  bool HasEnclosing(const Frame& frame) const {
    const Variant& v = variant(frame);
    return v.is_block || (v.callable.has_value() && layout().callables[v.callable].parent.has_value());
  }
  Word Variable(const Frame& frame, const FreeVariable& variable) const;
  // Likewise of a function value, before it is called.
  Word Captured(Word function, const FreeVariable& variable) const;

  // Where the value of the frame's redex is: a cell, or the result word of a callback. Follows tail calls.
  Address ResultCell(Frame frame) const;
  // The frame whose value this one computes, an earlier one; none if it reduces a cell.
  std::optional<Frame> TailCaller(const Frame& frame) const;
  // ResultCell of a frame without a tail caller.
  static Address OwnResultCell(const Frame& frame);
  // The same for every frame by its number, in one pass.
  std::vector<Address> AllResultCells() const;
  // What stands in a result cell. A reduction that never came to a value was entered, also where the cell
  // does not say so: that of a call which trusted code made, or one that is written only with the value.
  Word ResultWord(Address result_cell) const;
  Word ResultWord(const Frame& frame) const { return ResultWord(ResultCell(frame)); }
  Evaluated Result(const Frame& frame) const { return Evaluate(ResultWord(frame)); }

  // Follows references to a value.
  Evaluated Evaluate(Word w) const { return EvaluateAt(w, as_of_); }
  // Likewise as it was known when the trail ended at `time`: what got its value later is not evaluated. Only
  // exact if Layout::notes_times says so.
  Evaluated EvaluateAt(Word w, Address time) const;
  static constexpr Address kAlways = ~Address{0};
  // What Evaluate tells of: the time of the innermost AsOf, or always.
  Address as_of() const { return as_of_; }

 private:
  static bool IsFrameHeader(Word w) { return TagOf(w) == Tag::kHeader && KindOf(w) == Kind::kFrame; }

  std::unique_ptr<Reader> reader_;
  mutable std::unique_ptr<Blocks> blocks_;
  mutable std::unique_ptr<std::vector<Address>> executions_;
  mutable std::shared_ptr<const Executions> all_executions_;
  mutable std::shared_ptr<const Operations> operations_;
  mutable std::unordered_map<Address, Address> result_cells_;  // of some frames
  friend class AsOf;
  mutable Address as_of_ = kAlways;
};

// As long as it lives, Trail::Evaluate tells what was known at a time.
class AsOf {
 public:
  AsOf(const Trail& trail, Address time) : trail_(trail), before_(trail.as_of_) { trail.as_of_ = time; }
  ~AsOf() { trail_.as_of_ = before_; }
  AsOf(const AsOf&) = delete;
  AsOf& operator=(const AsOf&) = delete;

 private:
  const Trail& trail_;
  Address before_;
};

}  // namespace inquest::trail
