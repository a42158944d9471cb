#include "testing/soundness/expression.h"

namespace inquest::soundness {

namespace {

using Kind = Expression::Kind;

Expr Make(Expression expression) { return std::make_shared<const Expression>(std::move(expression)); }

}  // namespace

Expr Constant(int constant) { return Make({.kind = Kind::kConstant, .constant = constant}); }
Expr Lambda(std::string parameter, Expr body) {
  return Make({.kind = Kind::kLambda, .name = std::move(parameter), .body = std::move(body)});
}
Expr Apply(Expr function, std::string argument) {
  return Make({.kind = Kind::kApply, .name = std::move(argument), .body = std::move(function)});
}
Expr Let(std::vector<std::pair<std::string, Expr>> bindings, Expr body) {
  return Make({.kind = Kind::kLet, .body = std::move(body), .bindings = std::move(bindings)});
}
Expr Variable(std::string name) { return Make({.kind = Kind::kVariable, .name = std::move(name)}); }
Expr Push(std::string label, Expr body, bool is_defective) {
  return Make(
      {.kind = Kind::kPush, .name = std::move(label), .is_defective = is_defective, .body = std::move(body)});
}

size_t SizeOf(const Expr& expression) {
  size_t size = 1;
  if (expression->body != nullptr) size += SizeOf(expression->body);
  for (const auto& [name, bound] : expression->bindings) size += SizeOf(bound);
  return size;
}

std::string TextOf(const Expr& expression) {
  switch (expression->kind) {
    case Kind::kConstant:
      return std::to_string(expression->constant);
    case Kind::kLambda:
      return "(\\" + expression->name + ". " + TextOf(expression->body) + ")";
    case Kind::kApply:
      return "(" + TextOf(expression->body) + " " + expression->name + ")";
    case Kind::kLet: {
      std::string text = "let {";
      for (const auto& [name, bound] : expression->bindings)
        text += (text.size() > 5 ? "; " : "") + name + " = " + TextOf(bound);
      return "(" + text + "} " + TextOf(expression->body) + ")";
    }
    case Kind::kVariable:
      return expression->name;
    case Kind::kPush:
      return "(push \"" + expression->name + "\"" + (expression->is_defective ? " DEFECTIVE " : " ") +
             TextOf(expression->body) + ")";
  }
  return "";
}

namespace {

void AddDefects(const Expr& expression, std::vector<std::string>* defects) {
  if (expression->kind == Kind::kPush && expression->is_defective) defects->push_back(expression->name);
  if (expression->body != nullptr) AddDefects(expression->body, defects);
  for (const auto& [name, bound] : expression->bindings) AddDefects(bound, defects);
}

}  // namespace

std::vector<std::string> DefectsOf(const Expr& expression) {
  std::vector<std::string> defects;
  AddDefects(expression, &defects);
  return defects;
}

}  // namespace inquest::soundness
