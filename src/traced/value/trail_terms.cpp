#include "traced/value/trail_terms.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/names.h"
#include "base/utf8.h"
#include "runtime/integer.h"
#include "runtime/io_error.h"
#include "runtime/show_real.h"
#include "traced/value/source_text.h"
#include "value/escape.h"
#include "value/print.h"

namespace inquest::traced {

using trail::AddressOf;
using trail::Callable;
using trail::DataKind;
using trail::Evaluated;
using trail::Frame;
using trail::IdOf;
using trail::KindOf;
using trail::kNone;
using trail::Layout;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

// What desugaring makes of a generator and all that follows it; a section is all there in its text.
bool IsRestOfStatements(const Callable& called) {
  // A function of dictionaries only is the expression that it was made of.
  return called.kind == trail::CallableKind::kHidden && !called.is_section && called.hidden == 0 &&
         called.span.has_value();
}

bool IsTupleName(const std::string& name) { return name.size() > 2 && name[0] == '(' && name[1] == ','; }

}  // namespace

TrailTerms::TrailTerms(const trail::Trail& trail, const FunctionUses* uses)
    : trail_(trail),
      uses_(uses),
      library_(trail, [this](trail::Address array) { return MutableText(array); }),
      actions_(trail, *this),
      monads_(trail, *this, uses),
      types_(trail.layout()),
      value_types_(trail, &types_),
      call_types_(trail, &types_),
      open_text_(trail, &types_, value_types_, call_types_),
      same_names_(trail),
      surroundings_(trail),
      list_name_(types_.NameOf("[]")),
      char_name_(types_.NameOf("Char")),
      function_name_(types_.NameOf("->")),
      word_name_(types_.NameOf("Word")),
      word64_name_(types_.NameOf("Word64")) {
  // docs/design.md 3: a method's function symbol is its name where the source writes it, whatever instance it
  // is of.
  const Layout& layout = trail_.layout();
  for (const trail::Place& place : layout.places) {
    if (place.kind != trail::PlaceKind::kMakeFun && place.kind != trail::PlaceKind::kCall) continue;
    if (!place.name.has_value() || layout.callables[place.callable()].suspected) continue;
    Written& written = written_.try_emplace(place.callable(), Written{place.name}).first->second;
    if (place.kind == trail::PlaceKind::kMakeFun && !written.type.has_value()) written.type = place.type;
  }
  std::unordered_map<NameId, uint32_t> count;
  for (const auto& [callable, written] : written_) ++count[written.name];
  for (auto& [callable, written] : written_) written.is_one_of_several = count[written.name] > 1;
}

Term TrailTerms::OfConstant(const trail::Constant& constant) const {
  const Word word = trail_.word(trail::CellAddress(trail_.reader().first(), constant.slot));
  const TypeId type = trail_.layout().callables[constant.callable].type;
  return !type.has_value() ? Of(word) : Typed(word, type);
}

Term TrailTerms::AsString(Word word) const {
  if (!char_name_.has_value() || !list_name_.has_value()) return Of(word);
  const TypeId character = types_.Make({{}, char_name_, {}});
  return Typed(word, types_.Make({{}, list_name_, {character}}));
}

void TrailTerms::Look(Term term, View* view) const {
  if (MonadTerms::IsMade(term)) {
    view->Clear();
    monads_.LookAtMade(term, view);
    return;
  }
  LookPlain(term, view);
  if (uses_ == nullptr || view->kind != Kind::kConstructor || view->fields.size() != 1) return;
  const Evaluated value = trail_.Evaluate(term.id);
  if (value.status != Evaluated::kValue || LibraryValues::IsMade(term) || ActionTerms::IsMade(term)) return;
  const trail::CallableId constructor = ConstructorOf(value.word);
  if (constructor.has_value()) monads_.Look(term, constructor, view);
}

// None for what is no constructor with fields.
trail::CallableId TrailTerms::ConstructorOf(Word word) const {
  if (TagOf(word) != Tag::kCon) return {};
  const trail::Object object = trail_.reader().at(AddressOf(word));
  return object.kind == trail::Kind::kCon ? trail_.layout().sites[object.site()].callable
                                          : trail::CallableId();
}

void TrailTerms::LookPlain(Term term, View* view) const {
  view->Clear();
  if (LibraryValues::IsMade(term)) {
    library_.LookAtMade(term, view);
    return;
  }
  if (ActionTerms::IsMade(term)) {
    actions_.LookAtMade(term, view);
    return;
  }
  TypeId type = TypeOf(term);
  Evaluated value = trail_.Evaluate(term.id);
  switch (value.status) {
    case Evaluated::kUnevaluated:
      view->kind = Kind::kUnevaluated;
      return;
    case Evaluated::kUnfinished:
      view->kind = Kind::kUnfinished;
      return;
    case Evaluated::kNotKept:
      view->kind = Kind::kNotKept;
      return;
    case Evaluated::kFailed:
      if (executions().MeansUnfinished(value.word)) {
        view->kind = Kind::kUnfinished;
        return;
      }
      view->kind = Kind::kError;
      view->text = ErrorText(value.word);
      return;
    case Evaluated::kValue:
      break;
  }
  switch (TagOf(value.word)) {
    case Tag::kInt:
      view->kind = Kind::kNumber;
      view->text = NumberText(trail::SmallValue(value.word), type);
      return;
    case Tag::kAtom:
      if (!library_.Look(value.word, view)) LookAtAtom(value.word, type, view);
      return;
    case Tag::kCon:
      if (!library_.Look(value.word, view)) LookAtConstructor(value.word, type, view);
      return;
    case Tag::kFun:
      LookAtFunction(value.word, type, view);
      return;
    case Tag::kBox:
      LookAtBox(value.word, type, view);
      return;
    case Tag::kHeader:
    case Tag::kRef:
    case Tag::kState:
      view->kind = Kind::kNotKept;
      return;
  }
}

void TrailTerms::LookAtAtom(Word word, TypeId type, View* view) const {
  if (trail::IsCharacter(word)) {
    view->kind = Kind::kCharacter;
    view->code = trail::CharacterValue(word);
    return;
  }
  trail::SiteId site = trail::NullarySite(word);
  view->kind = Kind::kConstructor;
  if (!trail_.layout().sites.contains(site)) {
    view->kind = Kind::kNotKept;
    return;
  }
  view->name = trail_.layout().constructor_name(site);
  if (view->name == "[]") {
    view->style = Style::kNil;
    view->is_string = types_.Is(type, list_name_) && types_.Is(types_.Argument(type, 0), char_name_);
  } else if (view->name == "()") {
    view->style = Style::kUnit;
  }
}

void TrailTerms::LookAtConstructor(Word word, TypeId type, View* view) const {
  const Layout& layout = trail_.layout();
  trail::Object object = trail_.reader().at(AddressOf(word));
  if (object.kind != trail::Kind::kCon) {
    view->kind = Kind::kNotKept;
    return;
  }
  const trail::Site& site = layout.sites[object.site()];
  const Callable& con = layout.callables[site.callable];
  view->kind = Kind::kConstructor;
  view->name = con.name;
  view->identity = object.address;
  uint32_t hidden = std::min(con.dictionaries, site.arity);
  auto field = [&](uint32_t i) { return trail_.word(object.address + 8 * (1 + uint64_t{i})); };
  if (con.name == ":") {
    view->style = Style::kList;
    TypeId element = types_.Is(type, list_name_) ? types_.Argument(type, 0) : TypeId();
    Word head = field(0);
    view->is_string = types_.Is(element, char_name_) || trail::IsCharacter(trail_.Evaluate(head).word);
    if (view->is_string && !element.has_value() && char_name_.has_value() && list_name_.has_value()) {
      element = types_.Make({{}, char_name_, {}});
      type = types_.Make({{}, list_name_, {element}});
    }
    view->fields = {!element.has_value() ? Of(head) : Typed(head, element),
                    !type.has_value() ? Of(field(1)) : Typed(field(1), type)};
    return;
  }
  bool is_tuple = IsTupleName(con.name);
  // Parser {"12" -> Just ('1',"2")}: the label would say nothing that the map does not.
  const Evaluated held = con.is_newtype && uses_ != nullptr ? trail_.Evaluate(field(hidden)) : Evaluated();
  const bool holds_map =
      held.status == Evaluated::kValue && TagOf(held.word) == Tag::kFun && uses_->IsMap(held.word);
  const trail::Place* place = !site.place.has_value() ? nullptr : &layout.places[site.place];
  for (uint32_t i = hidden; i < site.arity; ++i) {
    TypeId known = value_types_.FieldType(con, i - hidden, type);
    // Where suspected code wrote the constructor, the types of its arguments are known.
    if (!known.has_value() && place != nullptr && i < place->count) {
      known = layout.places[layout.kid(*place, i)].type;
    }
    view->fields.push_back(!known.has_value() ? Of(field(i)) : Typed(field(i), known));
  }
  if (is_tuple) {
    view->style = Style::kTuple;
  } else if (!con.labels.empty() && !holds_map && con.labels.size() + hidden >= site.arity) {
    view->style = Style::kRecord;
    for (uint32_t i = 0; i < view->fields.size(); ++i) {
      size_t label = con.labels.size() == site.arity ? hidden + i : i;
      view->labels.push_back(con.labels[label]);
    }
  } else if ((con.is_infix || base::IsOperatorName(con.name)) && view->fields.size() == 2) {
    view->style = Style::kInfix;
    view->precedence = con.precedence;
  }
  view->is_operator = base::IsOperatorName(con.name);
  // Of an existential type nothing else tells which one it is.
  view->types = HeldTypes(object.address + 8, hidden);
  if (!view->types.empty()) view->shown_type = view->types + " => _";
}

// The instances whose dictionaries a constructor holds in its first fields: `Unit Km`, `(Eq Int, Show Int)`.
std::string TrailTerms::HeldTypes(trail::Address fields, uint32_t count) const {
  std::string held;
  uint32_t known = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const trail::Predicate given = call_types_.dictionaries().Read(trail_.word(fields + 8 * uint64_t{i}));
    if (!given.class_name.has_value()) continue;
    held += (held.empty() ? "" : ", ") + types_.Text(given, {});
    ++known;
  }
  return known > 1 ? "(" + held + ")" : held;
}

// The map of a function. False for those that go by name.
bool TrailTerms::LookAtMap(Word function, TypeId type, View* view) const {
  if (!uses_->IsMap(function)) return false;
  view->kind = Kind::kMap;
  view->identity = AddressOf(function);
  const std::span<const Entry> entries = uses_->EntriesOf(function);
  if (!types_.Is(type, function_name_) && !entries.empty() && entries[0].call.has_value()) {
    // Where the function's own type leaves nothing open, no entry need be looked at to know it.
    const Callable& called = *trail_.callable(trail_.frame_number(*entries[0].call));
    TypeId rest = called.type;
    for (uint32_t i = called.hidden; i < uses_->HeldBy(function) && types_.Is(rest, function_name_); ++i)
      rest = types_.Argument(rest, 1);
    if (called.type.has_value() && types_.IsClosed(called.type)) type = rest;
  }
  for (const Entry& entry : entries) view->entries.push_back(EntryTerms(entry, type));
  return true;
}

MapEntry TrailTerms::EntryTerms(const Entry& entry, TypeId type) const {
  MapEntry terms;
  if (entry.call.has_value() && !types_.Is(type, function_name_)) {
    CallTerms call = TermsOf(trail_.frame_number(*entry.call), entry.result);
    const size_t shown = entry.arguments.size() - std::min<size_t>(entry.hidden, entry.arguments.size());
    if (shown <= call.arguments.size())
      terms.arguments.assign(call.arguments.end() - static_cast<ptrdiff_t>(shown), call.arguments.end());
    terms.result = call.result;
    return terms;
  }
  const auto typed = [&](Word word, TypeId of) { return !of.has_value() ? Of(word) : Typed(word, of); };
  for (size_t i = entry.hidden; i < entry.arguments.size(); ++i) {
    const bool known = types_.Is(type, function_name_);
    terms.arguments.push_back(typed(entry.arguments[i], known ? types_.Argument(type, 0) : TypeId()));
    type = known ? types_.Argument(type, 1) : TypeId();
  }
  terms.result = typed(entry.result, type);
  return terms;
}

void TrailTerms::LookAtFunction(Word word, TypeId type, View* view) const {
  if (uses_ != nullptr && LookAtMap(word, type, view)) return;
  view->kind = Kind::kFunction;
  const uint64_t identity = AddressOf(word);  // with the arguments that it has: they may lead back to it
  std::vector<Word> arguments;
  trail::CallableId callable;
  // A partial application of a partial application is possible, never a long chain.
  for (int depth = 0; depth < trail::Trail::kMostPartial && !callable.has_value(); ++depth) {
    trail::Address a = AddressOf(word);
    Word header = trail_.word(a);
    if (TagOf(header) != Tag::kHeader) break;
    if (KindOf(header) == trail::Kind::kPartial) {
      uint32_t count = trail::HeldCount(header);
      if (!trail_.reader().contains(a, 2 + uint64_t{count})) break;
      std::vector<Word> own;
      for (uint32_t i = 0; i < count; ++i) own.push_back(trail_.word(a + 16 + 8 * uint64_t{i}));
      arguments.insert(arguments.begin(), own.begin(), own.end());
      word = trail_.word(a + 8);
      if (TagOf(word) != Tag::kFun) break;
      continue;
    }
    callable = trail::CallableId(IdOf(header));
  }
  if (!trail_.layout().callables.contains(callable)) {
    view->kind = Kind::kNotKept;
    return;
  }
  const Callable& called = trail_.layout().callables[callable];
  size_t hidden = std::min<size_t>(called.hidden, arguments.size());
  for (size_t i = hidden; i < arguments.size(); ++i) view->fields.push_back(Of(arguments[i]));
  LookAtTypes(callable, arguments, word, type, view);
  // Of a lambda as a value, its text says what it is, wherever it was written.
  if (called.kind != trail::CallableKind::kLambda) {
    const SameNames::Which& which = same_names_.Of(callable);
    view->which = which.code;
    if (view->shown_type.empty()) view->shown_place = which.place;
  }
  // (+ n) is shown with its operand, (+ 3), as a partial application is.
  if (called.is_section && !called.name.empty() && called.free_variables.size() == 1) {
    view->fields.push_back(Of(trail_.Captured(word, called.free_variables[0])));
    view->name = base::IsOperatorName(called.name) ? called.name : "`" + called.name + "`";
    view->is_operator = view->is_right_section = true;
    view->identity = identity;
    return;
  }
  // A local function is another one for each value of its free variables.
  for (const trail::FreeVariable& variable : called.free_variables) {
    Word captured = trail_.Captured(word, variable);
    if (trail_.Evaluate(captured).status == Evaluated::kUnevaluated) continue;
    view->fields.push_back(Of(captured));
    view->labels.push_back(variable.name.empty() ? "the operand" : variable.name);
  }
  if (!view->fields.empty()) view->identity = identity;
  if (called.name.empty() || called.is_section || called.kind == trail::CallableKind::kLambda) {
    view->text = called.span.has_value() ? SourceText(trail_.layout(), called.span) : MadeIn(called);
    if (IsRestOfStatements(called)) view->text += " ..";
    return;
  }
  auto written = written_.find(callable);
  view->name = written == written_.end() ? called.name : trail_.layout().names[written->second.name];
  view->is_operator = base::IsOperatorName(view->name);
}

// Which of several functions of its name it is.
void TrailTerms::LookAtTypes(trail::CallableId callable, const std::vector<Word>& arguments, Word function,
                             TypeId type, View* view) const {
  const Callable& called = trail_.layout().callables[callable];
  const DecidingTypes deciding = call_types_.Deciding(callable, arguments, function);
  if (deciding.empty()) {
    // A method that is a primitive: `+` of Int, of Integer.
    const auto written = written_.find(callable);
    if (written == written_.end() || !written->second.is_one_of_several) return;
    view->types = called.name;
    if (types_.IsClosed(written->second.type) && !types_.IsClosed(type)) {
      view->shown_type = types_.Text(written->second.type);
    }
    return;
  }
  view->types = deciding.instance;
  for (const std::string& each : deciding.types) view->types += (view->types.empty() ? "" : ", ") + each;
  const TypeVariables variables = call_types_.Constrained(callable, arguments, function);
  OpenText::Shown shown{callable, &variables, &deciding, {}, false, type};
  for (size_t i = called.hidden; i < arguments.size(); ++i) shown.values.push_back(arguments[i]);
  if (!called.name.empty() && !called.is_section) view->shown_type = open_text_.TypeOf(shown).type;
}

// A word is an Int to the reducer: only its type says that it has no sign.
std::string TrailTerms::NumberText(int64_t number, TypeId type) const {
  const bool unsigned_type = types_.Is(type, word_name_) || types_.Is(type, word64_name_);
  return unsigned_type ? std::to_string(static_cast<uint64_t>(number)) : std::to_string(number);
}

void TrailTerms::LookAtBox(Word word, TypeId type, View* view) const {
  trail::Object object = trail_.reader().at(AddressOf(word));
  // Literals lie before the first object.
  if (object.kind == trail::Kind::kAction) {
    actions_.Look(object.address, view);
    return;
  }
  if (object.kind != trail::Kind::kData) {
    view->kind = trail::IsRegion(AddressOf(word)) && trail_.is_complete() ? Kind::kOpaque : Kind::kNotKept;
    view->text = "<mutable>";
    return;
  }
  Word first = trail_.word(object.address + 8);
  view->kind = Kind::kNumber;
  switch (static_cast<DataKind>(object.id)) {
    case DataKind::kDouble:
      view->text = runtime::ShowDouble(std::bit_cast<double>(first));
      return;
    case DataKind::kFloat:
      view->text = runtime::ShowFloat(std::bit_cast<float>(static_cast<uint32_t>(first)));
      return;
    case DataKind::kWide:
      view->text = NumberText(static_cast<int64_t>(first), type);
      return;
    case DataKind::kBig: {
      std::vector<mp_limb_t> limbs(first >> 1);
      if (!limbs.empty()) {
        const uint64_t bytes = limbs.size() * 8;
        std::memcpy(limbs.data(), trail_.reader().bytes_at(object.address + 16, bytes), bytes);
      }
      while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();  // only in a damaged file
      view->text = runtime::ToDecimal({limbs.data(), limbs.size(), (first & 1) != 0});
      return;
    }
    case DataKind::kArray:
    case DataKind::kMutArray:
    case DataKind::kReference:
      LookAtMutable(object.address, view);
      return;
    case DataKind::kString:
    case DataKind::kIndexPage:
    case DataKind::kDescent:
    case DataKind::kCallDescent:
    case DataKind::kTick:
    case DataKind::kApplication:
      view->kind = Kind::kOpaque;
      view->text = "<mutable>";
      return;
  }
}

// No action tells what a reference held first that pure code made: it is told with the reference.
void TrailTerms::LookAtMutable(trail::Address address, View* view) const {
  const std::optional<Word> given = executions().GivenWith(address);
  if (!given.has_value()) {
    view->kind = Kind::kOpaque;
    view->text = MutableText(address);
    return;
  }
  view->kind = Kind::kConstructor;
  view->style = Style::kRecord;
  view->name = MutableText(address);
  view->labels = {"first"};
  view->fields = {Of(*given)};
  view->identity = address;
}

// A reference or an array; of the latter it is not known here which indices it has.
std::string TrailTerms::MutableText(trail::Address address) const {
  const Word word = trail_.word(address + 8);
  const auto kind = static_cast<DataKind>(IdOf(trail_.word(address)));
  if (kind == DataKind::kReference) return "<ref " + std::to_string(trail::SmallValue(word)) + ">";
  const uint32_t number = executions().NumberOfArray(address);
  return number == 0 ? "<array>" : "<array " + std::to_string(number) + ">";
}

std::string TrailTerms::StringOf(Word list, size_t max) const {
  std::string text;
  while (text.size() < max) {
    Evaluated cell = trail_.Evaluate(list);
    if (cell.status != Evaluated::kValue) {
      text += "…";
      break;
    }
    if (trail::IsCharacter(cell.word)) {  // a single character was read
      base::AppendUtf8(static_cast<char32_t>(trail::CharacterValue(cell.word)), text);
      break;
    }
    if (TagOf(cell.word) != Tag::kCon) break;
    trail::Object object = trail_.reader().at(AddressOf(cell.word));
    if (object.kind != trail::Kind::kCon || trail_.layout().constructor_name(object.site()) != ":") break;
    Evaluated head = trail_.Evaluate(trail_.word(object.address + 8));
    if (head.status != Evaluated::kValue || !trail::IsCharacter(head.word)) break;
    base::AppendUtf8(static_cast<char32_t>(trail::CharacterValue(head.word)), text);
    list = trail_.word(object.address + 16);
  }
  return text;
}

// The constructors are those of lib/Inquest/Exception.hs; the texts are GHC's.
std::string TrailTerms::ErrorText(Word exception) const {
  constexpr size_t kMax = 4096;
  Evaluated value = trail_.Evaluate(exception);
  if (value.status != Evaluated::kValue) return "an exception";
  if (TagOf(value.word) == Tag::kAtom && !trail::IsCharacter(value.word)) {
    trail::SiteId site = trail::NullarySite(value.word);
    if (!trail_.layout().sites.contains(site)) return "an exception";
    return trail_.layout().constructor_name(site) == "ThrownLoop" ? "<<loop>>" : "an exception";
  }
  // Of a value that was computed for the debugger (reduce/outside.h: Hole).
  if (trail::IsInt(value.word)) return "it would read or write outside, which it may not";
  if (TagOf(value.word) != Tag::kCon) return "an exception";
  trail::Object object = trail_.reader().at(AddressOf(value.word));
  if (object.kind != trail::Kind::kCon) return "an exception";
  const std::string& name = trail_.layout().constructor_name(object.site());
  auto field = [&](uint32_t i) { return trail_.word(object.address + 8 * (1 + uint64_t{i})); };
  // -1 where nobody looked at it, so that it was never computed.
  auto number = [&](uint32_t i) {
    const Evaluated at = trail_.Evaluate(field(i));
    return at.status == Evaluated::kValue && trail::IsInt(at.word) ? trail::SmallValue(at.word) : int64_t{-1};
  };
  if (name == "ThrownError") return StringOf(field(0), kMax);
  if (name == "ThrownMatch") {
    std::string text = StringOf(field(1), kMax);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
  }
  if (name == "ThrownIO") {
    runtime::IoError error;
    const int64_t kind = number(0);
    if (kind < 0 || kind > static_cast<int64_t>(runtime::IoErrorKind::kInterrupted)) return "an I/O error";
    error.kind = static_cast<runtime::IoErrorKind>(kind);
    error.location = StringOf(field(1), kMax);
    error.description = StringOf(field(2), kMax);
    error.file_name = StringOf(field(3), kMax);
    return error.Show();
  }
  if (name == "ThrownArith") {
    static const char* const kTexts[] = {"arithmetic overflow",
                                         "arithmetic underflow",
                                         "loss of precision",
                                         "divide by zero",
                                         "denormal",
                                         "Ratio has zero denominator"};
    int64_t kind = number(0);
    return kind >= 0 && kind < 6 ? kTexts[kind] : "arithmetic exception";
  }
  if (name == "ThrownAsync") {
    static const char* const kTexts[] = {"stack overflow", "heap overflow", "thread killed",
                                         "user interrupt"};
    const int64_t kind = number(0);
    return kind >= 0 && kind < 4 ? kTexts[kind] : "interrupted";
  }
  if (name == "ThrownExit") return number(0) < 0 ? "an exit" : "exit with code " + std::to_string(number(0));
  if (name == "ThrownUser") {
    // Its text is computed only if somebody asks for it.
    std::string shown = StringOf(field(2), kMax);
    if (!shown.ends_with("…")) return shown;
    const Evaluated any = trail_.Evaluate(field(1));
    if (any.status != Evaluated::kValue || TagOf(any.word) != Tag::kCon) return shown;
    const trail::Object some = trail_.reader().at(AddressOf(any.word));
    if (some.kind != trail::Kind::kCon || some.size < 2) return shown;
    return value::Text(*this, Of(trail_.word(some.address + 8 * (some.size - uint64_t{1}))),
                       {.columns = kMax});
  }
  return "an exception";
}

std::string TrailTerms::NameOf(const Callable& callable) const {
  if (callable.kind == trail::CallableKind::kHidden && callable.span.has_value()) {
    if (!IsRestOfStatements(callable)) return SourceText(trail_.layout(), callable.span);
    return "(" + SourceText(trail_.layout(), callable.span) + " ..)";
  }
  if (!callable.name.empty() && callable.kind != trail::CallableKind::kLambda) return callable.name;
  if (!callable.span.has_value()) return MadeIn(callable);
  return "(" + SourceText(trail_.layout(), callable.span) + ")";
}

std::string TrailTerms::InstanceOf(const Callable& callable) const {
  if (!callable.is_default) return types_.Text(callable.instance, {});
  return "class " + trail_.layout().names[callable.instance.class_name];
}

// A lambda whose source is not in the trace is known by the function that made it.
std::string TrailTerms::MadeIn(const Callable& lambda) const {
  const auto& callables = trail_.layout().callables;
  const Callable* outer = &lambda;
  // In a damaged trace parents may form a cycle.
  for (int depth = 0; depth < 64 && callables.contains(outer->parent); ++depth) {
    outer = &callables[outer->parent];
    if (!outer->name.empty())
      return base::IsOperatorName(outer->name) ? "<(" + outer->name + ")>" : "<" + outer->name + ">";
  }
  return "<function>";
}

std::optional<std::string> TrailTerms::WholeString(Term string) const {
  constexpr size_t kMost = 200;
  std::string text;
  View cell, character;
  for (size_t n = 0; n < kMost; ++n, string = cell.fields[1]) {
    LookPlain(string, &cell);
    if (cell.kind != Kind::kConstructor) return std::nullopt;
    if (cell.style == Style::kNil) return text;
    if (cell.style != Style::kList) return std::nullopt;
    LookPlain(cell.fields[0], &character);
    if (character.kind != Kind::kCharacter) return std::nullopt;
    base::AppendUtf8(character.code, text);
  }
  return std::nullopt;
}

bool TrailTerms::IsOfStrings(Term term) const {
  const TypeId type = TypeOf(term);
  if (!type.has_value()) return false;
  const TypeId first = types_.Argument(type, 0);
  return first.has_value() && types_.Is(first, list_name_) &&
         types_.Is(types_.Argument(first, 0), char_name_);
}

std::vector<TypeId> TrailTerms::TypesOfCall(const Callable& called) const {
  std::vector<TypeId> types;
  types.reserve(called.arity - std::min(called.hidden, called.arity) + 1);
  TypeId rest = called.type;
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    const bool known = types_.Is(rest, function_name_);
    types.push_back(known ? types_.Argument(rest, 0) : TypeId());
    rest = known ? types_.Argument(rest, 1) : TypeId();
  }
  types.push_back(rest);
  return types;
}

TypeVariables TrailTerms::VariablesOfCall(const Frame& frame, const Callable& called) const {
  uint32_t made = 0;
  TypeVariables variables = call_types_.Known(frame, &made);
  const std::vector<TypeId> types = TypesOfCall(called);
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    value_types_.Match(types[i - called.hidden], trail_.argument(frame, i), &variables, &made);
  }
  value_types_.Match(types.back(), trail_.ResultWord(frame), &variables, &made);
  return variables;
}

std::string TrailTerms::TypeText(const Frame& frame) const {
  const Callable* called = trail_.callable(frame);
  if (called == nullptr || types_.HasUnknown(called->type)) return "";
  return types_.Text(types_.Instance(called->type, VariablesOfCall(frame, *called)));
}

std::optional<TrailTerms::Part> TrailTerms::InTrail(Term term) const {
  if (MonadTerms::IsMade(term) || LibraryValues::IsMade(term) || ActionTerms::IsMade(term))
    return std::nullopt;
  const auto type = TypeOf(term);
  const bool is_known = type.has_value() && !types_.HasUnknown(type);
  return Part{term.id, is_known ? types_.Text(type) : ""};
}

std::string TrailTerms::ResultType(const Frame& frame) const {
  const Callable* called = trail_.callable(frame);
  if (called == nullptr) return "";
  const TypeId result = TypesOfCall(*called).back();
  return types_.HasUnknown(result) ? ""
                                   : types_.Text(types_.Instance(result, VariablesOfCall(frame, *called)));
}

Statement TrailTerms::Describe(const Frame& frame) const { return Describe(frame, trail_.ResultCell(frame)); }

Statement TrailTerms::Describe(const Frame& frame, trail::Address result_cell) const {
  Statement statement;
  const Callable* called = trail_.callable(frame);
  if (called == nullptr) {
    statement.name = "program";
    return statement;
  }
  statement.name = NameOf(*called);
  statement.is_operator = base::IsOperatorName(called->name);
  const Word result = trail_.ResultWord(result_cell);
  TypeVariables variables;
  CallTerms call = TermsOf(frame, result, &variables);
  statement.arguments = std::move(call.arguments);
  statement.result = call.result;
  DecidingTypes deciding = call_types_.Deciding(frame);
  if (!deciding.empty()) {
    OpenText::Shown shown{trail_.variant(frame).callable, &variables, &deciding, {}, true, TypeId()};
    for (uint32_t i = called->hidden; i < called->arity; ++i)
      shown.values.push_back(trail_.argument(frame, i));
    shown.values.push_back(result);
    ShownType open = open_text_.TypeOf(shown);
    statement.shown_type = std::move(open.type);
    statement.shown_context = std::move(open.context);
  }
  statement.instance = std::move(deciding.instance);
  statement.types = std::move(deciding.types);
  const SameNames::Which& which = same_names_.Of(trail_.variant(frame).callable);
  statement.which = which.code;
  if (called->parent.has_value()) DescribeSurroundings(frame, *called, &statement);
  // `in sort [3,1]` says it already.
  const bool is_told = statement.shows_around && which.place.starts_with("in ");
  if (statement.shown_context.empty() && !is_told) statement.shown_context = which.place;
  return statement;
}

// The types of arguments and result, as far as the call and the values themselves tell what the type
// variables are.
TrailTerms::CallTerms TrailTerms::TermsOf(const Frame& frame, Word result, TypeVariables* variables) const {
  const Callable& called = *trail_.callable(frame);
  TypeVariables known = call_types_.Constrained(frame);
  const std::vector<TypeId> types = TypesOfCall(called);
  uint32_t made = 0;
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    value_types_.Match(types[i - called.hidden], trail_.argument(frame, i), &known, &made);
  }
  value_types_.Match(types.back(), result, &known, &made);
  const auto typed = [&](Word word, TypeId type) {
    const TypeId instance = types_.Instance(type, known);
    return !instance.has_value() ? Of(word) : Typed(word, instance);
  };
  CallTerms terms;
  terms.arguments.reserve(types.size());
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    terms.arguments.push_back(typed(trail_.argument(frame, i), types[i - called.hidden]));
  }
  terms.result = typed(result, types.back());
  if (variables != nullptr) *variables = std::move(known);
  return terms;
}

// The variables that a local function mentions, and the calls around it.
void TrailTerms::DescribeSurroundings(const Frame& frame, const Callable& called,
                                      Statement* statement) const {
  std::vector<Word> mentioned;
  for (const trail::FreeVariable& variable : called.free_variables) {
    if (variable.hops == kNone) continue;
    Word word = trail_.Variable(frame, variable);
    mentioned.push_back(word);
    if (trail_.Evaluate(word).status == Evaluated::kUnevaluated) continue;
    statement->free_variables.push_back({variable.name, Of(word)});
  }
  for (const Frame& around : surroundings_.Of(frame, mentioned)) {
    const Callable& caller = *trail_.callable(around);
    Call call{NameOf(caller), base::IsOperatorName(caller.name), {}};
    for (uint32_t i = caller.hidden; i < caller.arity; ++i)
      call.arguments.push_back(Of(trail_.argument(around, i)));
    statement->shows_around |= surroundings_.AreSeveral(around);
    statement->around.push_back(std::move(call));
  }
}

}  // namespace inquest::traced
