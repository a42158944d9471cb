#include "session/view_json.h"

#include <algorithm>

#include "value/json.h"

namespace inquest::session {

using view::TreeLine;
using view::TreeLines;

namespace {

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
  if (!line.verdict.empty()) writer.Member("verdict", line.verdict);
  if (line.finished_elsewhere) writer.Member("finished_elsewhere", *line.finished_elsewhere);
  if (line.children > 0) writer.Member("children", line.children);
  if (line.index > 0) writer.Member("index", line.index);
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

value::JsonBudget BudgetOfViews(const value::Budget& budget) {
  value::JsonBudget json;
  json.elements = json.characters = json.terms = 1000;
  json.depth = std::min(budget.depth, value::kReadableDepth);
  json.text = budget;
  return json;
}

void WriteJson(const TreeLines& tree, const value::JsonBudget& budget, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("size", tree.size);
  if (tree.siblings) writer.Member("siblings", *tree.siblings);
  writer.Key("nodes");
  writer.BeginArray();
  for (const TreeLine& line : tree.lines) WriteLine(tree, line, budget, writer);
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteJson(const view::Observations& observations, const value::JsonBudget& budget, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("from", observations.from);
  writer.Member("more", observations.more);
  if (observations.is_counted) {
    writer.Member("calls", observations.matching);
    writer.Member("distinct", observations.distinct);
  }
  writer.Key("observations");
  writer.BeginArray();
  for (const view::Observation& line : observations.lines) {
    writer.BeginObject();
    writer.Key("node");
    if (line.node) {
      writer.Number(*line.node);
    } else {
      writer.Null();
    }
    if (observations.is_counted) writer.Member("times", line.times);
    const std::string caller = observations.calls->CallerOf(line.call);
    if (!caller.empty()) writer.Member("caller", caller);
    writer.Key("statement");
    const view::Shown shown = observations.calls->Describe(line.call);
    value::WriteJson(*shown.terms, shown.statement, budget, &writer);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteJson(const std::vector<view::RoutineCalls>& routines, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("routines");
  writer.BeginArray();
  for (const view::RoutineCalls& routine : routines) {
    writer.BeginObject();
    writer.Member("name", routine.name);
    if (!routine.module.empty()) writer.Member("module", routine.module);
    if (!routine.around.empty()) writer.Member("in", routine.around);
    writer.Member("place", routine.place);
    writer.Member("calls", routine.calls);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteJson(const view::BriefStatistics& statistics, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("complete", statistics.is_complete);
  if (statistics.is_complete) {
    writer.Member("reductions", statistics.reductions);
    writer.Member("frames", statistics.frames);
  }
  writer.Member("bytes", statistics.bytes);
  writer.EndObject();
  sink->Write("\n");
}

void WriteJson(const view::Statistics& statistics, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Member("complete", statistics.is_complete);
  writer.Member("reductions", statistics.reductions);
  writer.Member("frames", statistics.frames);
  writer.Member("nodes", statistics.nodes);
  writer.Member("constructors", statistics.constructors);
  writer.Member("executions", statistics.executions);
  writer.Member("bytes", statistics.bytes);
  writer.Member("program_bytes", statistics.layout_bytes);
  writer.Key("routines");
  writer.BeginArray();
  for (const view::RoutineStatistics& routine : statistics.routines) {
    writer.BeginObject();
    writer.Member("name", routine.name);
    if (!routine.module.empty()) writer.Member("module", routine.module);
    if (!routine.place.empty()) writer.Member("place", routine.place);
    writer.Member("calls", routine.calls);
    writer.Member("frames", routine.frames);
    writer.Member("bytes", routine.bytes);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteJson(const std::vector<view::SourceFile>& files, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("files");
  writer.BeginArray();
  for (const view::SourceFile& file : files) {
    writer.BeginObject();
    writer.Member("name", file.name);
    writer.Key("lines");
    writer.BeginArray();
    for (const view::SourceLine& line : file.lines) {
      if (!line.count.has_value()) continue;
      writer.BeginObject();
      writer.Member("line", uint64_t{line.number});
      writer.Member("count", *line.count);
      writer.EndObject();
    }
    writer.EndArray();
    writer.Key("pieces");
    writer.BeginArray();
    for (const view::CountedPiece& piece : file.pieces) {
      writer.BeginObject();
      writer.Member("line", uint64_t{piece.line});
      writer.Member("column", uint64_t{piece.column});
      writer.Member("text", piece.text);
      writer.Member("count", piece.count);
      writer.EndObject();
    }
    writer.EndArray();
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

void WriteOrigin(const view::Origin& origin, const value::Budget& budget, value::JsonWriter* writer) {
  static constexpr const char* kKinds[] = {"unknown", "program", "redex", "application"};
  writer->BeginObject();
  writer->Member("kind", kKinds[static_cast<size_t>(origin.kind)]);
  if (origin.is_call()) {
    writer->Member("redex", value::Text(*origin.terms, origin.redex, budget));
    writer->Member("statement", value::Text(*origin.terms, origin.statement, budget));
    writer->Member("place", origin.place);
    writer->Key("branches");
    writer->BeginArray();
    for (const std::string& branch : origin.branches) writer->String(branch);
    writer->EndArray();
  }
  if (origin.node) writer->Member("node", *origin.node);
  writer->EndObject();
}

void WriteOutputLine(const OutputLine& line, const value::Budget& budget, value::JsonWriter* writer) {
  writer->BeginObject();
  writer->Member("piece", line.number);
  writer->Member("handle", static_cast<uint64_t>(line.handle));
  writer->Member("text", line.text);
  writer->Key("by");
  WriteOrigin(line.by, budget, writer);
  writer->EndObject();
}

void WriteStack(const view::Stack& stack, const value::Budget& budget, value::JsonWriter* writer) {
  writer->Member("stack_depth", stack.depth);
  writer->Key("stack");
  writer->BeginArray();
  for (const view::Origin& origin : stack.inner) WriteOrigin(origin, budget, writer);
  for (const view::Origin& origin : stack.outer) WriteOrigin(origin, budget, writer);
  writer->EndArray();
  if (stack.left_out() == 0) return;
  writer->Key("stack_left_out");
  writer->BeginObject();
  writer->Member("after", uint64_t{stack.inner.size()});
  writer->Member("calls", stack.left_out());
  writer->Key("turn");
  writer->BeginArray();
  for (const std::string& name : stack.turn) writer->String(name);
  writer->EndArray();
  writer->EndObject();
}

}  // namespace inquest::session
