#include "recording.h"

#include <algorithm>
#include <cstring>
#include <span>

#include "library_types.h"
#include "modules.h"
#include "numbers.h"

namespace inquest_recorder {
namespace {

constexpr std::string_view kCons = "GHC.Types.:";

// A link of the chain: its values, then the next link; of calls the last two words are label and stack.
bool IsCall(std::string_view name) { return name.starts_with("Inquest.Probe.Call"); }

const char* LabelOf(const Closure& call) { return reinterpret_cast<const char*>(call.word(0)); }
const CostCentreStack* StackOf(const Closure& call) {
  return reinterpret_cast<const CostCentreStack*>(call.word(1));
}

// The values of a call: arguments, then the result.
std::vector<StgClosure*> ValuesOf(const Closure& call, std::string_view name) {
  std::vector<StgClosure*> values;
  const uint32_t count = call.pointers() - 1;
  if (name.ends_with("CallMany")) {
    for (Closure rest = Look(call.pointer(0)); rest.kind == Kind::kConstructor && rest.pointers() == 2;
         rest = Look(rest.pointer(1)))
      values.push_back(rest.pointer(0));
    values.push_back(call.pointer(1));
    return values;
  }
  for (uint32_t i = 0; i < count; ++i) values.push_back(call.pointer(i));
  return values;
}

}  // namespace

void Recording::Write(const Closure& chain, const std::vector<NotKept>& not_kept, std::string_view how,
                      std::string_view message) {
  Collect(chain);
  MarkAll();
  out_ << "{\"inquest\":\"events\",\"version\":1}\n";
  for (const Link& link : links_) {
    if (link.is_use) continue;
    WriteCall(link.noted);
    Settle();
  }
  uint64_t unrecorded = 0;
  for (const NotKept& calls : not_kept) {
    const uint32_t label = Label(calls.label);
    const uint32_t stack = Stack(calls.stack);
    out_ << "{\"unrecorded\":[" << uint64_t{label} << ',' << uint64_t{stack} << ',' << calls.calls << "]}\n";
    unrecorded += calls.calls;
  }
  WriteUses();
  out_ << "{\"end\":\"" << how << '"';
  if (!message.empty()) {
    out_ << ",\"message\":\"";
    out_.Escaped(message);
    out_ << '"';
  }
  if (unrecorded > 0) out_ << ",\"unrecorded\":" << unrecorded;
  out_ << "}\n";
}

// Which labels mention which constants: `"Main.table","Main.limit"`.
void Recording::WriteUses() {
  std::unordered_map<std::string, std::vector<uint32_t>> constants;
  for (const auto& [key, number] : labels_) {
    const auto [module, label] = PlaceOf(key);
    if (module == UINT32_MAX || !ModuleAt(module).are_constants[label]) continue;
    std::string_view centre = ModuleAt(module).centres[label];
    centre = centre.substr(0, centre.find('"'));
    centre = centre.substr(0, centre.find(" (its value)"));
    constants["\"" + std::string(ModuleAt(module).name) + "." + std::string(centre) + "\""].push_back(number);
  }
  for (const auto& [key, number] : labels_) {
    const auto [module, label] = PlaceOf(key);
    if (module == UINT32_MAX) continue;
    for (std::string_view uses = ModuleAt(module).uses[label]; !uses.empty();) {
      const size_t end = uses.find("\",\"");
      const std::string_view name = end == std::string_view::npos ? uses : uses.substr(0, end + 1);
      uses.remove_prefix(end == std::string_view::npos ? uses.size() : end + 2);
      const auto found = constants.find(std::string(name));
      if (found == constants.end()) continue;
      for (const uint32_t constant : found->second)
        if (constant != number)
          out_ << "{\"uses\":[" << uint64_t{number} << ',' << uint64_t{constant} << "]}\n";
    }
  }
}

// `Main:5`: label 5 of a module.
std::pair<uint32_t, uint32_t> Recording::PlaceOf(std::string_view key) {
  const size_t colon = key.rfind(':');
  const uint32_t module = FindModule(key.substr(0, colon));
  const uint32_t number = static_cast<uint32_t>(std::atoi(std::string(key.substr(colon + 1)).c_str()));
  if (module == UINT32_MAX || number >= ModuleAt(module).labels.size()) return {UINT32_MAX, 0};
  return {module, number};
}

// The chain has the last call first.
void Recording::Collect(const Closure& chain) {
  for (Closure link = chain; link.kind == Kind::kConstructor;) {
    const std::string_view name = QualifiedName(link);
    if (name == "Inquest.Probe.End") break;
    links_.push_back({link, !IsCall(name)});
    link = Look(link.pointer(link.pointers() - 1));
  }
  std::reverse(links_.begin(), links_.end());
  for (uint32_t i = 0; i < links_.size(); ++i) {
    if (links_[i].is_use) uses_[Look(links_[i].noted.pointer(0)).at].push_back(i);
  }
}

void Recording::Mark(StgClosure* value) {
  to_mark_.push_back(value);
  while (!to_mark_.empty()) {
    const Closure closure = Look(to_mark_.back());
    to_mark_.pop_back();
    const bool is_applied = closure.kind == Kind::kFunction && IsPartialApplication(closure);
    if (!is_applied && (closure.kind != Kind::kConstructor || closure.pointers() == 0)) continue;
    bool is_new = false;
    Seen::Entry& entry = seen_.At(closure.at, is_new);
    if (!is_new) {
      entry.is_shared = true;
      continue;
    }
    if (is_applied) {
      for (StgClosure* const argument : GivenArguments(closure)) to_mark_.push_back(argument);
      continue;
    }
    for (uint32_t i = closure.pointers(); i-- > 0;) MarkField(closure.pointer(i));
  }
}

// What an array holds counts as fields of what has the array.
void Recording::MarkField(StgClosure* field) {
  if (LooksLikeValue(field)) {
    to_mark_.push_back(field);
    return;
  }
  const std::span<StgClosure* const> elements = PointersIn(field);
  if (elements.empty()) return;
  bool is_new = false;
  (void)seen_.At(UNTAG_CLOSURE(field), is_new);
  if (!is_new) return;
  for (size_t i = elements.size(); i-- > 0;) MarkField(elements[i]);
}

void Recording::MarkAll() {
  for (const Link& link : links_) {
    if (link.is_use) {
      for (uint32_t i = 1; i + 1 < link.noted.pointers(); ++i) Mark(link.noted.pointer(i));
    } else {
      for (StgClosure* value : ValuesOf(link.noted, QualifiedName(link.noted))) Mark(value);
    }
  }
}

uint32_t Recording::Begin(std::string_view kind) {
  out_ << "[\"" << kind << "\",";
  ++events_;
  return lines_++;
}

uint32_t Recording::BeginPart(std::string_view kind, const Part& part) {
  const uint32_t number = Begin(kind);
  out_ << uint64_t{part.parent} << ',' << uint64_t{part.part};
  return number;
}

void Recording::WriteCall(const Closure& call) {
  const uint32_t stack = Stack(StackOf(call));
  auto [label, is_new] = labels_at_.try_emplace(LabelOf(call));
  if (is_new) {
    label->second.number = Label(LabelOf(call));
    if (const auto [module, number] = PlaceOf(LabelOf(call)); module != UINT32_MAX)
      label->second.types = ModuleAt(module).types[number];
  }
  const std::string_view types = label->second.types;
  const std::vector<StgClosure*> values = ValuesOf(call, QualifiedName(call));
  const bool is_constant = values.size() == 1;
  const uint32_t event = Begin(is_constant ? "root" : "call");
  out_ << uint64_t{label->second.number} << ',' << uint64_t{stack};
  if (!is_constant) out_ << ',' << uint64_t{values.size() - 1};
  End();
  for (uint32_t i = static_cast<uint32_t>(values.size()); i-- > 0;)
    to_write_.push_back(
        {values[i], event, i, i + 1 == values.size(), i < types.size() && types[i] != '-' ? types[i] : '\0'});
}

// An application of a function, or an execution of an action.
void Recording::WriteUse(const Closure& use, uint32_t function) {
  if (use.pointers() == 4) {
    const uint32_t event = Begin("app");
    out_ << uint64_t{function} << ",1";
    End();
    to_write_.push_back({use.pointer(2), event, 1, true});
    to_write_.push_back({use.pointer(1), event, 0, false});
    return;
  }
  const uint32_t event = Begin("exec");
  out_ << uint64_t{function};
  End();
  const Closure holder = Look(use.pointer(1));
  if (holder.kind != Kind::kMutable) return;
  StgClosure* const result = reinterpret_cast<StgMutVar*>(holder.at)->var;
  const Closure value = Look(result);
  const std::string_view name = value.kind == Kind::kConstructor ? QualifiedName(value) : "";
  if (name == "Inquest.Probe.NotYet") return;
  if (name == "Inquest.Probe.Failed") {
    WriteError(Look(value.pointer(0)), {nullptr, event, 0, false});
    return;
  }
  to_write_.push_back({result, event, 0, false});
}

void Recording::Settle() {
  while (!to_write_.empty()) {
    const Part part = to_write_.back();
    to_write_.pop_back();
    WriteValue(part);
  }
}

void Recording::WriteValue(const Part& part) {
  const Closure value = Look(part.value);
  if (IsFull() && value.kind != Kind::kSuspended) {
    BeginPart("lost", part);
    End();
    return;
  }
  switch (value.kind) {
    case Kind::kConstructor:
      WriteConstructor(value, part);
      break;
    case Kind::kFunction:
      WriteFunction(value, part);
      break;
    case Kind::kSuspended:
      if (!part.is_result) break;
      [[fallthrough]];
    case Kind::kUnfinished:
      BeginPart("bot", part);
      End();
      break;
    case Kind::kFailed:
      WriteError(Look(reinterpret_cast<StgThunk*>(value.at)->payload[0]), part);
      break;
    case Kind::kMutable:
    case Kind::kOther:
      WriteOpaque("<...>", part);
      break;
  }
}

void Recording::WriteNumber(std::string_view text, const Part& part) {
  BeginPart("num", part);
  const bool plain =
      (text[0] == '-' || (text[0] >= '0' && text[0] <= '9')) && text.find_first_of("Iy") == std::string::npos;
  plain ? out_ << ',' << text : out_ << ",\"" << text << '"';
  End();
}

void Recording::WriteConstructor(const Closure& value, const Part& part) {
  const std::string_view name = QualifiedName(value);
  if (IsNumber(name)) {
    WriteNumber(NumberText(value, name), part);
    return;
  }
  if (IsLetter(name)) {
    BeginPart("char", part);
    out_ << ',' << uint64_t{value.word(0)};
    End();
    return;
  }
  Seen::Entry* const entry = seen_.Known(value.at);
  if (entry != nullptr && entry->event != Seen::kNone) {
    WriteSame(entry->event, part);
    return;
  }
  if (entry != nullptr) entry->event = lines_;
  uint32_t letter = 0;
  if (name == kCons && IsLetterCell(value, letter)) {
    WriteString(value, part);
    return;
  }
  if (WriteLibraryValue(value, name, part)) return;
  auto [known, is_new] = constructors_at_.try_emplace(get_itbl(value.at));
  KnownConstructor& constructor = known->second;
  if (is_new) {
    // What has no fields has one word all the same, since a closure needs room for a forwarding pointer.
    const uint32_t fields =
        value.pointers() + (value.pointers() == 0 && value.words() == 1 ? 0 : value.words());
    constructor.hidden = HiddenFields(value, name);
    constructor.arity = fields - constructor.hidden;
    constructor.number = Constructor(name, constructor.arity);
  }
  const uint32_t event = BeginPart("con", part);
  out_ << ',' << uint64_t{constructor.number};
  End();
  const uint32_t shown = value.pointers() - constructor.hidden;
  for (uint32_t i = shown; i < constructor.arity; ++i) {
    BeginPart("lost", {nullptr, event, i, false});
    End();
  }
  for (uint32_t i = shown; i-- > 0;) {
    StgClosure* const field = value.pointer(constructor.hidden + i);
    if (LooksLikeValue(field)) to_write_.push_back({field, event, i, false});
  }
}

// The dictionaries of an existential type come first.
uint32_t Recording::HiddenFields(const Closure& value, std::string_view name) {
  const std::string_view last = LastName(name);
  if (name.size() > last.size()) {
    const uint32_t module = FindModule(name.substr(0, name.size() - last.size() - 1));
    if (module != UINT32_MAX) {
      for (const auto& [constructor, count] : ModuleAt(module).hidden)
        if (constructor == last) return std::min(count, value.pointers());
      return 0;
    }
  }
  uint32_t hidden = 0;
  for (; hidden < value.pointers() && LooksLikeValue(value.pointer(hidden)); ++hidden) {
    const Closure field = Look(value.pointer(hidden));
    if (field.kind != Kind::kConstructor || !LastName(QualifiedName(field)).starts_with("C:")) break;
  }
  return hidden;
}

bool Recording::IsLetterCell(const Closure& cell, uint32_t& letter) const {
  const Closure head = Look(cell.pointer(0));
  if (head.kind != Kind::kConstructor || !IsLetter(QualifiedName(head))) return false;
  letter = static_cast<uint32_t>(head.word(0));
  return true;
}

// As many cells as are letters, and which nobody else refers to.
void Recording::WriteString(const Closure& first, const Part& part) {
  std::vector<uint32_t> letters;
  Closure cell = first;
  uint32_t letter = 0;
  bool is_whole = false;
  while (IsLetterCell(cell, letter)) {
    letters.push_back(letter);
    cell = Look(cell.pointer(1));
    if (cell.kind != Kind::kConstructor) break;
    if (cell.pointers() == 0) {
      is_whole = true;
      break;
    }
    const Seen::Entry* const entry = seen_.Known(cell.at);
    if (entry == nullptr || entry->is_shared || entry->event != Seen::kNone) break;
  }
  const uint32_t event = BeginPart(is_whole ? "str" : "str+", part);
  out_ << ",\"";
  for (const uint32_t c : letters) out_.Letter(c);
  out_ << '"';
  End();
  if (!is_whole) to_write_.push_back({cell.at, event, 0, false});
}

void Recording::WriteFunction(const Closure& function, const Part& part) {
  const bool is_action = function.info() == wrappers_.action;
  if (is_action || function.info() == wrappers_.function) {
    bool is_new = false;
    Seen::Entry& entry = seen_.At(function.at, is_new);
    if (entry.event != Seen::kNone) {
      WriteSame(entry.event, part);
      return;
    }
    entry.event = lines_;
    const uint32_t event = BeginPart(is_action ? "act" : "fun", part);
    End();
    const auto uses = uses_.find(function.at);
    if (uses == uses_.end()) return;
    for (const uint32_t link : uses->second) WriteUse(links_[link].noted, event);
    return;
  }
  std::string name = "<" + std::string(FunctionName(function)) + ">";
  if (name == "<>") name = "<function>";
  if (!IsPartialApplication(function)) {
    WriteOpaque(name, part);
    return;
  }
  // It may be a part of itself.
  Seen::Entry* const entry = seen_.Known(function.at);
  if (entry != nullptr && entry->event != Seen::kNone) {
    WriteSame(entry->event, part);
    return;
  }
  std::vector<StgClosure*> arguments;
  for (StgClosure* const given : GivenArguments(function)) {
    const Closure argument = Look(given);
    // Nobody wrote a dictionary.
    const bool is_dictionary =
        argument.kind == Kind::kConstructor && LastName(QualifiedName(argument)).starts_with("C:");
    if (!is_dictionary) arguments.push_back(given);
  }
  if (arguments.empty()) {
    WriteOpaque(name, part);
    return;
  }
  if (entry != nullptr) entry->event = lines_;
  const uint32_t event = WriteMade(name, static_cast<uint32_t>(arguments.size()), part.parent, part.part);
  for (uint32_t i = static_cast<uint32_t>(arguments.size()); i-- > 0;)
    if (LooksLikeValue(arguments[i])) to_write_.push_back({arguments[i], event, i, false});
}

void Recording::WriteSame(uint32_t event, const Part& part) {
  BeginPart("same", part);
  out_ << ',' << uint64_t{event};
  End();
}

void Recording::WriteError(const Closure& exception, const Part& part) {
  BeginPart("err", part);
  out_ << ",\"";
  out_.Escaped(MessageOf(exception));
  out_ << '"';
  End();
}

void Recording::WriteOpaque(std::string_view text, const Part& part) {
  BeginPart("text", part);
  out_ << ",\"";
  out_.Escaped(text);
  out_ << '"';
  End();
}

// A constructor that stands for something else.
uint32_t Recording::WriteMade(std::string_view name, uint32_t arity, uint32_t parent, uint32_t part) {
  const uint32_t constructor = Constructor(name, arity);
  const uint32_t event = BeginPart("con", {nullptr, parent, part, false});
  out_ << ',' << uint64_t{constructor};
  End();
  return event;
}

bool Recording::WriteLibraryValue(const Closure& value, std::string_view name, const Part& part) {
  LibraryValue found = LookAtUnboxed(value, name, part.type);
  if (found.kind == LibraryValue::kNone) found = LookAtLibraryValue(value, name);
  switch (found.kind) {
    case LibraryValue::kNone:
      return false;
    case LibraryValue::kText:
      BeginPart("str", part);
      out_ << ",\"";
      for (const uint32_t c : found.letters) out_.Letter(c);
      out_ << '"';
      End();
      return true;
    case LibraryValue::kOpaque:
      WriteOpaque(found.name, part);
      return true;
    case LibraryValue::kElements: {
      std::vector<Element> elements;
      for (const LibraryValue::Element& element : found.elements)
        elements.push_back({element.key, element.number, element.value});
      Part list = part;
      if (!found.name.empty()) {
        const bool has_bounds = !found.before.empty();
        const uint32_t event = WriteMade(found.name, has_bounds ? 2 : 1, part.parent, part.part);
        if (has_bounds) {
          const uint32_t bounds = WriteMade("GHC.Tuple.(,)", 2, event, 0);
          for (uint32_t i = 0; i < 2; ++i) to_write_.push_back({found.before[i], bounds, i, false});
        }
        list = {nullptr, event, has_bounds ? 1u : 0u, false};
      }
      WriteElements(elements, found.are_pairs, list);
      return true;
    }
  }
  return false;
}

void Recording::WriteElements(const std::vector<Element>& elements, bool are_pairs, const Part& part) {
  uint32_t parent = part.parent;
  uint32_t place = part.part;
  for (const Element& element : elements) {
    if (IsFull()) {
      BeginPart("lost", {nullptr, parent, place, false});
      End();
      return;
    }
    const uint32_t cell = WriteMade(kCons, 2, parent, place);
    uint32_t holder = cell;
    uint32_t position = 0;
    if (are_pairs) {
      holder = WriteMade("GHC.Tuple.(,)", 2, cell, 0);
      if (element.key == nullptr) {
        BeginPart("num", {nullptr, holder, 0, false});
        out_ << ',' << element.key_text;
        End();
      } else {
        to_write_.push_back({element.key, holder, 0, false});
      }
      position = 1;
    }
    if (element.value != nullptr) {
      to_write_.push_back({element.value, holder, position, false});
    } else if (!are_pairs) {
      if (element.key_text == "True" || element.key_text == "False")
        WriteMade("GHC.Types." + element.key_text, 0, holder, position);
      else
        WriteNumber(element.key_text, {nullptr, holder, position, false});
    }
    parent = cell;
    place = 1;
  }
  WriteMade("GHC.Types.[]", 0, parent, place);
}

uint32_t Recording::Label(std::string_view key) {
  auto [found, is_new] = labels_.try_emplace(std::string(key), static_cast<uint32_t>(labels_.size()));
  if (!is_new) return found->second;
  const auto [module, number] = PlaceOf(key);
  if (module == UINT32_MAX) {
    out_ << "{\"label\":\"" << key << "\"}\n";
    return found->second;
  }
  auto [source, is_new_source] = sources_.try_emplace(module, static_cast<uint32_t>(sources_.size()));
  if (is_new_source) out_ << ModuleAt(module).source << '\n';
  const std::string_view line = ModuleAt(module).labels[number];
  out_ << line.substr(0, line.size() - 1) << ",\"source\":" << uint64_t{source->second} << "}\n";
  return found->second;
}

// Only our own labels count: others are of no use.
uint32_t Recording::Stack(const CostCentreStack* stack) {
  std::vector<const CostCentreStack*> above;
  uint32_t number = 0;
  for (; stack != nullptr; stack = stack->prevStack) {
    if (const auto known = stack_numbers_.find(stack); known != stack_numbers_.end()) {
      number = known->second;
      break;
    }
    above.push_back(stack);
  }
  for (size_t i = above.size(); i-- > 0;) {
    const CostCentre* const centre = above[i]->cc;
    const uint32_t module = FindModule(centre->module);
    const uint32_t label =
        module == UINT32_MAX ? UINT32_MAX : FindLabel(ModuleAt(module), centre->label, centre->srcloc);
    if (label != UINT32_MAX) {
      const uint32_t top = Label(std::string(centre->module) + ":" + std::to_string(label));
      out_ << "{\"stack\":[" << uint64_t{number} << ',' << uint64_t{top} << "]}\n";
      number = ++stacks_;
    }
    stack_numbers_.emplace(above[i], number);
  }
  return number;
}

uint32_t Recording::Constructor(std::string_view qualified, uint32_t arity) {
  auto [found, is_new] = constructors_.try_emplace(std::string(qualified) + "/" + std::to_string(arity),
                                                   static_cast<uint32_t>(constructors_.size()));
  if (!is_new) return found->second;
  const std::string_view name = LastName(qualified);
  const std::string_view of_module = qualified.size() > name.size()
                                         ? qualified.substr(0, qualified.size() - name.size() - 1)
                                         : std::string_view();
  out_ << "{\"constructor\":\"";
  out_.Escaped(name);
  out_ << '"';
  bool has_fields = false;
  std::string_view fixity;
  if (const uint32_t module = FindModule(of_module); module != UINT32_MAX) {
    for (const auto& [record, fields] : ModuleAt(module).fields) {
      if (record != name) continue;
      out_ << ',' << fields;
      has_fields = true;
    }
    for (const auto& [symbol, text] : ModuleAt(module).fixities)
      if (symbol == name) fixity = text.substr(std::strlen("\"fixity\":"));
  }
  if (!has_fields) out_ << ",\"arity\":" << uint64_t{arity};
  if (fixity.empty()) fixity = FixityOf(qualified);
  if (fixity.empty() && !name.empty() && name[0] == ':') fixity = "[9,\"l\"]";
  if (!fixity.empty() && name != ":") out_ << ",\"operator\":" << fixity;
  out_ << "}\n";
  return found->second;
}

}  // namespace inquest_recorder
