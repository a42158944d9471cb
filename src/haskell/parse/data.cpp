// Data types, newtypes and synonyms (H2010 4.2), with ordinary types written in GADT syntax.
#include <unordered_map>

#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

// T a (b :: k), read as a type.
Parser::TypeHead Parser::HeadOf(TypeExprId type, std::string_view what) {
  TypeHead head;
  head.span = module_.types[type].span;
  const auto add_parameter = [&](TypeExprId argument) {
    TypeParam parameter;
    if (const auto* kinded = std::get_if<TypeKinded>(&module_.types[argument].node)) {
      parameter.kind = kinded->kind;
      argument = kinded->type;
    }
    const auto* variable = std::get_if<TypeVar>(&module_.types[argument].node);
    if (!variable)
      Fail(module_.types[argument].span,
           "I expected a type variable here, in the head of the " + std::string(what) + ".");
    parameter.name = variable->name;
    head.parameters.push_back(parameter);
  };
  while (const auto* app = std::get_if<TypeApp>(&module_.types[type].node)) {
    add_parameter(app->argument);
    type = app->function;
  }
  if (const auto* chain = std::get_if<TypeInfixChain>(&module_.types[type].node);
      chain && chain->operators.size() == 1) {
    for (size_t i = 2; i-- > 0;) add_parameter(chain->operands[i]);
    std::reverse(head.parameters.begin(), head.parameters.end());
    head.name = chain->operators[0];
    return head;
  }
  std::reverse(head.parameters.begin(), head.parameters.end());
  const auto* con = std::get_if<TypeCon>(&module_.types[type].node);
  if (!con || con->name.qualifier) {
    Fail(module_.types[type].span,
         "I expected the name of the " + std::string(what) + " here, capitalised and unqualified.");
  }
  head.name = con->name;
  return head;
}

Parser::TypeHead Parser::ParseTypeHead(std::string_view what) {
  TypeExprId type = ParseTypeOperators();
  std::vector<TypeExprId> context;
  if (Accept(kDoubleArrow)) {
    context = ContextOf(type);
    type = ParseTypeOperators();
  }
  TypeHead head = HeadOf(type, what);
  head.context = std::move(context);
  return head;
}

void Parser::ParseSynonym() {
  SynonymDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  if (AtWord(special_.family)) return ParseFamily(start, false);
  if (Accept(kInstance)) return ParseTypeInstance(start);
  if (AcceptWord(special_.role)) {
    // RoleAnnotations: what they forbid is not checked.
    ParseTypeAtom();
    while (At(kVarId) || At(kUnderscore)) stream_.Advance();
    return;
  }
  TypeHead head = ParseTypeHead("type synonym");
  if (Accept(kDoubleColon)) {
    // StandaloneKindSignatures: kinds are inferred, and this one only confirms them.
    ParseKind();
    return;
  }
  decl.name = head.name;
  decl.parameters = std::move(head.parameters);
  Expect(kEquals, "behind the head of the type synonym");
  decl.type = ParseType();
  decl.span = SpanFrom(start);
  module_.synonyms.push_back(std::move(decl));
}

void Parser::ParseData(bool is_newtype) {
  DataDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  if (AtWord(special_.family) && !is_newtype) return ParseFamily(start, true);
  if (Accept(kInstance)) return ParseDataInstance(start, is_newtype);
  TypeHead head = ParseTypeHead(is_newtype ? "newtype" : "data type");
  decl.is_newtype = is_newtype;
  decl.context = std::move(head.context);
  decl.name = head.name;
  decl.parameters = std::move(head.parameters);
  ParseDataRest(decl, start);
}

// What stands behind the head.
void Parser::ParseDataRest(DataDecl& decl, uint32_t start) {
  if (Accept(kDoubleColon)) ParseKindedParameters(decl);
  if (Accept(kEquals)) {
    do {
      decl.constructors.push_back(ParseConstructor());
    } while (Accept(kBar));
  } else if (At(kWhere)) {
    ParseGadtConstructors(decl);
  }
  ParseDerivings(decl.deriving);
  decl.span = SpanFrom(start);
  if (decl.is_newtype && (decl.constructors.size() != 1 || decl.constructors[0].fields.size() != 1)) {
    Report(decl.span, "A newtype has exactly one constructor with exactly one field; use `data` here.");
  }
  module_.data_types.push_back(std::move(decl));
}

// data T :: k1 -> k2 -> *: parameters that have no names of their own.
void Parser::ParseKindedParameters(DataDecl& decl) {
  TypeExprId kind = ParseKind();
  size_t number = 0;
  while (const auto* arrow = std::get_if<TypeFun>(&module_.types[kind].node)) {
    TypeParam parameter;
    parameter.name = names_.Intern("t" + std::to_string(++number));
    parameter.kind = arrow->argument;
    decl.parameters.push_back(parameter);
    kind = arrow->result;
  }
}

ConstructorDecl Parser::ParseConstructor() {
  ConstructorDecl out;
  uint32_t start = begin();
  if (AtForall()) ParseForallVariables(out.existentials);
  ConstructorShape shape = ScanConstructor();
  if (shape.has_context) {
    out.context = ContextOf(ParseTypeApplication());
    Expect(kDoubleArrow, "behind the context of the constructor");
  }
  bool operator_name =
      At(kOpenParen) && stream_.ahead(1).kind == kConSym && stream_.ahead(2).kind == kCloseParen;
  if (shape.has_operator) {
    ParseInfixConstructor(out);
  } else if (At(kConId) || operator_name) {
    uint32_t name_start = begin();
    if (operator_name) stream_.Advance();
    out.name = TakeName();
    if (operator_name) stream_.Advance();
    out.name.span = SpanFrom(name_start);
    if (out.name.qualifier) Fail(out.name.span, "A declared constructor cannot have a qualified name.");
    if (At(kOpenBrace)) {
      ParseRecordFields(out);
    } else {
      ParsePositionalFields(out);
    }
  } else {
    Unexpected("a constructor");
  }
  out.span = SpanFrom(start);
  return out;
}

// One field's type: an atom, or in infix constructors and records an application.
FieldDecl Parser::ParseFieldType(bool atom, bool operators) {
  FieldDecl field;
  uint32_t start = begin();
  if (AtSymbol(kVarSym, special_.bang)) {
    stream_.Advance();
    field.strict = true;
    atom = true;
  } else if (At(kTilde)) {
    stream_.Advance();  // ~t: lazy
    atom = true;
  } else {
    field.strict = strict_data_;
  }
  field.type = atom ? ParseTypeAtom() : operators ? ParseTypeOperators() : ParseTypeApplication();
  field.span = SpanFrom(start);
  return field;
}

void Parser::ParseInfixConstructor(ConstructorDecl& out) {
  out.infix = true;
  out.fields.push_back(ParseFieldType(false));
  if (!AtConOperator()) Unexpected("a constructor operator");
  out.name = ParseConOperator();
  out.fields.push_back(ParseFieldType(false));
}

void Parser::ParsePositionalFields(ConstructorDecl& out) {
  while (CanStartTypeAtom() || AtSymbol(kVarSym, special_.bang) || At(kTilde)) {
    out.fields.push_back(ParseFieldType(true));
  }
}

// { a, b :: t, c :: !t }
void Parser::ParseRecordFields(ConstructorDecl& out) {
  uint32_t opener = OpenRecord();
  out.record = true;
  while (!At(kCloseBrace)) {
    std::vector<Name> names;
    do {
      names.push_back(ParseVar("the name of a field"));
    } while (Accept(kComma));
    Expect(kDoubleColon, "and a type behind the field's name");
    FieldDecl field;
    uint32_t start = begin();
    if (AtSymbol(kVarSym, special_.bang)) {
      stream_.Advance();
      field.strict = true;
      field.type = ParseTypeAtom();
    } else {
      field.strict = strict_data_;
      field.type = ParseType();
    }
    field.span = SpanFrom(start);
    for (const Name& name : names) {
      FieldDecl named = field;
      named.name = name.text;
      named.span = name.span;
      out.fields.push_back(named);
    }
    if (!Accept(kComma)) break;
  }
  CloseRecord(opener);
}

void Parser::ParseGadtConstructors(DataDecl& decl) {
  stream_.Advance();
  ParseBlock(
      BlockKind::kConstructors, [&] { return At(kConId) || At(kOpenParen); },
      [&] { ParseGadtSignature(decl); });
}

// A, B :: t1 -> t2 -> T a
void Parser::ParseGadtSignature(DataDecl& decl) {
  uint32_t start = begin();
  std::vector<Name> names;
  do {
    bool operator_name =
        At(kOpenParen) && stream_.ahead(1).kind == kConSym && stream_.ahead(2).kind == kCloseParen;
    if (!At(kConId) && !operator_name) Unexpected("a constructor");
    if (operator_name) stream_.Advance();
    names.push_back(TakeName());
    if (operator_name) gadt_operators_.insert(names.back().text);
    if (operator_name) stream_.Advance();
  } while (Accept(kComma));
  Expect(kDoubleColon, "and a type behind the constructor");
  ConstructorDecl constructor;
  ParseGadtType(decl, constructor);
  constructor.span = SpanFrom(start);
  for (const Name& name : names) {
    constructor.name = name;
    decl.constructors.push_back(constructor);
  }
}

// In GADT syntax an operator with two arguments is infix if its fixity is declared: derived instances then
// write it between them, as GHC's do.
void Parser::MarkInfixGadtConstructors() {
  if (gadt_operators_.empty()) return;
  std::unordered_set<Symbol> declared;
  for (const FixityDecl& fixity : top_.decls.fixities) {
    for (const Name& name : fixity.operators) declared.insert(name.text);
  }
  for (DataDecl& data : module_.data_types) {
    for (ConstructorDecl& constructor : data.constructors) {
      const Symbol name = constructor.name.text;
      if (gadt_operators_.contains(name) && declared.contains(name) && constructor.fields.size() == 2 &&
          !constructor.record) {
        constructor.infix = true;
      }
    }
  }
}

void Parser::ParseGadtType(const DataDecl& decl, ConstructorDecl& out) {
  size_t first_type = module_.types.size();
  std::vector<Symbol> variables;  // the signature's free variables are found by FitGadtResult
  if (AtForall()) ParseForallVariables(variables);
  if (ScanConstructor().has_context) {
    out.context = ContextOf(ParseTypeApplication());
    Expect(kDoubleArrow, "behind the context of the constructor");
  }
  if (At(kOpenBrace)) {
    ParseRecordFields(out);
    Expect(kRightArrow, "and the constructor's type, behind its fields");
    return FitGadtResult(decl, out, ParseTypeApplication(), first_type);
  }
  while (true) {
    FieldDecl field = ParseFieldType(false, true);
    if (!Accept(kRightArrow)) return FitGadtResult(decl, out, field.type, first_type);
    out.fields.push_back(field);
  }
}

// Where the result is the declared type applied to distinct variables, those are renamed to the declared
// parameters, and the constructor is an ordinary one. Otherwise the constructor keeps the result, and all its
// variables are its own.
void Parser::FitGadtResult(const DataDecl& decl, ConstructorDecl& out, TypeExprId result, size_t first_type) {
  const TypeExprId whole = result;
  std::vector<Symbol> variables;
  bool ordinary = true;
  while (const auto* app = std::get_if<TypeApp>(&module_.types[result].node)) {
    const auto* variable = std::get_if<TypeVar>(&module_.types[app->argument].node);
    if (!variable) {
      ordinary = false;
      break;
    }
    variables.push_back(variable->name);
    result = app->function;
  }
  std::reverse(variables.begin(), variables.end());
  const auto* con = std::get_if<TypeCon>(&module_.types[result].node);
  ordinary =
      ordinary && con && con->name.text == decl.name.text && variables.size() == decl.parameters.size();
  std::unordered_map<Symbol, Symbol> renamed;
  for (size_t i = 0; ordinary && i < variables.size(); ++i) {
    ordinary = renamed.emplace(variables[i], decl.parameters[i].name).second;
  }
  if (!ordinary) {
    out.result = whole;
    renamed.clear();
  }
  for (TypeExprId id(first_type); module_.types.contains(id); ++id.index) {
    auto* variable = std::get_if<TypeVar>(&module_.types[id].node);
    if (!variable) continue;
    auto found = renamed.find(variable->name);
    if (found != renamed.end()) {
      variable->name = found->second;
    } else if (std::find(out.existentials.begin(), out.existentials.end(), variable->name) ==
               out.existentials.end()) {
      out.existentials.push_back(variable->name);
    }
  }
}

DerivingStrategy Parser::ParseStrategy() {
  if (AcceptWord(special_.stock)) return DerivingStrategy::kStock;
  if (AcceptWord(special_.anyclass)) return DerivingStrategy::kAnyclass;
  if (Accept(kNewtype)) return DerivingStrategy::kNewtype;
  return DerivingStrategy::kNone;
}

// deriving C, deriving (C, D), several of them
void Parser::ParseDerivings(std::vector<DerivingClause>& out) {
  while (Accept(kDeriving)) {
    DerivingStrategy strategy = ParseStrategy();
    TypeExprId type = ParseTypeAtom();
    const TypeExprId via = AcceptWord(special_.via) ? ParseType() : TypeExprId();
    for (TypeExprId element : ContextOf(type)) {
      DerivingClause clause;
      clause.strategy = via.has_value() ? DerivingStrategy::kVia : strategy;
      clause.via = via;
      TypeExprId head = element;
      while (const auto* app = std::get_if<TypeApp>(&module_.types[head].node)) {
        clause.arguments.insert(clause.arguments.begin(), app->argument);
        head = app->function;
      }
      const auto* con = std::get_if<TypeCon>(&module_.types[head].node);
      if (!con) Fail(module_.types[element].span, "I expected the name of a class to derive here.");
      clause.class_name = con->name;
      out.push_back(std::move(clause));
    }
  }
}

}  // namespace inquest::haskell::parse
