// Random terms for property tests, with the text that show gives (letters as letters), composed by a second,
// simple way.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "value/memory_terms.h"

namespace inquest::value {

// A term and its text; in anything that binds tighter than `level` it stands in brackets.
struct Shown {
  Term term;
  std::string text;
  int level = 11;
  std::string In(int precedence) const { return precedence > level ? "(" + text + ")" : text; }
};

// Decodes numbers, which a property generates and shrinks, into a term. The data type, in Haskell:
//   data T = Leaf | I Int | D Double | C Char | S String | L [T] | P (T,T) | J (Maybe T) | T :+: T | T :*: T
//          | T `Foo` T | R { x :: T, (+++) :: T } | (:-) T T      infixl 6 :+:; infixr 5 :*:; infix 4 `Foo`
class RandomTerms {
 public:
  // `any`: also what show does not have: functions, maps, cut lists, and what the run did not compute.
  RandomTerms(MemoryTerms* terms, std::vector<uint32_t> choices, bool any)
      : t_(terms), choices_(std::move(choices)), any_(any) {}

  Shown Make(int depth) {
    uint32_t choice = Choose(any_ ? 21 : 13);
    if (depth == 0 && ((choice > 4 && choice < 16) || choice > 18)) choice %= 5;
    switch (choice) {
      case 0:
        return {t_->Constructor("Leaf"), "Leaf"};
      case 1:
        return Apply("I", Number(std::to_string(static_cast<int>(Choose(2000)) - 1000)));
      case 2:
        return Apply("D", Number(std::vector{"-0.5", "1.0e-2", "3.25", "-1.0e7"}[Choose(4)]));
      case 3:
        return Apply("C", Character());
      case 4:
        return Apply("S", String());
      case 5:
        return Apply("L", List(depth - 1));
      case 6:
        return Apply("P", Pair(depth - 1));
      case 7:
        return Apply("J", Apply("Just", Make(depth - 1)));
      case 8:
        return Infix(":+:", 6, true, depth);
      case 9:
        return Infix(":*:", 5, true, depth);
      case 10:
        return Infix("Foo", 4, false, depth);
      case 11:
        return Record(depth - 1);
      case 12:
        return Prefix(depth - 1);
      case 13:
        return {t_->Function("map", {Make(depth - 1).term, Make(depth - 1).term})};
      case 14:
        return {t_->Map(
            {{{Make(depth - 1).term}, Make(depth - 1).term}, {{Make(0).term, Make(0).term}, Make(0).term}})};
      case 15:
        return {t_->List({Make(depth - 1).term, Make(0).term}, Make(0).term)};
      case 16:
        return {t_->Unevaluated()};
      case 17:
        return {t_->Error("it failed, and this is a rather long message about that")};
      case 18:
        return {t_->String("cut\n", t_->NotKept())};
      case 19:
        return {Action(depth - 1, 1)};
      default:
        return {t_->Executions({Action(depth - 1, 1 + Choose(3)), Action(0, 1), Action(depth - 1, 2)})};
    }
  }

 private:
  Term Action(int depth, uint64_t times) {
    std::vector<Term> effects;
    for (uint32_t n = Choose(6); n > 0; --n) {
      effects.push_back(n % 2 == 0 ? t_->Prints("some text, or other")
                                   : t_->Effect("sets", {"sets ", " to "}, {Make(0).term, Make(depth).term}));
    }
    if (Choose(2) == 0) effects.push_back(t_->Returns(Make(depth).term));
    return t_->Action(effects, times);
  }
  uint32_t Choose(uint32_t below) {
    if (choices_.empty()) return 0;
    at_ = (at_ + 1) % choices_.size();
    return (choices_[at_] ^ (++used_ * 2654435761u >> 16)) % below;
  }
  Shown Number(const std::string& text) { return {t_->Number(text), text, text[0] == '-' ? 6 : 11}; }
  Shown Apply(const std::string& name, const Shown& field) {
    return {t_->Constructor(name, {field.term}), name + " " + field.In(11), 10};
  }
  static std::vector<std::pair<uint32_t, std::string>> Characters() {
    return {{'a', "a"},         {'7', "7"},     {'H', "H"},     {'"', "\""},
            {'\'', "'"},        {'\\', "\\\\"}, {10, "\\n"},    {14, "\\SO"},
            {27, "\\ESC"},      {233, "é"},     {127, "\\DEL"}, {0x10ffff, "\\1114111"},
            {0x200b, "\\8203"}, {0x674e, "李"}};
  }
  Shown Character() {
    auto [code, text] = Characters()[Choose(14)];
    if (code == '\'') text = "\\'";
    return {t_->Character(code), "'" + text + "'"};
  }
  Shown String() {
    std::vector<Term> elements;
    std::string text;
    std::string last;
    for (uint32_t n = Choose(8); n > 0; --n) {
      auto [code, escaped] = Characters()[Choose(14)];
      bool number = last.size() > 1 && last[0] == '\\' && std::isdigit(static_cast<unsigned char>(last[1]));
      if ((code == '7' && number) || (code == 'H' && last == "\\SO")) text += "\\&";
      last = code == '"' ? "\\\"" : escaped;
      text += last;
      elements.push_back(t_->Character(code));
    }
    return {t_->List(elements, t_->Nil(true)), "\"" + text + "\""};
  }
  Shown List(int depth) {
    std::vector<Term> elements;
    std::string text = "[";
    for (uint32_t n = Choose(6); n > 0; --n) {
      Shown element = Make(std::max(depth, 0));
      text += (elements.empty() ? "" : ",") + element.text;
      elements.push_back(element.term);
    }
    return {t_->List(elements), text + "]"};
  }
  Shown Pair(int depth) {
    Shown a = Make(depth);
    Shown b = Make(depth);
    return {t_->Tuple({a.term, b.term}), "(" + a.text + "," + b.text + ")"};
  }
  Shown Infix(const std::string& name, int precedence, bool is_operator, int depth) {
    Shown a = Make(depth - 1);
    Shown b = Make(depth - 1);
    std::string shown = is_operator ? name : "`" + name + "`";
    return {t_->Infix(a.term, name, b.term, precedence, Associativity::kLeft, is_operator),
            a.In(precedence + 1) + " " + shown + " " + b.In(precedence + 1), precedence};
  }
  Shown Record(int depth) {
    Shown a = Make(depth);
    Shown b = Make(depth);
    return {t_->Record("R", {"x", "+++"}, {a.term, b.term}), "R {x = " + a.text + ", (+++) = " + b.text + "}",
            10};
  }
  Shown Prefix(int depth) {
    Shown a = Make(depth);
    Shown b = Make(depth);
    return {t_->Constructor(":-", {a.term, b.term}, true), "(:-) " + a.In(11) + " " + b.In(11), 10};
  }

  MemoryTerms* t_;
  std::vector<uint32_t> choices_;
  bool any_;
  size_t at_ = 0;
  uint32_t used_ = 0;
};

}  // namespace inquest::value
