#include "interface/terminal/tree_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "value/ascii.h"

namespace inquest::terminal {

using view::TreeLine;
using view::TreeLines;

namespace {

std::string StatementText(const TreeLines& tree, const TreeLine& line, const value::Budget& budget) {
  view::Shown shown = tree.nodes->Describe(line.node);
  shown.statement.shows_around = false;  // the nodes above tell it
  const std::string text = value::Text(*shown.terms, shown.statement, budget);
  return budget.ascii ? value::AsciiText(text) : text;
}

std::string DotText(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

}  // namespace

void WriteTreeText(const TreeLines& tree, const value::Budget& budget, value::Sink* sink) {
  uint64_t largest = 0;
  for (const TreeLine& line : tree.lines) largest = std::max(largest, line.node);
  const size_t margin = std::to_string(largest).size();
  for (const TreeLine& line : tree.lines) {
    // Deep nodes would leave the screen: from its middle on the depth is a number.
    const uint64_t widest = budget.columns == value::kNoLimit ? budget.columns : budget.columns / 2;
    const uint64_t level = line.depth - line.unshown;
    std::string indent(std::min(2 * level, widest), ' ');
    if (2 * level > widest) indent += fmt::format("[{}] ", line.depth);
    if (line.is_reference) indent += "-> ";
    if (line.left_out > 0) {
      const std::string note = std::string(margin + 2, ' ') + indent + line.left_out_text;
      sink->Write((budget.ascii ? value::AsciiText(note) : note) + "\n");
    }
    value::Budget own = budget;
    const uint64_t before = margin + 2 + indent.size();
    if (own.columns != value::kNoLimit) own.columns -= std::min(own.columns, before);
    std::string text = fmt::format("{:>{}}  {}{}", line.node, margin, indent, StatementText(tree, line, own));
    if (line.finished_elsewhere) text += fmt::format("  (finished elsewhere: {})", *line.finished_elsewhere);
    if (line.hidden > 0) text += fmt::format("  … {} below", line.hidden);
    sink->Write(text + "\n");
    if (sink->full()) return;
  }
}

void WriteTreeDot(const TreeLines& tree, const value::Budget& budget, value::Sink* sink) {
  sink->Write("digraph execution_tree {\n  node [shape=box];\n");
  for (const TreeLine& line : tree.lines) {
    if (sink->full()) return;
    if (!line.is_reference) {
      std::string label = fmt::format("{}  {}", line.node, StatementText(tree, line, budget));
      if (line.hidden > 0) label += fmt::format("  … {} below", line.hidden);
      sink->Write(fmt::format("  n{} [label={}];\n", line.node, DotText(label)));
    }
    if (line.parent.has_value()) {
      std::string style = line.is_reference ? " [style=dashed]" : "";
      if (line.left_out > 0) style = fmt::format(" [style=dotted, label={}]", DotText(line.left_out_text));
      sink->Write(fmt::format("  n{} -> n{}{};\n", *line.parent, line.node, style));
    }
  }
  sink->Write("}\n");
}

}  // namespace inquest::terminal
