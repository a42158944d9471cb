// Terms of a trail: a term is a word, looked at as far as the run evaluated it (most evaluated form,
// finite-maps-2008 Def. 7, with partial applications), with what is known of its type.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "traced/value/action_terms.h"
#include "traced/value/call_types.h"
#include "traced/value/function_uses.h"
#include "traced/value/library_values.h"
#include "traced/value/monad_terms.h"
#include "traced/value/open_text.h"
#include "traced/value/same_names.h"
#include "traced/value/surroundings.h"
#include "traced/value/type_store.h"
#include "traced/value/value_types.h"
#include "traced/value/words.h"
#include "trail/trail.h"
#include "value/term.h"

namespace inquest::traced {

class TrailTerms : public Terms {
 public:
  // Functions of suspected code are shown as finite maps if `uses` is given, by name and arguments otherwise.
  explicit TrailTerms(const trail::Trail& trail, const FunctionUses* uses = nullptr);
  TrailTerms(const TrailTerms&) = delete;
  TrailTerms& operator=(const TrailTerms&) = delete;
  void Look(Term term, View* view) const override;
  // Likewise, a monad of the libraries by its constructor (monad_terms.h).
  void LookPlain(Term term, View* view) const;
  // An entry of the map of a function, a term of this class.
  MapEntry EntryTerms(const Entry& entry, Term function) const { return EntryTerms(entry, TypeOf(function)); }

  Term Of(trail::Word word) const { return {word, 0}; }
  // A constant's value, of the type that it was declared with or found to have.
  Term OfConstant(const trail::Constant& constant) const;
  // `f a b = r`, of a frame of a suspected routine.
  Statement Describe(const trail::Frame& frame) const;
  // The same with the cell where the result is, if the caller knows it.
  Statement Describe(const trail::Frame& frame, trail::Address result_cell) const;
  // Its arguments and result alone, as they are there, for whoever looks at many calls and needs few.
  struct CallTerms {
    std::vector<Term> arguments;
    Term result;
  };
  CallTerms TermsOf(const trail::Frame& frame) const { return TermsOf(frame, trail_.ResultWord(frame)); }
  // The type of the call's result, as an expression's annotation in the program would write it: `[Int]`. All
  // is filled in that is known by dictionaries, by the places of the callers and by the values themselves;
  // what nothing determines is a type variable. Empty if the routine's type is not known.
  std::string ResultType(const trail::Frame& frame) const;
  // The word that a term of a statement stands for, with its type likewise; none if no trail has it: a list
  // that shows what a library's value contains, an effect.
  struct Part {
    trail::Word word = 0;
    std::string type;
  };
  std::optional<Part> InTrail(Term term) const;
  // The whole type of the routine in this call, `[Int] -> Int`; likewise.
  std::string TypeText(const trail::Frame& frame) const;
  // A routine's name as a question shows it: a lambda is its source text in brackets.
  std::string NameOf(const trail::Callable& callable) const;
  // Of a method: its instance, `Default Int`; of a default method: `class Default`; empty for others.
  std::string InstanceOf(const trail::Callable& callable) const;
  std::string MutableText(trail::Address address) const;
  std::string MadeIn(const trail::Callable& lambda) const;
  // The message of an exception, as the program would print it.
  std::string ErrorText(trail::Word exception) const;
  // The word as a string, where it is known to be one: then the empty list is "".
  Term AsString(trail::Word word) const;
  // The characters of a string, if all of them were computed and there are not too many.
  std::optional<std::string> WholeString(Term string) const;
  // Whether its type is known, and the first argument of that is String: a parser of strings.
  bool IsOfStrings(Term term) const;
  const FunctionUses* uses() const { return uses_; }
  const trail::Executions& executions() const { return actions_.executions(); }

 private:
  Term Typed(trail::Word word, TypeId type) const { return {word, uint64_t{type.index} + 1}; }

  void LookAtAtom(trail::Word word, TypeId type, View* view) const;
  void LookAtConstructor(trail::Word word, TypeId type, View* view) const;
  void LookAtFunction(trail::Word word, TypeId type, View* view) const;
  std::string HeldTypes(trail::Address fields, uint32_t count) const;
  bool LookAtMap(trail::Word function, TypeId type, View* view) const;
  MapEntry EntryTerms(const Entry& entry, TypeId type) const;
  static TypeId TypeOf(Term term) { return term.detail == 0 ? TypeId() : TypeId(term.detail - 1); }
  trail::CallableId ConstructorOf(trail::Word word) const;
  CallTerms TermsOf(const trail::Frame& frame, trail::Word result, TypeVariables* variables = nullptr) const;
  void LookAtTypes(trail::CallableId callable, const std::vector<trail::Word>& arguments,
                   trail::Word function, TypeId type, View* view) const;
  void LookAtBox(trail::Word word, TypeId type, View* view) const;
  void LookAtMutable(trail::Address address, View* view) const;
  void DescribeSurroundings(const trail::Frame& frame, const trail::Callable& called,
                            Statement* statement) const;
  TypeVariables VariablesOfCall(const trail::Frame& frame, const trail::Callable& called) const;
  std::string StringOf(trail::Word list, size_t max) const;

  std::string NumberText(int64_t number, TypeId type) const;
  // Types of the visible parameters, then of the result; none where the routine's type does not tell.
  std::vector<TypeId> TypesOfCall(const trail::Callable& called) const;

  const trail::Trail& trail_;
  const FunctionUses* const uses_;
  LibraryValues library_;
  ActionTerms actions_;
  MonadTerms monads_;
  mutable TypeStore types_;
  ValueTypes value_types_;
  CallTypes call_types_;
  OpenText open_text_;
  SameNames same_names_;
  Surroundings surroundings_;
  NameId list_name_, char_name_, function_name_, word_name_, word64_name_;
  struct Written {
    NameId name;                     // of the method
    TypeId type;                     // at the first place that mentions it as a function
    bool is_one_of_several = false;  // the name stands for others, too
  };
  std::unordered_map<trail::CallableId, Written>
      written_;  // by callable of trusted code, where its name is another
};

}  // namespace inquest::traced
