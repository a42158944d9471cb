// The parser's state and its methods, one for each nonterminal of H2010 10.5; parse.h is the interface. The
// methods stand in files by what they read: module.cpp, declarations.cpp, equations.cpp, data.cpp,
// classes.cpp, expressions.cpp, atoms.cpp, statements.cpp, patterns.cpp, types.cpp; lookahead.cpp and
// errors.cpp serve all.
//
// A syntax error is reported and then thrown as SyntaxError; module.cpp catches it and goes on with the next
// top-level declaration. It never leaves this folder.
//
// Where an expression and a pattern could both start (`p <- e`, `f x = e`), lookahead.cpp decides by scanning
// to the token that tells, over bracketed parts in one step, so that parsing stays linear.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/interner.h"
#include "haskell/ast/ast.h"
#include "haskell/parse/token_stream.h"
#include "source/diagnostics.h"

namespace inquest::haskell::parse {

struct SyntaxError {};

// How deeply expressions, patterns, types and declarations may be nested: what the later phases may recurse.
constexpr int kMaxDepth = 2000;

// Names that are special only in some places.
struct SpecialNames {
  explicit SpecialNames(base::Interner& names);
  Symbol minus, bang, dot, star, colon, forall, unicode_forall, as, hiding, qualified, safe, stock, anyclass,
      via, family, role, pattern, plus, unit, list, arrow, main;
};

class Parser {
 public:
  Parser(const lex::Tokens& tokens, source::FileId file, base::Interner& names,
         source::Diagnostics& diagnostics);
  Module Run();
  Module RunExpression(Symbol name);
  TypeExprId RunType(Module* module);

 private:
  // ------------------------------------------------------------------------------ tokens
  TokenKind kind() const { return stream_.kind(); }
  bool At(TokenKind k) const { return kind() == k; }
  bool AtVirtual() const { return At(TokenKind::kVirtualSemicolon) || At(TokenKind::kVirtualClose); }
  bool AtSemicolon() const { return At(TokenKind::kSemicolon) || At(TokenKind::kVirtualSemicolon); }
  bool AtSymbol(TokenKind k, Symbol text) const { return At(k) && IsSymbol(stream_.token(), text); }
  static bool IsSymbol(const Token& token, Symbol text) { return token.text == text && !token.qualifier; }
  bool AtWord(Symbol text) const { return AtSymbol(TokenKind::kVarId, text); }
  bool Accept(TokenKind k);
  bool AcceptWord(Symbol text);
  // Consumes a token of kind `k`, or reports "I found ..., but expected `k` <context>".
  void Expect(TokenKind k, std::string_view context);
  // The same for a closing bracket; the message also shows the opening one.
  void ExpectCloser(TokenKind k, uint32_t opener);
  uint32_t begin() const { return stream_.token().begin; }
  Span SpanFrom(uint32_t begin) const { return {file_, begin, std::max(begin, stream_.previous_end())}; }
  Span SpanOf(const Token& token) const { return {file_, token.begin, token.end}; }
  Name NameOf(const Token& token) const;
  Name TakeName();  // of the current token, which is consumed
  Name BuiltinName(std::string_view text, Span span) const;
  Symbol DottedName(const Token& token) const;

  // ------------------------------------------------------------------------------ errors.cpp
  std::string Describe() const;  // the current token, as in "I found ..."
  [[noreturn]] void Unexpected(std::string_view expected);
  [[noreturn]] void Fail(Span span, std::string message, std::vector<source::Note> notes = {});
  void Report(Span span, std::string message) { diagnostics_.Error(span, std::move(message)); }
  [[noreturn]] void NotSupported(Span span, std::string_view extension, std::string_view what);
  std::vector<source::Note> BlockNotes() const;
  void CheckLength(size_t count);  // of what becomes a nest without recursion here

  struct DepthGuard {
    explicit DepthGuard(Parser& parser) : parser_(parser) {
      if (++parser_.depth_ > kMaxDepth) parser_.TooDeep();
    }
    ~DepthGuard() { --parser_.depth_; }
    DepthGuard(const DepthGuard&) = delete;
    DepthGuard& operator=(const DepthGuard&) = delete;
    Parser& parser_;
  };
  [[noreturn]] void TooDeep();

  // ------------------------------------------------------------------------------ blocks
  // A block of items: `can_start` says whether the current token can start one, `item` reads one. Implements
  // parse-error(t): an implicit block ends where a token does not fit.
  template <typename CanStart, typename Item>
  void ParseBlock(BlockKind block_kind, CanStart can_start, Item item);
  void CloseByRule();
  void CloseBlock();
  uint32_t OpenRecord();  // at a `{`; its offset
  void CloseRecord(uint32_t opener);

  // ------------------------------------------------------------------------------ lookahead.cpp
  bool CanStartExpr() const;
  bool CanStartAtom() const;
  bool CanStartStatement() const;
  bool CanStartDeclaration() const;
  bool CanStartPattern() const;
  bool CanStartPatternAtom() const { return !AtVirtual() && CanStartPatternAtomAt(stream_.position()); }
  bool CanStartPatternAtomAt(size_t position) const;
  bool CanStartTypeAtom() const;
  bool AtOperator() const {
    return At(TokenKind::kVarSym) || At(TokenKind::kConSym) || At(TokenKind::kBackquote);
  }
  bool AtConOperator() const;
  // The number of tokens of the operator at `position` (3 for `f` in backquotes); 0 if there is none.
  size_t OperatorLength(size_t position) const;
  bool AtOperatorBeforeParen() const;
  bool IsPrefixOccurrence(size_t position) const;
  bool IsBang(size_t position) const;
  // True if the statement that starts here is `pattern <- ...`.
  bool StatementIsBind(bool arrow_ends) const;
  bool ComponentIsView() const;  // (e -> p) in patterns
  bool AtSignature() const;
  // What stands in brackets' depth 0 on the left of the equation that starts here.
  struct LhsShape {
    bool has_var_operator = false;
    bool has_con_operator = false;
  };
  LhsShape ScanLhs() const;
  struct ConstructorShape {
    bool has_context = false;
    bool has_operator = false;
  };
  ConstructorShape ScanConstructor() const;

  // ------------------------------------------------------------------------------ module.cpp
  void ParseHeader();
  void ParseBody();
  void ParseTopItem();
  void ParseTopDecl();
  void ParseExports();
  Export ParseExport();
  void ParseImport();
  ImportItem ParseImportItem(std::string_view context);
  Name ParseItemName(std::string_view context);
  Name ParseModuleName(std::string_view context);
  void ParseDefault();
  void ParseForeign();

  // ------------------------------------------------------------------------------ declarations.cpp
  // A block being read; adjacent equations of one name are joined.
  struct DeclsBuilder {
    Decls decls;
    BindingId open;         // the binding to which the next equation may belong
    bool is_local = false;  // of a let or where
  };
  // `is_local`: of a let or where, not the body of a class or instance.
  DeclsId ParseDecls(bool is_local = true);
  DeclsId ParseWhereDecls(bool is_local = true);  // none unless `where` stands here
  void ParseDecl(DeclsBuilder& out);
  void ParseFixity(DeclsBuilder& out);
  void ParseSignature(DeclsBuilder& out);
  void ParseDefaultSignature(DeclsBuilder& out);
  Name ParseVar(std::string_view expected);  // x or (+)
  Name ParseOperatorName();                  // + or `f`

  // equations.cpp
  struct Lhs {
    Name name;
    PatId pattern;  // a pattern binding has this instead of a name
    std::vector<PatId> patterns;
  };
  void ParseEquation(DeclsBuilder& out);
  void AddEquation(DeclsBuilder& out, Lhs lhs, Match match);
  // With the extension Strict, the pattern with a bang if it would match without evaluating.
  PatId Strictly(PatId pattern);
  Lhs ParseLhs();
  Lhs ParseFunctionLhs();
  Rhs ParseRhs(TokenKind arrow);
  GuardedRhs ParseGuardedRhs(TokenKind arrow);
  Match ParseAlternative();
  std::vector<Match> ParseAlternatives();

  // ------------------------------------------------------------------------------ data.cpp
  struct TypeHead {
    std::vector<TypeExprId> context;
    Name name;
    std::vector<TypeParam> parameters;
    Span span;
  };
  TypeHead ParseTypeHead(std::string_view what);
  TypeHead HeadOf(TypeExprId type, std::string_view what);
  void ParseData(bool is_newtype);
  void ParseSynonym();
  // families.cpp
  void ParseFamily(uint32_t start, bool is_data);
  void FinishFamily(uint32_t start, bool is_data, TypeHead head);
  void ParseTypeInstance(uint32_t start);
  void ParseTypeInBody();
  void ParseDataInBody();
  FamilyEquation ParseFamilyLeftSide();
  FamilyEquation ParseFamilyEquation(uint32_t start);
  void ParseDataInstance(uint32_t start, bool is_newtype);
  void AddEquation(FamilyEquation equation);
  void CollectTypeVariables(TypeExprId id, std::vector<TypeParam>* out) const;
  // pattern_synonyms.cpp
  bool AtPatternSynonym() const;
  void ParsePatternSynonym();
  void ParsePatternSignature(uint32_t start, const std::vector<Name>& names);
  void AddPatternSignatures();
  Symbol SynonymPart(std::string_view prefix, const Name& name) const;
  void AddMatcher(const PatternSynonymDecl& decl);
  void AddBuilder(const PatternSynonymDecl& decl, std::vector<Match> matches);
  std::vector<Match> BuilderMatches(const PatternSynonymDecl& decl);
  ExprId ExprOf(PatId id);
  void ParseDataRest(DataDecl& decl, uint32_t start);
  void ParseKindedParameters(DataDecl& decl);
  void MarkInfixGadtConstructors();
  ConstructorDecl ParseConstructor();
  void ParseInfixConstructor(ConstructorDecl& out);
  void ParsePositionalFields(ConstructorDecl& out);
  void ParseRecordFields(ConstructorDecl& out);
  FieldDecl ParseFieldType(bool atom, bool operators = false);
  void ParseGadtConstructors(DataDecl& decl);
  void ParseGadtSignature(DataDecl& decl);
  void ParseGadtType(const DataDecl& decl, ConstructorDecl& out);
  void FitGadtResult(const DataDecl& decl, ConstructorDecl& out, TypeExprId result, size_t first_type);
  void ParseDerivings(std::vector<DerivingClause>& out);
  DerivingStrategy ParseStrategy();

  // classes.cpp
  void ParseClass();
  void MoveDefault(const ClassDecl& decl, TypeSignature signature);
  void ParseInstance();
  void ParseStandaloneDeriving();
  void ParseDependencies(std::vector<FunctionalDependency>& out);
  void ParseInstanceHead(InstanceDecl& out);

  // ------------------------------------------------------------------------------ expressions.cpp
  ExprId ParseExpr();       // exp
  ExprId ParseInfixExpr();  // infixexp
  ExprId ParseOperand();    // exp10, with a prefix minus
  ExprId ParseExpr10();
  ExprId ParseApplication();
  ExprId FinishApplication(uint32_t start, ExprId function, App& app);
  ExprId ParseOperator();
  ExprId ParseLambda();
  ExprId ParseLet();
  ExprId ParseIf();
  ExprId ParseMultiIf(uint32_t begin);
  ExprId ParseCase();
  ExprId ParseDo();
  ExprId FinishLet(uint32_t begin, DeclsId decls);
  void SkipSemicolonBefore(TokenKind k);
  bool AtBlockArgument() const;

  // atoms.cpp
  ExprId ParseAtom();
  ExprId ParsePlainAtom();
  ExprId ParseParenthesised();
  ExprId ParseTupleRest(uint32_t begin, std::vector<ExprId> elements);
  ExprId ParseBracketed();
  ExprId ParseEnumRest(uint32_t begin, ExprId from, ExprId then);
  ExprId ParseListComp(uint32_t begin, ExprId body);
  ExprId ParseRecordSuffix(uint32_t begin, ExprId subject);
  FieldBind ParseFieldBind();
  ExprId ParseOperatorInParens(uint32_t begin);
  ExprId AddName(const Token& token, Span span);
  // `()`, `(,)`, `(->)`, ... at the current `(`; consumed if so. None: something else stands here.
  Symbol AcceptTupleConstructor();

  // statements.cpp
  Stmt ParseStatement();
  Stmt ParseQualifier(TokenKind arrow);  // of a guard or a comprehension
  Stmt ParseLetStatement();
  Stmt ParseStatementRest(bool is_bind, bool annotation);

  // ------------------------------------------------------------------------------ patterns.cpp
  PatId ParsePattern();  // infix, with an optional type
  PatId ParseInfixPattern();
  PatId ParsePatternOperand();  // lpat
  PatId ParsePatternAtom();     // apat
  PatId ParsePatternName();
  PatId ParseConPattern();
  PatId ParseParenPattern();
  PatId ParseNPlusK(uint32_t start);
  PatId ParseListPattern();
  PatId ParseComponentPattern();  // inside brackets: also views and types
  PatId ParseRecordPattern(const Name& constructor, uint32_t begin);
  PatField ParsePatField();
  PatId ParseLiteralPattern(uint32_t begin, bool negative);
  Name ParseConOperator();

  // ------------------------------------------------------------------------------ types.cpp
  QualifiedType ParseQualifiedType();
  TypeExprId ParseType();
  TypeExprId ParseForall();
  bool AtTypeOperator() const;
  TypeExprId ParseTypeOperators();
  TypeExprId ParseTypeApplication();  // btype
  TypeExprId ParseTypeAtom();
  TypeExprId ParseParenType();
  TypeExprId ParseKind();
  bool AtForall() const;
  void ParseForallVariables(std::vector<Symbol>& out);
  std::vector<TypeExprId> ContextOf(TypeExprId type);
  TypeExprId FoldArrows(std::vector<TypeExprId> parts, uint32_t begin);

  // ------------------------------------------------------------------------------ nodes
  template <typename Node>
  ExprId AddExpr(Span span, Node&& node) {
    return module_.exprs.Add(Expr{span, std::forward<Node>(node)});
  }
  template <typename Node>
  PatId AddPat(Span span, Node&& node) {
    return module_.pats.Add(Pat{span, std::forward<Node>(node)});
  }
  template <typename Node>
  TypeExprId AddType(Span span, Node&& node) {
    return module_.types.Add(TypeExpr{span, std::forward<Node>(node)});
  }

  const lex::Tokens& tokens_;
  TokenStream stream_;
  source::FileId file_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  SpecialNames special_;
  Module module_;
  DeclsBuilder top_;
  bool seen_declaration_ = false;
  bool block_arguments_ = false;
  bool pattern_synonyms_ = false;
  bool n_plus_k_ = false;
  bool strict_data_ = false;
  bool strict_ = false;
  std::vector<TypeSignature> pattern_signatures_;
  bool in_kind_ = false;  // then `*` is a kind
  // The class or instance whose body is being read, as far as types are declared in it.
  struct Body {
    bool is_class = false;
    std::vector<uint32_t> families;
    std::vector<FamilyEquation> equations;
    std::vector<TypeSignature> default_signatures;
  };
  Body* body_ = nullptr;
  bool wildcard_types_ = false;  // then `_` is a type variable
  bool is_expression_ = false;   // all of it, no module
  uint32_t made_names_ = 0;
  std::unordered_set<Symbol> gadt_operators_;  // constructors declared as (:+) :: a -> b -> T
  int depth_ = 0;
  // The block last closed by parse-error(t), and before which token: if that token then fits nowhere, the
  // message tells about the block.
  TokenStream::Block closed_block_{BlockKind::kModule, 0, 0};
  size_t closed_before_ = SIZE_MAX;
  // The same for the block last closed by indentation.
  TokenStream::Block indented_block_{BlockKind::kModule, 0, 0};
  size_t indented_before_ = SIZE_MAX;
};

// Decides whether the module's extensions are known, and reports those that are not.
void CheckExtensions(const std::vector<Name>& extensions, const base::Interner& names,
                     source::Diagnostics& diagnostics);

template <typename CanStart, typename Item>
void Parser::ParseBlock(BlockKind block_kind, CanStart can_start, Item item) {
  TokenStream::Opened opened = stream_.OpenBlock(block_kind);
  if (opened == TokenStream::Opened::kEmpty) return;
  bool is_explicit = opened == TokenStream::Opened::kExplicit;
  uint32_t opener = stream_.block().begin;
  while (true) {
    while (AtSemicolon()) stream_.SkipSemicolon();
    if (At(is_explicit ? TokenKind::kCloseBrace : TokenKind::kVirtualClose)) return CloseBlock();
    if (!can_start()) {
      if (is_explicit) ExpectCloser(TokenKind::kCloseBrace, opener);
      return CloseByRule();
    }
    item();
    if (AtSemicolon()) continue;
    if (At(is_explicit ? TokenKind::kCloseBrace : TokenKind::kVirtualClose)) return CloseBlock();
    if (is_explicit) ExpectCloser(TokenKind::kCloseBrace, opener);
    return CloseByRule();
  }
}

}  // namespace inquest::haskell::parse
