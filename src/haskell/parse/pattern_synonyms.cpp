// PatternSynonyms. A synonym P of n variables becomes two functions: the matcher `$mP` takes a value to the
// list of the tuple of its parts, empty where the pattern does not match; the builder `$bP` is what P means
// in expressions. The renamer puts them where P is used.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

bool Parser::AtPatternSynonym() const {
  return pattern_synonyms_ && AtWord(special_.pattern) &&
         (stream_.ahead(1).kind == kConId || stream_.ahead(2).kind == kConSym ||
          (stream_.ahead(1).kind == kVarId && stream_.ahead(2).kind == kBackquote));
}

// pattern P a b = p, pattern P a b <- p [where P a b = e], pattern P :: t
void Parser::ParsePatternSynonym() {
  uint32_t start = begin();
  stream_.Advance();
  PatternSynonymDecl decl;
  if (At(kVarId)) {
    decl.parameters.push_back(TakeName());
    decl.name = ParseConOperator();
    if (!At(kVarId)) Unexpected("a variable on the right of the pattern synonym");
    decl.parameters.push_back(TakeName());
  } else {
    std::vector<Name> names = {ParseItemName("behind `pattern`")};
    while (Accept(kComma)) names.push_back(ParseItemName("behind `pattern`"));
    if (Accept(kDoubleColon)) return ParsePatternSignature(start, names);
    decl.name = names[0];
    if (At(kOpenBrace)) {
      NotSupported(SpanOf(stream_.token()), "PatternSynonyms", "A pattern synonym with fields");
    }
    while (At(kVarId)) decl.parameters.push_back(TakeName());
  }
  const bool two_way = At(kEquals);
  if (!two_way && !At(kLeftArrow)) Unexpected("`=` or `<-` behind the head of the pattern synonym");
  stream_.Advance();
  decl.pattern = ParseComponentPattern();
  decl.span = SpanFrom(start);
  AddMatcher(decl);
  if (two_way) {
    Match match;
    match.span = decl.span;
    for (const Name& name : decl.parameters)
      match.patterns.push_back(AddPat(name.span, PatVar{name.text, {}, {}}));
    match.rhs.span = module_.pats[decl.pattern].span;
    match.rhs.alternatives.push_back({match.rhs.span, {}, ExprOf(decl.pattern)});
    AddBuilder(decl, {std::move(match)});
  } else if (Accept(kWhere)) {
    AddBuilder(decl, BuilderMatches(decl));
  }
  top_.open = {};
  module_.pattern_synonyms.push_back(std::move(decl));
}

// The type of a synonym is that of its builder; that of its matcher is inferred.
void Parser::ParsePatternSignature(uint32_t start, const std::vector<Name>& names) {
  TypeSignature signature;
  signature.names = names;
  for (Name& name : signature.names) name.text = SynonymPart("$b", name);
  signature.type = ParseQualifiedType();
  signature.span = SpanFrom(start);
  top_.open = {};
  pattern_signatures_.push_back(std::move(signature));
}

// Those of synonyms that can be built.
void Parser::AddPatternSignatures() {
  for (TypeSignature& signature : pattern_signatures_) {
    std::erase_if(signature.names, [&](const Name& name) {
      return std::none_of(top_.decls.bindings.begin(), top_.decls.bindings.end(),
                          [&](BindingId id) { return module_.bindings[id].name.text == name.text; });
    });
    if (!signature.names.empty()) top_.decls.signatures.push_back(std::move(signature));
  }
}

Symbol Parser::SynonymPart(std::string_view prefix, const Name& name) const {
  return names_.Intern(std::string(prefix).append(names_.text(name.text)));
}

void Parser::AddMatcher(const PatternSynonymDecl& decl) {
  std::vector<ExprId> parts;
  for (const Name& name : decl.parameters) parts.push_back(AddExpr(name.span, Var{name}));
  ExprId part;
  if (parts.size() == 1) {
    part = parts[0];
  } else if (parts.empty()) {
    part = AddExpr(decl.span, Con{BuiltinName("()", decl.span)});
  } else {
    part = AddExpr(decl.span, Tuple{std::move(parts)});
  }
  const auto match = [&](PatId pattern, ExprId body) {
    Match out;
    out.span = decl.span;
    out.patterns = {pattern};
    out.rhs.span = decl.span;
    out.rhs.alternatives.push_back({decl.span, {}, body});
    return out;
  };
  Binding binding;
  binding.span = decl.span;
  binding.name = decl.name;
  binding.name.text = SynonymPart("$m", decl.name);
  binding.matches.push_back(match(decl.pattern, AddExpr(decl.span, List{{part}})));
  binding.matches.push_back(
      match(AddPat(decl.span, PatWild{}), AddExpr(decl.span, Con{BuiltinName("[]", decl.span)})));
  top_.decls.bindings.push_back(module_.bindings.Add(std::move(binding)));
}

void Parser::AddBuilder(const PatternSynonymDecl& decl, std::vector<Match> matches) {
  Binding binding;
  binding.span = decl.span;
  binding.name = decl.name;
  binding.name.text = SynonymPart("$b", decl.name);
  binding.matches = std::move(matches);
  top_.decls.bindings.push_back(module_.bindings.Add(std::move(binding)));
}

// The equations behind `where`, which were read as bindings of patterns `P a b`.
std::vector<Match> Parser::BuilderMatches(const PatternSynonymDecl& decl) {
  const DeclsId block = ParseDecls(false);
  std::vector<Match> out;
  for (BindingId id : module_.decls[block].bindings) {
    Binding& binding = module_.bindings[id];
    std::vector<PatId> arguments;
    Name name;
    if (binding.pattern.has_value()) {
      const auto& node = module_.pats[binding.pattern].node;
      if (const auto* con = std::get_if<PatCon>(&node)) {
        name = con->constructor;
        arguments = con->arguments;
      } else if (const auto* chain = std::get_if<PatInfixChain>(&node);
                 chain && chain->operators.size() == 1) {
        name = chain->operators[0];
        arguments = chain->operands;
      }
    }
    if (name.text != decl.name.text) {
      Fail(binding.span, "I expected an equation that says how to build `" +
                             std::string(names_.text(decl.name.text)) + "` here.");
    }
    Match match = std::move(binding.matches[0]);
    match.patterns = std::move(arguments);
    out.push_back(std::move(match));
  }
  if (out.empty()) Fail(decl.span, "The `where` of this pattern synonym has no equation.");
  return out;
}

// The pattern as an expression.
ExprId Parser::ExprOf(PatId id) {
  DepthGuard guard(*this);
  const Pat pat = module_.pats[id];
  const auto all = [&](const std::vector<PatId>& pats) {
    std::vector<ExprId> out;
    for (PatId part : pats) out.push_back(ExprOf(part));
    return out;
  };
  if (const auto* var = std::get_if<PatVar>(&pat.node)) {
    Name name;
    name.text = var->name;
    name.span = pat.span;
    return AddExpr(pat.span, Var{name});
  }
  if (const auto* literal = std::get_if<PatLit>(&pat.node)) {
    const ExprId value = AddExpr(pat.span, Lit{literal->literal, {}});
    if (!literal->negative) return value;
    const ExprId negated = AddExpr(pat.span, Negate{value, {}});
    return AddExpr(pat.span, Paren{negated});
  }
  if (const auto* con = std::get_if<PatCon>(&pat.node)) {
    const ExprId head = AddExpr(con->constructor.span, Con{con->constructor});
    if (con->arguments.empty()) return head;
    App app{head, all(con->arguments)};
    return AddExpr(pat.span, std::move(app));
  }
  if (const auto* tuple = std::get_if<PatTuple>(&pat.node)) {
    if (tuple->elements.empty()) return AddExpr(pat.span, Con{BuiltinName("()", pat.span)});
    Tuple node{all(tuple->elements)};
    return AddExpr(pat.span, std::move(node));
  }
  if (const auto* list = std::get_if<PatList>(&pat.node)) {
    if (list->elements.empty()) return AddExpr(pat.span, Con{BuiltinName("[]", pat.span)});
    List node{all(list->elements)};
    return AddExpr(pat.span, std::move(node));
  }
  if (const auto* paren = std::get_if<PatParen>(&pat.node)) {
    const ExprId inner = ExprOf(paren->pattern);
    return AddExpr(pat.span, Paren{inner});
  }
  if (const auto* bang = std::get_if<PatBang>(&pat.node)) return ExprOf(bang->pattern);
  if (const auto* chain = std::get_if<PatInfixChain>(&pat.node)) {
    InfixChain node;
    node.operands = all(chain->operands);
    for (const Name& name : chain->operators) node.operators.push_back(AddExpr(name.span, Con{name}));
    return AddExpr(pat.span, std::move(node));
  }
  Fail(pat.span, "This pattern is no expression, so `=` does not say how to build it; write `<-`.");
}

}  // namespace inquest::haskell::parse
