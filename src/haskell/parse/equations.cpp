// Function and pattern bindings, their right-hand sides, and case alternatives (H2010 4.4.3, 3.13).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

void Parser::ParseEquation(DeclsBuilder& out) {
  uint32_t start = begin();
  Match match;
  Lhs lhs = ParseLhs();
  if (!At(kEquals) && !At(kBar)) {
    Unexpected(lhs.pattern ? "`=` or `|` behind the pattern of this definition"
                           : "`=` or `|` behind the left-hand side of this definition");
  }
  match.rhs = ParseRhs(kEquals);
  match.span = SpanFrom(start);
  AddEquation(out, std::move(lhs), std::move(match));
}

// Joins adjacent equations of one function (H2010 4.4.3.1).
void Parser::AddEquation(DeclsBuilder& out, Lhs lhs, Match match) {
  match.patterns = std::move(lhs.patterns);
  for (PatId& pattern : match.patterns) pattern = Strictly(pattern);
  if (strict_ && out.is_local && !lhs.pattern && match.patterns.empty()) {
    lhs.pattern = AddPat(lhs.name.span, PatVar{lhs.name.text, {}, {}});
    lhs.name = {};
  }
  if (strict_ && out.is_local && lhs.pattern) {
    const auto* lazy = std::get_if<PatLazy>(&module_.pats[lhs.pattern].node);
    const Span span = module_.pats[lhs.pattern].span;
    lhs.pattern = lazy != nullptr ? lazy->pattern : AddPat(span, PatBang{lhs.pattern});
  }
  if (out.open && !lhs.pattern) {
    Binding& last = module_.bindings[out.open];
    size_t arity = last.matches[0].patterns.size();
    if (last.name.text == lhs.name.text && (arity > 0 || !match.patterns.empty())) {
      last.span = source::Cover(last.span, match.span);
      if (arity == match.patterns.size()) return last.matches.push_back(std::move(match));
      std::string name(names_.text(lhs.name.text));
      diagnostics_.Error(lhs.name.span,
                         "The equations of `" + name + "` have different numbers of arguments: this one " +
                             std::to_string(match.patterns.size()) + ", the first one " +
                             std::to_string(arity) + ".",
                         {{last.name.span, "The first equation is here."}});
      return;
    }
  }
  Binding binding;
  binding.span = match.span;
  binding.name = lhs.name;
  binding.pattern = lhs.pattern;
  binding.matches.push_back(std::move(match));
  BindingId id = module_.bindings.Add(std::move(binding));
  out.decls.bindings.push_back(id);
  out.open = lhs.pattern ? BindingId() : id;
}

PatId Parser::Strictly(PatId pattern) {
  if (!strict_) return pattern;
  const Span span = module_.pats[pattern].span;
  const auto& node = module_.pats[pattern].node;
  if (const auto* lazy = std::get_if<PatLazy>(&node)) {
    const bool is_variable = std::holds_alternative<PatVar>(module_.pats[lazy->pattern].node);
    return is_variable ? lazy->pattern : pattern;
  }
  const bool matches_all = std::holds_alternative<PatVar>(node) || std::holds_alternative<PatWild>(node) ||
                           std::holds_alternative<PatAs>(node) || std::holds_alternative<PatSig>(node) ||
                           std::holds_alternative<PatParen>(node);
  return matches_all ? AddPat(span, PatBang{pattern}) : pattern;
}

// A function's left-hand side or a pattern.
Parser::Lhs Parser::ParseLhs() {
  LhsShape shape = ScanLhs();
  Lhs lhs;
  if (shape.has_var_operator) {  // x <+> y
    PatId left = ParseInfixPattern();
    if (!AtOperator()) {
      Unexpected("the operator that is defined; patterns with arguments on its sides need parentheses");
    }
    lhs.name = ParseOperatorName();
    PatId right = ParseInfixPattern();
    lhs.patterns = {left, right};
  } else {
    bool operator_name =
        At(kOpenParen) && stream_.ahead(1).kind == kVarSym && stream_.ahead(2).kind == kCloseParen;
    size_t closer = At(kOpenParen) ? stream_.matching(stream_.position()) : stream_.position();
    bool nested = closer != stream_.position() && !shape.has_con_operator && !stream_.EndsItem(closer + 1) &&
                  CanStartPatternAtomAt(closer + 1);
    if (shape.has_con_operator || (!operator_name && !nested && !At(kVarId)) ||
        stream_.ahead(1).kind == kAt) {
      lhs.pattern = ParseInfixPattern();
      return lhs;
    }
    if (operator_name || At(kVarId)) {
      lhs.name = ParseVar("the name of a function or value");
    } else {  // (x <+> y) z
      lhs = ParseFunctionLhs();
    }
  }
  if (lhs.name.qualifier) Fail(lhs.name.span, "A definition cannot have a qualified name.");
  while (CanStartPatternAtom()) lhs.patterns.push_back(ParsePatternAtom());
  return lhs;
}

Parser::Lhs Parser::ParseFunctionLhs() {
  DepthGuard guard(*this);
  uint32_t opener = begin();
  stream_.Advance();
  Span span = SpanOf(stream_.token());
  Lhs lhs = ParseLhs();
  if (lhs.pattern || lhs.patterns.empty()) {
    Fail(span, "I expected the function that is defined here, applied to patterns.");
  }
  ExpectCloser(kCloseParen, opener);
  return lhs;
}

// `arrow` is `=` in equations, `->` in alternatives.
Rhs Parser::ParseRhs(TokenKind arrow) {
  uint32_t start = begin();
  Rhs rhs;
  if (At(kBar)) {
    while (At(kBar)) rhs.alternatives.push_back(ParseGuardedRhs(arrow));
  } else {
    Expect(arrow, "and the right-hand side, or a guard");
    GuardedRhs only;
    only.span.begin = begin();
    only.body = ParseExpr();
    only.span = SpanFrom(only.span.begin);
    rhs.alternatives.push_back(std::move(only));
  }
  rhs.where = ParseWhereDecls();
  rhs.span = SpanFrom(start);
  return rhs;
}

// | guard, guard = e
GuardedRhs Parser::ParseGuardedRhs(TokenKind arrow) {
  uint32_t start = begin();
  stream_.Advance();
  GuardedRhs out;
  do {
    out.guards.push_back(ParseQualifier(arrow));
  } while (Accept(kComma));
  Expect(arrow, "behind the guard");
  out.body = ParseExpr();
  out.span = SpanFrom(start);
  return out;
}

Match Parser::ParseAlternative() {
  uint32_t start = begin();
  Match match;
  match.patterns.push_back(Strictly(ParsePattern()));
  if (!At(kRightArrow) && !At(kBar)) Unexpected("`->` or `|` behind the pattern of this alternative");
  match.rhs = ParseRhs(kRightArrow);
  match.span = SpanFrom(start);
  return match;
}

std::vector<Match> Parser::ParseAlternatives() {
  std::vector<Match> out;
  ParseBlock(
      BlockKind::kAlternatives, [&] { return CanStartPattern(); },
      [&] { out.push_back(ParseAlternative()); });
  return out;
}

}  // namespace inquest::haskell::parse
