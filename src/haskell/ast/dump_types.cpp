// Names, literals, types and patterns.
#include "haskell/ast/dumper.h"

namespace inquest::haskell {
namespace {

void AppendCharacter(std::string& out, char32_t c) {
  if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\') {
    out.push_back(static_cast<char>(c));
  } else {
    out.append("\\").append(std::to_string(static_cast<uint32_t>(c))).append(";");
  }
}

}  // namespace

void Dumper::Line() {
  out_.push_back('\n');
  out_.append(2 * static_cast<size_t>(indent_), ' ');
}

void Dumper::Reference(const Target& target) {
  if (target.entity) out_.append("/e").append(std::to_string(target.entity.index));
  if (target.local) out_.append("/l").append(std::to_string(target.local.index));
}

void Dumper::NameOf(const Name& name) {
  if (name.qualifier) {
    Text(name.qualifier);
    Text(".");
  }
  Text(name.text);
  Reference(name.target);
}

void Dumper::Variable(Symbol name, LocalId local, EntityId entity) {
  Text(name);
  Reference({entity, local});
}

void Dumper::LiteralOf(const Literal& literal) {
  if (const auto* integer = std::get_if<IntegerLiteral>(&literal)) {
    Text(integer->digits);
  } else if (const auto* rational = std::get_if<RationalLiteral>(&literal)) {
    Text(rational->numerator);
    Text("%");
    Text(rational->denominator);
  } else if (const auto* character = std::get_if<CharLiteral>(&literal)) {
    Text("'");
    AppendCharacter(out_, character->value);
    Text("'");
  } else {
    Text("\"");
    for (char32_t c : std::get<StringLiteral>(literal).value) AppendCharacter(out_, c);
    Text("\"");
  }
}

// ---------------------------------------------------------------------------------- types

void Dumper::DumpType(TypeExprId id) {
  if (!id) return Text("?");
  std::visit([&](const auto& node) { Node(node); }, module_.types[id].node);
}

void Dumper::Types(const std::vector<TypeExprId>& ids) {
  for (TypeExprId id : ids) {
    Text(" ");
    DumpType(id);
  }
}

void Dumper::Context(const std::vector<TypeExprId>& context) {
  if (context.empty()) return;
  Text(" (context");
  Types(context);
  Close();
}

void Dumper::Qualified(const QualifiedType& type) {
  if (!type.has_forall && type.context.empty()) return DumpType(type.type);
  Open("qualified");
  if (type.has_forall) {
    Text(" (forall");
    for (Symbol variable : type.forall) {
      Text(" ");
      Text(variable);
    }
    Close();
  }
  Context(type.context);
  Text(" ");
  DumpType(type.type);
  Close();
}

void Dumper::Node(const TypeVar& node) { Text(node.name); }
void Dumper::Node(const TypeCon& node) { NameOf(node.name); }
void Dumper::Node(const TypeApp& node) {
  // f a b, not ((f a) b)
  std::vector<TypeExprId> arguments{node.argument};
  TypeExprId function = node.function;
  while (const auto* inner = std::get_if<TypeApp>(&module_.types[function].node)) {
    arguments.push_back(inner->argument);
    function = inner->function;
  }
  Open("");
  DumpType(function);
  Types({arguments.rbegin(), arguments.rend()});
  Close();
}
void Dumper::Node(const TypeFun& node) {
  Open("->");
  Types({node.argument});
  TypeExprId result = node.result;
  while (const auto* inner = std::get_if<TypeFun>(&module_.types[result].node)) {
    Types({inner->argument});
    result = inner->result;
  }
  Types({result});
  Close();
}
void Dumper::Node(const TypeList& node) {
  Text("[");
  DumpType(node.element);
  Text("]");
}
void Dumper::Node(const TypeTuple& node) {
  Open("tuple");
  Types(node.elements);
  Close();
}
void Dumper::Node(const TypeBang& node) {
  Text("!");
  DumpType(node.type);
}
void Dumper::Node(const TypeForall& node) {
  Open("forall (");
  for (size_t i = 0; i < node.variables.size(); ++i) {
    if (i > 0) Text(" ");
    Text(node.variables[i]);
  }
  Close();
  Context(node.context);
  Types({node.type});
  Close();
}
void Dumper::Node(const TypeKinded& node) {
  Open("::");
  Types({node.type, node.kind});
  Close();
}
void Dumper::Node(const TypeInfixChain& node) {
  Open("infix");
  for (size_t i = 0; i < node.operands.size(); ++i) {
    Types({node.operands[i]});
    if (i == node.operators.size()) break;
    Text(" ");
    NameOf(node.operators[i]);
  }
  Close();
}

// ------------------------------------------------------------------------------- patterns

void Dumper::DumpPat(PatId id) {
  if (!id) return Text("?");
  std::visit([&](const auto& node) { Node(node); }, module_.pats[id].node);
}

void Dumper::Pats(const std::vector<PatId>& ids) {
  for (PatId id : ids) {
    Text(" ");
    DumpPat(id);
  }
}

void Dumper::Node(const PatWild&) { Text("_"); }
void Dumper::Node(const PatVar& node) { Variable(node.name, node.local, node.entity); }
void Dumper::Node(const PatLit& node) {
  if (node.negative) Text("-");
  LiteralOf(node.literal);
}
void Dumper::Node(const PatCon& node) {
  if (node.arguments.empty()) return NameOf(node.constructor);
  Open("");
  NameOf(node.constructor);
  Pats(node.arguments);
  Close();
}
void Dumper::Node(const PatRecord& node) {
  Open("record ");
  NameOf(node.constructor);
  for (const PatField& field : node.fields) {
    Text(field.punned ? " (pun " : " (");
    NameOf(field.field);
    Pats({field.pattern});
    Close();
  }
  if (node.wildcard) Text(" ..");
  Close();
}
void Dumper::Node(const PatTuple& node) {
  Open("tuple");
  Pats(node.elements);
  Close();
}
void Dumper::Node(const PatList& node) {
  Open("list");
  Pats(node.elements);
  Close();
}
void Dumper::Node(const PatAs& node) {
  Open("@ ");
  Variable(node.name, node.local, node.entity);
  Pats({node.pattern});
  Close();
}
void Dumper::Node(const PatLazy& node) {
  Open("~");
  Pats({node.pattern});
  Close();
}
void Dumper::Node(const PatBang& node) {
  Open("!");
  Pats({node.pattern});
  Close();
}
void Dumper::Node(const PatParen& node) {
  Open("paren");
  Pats({node.pattern});
  Close();
}
void Dumper::Node(const PatSig& node) {
  Open("::");
  Pats({node.pattern});
  Text(" ");
  Qualified(node.type);
  Close();
}
void Dumper::Node(const PatNPlusK& node) {
  Open("+");
  Text(" ");
  Text(node.name);
  Text(" " + node.number.digits);
  Close();
}
void Dumper::Node(const PatView& node) {
  Open("view ");
  DumpExpr(node.function);
  Pats({node.pattern});
  Close();
}
void Dumper::Node(const PatInfixChain& node) {
  Open("chain");
  for (size_t i = 0; i < node.operands.size(); ++i) {
    Text(" ");
    DumpPat(node.operands[i]);
    if (i < node.operators.size()) {
      Text(" ");
      NameOf(node.operators[i]);
    }
  }
  Close();
}

}  // namespace inquest::haskell
