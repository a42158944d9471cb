#include "view/source_counts.h"

#include <algorithm>

#include "trail/replay.h"
#include "view/routine_name.h"

namespace inquest::view {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Span;

namespace {

class Counter {
 public:
  explicit Counter(const trail::Trail& trail)
      : trail_(trail), l_(trail.layout()), places_(l_.places.size(), 0), by_variant_(l_.variants.size(), 0) {}

  std::vector<FileCounts> Run() {
    for (size_t i = 1; i < trail_.frame_count(); ++i) {
      const Frame frame = trail_.frame_number(i);
      ++by_variant_[frame.variant];
      Visit(frame);
    }
    for (const Callable& callable : l_.callables) AddEquations(callable);
    for (uint32_t i = 0; i < l_.places.size(); ++i) AddPlace(i);
    return Paint();
  }

 private:
  // What this frame executed.
  void Visit(const Frame& frame) {
    const trail::Way way = trail::Replay(trail_, frame);
    for (uint32_t place : way.passed) ++places_[place];
    for (uint32_t place : way.conditions) Demanded(frame, place);
    if (way.result != kNone) Demanded(frame, way.result);
    for (uint32_t let : way.lets) {
      for (const auto& [slot, bound] : l_.lets[l_.places[let].a].binds) Argument(frame, bound);
    }
  }
  // Recursion follows the text of one expression.
  void Demanded(const Frame& frame, uint32_t at) {
    ++places_[at];
    const Place& place = l_.places[at];
    for (uint32_t i = 0; i < place.count; ++i) Argument(frame, l_.kid(place, i));
  }
  void Argument(const Frame& frame, uint32_t at) {
    const Place& place = l_.places[at];
    if (place.has_cell) {
      const Evaluated value = trail_.Evaluate(trail_.slot(frame, place.slot));
      if (value.status == Evaluated::kUnevaluated) return;
    }
    Demanded(frame, at);
  }

  // Left-hand sides, and right-hand sides as wholes: how often they were chosen.
  void AddEquations(const Callable& callable) {
    if (!callable.suspected || callable.variant == kNone || !IsAsked(callable) || callable.generated) return;
    std::vector<uint64_t> chosen(callable.equations.size(), 0);
    uint64_t all = by_variant_[callable.variant];
    for (uint32_t leaf = 0; leaf < callable.leaves.size(); ++leaf) {
      const uint64_t count = by_variant_[callable.variant + 1 + leaf];
      all += count;
      if (callable.leaves[leaf].equation < chosen.size()) chosen[callable.leaves[leaf].equation] += count;
      pieces_.push_back({callable.leaves[leaf].span, count});
    }
    for (size_t i = 0; i < chosen.size(); ++i) {
      // A constant or a lambda has no leaves: its one equation was chosen each time.
      pieces_.push_back({callable.equations[i], callable.leaves.empty() ? all : chosen[i], true});
    }
    if (chosen.empty()) pieces_.push_back({callable.span, all, true});
  }

  void AddPlace(uint32_t at) {
    const Place& place = l_.places[at];
    const bool is_control = place.kind == PlaceKind::kLeaf || place.kind == PlaceKind::kGoto ||
                            place.kind == PlaceKind::kLet || place.kind == PlaceKind::kOther ||
                            place.kind == PlaceKind::kError || place.written == trail::Written::kPattern;
    if (!is_control) pieces_.push_back({place.span, places_[at]});
  }

  // Larger pieces first, so that smaller ones lie on top; of the same text the one executed more often.
  std::vector<FileCounts> Paint() {
    std::erase_if(pieces_, [&](const Piece& piece) {
      return !piece.span.has_value() || l_.files[piece.span.file].text().empty();
    });
    std::stable_sort(pieces_.begin(), pieces_.end(), [](const Piece& a, const Piece& b) {
      const uint32_t left = a.span.end - a.span.begin, right = b.span.end - b.span.begin;
      return left != right ? left > right : a.count < b.count;
    });
    std::vector<FileCounts> files(l_.files.size());
    for (const Piece& piece : pieces_) {
      FileCounts& file = files[piece.span.file.index];
      file.file = piece.span.file;
      file.bytes.resize(l_.files[piece.span.file].text().size(), kNoCode);
      file.is_frame.resize(file.bytes.size(), false);
      std::fill(file.bytes.begin() + piece.span.begin, file.bytes.begin() + piece.span.end, piece.count);
      std::fill(file.is_frame.begin() + piece.span.begin, file.is_frame.begin() + piece.span.end, false);
      if (!piece.is_equation) continue;
      const size_t line_end =
          l_.files[piece.span.file].text().substr(0, piece.span.end).find('\n', piece.span.begin);
      if (line_end == std::string_view::npos) continue;
      std::fill(file.is_frame.begin() + static_cast<ptrdiff_t>(line_end),
                file.is_frame.begin() + piece.span.end, true);
    }
    std::erase_if(files, [](const FileCounts& file) { return file.bytes.empty(); });
    return files;
  }

  struct Piece {
    Span span;
    uint64_t count = 0;
    bool is_equation = false;
  };
  const trail::Trail& trail_;
  const Layout& l_;
  std::vector<uint64_t> places_, by_variant_;
  std::vector<Piece> pieces_;
};

}  // namespace

std::vector<FileCounts> CountSource(const trail::Trail& trail) { return Counter(trail).Run(); }

}  // namespace inquest::view
