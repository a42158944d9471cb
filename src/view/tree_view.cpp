#include "view/tree_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "value/ascii.h"
#include "value/json.h"

namespace inquest::view {

using tree::NodeId;
using tree::Tree;

namespace {

// Nodes in the subtree of each, itself included; references weigh nothing.
std::vector<uint32_t> SubtreeSizes(const Tree& tree) {
  std::vector<uint32_t> sizes(tree.size(), 1);
  for (size_t i = tree.size(); i-- > 1;) {
    NodeId parent = tree.parent(NodeId(i));
    if (parent.has_value()) sizes[parent.index] += sizes[i];
  }
  return sizes;
}

std::string StatementText(const tree::Behaviours& behaviours, NodeId node, const value::Budget& budget) {
  const std::string text = value::Text(behaviours.terms(), behaviours.Describe(node), budget);
  return budget.ascii ? value::AsciiText(text) : text;
}

void WriteText(const tree::Behaviours& behaviours, const std::vector<TreeLine>& lines,
               const value::Budget& budget, value::Sink* sink) {
  uint32_t largest = 0;
  for (const TreeLine& line : lines) largest = std::max(largest, line.node.index);
  const size_t margin = std::to_string(largest).size();
  for (const TreeLine& line : lines) {
    // Deep nodes would leave the screen: from its middle on the depth is a number.
    const uint64_t widest = budget.columns == value::kNoLimit ? budget.columns : budget.columns / 2;
    std::string indent(std::min(2 * line.depth, widest), ' ');
    if (2 * line.depth > widest) indent += fmt::format("[{}] ", line.depth);
    if (line.is_reference) indent += "-> ";
    value::Budget own = budget;
    const uint64_t before = margin + 2 + indent.size();
    if (own.columns != value::kNoLimit) own.columns -= std::min(own.columns, before);
    std::string text = fmt::format("{:>{}}  {}{}", line.node.index, margin, indent,
                                   StatementText(behaviours, line.node, own));
    if (line.hidden > 0) text += fmt::format("  … {} below", line.hidden);
    sink->Write(text + "\n");
    if (sink->full()) return;
  }
}

std::string DotText(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

void WriteDot(const tree::Behaviours& behaviours, const std::vector<TreeLine>& lines,
              const value::Budget& budget, value::Sink* sink) {
  sink->Write("digraph execution_tree {\n  node [shape=box];\n");
  for (const TreeLine& line : lines) {
    if (sink->full()) return;
    if (!line.is_reference) {
      std::string label =
          fmt::format("{}  {}", line.node.index, StatementText(behaviours, line.node, budget));
      if (line.hidden > 0) label += fmt::format("  … {} below", line.hidden);
      sink->Write(fmt::format("  n{} [label={}];\n", line.node.index, DotText(label)));
    }
    if (line.parent.has_value()) {
      sink->Write(fmt::format("  n{} -> n{}{};\n", line.parent.index, line.node.index,
                              line.is_reference ? " [style=dashed]" : ""));
    }
  }
  sink->Write("}\n");
}

void WriteLine(const Tree& tree, const tree::Behaviours& behaviours, const TreeLine& line,
               const value::JsonBudget& budget, value::JsonWriter& writer) {
  writer.BeginObject();
  writer.Member("node", uint64_t{line.node.index});
  writer.Key("parent");
  if (line.parent.has_value()) {
    writer.Number(line.parent.index);
  } else {
    writer.Null();
  }
  writer.Member("depth", line.depth);
  writer.Member("reference", line.is_reference);
  if (!line.is_reference) {
    const tree::RoutineInfo routine = behaviours.routine(tree.routine(line.node));
    writer.Member("module", routine.module);
    writer.Member("file", routine.file);
    writer.Member("first_line", uint64_t{routine.first_line});
    writer.Member("last_line", uint64_t{routine.last_line});
    writer.Member("hidden", line.hidden);
    writer.Key("statement");
    value::WriteJson(behaviours.terms(), behaviours.Describe(line.node), budget, &writer);
  }
  writer.EndObject();
}

void WriteJson(const Tree& tree, const tree::Behaviours& behaviours, const std::vector<TreeLine>& lines,
               const value::Budget& budget, value::Sink* sink) {
  value::JsonWriter writer(sink);
  value::JsonBudget json;
  json.elements = json.characters = json.terms = 1000;
  json.depth = budget.depth;
  json.text = budget;
  writer.BeginObject();
  writer.Member("size", uint64_t{tree.size()});
  writer.Key("nodes");
  writer.BeginArray();
  for (const TreeLine& line : lines) WriteLine(tree, behaviours, line, json, writer);
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

}  // namespace

std::vector<TreeLine> SelectLines(const Tree& tree, const TreeLimits& limits) {
  std::vector<TreeLine> lines, todo;
  const std::vector<uint32_t> sizes = SubtreeSizes(tree);
  std::vector<bool> shown(tree.size(), false);
  todo.push_back({limits.from, NodeId(), 0, false, 0});
  while (!todo.empty() && lines.size() < limits.nodes) {
    const TreeLine line = todo.back();
    todo.pop_back();
    lines.push_back(line);
    if (line.is_reference) continue;
    shown[line.node.index] = true;
    if (line.depth >= limits.depth) continue;
    const auto children = tree.children(line.node);
    for (size_t i = children.size(); i-- > 0;) {
      todo.push_back({children[i], line.node, line.depth + 1, tree.is_reference(line.node, children[i]), 0});
    }
  }
  for (TreeLine& line : lines) {
    if (line.is_reference) continue;
    for (NodeId child : tree.children(line.node)) {
      if (!tree.is_reference(line.node, child) && !shown[child.index]) line.hidden += sizes[child.index];
    }
  }
  return lines;
}

void WriteTree(const Tree& tree, const tree::Behaviours& behaviours, TreeFormat format,
               const TreeLimits& limits, const value::Budget& budget, value::Sink* sink) {
  const std::vector<TreeLine> lines = SelectLines(tree, limits);
  switch (format) {
    case TreeFormat::kText:
      WriteText(behaviours, lines, budget, sink);
      return;
    case TreeFormat::kDot:
      WriteDot(behaviours, lines, budget, sink);
      return;
    case TreeFormat::kJson:
      WriteJson(tree, behaviours, lines, budget, sink);
      return;
  }
}

}  // namespace inquest::view
