// Terms of a trail: a term is a word, looked at as far as the run evaluated it (most evaluated form,
// finite-maps-2008 Def. 7, with partial applications), with what is known of its type.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "trail/executions.h"
#include "trail/trail.h"
#include "value/library_values.h"
#include "value/term.h"

namespace inquest::value {

class TrailTerms : public Terms {
 public:
  explicit TrailTerms(const trail::Trail& trail);
  void Look(Term term, View* view) const override;

  Term Of(trail::Word word) const { return {word, 0}; }
  // `f a b = r`, of a frame of a suspected routine.
  Statement Describe(const trail::Frame& frame) const;
  // The same with the cell where the result is, if the caller knows it.
  Statement Describe(const trail::Frame& frame, trail::Address result_cell) const;
  // A routine's name as a question shows it: a lambda is its source text in brackets.
  std::string NameOf(const trail::Callable& callable) const;
  std::string MutableText(trail::Address address) const;
  std::string MadeIn(const trail::Callable& lambda) const;
  // The message of an exception, as the program would print it.
  std::string ErrorText(trail::Word exception) const;
  // What happened, without the output, when an action was executed last; nothing if it never was.
  trail::Execution LastExecution(trail::Word action) const;
  const trail::Executions& executions() const;

 private:
  using TypeNumber = uint32_t;
  Term Typed(trail::Word word, TypeNumber type) const { return {word, uint64_t{type} + 1}; }

  void LookAtAtom(trail::Word word, TypeNumber type, View* view) const;
  void LookAtConstructor(trail::Word word, TypeNumber type, View* view) const;
  void LookAtFunction(trail::Word word, View* view) const;
  void LookAtBox(trail::Word word, TypeNumber type, View* view) const;
  void LookAtAction(trail::Word word, View* view) const;
  bool WasRaised(trail::Word exception) const;
  std::string EffectsText(const trail::Execution& execution) const;
  std::string StringOf(trail::Word list, size_t max) const;
  std::string SourceText(source::Span span) const;

  // Types: those of the file, and instances of them made on demand.
  bool Is(TypeNumber type, uint32_t name) const;
  std::string NumberText(int64_t number, TypeNumber type) const;
  TypeNumber Argument(TypeNumber type, size_t i) const;
  TypeNumber MakeType(trail::Type type) const;
  void Match(TypeNumber type, trail::Word word, int depth,
             std::unordered_map<uint32_t, TypeNumber>* variables) const;
  TypeNumber Instance(TypeNumber type, const std::unordered_map<uint32_t, TypeNumber>& variables) const;
  TypeNumber Instance(TypeNumber type, const std::unordered_map<uint32_t, TypeNumber>& variables,
                      std::unordered_map<TypeNumber, TypeNumber>* done) const;

  const trail::Trail& trail_;
  LibraryValues library_;
  uint32_t list_name_ = trail::kNone, char_name_ = trail::kNone, function_name_ = trail::kNone;
  uint32_t word_name_ = trail::kNone, word64_name_ = trail::kNone;
  std::unordered_map<uint32_t, uint32_t>
      written_;  // by callable: the name of the method, where it is another
  mutable std::vector<trail::Type> types_;
  mutable TypeNumber char_type_ = trail::kNone;
  mutable std::unique_ptr<trail::Executions> executions_;
  mutable std::unique_ptr<std::unordered_set<trail::Word>> raised_;  // exceptions that executions ended with
};

}  // namespace inquest::value
