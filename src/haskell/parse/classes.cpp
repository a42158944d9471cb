// Classes and instances (H2010 4.3), standalone deriving.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

void Parser::ParseClass() {
  ClassDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  TypeHead head = ParseTypeHead("class");
  decl.context = std::move(head.context);
  decl.name = head.name;
  decl.parameters = std::move(head.parameters);
  if (Accept(kBar)) ParseDependencies(decl.dependencies);
  Body body{true, {}, {}, {}};
  body_ = &body;
  decl.body = ParseWhereDecls(false);
  body_ = nullptr;
  if (!decl.body) decl.body = module_.decls.Add({});
  decl.families = std::move(body.families);
  decl.defaults = std::move(body.equations);
  for (TypeSignature& signature : body.default_signatures) MoveDefault(decl, std::move(signature));
  decl.span = SpanFrom(start);
  module_.classes.push_back(std::move(decl));
}

// DefaultSignatures: a default method with a type of its own is the function $dm.. of that type, at the top.
// The renamer gives it to the instances that do not define the method (rename/default_methods.h).
void Parser::MoveDefault(const ClassDecl& decl, TypeSignature signature) {
  TypeExprId constraint = AddType(decl.name.span, TypeCon{decl.name});
  for (const TypeParam& parameter : decl.parameters) {
    const TypeExprId variable = AddType(decl.name.span, TypeVar{parameter.name});
    constraint = AddType(decl.name.span, TypeApp{constraint, variable});
    if (signature.type.has_forall) signature.type.forall.push_back(parameter.name);
  }
  signature.type.context.insert(signature.type.context.begin(), constraint);
  std::vector<BindingId>& methods = module_.decls[decl.body].bindings;
  for (Name& name : signature.names) {
    const Symbol function = names_.Intern("$dm" + std::string(names_.text(name.text)));
    const auto at = std::find_if(methods.begin(), methods.end(), [&](BindingId id) {
      return module_.bindings[id].name.text == name.text && !module_.bindings[id].pattern;
    });
    if (at == methods.end()) {
      Report(name.span, "This default method has a signature but no definition.");
      continue;
    }
    module_.bindings[*at].name.text = function;
    top_.decls.bindings.push_back(*at);
    methods.erase(at);
    TypeSignature own = signature;
    own.names = {name};
    own.names[0].text = function;
    top_.decls.signatures.push_back(std::move(own));
  }
}

// a b -> c, c -> a
void Parser::ParseDependencies(std::vector<FunctionalDependency>& out) {
  do {
    FunctionalDependency dependency;
    while (At(kVarId)) dependency.from.push_back(TakeName());
    Expect(kRightArrow, "in the functional dependency");
    while (At(kVarId)) dependency.to.push_back(TakeName());
    out.push_back(std::move(dependency));
  } while (Accept(kComma));
}

// [forall a.] [context =>] C t
void Parser::ParseInstanceHead(InstanceDecl& out) {
  std::vector<Symbol> variables;
  if (AtForall()) ParseForallVariables(variables);
  TypeExprId type = ParseTypeOperators();
  if (Accept(kDoubleArrow)) {
    out.context = ContextOf(type);
    type = ParseTypeOperators();
  }
  if (const auto* chain = std::get_if<TypeInfixChain>(&module_.types[type].node);
      chain && chain->operators.size() == 1) {
    out.types = chain->operands;
    out.class_name = chain->operators[0];
    return;
  }
  while (const auto* app = std::get_if<TypeApp>(&module_.types[type].node)) {
    out.types.push_back(app->argument);
    type = app->function;
  }
  std::reverse(out.types.begin(), out.types.end());
  const auto* con = std::get_if<TypeCon>(&module_.types[type].node);
  if (!con) Fail(module_.types[type].span, "I expected the name of a class here.");
  out.class_name = con->name;
}

void Parser::ParseInstance() {
  InstanceDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  ParseInstanceHead(decl);
  Body body{false, {}, {}, {}};
  body_ = &body;
  decl.body = ParseWhereDecls(false);
  body_ = nullptr;
  decl.equations = std::move(body.equations);
  if (!decl.body) decl.body = module_.decls.Add({});
  decl.span = SpanFrom(start);
  module_.instances.push_back(std::move(decl));
}

// deriving [strategy | via type] instance context => C (T a)
void Parser::ParseStandaloneDeriving() {
  InstanceDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  decl.strategy = ParseStrategy();
  if (AcceptWord(special_.via)) {
    decl.strategy = DerivingStrategy::kVia;
    decl.via = ParseType();
  }
  Expect(kInstance, "and the instance to derive");
  ParseInstanceHead(decl);
  decl.derived = true;
  decl.standalone = true;
  decl.newtype_deriving = decl.strategy == DerivingStrategy::kNewtype;
  decl.body = module_.decls.Add({});
  decl.span = SpanFrom(start);
  module_.instances.push_back(std::move(decl));
}

}  // namespace inquest::haskell::parse
