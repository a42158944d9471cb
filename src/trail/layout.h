// What a trail's objects mean: written into the file before the run, so that the file can be read without the
// program that made it (docs/design.md 11): names, sources, equations, types, and the templates of suspected
// code.
//
// A template is the code of a routine as places: each subexpression is a place, and says where in a frame of
// the routine its value is. Node name (frame, place) stands for the papers' strings over f, a and r.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "source/source_file.h"
#include "source/written.h"
#include "trail/ids.h"
#include "trail/word.h"

namespace inquest::trail {

inline constexpr uint32_t kNone = 0xffffffffu;

using source::Span;
using source::Written;

struct Module {
  std::string name;
  bool is_library = false;
  // Of the program's own modules: which file, and its text if it has no suspected code, since that is not in
  // Layout::files. So expressions are read in the scope of the program as it was.
  source::FileId file;
  std::string trusted_text;
};

enum class CallableKind : uint8_t {
  kFunction,
  kConstant,
  kLocal,
  kLambda,
  kHidden,  // made by desugaring: no tree node of its own
  kConstructor,
};

struct Leaf {  // where an equation, and with guards a right-hand side, has been chosen
  uint32_t equation = 0, guard = 0;
  Span span;  // the right-hand side
};

// A variable of an enclosing routine that a local function mentions.
struct FreeVariable {
  std::string name;
  uint32_t hops = 0;  // so many frames out; none: a closure of trusted code, which holds it itself
  SlotId slot{0};
  uint32_t field = kNone;  // of the constructor in that slot
};

// A class and the types that it is about: a constraint, or the head of an instance.
struct Predicate {
  NameId class_name;
  std::vector<TypeId> types;  // one a parameter of the class; none where a type is not known
};
// What a routine needs a dictionary for. Its types are those that are known where the routine was made: in a
// copy for known dictionaries `Num Int`; otherwise `Num a`, and the dictionary is a parameter.
struct Constraint {
  Predicate predicate;
  bool is_parameter = false;
};

// What a function value calls: a routine or a constructor.
struct Callable {
  std::string name;  // as the source writes it; "" for a lambda or what desugaring made
  CallableKind kind = CallableKind::kFunction;
  bool suspected = false;
  bool generated = false;   // derived instances, dictionaries, selectors
  bool is_section = false;  // of kHidden: its span is a section, otherwise a generator with what follows it
  ModuleId module;
  CallableId parent;    // the routine around a local one
  CallableId part_of;   // a constant that was lifted out of this routine's equation
  Span span;            // all equations, without the signature
  uint32_t arity = 0;   // with hidden parameters
  uint32_t hidden = 0;  // of these, dictionaries; they come first
  uint32_t free = 0;    // words that a closure of it holds
  TypeId type;
  // Of an instance method, and of a routine that makes dictionaries: the instance. Of a default method: the
  // class, and what it is used for.
  Predicate instance;
  bool is_default = false;              // a default method
  bool is_dictionary = false;           // makes the dictionaries of its instance
  std::vector<Constraint> constraints;  // those that are parameters: the hidden ones, in order
  std::vector<FreeVariable> free_variables;
  // Of suspected routines.
  PlaceId entry;      // the place where its code begins
  VariantId variant;  // while matching; the variants of its leaves follow
  VariantId variant_of(uint32_t leaf) const { return VariantId(variant.index + leaf); }  // as in Variant
  SlotId first_param{1};
  std::vector<SlotId> weak_params;  // parameters that are in no statement (Place::is_weak)
  std::vector<Span> equations;
  std::vector<Leaf> leaves;
  // Of trusted routines: suspected constants that their code may use.
  std::vector<ConstantId> mentions;
  // Of constructors.
  uint32_t tag = 0;
  std::vector<std::string> labels;
  bool is_infix = false;
  bool is_newtype = false;
  int precedence = 9;
  uint32_t dictionaries = 0;  // so many of the first fields are never shown
  // Of dictionaries: the routine that makes them. Its hidden parameters are the last fields.
  CallableId made_by;
};

struct Variant {          // a routine or suspended block, and the leaf of its decision tree that was reached
  uint32_t size = 0;      // words of the frame
  CallableId callable;    // for a block: of the routine around it
  uint32_t leaf = 0;      // 0: still matching; otherwise the leaf's number + 1
  bool is_block = false;  // a suspended case or let: belongs to the frame around it
  PlaceId entry;          // the place where its code begins
  SlotId cell_slot{0};    // of a block: its cell in the frame around it
};

struct Site {  // a place that makes constructors
  CallableId callable;
  uint32_t arity = 0;
  uint32_t tag = 0;
  PlaceId place;  // none: made by trusted code
};
struct ActionSite {  // a place that makes actions
  std::string primitive;
  uint32_t arity = 0;
  PlaceId place;
};
struct Constant {
  CallableId callable;
  SlotId slot{0};  // its cell in frame 0
};

enum class PlaceKind : uint8_t {
  kSlot,       // a variable: word `slot` of the frame
  kField,      // field `a` of the constructor in word `slot`
  kOuter,      // `b` frames out: word `slot`, or field `a` of it unless that is kNone
  kOuterFun,   // `b` frames out: the function value whose header is in `slot`
  kFunSlot,    // the function value whose header is in `slot`
  kWord,       // a literal, a nullary constructor, a function without a place
  kConstant,   // constant `a`
  kMakeFun,    // a function symbol: callable `a`; its header is in `slot`
  kString,     // a string literal
  kCon,        // a constructor, made by site `a`
  kPartial,    // a known function (kid 0) with too few arguments
  kAction,     // an action, made by action site `a`
  kCall,       // callable `a` with all its arguments
  kCallLocal,  // likewise; kid 0 is the function value
  kApply,      // kid 0 applied to the others
  kPrim,       // primitive `a` (Layout::primitives)
  kMethod,     // field `a` of the dictionary kid 0
  kUnwrap,     // the field of the newtype constructor kid 0
  kBlock,      // a suspended case or let: a frame of its own, variant `a`
  kCase,       // kid 0 scrutinised, then one of cases[a]
  kLet,        // lets[a], then kid 0
  kLeaf,       // leaf `a` has been reached; kid 0 is the right-hand side
  kSeq,        // kid 0 evaluated, then kid 1
  kError,      // no equation or alternative matches
  kGoto,       // kid 0: where a failed match goes on
  kClosure,    // a value of the trusted function `a`, which is written here: a section, `(`elem` table)`
  kOther,      // not part of suspected code
};

struct Place {
  PlaceKind kind = PlaceKind::kOther;
  Written written = Written::kPlain;
  bool is_tail = false;       // its value is the frame's
  bool has_cell = false;      // `slot` is a cell for its value
  bool stores_value = false;  // kCase: the scrutinised value is in `slot`
  // Only trusted code sees its value, so it is in no statement: its cell may keep a prefix of it, then `…`
  // (docs/design.md 4.5).
  bool is_weak = false;
  uint16_t hidden = 0;  // of an application: so many of the first arguments are dictionaries
  SlotId slot{0};
  uint32_t a = 0, b = 0;
  uint32_t first_kid = 0, count = 0;  // in Layout::kids
  Span span;                          // without value: nobody wrote it
  NameId name;                        // a variable, a method as the source writes it
  TypeId type;
  Word word = 0;  // kWord
  // What `a` leads to, by the kind.
  ActionSiteId action_site() const { return ActionSiteId(a); }
  CallableId callable() const { return CallableId(a); }
  CaseId cases() const { return CaseId(a); }
  ConstantId constant() const { return ConstantId(a); }
  LetId let() const { return LetId(a); }
  PrimitiveId primitive() const { return PrimitiveId(a); }
  SiteId site() const { return SiteId(a); }
  VariantId variant() const { return VariantId(a); }
  // Not in the file, for whoever follows a way: a choice is a part of it, evaluated in the same frame, as in
  // `1 + (if b then 2 else 3)`.
  bool has_choice = false;
};
// Whether a place is a choice or leads to another one, so that its value is that of the place it comes to.
bool IsControl(PlaceKind kind);

struct Case {                   // where a case goes on
  std::vector<PlaceId> by_tag;  // none where it cannot happen
  std::vector<std::pair<Word, PlaceId>> literals;
  PlaceId otherwise;
};
struct Let {
  std::vector<std::pair<SlotId, PlaceId>> binds;
};

struct Type {
  TypeVariableId variable;  // a type variable, or
  NameId name;              // a constructor applied to
  std::vector<TypeId> arguments;
};

struct Layout {
  std::string program_path;  // absolute, of the main file; whoever reads the trace need not have that file
  std::string fingerprint;   // of all sources, also those that are not in `files`
  source::Files files;       // of trusted modules the name only
  base::Store<NameId, std::string> names;
  base::Store<ModuleId, Module> modules;
  base::Store<TypeId, Type> types;
  base::Store<CallableId, Callable> callables;  // routines, then constructors from first_constructor on
  CallableId first_constructor{0};
  base::Store<VariantId, Variant> variants;  // 0: the program
  base::Store<SiteId, Site> sites;           // the first ones are the constructors themselves, in their order
  base::Store<ActionSiteId, ActionSite> action_sites;
  base::Store<PrimitiveId, std::string> primitives;
  base::Store<ConstantId, Constant> constants;
  base::Store<PlaceId, Place> places;
  std::vector<PlaceId> kids;
  base::Store<CaseId, Case> cases;
  base::Store<LetId, Let> lets;
  CallableId main;
  SlotId suspected_constants_end{1};  // what frame 0 holds from here on is not part of the record

  // 1: some constant and another routine need each other, so what was evaluated later than it was made lies
  // behind an object that says since when (IsSince).
  uint32_t notes_times = 0;

  PlaceId kid(const Place& place, uint32_t i) const { return kids[place.first_kid + i]; }
  // The source of a module of the program's own; `file` must be one.
  std::string_view text_of(const Module& module) const {
    const std::string_view text = files[module.file].text();
    return text.empty() ? module.trusted_text : text;
  }
  const std::string& constructor_name(SiteId site) const { return callables[sites[site].callable].name; }
};

// The first page of a trace file.
struct FileHeader {
  static constexpr uint32_t kWords = 512;
  static constexpr uint64_t kMagic = 0x0154534555514e49;  // "INQUEST\1"
  static constexpr uint64_t kVersion = 11;
  uint64_t magic = kMagic;
  uint64_t version = kVersion;
  uint64_t layout_address = 0, layout_bytes = 0;
  uint64_t functions = 0, function_count = 0;  // one-word objects: function symbols without a place
  uint64_t statics_end = 0;                    // literals lie between the functions and here
  uint64_t program_frame = 0;                  // frame 0; objects follow each other from here
  uint64_t end = 0;                            // once the run has ended: the end of the last object
  uint64_t frames = 0, reductions = 0;         // likewise
  uint64_t values_left_out = 0;                // 1: there was no room for values of trusted code
  uint64_t index = 0;                          // the first index page (block_index.h), once there is one
  uint64_t checksums = 0;                      // once the run has ended: their table (checksums.h)
  uint64_t seal = 0;  // written last: of this page and that table; 0: the run has not ended
  // Whether nothing that was computed is missing.
  bool is_whole() const { return end != 0 && values_left_out == 0; }
};

std::string Serialise(const Layout& layout);
// The bytes come from outside: everything is checked, so that whoever uses a layout need not.
base::Result<Layout> ParseLayout(const char* bytes, size_t size);

}  // namespace inquest::trail
