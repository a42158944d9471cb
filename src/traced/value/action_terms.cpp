#include "traced/value/action_terms.h"

#include <algorithm>

#include "base/utf8.h"
#include "traced/value/trail_terms.h"
#include "value/escape.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Effect;
using trail::Effects;
using trail::Evaluated;
using trail::Event;
using trail::Execution;
using trail::Executions;
using trail::kNone;
using trail::Word;

namespace {

void BeCell(Term head, Term tail, bool is_string, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kList;
  view->is_string = is_string;
  view->is_operator = true;
  view->associativity = Associativity::kRight;
  view->precedence = 5;
  view->name = ":";
  view->fields = {head, tail};
}

void BeNil(bool is_string, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kNil;
  view->is_string = is_string;
  view->name = "[]";
}

}  // namespace

const Executions& ActionTerms::executions() const { return trail_.all_executions(); }

void ActionTerms::Look(Address action, View* view) const {
  const auto first = executions().Find(action);
  const bool again = first.has_value() && executions().Find(action, first->end).has_value();
  if (!first.has_value()) {
    LookAtUnexecuted(action, false, view);
  } else if (again && (comparing_.contains(action) || comparing_.size() >= kDeepest)) {
    // Its executions are being compared, and it is a part of what they did: there it is itself.
    view->kind = Kind::kOpaque;
    view->text = "<action " + std::to_string(action) + ">";
  } else if (again && GroupAt(action, 1) != nullptr) {
    LookAtGroups(action, 0, view);
  } else {
    LookAtEffects(first->begin, 0, view);
  }
  view->identity = action;
}

void ActionTerms::LookAtMade(Term term, View* view) const {
  const auto which = static_cast<uint32_t>(term.detail);
  const auto begin = static_cast<uint32_t>(term.id >> 32), n = static_cast<uint32_t>(term.id);
  switch (static_cast<Made>((term.detail >> kKindShift) & 7)) {
    case Made::kEffects:
      return LookAtEffects(begin, n, view);
    case Made::kEffect:
      return LookAtEffect(begin, n, view);
    case Made::kEnding:
      return LookAtEnding(static_cast<uint32_t>(term.id), view);
    case Made::kText:
      return LookAtText(begin, n, which, view);
    case Made::kExecutions:
      return LookAtGroups(term.id, which, view);
    case Made::kExecution:
      return LookAtGroup(term.id, which, view);
    case Made::kAlone:
      return LookAtAlone(term.id, which, view);
    case Made::kElements:
      return LookAtElements(term.id, which, view);
  }
}

ActionTerms::Position ActionTerms::PositionOf(Term term) {
  Position position;
  if (!IsMade(term)) return position;
  const auto first = static_cast<uint32_t>(term.id >> 32), second = static_cast<uint32_t>(term.id);
  switch (static_cast<Made>((term.detail >> kKindShift) & 7)) {
    case Made::kEffects:
      return {Position::Of::kExecution, first, second, 0};
    case Made::kEffect:
      return {Position::Of::kEffect, first, second, 0};
    case Made::kEnding:
      return {Position::Of::kEnding, second, 0, 0};
    case Made::kText:
      return {Position::Of::kText, static_cast<uint32_t>(term.detail), first, second};
    case Made::kExecutions:
    case Made::kExecution:
    case Made::kAlone:
    case Made::kElements:
      break;
  }
  return position;
}

Effects& ActionTerms::EffectsOf(uint32_t begin) const {
  const auto is_wanted = [&](const auto& effects) { return effects->execution().begin == begin; };
  const auto found = std::find_if(recent_.begin(), recent_.end(), is_wanted);
  if (found != recent_.end()) {
    std::rotate(recent_.begin(), found, found + 1);
    return *recent_.front();
  }
  if (recent_.size() == kRecent) recent_.pop_back();
  recent_.insert(recent_.begin(), std::make_unique<Effects>(executions(), executions().At(begin)));
  return *recent_.front();
}

void ActionTerms::LookAtEffects(uint32_t begin, uint32_t n, View* view) const {
  Effects& effects = EffectsOf(begin);
  view->kind = Kind::kAction;
  if (effects.At(n) == nullptr) return;
  view->fields = {Make(Made::kEffect, Pair(begin, n)), Make(Made::kEffects, Pair(begin, n + 1))};
  if (effects.is_done()) view->length = effects.count() - n;
  if (effects.ending().kind != trail::Ending::kPlain) view->last = Make(Made::kEnding, begin);
}

void ActionTerms::LookAtAlone(Address object, uint32_t which, View* view) const {
  if (which < kReferenceAlone) return LookAtUnexecuted(object, which != 0, view);
  view->kind = Kind::kOpaque;
  view->text = terms_.MutableText(object);
}

// Of an action that was not executed it is known what it would do if it is `return` or raises.
void ActionTerms::LookAtUnexecuted(Address action, bool as_effect, View* view) const {
  const trail::Layout& layout = trail_.layout();
  const trail::ActionSiteId site(trail::IdOf(trail_.word(action)));
  const std::string& primitive =
      layout.action_sites.contains(site) ? layout.action_sites[site].primitive : "";
  const bool raised = primitive == "ioRaise" && WasRaised(trail_.word(action + 8));
  if (!as_effect) {
    view->kind = Kind::kAction;
    if (primitive == "ioReturn" || raised) {
      const Term nothing = Make(Made::kEffects, Pair(kNone, 0));
      view->fields = {Make(Made::kAlone, action, 1), nothing};
    } else {
      view->text = "not executed";
    }
    return;
  }
  SayEnding({raised ? trail::Ending::kFailed : trail::Ending::kReturned, trail_.word(action + 8)}, view);
}

// An action that raises has no execution of its own: what it is a part of fails with its exception.
bool ActionTerms::WasRaised(Word exception) const {
  if (raised_ == nullptr) {
    raised_ = std::make_unique<std::unordered_set<Word>>();
    for (const Address execution : trail_.executions()) {
      const auto kind = static_cast<trail::ExecutionKind>(trail::IdOf(trail_.word(execution)));
      if (kind == trail::ExecutionKind::kError) raised_->insert(trail_.word(execution + 32));
    }
  }
  const Evaluated value = trail_.Evaluate(exception);
  return value.status == Evaluated::kValue && raised_->contains(value.word);
}

// Compares the executions one after the other by their hashes until there is an n-th group and it is known
// to be whole.
void ActionTerms::FindGroups(Address action, uint32_t n, Groups* groups) const {
  while (!groups->is_done && groups->found.size() <= size_t{n} + 1) {
    const auto next = executions().Find(action, groups->next);
    groups->is_done = !next.has_value();
    if (groups->is_done) break;
    groups->next = next->end;
    const Hash hash = HashOf(terms_, Make(Made::kEffects, Pair(next->begin, 0)));
    if (!groups->found.empty() && groups->last == hash) {
      ++groups->found.back().times;
      continue;
    }
    groups->found.push_back({next->begin, 1});
    groups->last = hash;
  }
}

const ActionTerms::Group* ActionTerms::GroupAt(Address action, uint32_t n) const {
  constexpr size_t kRemembered = 4096;
  if (groups_.size() > kRemembered && comparing_.empty()) groups_.clear();
  // What is compared can lead to other actions, so that entries are added meanwhile.
  Groups groups = std::move(groups_[action]);
  comparing_.insert(action);
  FindGroups(action, n, &groups);
  comparing_.erase(action);
  Groups& kept = groups_[action];
  kept = std::move(groups);
  return n < kept.found.size() ? &kept.found[n] : nullptr;
}

void ActionTerms::LookAtGroups(Address action, uint32_t n, View* view) const {
  view->kind = Kind::kExecutions;
  if (GroupAt(action, n) == nullptr) return;
  view->fields = {Make(Made::kExecution, action, n), Make(Made::kExecutions, action, n + 1)};
  const Groups& groups = groups_[action];
  if (groups.is_done) view->length = groups.found.size() - n;
}

void ActionTerms::LookAtGroup(Address action, uint32_t n, View* view) const {
  view->kind = Kind::kAction;
  const Group* group = GroupAt(action, n);
  if (group == nullptr) return;
  const uint64_t times = group->times;
  LookAtEffects(group->begin, 0, view);
  view->times = times;
}

void ActionTerms::LookAtEffect(uint32_t begin, uint32_t n, View* view) const {
  Effects& effects = EffectsOf(begin);
  const Effect* found = effects.At(n);
  view->kind = Kind::kEffect;
  if (found == nullptr) return;
  if (Effects::IsChange(found->role)) effects.Finish();
  SayEffect(effects, n, view);
}

void ActionTerms::LookAtEnding(uint32_t begin, View* view) const {
  view->kind = Kind::kEffect;
  SayEnding(EffectsOf(begin).ending(), view);
}

// The characters of an output from that of `event` on, which is one of its; the empty string after the last.
Term ActionTerms::TextFrom(const Effects& effects, uint32_t event) const {
  return Make(Made::kText, Pair(event, 0), effects.execution().begin);
}

void ActionTerms::LookAtText(uint32_t number, uint32_t offset, uint32_t begin, View* view) const {
  if (number >= executions().event_count()) return BeNil(true, view);
  const std::string_view text = executions().TextOf(executions().event(number));
  if (offset >= text.size()) return BeNil(true, view);
  const base::CodePoint point = base::DecodeUtf8(text, offset);
  const auto next = [&] {
    Effects& effects = EffectsOf(begin);
    return TextFrom(effects, effects.NextOutput(effects.EffectOf(number), number));
  };
  const bool goes_on = offset + point.length < text.size();
  BeCell(terms_.Of(trail::Character(static_cast<uint32_t>(point.value))),
         goes_on ? Make(Made::kText, Pair(number, offset + point.length), begin) : next(), true, view);
  if (offset > 0) return;
  view->run = text;
  view->after_run = goes_on ? next() : view->fields[1];
}

void ActionTerms::LookAtElements(Address array, uint64_t n, View* view) const {
  const trail::Object object = trail_.reader().at(array);
  const bool is_array =
      object.kind == trail::Kind::kData && static_cast<trail::DataKind>(object.id) == trail::DataKind::kArray;
  view->kind = Kind::kNotKept;
  if (!is_array) return;
  const uint64_t room = object.size - std::min<uint32_t>(object.size, 2);
  const uint64_t count = std::min(trail_.word(array + 8), room);
  if (n >= count) return BeNil(false, view);
  BeCell(terms_.Of(trail_.word(array + 16 + 8 * n)),
         Make(Made::kElements, array, static_cast<uint32_t>(n + 1)), false, view);
  view->length = count - n;
}

}  // namespace inquest::traced
