#include "traced/view/source_counts.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "traced/view/copies.h"
#include "traced/view/routine_name.h"
#include "trail/place_walk.h"
#include "trail/ways.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Span;

namespace {

struct Piece {
  Span span;
  uint64_t count = 0;
  bool has_parts = false;  // lines after its first one are told by what stands in them
};
using PieceKey = std::tuple<uint32_t, uint32_t, uint32_t, trail::CallableId>;  // file, begin, end, routine

class Counter {
 public:
  explicit Counter(const trail::Trail& trail)
      : trail_(trail), l_(trail.layout()), copies_(FirstCopies(l_)), ways_(trail) {
    by_variant_.Resize(l_.variants.size(), 0);
    places_.Resize(l_.places.size());
    routine_of_.Resize(l_.places.size());
  }

  std::vector<FileCounts> Run(const std::vector<Span>& code, const std::stop_token& stop) {
    constexpr size_t kAtOnce = 1 << 12;  // frames, between two looks whether to stop
    for (size_t i = 1; i < trail_.frame_count(); ++i) {
      if (i % kAtOnce == 0 && stop.stop_requested()) return {};
      const Frame frame = trail_.frame_number(i);
      ++by_variant_[frame.variant];
      Visit(frame);
    }
    FindRoutines();
    for (trail::CallableId i{0}; l_.callables.contains(i); ++i) AddEquations(i);
    for (trail::PlaceId i{0}; l_.places.contains(i); ++i) AddPlace(i);
    return Paint(code);
  }

 private:
  // What this frame executed.
  void Visit(const Frame& frame) {
    const trail::Way& way = ways_.Of(frame).way;
    for (trail::PlaceId place : way.passed) ++places_[place];
    for (trail::PlaceId place : way.conditions) Demanded(frame, place);
    if (way.result.has_value()) Demanded(frame, way.result);
    for (trail::PlaceId let : way.lets) {
      for (const auto& [slot, bound] : l_.lets[l_.places[let].let()].binds) Argument(frame, bound);
    }
  }
  // Recursion follows the text of one expression.
  void Demanded(const Frame& frame, trail::PlaceId at) {
    ++places_[at];
    const Place& place = l_.places[at];
    for (uint32_t i = 0; i < place.count; ++i) Argument(frame, l_.kid(place, i));
  }
  void Argument(const Frame& frame, trail::PlaceId at) {
    const Place& place = l_.places[at];
    if (place.has_cell) {
      const Evaluated value = trail_.Evaluate(trail_.slot(frame, place.slot));
      if (value.status == Evaluated::kUnevaluated) return;
    }
    Demanded(frame, at);
  }

  // Which routine each place is part of. What trusted closures hold is part of none: they are no places.
  void FindRoutines() {
    for (trail::CallableId i{0}; l_.callables.contains(i); ++i) FindPlaces(l_.callables[i].entry, i);
    for (const trail::Variant& variant : l_.variants) FindPlaces(variant.entry, variant.callable);
  }
  void FindPlaces(trail::PlaceId entry, trail::CallableId callable) {
    if (!callable.has_value()) return;
    std::vector<trail::PlaceId> todo = {entry};
    while (!todo.empty()) {
      const trail::PlaceId at = todo.back();
      todo.pop_back();
      if (!at.has_value() || routine_of_[at].has_value()) continue;
      routine_of_[at] = callable;
      trail::AddNext(l_, l_.places[at], &todo);
    }
  }

  // Left-hand sides, and right-hand sides as wholes: how often they were chosen.
  void AddEquations(trail::CallableId index) {
    const Callable& callable = l_.callables[index];
    if (!callable.suspected || !callable.variant.has_value() || !IsAsked(callable) || callable.generated)
      return;
    std::vector<uint64_t> chosen(callable.equations.size(), 0);
    uint64_t all = by_variant_[callable.variant];
    for (uint32_t leaf = 0; leaf < callable.leaves.size(); ++leaf) {
      const uint64_t count = by_variant_[callable.variant_of(leaf + 1)];
      all += count;
      if (callable.leaves[leaf].equation < chosen.size()) chosen[callable.leaves[leaf].equation] += count;
      AddPiece(callable.leaves[leaf].span, index, count, true);
    }
    for (size_t i = 0; i < chosen.size(); ++i) {
      // A constant or a lambda has no leaves: its one equation was chosen each time.
      AddPiece(callable.equations[i], index, callable.leaves.empty() ? all : chosen[i], true);
    }
    if (chosen.empty()) AddPiece(callable.span, index, all, true);
  }

  void AddPlace(trail::PlaceId at) {
    const Place& place = l_.places[at];
    const bool is_control = place.kind == PlaceKind::kLeaf || place.kind == PlaceKind::kGoto ||
                            place.kind == PlaceKind::kLet || place.kind == PlaceKind::kOther ||
                            place.kind == PlaceKind::kError || place.written == trail::Written::kPattern;
    if (is_control || !routine_of_[at].has_value()) return;
    AddPiece(place.span, routine_of_[at], places_[at], place.kind != PlaceKind::kString);
  }

  void AddPiece(Span span, trail::CallableId routine, uint64_t count, bool has_parts) {
    if (!span.has_value() || l_.files[span.file].text().empty()) return;
    const auto key = std::tuple(span.file.index, span.begin, span.end, routine);
    Piece& piece = pieces_.try_emplace(key, Piece{span, 0, has_parts}).first->second;
    piece.count = std::max(piece.count, count);
    piece.has_parts = piece.has_parts && has_parts;
  }

  // The pieces of routines that are copies are one.
  std::vector<Piece> JoinCopies() const {
    std::map<PieceKey, Piece> joined;
    for (const auto& [key, piece] : pieces_) {
      PieceKey first = key;
      std::get<3>(first) = copies_[std::get<3>(key)];
      const auto [found, is_new] = joined.try_emplace(first, piece);
      if (!is_new) found->second.count += piece.count;
    }
    std::vector<Piece> pieces;
    for (const auto& [key, piece] : joined) pieces.push_back(piece);
    return pieces;
  }

  // Larger pieces first, so that smaller ones lie on top; of the same text the one executed more often.
  std::vector<FileCounts> Paint(const std::vector<Span>& code) const {
    std::vector<Piece> pieces = JoinCopies();
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
      const uint32_t left = a.span.end - a.span.begin, right = b.span.end - b.span.begin;
      return left != right ? left > right : a.count < b.count;
    });
    std::vector<FileCounts> files(l_.files.size());
    for (const Piece& piece : pieces) {
      FileCounts& file = files[piece.span.file.index];
      file.file = piece.span.file;
      file.bytes.resize(l_.files[piece.span.file].text().size(), kNoCode);
      file.is_frame.resize(file.bytes.size(), false);
      std::fill(file.bytes.begin() + piece.span.begin, file.bytes.begin() + piece.span.end, piece.count);
      std::fill(file.is_frame.begin() + piece.span.begin, file.is_frame.begin() + piece.span.end, false);
      if (!piece.has_parts) continue;
      const size_t line_end =
          l_.files[piece.span.file].text().substr(0, piece.span.end).find('\n', piece.span.begin);
      if (line_end == std::string_view::npos) continue;
      std::fill(file.is_frame.begin() + static_cast<ptrdiff_t>(line_end),
                file.is_frame.begin() + piece.span.end, true);
    }
    for (const Span span : code) PaintUnused(span, files);
    std::erase_if(files, [](const FileCounts& file) { return file.bytes.empty(); });
    return files;
  }

  // Code of which nothing is in the trail, since nothing of the program mentions it.
  static void PaintUnused(Span span, std::vector<FileCounts>& files) {
    if (span.file.index >= files.size()) return;
    std::vector<uint64_t>& bytes = files[span.file.index].bytes;
    if (span.begin > span.end || span.end > bytes.size()) return;
    const auto begin = bytes.begin() + span.begin, end = bytes.begin() + span.end;
    if (std::all_of(begin, end, [](uint64_t count) { return count == kNoCode; })) std::fill(begin, end, 0);
  }

  const trail::Trail& trail_;
  const Layout& l_;
  const base::Store<trail::CallableId, trail::CallableId> copies_;
  base::Store<trail::PlaceId, uint64_t> places_;
  base::Store<trail::VariantId, uint64_t> by_variant_;
  base::Store<trail::PlaceId, trail::CallableId> routine_of_;  // none: of none
  std::map<PieceKey, Piece> pieces_;
  trail::Ways ways_;
};

}  // namespace

std::vector<FileCounts> CountSource(const trail::Trail& trail, const std::vector<Span>& code,
                                    const std::stop_token& stop) {
  return Counter(trail).Run(code, stop);
}

}  // namespace inquest::traced
