#include "haskell/type/tables.h"

namespace inquest::haskell::type {

Kinds::Kinds() { star_ = nodes_.Add({Tag::kStar, KindId(), KindId()}); }

KindId Kinds::NewVariable() { return nodes_.Add({Tag::kVariable, KindId(), KindId()}); }

KindId Kinds::Arrow(KindId argument, KindId result) { return nodes_.Add({Tag::kArrow, argument, result}); }

KindId Kinds::Find(KindId kind) {
  while (nodes_[kind].tag == Tag::kLink) kind = nodes_[kind].a;
  return kind;
}

bool Kinds::Occurs(KindId variable, KindId in) {
  in = Find(in);
  if (in == variable) return true;
  const Node node = nodes_[in];
  return node.tag == Tag::kArrow && (Occurs(variable, node.a) || Occurs(variable, node.b));
}

bool Kinds::Unify(KindId a, KindId b) {
  a = Find(a);
  b = Find(b);
  if (a == b) return true;
  if (nodes_[a].tag != Tag::kVariable && nodes_[b].tag == Tag::kVariable) std::swap(a, b);
  if (nodes_[a].tag == Tag::kVariable) {
    if (Occurs(a, b)) return false;
    nodes_[a] = {Tag::kLink, b, KindId()};
    return true;
  }
  if (nodes_[a].tag == Tag::kAny || nodes_[b].tag == Tag::kAny) return true;
  if (nodes_[a].tag != Tag::kArrow || nodes_[b].tag != Tag::kArrow) return nodes_[a].tag == nodes_[b].tag;
  const Node x = nodes_[a], y = nodes_[b];
  return Unify(x.a, y.a) && Unify(x.b, y.b);
}

bool Kinds::IsArrow(KindId kind, KindId* argument, KindId* result) {
  const Node& node = nodes_[Find(kind)];
  if (node.tag != Tag::kArrow) return false;
  *argument = node.a;
  *result = node.b;
  return true;
}

void Kinds::DefaultFrom(size_t mark, bool poly_kinds) {
  for (size_t i = mark; i < nodes_.size(); ++i) {
    Node& node = nodes_[KindId(i)];
    if (node.tag != Tag::kVariable) continue;
    node = poly_kinds ? Node{Tag::kAny, KindId(), KindId()} : Node{Tag::kLink, star_, KindId()};
  }
}

std::string Kinds::Show(KindId kind) {
  const Node node = nodes_[Find(kind)];
  switch (node.tag) {
    case Tag::kStar:
      return "*";
    case Tag::kArrow: {
      const bool nested = nodes_[Find(node.a)].tag == Tag::kArrow;
      const std::string argument = nested ? "(" + Show(node.a) + ")" : Show(node.a);
      return argument + " -> " + Show(node.b);
    }
    case Tag::kAny:
      return "k";
    case Tag::kVariable:
    case Tag::kLink:
      return "?";
  }
  return "?";
}

}  // namespace inquest::haskell::type
