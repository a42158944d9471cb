// A small lazy language for tests of node simplification: functions of one argument whose calls are evaluated
// when they are needed. Each has an intended version. From one run come two trees with the same nodes, the
// calls that were evaluated: the tree of demands, in which a call is a child of the one that needed it and
// shows values as at its return, and the EDT, in which it is a child of the one that wrote it and shows them
// as at the end.
#pragma once

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "transform/test_table1.h"

namespace inquest::transform {

struct Expression {
  enum Kind { kVariable, kNumber, kCall, kCons, kAdd, kHead, kTail } kind = kVariable;
  int number = 0;  // kNumber; kCall: the function, a later one, so that everything ends
  std::vector<Expression> parts;

  bool operator==(const Expression&) const = default;
};
inline Expression Var() { return {}; }
inline Expression Num(int n) { return {Expression::kNumber, n, {}}; }
inline Expression Apply(int f, Expression a) { return {Expression::kCall, f, {std::move(a)}}; }
inline Expression Cons(Expression a, Expression b) {
  return {Expression::kCons, 0, {std::move(a), std::move(b)}};
}
inline Expression Add(Expression a, Expression b) {
  return {Expression::kAdd, 0, {std::move(a), std::move(b)}};
}
inline Expression Head(Expression a) { return {Expression::kHead, 0, {std::move(a)}}; }
inline Expression Tail(Expression a) { return {Expression::kTail, 0, {std::move(a)}}; }

struct Function {
  Expression body, intended;
};

class LazyProgram {
 public:
  explicit LazyProgram(std::vector<Function> functions) : functions_(std::move(functions)) {
    Value main = Suspend(0, NumberValue(0), NodeId());
    Force(main, NodeId());
    ForceAll(main, NodeId(0));
    for (Evaluation& e : evaluations_) e.at_end = {Show(e.argument), Show(e.result)};
    evaluations_[0].at_return = evaluations_[0].at_end;  // main returns when all is printed
  }

  // From the tree of demands to the EDT.
  Transformation Simplified() const {
    Transformation t;
    t.before = Judge(&Evaluation::demanded_by, &Evaluation::at_return);
    t.after = Judge(&Evaluation::written_by, &Evaluation::at_end);
    for (NodeId n : t.after.nodes()) {
      const Evaluation& e = evaluations_[n.index];
      bool same = t.before.code[n.index] == t.after.code[n.index] && e.at_return == e.at_end;
      t.identity.push_back(same ? n : NodeId());
      t.source.push_back(same ? std::vector<NodeId>() : std::vector<NodeId>{n});
    }
    for (size_t f = 0; f < functions_.size(); ++f)
      if (functions_[f].body != functions_[f].intended) t.faulty.insert(static_cast<int>(f));
    return t;
  }
  size_t size() const { return evaluations_.size(); }

 private:
  struct Cell;
  using Value = std::shared_ptr<Cell>;
  struct Cell {
    enum { kNumber, kCons, kCall, kReduced } kind = kNumber;
    int number = 0;       // kCall: the function
    Value first, second;  // kCall: the argument; kReduced: the result
    NodeId written_by;
  };
  struct Evaluation {
    int function;
    NodeId demanded_by, written_by;
    Value argument, result;
    // Closed expressions: what is not evaluated is still a call.
    std::pair<Expression, Expression> at_return, at_end;
  };

  static Value NumberValue(int n) { return std::make_shared<Cell>(Cell{Cell::kNumber, n, {}, {}, {}}); }
  static Value Suspend(int f, Value argument, NodeId by) {
    return std::make_shared<Cell>(Cell{Cell::kCall, f, std::move(argument), {}, by});
  }

  // To weak head normal form.
  Value Force(Value value, NodeId demanded_by) {
    while (value->kind == Cell::kReduced) value = value->first;
    if (value->kind != Cell::kCall) return value;
    NodeId node(evaluations_.size());
    evaluations_.push_back({value->number, demanded_by, value->written_by, value->first, {}, {}, {}});
    Value result = Evaluate(functions_[static_cast<size_t>(value->number)].body, value->first, node);
    evaluations_[node.index].result = result;
    evaluations_[node.index].at_return = {Show(evaluations_[node.index].argument), Show(result)};
    *value = {Cell::kReduced, 0, result, {}, {}};
    return result;
  }
  void ForceAll(Value value, NodeId by) {
    value = Force(value, by);
    if (value->kind != Cell::kCons) return;
    ForceAll(value->first, by);
    ForceAll(value->second, by);
  }

  Value Delay(const Expression& e, const Value& variable, NodeId node) {
    if (e.kind == Expression::kCall) return Suspend(e.number, Delay(e.parts[0], variable, node), node);
    return Evaluate(e, variable, node, false);
  }
  Value Evaluate(const Expression& e, const Value& variable, NodeId node, bool force = true) {
    switch (e.kind) {
      case Expression::kVariable:
        return force ? Force(variable, node) : variable;
      case Expression::kNumber:
        return NumberValue(e.number);
      case Expression::kCall:
        return Force(Delay(e, variable, node), node);
      case Expression::kCons:
        return std::make_shared<Cell>(
            Cell{Cell::kCons, 0, Delay(e.parts[0], variable, node), Delay(e.parts[1], variable, node), {}});
      case Expression::kAdd:
        return NumberValue(NumberOf(Evaluate(e.parts[0], variable, node)) +
                           NumberOf(Evaluate(e.parts[1], variable, node)));
      case Expression::kHead:
      case Expression::kTail: {
        Value list = Evaluate(e.parts[0], variable, node);
        if (list->kind != Cell::kCons) return NumberValue(0);
        return Force(e.kind == Expression::kHead ? list->first : list->second, node);
      }
    }
    return variable;
  }
  static int NumberOf(const Value& value) { return value->kind == Cell::kNumber ? value->number : 0; }

  static Expression Show(const Value& value) {
    switch (value->kind) {
      case Cell::kNumber:
        return Num(value->number);
      case Cell::kCons:
        return Cons(Show(value->first), Show(value->second));
      case Cell::kCall:
        return Apply(value->number, Show(value->first));
      case Cell::kReduced:
        break;
    }
    return Show(value->first);
  }

  // What a closed expression should be: a number or pairs of such.
  Expression Intended(const Expression& e, const Expression& variable) const {
    switch (e.kind) {
      case Expression::kVariable:
        return variable;
      case Expression::kNumber:
        return e;
      case Expression::kCall:
        return Intended(functions_[static_cast<size_t>(e.number)].intended, Intended(e.parts[0], variable));
      case Expression::kCons:
        return Cons(Intended(e.parts[0], variable), Intended(e.parts[1], variable));
      case Expression::kAdd: {
        Expression a = Intended(e.parts[0], variable), b = Intended(e.parts[1], variable);
        return Num((a.kind == Expression::kNumber ? a.number : 0) +
                   (b.kind == Expression::kNumber ? b.number : 0));
      }
      case Expression::kHead:
      case Expression::kTail: {
        Expression list = Intended(e.parts[0], variable);
        if (list.kind != Expression::kCons) return Num(0);
        return list.parts[e.kind == Expression::kHead ? 0 : 1];
      }
    }
    return e;
  }

  JudgedTree Judge(NodeId Evaluation::*parent, std::pair<Expression, Expression> Evaluation::*shown) const {
    JudgedTree judged;
    tree::Builder builder;
    for (const Evaluation& e : evaluations_) {
      builder.Add(e.*parent, tree::RoutineId(static_cast<size_t>(e.function)));
      const auto& [argument, result] = e.*shown;
      judged.wrong.push_back(Intended(Apply(e.function, argument), Num(0)) != Intended(result, Num(0)));
      judged.code.push_back({e.function});
    }
    for (size_t i = evaluations_.size(); i-- > 1;) {
      Code& above = judged.code[(evaluations_[i].*parent).index];
      above.insert(judged.code[i].begin(), judged.code[i].end());
    }
    judged.tree = builder.Finish(functions_.size());
    return judged;
  }

  std::vector<Function> functions_;
  std::vector<Evaluation> evaluations_;
};

inline Expression RandomExpression(std::mt19937* random, int function, int functions, int depth) {
  auto below = [&](int n) { return static_cast<int>((*random)() % static_cast<uint32_t>(n)); };
  auto part = [&] { return RandomExpression(random, function, functions, depth - 1); };
  bool may_call = function + 1 < functions;
  auto called = [&] { return function + 1 + below(functions - function - 1); };
  // Where nothing is evaluated at once: a variable, a number or a call.
  auto delayed = [&] {
    if (may_call && below(2) == 0) return Apply(called(), Var());
    return below(2) == 0 ? Var() : Num(below(3));
  };
  int kind = depth == 0 ? below(2) : below(10);
  if (kind == 0) return Var();
  if (kind == 1) return Num(below(3));
  if (kind == 2) return Head(part());
  if (kind == 3) return Tail(part());
  if (kind <= 5) return Add(part(), part());
  Expression first = delayed();
  if (kind <= 7) return Cons(std::move(first), delayed());
  return may_call ? Apply(called(), std::move(first)) : first;
}

// The first function calls two others; it is as intended, so that most programs have something to find below
// it.
inline LazyProgram RandomLazyProgram(uint32_t seed) {
  std::mt19937 random(seed);
  constexpr int kFunctions = 6;
  auto later = [&] { return 1 + static_cast<int>(random() % (kFunctions - 1)); };
  Expression first = Apply(later(), Apply(later(), Var()));
  Expression main = Cons(std::move(first), Apply(later(), Apply(later(), Num(1))));
  std::vector<Function> functions = {{main, main}};
  for (int f = 1; f < kFunctions; ++f) {
    Expression body = RandomExpression(&random, f, kFunctions, 4);
    functions.push_back({body, random() % 3 == 0 ? RandomExpression(&random, f, kFunctions, 3) : body});
  }
  return LazyProgram(std::move(functions));
}

}  // namespace inquest::transform
