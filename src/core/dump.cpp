// Core as text, for golden tests and for people who look for a fault in the front end.
#include <cstdio>
#include <unordered_map>
#include <unordered_set>

#include "core/core.h"

namespace inquest::core {
namespace {

class Dumper {
 public:
  Dumper(const Program& program, const base::Interner& names, const source::Files& files)
      : program_(program), names_(names), files_(files) {}

  void DumpTopLevel(RoutineId id) {
    var_names_.clear();
    used_.clear();
    DumpRoutine(id, 0);
    out_ += '\n';
  }
  std::string Take() { return std::move(out_); }

 private:
  // ------------------------------------------------------------------------ names
  std::string Text(Symbol symbol) const { return symbol.has_value() ? std::string(names_.text(symbol)) : ""; }

  std::string VarName(VarId var) {
    if (!var.has_value()) return "_";
    auto [found, is_new] = var_names_.try_emplace(var.index);
    if (is_new) {
      const Var& v = program_.vars[var];
      std::string name = v.name.has_value() ? Text(v.name) : "v";
      if (v.hidden) name = "$" + name;
      std::string text = name;
      for (int n = 1; !used_.insert(text).second; ++n) text = name + "_" + std::to_string(n);
      found->second = text;
    }
    return found->second;
  }

  std::string RoutineName(RoutineId id) {
    const Routine& routine = program_.routines[id];
    std::string text = routine.name.has_value() ? Text(routine.name) : "\\";
    if (routine.instance.class_name.has_value() && !routine.is_dictionary)
      text = Text(routine.instance.class_name) + "." + text;
    const Module& module = program_.modules[routine.module];
    if (module.is_library && module.name.has_value()) text = Text(module.name) + "." + text;
    // Instance methods of one name: numbered by order among the top-level routines.
    if (ordinals_.empty()) NumberRoutines();
    uint32_t ordinal = ordinals_[id.index];
    if (ordinal > 0) text += "/" + std::to_string(ordinal);
    return text;
  }

  void NumberRoutines() {
    std::unordered_map<uint64_t, uint32_t> seen;
    ordinals_.resize(program_.routines.size());
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const Routine& routine = program_.routines[RoutineId(i)];
      if (routine.parent.has_value() || !routine.name.has_value()) continue;
      uint64_t key = (uint64_t{routine.name.index} << 32) ^ (uint64_t{routine.module.index} << 20) ^
                     routine.instance.class_name.index;
      ordinals_[i] = seen[key]++;
    }
  }

  std::string ConName(ConId con) const { return Text(program_.constructors[con].name); }

  static std::string Quote(const std::string& text) {
    std::string out = "\"";
    for (unsigned char c : text) {
      if (c == '"' || c == '\\') {
        out += '\\';
        out += static_cast<char>(c);
      } else if (c < 0x20) {
        char buffer[8];
        std::snprintf(buffer, sizeof buffer, "\\%d", c);
        out += buffer;
      } else {
        out += static_cast<char>(c);
      }
    }
    return out + "\"";
  }

  std::string LiteralText(uint32_t index) const {
    const Literal& literal = program_.literals[index];
    char buffer[40];
    switch (literal.kind) {
      case LiteralKind::kInt:
        return std::to_string(literal.integer);
      case LiteralKind::kInteger:
        return (literal.big ? literal.text : std::to_string(literal.integer)) + "I";
      case LiteralKind::kWord:
        return std::to_string(static_cast<uint64_t>(literal.integer)) + "W";
      case LiteralKind::kDouble:
        std::snprintf(buffer, sizeof buffer, "%.17gD", literal.real);
        return buffer;
      case LiteralKind::kFloat:
        std::snprintf(buffer, sizeof buffer, "%.9gF", literal.real);
        return buffer;
      case LiteralKind::kChar:
        if (literal.integer >= 0x20 && literal.integer < 0x7f)
          return std::string("'") + static_cast<char>(literal.integer) + "'";
        return "'\\" + std::to_string(literal.integer) + "'";
      case LiteralKind::kString:
        return Quote(literal.text);
    }
    return "?";
  }

  std::string Place(Span span) const {
    if (!span.has_value()) return "";
    source::Position begin = files_.begin(span), end = files_.end(span);
    return std::to_string(begin.line) + ":" + std::to_string(begin.column) + "-" + std::to_string(end.line) +
           ":" + std::to_string(end.column);
  }

  // --------------------------------------------------------------------- routines
  static const char* KindText(RoutineKind kind) {
    switch (kind) {
      case RoutineKind::kFunction:
        return "function";
      case RoutineKind::kConstant:
        return "constant";
      case RoutineKind::kLocal:
        return "local";
      case RoutineKind::kLambda:
        return "lambda";
      case RoutineKind::kHidden:
        return "hidden";
    }
    return "?";
  }

  void Line(int indent) {
    out_ += '\n';
    out_.append(static_cast<size_t>(indent) * 2, ' ');
  }

  void DumpRoutine(RoutineId id, int indent) {
    const Routine& routine = program_.routines[id];
    out_ += KindText(routine.kind);
    if (routine.generated) out_ += " generated";
    if (routine.name.has_value()) out_ += " " + RoutineName(id);
    for (size_t i = 0; i < routine.params.size(); ++i) {
      out_ += i < routine.hidden_params ? " @" : " ";
      out_ += VarName(routine.params[i]);
    }
    if (routine.type.has_value() && !routine.parent.has_value())
      out_ += " :: " + Show(program_.types, names_, routine.type);
    out_ += " =";
    Line(indent + 1);
    const RoutineId outer = routine_;
    routine_ = id;
    Dump(routine.body, indent + 1);
    routine_ = outer;
  }

  // ------------------------------------------------------------------ expressions
  static bool IsAtom(const Expr& expr) {
    return expr.kind == ExprKind::kVar || expr.kind == ExprKind::kLiteral || expr.kind == ExprKind::kConFun ||
           expr.kind == ExprKind::kFail || expr.kind == ExprKind::kError ||
           (expr.kind == ExprKind::kCon && expr.children.empty());
  }

  void DumpArgument(ExprId id, int indent) {
    const Expr& expr = program_.exprs[id];
    const bool top_routine =
        expr.kind == ExprKind::kRoutine && !program_.routines[expr.routine].parent.has_value();
    if (IsAtom(expr) || top_routine || (expr.kind == ExprKind::kPrim && expr.children.empty()))
      return Dump(id, indent);
    out_ += '(';
    Dump(id, indent + 1);
    out_ += ')';
  }

  void DumpArguments(const Expr& expr, size_t first, int indent) {
    for (size_t i = first; i < expr.children.size(); ++i) {
      out_ += expr.kind == ExprKind::kApp && i <= expr.hidden_args ? " @" : " ";
      DumpArgument(expr.children[i], indent);
    }
  }

  void Dump(ExprId id, int indent) {
    const Expr& expr = program_.exprs[id];
    switch (expr.kind) {
      case ExprKind::kVar:
        out_ += VarName(expr.var);
        return;
      case ExprKind::kRoutine:
        if (program_.routines[expr.routine].parent.has_value()) return DumpRoutine(expr.routine, indent);
        out_ += RoutineName(expr.routine);
        return;
      case ExprKind::kLiteral:
        out_ += LiteralText(expr.index);
        return;
      case ExprKind::kCon:
        out_ += ConName(expr.con);
        return DumpArguments(expr, 0, indent);
      case ExprKind::kConFun:
        out_ += ConName(expr.con);
        return;
      case ExprKind::kApp:
        DumpArgument(expr.children[0], indent);
        return DumpArguments(expr, 1, indent);
      case ExprKind::kPrim:
        out_ += "#";
        out_ += Info(expr.prim).name;
        return DumpArguments(expr, 0, indent);
      case ExprKind::kLet:
        return DumpLet(expr, indent);
      case ExprKind::kCase:
        return DumpCase(expr, indent);
      case ExprKind::kFatbar:
        out_ += "try ";
        Dump(expr.children[0], indent + 1);
        Line(indent);
        out_ += "else ";
        return Dump(expr.children[1], indent);
      case ExprKind::kFail:
        out_ += "fail";
        return;
      case ExprKind::kLeaf:
        return DumpLeaf(expr, indent);
      case ExprKind::kMethod:
        out_ += "method " + Text(expr.name) + "#" + std::to_string(expr.index);
        return DumpArguments(expr, 0, indent);
      case ExprKind::kError:
        return DumpError(expr);
      case ExprKind::kSeq:
        out_ += "seq ";
        DumpArgument(expr.children[0], indent);
        Line(indent);
        return Dump(expr.children[1], indent);
    }
  }

  void DumpLeaf(const Expr& expr, int indent) {
    const Leaf& leaf = program_.routines[routine_].leaves[expr.index];
    out_ += "{" + std::to_string(leaf.equation + 1);
    if (leaf.guard > 0) out_ += "." + std::to_string(leaf.guard + 1);
    out_ += "} ";
    Dump(expr.children[0], indent);
  }

  void DumpLet(const Expr& expr, int indent) {
    for (const Bind& bind : expr.binds) {
      out_ += "let " + VarName(bind.var) + " = ";
      if (bind.routine.has_value()) {
        DumpRoutine(bind.routine, indent + 1);
      } else {
        Dump(bind.expr, indent + 2);
      }
      Line(indent);
    }
    Dump(expr.children[0], indent);
  }

  void DumpCase(const Expr& expr, int indent) {
    out_ += "case ";
    Dump(expr.children[0], indent + 1);
    out_ += " of";
    if (expr.var.has_value()) out_ += " " + VarName(expr.var);
    for (const Alt& alt : expr.alts) {
      Line(indent + 1);
      if (alt.con.has_value()) {
        out_ += ConName(alt.con);
        for (VarId var : alt.vars) {
          out_ += ' ';
          out_ += VarName(var);
        }
      } else if (alt.literal != Alt::kNoLiteral) {
        out_ += LiteralText(alt.literal);
      } else {
        out_ += "_";
      }
      out_ += " -> ";
      Dump(alt.body, indent + 2);
    }
  }

  void DumpError(const Expr& expr) {
    const Failure& failure = program_.failures[expr.index];
    switch (failure.kind) {
      case Failure::Kind::kEquations:
        out_ += "error equations";
        break;
      case Failure::Kind::kCase:
        out_ += "error case";
        break;
      case Failure::Kind::kLambda:
        out_ += "error lambda";
        break;
      case Failure::Kind::kPatternBinding:
        out_ += "error pattern binding";
        break;
      case Failure::Kind::kMultiIf:
        out_ += "error multi-way if";
        break;
      case Failure::Kind::kMissingField:
        out_ += "error missing field";
        break;
      case Failure::Kind::kMissingMethod:
        out_ += "error missing method";
        break;
      case Failure::Kind::kRecordConstruction:
        out_ += "error record construction";
        break;
      case Failure::Kind::kNoMatchingRecord:
        out_ += "error record update";
        break;
    }
    out_ += " " + Quote(failure.subject);
    if (failure.span.has_value()) out_ += " " + Place(failure.span);
  }

  const Program& program_;
  const base::Interner& names_;
  const source::Files& files_;
  std::string out_;
  RoutineId routine_;
  std::unordered_map<uint32_t, std::string> var_names_;
  std::unordered_set<std::string> used_;
  std::vector<uint32_t> ordinals_;
};

}  // namespace

std::string Dump(const Program& program, const base::Interner& names, const source::Files& files) {
  Dumper dumper(program, names, files);
  for (size_t i = 0; i < program.routines.size(); ++i) {
    if (!program.routines[RoutineId(i)].parent.has_value()) dumper.DumpTopLevel(RoutineId(i));
  }
  return dumper.Take();
}

std::string Dump(const Program& program, const base::Interner& names, const source::Files& files,
                 RoutineId routine) {
  Dumper dumper(program, names, files);
  dumper.DumpTopLevel(routine);
  return dumper.Take();
}

}  // namespace inquest::core
