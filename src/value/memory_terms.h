// Terms in memory, with a builder: for tests here and in other folders, and for values that come from no
// trace.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/utf8.h"
#include "value/term.h"

namespace inquest::value {

class MemoryTerms : public Terms {
 public:
  void Look(Term term, View* view) const override {
    CHECK(term.id < views_.size());
    *view = views_[term.id];
  }

  Term Add(View view) {
    views_.push_back(std::move(view));
    return {views_.size() - 1, 0};
  }
  // Replaces what `term` is: ties a knot. Give the view an identity.
  void Set(Term term, View view) { views_[term.id] = std::move(view); }
  // The same term, as an object that can be shared.
  Term Shared(Term term, uint64_t identity) {
    views_[term.id].identity = identity;
    return term;
  }

  Term Number(std::string text) { return Add({.kind = Kind::kNumber, .text = std::move(text)}); }
  Term Number(int64_t number) { return Number(std::to_string(number)); }
  Term Character(uint32_t code) { return Add({.kind = Kind::kCharacter, .code = code}); }
  Term Unevaluated() { return Add({.kind = Kind::kUnevaluated}); }
  Term NotKept() { return Add({.kind = Kind::kNotKept}); }
  Term Unfinished() { return Add({.kind = Kind::kUnfinished}); }
  Term Error(std::string message) { return Add({.kind = Kind::kError, .text = std::move(message)}); }
  Term Opaque(std::string text) { return Add({.kind = Kind::kOpaque, .text = std::move(text)}); }
  // {prints "a"; returns 3}.
  Term Action(const std::vector<Term>& effects, uint64_t times = 1) {
    Term rest = Add({.kind = Kind::kAction, .times = effects.empty() ? times : 1});
    for (size_t i = effects.size(); i > 0; --i) {
      View cell{.kind = Kind::kAction, .times = i == 1 ? times : 1, .fields = {effects[i - 1], rest}};
      if (views_[effects.back().id].name == "returns") cell.last = effects.back();
      rest = Add(std::move(cell));
    }
    return rest;
  }
  Term NotExecuted() { return Add({.kind = Kind::kAction, .text = "not executed"}); }
  Term Executions(const std::vector<Term>& executions) {
    Term rest = Add({.kind = Kind::kExecutions});
    for (size_t i = executions.size(); i > 0; --i) {
      rest = Add({.kind = Kind::kExecutions, .fields = {executions[i - 1], rest}});
    }
    return rest;
  }
  // sets <ref 1> to 5: a label before each value, `text` after them.
  Term Effect(std::string name, std::vector<std::string> labels, std::vector<Term> values,
              std::string text = "") {
    return Add({.kind = Kind::kEffect,
                .name = std::move(name),
                .text = std::move(text),
                .fields = std::move(values),
                .labels = std::move(labels)});
  }
  Term Prints(std::string_view text) { return Effect("prints", {"prints "}, {String(text)}); }
  Term Returns(Term value) { return Effect("returns", {"returns "}, {value}); }

  // True, Node l x r, (:|) 1 2.
  Term Constructor(std::string name, std::vector<Term> fields = {}, bool is_operator = false) {
    return Add({.kind = Kind::kConstructor,
                .is_operator = is_operator,
                .name = std::move(name),
                .fields = std::move(fields)});
  }
  Term Infix(Term left, std::string name, Term right, int precedence = 9,
             Associativity associativity = Associativity::kLeft, bool is_operator = true) {
    return Add({.kind = Kind::kConstructor,
                .style = Style::kInfix,
                .is_operator = is_operator,
                .associativity = associativity,
                .precedence = precedence,
                .name = std::move(name),
                .fields = {left, right}});
  }
  Term Record(std::string name, std::vector<std::string> labels, std::vector<Term> fields) {
    return Add({.kind = Kind::kConstructor,
                .style = Style::kRecord,
                .name = std::move(name),
                .fields = std::move(fields),
                .labels = std::move(labels)});
  }
  Term Tuple(std::vector<Term> fields) {
    return Add(
        {.kind = Kind::kConstructor, .style = Style::kTuple, .name = "(,)", .fields = std::move(fields)});
  }
  Term Unit() { return Add({.kind = Kind::kConstructor, .style = Style::kUnit, .name = "()"}); }
  Term Nil(bool is_string = false) {
    return Add({.kind = Kind::kConstructor, .style = Style::kNil, .is_string = is_string, .name = "[]"});
  }
  Term Cons(Term head, Term tail) {
    return Add({.kind = Kind::kConstructor,
                .style = Style::kList,
                .is_operator = true,
                .associativity = Associativity::kRight,
                .precedence = 5,
                .name = ":",
                .fields = {head, tail}});
  }
  // [1,2,3], or 1 : 2 : tail.
  Term List(const std::vector<Term>& elements, Term tail) {
    for (size_t i = elements.size(); i > 0; --i) tail = Cons(elements[i - 1], tail);
    return tail;
  }
  Term List(const std::vector<Term>& elements) { return List(elements, Nil()); }
  Term Numbers(const std::vector<int64_t>& numbers) {
    std::vector<Term> elements;
    for (int64_t number : numbers) elements.push_back(Number(number));
    return List(elements);
  }
  // The string of UTF-8 text.
  Term String(std::string_view text) { return String(text, Nil(true)); }
  Term String(std::string_view text, Term tail) {
    std::vector<Term> elements;
    for (size_t i = 0; i < text.size();) {
      base::CodePoint point = base::DecodeUtf8(text, i);
      elements.push_back(Character(point.value));
      i += point.length;
    }
    return List(elements, tail);
  }

  // map f, (1 +).
  Term Function(std::string name, std::vector<Term> arguments = {}) {
    return Add({.kind = Kind::kFunction, .name = std::move(name), .fields = std::move(arguments)});
  }
  Term Operator(std::string name, int precedence, std::vector<Term> arguments = {}) {
    return Add({.kind = Kind::kFunction,
                .is_operator = true,
                .precedence = precedence,
                .name = std::move(name),
                .fields = std::move(arguments)});
  }
  // (+ 1).
  Term RightSection(std::string name, int precedence, Term argument) {
    return Add({.kind = Kind::kFunction,
                .is_operator = true,
                .is_right_section = true,
                .precedence = precedence,
                .name = std::move(name),
                .fields = {argument}});
  }
  // A function without arguments that mentions the given variables; its name, or a lambda's text.
  Term Local(const std::string& name, std::vector<std::string> labels, std::vector<Term> values) {
    const bool is_lambda = name.starts_with('\\') || name.ends_with("..");
    return Add({.kind = Kind::kFunction,
                .name = is_lambda ? "" : name,
                .text = is_lambda ? name : "",
                .fields = std::move(values),
                .labels = std::move(labels)});
  }
  Term Lambda(std::string text, std::vector<Term> arguments = {}) {
    return Add({.kind = Kind::kFunction, .text = std::move(text), .fields = std::move(arguments)});
  }
  Term Map(std::vector<MapEntry> entries) { return Add({.kind = Kind::kMap, .entries = std::move(entries)}); }

 private:
  std::vector<View> views_;
};

}  // namespace inquest::value
