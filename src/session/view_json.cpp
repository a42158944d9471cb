#include "session/view_json.h"

#include "value/json.h"

namespace inquest::session {

using view::TreeLine;
using view::TreeLines;

namespace {

value::JsonBudget BudgetOfViews(const value::Budget& budget) {
  value::JsonBudget json;
  json.elements = json.characters = json.terms = 1000;
  json.depth = budget.depth;
  json.text = budget;
  return json;
}

void WriteLine(const TreeLines& tree, const TreeLine& line, const value::JsonBudget& budget,
               value::JsonWriter& writer) {
  writer.BeginObject();
  writer.Member("node", line.node);
  writer.Key("parent");
  if (line.parent.has_value()) {
    writer.Number(*line.parent);
  } else {
    writer.Null();
  }
  writer.Member("depth", line.depth);
  writer.Member("reference", line.is_reference);
  if (line.left_out > 0) {
    writer.Member("left_out", line.left_out);
    writer.Key("turn");
    writer.BeginArray();
    for (const std::string& name : line.turn) writer.String(name);
    writer.EndArray();
  }
  if (!line.is_reference) {
    const view::RoutineInfo routine = tree.nodes->RoutineOf(line.node);
    writer.Member("module", routine.module);
    writer.Member("file", routine.file);
    writer.Member("first_line", uint64_t{routine.first_line});
    writer.Member("last_line", uint64_t{routine.last_line});
    writer.Member("hidden", line.hidden);
    writer.Key("statement");
    const view::Shown shown = tree.nodes->Describe(line.node);
    value::WriteJson(*shown.terms, shown.statement, budget, &writer);
  }
  writer.EndObject();
}

}  // namespace

void WriteJson(const TreeLines& tree, const value::Budget& budget, value::Sink* sink) {
  value::JsonWriter writer(sink);
  const value::JsonBudget json = BudgetOfViews(budget);
  writer.BeginObject();
  writer.Member("size", tree.size);
  writer.Key("nodes");
  writer.BeginArray();
  for (const TreeLine& line : tree.lines) WriteLine(tree, line, json, writer);
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

}  // namespace inquest::session
