#include "traced/tree/executed_code.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "source/literate.h"
#include "trail/replay.h"
#include "trail/whole_span.h"
#include "tree/merge_codes.h"

namespace inquest::traced {

using trail::Address;
using trail::Callable;
using trail::CallableKind;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Span;

Span EquationSpan(const trail::Trail& trail, const Frame& frame) {
  const Callable* callable = trail.callable(frame);
  if (callable == nullptr) return {};
  const uint32_t leaf = trail.variant(frame).leaf;
  if (leaf == 0) return callable->span;
  const uint32_t number = callable->leaves[leaf - 1].equation;
  const bool is_known = number < callable->equations.size() && callable->equations[number].has_value();
  return is_known ? callable->equations[number] : callable->span;
}

namespace {

bool Contains(Span outer, Span inner) {
  return outer.has_value() && outer.file == inner.file && outer.begin <= inner.begin &&
         inner.end <= outer.end;
}

// What desugaring made is a part of an equation of the routine around it: that is what people know.
Span EquationAround(const Layout& layout, trail::CallableId routine, Span own) {
  trail::CallableId outer = routine;
  // In a damaged trace parents may form a cycle.
  for (size_t i = 0; i < layout.callables.size() && layout.callables[outer].kind == CallableKind::kHidden &&
                     layout.callables.contains(layout.callables[outer].parent);
       ++i) {
    outer = layout.callables[outer].parent;
  }
  for (Span equation : layout.callables[outer].equations)
    if (Contains(equation, own)) return equation;
  return Contains(layout.callables[outer].span, own) ? layout.callables[outer].span : own;
}

// Paints one equation of a routine, as frames of it executed it.
class Painter {
 public:
  // `own`: the equation, or where the part of it begins that belongs to the frames.
  Painter(const trail::Trail& trail, trail::CallableId routine, Span own)
      : trail_(trail),
        l_(trail.layout()),
        routine_(routine),
        own_(own),
        equation_(own.has_value() ? EquationAround(trail.layout(), routine, own) : own) {}

  void Add(Address frame) { frames_.push_back(frame); }
  bool IsFor(trail::CallableId routine, Span own) const {
    return routine_ == routine && own_.file == own.file && own_.begin == own.begin && own_.end == own.end;
  }

  Code Run() {
    Code code;
    if (!equation_.has_value()) return code;
    std::sort(frames_.begin(), frames_.end());
    for (const trail::Variant& variant : l_.variants)
      if (variant.callable == routine_ && !variant.is_block) Walk(variant.entry);
    WalkOthers();
    for (const Walked& walked : places_) (walked.of_others ? others_left_ : own_left_).insert(walked.place);
    VisitAll();
    AddNotTaken(routine_, false);
    for (trail::CallableId other : others_) AddOther(other);
    for (const Walked& walked : places_) {
      const bool left = own_left_.contains(walked.place) || others_left_.contains(walked.place);
      pieces_.push_back({l_.places[walked.place].span, !left, walked.of_others});
    }
    const source::File& file = l_.files[equation_.file];
    const source::Position begin = file.position(equation_.begin), part = file.position(own_.begin);
    code.file = file.name();
    code.first_line = begin.line;
    code.first_column = begin.column;
    code.line = part.line;
    code.column = part.column;
    Paint(code);
    return code;
  }

 private:
  // The frames, and their blocks and hidden functions, which have frames of their own, and calls of local
  // functions. There can be as many of them as the trail has frames: once all was executed nothing is left to
  // learn, and blocks of the trail without any are passed over.
  void VisitAll() {
    for (Address frame : frames_) {
      const Frame own = trail_.frame(frame);
      if (const uint32_t leaf = trail_.variant(own).leaf) taken_.insert({routine_, leaf});
      if (!is_done()) Visit(own);
    }
    base::Store<trail::VariantId, Part> parts = PartsByVariant();
    const trail::Blocks& blocks = trail_.blocks();
    const Address first = frames_.front();
    std::vector<Address> inner;  // ascending
    const auto belongs = [&](Address a) {
      return std::binary_search(frames_.begin(), frames_.end(), a) ||
             std::binary_search(inner.begin(), inner.end(), a);
    };
    size_t calls_of_others = 0;
    for (size_t b = blocks.BlockOf(first); b < blocks.size() && !is_done(); ++b) {
      const auto& counts = blocks.block(b).counts;
      if (std::none_of(counts.begin(), counts.end(),
                       [&](const auto& c) { return parts[c.variant] != Part::kNone; }))
        continue;
      blocks.ForEachFrame(b, [&](uint64_t, const trail::Object& object) {
        if (parts[object.variant()] == Part::kNone || object.address <= first) return true;
        const Frame other = trail_.frame(object.address);
        if (!belongs(trail_.Enclosing(other).address)) return true;
        inner.push_back(other.address);
        NoteTaken(other);
        Visit(other);
        if (parts[object.variant()] == Part::kOfOthers && ++calls_of_others == kMostCallsOfOthers) {
          // Most of it is known. It is not suspect, whatever was executed.
          others_left_.clear();
          for (Part& part : parts)
            if (part == Part::kOfOthers) part = Part::kNone;
        }
        return !is_done();
      });
    }
  }
  static constexpr size_t kMostCallsOfOthers = 50'000;
  bool is_done() const { return own_left_.empty() && others_left_.empty(); }
  void NoteTaken(const Frame& frame) {
    const trail::Variant& variant = trail_.variant(frame);
    if (variant.is_block) return;
    called_.insert(variant.callable);
    if (variant.leaf != 0) taken_.insert({variant.callable, variant.leaf});
  }

  enum class Part : uint8_t { kNone, kOwn, kOfOthers };
  // Whether its code is a part of this routine's, or of a local function's.
  base::Store<trail::VariantId, Part> PartsByVariant() const {
    base::Store<trail::VariantId, Part> parts;
    for (const trail::Variant& variant : l_.variants) {
      const trail::CallableId callable = variant.callable;
      const bool is_hidden = callable.has_value() && l_.callables[callable].kind == CallableKind::kHidden;
      const bool is_own = variant.is_block && callable == routine_;
      if (is_own || ((variant.is_block || is_hidden) && Root(callable) == routine_))
        parts.Add(Part::kOwn);
      else
        parts.Add(others_.contains(Root(callable)) ? Part::kOfOthers : Part::kNone);
    }
    return parts;
  }
  // The routine that a hidden one is a part of; this one if that is hidden itself.
  trail::CallableId Root(trail::CallableId callable) const {
    while (callable.has_value() && callable != routine_ &&
           l_.callables[callable].kind == CallableKind::kHidden) {
      callable = l_.callables[callable].parent;
    }
    return callable;
  }

  // Notes what this frame executed.
  void Visit(const Frame& frame) {
    trail::Way way = trail::Replay(trail_, frame);
    for (trail::PlaceId place : way.passed) NoteExecuted(place);
    for (trail::PlaceId place : way.conditions) Demanded(frame, place);
    if (way.result.has_value()) Demanded(frame, way.result);
    for (trail::PlaceId let : way.lets) {
      for (const auto& [slot, bound] : l_.lets[l_.places[let].let()].binds) Argument(frame, bound);
    }
  }
  void NoteExecuted(trail::PlaceId place) {
    own_left_.erase(place);
    others_left_.erase(place);
  }
  void Demanded(const Frame& frame, trail::PlaceId at) {
    NoteExecuted(at);
    const Place& place = l_.places[at];
    for (uint32_t i = 0; i < place.count; ++i) Argument(frame, l_.kid(place, i));
  }
  void Argument(const Frame& frame, trail::PlaceId at) {
    const Place& place = l_.places[at];
    if (place.has_cell) {
      Evaluated value = trail_.Evaluate(trail_.slot(frame, place.slot));
      if (value.status == Evaluated::kUnevaluated) return;
    }
    Demanded(frame, at);
  }

  // Right-hand sides that were never chosen; of this routine only one equation is shown.
  void AddNotTaken(trail::CallableId id, bool of_others) {
    const Callable& callable = l_.callables[id];
    for (uint32_t i = 0; i < callable.leaves.size(); ++i) {
      const trail::Leaf& leaf = callable.leaves[i];
      const bool is_taken = std::any_of(taken_.begin(), taken_.end(), [&](const auto& taken) {
        if (taken.first != id) return false;
        const trail::Leaf& other = callable.leaves[taken.second - 1];
        return i + 1 == taken.second ||
               (other.guard == leaf.guard && (!of_others || other.equation == leaf.equation));
      });
      if (!is_taken && leaf.span.has_value()) pieces_.push_back({leaf.span, false, of_others});
    }
  }
  // The equations of a local function or lambda, with those that were never chosen.
  void AddOther(trail::CallableId id) {
    const Callable& callable = l_.callables[id];
    const bool was_called = called_.contains(id);
    if (callable.span.has_value()) pieces_.push_back({callable.span, was_called, true});
    for (uint32_t equation = 0; was_called && equation < callable.equations.size(); ++equation) {
      const bool has_leaves = std::any_of(callable.leaves.begin(), callable.leaves.end(),
                                          [&](const auto& leaf) { return leaf.equation == equation; });
      const bool is_taken = std::any_of(taken_.begin(), taken_.end(), [&](const auto& taken) {
        return taken.first == id && callable.leaves[taken.second - 1].equation == equation;
      });
      if (has_leaves && !is_taken && callable.equations[equation].has_value())
        pieces_.push_back({callable.equations[equation], false, true});
    }
    AddNotTaken(id, true);
  }

  // Local functions and lambdas that this code makes, and those that these make. What they do is not this
  // node's.
  void WalkOthers() {
    while (!made_.empty()) {
      const trail::CallableId callable = made_.back();
      made_.pop_back();
      if (!others_.insert(callable).second) continue;
      of_others_ = true;
      Walk(l_.callables[callable].entry);
      of_others_ = false;
    }
  }
  bool IsOfOthers(const Callable& callable) const {
    const bool is_function = callable.kind == CallableKind::kLocal || callable.kind == CallableKind::kLambda;
    return is_function && callable.suspected && callable.arity > 0 && Contains(own_, callable.span);
  }

  void Walk(trail::PlaceId at) {
    if (!at.has_value() || !walked_.insert(at).second) return;
    const Place& place = l_.places[at];
    bool control = place.kind == PlaceKind::kLeaf || place.kind == PlaceKind::kGoto ||
                   place.kind == PlaceKind::kLet || place.written == trail::Written::kPattern;
    if (place.span.has_value() && !control) places_.push_back({at, of_others_});
    for (uint32_t i = 0; i < place.count; ++i) Walk(l_.kid(place, i));
    if (place.kind == PlaceKind::kCase) {
      const trail::Case& table = l_.cases[place.cases()];
      for (trail::PlaceId target : table.by_tag) Walk(target);
      for (const auto& [literal, target] : table.literals) Walk(target);
      Walk(table.otherwise);
    } else if (place.kind == PlaceKind::kLet) {
      for (const auto& [slot, bound] : l_.lets[place.let()].binds) Walk(bound);
    } else if (place.kind == PlaceKind::kBlock) {
      Walk(l_.variants[place.variant()].entry);
    } else if (place.kind == PlaceKind::kMakeFun) {
      const Callable& made = l_.callables[place.callable()];
      if (made.kind == CallableKind::kHidden) Walk(made.entry);
      if (IsOfOthers(made)) made_.push_back(place.callable());
    }
  }

  // Of what desugaring made of a statement, the statements that follow are a part too.
  uint32_t OwnEnd() const {
    uint32_t end = own_.end;
    for (const Piece& piece : pieces_)
      if (Contains(equation_, piece.span)) end = std::max(end, piece.span.end);
    return end;
  }

  // Larger pieces first, so that smaller ones lie on top; of the same text a function that is made there,
  // then what was executed.
  void Paint(Code& code) {
    const std::string text = source::ProgramText(l_.files[equation_.file], equation_.begin, equation_.end);
    const CodePiece nothing = {"", false, false}, own = {"", true, false};
    std::vector<CodePiece> marks(text.size(), nothing);  // of each byte
    const size_t own_end = std::min<size_t>(OwnEnd() - equation_.begin, text.size());
    for (size_t i = own_.begin - equation_.begin; i < own_end; ++i) marks[i] = own;
    std::stable_sort(pieces_.begin(), pieces_.end(), [](const Piece& a, const Piece& b) {
      uint32_t la = a.span.end - a.span.begin, lb = b.span.end - b.span.begin;
      return std::tuple(lb, a.of_others, a.executed) < std::tuple(la, b.of_others, b.executed);
    });
    for (const Piece& piece : pieces_) {
      if (piece.span.file != equation_.file) continue;
      // Of another equation of the routine.
      if (piece.span.end <= equation_.begin || piece.span.begin >= equation_.end) continue;
      uint32_t begin = std::max(piece.span.begin, equation_.begin) - equation_.begin;
      uint32_t end = std::min(piece.span.end, equation_.end) - equation_.begin;
      for (uint32_t i = begin; i < end && i < text.size(); ++i)
        marks[i] = {"", piece.executed, piece.of_others};
    }
    // White space belongs to what stands before it.
    for (size_t i = 0; i < text.size(); ++i) {
      if (code.pieces.empty() || !code.pieces.back().IsLike(marks[i])) code.pieces.push_back(marks[i]);
      code.pieces.back().text += text[i];
    }
  }

  struct Piece {
    Span span;
    bool executed = false;
    bool of_others = false;
  };
  struct Walked {
    trail::PlaceId place;
    bool of_others = false;
  };
  const trail::Trail& trail_;
  const Layout& l_;
  trail::CallableId routine_;
  Span own_, equation_;
  std::vector<Address> frames_;
  std::unordered_set<trail::PlaceId> walked_;
  std::unordered_set<trail::PlaceId> own_left_, others_left_;  // not executed, so far as is known
  std::set<std::pair<trail::CallableId, uint32_t>> taken_;     // routine, leaf
  std::unordered_set<trail::CallableId> others_, called_;
  std::vector<trail::CallableId> made_;
  bool of_others_ = false;      // while walking their code
  std::vector<Walked> places_;  // with text
  std::vector<Piece> pieces_;
};

}  // namespace

std::vector<Code> ExecutedCodes(const trail::Trail& trail, std::span<const Address> frames) {
  std::vector<Painter> painters;
  for (Address address : frames) {
    const Frame frame = trail.frame(address);
    const trail::CallableId routine = trail.variant(frame).callable;
    const Span equation = EquationSpan(trail, frame);
    const auto painter = std::find_if(painters.begin(), painters.end(),
                                      [&](const Painter& p) { return p.IsFor(routine, equation); });
    const bool is_new = painter == painters.end();
    Painter& its = is_new ? painters.emplace_back(trail, routine, equation) : *painter;
    its.Add(address);
  }
  std::vector<Code> codes;
  for (Painter& painter : painters) tree::MergeCode(painter.Run(), &codes);
  return codes;
}

std::string_view EquationText(const trail::Trail& trail, const Frame& frame) {
  const trail::CallableId routine = trail.variant(frame).callable;
  const bool is_part = routine.has_value() && trail.layout().callables[routine].kind == CallableKind::kHidden;
  const Span span = is_part ? trail::WholeSpan(trail.layout(), routine) : EquationSpan(trail, frame);
  if (!span.has_value()) return {};
  return trail.layout().files[span.file].text().substr(span.begin, span.end - span.begin);
}

}  // namespace inquest::traced
