#include "traced/value/monad_terms.h"

#include <algorithm>

#include "traced/value/trail_terms.h"

namespace inquest::traced {

using trail::AddressOf;
using trail::Evaluated;
using trail::Tag;
using trail::TagOf;

namespace {

bool IsConstructor(const View& view, std::string_view name, size_t fields) {
  return view.kind == Kind::kConstructor && view.name == name && view.fields.size() == fields;
}
bool IsTuple(const View& view, size_t fields) {
  return view.kind == Kind::kConstructor && view.style == Style::kTuple && view.fields.size() == fields;
}

}  // namespace

MonadTerms::MonadTerms(const trail::Trail& trail, const TrailTerms& terms, const FunctionUses* uses)
    : trail_(trail), terms_(terms), uses_(uses) {
  const trail::Layout& layout = trail.layout();
  forms_.Resize(layout.callables.size(), Form::kNone);
  struct Known {
    std::string_view module, constructor;
    Form form;
  };
  // lib/Control/Monad/Trans and lib/Data/Functor; a change there needs one here (testing/sessions/maps).
  static constexpr Known kKnown[] = {
      {"Control.Monad.Trans.State.Lazy", "StateT", Form::kState},
      {"Control.Monad.Trans.State.Strict", "StateT", Form::kState},
      {"Control.Monad.Trans.Reader", "ReaderT", Form::kReader},
      {"Control.Monad.Trans.Writer.Lazy", "WriterT", Form::kWriter},
      {"Control.Monad.Trans.Writer.Strict", "WriterT", Form::kWriter},
      {"Control.Monad.Trans.Except", "ExceptT", Form::kExcept},
      {"Control.Monad.Trans.Maybe", "MaybeT", Form::kMaybe},
      {"Control.Monad.Trans.RWS.Lazy", "RWST", Form::kRws},
      {"Control.Monad.Trans.RWS.Strict", "RWST", Form::kRws},
      {"Control.Monad.Trans.Cont", "ContT", Form::kCont},
      {"Text.Parsec.Prim", "ParsecT", Form::kParser},
      {"Control.Monad.Trans.Identity", "IdentityT", Form::kPlain},
      {"Data.Functor.Identity", "Identity", Form::kIdentity},
  };
  if (uses == nullptr) return;
  for (trail::CallableId i = layout.first_constructor; layout.callables.contains(i); ++i) {
    const trail::Callable& con = layout.callables[i];
    if (!con.module.has_value() || !layout.modules[con.module].is_library) continue;
    for (const Known& known : kKnown) {
      if (layout.modules[con.module].name == known.module && con.name == known.constructor)
        forms_[i] = known.form;
    }
  }
}

// The form of a monad, and what it is made of.
MonadTerms::Form MonadTerms::FormOf(Term term, View* view) const {
  terms_.LookPlain(term, view);
  const Evaluated value = trail_.Evaluate(term.id);
  if (IsMade(term) || view->kind != Kind::kConstructor || view->fields.size() != 1) return Form::kNone;
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kCon) return Form::kNone;
  const trail::Object object = trail_.reader().at(AddressOf(value.word));
  if (object.kind != trail::Kind::kCon) return Form::kNone;
  return forms_[trail_.layout().sites[object.site()].callable];
}

bool MonadTerms::Look(Term term, trail::CallableId constructor, View* view) const {
  if (uses_ == nullptr || !forms_.contains(constructor) || forms_[constructor] == Form::kNone) return false;
  const std::optional<size_t> runs = RunsOf(term);
  if (!runs.has_value()) return false;
  const uint64_t identity = view->identity;
  view->Clear();
  if (*runs == 1) {
    LookAtRun(term, 0, 0, view);
  } else if (*runs == 0) {
    view->kind = Kind::kAction;
  } else {
    LookAtMade(Make({Made::kRuns, term}), view);
  }
  view->identity = identity;
  return true;
}

// How often it was executed; none if that is not known, or it is not such a monad after all.
std::optional<size_t> MonadTerms::RunsOf(Term monad) const {
  View view;
  switch (FormOf(monad, &view)) {
    case Form::kNone:
    case Form::kIdentity:
    case Form::kPlain:
      return std::nullopt;
    case Form::kState:
    case Form::kReader:
    case Form::kRws:
    case Form::kCont:
    case Form::kParser: {
      const Evaluated function = trail_.Evaluate(view.fields[0].id);
      if (function.status != Evaluated::kValue || !uses_->IsMap(function.word)) return std::nullopt;
      return uses_->EntriesOf(function.word).size();
    }
    case Form::kWriter:
    case Form::kExcept:
    case Form::kMaybe: {
      // It is executed by whoever made it. What is not that far is shown as it is.
      std::vector<Layer> layers;
      std::vector<Effect> effects;
      return Descend(monad, 0, &layers, &effects).has_value() ? std::optional<size_t>(1) : std::nullopt;
    }
  }
  return std::nullopt;
}

// An entry of a function; without a number the only one. `made`: of the application.
std::optional<MapEntry> MonadTerms::EntryOf(Term function, std::optional<uint32_t> n,
                                            trail::Address* made) const {
  const Evaluated value = trail_.Evaluate(function.id);
  if (value.status != Evaluated::kValue || !uses_->IsMap(value.word)) return std::nullopt;
  const std::span<const Entry> entries = uses_->EntriesOf(value.word);
  if (!n.has_value() && entries.size() != 1) return std::nullopt;
  const uint32_t wanted = n.value_or(0);
  if (wanted >= entries.size()) return std::nullopt;
  *made = entries[wanted].made;
  return terms_.EntryTerms(entries[wanted], function);
}

std::vector<MonadTerms::Effect> MonadTerms::EffectsOf(Term monad, uint32_t run) const {
  std::vector<Effect> effects;
  std::vector<Layer> layers;
  std::optional<Term> value = Descend(monad, run, &layers, &effects);
  if (!value.has_value()) return effects;
  while (!layers.empty()) {
    if (!Unwrap(layers.back(), &*value, &effects)) return effects;
    layers.pop_back();
  }
  effects.push_back({"returns", {"returns "}, {*value}, "", {}});
  return effects;
}

// From transformer to transformer. What the innermost monad gave; none if that has been said.
std::optional<Term> MonadTerms::Descend(Term monad, uint32_t run, std::vector<Layer>* layers,
                                        std::vector<Effect>* effects) const {
  std::optional<uint32_t> which = run;
  // A type has so many layers at most; in a damaged file there may be more.
  for (int depth = 0; depth < 64; ++depth, which.reset()) {
    View view;
    const Form form = FormOf(monad, &view);
    const auto says_itself = [&] {
      effects->push_back({"gives", {"gives "}, {monad}, "", {}});
      return std::nullopt;
    };
    switch (form) {
      case Form::kNone:
        if (view.kind == Kind::kAction) {
          if (auto returned = ReturnedBy(monad, effects)) return returned;
        }
        return depth == 0 ? std::optional<Term>() : says_itself();
      case Form::kIdentity:
        return view.fields[0];
      case Form::kState:
      case Form::kReader:
      case Form::kRws:
      case Form::kCont:
      case Form::kParser: {
        trail::Address made = 0;
        const std::optional<MapEntry> entry = EntryOf(view.fields[0], which, &made);
        const size_t arguments = form == Form::kParser ? 5 : form == Form::kRws ? 2 : 1;
        if (!entry.has_value() || entry->arguments.size() != arguments) {
          if (depth > 0) return says_itself();
          return std::nullopt;
        }
        if (form == Form::kCont) {
          SayContinuation(entry->arguments[0], *entry, effects);
          return std::nullopt;
        }
        if (form == Form::kParser) {
          SayParser(*entry, made, terms_.IsOfStrings(monad), effects);
          return std::nullopt;
        }
        if (form != Form::kState) effects->push_back({"is given", {"reads "}, {entry->arguments[0]}, "", {}});
        if (form != Form::kReader) {
          layers->push_back({form, effects->size()});
          effects->push_back({"changes", {"from "}, {entry->arguments.back()}, "", {}});
        }
        monad = entry->result;
        break;
      }
      case Form::kWriter:
      case Form::kExcept:
      case Form::kMaybe:
        layers->push_back({form, 0});
        monad = view.fields[0];
        break;
      case Form::kPlain:
        monad = view.fields[0];
        break;
    }
  }
  return std::nullopt;
}

// Takes out of `value` what the layer has put around it. False: that is all.
bool MonadTerms::Unwrap(const Layer& layer, Term* value, std::vector<Effect>* effects) const {
  View view;
  terms_.LookPlain(*value, &view);
  const auto says_itself = [&] {
    effects->push_back({"gives", {"gives "}, {*value}, "", {}});
    return false;
  };
  const auto becomes = [&](Term state) {
    Effect& change = (*effects)[layer.effect];
    change.labels.push_back(" to ");
    change.fields.push_back(state);
  };
  const auto writes = [&](Term written) {
    View of_written;
    terms_.LookPlain(written, &of_written);
    const bool is_nothing = of_written.kind == Kind::kConstructor && of_written.style == Style::kNil;
    if (!is_nothing) effects->push_back({"writes", {"writes "}, {written}, "", {}});
  };
  switch (layer.form) {
    case Form::kState:
      if (!IsTuple(view, 2)) return says_itself();
      becomes(view.fields[1]);
      *value = view.fields[0];
      return true;
    case Form::kRws:
      if (!IsTuple(view, 3)) return says_itself();
      becomes(view.fields[1]);
      writes(view.fields[2]);
      *value = view.fields[0];
      return true;
    case Form::kWriter:
      if (!IsTuple(view, 2)) return says_itself();
      writes(view.fields[1]);
      *value = view.fields[0];
      return true;
    case Form::kExcept:
      if (IsConstructor(view, "Left", 1)) {
        effects->push_back({"throws", {"throws "}, {view.fields[0]}, "", {}});
        return false;
      }
      if (!IsConstructor(view, "Right", 1)) return says_itself();
      *value = view.fields[0];
      return true;
    case Form::kMaybe:
      if (IsConstructor(view, "Nothing", 0)) {
        effects->push_back({"gives", {}, {}, "gives nothing", {}});
        return false;
      }
      if (!IsConstructor(view, "Just", 1)) return says_itself();
      *value = view.fields[0];
      return true;
    case Form::kNone:
    case Form::kReader:
    case Form::kCont:
    case Form::kParser:
    case Form::kIdentity:
    case Form::kPlain:
      break;
  }
  return says_itself();
}

// An action that was executed once: its effects, and what it returned. None if it did not return.
std::optional<Term> MonadTerms::ReturnedBy(Term action, std::vector<Effect>* effects) const {
  constexpr size_t kMost = 10'000;
  std::vector<Effect> found;
  View cell, effect;
  for (Term at = action; found.size() < kMost; at = cell.fields[1]) {
    terms_.LookPlain(at, &cell);
    if (cell.kind != Kind::kAction || cell.fields.size() != 2) return std::nullopt;
    terms_.LookPlain(cell.fields[0], &effect);
    if (effect.kind == Kind::kEffect && effect.name == "returns" && effect.fields.size() == 1) {
      effects->insert(effects->end(), found.begin(), found.end());
      return effect.fields[0];
    }
    found.push_back({"", {}, {}, "", cell.fields[0]});
  }
  return std::nullopt;
}

// What it passed on, each time with what came back if it did not give just that; and what it gave in the end.
void MonadTerms::SayContinuation(Term function, const MapEntry& entry, std::vector<Effect>* effects) const {
  const auto plain = [&](Term value) {
    View view;
    return FormOf(value, &view) == Form::kIdentity ? view.fields[0] : value;
  };
  const Evaluated value = trail_.Evaluate(function.id);
  const Evaluated given = trail_.Evaluate(plain(entry.result).id);
  if (value.status == Evaluated::kValue && TagOf(value.word) == Tag::kFun && uses_->IsMap(value.word)) {
    for (const Entry& passed : uses_->EntriesOf(value.word)) {
      const MapEntry terms = terms_.EntryTerms(passed, function);
      if (terms.arguments.size() != 1) continue;
      Effect passes{"passes", {"passes "}, {terms.arguments[0]}, "", {}};
      const Evaluated back = trail_.Evaluate(plain(terms.result).id);
      if (back.status != Evaluated::kValue || back.word != given.word) {
        passes.labels.push_back(" and gets ");
        passes.fields.push_back(plain(terms.result));
      }
      effects->push_back(std::move(passes));
    }
  } else {
    effects->push_back({"passes", {"goes on with "}, {function}, "", {}});
  }
  effects->push_back({"gives", {"gives "}, {plain(entry.result)}, "", {}});
}

// A parser takes its state and four continuations: for a result and for a failure, where it took something of
// the input and where it did not. It passes on to one of them what it found, and cannot look at what that
// gives, so this is all that it does.
void MonadTerms::SayParser(const MapEntry& entry, trail::Address made, bool is_string,
                           std::vector<Effect>* effects) const {
  enum : size_t { kState, kTookAndFound, kTookAndFailed, kFound, kFailed };
  std::optional<MapEntry> passed;
  size_t to = 0;
  trail::Address first = 0;
  for (size_t i = kTookAndFound; i <= kFailed; ++i) {
    const Evaluated value = trail_.Evaluate(entry.arguments[i].id);
    if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kFun || !uses_->IsMap(value.word))
      continue;
    // Others may have been given the same one afterwards.
    const std::span<const Entry> entries = uses_->EntriesOf(value.word);
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& at) { return at.made > made; });
    if (found == entries.end() || (passed.has_value() && found->made > first)) continue;
    first = found->made;
    passed = terms_.EntryTerms(*found, entry.arguments[i]);
    to = i;
  }
  Effect takes{"takes", {}, {}, "", {}};
  is_string |= IsStringInput(entry.arguments[kState]);
  SayInput(entry.arguments[kState], "from ", is_string, &takes);
  const bool found = to == kTookAndFound || to == kFound;
  if (!passed.has_value() || passed->arguments.size() != (found ? 3 : 1)) {
    effects->push_back(std::move(takes));
    effects->push_back({"gives", {"gives "}, {entry.result}, "", {}});
    return;
  }
  if (found) SayInput(passed->arguments[1], " to ", is_string, &takes);
  effects->push_back(std::move(takes));
  if (found) effects->push_back({"returns", {"returns "}, {passed->arguments[0]}, "", {}});
  const std::string_view failed = found ? "" : to == kTookAndFailed ? "fails inside" : "fails";
  SayParseError(passed->arguments.back(), failed, effects);
}

bool MonadTerms::IsStringInput(Term state) const {
  View view, input;
  terms_.LookPlain(state, &view);
  if (!IsConstructor(view, "State", 3)) return false;
  terms_.LookPlain(view.fields[0], &input);
  return input.is_string;
}

// Input, where it is, and the state of the user if there is one.
void MonadTerms::SayInput(Term state, std::string_view before, bool is_string, Effect* effect) const {
  View view, part;
  terms_.LookPlain(state, &view);
  if (!IsConstructor(view, "State", 3)) {
    effect->labels.emplace_back(before);
    effect->fields.push_back(state);
    return;
  }
  effect->labels.push_back(std::string(before) + PositionText(view.fields[1]));
  effect->fields.push_back(is_string ? terms_.AsString(view.fields[0].id) : view.fields[0]);
  terms_.LookPlain(view.fields[2], &part);
  if (part.style != Style::kUnit && part.kind != Kind::kUnevaluated) {
    effect->labels.emplace_back(" with ");
    effect->fields.push_back(view.fields[2]);
  }
}

// `1:5 `, line and column of a place in the input; empty if they are not known.
std::string MonadTerms::PositionText(Term position) const {
  View view, line, column;
  terms_.LookPlain(position, &view);
  if (!IsConstructor(view, "SourcePos", 3)) return "";
  terms_.LookPlain(view.fields[1], &line);
  terms_.LookPlain(view.fields[2], &column);
  if (line.kind != Kind::kNumber || column.kind != Kind::kNumber) return "";
  return line.text + ":" + column.text + " ";
}

// Where it failed, what stood there and what could have been there instead, as far as somebody asked. Of a
// parser that found something: what else it could have taken.
void MonadTerms::SayParseError(Term error, std::string_view failed, std::vector<Effect>* effects) const {
  constexpr size_t kMost = 20;
  View view, cell, message;
  terms_.LookPlain(error, &view);
  if (!IsConstructor(view, "ParseError", 2)) {
    if (!failed.empty()) effects->push_back({"fails", {}, {}, std::string(failed), {}});
    return;
  }
  std::string unexpected, expected, said;
  const auto add = [](std::string_view between, const std::string& text, std::string* to) {
    *to += (to->empty() ? "" : std::string(between)) + text;
  };
  const Term position = view.fields[0];
  Term at = view.fields[1];
  for (size_t n = 0; n < kMost; ++n, at = cell.fields[1]) {
    terms_.LookPlain(at, &cell);
    if (cell.style != Style::kList || cell.fields.size() != 2) break;
    terms_.LookPlain(cell.fields[0], &message);
    if (message.kind != Kind::kConstructor || message.fields.size() != 1) continue;
    const std::optional<std::string> text = terms_.WholeString(message.fields[0]);
    if (!text.has_value()) continue;
    if (message.name == "SysUnExpect" || message.name == "UnExpect") {
      if (unexpected.empty()) unexpected = "unexpected " + (text->empty() ? "end of input" : *text);
    } else if (!text->empty()) {
      add(" or ", *text, message.name == "Expect" ? &expected : &said);
    }
  }
  if (failed.empty()) {
    if (!expected.empty()) effects->push_back({"expects", {}, {}, "could also take " + expected, {}});
    return;
  }
  std::string reasons = unexpected;
  if (!expected.empty()) add(", ", "expecting " + expected, &reasons);
  if (!said.empty()) add(", ", said, &reasons);
  std::string where = PositionText(position);
  while (where.ends_with(' ')) where.pop_back();
  std::string text(failed);
  if (!where.empty()) text += " at " + where;
  if (!reasons.empty()) text += ": " + reasons;
  effects->push_back({"fails", {}, {}, std::move(text), {}});
}

void MonadTerms::LookAtRun(Term monad, uint32_t run, uint32_t effect, View* view) const {
  const size_t count = EffectsOf(monad, run).size();
  view->kind = Kind::kAction;
  if (effect >= count) return;
  view->fields = {Make({Made::kEffect, monad, run, effect}), Make({Made::kRun, monad, run, effect + 1})};
  view->length = count - effect;
  view->last = Make({Made::kEffect, monad, run, static_cast<uint32_t>(count - 1)});
}

void MonadTerms::LookAtMade(Term term, View* view) const {
  if (term.id >= items_.size()) return;
  const Item item = items_[term.id];
  switch (item.made) {
    case Made::kRuns: {
      const std::optional<size_t> runs = RunsOf(item.monad);
      view->kind = Kind::kExecutions;
      if (!runs.has_value() || item.run >= *runs) return;
      view->fields = {Make({Made::kRun, item.monad, item.run}),
                      Make({Made::kRuns, item.monad, item.run + 1})};
      view->length = *runs - item.run;
      return;
    }
    case Made::kRun:
      return LookAtRun(item.monad, item.run, item.effect, view);
    case Made::kEffect: {
      std::vector<Effect> effects = EffectsOf(item.monad, item.run);
      view->kind = Kind::kEffect;
      if (item.effect >= effects.size()) return;
      Effect& effect = effects[item.effect];
      if (effect.of_action.has_value()) return terms_.Look(*effect.of_action, view);
      view->name = effect.name;
      view->labels = std::move(effect.labels);
      view->fields = std::move(effect.fields);
      view->text = effect.text;
      view->is_input = effect.name == "is given";
      return;
    }
  }
}

size_t MonadTerms::HashOfItem::operator()(const Item& item) const {
  constexpr uint64_t kFactor = 0x9e3779b97f4a7c15u;
  uint64_t hash = static_cast<uint64_t>(item.made);
  for (const uint64_t part : {item.monad.id, item.monad.detail, uint64_t{item.run} << 32 | item.effect})
    hash = (hash ^ part) * kFactor;
  return hash ^ hash >> 32;
}

Term MonadTerms::Make(Item item) const {
  const auto [number, is_new] = number_of_.try_emplace(item, static_cast<uint32_t>(items_.size()));
  if (is_new) items_.push_back(item);
  return {number->second, kMadeDetail};
}

}  // namespace inquest::traced
