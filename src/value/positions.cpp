// The parts of a statement or term with their paths (path.h).
#include <algorithm>

#include "value/escape.h"
#include "value/parts.h"
#include "value/path.h"

namespace inquest::value {
namespace {

Path Below(const Path& at, std::initializer_list<Step> steps) {
  Path path = at;
  path.insert(path.end(), steps);
  return path;
}

// What remains after the last element shown, unless it is the empty list.
std::vector<Position> InList(const Terms& terms, Term cell, const Path& at, uint64_t most) {
  std::vector<Position> positions;
  View view;
  terms.Look(cell, &view);
  uint64_t index = 0;
  for (; IsCell(view) && index < most; ++index) {
    positions.push_back({Below(at, {{Step::Kind::kPosition, index + 1}}), view.fields[0]});
    cell = view.fields[1];
    terms.Look(cell, &view);
  }
  bool nil = IsNil(view);
  if (!nil) positions.push_back({Below(at, {{Step::Kind::kRest, index + 1}}), cell});
  return positions;
}

std::vector<Position> InParts(const std::vector<Part>& parts, const Path& at) {
  std::vector<Position> positions;
  for (const Part& part : parts) {
    if (!part.is_term) continue;
    Path path = part.entry == 0 ? at : Below(at, {{Step::Kind::kPosition, part.entry}});
    path.push_back(part.step);
    positions.push_back({std::move(path), part.term});
  }
  return positions;
}

}  // namespace

std::vector<Position> PositionsOf(const Statement& statement) { return InParts(PartsOf(statement), {}); }

std::vector<Position> PositionsOf(const Terms& terms, Term term, const Path& at, uint64_t most) {
  View view;
  terms.Look(term, &view);
  if (IsCell(view)) return InList(terms, term, at, most);
  if (view.entries.size() > most) view.entries.resize(most);
  return InParts(PartsOf(view, kAlone), at);
}

std::string ListPositions(const Terms& terms, const std::vector<Position>& positions, const Budget& budget) {
  size_t widest = 0;
  for (const Position& position : positions) widest = std::max(widest, PathText(position.path).size());
  Budget line = budget;
  if (line.columns != kNoLimit) line.columns -= std::min(line.columns, widest + 2);
  std::string text;
  for (const Position& position : positions) {
    std::string path = PathText(position.path);
    StringSink value;
    Print(terms, position.term, line, &value, position.path);
    text += path;
    text.append(widest + 2 - path.size(), ' ');
    text += value.text();
    text += '\n';
  }
  return text;
}

}  // namespace inquest::value
