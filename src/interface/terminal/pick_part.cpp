#include "interface/terminal/pick_part.h"

#include <algorithm>

#include "interface/terminal/lay_out.h"
#include "value/ascii.h"
#include "value/focus.h"

namespace inquest::terminal {
namespace {

// Stand for the colours while the text is laid out; program data has no such characters.
constexpr std::string_view kBegins = "\1", kEnds = "\2";
// Elements of a list that the cursor can come to; the rest is one part.
constexpr uint64_t kMostElements = 2'000;

// In colour what is pointed out is shown the other way round, on each of its lines; otherwise brackets of its
// own are around it.
std::string WithColors(const std::string& text, bool color) {
  std::string shown;
  bool inside = false;
  for (size_t at = 0; at < text.size(); ++at) {
    const std::string_view rest = std::string_view(text).substr(at);
    if (rest.starts_with(kBegins) || rest.starts_with(kEnds)) {
      inside = rest.starts_with(kBegins);
      shown += color ? (inside ? "\033[7m" : "\033[27m") : (inside ? ">" : "<");
    } else if (text[at] == '\n' && inside && color) {
      const size_t next = std::min(text.find_first_not_of(' ', at + 1), text.size());
      shown += "\033[27m\n" + std::string(next - at - 1, ' ') + "\033[7m";
      at = next - 1;
    } else {
      shown += text[at];
    }
  }
  return shown;
}

}  // namespace

PartPicker::PartPicker(const view::Shown& shown) : shown_(shown) {
  Level top;
  top.parts.push_back({{{value::Step::Kind::kFunction, 0}}, {}, true});
  for (value::Position& position : value::PositionsOf(shown.statement)) {
    if (position.path.front().kind == value::Step::Kind::kResult) top.at = top.parts.size();
    top.parts.push_back({std::move(position.path), position.term});
  }
  levels_.push_back(std::move(top));
}

void PartPicker::Move(PressedKey key) {
  Level& level = levels_.back();
  switch (key) {
    case PressedKey::kLeft:
      if (level.at > 0) --level.at;
      return;
    case PressedKey::kRight:
      if (level.at + 1 < level.parts.size()) ++level.at;
      return;
    case PressedKey::kUp:
      if (levels_.size() > 1) levels_.pop_back();
      return;
    case PressedKey::kDown: {
      const Part& part = level.parts[level.at];
      if (part.is_function) return;
      Level below;
      for (value::Position& position :
           value::PositionsOf(*shown_.terms, part.term, part.path, kMostElements)) {
        below.parts.push_back({std::move(position.path), position.term});
      }
      if (!below.parts.empty()) levels_.push_back(std::move(below));
      return;
    }
    case PressedKey::kSpace: {
      const auto found = std::find(taken_.begin(), taken_.end(), current());
      if (found != taken_.end()) {
        taken_.erase(found);
      } else {
        taken_.push_back(current());
      }
      return;
    }
    case PressedKey::kEnter:
    case PressedKey::kLeave:
    case PressedKey::kEnded:
    case PressedKey::kOther:
      return;
  }
}

std::string PartPicker::Chosen() const {
  if (taken_.empty()) return value::PathText(current());
  std::string text;
  for (const value::Path& path : taken_) text += (text.empty() ? "" : " ") + value::PathText(path);
  return text;
}

std::string PartPicker::StatementText(const Screen& screen) const {
  const size_t most = std::max<size_t>(1, screen.rows / 2);
  size_t room = screen.columns * most;
  for (;; room = room * 3 / 4) {
    value::StringSink sink;
    const value::Budget budget{.columns = room, .ascii = screen.ascii};
    value::PrintFocused(*shown_.terms, shown_.statement, budget, current(), kBegins, kEnds, &sink);
    std::string text = sink.Take();
    if (screen.ascii) text = value::AsciiText(text);
    const size_t columns = screen.columns - std::min<size_t>(screen.columns, 4);
    text = WithColors(LayOut("  ", text, "", columns) + "\n", screen.color);
    const auto lines = static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
    if (lines <= most || room <= screen.columns) return text;
  }
}

std::string PartPicker::Text(const Screen& screen) const {
  const Part& part = levels_.back().parts[levels_.back().at];
  std::string line = value::PathText(part.path) + "  ";
  const size_t used = line.size() + 1;
  const value::Budget budget{.columns = screen.columns - std::min(screen.columns, used),
                             .ascii = screen.ascii};
  line += part.is_function ? shown_.statement.name : value::Text(*shown_.terms, part.term, budget);
  if (screen.ascii) line = value::AsciiText(line);
  std::string text = StatementText(screen);
  text += Paint(line.substr(0, FittingPrefix(line, screen.columns - 1)), Look::kStrong, screen.color) + "\n";
  if (!taken_.empty()) {
    const std::string taken = "marked: " + Chosen();
    text += taken.substr(0, FittingPrefix(taken, screen.columns - 1)) + "\n";
  }
  return text +
         Fit("Arrows move, down goes inside. Enter marks, Space one of several, q leaves.\n", screen, 0);
}

}  // namespace inquest::terminal
