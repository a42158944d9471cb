#include "value/json.h"

#include <algorithm>
#include <cstddef>

#include "value/fold.h"
#include "value/list_shape.h"
#include "value/open_terms.h"

namespace inquest::value {
namespace {

// Written from an explicit stack of what is still to come.
class JsonWalk {
 public:
  JsonWalk(const Terms& terms, const JsonBudget& budget, JsonWriter* writer)
      : terms_(terms), budget_(budget), writer_(*writer) {}

  void Run(Term term) {
    stack_.push_back({.term = term});
    while (!stack_.empty()) {
      Item item = stack_.back();
      stack_.pop_back();
      switch (item.type) {
        case Item::Type::kTerm:
          Start(item);
          break;
        case Item::Type::kElement:
          NextElement(item);
          break;
        case Item::Type::kKey:
          writer_.Key(item.key);
          break;
        case Item::Type::kBeginArray:
          writer_.BeginArray();
          break;
        case Item::Type::kEndArray:
          writer_.EndArray();
          break;
        case Item::Type::kBeginObject:
          writer_.BeginObject();
          break;
        case Item::Type::kEndObject:
          writer_.EndObject();
          break;
        case Item::Type::kMore:
          More(item);
          break;
        case Item::Type::kLeave:
          open_.LeaveTo(item.depth);
          break;
      }
    }
  }

 private:
  struct Item {
    enum class Type : uint8_t {
      kTerm,
      kElement,  // the list's cell `term`, of which `count` elements are still to be written
      kKey,
      kBeginArray,
      kEndArray,
      kBeginObject,
      kEndObject,
      kMore,   // of a list: `term` follows `count` elements
      kLeave,  // back to this depth of open terms
    };
    Type type = Type::kTerm;
    Term term;
    uint64_t depth = 0;  // kTerm, kElement: levels above it
    uint64_t count = 0;
    uint64_t index = 0;  // kElement
    const char* key = "";
  };

  void Push(Item::Type type, const char* key = "") { stack_.push_back({.type = type, .key = key}); }

  void Start(const Item& item) {
    terms_.Look(item.term, &view_);
    if (open_.contains(view_.identity)) return Cycle();
    bool atom = view_.fields.empty() && view_.entries.empty();
    bool fold = !atom && (item.depth > budget_.depth || written_ >= budget_.terms);
    ++written_;
    if (IsCell(view_)) return fold ? FoldList(item.term) : List(item);
    writer_.BeginObject();
    if (fold) {
      writer_.Member("kind", "folded");
      writer_.Member("what", Describe(view_));
      writer_.EndObject();
      return;
    }
    stack_.push_back({.type = Item::Type::kLeave, .depth = open_.depth()});
    if (!atom) open_.Enter(view_.identity);
    Push(Item::Type::kEndObject);
    Level(item.depth + 1);
  }

  void Cycle() {
    writer_.BeginObject();
    writer_.Member("kind", "cycle");
    writer_.Member("levels", open_.distance(view_.identity));
    writer_.EndObject();
  }

  // Writes the members of the level in view_, pushes what has subterms. The object is open.
  void Level(uint64_t depth) {
    switch (view_.kind) {
      case Kind::kConstructor:
        return Constructor(depth);
      case Kind::kNumber:
        return Atom("number", "text");
      case Kind::kCharacter:
        return Character();
      case Kind::kFunction:
        return Function(depth);
      case Kind::kMap:
        return Map(depth);
      case Kind::kAction:
      case Kind::kExecutions:
        return NothingDone();
      case Kind::kEffect:
        return Effect(depth);
      case Kind::kOpaque:
        return Atom("opaque", "text");
      case Kind::kUnevaluated:
        return writer_.Member("kind", "unevaluated");
      case Kind::kNotKept:
        return writer_.Member("kind", "not_kept");
      case Kind::kUnfinished:
        return writer_.Member("kind", "unfinished");
      case Kind::kError:
        return Atom("error", "text");
    }
  }

  void Atom(const char* kind, const char* member) {
    writer_.Member("kind", kind);
    writer_.Member(member, view_.text);
  }

  // An action without effects.
  void NothingDone() {
    writer_.Member("kind", "action");
    if (!view_.text.empty()) writer_.Member("text", view_.text);
    if (view_.times > 1) writer_.Member("times", view_.times);
    writer_.Key("effects");
    writer_.BeginArray();
    writer_.EndArray();
  }

  void Effect(uint64_t depth) {
    writer_.Member("kind", "effect");
    writer_.Member("name", view_.name);
    std::string words;
    for (const std::string& label : view_.labels) words += label + "_";
    writer_.Member("words", words + view_.text);
    Values("values", view_.fields, depth);
  }

  void Character() {
    writer_.Member("kind", "character");
    writer_.Key("value");
    writer_.BeginString();
    writer_.Character(view_.code);
    writer_.EndString();
  }

  void Constructor(uint64_t depth) {
    if (view_.style == Style::kNil) {
      writer_.Member("kind", view_.is_string ? "string" : "list");
      writer_.Key(view_.is_string ? "value" : "elements");
      if (view_.is_string) return writer_.String("");
      writer_.BeginArray();
      return writer_.EndArray();
    }
    bool tuple = view_.style == Style::kTuple || view_.style == Style::kUnit;
    writer_.Member("kind", tuple ? "tuple" : "constructor");
    if (!tuple) writer_.Member("name", view_.name);
    if (view_.style == Style::kInfix) writer_.Member("form", "infix");
    if (view_.style == Style::kRecord) {
      writer_.Member("form", "record");
      writer_.Key("labels");
      writer_.BeginArray();
      for (const std::string& label : view_.labels) writer_.String(label);
      writer_.EndArray();
    }
    Values("fields", view_.fields, depth);
  }

  void Function(uint64_t depth) {
    writer_.Member("kind", "function");
    writer_.Member(view_.name.empty() ? "text" : "name", view_.name.empty() ? view_.text : view_.name);
    if (view_.is_right_section) writer_.Member("section", "right");
    size_t arguments = view_.fields.size() - view_.labels.size();
    auto middle = view_.fields.begin() + static_cast<std::ptrdiff_t>(arguments);
    std::string names;
    for (const std::string& label : view_.labels) names += (names.empty() ? "" : ",") + label;
    if (!names.empty()) {
      writer_.Member("free_variables", names);
      Values("values", std::vector<Term>(middle, view_.fields.end()), depth);
    }
    Values("arguments", std::vector<Term>(view_.fields.begin(), middle), depth);
  }

  void Map(uint64_t depth) {
    writer_.Member("kind", "map");
    uint64_t all = view_.entries.size();
    uint64_t shown = std::min(all, budget_.elements);
    if (shown < all) Count({all - shown, false});
    Push(Item::Type::kEndArray);
    for (uint64_t i = shown; i > 0; --i) {
      const MapEntry& entry = view_.entries[i - 1];
      Push(Item::Type::kEndObject);
      Value("result", entry.result, depth);
      Values("arguments", entry.arguments, depth);
      Push(Item::Type::kBeginObject);
    }
    Push(Item::Type::kBeginArray);
    Push(Item::Type::kKey, "entries");
  }

  // Pushed in reverse: what is pushed last is written first.
  void Value(const char* key, Term term, uint64_t depth) {
    stack_.push_back({.term = term, .depth = depth});
    Push(Item::Type::kKey, key);
  }
  void Values(const char* key, const std::vector<Term>& terms, uint64_t depth) {
    Push(Item::Type::kEndArray);
    for (size_t i = terms.size(); i > 0; --i) stack_.push_back({.term = terms[i - 1], .depth = depth});
    Push(Item::Type::kBeginArray);
    Push(Item::Type::kKey, key);
  }

  void Count(value::Count count) {
    writer_.Key("more");
    writer_.BeginObject();
    writer_.Member("count", count.number);
    writer_.Member("at_least", count.at_least);
    writer_.EndObject();
  }

  void FoldList(Term cell) {
    ListShape shape = CountList(terms_, cell, open_);
    writer_.BeginObject();
    writer_.Member("kind", "folded");
    const Kind kind = view_.kind;
    writer_.Member("what",
                   Elements({shape.length, shape.ending == Ending::kUnknown}, shape.all_characters, kind));
    writer_.EndObject();
  }

  void List(const Item& item) {
    uint64_t limit = std::max(budget_.elements, budget_.characters);
    ListShape shape = ScanList(terms_, item.term, limit == kNoLimit ? kNoLimit : limit + 1, open_);
    uint64_t shown = std::min(shape.length, shape.all_characters ? budget_.characters : budget_.elements);
    shown = std::min(shown, budget_.terms - std::min(budget_.terms, written_) + 1);
    writer_.BeginObject();
    writer_.Member("kind", IsActionList(view_) ? "action" : shape.all_characters ? "string" : "list");
    if (view_.times > 1) writer_.Member("times", view_.times);
    const char* elements = "elements";
    if (view_.kind == Kind::kAction) elements = "effects";
    if (view_.kind == Kind::kExecutions) elements = "executions";
    stack_.push_back({.type = Item::Type::kLeave, .depth = open_.depth()});
    Push(Item::Type::kEndObject);
    if (shape.all_characters) return String(item.term, shown, item.depth);
    stack_.push_back({.type = Item::Type::kElement, .term = item.term, .depth = item.depth, .count = shown});
    Push(Item::Type::kBeginArray);
    Push(Item::Type::kKey, elements);
  }

  void String(Term cell, uint64_t shown, uint64_t depth) {
    writer_.Key("value");
    writer_.BeginString();
    for (uint64_t i = 0; i < shown; ++i) {
      terms_.Look(cell, &view_);
      if (IsEnteredCell(i) && !open_.contains(view_.identity)) open_.Enter(view_.identity);
      cell = view_.fields[1];
      Term element = view_.fields[0];
      terms_.Look(element, &view_);
      writer_.Character(view_.code);
    }
    writer_.EndString();
    stack_.push_back({.type = Item::Type::kMore, .term = cell, .depth = depth, .count = shown});
  }

  void NextElement(Item item) {
    if (item.count == 0) {
      stack_.push_back(
          {.type = Item::Type::kMore, .term = item.term, .depth = item.depth, .count = item.index});
      return Push(Item::Type::kEndArray);
    }
    terms_.Look(item.term, &view_);
    if (IsEnteredCell(item.index) && !open_.contains(view_.identity)) open_.Enter(view_.identity);
    item.term = view_.fields[1];
    --item.count;
    ++item.index;
    stack_.push_back(item);
    stack_.push_back({.term = view_.fields[0], .depth = item.depth + 1});
  }

  // After the elements written: nothing, how many more, or the unusual tail.
  void More(const Item& item) {
    terms_.Look(item.term, &view_);
    if (IsNil(view_)) return;
    if (!IsCell(view_) || open_.contains(view_.identity)) return Value("tail", item.term, item.depth + 1);
    ListShape rest = CountList(terms_, item.term, open_);
    Count({rest.length, rest.ending == Ending::kUnknown});
  }

  const Terms& terms_;
  const JsonBudget& budget_;
  JsonWriter& writer_;
  uint64_t written_ = 0;
  std::vector<Item> stack_;
  OpenTerms open_;
  View view_;
};

}  // namespace

void WriteJson(const Terms& terms, Term term, const JsonBudget& budget, JsonWriter* writer) {
  JsonWalk(terms, budget, writer).Run(term);
}

void WriteJson(const Terms& terms, const Statement& statement, const JsonBudget& budget, JsonWriter* writer) {
  writer->BeginObject();
  writer->Member("name", statement.name);
  writer->Member("text", Text(terms, statement, budget.text));
  if (!statement.instance.empty()) writer->Member("instance", statement.instance);
  if (!statement.types.empty()) {
    writer->Key("types");
    writer->BeginArray();
    for (const std::string& type : statement.types) writer->String(type);
    writer->EndArray();
  }
  writer->Key("arguments");
  writer->BeginArray();
  for (Term argument : statement.arguments) WriteJson(terms, argument, budget, writer);
  writer->EndArray();
  writer->Key("result");
  WriteJson(terms, statement.result, budget, writer);
  writer->Key("free_variables");
  writer->BeginArray();
  for (const Binding& binding : statement.free_variables) {
    writer->BeginObject();
    writer->Member("name", binding.name);
    writer->Key("value");
    WriteJson(terms, binding.value, budget, writer);
    writer->EndObject();
  }
  writer->EndArray();
  if (!statement.around.empty()) {
    writer->Key("around");
    writer->BeginArray();
    for (const Call& call : statement.around) {
      writer->BeginObject();
      writer->Member("name", call.name);
      writer->Key("arguments");
      writer->BeginArray();
      for (Term argument : call.arguments) WriteJson(terms, argument, budget, writer);
      writer->EndArray();
      writer->EndObject();
    }
    writer->EndArray();
  }
  if (statement.inside) {
    writer->Key("inside");
    writer->BeginObject();
    writer->Member("lead", statement.inside->lead);
    writer->Member("verb", statement.inside->verb);
    writer->Member("has_result", statement.inside->has_result);
    writer->EndObject();
  }
  writer->EndObject();
}

}  // namespace inquest::value
