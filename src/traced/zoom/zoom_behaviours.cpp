#include "traced/zoom/zoom_behaviours.h"

#include "base/utf8.h"
#include "traced/tree/executed_code.h"
#include "traced/value/source_text.h"

namespace inquest::traced {

ZoomBehaviours::ZoomBehaviours(const TrailBehaviours& run, NodeId zoomed, RoutineId routine)
    : run_(run),
      zoomed_(zoomed),
      routine_(routine),
      frame_(run.frame(zoomed)),
      equation_(EquationSpan(run.trail(), frame_)),
      call_(run.Describe(zoomed)),
      terms_(run.trail(), run.terms(), run.trail_terms()) {}

NodeId ZoomBehaviours::Add(ZoomPart part) {
  parts_.push_back(std::move(part));
  return NodeId(parts_.size() - 1);
}

Statement ZoomBehaviours::Describe(NodeId node) const {
  const ZoomPart& its = part(node);
  if (its.kind == ZoomKind::kCall) return call_;
  Statement statement;
  statement.name = its.text;
  statement.result = its.result;
  statement.free_variables = its.variables;
  statement.which = its.which;
  statement.around = {{call_.name, call_.is_operator, call_.arguments}};
  statement.inside = Statement::Inside{its.lead, its.verb, its.has_result};
  return statement;
}

std::string ZoomBehaviours::ResultType(NodeId node) const {
  return part(node).kind == ZoomKind::kCall ? run_.ResultType(zoomed_) : "";
}

// All of them are in the one equation.
RoutineInfo ZoomBehaviours::routine(RoutineId) const { return run_.routine(routine_); }

Placement ZoomBehaviours::PlacementOf(NodeId, NodeId child) const {
  return {.outermost = child.index,
          .innermost = part(child).innermost,
          .start = child.index,
          .completion = part(child).innermost,
          .is_flat = true};
}

namespace {

struct Bytes {
  size_t begin = 0, end = 0;
};

// Which bytes of a code's text stand between the two.
Bytes FindBytes(const Code& code, view::TextPosition begin, view::TextPosition end) {
  const std::string text = view::TextOf(code);
  Bytes bytes = {text.size(), text.size()};
  view::TextPosition at = {code.first_line, code.first_column};
  for (size_t i = 0; i < text.size();) {
    if (at == begin) bytes.begin = i;
    if (at == end) bytes.end = i;
    const size_t length = base::DecodeUtf8(text, i).length;
    at = view::After(at, std::string_view(text).substr(i, length));
    i += length;
  }
  return bytes;
}

// The pieces with all that lies elsewhere judged for itself.
std::vector<CodePiece> Within(const std::vector<CodePiece>& pieces, Bytes own) {
  std::vector<CodePiece> parts;
  size_t at = 0;
  for (const CodePiece& piece : pieces) {
    for (size_t i = 0; i < piece.text.size(); ++i, ++at) {
      CodePiece next = {"", piece.executed, piece.of_others || at < own.begin || at >= own.end};
      if (parts.empty() || !parts.back().IsLike(next)) parts.push_back(std::move(next));
      parts.back().text += piece.text[i];
    }
  }
  return parts;
}

}  // namespace

Code ZoomBehaviours::CodeOf(NodeId node) const {
  Code code = run_.CodeOf(zoomed_);
  const std::optional<view::CodePart> its = PartOf(node);
  if (!its.has_value() || its->file != code.file) return code;
  code.line = its->begin.line;
  code.column = its->begin.column;
  code.pieces = Within(code.pieces, FindBytes(code, its->begin, its->end));
  return code;
}

std::string ZoomBehaviours::EquationOf(NodeId) const { return run_.EquationOf(zoomed_); }

namespace {

std::string_view NameOf(ZoomKind kind) {
  switch (kind) {
    case ZoomKind::kCall:
      return "equation";
    case ZoomKind::kMatch:
      return "choice of the equation";
    case ZoomKind::kGuard:
      return "guard";
    case ZoomKind::kCondition:
      return "condition";
    case ZoomKind::kAlternative:
      return "choice of the alternative";
    case ZoomKind::kBinding:
      return "binding";
    case ZoomKind::kExpression:
      return "expression";
  }
  return "";
}

}  // namespace

std::optional<view::CodePart> ZoomBehaviours::PartOf(NodeId node) const {
  const ZoomPart& its = part(node);
  if (!its.span.has_value()) return std::nullopt;
  const trail::Layout& layout = run_.trail().layout();
  const source::File& file = layout.files[its.span.file];
  const source::Position begin = file.position(its.span.begin), end = file.position(its.span.end);
  return view::CodePart{.kind = std::string(NameOf(its.kind)),
                        .text = SourceText(layout, its.span),
                        .file = file.name(),
                        .begin = {begin.line, begin.column},
                        .end = {end.line, end.column},
                        .is_choice = its.kind == ZoomKind::kMatch || its.kind == ZoomKind::kAlternative};
}

}  // namespace inquest::traced
