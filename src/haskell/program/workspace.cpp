#include "haskell/program/workspace.h"

#include <unordered_map>
#include <unordered_set>

#include "haskell/parse/parse.h"
#include "haskell/program/expression.h"
#include "haskell/program/loader.h"

namespace inquest::haskell::program {

using core::TypeId;

namespace {

bool HasVariables(const core::Types& types, TypeId type) {
  std::vector<TypeId> work = {type};
  std::unordered_set<uint32_t> seen;  // types share parts
  while (!work.empty()) {
    const TypeId next = work.back();
    work.pop_back();
    if (!seen.insert(next.index).second) continue;
    const core::Type& part = types[next];
    if (part.kind == core::TypeKind::kVar || part.kind == core::TypeKind::kMeta) return true;
    if (part.kind == core::TypeKind::kForall) work.push_back(part.a);
    if (part.kind == core::TypeKind::kApp) work.insert(work.end(), {part.a, part.b});
  }
  return false;
}

// Types written as text, found by their names.
class TypeFinder {
 public:
  TypeFinder(const Module& module, const rename::ModuleScope& scope, const Entities& entities,
             type::Environment& environment, const base::Interner& names)
      : module_(module), scope_(scope), entities_(entities), environment_(environment), names_(names) {}

  TypeId Find(TypeExprId id) {
    core::Types& types = environment_.types;
    const auto& node = module_.types[id].node;
    if (auto* var = std::get_if<TypeVar>(&node)) return Variable(var->name);
    if (auto* con = std::get_if<TypeCon>(&node)) return Constructor(con->name);
    if (auto* app = std::get_if<TypeApp>(&node)) {
      const TypeId function = Find(app->function);
      return types.App(function, Find(app->argument));
    }
    if (auto* fun = std::get_if<TypeFun>(&node)) {
      const TypeId argument = Find(fun->argument);
      return types.Fun(argument, Find(fun->result));
    }
    if (auto* list = std::get_if<TypeList>(&node))
      return types.App(types.Con(types.list), Find(list->element));
    if (auto* tuple = std::get_if<TypeTuple>(&node)) {
      if (tuple->elements.size() >= types.tuples.size()) return Anything();
      std::vector<TypeId> elements;
      for (const TypeExprId element : tuple->elements) elements.push_back(Find(element));
      return types.Apply(types.Con(types.tuples[tuple->elements.size()]), elements);
    }
    return Anything();
  }

 private:
  TypeId Anything() { return environment_.types.Var(environment_.types.NewVar(Symbol())); }

  TypeId Variable(Symbol name) {
    if (!name.has_value() || names_.text(name) == "_") return Anything();
    const auto [found, is_new] = variables_.try_emplace(name);
    if (is_new) found->second = Anything();
    return found->second;
  }

  TypeId Constructor(const Name& name) {
    core::Types& types = environment_.types;
    const std::string_view text = names_.text(name.text);
    if (text == "String") return types.App(types.Con(types.list), types.Con(types.char_type));
    if (text == "[]") return types.Con(types.list);
    if (text == "()") return types.Con(types.unit);
    if (text == "->") return types.Con(types.function);
    EntityId found = scope_.Find(rename::Space::kType, {}, name.text).entity;
    if (!found.has_value() || !environment_.tycons.contains(found)) {
      found = EntityId();
      for (const auto& [entity, tycon] : environment_.tycons) {
        if (entities_[entity].name != name.text) continue;
        if (found.has_value()) return Anything();
        found = entity;
      }
    }
    return found.has_value() ? types.Con(environment_.tycons.at(found)) : Anything();
  }

  const Module& module_;
  const rename::ModuleScope& scope_;
  const Entities& entities_;
  type::Environment& environment_;
  const base::Interner& names_;
  std::unordered_map<Symbol, TypeId> variables_;
};

}  // namespace

Workspace::Workspace(Options options)
    : options_(std::move(options)),
      loader_(std::make_unique<Loader>(files_, names_, diagnostics_, options_)) {}
Workspace::~Workspace() = default;

base::Result<std::unique_ptr<Workspace>> Workspace::Open(source::File main, Options options) {
  std::unique_ptr<Workspace> workspace(new Workspace(std::move(options)));
  const source::FileId file = workspace->files_.Add(std::move(main));
  if (!workspace->loader_->Check(file)) return base::Error{workspace->Rendered(workspace->diagnostics_)};
  return workspace;
}

std::string Workspace::Rendered(const source::Diagnostics& diagnostics) const {
  std::string text = Render(diagnostics, files_, false);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

TypeId Workspace::FindType(const std::string& text) {
  source::Diagnostics ignored;
  const source::FileId file = files_.Add(source::File("type", text));
  const parse::ParsedType parsed = parse::ParseType(file, files_, names_, ignored);
  if (!parsed.type.has_value()) return TypeId();
  return TypeFinder(parsed.module, loader_->main_scope(), loader_->state().entities, loader_->environment(),
                    names_)
      .Find(parsed.type);
}

std::vector<std::string> Workspace::ModulesDefining(const std::string& name) const {
  const Entities& entities = loader_->state().entities;
  std::vector<std::string> modules;
  for (uint32_t i = 0; i < entities.store.size(); ++i) {
    const Entity& entity = entities.store[EntityId(i)];
    if (entity.kind != EntityKind::kFunction || !entity.module.has_value()) continue;
    const ModuleInfo& module = entities.modules[entity.module];
    if (!module.is_library && names_.text(entity.name) == name)
      modules.emplace_back(names_.text(module.name));
  }
  return modules;
}

bool Workspace::IsClosed(TypeId type) const {
  return type.has_value() && !HasVariables(loader_->environment().types, type);
}

// What is not defined there means nothing: using it is an error of the expression.
rename::ModuleScope Workspace::ScopeWith(const std::vector<Meaning>& meanings) {
  rename::ModuleScope scope = loader_->main_scope();
  const Entities& entities = loader_->state().entities;
  for (uint32_t i = 0; i < entities.store.size() && !meanings.empty(); ++i) {
    const Entity& entity = entities.store[EntityId(i)];
    if (entity.kind != EntityKind::kFunction || !entity.module.has_value()) continue;
    for (const Meaning& meaning : meanings) {
      const ModuleInfo& module = entities.modules[entity.module];
      if (names_.text(entity.name) == meaning.function && names_.text(module.name) == meaning.module)
        scope.Define(rename::Space::kValue, names_.Intern(meaning.name), EntityId(i));
    }
  }
  return scope;
}

std::unique_ptr<CheckedExpression> Workspace::Check(const std::string& text, const rename::ModuleScope& scope,
                                                    TypeId expected, Strings strings,
                                                    source::Diagnostics& diagnostics) {
  return CheckExpression(*loader_, files_, names_, {text, scope, expected, strings == Strings::kOverloaded},
                         diagnostics);
}

// Whether a module of the program's own says what `==` means for one of its types.
bool Workspace::HasOwnEquality() const {
  const type::Environment& environment = loader_->environment();
  const Entities& entities = loader_->state().entities;
  const auto eq = environment.class_of.find(entities.known.eq_class);
  if (eq == environment.class_of.end()) return false;
  for (const type::Instance& instance : environment.instances) {
    if (instance.class_id == eq->second && !instance.derived && instance.module.has_value() &&
        !entities.modules[instance.module].is_library) {
      return true;
    }
  }
  return false;
}

// `==` at the type; null if it has no instance of Eq.
std::unique_ptr<CheckedExpression> Workspace::CheckEquality(TypeId type) {
  rename::State& state = loader_->state();
  if (!state.entities.known.equals.has_value()) return nullptr;
  const source::FileId file = files_.Add(source::File(kExpressionFile, "(==)"));
  source::Diagnostics ignored;
  auto checked = std::make_unique<CheckedExpression>();
  checked->ast = parse::ParseExpression(file, names_.Intern("inquest'equal"), {}, files_, names_, ignored);
  // Whatever `==` means in the main module.
  rename::ModuleScope scope(ModuleId(), Symbol(), state);
  scope.Define(rename::Space::kValue, names_.Intern("=="), state.entities.known.equals);
  checked->id = rename::RenameExpression(checked->ast, scope, state, names_, ignored);
  type::Environment& environment = loader_->environment();
  core::Types& types = environment.types;
  type::CheckOptions options;
  options.is_expression = true;
  options.expected = types.Fun(type, types.Fun(type, types.Con(types.bool_type)));
  if (ignored.has_errors()) return nullptr;
  checked->elaboration = type::Check(checked->ast, checked->id, state, environment, names_, ignored, options);
  if (ignored.has_errors()) return nullptr;
  checked->entity = checked->ast.bindings[checked->ast.decls[checked->ast.top].bindings[0]].entity;
  return checked;
}

namespace {

// None: the program has none, since one of its expressions was evaluated.
EntityId FindMain(const Entities& entities, const base::Interner& names) {
  const Symbol name = names.Find("main");
  for (uint32_t i = 0; name.has_value() && i < entities.store.size(); ++i) {
    const Entity& entity = entities.store[EntityId(i)];
    const bool is_main = entity.kind == EntityKind::kFunction && entity.name == name &&
                         entity.module.has_value() &&
                         names.text(entities.modules[entity.module].name) == "Main";
    if (is_main) return EntityId(i);
  }
  return EntityId();
}

}  // namespace

base::Result<Workspace::Expression> Workspace::Translate(const std::string& text, TypeId expected,
                                                         const std::vector<Meaning>& meanings,
                                                         bool with_main) {
  source::Diagnostics diagnostics;
  const rename::ModuleScope scope = ScopeWith(meanings);
  std::unique_ptr<CheckedExpression> checked =
      Check(text, scope, expected, Strings::kAsInTheModule, diagnostics);
  // Where a Text is meant, its letters say so.
  if (checked == nullptr && expected.has_value()) {
    source::Diagnostics ignored;
    checked = Check(text, scope, expected, Strings::kOverloaded, ignored);
  }
  if (checked == nullptr) return base::Error{Rendered(diagnostics)};
  diagnostics = {};
  type::Environment& environment = loader_->environment();
  Expression expression;
  expression.type = Show(environment.types, names_, checked->type);
  std::unique_ptr<CheckedExpression> equality;
  if (!HasVariables(environment.types, checked->type) && HasOwnEquality()) {
    equality = CheckEquality(checked->type);
  }
  std::vector<desugar::CheckedModule> modules = loader_->CheckedModules();
  std::vector<EntityId> further;
  if (equality != nullptr) {
    modules.push_back({equality->id, &equality->ast, &equality->elaboration});
    further.push_back(equality->entity);
  }
  if (const EntityId main = with_main ? FindMain(loader_->state().entities, names_) : EntityId();
      main.has_value()) {
    further.push_back(main);
  }
  modules.push_back({checked->id, &checked->ast, &checked->elaboration});
  std::vector<core::RoutineId> routines;
  expression.program = desugar::DesugarExpression(modules, further, loader_->state(), environment, names_,
                                                  files_, diagnostics, &routines);
  if (diagnostics.has_errors()) return base::Error{Rendered(diagnostics)};
  if (equality != nullptr) expression.equal = routines[0];
  return expression;
}

}  // namespace inquest::haskell::program
