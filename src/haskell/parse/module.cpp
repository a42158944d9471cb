// Modules: header, exports, imports, the top-level declarations, and going on after an error (H2010 5).
#include "base/utf8.h"
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

Module Parser::Run() {
  module_.name = Name{{}, special_.main, Span{file_, 0, 0}, {}};
  try {
    ParseHeader();
  } catch (const SyntaxError&) {
    // Without its header the module can still be read from its first import or declaration on.
    while (!At(kWhere) && !At(kEnd)) stream_.Advance();
    Accept(kWhere);
  }
  ParseBody();
  AddPatternSignatures();
  MarkInfixGadtConstructors();
  module_.top = module_.decls.Add(std::move(top_.decls));
  return std::move(module_);
}

Module Parser::RunExpression(Symbol name) {
  module_.name = Name{{}, name, Span{file_, 0, 0}, {}};
  is_expression_ = true;
  try {
    const uint32_t start = begin();
    Lhs lhs;
    lhs.name = module_.name;
    Match match;
    GuardedRhs only;
    only.body = ParseExpr();
    only.span = SpanFrom(start);
    match.rhs.alternatives.push_back(std::move(only));
    match.rhs.where = ParseWhereDecls();
    match.rhs.span = match.span = SpanFrom(start);
    if (!At(kEnd)) Unexpected("the end of the expression");
    AddEquation(top_, std::move(lhs), std::move(match));
  } catch (const SyntaxError&) {
    // Reported.
  }
  module_.top = module_.decls.Add(std::move(top_.decls));
  return std::move(module_);
}

TypeExprId Parser::RunType(Module* module) {
  TypeExprId type;
  wildcard_types_ = true;
  try {
    type = ParseType();
    if (!At(kEnd)) Unexpected("the end of the type");
  } catch (const SyntaxError&) {
    type = TypeExprId();
  }
  *module = std::move(module_);
  return type;
}

void Parser::ParseHeader() {
  if (!Accept(kModule)) return;
  module_.has_header = true;
  module_.name = ParseModuleName("behind `module`");
  if (At(kOpenParen)) ParseExports();
  Expect(kWhere, "behind the module's name and exports");
}

void Parser::ParseBody() {
  TokenStream::Opened opened = stream_.OpenBlock(BlockKind::kModule);
  if (opened == TokenStream::Opened::kEmpty) return;
  bool is_explicit = opened == TokenStream::Opened::kExplicit;
  while (true) {
    while (AtSemicolon()) stream_.SkipSemicolon();
    if (stream_.token().kind == kEnd && !is_explicit) return;
    size_t item_begin = stream_.position();
    try {
      if (is_explicit && Accept(kCloseBrace)) {
        if (!At(kEnd)) Unexpected("the end of the file behind the module's `}`");
        return;
      }
      if (At(kVirtualClose))
        Fail(SpanOf(stream_.token()), "This line is indented less than the first one of the module.");
      if (At(kEnd)) Unexpected("the `}` of the module");
      ParseTopItem();
      bool at_end = AtSemicolon() || At(is_explicit ? kCloseBrace : kVirtualClose);
      if (!at_end) Unexpected("the next declaration, at the start of a line");
    } catch (const SyntaxError&) {
      in_kind_ = false;
      wildcard_types_ = false;
      body_ = nullptr;
      if (stream_.token().kind == kEnd) return;
      stream_.RecoverInOutermost(item_begin);
    }
  }
}

void Parser::ParseTopItem() {
  if (!At(kImport)) {
    seen_declaration_ = true;
    return ParseTopDecl();
  }
  if (seen_declaration_) Report(SpanOf(stream_.token()), "Imports must stand before all declarations.");
  ParseImport();
}

void Parser::ParseTopDecl() {
  DepthGuard guard(*this);
  switch (kind()) {
    case kData:
      top_.open = {};
      return ParseData(false);
    case kNewtype:
      top_.open = {};
      return ParseData(true);
    case kType:
      top_.open = {};
      return ParseSynonym();
    case kClass:
      top_.open = {};
      return ParseClass();
    case kInstance:
      top_.open = {};
      return ParseInstance();
    case kDeriving:
      top_.open = {};
      return ParseStandaloneDeriving();
    case kDefault:
      top_.open = {};
      return ParseDefault();
    case kForeign:
      top_.open = {};
      return ParseForeign();
    default:
      break;
  }
  if (AtPatternSynonym()) return ParsePatternSynonym();
  if (!CanStartDeclaration()) Unexpected("a declaration");
  ParseDecl(top_);
}

Name Parser::ParseModuleName(std::string_view context) {
  if (!At(kConId)) Unexpected("the name of a module " + std::string(context));
  const Token& token = stream_.token();
  Name name;
  name.text = DottedName(token);
  name.span = SpanOf(token);
  stream_.Advance();
  return name;
}

void Parser::ParseExports() {
  uint32_t opener = begin();
  stream_.Advance();
  module_.has_exports = true;
  while (!At(kCloseParen)) {
    if (Accept(kComma)) continue;  // H2010 allows one at the end; GHC any
    module_.exports.push_back(ParseExport());
    if (!At(kComma)) break;
  }
  ExpectCloser(kCloseParen, opener);
}

Export Parser::ParseExport() {
  Export out;
  uint32_t start = begin();
  if (Accept(kModule)) {
    out.is_module = true;
    out.item.name = ParseModuleName("behind `module`");
    out.item.span = SpanFrom(start);
  } else {
    out.item = ParseImportItem("in the export list");
  }
  out.span = SpanFrom(start);
  return out;
}

// x, (+), T, T(..), T(A, b)
ImportItem Parser::ParseImportItem(std::string_view context) {
  ImportItem item;
  uint32_t start = begin();
  item.is_type = Accept(kType);
  bool operator_name = At(kOpenParen) && stream_.ahead(1).kind == kConSym;
  if (AtWord(special_.pattern) && (stream_.ahead(1).kind == kConId || stream_.ahead(1).kind == kOpenParen)) {
    stream_.Advance();
    item.is_pattern = true;
  }
  bool is_type = !item.is_pattern && (At(kConId) || operator_name || item.is_type);
  item.name = ParseItemName(context);
  if (is_type && At(kOpenParen)) {
    uint32_t opener = begin();
    stream_.Advance();
    item.has_children = true;
    while (!At(kCloseParen)) {
      if (Accept(kDotDot)) {
        item.all_children = true;
        item.has_children = false;
      } else {
        item.children.push_back(ParseItemName("among the parts of the type or class"));
      }
      if (!Accept(kComma)) break;
    }
    ExpectCloser(kCloseParen, opener);
  }
  item.span = SpanFrom(start);
  return item;
}

Name Parser::ParseItemName(std::string_view context) {
  if (At(kVarId) || At(kConId)) return TakeName();
  uint32_t start = begin();
  bool in_parens =
      At(kOpenParen) && OperatorLength(stream_.position() + 1) == 1 && stream_.ahead(2).kind == kCloseParen;
  if (!in_parens) Unexpected("a name " + std::string(context));
  stream_.Advance();
  Name name = TakeName();
  stream_.Advance();
  name.span = SpanFrom(start);
  return name;
}

void Parser::ParseImport() {
  Import out;
  uint32_t start = begin();
  stream_.Advance();
  AcceptWord(special_.safe);
  if (AcceptWord(special_.qualified)) out.qualified = true;
  Accept(kString);  // PackageImports: there is one package
  out.module = ParseModuleName("to import");
  if (!out.qualified && AcceptWord(special_.qualified)) out.qualified = true;
  if (AcceptWord(special_.as)) out.as = ParseModuleName("behind `as`").text;
  if (AcceptWord(special_.hiding)) out.hiding = true;
  if (At(kOpenParen)) {
    uint32_t opener = begin();
    stream_.Advance();
    out.has_list = true;
    while (!At(kCloseParen)) {
      if (Accept(kComma)) continue;
      out.items.push_back(ParseImportItem("in the import list"));
      if (!At(kComma)) break;
    }
    ExpectCloser(kCloseParen, opener);
  } else if (out.hiding) {
    Unexpected("a list of names in parentheses behind `hiding`");
  }
  out.span = SpanFrom(start);
  module_.imports.push_back(std::move(out));
}

// default (Int, Double)
void Parser::ParseDefault() {
  DefaultDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  uint32_t opener = begin();
  Expect(kOpenParen, "and types behind `default`");
  while (!At(kCloseParen)) {
    decl.types.push_back(ParseType());
    if (!Accept(kComma)) break;
  }
  ExpectCloser(kCloseParen, opener);
  decl.span = SpanFrom(start);
  module_.defaults.push_back(std::move(decl));
}

// foreign import convention [safety] ["external"] name :: type (H2010 8.4)
void Parser::ParseForeign() {
  ForeignDecl decl;
  uint32_t start = begin();
  stream_.Advance();
  Expect(kImport, "behind `foreign`; only imports are supported");
  if (!At(kVarId)) Unexpected("a calling convention");
  decl.convention = names_.text(TakeName().text);
  // A safety level is a name that another name or the string follows.
  if (At(kVarId) && stream_.ahead(1).kind != kDoubleColon) stream_.Advance();
  if (At(kString)) {
    for (char32_t c : std::get<StringLiteral>(tokens_.literals[stream_.token().literal]).value) {
      base::AppendUtf8(c, decl.external);
    }
    stream_.Advance();
  }
  decl.name = ParseVar("the name of the imported function");
  if (decl.external.empty()) decl.external = names_.text(decl.name.text);
  Expect(kDoubleColon, "and the type of the imported function");
  decl.type = ParseQualifiedType();
  decl.span = SpanFrom(start);
  module_.foreigns.push_back(std::move(decl));
}

}  // namespace inquest::haskell::parse
