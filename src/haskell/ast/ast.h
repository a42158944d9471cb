// The abstract syntax of one Haskell module, as the parser builds it and the renamer completes it.
//
// Nodes are ids into the stores of a `Module`. What only the renamer fills in is said so; the parser
// leaves it at its default. After renaming:
//   * every name occurrence has its `target`;
//   * no InfixChain and no PatInfixChain is left: they became App and PatCon nodes by fixity;
//   * overloaded syntax has its hidden functions as ordinary Var expressions (`from_integer` of a
//     literal, `bind` of a statement, ...), so that the type checker instantiates them like any other
//     occurrence and the desugarer finds their dictionaries there;
//   * value bindings stand in strongly connected groups, dependencies first (`BindingGroup`).
// The report's sections are cited as "H2010 3.2".
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/ids.h"
#include "base/interner.h"
#include "source/source_file.h"

namespace inquest::haskell {

using base::Symbol;
using source::Span;

using ExprId = base::Id<struct ExprTag>;
using PatId = base::Id<struct PatTag>;
using TypeExprId = base::Id<struct TypeExprTag>;
using BindingId = base::Id<struct BindingTag>;  // one function or pattern binding, all its equations
using LocalId = base::Id<struct LocalTag>;      // a variable bound inside a declaration
using EntityId = base::Id<struct EntityTag>;    // a top-level name of any module (rename/entities.h)
using ModuleId = base::Id<struct ModuleTag>;

// What a name occurrence refers to. Exactly one is set after renaming; a name that could not be
// resolved (an error was reported) has neither.
struct Target {
  EntityId entity;
  LocalId local;
  bool has_value() const { return entity.has_value() || local.has_value(); }
};

// A possibly qualified name as written. `qualifier` is none for an unqualified name.
struct Name {
  Symbol qualifier;
  Symbol text;
  Span span;
  Target target;  // renamer
};

// ---------------------------------------------------------------------------------- types

// A type as written. Type variables are names that start with a lower-case letter.
struct TypeVar {
  Symbol name;
};
struct TypeCon {
  Name name;
};  // also `[]`, `->`, `()`, `(,)`, `(,,)`, ... by those texts
struct TypeApp {
  TypeExprId function, argument;
};
struct TypeFun {
  TypeExprId argument, result;
};
struct TypeList {
  TypeExprId element;
};
struct TypeTuple {
  std::vector<TypeExprId> elements;
};  // two or more
struct TypeBang {
  TypeExprId type;
};  // not made by the parser: FieldDecl::strict says it
struct TypeForall {
  std::vector<Symbol> variables;
  std::vector<TypeExprId> context;
  TypeExprId type;
};
struct TypeKinded {
  TypeExprId type, kind;
};  // (t :: k); kinds are written as types over `*`, `Type`
// TypeOperators: `a :+: b`, flat, until renamed: operands.size() == operators.size() + 1 >= 2.
struct TypeInfixChain {
  std::vector<TypeExprId> operands;
  std::vector<Name> operators;
};
struct TypeExpr {
  Span span;
  std::variant<TypeVar, TypeCon, TypeApp, TypeFun, TypeList, TypeTuple, TypeBang, TypeForall, TypeKinded,
               TypeInfixChain>
      node;
};

// `context => type`; each element of the context is a class applied to types.
struct QualifiedType {
  Span span;
  std::vector<Symbol> forall;  // an explicit top-level forall (ScopedTypeVariables); empty otherwise
  bool has_forall = false;
  std::vector<TypeExprId> context;
  TypeExprId type;
};

// --------------------------------------------------------------------------------- literals

struct IntegerLiteral {
  std::string digits;
};  // decimal digits, no sign
struct RationalLiteral {
  std::string numerator, denominator;
};  // decimal digits: 1.5e2 is 150/1
struct CharLiteral {
  char32_t value;
};
struct StringLiteral {
  std::u32string value;
};
using Literal = std::variant<IntegerLiteral, RationalLiteral, CharLiteral, StringLiteral>;

// --------------------------------------------------------------------------------- patterns

struct PatWild {};
struct PatVar {
  Symbol name;
  LocalId local;
  EntityId entity;
};  // renamer: one of the two (entity for top-level pattern bindings)
struct PatLit {
  Literal literal;
  bool negative = false;
  // Renamer, numeric literals only: Var expressions of (==), fromInteger or fromRational, and
  // negate where the literal is negative.
  ExprId equals, from_literal, negate;
};
struct PatCon {
  Name constructor;
  std::vector<PatId> arguments;
  bool infix = false;
};
struct PatField {
  Name field;
  PatId pattern;
  bool punned = false;
};  // punned `f`: pattern is the PatVar `f`
struct PatRecord {
  Name constructor;
  std::vector<PatField> fields;
  bool wildcard = false;
};  // renamer expands `..`
struct PatTuple {
  std::vector<PatId> elements;
};  // () has none
struct PatList {
  std::vector<PatId> elements;
};
struct PatAs {
  Symbol name;
  PatId pattern;
  LocalId local;
  EntityId entity;
};
struct PatLazy {
  PatId pattern;
};
struct PatBang {
  PatId pattern;
};
struct PatParen {
  PatId pattern;
};
struct PatSig {
  PatId pattern;
  QualifiedType type;
};
struct PatView {
  ExprId function;
  PatId pattern;
};  // parsed; the renamer rejects it unless ViewPatterns is on
// operands.size() == operators.size() + 1; resolved by the renamer.
struct PatInfixChain {
  std::vector<PatId> operands;
  std::vector<Name> operators;
};
struct PatNPlusK {
  Symbol name;
  IntegerLiteral number;
};  // NPlusKPatterns: n + 1; the renamer makes it a view pattern
struct Pat {
  Span span;
  std::variant<PatWild, PatVar, PatLit, PatCon, PatRecord, PatTuple, PatList, PatAs, PatLazy, PatBang,
               PatParen, PatSig, PatView, PatInfixChain, PatNPlusK>
      node;
};

// ------------------------------------------------------------------------------- statements

struct BindingGroup;
struct Decls;
using DeclsId = base::Id<struct DeclsTag>;  // a block of local declarations

struct StmtBind {
  PatId pattern;
  ExprId expr;
  ExprId bind, fail;
};  // renamer, do only: Vars of (>>=) and fail (fail only if the pattern can fail)
struct StmtLet {
  DeclsId decls;
};
struct StmtExpr {
  ExprId expr;
  ExprId then;
};  // renamer, do only and not the last: Var of (>>)
struct Stmt {
  Span span;
  std::variant<StmtBind, StmtLet, StmtExpr> node;
};

// One `| guards = rhs`; an unguarded right-hand side has no guards. Guards are pattern guards,
// lets, or boolean expressions (H2010 3.13).
struct GuardedRhs {
  Span span;
  std::vector<Stmt> guards;
  ExprId body;
};
// The right-hand side of an equation or an alternative, with its `where`.
struct Rhs {
  Span span;
  std::vector<GuardedRhs> alternatives;
  DeclsId where;  // none if absent
};
// An alternative of `case`, or one equation: `patterns` has one element for case alternatives.
struct Match {
  Span span;
  std::vector<PatId> patterns;
  Rhs rhs;
};

// ------------------------------------------------------------------------------ expressions

struct Var {
  Name name;
};  // variable, method, field selector, in prefix form; also operators in parentheses
struct Con {
  Name name;
};  // data constructor; `()`, `[]`, `(,)`, ... by those texts; `:` too
struct Lit {
  Literal literal;
  ExprId from_literal;
};  // renamer: Var of fromInteger / fromRational for numeric literals, of fromString with OverloadedStrings
struct App {
  ExprId function;
  std::vector<ExprId> arguments;
};  // never empty; the parser flattens f a b
// `a + b * - c`, flat, until renamed: operands.size() == operators.size() + 1 >= 2; operators are Var/Con.
// Negation: an operand that is itself a Negate node is a marker that says "a prefix minus stands before this
// operand"; its `expr` is that one operand, and the renamer finds how far the minus reaches (H2010 10.6):
// `- a * b` is {[Negate a, b], [*]} and means negate (a * b). A parenthesised negation is Paren{Negate ...},
// so no other Negate is ever an operand. `- a` without operators is a Negate outside of any chain, complete
// as it is; `- - a` is refused by the parser.
struct InfixChain {
  std::vector<ExprId> operands;
  std::vector<ExprId> operators;
};
struct Negate {
  ExprId expr;
  ExprId negate;
};  // renamer: Var of negate
struct Lambda {
  std::vector<PatId> patterns;
  ExprId body;
};
struct Let {
  DeclsId decls;
  ExprId body;
};
struct If {
  ExprId condition, then_branch, else_branch;
};
struct MultiIf {
  std::vector<GuardedRhs> alternatives;
};
struct Case {
  ExprId scrutinee;
  std::vector<Match> alternatives;
};
struct LambdaCase {
  std::vector<Match> alternatives;
};
struct Do {
  std::vector<Stmt> statements;
};
struct Tuple {
  std::vector<ExprId> elements;
};  // two or more; a missing element (TupleSections) is none
struct List {
  std::vector<ExprId> elements;
};
// [from ..], [from, then ..], [from .. to], [from, then .. to]; renamer: Var of enumFrom, ...
struct EnumFrom {
  ExprId from, then, to;
  ExprId function;
};
struct ListComp {
  ExprId body;
  std::vector<Stmt> statements;
  // ParallelListComp: the branches behind the first; the renamer makes all of them one statement.
  std::vector<std::vector<Stmt>> parallel;
};
struct LeftSection {
  ExprId operand;
  ExprId op;
};  // (e op); op is Var or Con
struct RightSection {
  ExprId op;
  ExprId operand;
};  // (op e)
struct FieldBind {
  Name field;
  ExprId value;
  bool punned = false;
};  // punned `f`: value is the Var `f`
struct RecordConstruct {
  Name constructor;
  std::vector<FieldBind> fields;
  bool wildcard = false;
};  // renamer expands `..`
struct RecordUpdate {
  ExprId record;
  std::vector<FieldBind> fields;
};
struct Annotated {
  ExprId expr;
  QualifiedType type;
};
struct Paren {
  ExprId expr;
};
struct TypeApplied {
  ExprId function;
  TypeExprId type;
};  // TypeApplications: f @t; none for `@_`
struct Expr {
  Span span;
  std::variant<Var, Con, Lit, App, InfixChain, Negate, Lambda, Let, If, MultiIf, Case, LambdaCase, Do, Tuple,
               List, EnumFrom, ListComp, LeftSection, RightSection, RecordConstruct, RecordUpdate, Annotated,
               Paren, TypeApplied>
      node;
};

// ----------------------------------------------------------------------------- declarations

enum class Associativity : uint8_t { kLeft, kRight, kNone };
struct Fixity {
  Associativity associativity = Associativity::kLeft;
  int precedence = 9;  // H2010 4.4.2
};

struct FixityDecl {
  Span span;
  Fixity fixity;
  std::vector<Name> operators;
};
struct TypeSignature {
  Span span;
  std::vector<Name> names;
  QualifiedType type;
};

// A function binding (`patterns` non-empty in each match, all the same number), a variable binding
// (one match without patterns) or a pattern binding (`pattern` set, one match without patterns).
// The parser joins adjacent equations of one name (H2010 4.4.3).
struct Binding {
  Span span;      // all equations, without the signature
  Name name;      // functions and variables
  PatId pattern;  // pattern bindings
  std::vector<Match> matches;
  bool generated = false;  // made by deriving: never shown
  LocalId local;           // renamer: local bindings
  EntityId entity;         // renamer: top-level bindings; for instance methods the method's entity
};

// Renamer: bindings that depend on each other, in the order in which groups must be checked. A binding with a
// type signature is not a dependency of its users (H2010 4.5.1), so that polymorphic recursion works.
struct BindingGroup {
  std::vector<BindingId> bindings;
  bool recursive = false;
};

// A block of declarations: let, where, class body, instance body, top level.
struct Decls {
  std::vector<BindingId> bindings;  // in source order
  std::vector<TypeSignature> signatures;
  std::vector<FixityDecl> fixities;
  std::vector<BindingGroup> groups;  // renamer
};

struct FieldDecl {
  Symbol name;
  Span span;
  TypeExprId type;
  bool strict = false;
  EntityId entity;
};
struct ConstructorDecl {
  Span span;
  Name name;
  std::vector<FieldDecl> fields;  // positional fields have no name
  bool record = false;
  bool infix = false;
  std::vector<Symbol> existentials;  // type variables of its own
  std::vector<TypeExprId> context;
  TypeExprId
      result;  // GADTs: what it constructs, over `existentials`; none: the type applied to its parameters
  EntityId entity;  // renamer
};
enum class DerivingStrategy : uint8_t {
  kNone,
  kStock,
  kNewtype,
  kAnyclass,
  kVia
};  // as written; kNone: not written
struct DerivingClause {
  Name class_name;
  DerivingStrategy strategy = DerivingStrategy::kNone;
  std::vector<TypeExprId> arguments = {};  // of a class with several parameters, all but the last
  TypeExprId via = {};                     // the type whose instance is taken
};
struct TypeParam {
  Symbol name;
  TypeExprId kind;
};

struct DataDecl {
  Span span;
  bool is_newtype = false;
  std::vector<TypeExprId> context;
  Name name;
  std::vector<TypeParam> parameters;
  std::vector<ConstructorDecl> constructors;
  std::vector<DerivingClause> deriving;
  EntityId entity;  // renamer
};
struct SynonymDecl {
  Span span;
  Name name;
  std::vector<TypeParam> parameters;
  TypeExprId type;
  EntityId entity;
};
// TypeFamilies: `F t1 t2 = type`, at the top, in an instance, of a closed family, or the default in a class.
struct FamilyEquation {
  Span span;
  Name family;
  std::vector<TypeExprId> arguments;
  TypeExprId type;
};
struct FamilyDecl {
  Span span;
  Name name;
  std::vector<TypeParam> parameters;
  TypeExprId kind;       // of what it stands for; none: *
  bool is_data = false;  // its instances are types of their own: see parse/families.cpp
  bool closed = false;
  std::vector<FamilyEquation> equations;  // of a closed one
  EntityId entity;                        // renamer
};
// FunctionalDependencies: `from -> to`, parameters of the class.
struct FunctionalDependency {
  std::vector<Name> from, to;
};
struct ClassDecl {
  Span span;
  std::vector<TypeExprId> context;
  Name name;
  std::vector<TypeParam> parameters;  // exactly one in Haskell 2010
  std::vector<FunctionalDependency> dependencies;
  DeclsId body;                          // signatures and default methods
  std::vector<uint32_t> families;        // those of Module::families that belong to it
  std::vector<FamilyEquation> defaults;  // of these
  EntityId entity;                       // renamer
};
struct InstanceDecl {
  Span span;
  std::vector<TypeExprId> context;
  Name class_name;
  std::vector<TypeExprId> types;  // exactly one in Haskell 2010
  DeclsId body;
  std::vector<FamilyEquation> equations = {};
  bool derived = false;     // made by deriving; then the context is inferred unless `standalone`
  bool standalone = false;  // deriving instance ctx => C (T a)
  DerivingStrategy strategy = DerivingStrategy::kNone;  // standalone only
  TypeExprId via = {};                                  // of deriving
  bool newtype_deriving = false;  // GeneralizedNewtypeDeriving: the dictionary of the field's type is reused
};
struct DefaultDecl {
  Span span;
  std::vector<TypeExprId> types;
};
// foreign import prim "intAdd" primIntAdd :: Int -> Int -> Int   -- only in lib/; see core/primitives.def
struct ForeignDecl {
  Span span;
  std::string convention;
  std::string external;
  Name name;
  QualifiedType type;
  EntityId entity;
};

// PatternSynonyms: see parse/pattern_synonyms.cpp.
struct PatternSynonymDecl {
  Span span;
  Name name;
  std::vector<Name> parameters;
  PatId pattern;
  EntityId entity;  // renamer
};

struct ImportItem {
  Name name;
  Span span;
  bool is_pattern = false;    // pattern P
  bool is_type = false;       // type (+)
  bool all_children = false;  // T(..)
  bool has_children = false;  // T(A, b)
  std::vector<Name> children;
};
struct Import {
  Span span;
  Name module;  // text is the whole dotted name
  bool qualified = false;
  Symbol as;  // none if absent
  bool hiding = false;
  bool has_list = false;
  std::vector<ImportItem> items;
  bool implicit = false;  // the Prelude that nobody wrote
};
struct Export {
  Span span;
  bool is_module = false;  // module M
  ImportItem item;         // otherwise
};

// One module. The stores own every node; ids are valid only in their own module.
struct Module {
  source::FileId file;
  Name name;  // `Main` if there is no header
  bool has_header = false;
  bool has_exports = false;
  std::vector<Export> exports;
  std::vector<Import> imports;   // the parser does not add the implicit Prelude; the renamer does
  std::vector<Name> extensions;  // LANGUAGE pragmas, as written

  std::vector<DataDecl> data_types;
  std::vector<SynonymDecl> synonyms;
  std::vector<ClassDecl> classes;
  std::vector<InstanceDecl> instances;
  std::vector<FamilyDecl> families;
  std::vector<FamilyEquation> family_equations;  // those at the top
  std::vector<DefaultDecl> defaults;
  std::vector<ForeignDecl> foreigns;
  std::vector<PatternSynonymDecl> pattern_synonyms;
  DeclsId top;  // top-level value declarations

  base::Store<ExprId, Expr> exprs;
  base::Store<PatId, Pat> pats;
  base::Store<TypeExprId, TypeExpr> types;
  base::Store<BindingId, Binding> bindings;
  base::Store<DeclsId, Decls> decls;

  // Renamer: the local variables of this module.
  struct Local {
    Symbol name;
    Span span;
  };
  base::Store<LocalId, Local> locals;
};

}  // namespace inquest::haskell
