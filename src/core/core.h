// Core: the typed language that the reducer runs and the trail's templates come from. Haskell without
// its conveniences, but with everything a question needs: which routine and equation, the source place
// and the type of each subexpression, which parameters are hidden (dictionaries), which code nobody wrote.
//
// A Program is linked: all modules together, every reference resolved. Routines nest as they do in the
// source: a local function or lambda refers to variables of the routines around it directly; the reducer
// decides how they are reached (docs/design.md 4.2: a local function's frame holds its defining frame).
//
// Pattern matching is a decision tree of kCase, kFatbar and kFail; a kLeaf node marks where an equation
// (and guard) has been chosen. What is below a leaf is the equation's right-hand side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "base/interner.h"
#include "core/type.h"
#include "source/source_file.h"
#include "source/written.h"

namespace inquest::core {

using source::Span;

using ExprId = base::Id<struct CoreExprTag>;
using VarId = base::Id<struct CoreVarTag>;
using RoutineId = base::Id<struct RoutineTag>;
using ConId = base::Id<struct ConTag>;
using ClassId = base::Id<struct ClassTag>;
using ModuleId = base::Id<struct CoreModuleTag>;

enum class Primitive : uint16_t {
#define PRIMITIVE(Name, text, arity, flags) k##Name,
#include "core/primitives.def"
};

// What the reducer may assume about a primitive; see primitives.def.
enum PrimitiveFlag : uint32_t { kTotal = 1, kLazy = 2, kAction = 4, kOutside = 8 | kLazy | kAction };
struct PrimitiveInfo {
  const char* name;  // as in `foreign import prim "intAdd"`
  int arity;
  uint32_t flags;
};
const PrimitiveInfo& Info(Primitive primitive);
// kNone-like: returns false if there is no such primitive.
bool FindPrimitive(std::string_view name, Primitive* primitive);

enum class LiteralKind : uint8_t { kInt, kInteger, kDouble, kFloat, kChar, kString, kWord };
struct Literal {
  LiteralKind kind = LiteralKind::kInt;
  int64_t integer = 0;  // kInt, kChar, kWord (bit pattern), kInteger if it fits
  double real = 0;      // kDouble, kFloat
  std::string
      text;  // kString: UTF-8 with U+0000 as itself; kInteger: decimal digits if it does not fit int64
  bool big = false;  // kInteger in `text`
};

enum class ExprKind : uint8_t {
  kVar,      // var; a local function is referred to by its Bind's var, and `routine` says which one it is
  kRoutine,  // routine used as a value or as the head of an application; a constant's use. Either a top-level
             // routine, or a nested one (a lambda) that is written here and nowhere else: its parent encloses
             // this place
  kLiteral,  // literal index
  kCon,      // saturated constructor application: con, children = arguments (none for a nullary one)
  kConFun,   // a constructor used as a function (not saturated); arity > 0
  kApp,      // children[0] applied to children[1..]; at least one argument
  kPrim,     // saturated primitive: prim, children = arguments
  kLet,      // bindings (mutually recursive), children[0] = body
  kCase,     // children[0] = scrutinee, alternatives; evaluates the scrutinee unless it is a newtype match
  kFatbar,   // children[0]; where it reaches kFail (not inside something suspended) children[1] instead
  kFail,     // to the enclosing kFatbar's second child; always inside one
  kLeaf,     // children[0] = right-hand side; `index` = leaf of the routine (Routine::leaves)
  kMethod,   // children[0] = dictionary; `index` = field of the dictionary's constructor (superclass or
             // method)
  kError,  // no equation or alternative matches, missing field, missing method: index into Program::failures
  kSeq,    // children[0] evaluated to weak head normal form, then children[1] (bang patterns, strict fields)
};

using source::Written;

struct Alt {
  ConId con;                      // none: literal or default
  uint32_t literal = kNoLiteral;  // index into Program::literals
  std::vector<VarId> vars;        // one a field of con; none where the field is not used
  ExprId body;
  static constexpr uint32_t kNoLiteral = 0xffffffffu;
  bool is_default() const { return !con.has_value() && literal == kNoLiteral; }
};

// A let binding: a variable bound to a suspended expression, or a local function.
struct Bind {
  VarId var;          // always: the name
  ExprId expr;        // the expression, or
  RoutineId routine;  // the local function (arity > 0); exactly one of the two
};

struct Expr {
  ExprKind kind = ExprKind::kVar;
  Written written = Written::kPlain;
  Primitive prim{};
  uint32_t index = 0;  // kLiteral, kLeaf, kMethod, kError
  VarId var;           // kVar; kCase: the evaluated scrutinee's name (none if unused)
  RoutineId routine;   // kRoutine
  ConId con;           // kCon, kConFun
  Symbol name;         // kMethod, kRoutine of an instance method: the method's name as the source writes it
  TypeId type;
  Span span;  // without value: nobody wrote it
  std::vector<ExprId> children;
  std::vector<Bind> binds;  // kLet
  std::vector<Alt>
      alts;  // kCase: constructor or literal alternatives, then at most one default; no match = kFail
  uint32_t hidden_args = 0;  // kApp: the first so many arguments are dictionaries
  std::vector<TypeId>
      instantiation;  // kRoutine, kConFun, kCon, kMethod: the type arguments of this occurrence
};

struct Var {
  Symbol name;
  TypeId type;
  RoutineId owner;
  Span span;
  bool hidden = false;  // a dictionary, or made by desugaring: never shown
};

// Where an equation was chosen: the equation and, with guards, which guarded right-hand side.
struct Leaf {
  uint32_t equation = 0;
  uint32_t guard = 0;
  Span span;  // the chosen right-hand side
};

struct Equation {
  Span span;
};

// A class and what it is about: a constraint, `Show [a]`, or the head of an instance. One type a parameter of
// the class.
struct Predicate {
  Symbol class_name;
  std::vector<TypeId> types;
};

// A dictionary that a binding needs. Its types say what is known where the routine is made: `Num Int` in a
// copy for that dictionary, `Num a` where it is a parameter.
struct Constraint {
  Predicate predicate;
  bool is_parameter = false;
};

enum class RoutineKind : uint8_t {
  kFunction,  // top-level function (arity > 0)
  kConstant,  // top-level binding without parameters: reduced once, a place of frame 0
  kLocal,     // local function with a name
  kLambda,    // a lambda that the source wrote
  kHidden,    // made by desugaring (comprehensions, do, dictionaries): no tree node of its own
};

struct Routine {
  Symbol name;  // as the source writes it; a lambda has none
  ModuleId module;
  RoutineKind kind = RoutineKind::kFunction;
  RoutineId parent;  // the enclosing routine; none at top level
  Span span;         // all equations, without the signature
  TypeId type;       // the whole type, quantified variables as kVar
  std::vector<VarId> params;
  uint32_t hidden_params = 0;  // the first so many parameters are dictionaries
  ExprId body;
  std::vector<Equation> equations;
  std::vector<Leaf> leaves;
  RoutineId part_of;       // a constant that was lifted out of this routine's equation, to be computed once
  RoutineId original;      // another routine that is made from the same binding, for other dictionaries
  bool generated = false;  // derived instances, dictionaries, selectors: trusted whatever the module is
  // Of an instance method or a dictionary: its instance. Of a default method: the class, and what it is used
  // for. A method is shown as the method, never the dictionary.
  Predicate instance;
  bool is_default = false;     // a default method
  bool is_dictionary = false;  // makes the dictionaries of its instance
  // What its binding needs, in order; those that are parameters are the hidden parameters. Empty for what
  // desugaring made.
  std::vector<Constraint> constraints;
};

struct Constructor {
  Symbol name;
  TyConId type;
  uint32_t tag = 0;       // position in its type
  uint32_t siblings = 1;  // constructors of the type
  uint32_t arity = 0;
  std::vector<Symbol> fields;  // record fields by position, or empty
  std::vector<bool> strict;    // by position; empty means none
  bool is_newtype = false;     // one field; its match does not force
  bool is_infix = false;
  int precedence = 9;  // for showing an infix constructor
  bool is_dictionary = false;
  // Of dictionaries: the routine that makes them. Its hidden parameters are the last fields, so that a
  // dictionary tells what it is made of.
  RoutineId made_by;
  TypeId declared;            // its type, `a -> Maybe a`; none for dictionaries
  uint32_t dictionaries = 0;  // so many of its first fields are dictionaries and never shown
  ModuleId module;            // that declares its type; none for what the compiler makes
};

struct Failure {
  enum class Kind : uint8_t {
    kEquations,
    kCase,
    kLambda,
    kPatternBinding,
    kMultiIf,
    kMissingField,
    kMissingMethod,
    kRecordConstruction,
    kNoMatchingRecord
  } kind;
  Span span;
  std::string subject;  // the function, field or method
};

struct Module {
  Symbol name;
  source::FileId file;
  bool is_library = false;
};

struct Program {
  base::Store<ExprId, Expr> exprs;
  base::Store<VarId, Var> vars;
  base::Store<RoutineId, Routine> routines;
  base::Store<ConId, Constructor> constructors;
  base::Store<ModuleId, Module> modules;
  std::vector<Literal> literals;
  std::vector<Failure> failures;
  Types types;

  RoutineId main;  // Main.main; none for a program without one
  // From lib/: run_main main is what is executed; top_handler reports an exception that nothing caught. None
  // without lib/.
  RoutineId run_main, top_handler;

  // Constructors that the reducer makes or inspects itself.
  ConId nil, cons, unit, true_con, false_con, less, equal, greater, nothing, just;
  std::vector<ConId> tuples;  // by size; 0 and 1 unused
};

// Readable text of the whole program or one routine; stable: no addresses, ids numbered per routine.
std::string Dump(const Program& program, const base::Interner& names, const source::Files& files);
std::string Dump(const Program& program, const base::Interner& names, const source::Files& files,
                 RoutineId routine);

// The invariants above. Empty if all hold, otherwise one sentence a violation.
std::vector<std::string> Verify(const Program& program, const base::Interner& names);

}  // namespace inquest::core
