#include "testing/soundness/generate.h"

#include <algorithm>
#include <random>

namespace inquest::soundness {
namespace {

using Kind = Expression::Kind;

// A constant, or a function from the first to the rest: argument types, then a constant.
struct Type;
using TypePtr = std::shared_ptr<const Type>;
struct Type {
  TypePtr argument, result;  // null: a constant
};

bool Same(const TypePtr& a, const TypePtr& b) {
  if (a == nullptr || b == nullptr) return a == b;
  return Same(a->argument, b->argument) && Same(a->result, b->result);
}

struct Bound {
  std::string name;
  TypePtr type;
};

class Generator {
 public:
  Generator(uint64_t seed, Slices slices) : random_(seed), slices_(slices) {}

  Expr Program(size_t size) {
    left_ = size;
    defects_ = 1 + Below(3);
    const Expr body = Make(nullptr, {}, size - 1);
    return MarkDefects(Push("main", body));
  }

 private:
  size_t Below(size_t bound) { return std::uniform_int_distribution<size_t>(0, bound - 1)(random_); }
  bool OneIn(size_t count) { return Below(count) == 0; }
  std::string Fresh(const char* prefix) { return prefix + std::to_string(++names_); }

  TypePtr RandomType(size_t depth) {
    if (depth == 0 || OneIn(2)) return nullptr;
    return std::make_shared<const Type>(Type{RandomType(depth - 1), RandomType(depth - 1)});
  }

  // The smallest expression of a type.
  Expr Least(const TypePtr& type, const std::vector<Bound>& scope) {
    const auto fitting = Fitting(type, scope);
    if (!fitting.empty() && !OneIn(4)) return Variable(fitting[Below(fitting.size())]);
    if (type == nullptr) return Constant(1);
    std::vector<Bound> inner = scope;
    inner.push_back({Fresh("x"), type->argument});
    const std::string parameter = inner.back().name;
    return Lambda(parameter, Least(type->result, inner));
  }

  static std::vector<std::string> Fitting(const TypePtr& type, const std::vector<Bound>& scope) {
    std::vector<std::string> names;
    for (const Bound& bound : scope)
      if (Same(bound.type, type)) names.push_back(bound.name);
    return names;
  }

  // Of about `size` subexpressions.
  Expr Make(const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    if (size < 4) return Least(type, scope);
    switch (Below(10)) {
      case 0:
      case 1:
      case 2:
        return MakeLabelled(type, scope, size);
      case 3:
      case 4:
      case 5:
        return MakeLet(type, scope, size);
      case 6:
        if (type != nullptr) return MakeLambda(type, scope, size);
        [[fallthrough]];
      default:
        return MakeApplication(type, scope, size);
    }
  }

  Expr MakeLabelled(const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    const std::string label = Fresh("l");
    return Push(label, Make(type, slices_ == Slices::kClosed ? std::vector<Bound>{} : scope, size - 1));
  }

  Expr MakeLambda(const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    std::vector<Bound> inner = scope;
    inner.push_back({Fresh("x"), type->argument});
    const std::string parameter = inner.back().name;
    return Lambda(parameter, Make(type->result, inner, size - 1));
  }

  Expr MakeLet(const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    const size_t count = 1 + Below(3);
    std::vector<Bound> inner = scope;
    for (size_t i = 0; i < count; ++i) inner.push_back({Fresh("v"), RandomType(2)});
    const size_t share = (size - 1) / (count + 1);
    std::vector<std::pair<std::string, Expr>> bindings;
    for (size_t i = scope.size(); i < inner.size(); ++i) {
      // Mostly only what is bound before it, so that evaluation ends.
      const bool is_recursive = OneIn(12);
      const std::vector<Bound> visible(
          inner.begin(), is_recursive ? inner.end() : inner.begin() + static_cast<ptrdiff_t>(i));
      bindings.emplace_back(inner[i].name, Make(inner[i].type, visible, share));
    }
    return Let(std::move(bindings), Make(type, inner, share));
  }

  // The argument is a variable: one that there is, or one that is bound to it.
  Expr MakeApplication(const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    const std::vector<Bound> functions = FunctionsTo(type, scope);
    if (!functions.empty() && !OneIn(3)) {
      const Bound& function = functions[Below(functions.size())];
      return WithArgument(Variable(function.name), function.type->argument, scope, size - 2);
    }
    const TypePtr argument = RandomType(2);
    const auto function = std::make_shared<const Type>(Type{argument, type});
    return WithArgument(Make(function, scope, (size - 2) / 2), argument, scope, (size - 2) / 2);
  }

  static std::vector<Bound> FunctionsTo(const TypePtr& type, const std::vector<Bound>& scope) {
    std::vector<Bound> functions;
    for (const Bound& bound : scope)
      if (bound.type != nullptr && Same(bound.type->result, type)) functions.push_back(bound);
    return functions;
  }

  Expr WithArgument(const Expr& function, const TypePtr& type, const std::vector<Bound>& scope, size_t size) {
    const auto fitting = Fitting(type, scope);
    if (!fitting.empty() && OneIn(2)) return Apply(function, fitting[Below(fitting.size())]);
    const std::string name = Fresh("a");
    const Expr argument = Make(type, scope, size);
    return Let({{name, argument}}, Apply(function, name));
  }

  Expr MarkDefects(const Expr& expression) {
    std::vector<std::string> labels;
    Collect(expression, &labels);
    std::vector<std::string> defective;
    for (size_t i = 0; i < defects_; ++i) defective.push_back(labels[Below(labels.size())]);
    return Marked(expression, defective);
  }

  static void Collect(const Expr& expression, std::vector<std::string>* labels) {
    if (expression->kind == Kind::kPush) labels->push_back(expression->name);
    if (expression->body != nullptr) Collect(expression->body, labels);
    for (const auto& [name, bound] : expression->bindings) Collect(bound, labels);
  }

  static Expr Marked(const Expr& expression, const std::vector<std::string>& defective) {
    Expression marked = *expression;
    if (marked.kind == Kind::kPush)
      marked.is_defective = std::find(defective.begin(), defective.end(), marked.name) != defective.end();
    if (marked.body != nullptr) marked.body = Marked(marked.body, defective);
    for (auto& [name, bound] : marked.bindings) bound = Marked(bound, defective);
    return std::make_shared<const Expression>(std::move(marked));
  }

  std::mt19937_64 random_;
  const Slices slices_;
  size_t left_ = 0, names_ = 0, defects_ = 1;
};

bool Mentions(const Expr& expression, const std::string& name) {
  const bool is_use = expression->kind == Kind::kVariable || expression->kind == Kind::kApply;
  if (is_use && expression->name == name) return true;
  if (expression->body != nullptr && Mentions(expression->body, name)) return true;
  return std::any_of(expression->bindings.begin(), expression->bindings.end(),
                     [&](const auto& binding) { return Mentions(binding.second, name); });
}

}  // namespace

Expr Generate(uint64_t seed, size_t size, Slices slices) { return Generator(seed, slices).Program(size); }

std::vector<Expr> Simpler(const Expr& expression) {
  std::vector<Expr> simpler;
  const auto with = [&](auto change) {
    Expression changed = *expression;
    change(changed);
    simpler.push_back(std::make_shared<const Expression>(std::move(changed)));
  };
  switch (expression->kind) {
    case Kind::kConstant:
    case Kind::kVariable:
      return simpler;
    case Kind::kLambda:
      break;
    case Kind::kApply:
    case Kind::kPush:
      simpler.push_back(expression->body);
      break;
    case Kind::kLet:
      for (size_t i = 0; i < expression->bindings.size(); ++i) {
        const std::string& name = expression->bindings[i].first;
        bool is_used = Mentions(expression->body, name);
        for (size_t j = 0; j < expression->bindings.size(); ++j)
          is_used |= j != i && Mentions(expression->bindings[j].second, name);
        if (is_used) continue;
        if (expression->bindings.size() == 1) {
          simpler.push_back(expression->body);
        } else {
          with([&](Expression& e) { e.bindings.erase(e.bindings.begin() + static_cast<ptrdiff_t>(i)); });
        }
      }
      break;
  }
  if (expression->kind != Kind::kConstant && expression->kind != Kind::kPush) simpler.push_back(Constant(1));
  for (const Expr& body : Simpler(expression->body)) with([&](Expression& e) { e.body = body; });
  for (size_t i = 0; i < expression->bindings.size(); ++i) {
    for (const Expr& bound : Simpler(expression->bindings[i].second))
      with([&](Expression& e) { e.bindings[i].second = bound; });
  }
  return simpler;
}

}  // namespace inquest::soundness
