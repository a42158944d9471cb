#include "view/tree_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "tree/unfinished_chain.h"
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
  value::Statement statement = behaviours.Describe(node);
  statement.shows_around = false;  // the nodes above tell it
  const std::string text = value::Text(behaviours.terms(), statement, budget);
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
      std::string style = line.is_reference ? " [style=dashed]" : "";
      if (line.left_out > 0) style = fmt::format(" [style=dotted, label={}]", DotText(line.left_out_text));
      sink->Write(fmt::format("  n{} -> n{}{};\n", line.parent.index, line.node.index, style));
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
  if (line.left_out > 0) {
    writer.Member("left_out", line.left_out);
    writer.Key("turn");
    writer.BeginArray();
    for (const tree::RoutineId routine : line.turn) writer.String(behaviours.routine(routine).name);
    writer.EndArray();
  }
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

// The end of the chain of unfinished calls below a line, the last of them first.
std::vector<TreeLine> EndOfChain(const Tree& tree, const tree::Behaviours& behaviours, const TreeLine& line) {
  const tree::FoldedChain chain = tree::FoldChain(tree, behaviours, line.node);
  std::vector<TreeLine> end;
  for (size_t i = 0; i < chain.end.size(); ++i) {
    const NodeId above = i == 0 ? line.node : chain.end[i - 1];
    end.push_back({chain.end[i], above, line.depth + chain.left_out + 1 + i, false, 0});
    end.back().unshown = chain.left_out;
  }
  if (chain.left_out > 0) {
    end[0].left_out = chain.left_out;
    end[0].left_out_text = tree::TextOf(chain, behaviours);
    end[0].turn = chain.turn;
  }
  std::reverse(end.begin(), end.end());
  return end;
}

}  // namespace

std::vector<TreeLine> SelectLines(const Tree& tree, const tree::Behaviours& behaviours,
                                  const TreeLimits& limits) {
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
    if (line.depth > limits.depth) continue;  // of the end of a chain
    if (line.depth == limits.depth) {
      const std::vector<TreeLine> end = EndOfChain(tree, behaviours, line);
      todo.insert(todo.end(), end.begin(), end.end());
      continue;
    }
    const auto children = tree.children(line.node);
    for (size_t i = children.size(); i-- > 0;) {
      todo.push_back({children[i], line.node, line.depth + 1, tree.is_reference(line.node, children[i]), 0});
    }
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    TreeLine& line = lines[i];
    // What follows says what of it is left out.
    const bool is_folded = i + 1 < lines.size() && lines[i + 1].left_out > 0;
    if (line.is_reference || is_folded) continue;
    for (NodeId child : tree.children(line.node)) {
      if (!tree.is_reference(line.node, child) && !shown[child.index]) line.hidden += sizes[child.index];
    }
  }
  return lines;
}

void WriteTree(const Tree& tree, const tree::Behaviours& behaviours, TreeFormat format,
               const TreeLimits& limits, const value::Budget& budget, value::Sink* sink) {
  const std::vector<TreeLine> lines = SelectLines(tree, behaviours, limits);
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
