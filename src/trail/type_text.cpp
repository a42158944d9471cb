#include "trail/type_text.h"

#include <utility>

namespace inquest::trail {

namespace {

// Types share parts, so a small file can describe one of any size.
constexpr size_t kMaxText = 4000;
constexpr int kMaxDepth = 100;

std::string VariableName(size_t number) {
  std::string name(1, static_cast<char>('a' + number % 26));
  return number < 26 ? name : name + std::to_string(number / 26);
}

bool IsTuple(const std::string& name, size_t arguments) {
  return name.size() == arguments + 1 && name.starts_with("(,");
}

}  // namespace

std::string TypeWriter::Text(TypeId type) {
  Write(type, Around::kNothing, 0);
  return std::exchange(out_, "");
}

std::string TypeWriter::Argument(TypeId type) {
  Write(type, Around::kApplication, 0);
  return std::exchange(out_, "");
}

std::string TypeWriter::Text(const Predicate& predicate) {
  if (!predicate.class_name.has_value()) return "";
  std::string text = names_[predicate.class_name];
  for (TypeId type : predicate.types) text += " " + Argument(type);
  return text;
}

bool TypeWriter::IsName(TypeId type, const char* name) const {
  return type.has_value() && types_[type].name.has_value() && names_[types_[type].name] == name;
}

std::string TypeWriter::Head(const Type& type) {
  if (type.name.has_value()) return names_[type.name] == "->" ? "(->)" : names_[type.name];
  if (!type.variable.has_value()) return "_";
  const auto [found, is_new] = variables_.try_emplace(type.variable);
  if (is_new) found->second = VariableName(variables_.size() - 1);
  return found->second;
}

void TypeWriter::Write(TypeId type, Around around, int depth) {
  if (out_.size() > kMaxText || depth > kMaxDepth) {
    out_ += "…";
    return;
  }
  if (!type.has_value()) {
    out_ += '_';
    return;
  }
  const Type& t = types_[type];
  if (t.arguments.empty()) {
    out_ += Head(t);
  } else if (IsName(type, "[]") && t.arguments.size() == 1) {
    if (IsName(t.arguments[0], "Char")) {
      out_ += "String";
      return;
    }
    out_ += '[';
    Write(t.arguments[0], Around::kNothing, depth + 1);
    out_ += ']';
  } else if (IsName(type, "->") && t.arguments.size() == 2) {
    if (around != Around::kNothing) out_ += '(';
    Write(t.arguments[0], Around::kFunctionArgument, depth + 1);
    out_ += " -> ";
    Write(t.arguments[1], Around::kNothing, depth + 1);
    if (around != Around::kNothing) out_ += ')';
  } else if (t.name.has_value() && IsTuple(names_[t.name], t.arguments.size())) {
    WriteTuple(t, depth);
  } else {
    WriteApplication(t, around, depth);
  }
}

void TypeWriter::WriteTuple(const Type& type, int depth) {
  out_ += '(';
  for (size_t i = 0; i < type.arguments.size(); ++i) {
    if (i > 0) out_ += ", ";
    Write(type.arguments[i], Around::kNothing, depth + 1);
  }
  out_ += ')';
}

void TypeWriter::WriteApplication(const Type& type, Around around, int depth) {
  if (around == Around::kApplication) out_ += '(';
  out_ += Head(type);
  for (TypeId argument : type.arguments) {
    out_ += ' ';
    Write(argument, Around::kApplication, depth + 1);
  }
  if (around == Around::kApplication) out_ += ')';
}

}  // namespace inquest::trail
