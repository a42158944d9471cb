#include "testing/soundness/evaluate.h"

#include <map>
#include <set>
#include <vector>

namespace inquest::soundness {
namespace {

using observe::EventId;
using observe::StackId;
using Address = size_t;
using Kind = Expression::Kind;

// Where variables are in the heap. Stands for the renaming of Figure 4: no variable is ever captured.
struct Scope {
  std::string name;
  Address address = 0;
  std::shared_ptr<const Scope> around;
};
using Scopes = std::shared_ptr<const Scope>;

// Which part of the trace an observed expression belongs to.
struct Observer {
  EventId parent;
  uint32_t at = 0;
  bool is_right = true;  // b
};

struct Value {
  bool is_function = false;
  int constant = 0;
  const Expression* lambda = nullptr;
  Scopes scope;
  // λx. obs_λ p b x e: observed by these, the last one outermost.
  std::vector<Observer> observers;
};

// Γ(x): an expression with its stack, an observed variable, or a value.
struct Cell {
  StackId stack;
  const Expression* expression = nullptr;
  Scopes scope;
  std::optional<Observer> observer;  // obs p x, with:
  Address observed = 0;
  std::optional<Value> value;
  bool is_entered = false;
};

struct Failed {};

class Evaluator {
 public:
  Evaluator(bool infect, size_t most_steps) : infect_(infect), steps_(most_steps) {}

  Evaluated Run(const Expr& expression) {
    StackId stack = observe::Stacks::empty();
    const Value value = Evaluate(*expression, nullptr, &stack);
    return {std::move(events_), value.is_function ? std::nullopt : std::optional(value.constant),
            is_label_lost_};
  }

 private:
  void CountStep() {
    if (steps_ == 0 || depth_ > kMostDepth) throw Failed();
    --steps_;
  }

  // Γ, S : e ⇓ Δ, S' : v. `stack` is S, then S'.
  Value Evaluate(const Expression& e, const Scopes& scope, StackId* stack) {
    CountStep();
    ++depth_;
    Value value = EvaluateKind(e, scope, stack);
    --depth_;
    return value;
  }

  Value EvaluateKind(const Expression& e, const Scopes& scope, StackId* stack) {
    switch (e.kind) {
      case Kind::kConstant:
        return {.constant = e.constant};
      case Kind::kLambda:
        return {.is_function = true, .lambda = &e, .scope = scope};
      case Kind::kApply: {
        const Address argument = Find(scope, e.name);
        const Value function = Evaluate(*e.body, scope, stack);
        if (!function.is_function) throw Failed();
        return Apply(function, function.observers.size(), argument, stack);
      }
      case Kind::kLet: {
        Scopes inner = scope;
        const Address first = heap_.size();
        for (const auto& [name, bound] : e.bindings) {
          inner = std::make_shared<const Scope>(Scope{name, heap_.size(), inner});
          heap_.push_back({.stack = *stack, .expression = bound.get()});
        }
        for (size_t i = 0; i < e.bindings.size(); ++i) heap_[first + i].scope = inner;
        return Evaluate(*e.body, inner, stack);
      }
      case Kind::kVariable:
        return Enter(Find(scope, e.name), stack);
      case Kind::kPush: {
        const observe::LabelId label = LabelOf(e.name);
        const EventId root = events_.AddRoot(label, *stack).value();
        *stack = events_.stacks.Push(*stack, label);
        return Observe({root, 0, !e.is_defective}, Evaluate(*e.body, scope, stack));
      }
    }
    throw Failed();
  }

  // VarC, VarL.
  Value Enter(Address address, StackId* stack) {
    CountStep();
    if (heap_[address].is_entered) throw Failed();
    StackId own = heap_[address].stack;
    if (!heap_[address].value) {
      heap_[address].is_entered = true;
      ++depth_;
      const Cell cell = heap_[address];
      Value value = cell.observer ? Observe(*cell.observer, Enter(cell.observed, &own))
                                  : Evaluate(*cell.expression, cell.scope, &own);
      --depth_;
      heap_[address].is_entered = false;
      heap_[address].stack = own;
      heap_[address].value = std::move(value);
    }
    const Value value = *heap_[address].value;
    *stack = value.is_function ? Merge(*stack, own) : own;
    return value;
  }

  StackId Merge(StackId application, StackId function) {
    const StackId merged = events_.stacks.Merge(application, function);
    std::set<observe::LabelId> labels;
    for (const StackId stack : {application, function})
      for (const observe::LabelId label : events_.stacks.LabelsOf(stack)) labels.insert(label);
    is_label_lost_ |= labels.size() > events_.stacks.depth(merged);
    return merged;
  }

  // ObsC, ObsL.
  Value Observe(const Observer& observer, Value value) {
    if (value.is_function) {
      const EventId function = events_.AddFunction(observer.parent, observer.at).value();
      value.observers.push_back({function, 0, observer.is_right});
      return value;
    }
    if (infect_ && !observer.is_right) value.constant = 0;
    (void)events_.AddInteger(observer.parent, observer.at, value.constant).value();
    return value;
  }

  // App, and Obs_λ for each that observes the function.
  Value Apply(const Value& function, size_t observers, Address argument, StackId* stack) {
    CountStep();
    ++depth_;
    Value value;
    if (observers == 0) {
      const Scopes inner =
          std::make_shared<const Scope>(Scope{function.lambda->name, argument, function.scope});
      value = Evaluate(*function.lambda->body, inner, stack);
    } else {
      const Observer& observer = function.observers[observers - 1];
      const EventId application = events_.AddApplication(observer.parent, 1).value();
      heap_.push_back({.stack = *stack, .observer = Observer{application, 0, true}, .observed = argument});
      value = Observe({application, 1, observer.is_right},
                      Apply(function, observers - 1, heap_.size() - 1, stack));
    }
    --depth_;
    return value;
  }

  static Address Find(const Scopes& scope, const std::string& name) {
    for (const Scope* at = scope.get(); at != nullptr; at = at->around.get())
      if (at->name == name) return at->address;
    throw Failed();
  }

  observe::LabelId LabelOf(const std::string& name) {
    const auto [found, is_new] = labels_.try_emplace(name, events_.labels.next_id());
    if (is_new) events_.labels.Add({.name = name});
    return found->second;
  }

  static constexpr size_t kMostDepth = 1'000;
  const bool infect_;
  size_t steps_, depth_ = 0;
  observe::Events events_;
  std::vector<Cell> heap_;
  std::map<std::string, observe::LabelId> labels_;
  bool is_label_lost_ = false;
};

}  // namespace

std::optional<Evaluated> Evaluate(const Expr& expression, bool infect, size_t most_steps) {
  try {
    return Evaluator(infect, most_steps).Run(expression);
  } catch (const Failed&) {
    return std::nullopt;
  }
}

}  // namespace inquest::soundness
