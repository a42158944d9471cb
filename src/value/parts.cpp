#include "value/parts.h"

#include <fmt/format.h>

#include "base/names.h"
#include "value/escape.h"

namespace inquest::value {
namespace {

class Writer {
 public:
  Writer& Text(std::string_view text) {
    if (text.empty()) return *this;
    if (parts_.empty() || parts_.back().is_term || after_word_) parts_.emplace_back();
    parts_.back().text += text;
    after_word_ = false;
    return *this;
  }
  Writer& Word(std::string_view text) {
    if (text.empty()) return *this;
    after_word_ = true;
    Text(text);
    parts_.back().is_word = true;
    after_word_ = true;
    return *this;
  }
  Writer& Sub(Term term, int precedence, Step step, uint64_t entry = 0) {
    after_word_ = false;
    parts_.push_back({.is_term = true, .precedence = precedence, .entry = entry, .step = step, .term = term});
    return *this;
  }
  Writer& Field(const View& view, size_t index, int precedence) {
    return Sub(view.fields[index], precedence, {Step::Kind::kPosition, index + 1});
  }
  std::vector<Part> Take() { return std::move(parts_); }

 private:
  std::vector<Part> parts_;
  bool after_word_ = false;
};

std::string Prefix(const std::string& name, bool is_operator) {
  return is_operator ? fmt::format("({})", VisibleText(name)) : VisibleText(name);
}

std::string Infix(const std::string& name, bool is_operator) {
  return is_operator ? VisibleText(name) : fmt::format("`{}`", VisibleText(name));
}

// `(total :: [Int] -> Int)`
std::string Annotated(const std::string& name, bool is_operator, const std::string& type) {
  return fmt::format("({} :: {})", Prefix(name, is_operator), VisibleText(type));
}

// A lambda stands in brackets where an application is around it, what desugaring made of a generator,
// `x <- xs ..`, wherever anything is.
std::string FunctionText(const View& view, bool applied, int precedence) {
  if (!view.name.empty() && !view.shown_type.empty()) {
    return Annotated(view.name, view.is_operator, view.shown_type);
  }
  if (!view.shown_place.empty()) {
    const std::string name = view.name.empty() ? VisibleText(view.text) : Prefix(view.name, view.is_operator);
    const char* const form = applied || precedence > kAlone ? "({} {})" : "{} {}";
    return fmt::format(fmt::runtime(form), name, VisibleText(view.shown_place));
  }
  if (!view.name.empty()) return Prefix(view.name, view.is_operator);
  std::string text = VisibleText(view.text);
  const bool bracket = applied || precedence > kItem || (precedence > kAlone && text.ends_with(" .."));
  // A section has its own; `(x, y) <- pairs ..`, what desugaring made of a generator, has not.
  const bool has_brackets = text.starts_with('(') && text.ends_with(')');
  return bracket && !has_brackets ? fmt::format("({})", text) : text;
}

void Application(const std::string& head, const View& view, int precedence, Writer* out) {
  bool bracket = !view.fields.empty() && precedence > kApplication;
  out->Text(bracket ? "(" : "").Word(head);
  for (size_t i = 0; i < view.fields.size(); ++i) out->Text(" ").Field(view, i, kOperand);
  out->Text(bracket ? ")" : "");
}

// Like a derived Show, both sides are operands whatever the associativity (Haskell 2010 Report, 11.4).
void InfixConstructor(const View& view, int precedence, Writer* out) {
  bool bracket = precedence > view.precedence;
  out->Text(bracket ? "(" : "").Field(view, 0, view.precedence + 1);
  out->Text(" ").Text(Infix(view.name, view.is_operator)).Text(" ");
  out->Field(view, 1, view.precedence + 1).Text(bracket ? ")" : "");
}

void Record(const View& view, int precedence, Writer* out) {
  bool bracket = precedence > kApplication;
  out->Text(bracket ? "(" : "").Text(Prefix(view.name, view.is_operator)).Text(" {");
  for (size_t i = 0; i < view.fields.size(); ++i) {
    out->Text(i == 0 ? "" : ", ")
        .Text(Prefix(view.labels[i], base::IsOperatorName(view.labels[i])))
        .Text(" = ");
    out->Field(view, i, kItem);
  }
  out->Text("}").Text(bracket ? ")" : "");
}

void Tuple(const View& view, Writer* out) {
  out->Text("(");
  for (size_t i = 0; i < view.fields.size(); ++i) out->Text(i == 0 ? "" : ",").Field(view, i, kItem);
  out->Text(")");
}

void Constructor(const View& view, int precedence, Writer* out) {
  // An application that a transform put in the place of its value.
  if (!view.shown_type.empty()) {
    return Application(Annotated(view.name, view.is_operator, view.shown_type), view, precedence, out);
  }
  switch (view.style) {
    case Style::kInfix:
      if (view.fields.size() == 2) return InfixConstructor(view, precedence, out);
      return Application(Prefix(view.name, view.is_operator), view, precedence, out);
    case Style::kRecord:
      if (view.labels.size() == view.fields.size()) return Record(view, precedence, out);
      return Application(Prefix(view.name, view.is_operator), view, precedence, out);
    case Style::kTuple:
      return Tuple(view, out);
    case Style::kNil:
      out->Text(view.is_string ? "\"\"" : "[]");
      return;
    case Style::kUnit:
      out->Text("()");
      return;
    case Style::kPlain:
    case Style::kList:
      return Application(Prefix(view.name, view.is_operator), view, precedence, out);
  }
}

// An operator that waits for further arguments: `f . g`. A chain of compositions is the same function however
// it is bracketed; the fixity of others is not known, so that they need brackets wherever something is around
// them.
void InfixFunction(const View& view, int precedence, Writer* out) {
  const bool composes = view.name == ".";
  const bool bracket = precedence > (composes ? view.precedence : kItem);
  out->Text(bracket ? "(" : "").Field(view, 0, view.precedence + 1);
  out->Text(" ").Text(VisibleText(view.name)).Text(" ");
  out->Field(view, 1, composes ? view.precedence : view.precedence + 1).Text(bracket ? ")" : "");
}

void Function(const View& view, int precedence, Writer* out) {
  // Otherwise it stands before its operands.
  const bool is_operator = view.is_operator && view.shown_type.empty() && view.shown_place.empty();
  if (is_operator && view.fields.size() == 1) {
    std::string name = VisibleText(view.name);
    if (view.is_right_section) {
      out->Text("(").Text(name).Text(" ").Field(view, 0, view.precedence + 1).Text(")");
    } else {
      out->Text("(").Field(view, 0, view.precedence + 1).Text(" ").Text(name).Text(")");
    }
    return;
  }
  if (is_operator && view.fields.size() == 2 && view.labels.empty()) {
    return InfixFunction(view, precedence, out);
  }
  if (view.labels.empty()) {
    Application(FunctionText(view, !view.fields.empty(), precedence), view, precedence, out);
    return;
  }
  // A local function: `go 1 with n = 5`. In brackets, since commas can follow: whose variables would they be?
  size_t arguments = view.fields.size() - view.labels.size();
  bool bracket = precedence > kAlone;
  out->Text(bracket ? "(" : "").Word(FunctionText(view, arguments > 0, kAlone));
  for (size_t i = 0; i < arguments; ++i) out->Text(" ").Field(view, i, kOperand);
  for (size_t i = 0; i < view.labels.size(); ++i) {
    out->Text(i == 0 ? " with " : ", ").Text(VisibleText(view.labels[i])).Text(" = ");
    out->Field(view, arguments + i, kItem);
  }
  out->Text(bracket ? ")" : "");
}

// {1 -> 2, 3 4 -> 5}, as finite-maps-2008 writes it.
void Map(const View& view, Writer* out) {
  out->Text("{");
  for (size_t i = 0; i < view.entries.size(); ++i) {
    const MapEntry& entry = view.entries[i];
    out->Text(i == 0 ? "" : ", ");
    for (size_t j = 0; j < entry.arguments.size(); ++j) {
      out->Sub(entry.arguments[j], kOperand, {Step::Kind::kArgument, j + 1}, i + 1).Text(" ");
    }
    out->Text("-> ").Sub(entry.result, kItem, {Step::Kind::kResult, 0}, i + 1);
  }
  out->Text("}");
}

// One without effects.
void Action(const View& view, int precedence, Writer* out) {
  const bool inside = precedence == kInAction;
  out->Text(inside ? "" : "{").Text(TimesText(view));
  out->Word(view.text.empty() && inside ? "nothing" : VisibleText(view.text)).Text(inside ? "" : "}");
}

void Effect(const View& view, Writer* out) {
  for (size_t i = 0; i < view.fields.size(); ++i) {
    const bool is_index = view.labels[i] == " ! ";
    out->Text(VisibleText(view.labels[i])).Field(view, i, is_index ? kOperand : kItem);
  }
  if (view.fields.empty()) {
    out->Word(VisibleText(view.text));
  } else {
    out->Text(VisibleText(view.text));
  }
}

void Number(const std::string& text, int precedence, Writer* out) {
  bool bracket = precedence > kNegative && text.starts_with('-');
  out->Text(bracket ? "(" : "").Word(VisibleText(text)).Text(bracket ? ")" : "");
}

void Error(const std::string& message, int precedence, Writer* out) {
  bool bracket = precedence > kApplication;
  out->Text(bracket ? "(" : "").Text("error ").Word(QuotedPrefix(message)).Text(bracket ? ")" : "");
}

void Variables(const Statement& statement, const char* lead, Writer* out) {
  for (size_t i = 0; i < statement.free_variables.size(); ++i) {
    const Binding& binding = statement.free_variables[i];
    out->Text(i == 0 ? lead : ", ")
        .Text(Prefix(binding.name, base::IsOperatorName(binding.name)))
        .Text(" = ");
    out->Sub(binding.value, kItem, {Step::Kind::kFreeVariable, i + 1});
  }
}

// `insert 3 [5]: the guard x > y is False, with x = 3, y = 5`.
std::vector<Part> PartsOfInside(const Statement& statement) {
  Writer out;
  uint64_t around = 0;
  for (const Call& call : statement.around) {
    const auto argument = [&](int precedence) {
      out.Sub(call.arguments[around], precedence, {Step::Kind::kAround, around + 1});
      ++around;
    };
    const bool is_infix = call.is_operator && call.arguments.size() == 2;
    if (is_infix) argument(kOperand);
    out.Text(is_infix ? " " : "")
        .Word(is_infix ? VisibleText(call.name) : Prefix(call.name, call.is_operator));
    while (around < call.arguments.size()) {
      out.Text(" ");
      argument(kOperand);
    }
    break;
  }
  const Statement::Inside& inside = *statement.inside;
  out.Text(": ").Text(inside.lead).Word(VisibleText(statement.name));
  if (inside.has_result) {
    out.Text(inside.verb)
        .Sub(statement.result, statement.free_variables.empty() ? kAlone : kItem, {Step::Kind::kResult, 0});
  }
  Variables(statement, inside.has_result ? ", with " : " with ", &out);
  return out.Take();
}

}  // namespace

std::string TimesText(const View& view) {
  return view.times > 1 ? fmt::format("{} times: ", view.times) : "";
}

std::vector<Part> PartsOf(const View& view, int precedence) {
  Writer out;
  switch (view.kind) {
    case Kind::kConstructor:
      Constructor(view, precedence, &out);
      break;
    case Kind::kNumber:
      Number(view.text, precedence, &out);
      break;
    case Kind::kCharacter:
      out.Text(QuotedCharacter(view.code));
      break;
    case Kind::kFunction:
      Function(view, precedence, &out);
      break;
    case Kind::kMap:
      Map(view, &out);
      break;
    case Kind::kAction:
    case Kind::kExecutions:
      Action(view, precedence, &out);
      break;
    case Kind::kEffect:
      Effect(view, &out);
      break;
    case Kind::kOpaque:
      out.Text(VisibleText(view.text));
      break;
    case Kind::kUnevaluated:
      out.Text(kUnevaluatedSign);
      break;
    case Kind::kNotKept:
      out.Text(kNotKeptSign);
      break;
    case Kind::kUnfinished:
      out.Text(kUnfinishedSign);
      break;
    case Kind::kError:
      Error(view.text, precedence, &out);
      break;
  }
  return out.Take();
}

std::vector<Part> PartsOf(const Statement& statement) {
  Writer out;
  if (statement.inside.has_value()) return PartsOfInside(statement);
  const std::vector<Term>& arguments = statement.arguments;
  auto argument = [&](size_t i, int precedence) {
    out.Sub(arguments[i], precedence, {Step::Kind::kArgument, i + 1});
  };
  size_t done = 0;
  if (!statement.shown_type.empty()) {
    out.Word(Annotated(statement.name, statement.is_operator, statement.shown_type));
  } else if (statement.is_operator && arguments.size() >= 2) {
    bool bracket = arguments.size() > 2;
    out.Text(bracket ? "(" : "");
    argument(0, statement.precedence + 1);
    out.Text(" ").Text(VisibleText(statement.name)).Text(" ");
    argument(1, statement.precedence + 1);
    out.Text(bracket ? ")" : "");
    done = 2;
  } else {
    out.Word(Prefix(statement.name, statement.is_operator));
  }
  for (; done < arguments.size(); ++done) {
    out.Text(" ");
    argument(done, kOperand);
  }
  const int result = statement.free_variables.empty() && !statement.shows_around ? kAlone : kItem;
  out.Text(" = ").Sub(statement.result, result, {Step::Kind::kResult, 0});
  Variables(statement, ", with ", &out);
  uint64_t around = 0;
  for (const Call& call : statement.around) {
    if (!statement.shows_around) break;
    out.Text(", in ").Word(Prefix(call.name, call.is_operator));
    for (Term each : call.arguments) out.Text(" ").Sub(each, kOperand, {Step::Kind::kAround, ++around});
  }
  if (!statement.shown_context.empty()) out.Text(", ").Word(VisibleText(statement.shown_context));
  return out.Take();
}

}  // namespace inquest::value
