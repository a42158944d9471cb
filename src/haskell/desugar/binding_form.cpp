// How a binding becomes a routine, decided from its syntax before anything is translated: with how many
// parameters, and which of its arguments are computed once (docs/design.md 4.3).
#include "haskell/desugar/context.h"
#include "haskell/type/check.h"

namespace inquest::haskell::desugar {
namespace {

class FormFinder {
 public:
  FormFinder(Context& context, ModuleContext& module, BindingId id)
      : c_(context), m_(module), ast_(*module.ast), id_(id) {}

  BindingForm Find(bool takes_dictionaries) {
    const Binding& binding = ast_.bindings[id_];
    BindingForm form;
    if (binding.pattern.has_value()) {
      form.kind = BindingForm::Kind::kPattern;
      return form;
    }
    const Match& match = binding.matches[0];
    if (!match.patterns.empty()) {
      form.kind = BindingForm::Kind::kFunction;
      form.arity = static_cast<uint32_t>(match.patterns.size());
      return form;
    }
    form.kind = BindingForm::Kind::kValue;
    if (match.rhs.alternatives.size() != 1 || !match.rhs.alternatives[0].guards.empty()) return form;
    if (match.rhs.where.has_value() && !OnlyFunctions(match.rhs.where)) return form;
    const ExprId body = Strip(match.rhs.alternatives[0].body);
    if (const uint32_t arity = LambdaArity(body); arity > 0) {
      form.kind = BindingForm::Kind::kLambda;
      form.arity = arity;
      return form;
    }
    const uint32_t missing = Missing(body);
    if (missing == 0) return form;
    std::vector<ExprId> lifted;
    LiftArguments(body, &lifted);
    // With dictionaries there is no one place to compute them once; inside a where there is none outside of
    // it.
    if (!lifted.empty() && (takes_dictionaries || match.rhs.where.has_value())) return form;
    form.kind = BindingForm::Kind::kEta;
    form.arity = missing;
    form.lifted = std::move(lifted);
    return form;
  }

 private:
  ExprId Strip(ExprId id) const {
    while (auto* paren = std::get_if<Paren>(&ast_.exprs[id].node)) id = paren->expr;
    return id;
  }

  // Whether sharing is not lost when these declarations move under a parameter.
  bool OnlyFunctions(DeclsId decls) {
    for (BindingId id : ast_.decls[decls].bindings) {
      const Binding& binding = ast_.bindings[id];
      if (binding.pattern.has_value() || binding.matches[0].patterns.empty()) return false;
      if (binding.local.has_value()) m_.locals[binding.local.index].binding = id;
    }
    return true;
  }

  uint32_t LambdaArity(ExprId body) const {
    const auto& node = ast_.exprs[body].node;
    if (auto* lambda = std::get_if<Lambda>(&node)) return static_cast<uint32_t>(lambda->patterns.size());
    return std::holds_alternative<LambdaCase>(node) ? 1 : 0;
  }

  // How many arguments a known function that is applied to too few still wants; 0 if it is something else.
  uint32_t Missing(ExprId id) {
    id = Strip(id);
    const auto& node = ast_.exprs[id].node;
    if (std::holds_alternative<RightSection>(node)) return 1;
    uint32_t given = 0;
    ExprId head = id;
    if (auto* app = std::get_if<App>(&node)) {
      head = Strip(app->function);
      given = static_cast<uint32_t>(app->arguments.size());
      if (given == 2 && IsApply(head)) {
        const uint32_t wanted = Missing(app->arguments[0]);
        return wanted > 1 ? wanted - 1 : 0;
      }
    } else if (auto* left = std::get_if<LeftSection>(&node)) {
      head = left->op;
      given = 1;
    }
    if (auto* nested = std::get_if<App>(&ast_.exprs[head].node); nested != nullptr && head != id) {
      const uint32_t wanted = Missing(head);
      return wanted > given ? wanted - given : 0;
    }
    const uint32_t arity = Arity(head);
    return arity > given ? arity - given : 0;
  }

  bool IsApply(ExprId head) const {
    auto* var = std::get_if<Var>(&ast_.exprs[head].node);
    return var != nullptr && var->name.target.entity.has_value() &&
           var->name.target.entity == c_.apply_function;
  }

  // The number of parameters of a function that is known by its name; 0 for everything else.
  uint32_t Arity(ExprId head) {
    auto* var = std::get_if<Var>(&ast_.exprs[head].node);
    if (var == nullptr) return 0;
    const Target& target = var->name.target;
    if (target.local.has_value()) return LocalArity(target.local);
    if (!target.entity.has_value()) return 0;
    const Definition& definition = c_.definition(target.entity);
    switch (c_.entities[target.entity].kind) {
      case EntityKind::kPrimitive:
        return definition.has_primitive ? static_cast<uint32_t>(core::Info(definition.primitive).arity) : 0;
      case EntityKind::kField:
        return 1;
      case EntityKind::kMethod:
        return MethodArity(head, target.entity);
      case EntityKind::kFunction:
        break;
      default:
        return 0;
    }
    if (definition.module == nullptr || !definition.binding.has_value()) return 0;
    return c_.Form(*definition.module, definition.binding, c_.TakesDictionaries(target.entity)).arity;
  }

  uint32_t LocalArity(LocalId local) {
    const BindingId binding = m_.locals[local.index].binding;
    if (!binding.has_value()) return 0;
    const type::Generalisation* g = m_.generalisation(binding);
    return c_.Form(m_, binding, g != nullptr && !g->dictionaries.empty()).arity;
  }

  // Only of a known instance.
  uint32_t MethodArity(ExprId head, EntityId method) {
    if (!ast_.bindings[id_].local.has_value()) type::Require(*m_.elaboration, id_);
    const type::Instantiation* use = m_.use(head);
    if (use == nullptr || use->dictionaries.empty()) return 0;
    const type::Evidence& evidence = c_.environment.evidence[use->dictionaries[0]];
    if (evidence.kind != type::EvidenceKind::kInstance) return 0;
    const type::Instance& instance = c_.environment.instances[evidence.instance];
    const type::Class& cls = c_.environment.classes[instance.class_id];
    const uint32_t index = c_.entities[method].index;
    if (instance.methods[index].binding.has_value()) {
      const bool hidden = !instance.dictionaries.empty() || cls.method_schemes[index].context.size() > 1;
      return c_.Form(c_.module(instance.module), instance.methods[index].binding, hidden).arity;
    }
    if (instance.newtype_dictionary.has_value() || !cls.defaults[index].has_value()) return 0;
    return c_.Form(c_.module(cls.module), cls.defaults[index], true).arity;
  }

  // The arguments of a partial application that could be reduced, and so must be computed once.
  void LiftArguments(ExprId id, std::vector<ExprId>* lifted) {
    id = Strip(id);
    const auto& node = ast_.exprs[id].node;
    if (auto* app = std::get_if<App>(&node)) {
      if (!IsApply(Strip(app->function))) LiftArguments(app->function, lifted);
      for (ExprId argument : app->arguments) Lift(argument, lifted);
    } else if (auto* left = std::get_if<LeftSection>(&node)) {
      Lift(left->operand, lifted);
    } else if (auto* right = std::get_if<RightSection>(&node)) {
      Lift(right->operand, lifted);
    }
  }

  void Lift(ExprId id, std::vector<ExprId>* lifted) {
    id = Strip(id);
    const auto& node = ast_.exprs[id].node;
    if (std::holds_alternative<Var>(node) || std::holds_alternative<Con>(node) ||
        std::holds_alternative<Lit>(node) || std::holds_alternative<Lambda>(node) ||
        std::holds_alternative<LambdaCase>(node)) {
      return;
    }
    if (auto* negate = std::get_if<Negate>(&node);
        negate != nullptr && std::holds_alternative<Lit>(ast_.exprs[Strip(negate->expr)].node)) {
      return;
    }
    if (auto* tuple = std::get_if<Tuple>(&node)) return LiftAll(tuple->elements, lifted);
    if (auto* list = std::get_if<List>(&node)) return LiftAll(list->elements, lifted);
    if (auto* app = std::get_if<App>(&node);
        app != nullptr && std::holds_alternative<Con>(ast_.exprs[Strip(app->function)].node)) {
      return LiftAll(app->arguments, lifted);
    }
    if (std::holds_alternative<LeftSection>(node) || Missing(id) > 0) return LiftArguments(id, lifted);
    lifted->push_back(id);
  }

  void LiftAll(const std::vector<ExprId>& ids, std::vector<ExprId>* lifted) {
    for (ExprId id : ids) {
      if (id.has_value()) Lift(id, lifted);
    }
  }

  Context& c_;
  ModuleContext& m_;
  const Module& ast_;
  BindingId id_;
};

Wrapper FindWrapper(const Module& ast, const Binding& binding) {
  Wrapper wrapper;
  wrapper.state = Wrapper::State::kNo;
  if (binding.pattern.has_value() || binding.matches.size() != 1) return wrapper;
  const Match& match = binding.matches[0];
  if (match.rhs.where.has_value() || match.rhs.alternatives.size() != 1 ||
      !match.rhs.alternatives[0].guards.empty())
    return wrapper;
  std::vector<LocalId> params;
  for (PatId pat : match.patterns) {
    auto* var = std::get_if<PatVar>(&ast.pats[pat].node);
    if (var == nullptr || !var->local.has_value()) return wrapper;
    params.push_back(var->local);
  }
  auto strip = [&](ExprId id) {
    while (auto* paren = std::get_if<Paren>(&ast.exprs[id].node)) id = paren->expr;
    return id;
  };
  ExprId head = strip(match.rhs.alternatives[0].body);
  std::vector<bool> used(params.size());
  if (auto* app = std::get_if<App>(&ast.exprs[head].node)) {
    for (ExprId argument : app->arguments) {
      auto* var = std::get_if<Var>(&ast.exprs[strip(argument)].node);
      if (var == nullptr || !var->name.target.local.has_value()) return wrapper;
      size_t position = 0;
      while (position < params.size() && params[position] != var->name.target.local) ++position;
      if (position == params.size() || used[position]) return wrapper;  // twice would compute it twice
      used[position] = true;
      wrapper.arguments.push_back(static_cast<uint32_t>(position));
    }
    head = strip(app->function);
  }
  EntityId target;
  if (auto* var = std::get_if<Var>(&ast.exprs[head].node)) target = var->name.target.entity;
  if (auto* con = std::get_if<Con>(&ast.exprs[head].node)) target = con->name.target.entity;
  if (!target.has_value() || target == binding.entity) return wrapper;
  wrapper.state = Wrapper::State::kYes;
  wrapper.arity = static_cast<uint32_t>(params.size());
  wrapper.head = head;
  return wrapper;
}

}  // namespace

BindingForm& Context::Form(ModuleContext& module, BindingId id, bool takes_dictionaries) {
  BindingForm& form = module.forms[id.index];
  if (form.kind != BindingForm::Kind::kUnknown) return form;  // kBusy has arity 0: f = f is a value
  const EntityId entity = module.ast->bindings[id].entity;
  if (entity.has_value() && names.text(entities[entity].name) == kAnswerName) {
    form.kind = BindingForm::Kind::kValue;  // also a function: it is a value that is wanted
    return form;
  }
  form.kind = BindingForm::Kind::kBusy;
  form = FormFinder(*this, module, id).Find(takes_dictionaries);
  return form;
}

const Wrapper& Context::WrapperOf(ModuleContext& module, BindingId id) {
  Wrapper& wrapper = module.wrappers[id.index];
  if (wrapper.state == Wrapper::State::kUnknown) {
    wrapper.state = Wrapper::State::kNo;
    if (module.is_library) wrapper = FindWrapper(*module.ast, module.ast->bindings[id]);
    if (wrapper.state == Wrapper::State::kYes) type::Require(*module.elaboration, id);
  }
  return wrapper;
}

}  // namespace inquest::haskell::desugar
