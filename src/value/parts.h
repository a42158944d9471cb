// One level of a term or statement as it is written: texts and subterms in turn. Lists are not among them:
// their form depends on the whole spine (list_shape.h).
#pragma once

#include <string>
#include <vector>

#include "value/step.h"
#include "value/term.h"

namespace inquest::value {

// showsPrec's precedences, and two below them.
inline constexpr int kInAction = -2;  // an execution among those of an action: without its curly brackets
inline constexpr int kAlone = -1;     // nothing is around it
inline constexpr int kItem = 0;       // commas or brackets are: an element, a field, the value of a variable
inline constexpr int kNegative = 6;   // a negative number
inline constexpr int kApplication = 10;
inline constexpr int kOperand = 11;  // an argument of an application

struct Part {
  bool is_term = false;
  bool is_word = false;     // a text that can be cut where there is no room: a name, a message
  int precedence = kAlone;  // of what surrounds the subterm
  uint64_t entry = 0;       // of the map it lies in, from 1
  Step step;                // from the term to the subterm
  Term term;
  std::string text;  // !is_term
};

inline constexpr const char* kUnevaluatedSign = "_";
inline constexpr const char* kNotKeptSign = "…";
inline constexpr const char* kUnfinishedSign = "⊥";
inline constexpr const char* kCycleSign = "↺";

// `3 times: `, where an execution was repeated; nothing otherwise.
std::string TimesText(const View& view);
// The form of one level, inside something of the given precedence. Texts are already safe to be shown.
std::vector<Part> PartsOf(const View& view, int precedence);
std::vector<Part> PartsOf(const Statement& statement);

}  // namespace inquest::value
