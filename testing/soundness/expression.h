// The core language of hoed-2015 (Figures 3, 5 and 18): lambda calculus with constants and recursive
// bindings, in which arguments are variables, and expressions can be labelled. A label may mark its slice as
// defective (6.2).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace inquest::soundness {

struct Expression;
using Expr = std::shared_ptr<const Expression>;

struct Expression {
  enum class Kind : uint8_t { kConstant, kLambda, kApply, kLet, kVariable, kPush };
  Kind kind = Kind::kConstant;
  int constant = 0;           // where infection is tested: 1 is right, 0 is infected
  std::string name;           // variable, parameter, argument or label
  bool is_defective = false;  // kPush
  Expr body;                  // of a lambda, an application (the function), bindings, a label
  std::vector<std::pair<std::string, Expr>> bindings;
};

Expr Constant(int constant);
Expr Lambda(std::string parameter, Expr body);
Expr Apply(Expr function, std::string argument);
Expr Let(std::vector<std::pair<std::string, Expr>> bindings, Expr body);
Expr Variable(std::string name);
Expr Push(std::string label, Expr body, bool is_defective = false);

size_t SizeOf(const Expr& expression);  // subexpressions
std::string TextOf(const Expr& expression);
std::vector<std::string> DefectsOf(const Expr& expression);

}  // namespace inquest::soundness
