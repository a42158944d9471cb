#include "traced/view/art.h"

#include "trail/replay.h"
#include "value/print.h"

namespace inquest::traced {

using trail::Address;
using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Word;

namespace {

bool IsVariable(PlaceKind kind) {
  return kind == PlaceKind::kSlot || kind == PlaceKind::kField || kind == PlaceKind::kOuter;
}

// A term is cut off after so many parts: a list that is its own tail has no end.
constexpr size_t kMostParts = 2000;

// `f x`, with parentheses where x has parts.
std::string Applied(const std::string& function, const std::string& argument) {
  const bool simple =
      argument.find(' ') == std::string::npos || argument.front() == '"' || argument.front() == '\'';
  return function + " " + (simple ? argument : "(" + argument + ")");
}

}  // namespace

ArtNode Art::At(Address frame, trail::PlaceId place) const {
  ArtNode n;
  n.spot.frame = frame;
  n.spot.place = place;
  n.arguments = Written(n);
  return n;
}

// How many arguments are written at the node's place.
uint32_t Art::Written(const ArtNode& n) const {
  if (!n.spot.place.has_value()) return 0;
  const Place& p = place(n);
  switch (p.kind) {
    case PlaceKind::kCall:
    case PlaceKind::kCon:
    case PlaceKind::kPrim:
    case PlaceKind::kAction:
      return p.count;
    case PlaceKind::kCallLocal:
    case PlaceKind::kApply:
    case PlaceKind::kPartial:
      return p.count - 1;
    default:
      return 0;
  }
}

std::optional<ArtNode> Art::Constant(std::string_view name) const {
  const Layout& layout = trail_.layout();
  for (const trail::Constant& constant : layout.constants) {
    const Callable& callable = layout.callables[constant.callable];
    if (!callable.suspected || callable.name != name) continue;
    ArtNode n;
    n.spot.frame = trail_.reader().first();
    n.spot.word = trail::Tagged(trail::Tag::kRef, trail::CellAddress(n.spot.frame, constant.slot));
    return n;
  }
  return std::nullopt;
}

bool Art::IsConstant(const ArtNode& n) const {
  return !n.spot.place.has_value() && n.spot.frame == trail_.reader().first();
}

// Where the value of the whole application at the node's place is.
std::optional<Address> Art::CellOf(const ArtNode& n) const {
  if (IsConstant(n)) return trail::AddressOf(n.spot.word);
  if (!n.spot.place.has_value()) return std::nullopt;
  const Place& p = place(n);
  const Frame frame = trail_.frame(n.spot.frame);
  if (p.kind == PlaceKind::kConstant) {
    return trail::CellAddress(trail_.reader().first(), trail_.layout().constants[p.constant()].slot);
  }
  if (p.has_cell) return trail::CellAddress(frame.base, p.slot);
  if (p.is_tail && !IsVariable(p.kind)) return frame.base;
  return std::nullopt;
}

std::optional<ArtNode> Art::Reduct(const ArtNode& n) const {
  const std::optional<Address> cell = CellOf(n);
  if (!cell.has_value()) return std::nullopt;
  // An application with more arguments than its function takes is reduced several times: the inner ones
  // first, whose values are apart (trail/README.md).
  const bool is_whole = n.arguments == Written(n);
  for (const Address address : reductions_.Of(*cell)) {
    const Frame frame = trail_.frame(address);
    const bool fits = is_whole ? frame.inner == 0
                               : frame.inner != 0 && trail::IdOf(trail_.word(frame.inner - 8)) == n.arguments;
    if (!fits) continue;
    const trail::PlaceId result = spots_.WayOf(frame).way.result;
    if (!result.has_value()) return std::nullopt;
    return At(frame.address, result);
  }
  return std::nullopt;
}

ArtNode Art::Resolve(const Frame& frame, trail::PlaceId at) const {
  ArtNode n = At(frame.address, at);
  // A variable stands for something in an earlier frame, or further up in this one.
  while (n.spot.place.has_value() && IsVariable(place(n).kind)) {
    const std::optional<Spot> source = spots_.Source(n.spot);
    if (!source.has_value()) break;
    n.spot = *source;
  }
  if (!n.spot.place.has_value()) n.spot = SymbolAt(n.spot);
  n.arguments = Written(n);
  return n;
}

// A function value knows where its symbol was written: its header lies in that frame.
Spot Art::SymbolAt(const Spot& spot) const {
  const Evaluated value = trail_.Evaluate(spot.word);
  if (value.status != Evaluated::kValue || trail::TagOf(value.word) != trail::Tag::kFun) return spot;
  const Address a = trail::AddressOf(value.word);
  if (a < trail_.reader().first()) return spot;
  const Frame frame = trail_.FrameOf(a);
  const uint64_t slot = (a - frame.base) / 8;
  if (a <= frame.base || slot >= trail_.variant(frame).size) return spot;
  const trail::PlaceId place = spots_.PlaceAt(frame, a);
  return !place.has_value() ? spot : Spot{frame.address, place, value.word, 0};
}

ArtNode Art::Argument(const ArtNode& n, uint32_t number) const {
  const Place& p = place(n);
  const bool head_is_kid = p.count > Written(n);
  return Resolve(trail_.frame(n.spot.frame), trail_.layout().kid(p, number + (head_is_kid ? 1 : 0)));
}

// Def. 2: an atom, an application of nodes, or an indirection, which only the top of a reduct can be.
ArtLabel Art::Label(const ArtNode& n) const {
  ArtLabel label;
  if (n.spot.place.has_value() && IsVariable(place(n).kind)) {
    label.kind = ArtLabel::Kind::kIndirection;
    label.function = Resolve(trail_.frame(n.spot.frame), n.spot.place);
    return label;
  }
  if (n.arguments == 0) {
    label.atom = AtomOf(n);
    return label;
  }
  label.kind = ArtLabel::Kind::kApplication;
  label.argument = Argument(n, n.arguments - 1);
  label.function = n;
  label.function.arguments = n.arguments - 1;
  // What is applied stands in a place of its own, or is a variable.
  const Place& p = place(n);
  if (label.function.arguments == 0 && p.count > Written(n)) {
    label.function = Resolve(trail_.frame(n.spot.frame), trail_.layout().kid(p, 0));
  }
  return label;
}

std::string Art::AtomOf(const ArtNode& n) const {
  const Layout& layout = trail_.layout();
  if (!n.spot.place.has_value()) {
    for (const trail::Constant& constant : layout.constants) {
      const Address cell = trail::CellAddress(trail_.reader().first(), constant.slot);
      if (IsConstant(n) && cell == trail::AddressOf(n.spot.word))
        return layout.callables[constant.callable].name;
    }
    return TermOf(n.spot.word);
  }
  const Place& p = place(n);
  switch (p.kind) {
    case PlaceKind::kCall:
    case PlaceKind::kMakeFun:
      return layout.callables[p.callable()].name;
    case PlaceKind::kCon:
      return layout.constructor_name(p.site()) == ":" ? "(:)" : layout.constructor_name(p.site());
    case PlaceKind::kConstant:
      return layout.callables[layout.constants[p.constant()].callable].name;
    case PlaceKind::kPrim:
      return p.name.has_value() ? layout.names[p.name] : layout.primitives[p.primitive()];
    default: {
      const Evaluated value = trail::ValueOf(trail_, trail_.frame(n.spot.frame), n.spot.place);
      return value.status == Evaluated::kValue ? TermOf(value.word) : "_";
    }
  }
}

std::string Art::TermOf(Word word) const {
  size_t left = kMostParts;
  return TermOf(word, left);
}

std::string Art::TermOf(Word word, size_t& left) const {
  const Evaluated value = trail_.Evaluate(word);
  if (left == 0) return "…";
  --left;
  const trail::Object object =
      value.status == Evaluated::kValue && trail::TagOf(value.word) == trail::Tag::kCon
          ? trail_.reader().at(trail::AddressOf(value.word))
          : trail::Object();
  if (object.kind != trail::Kind::kCon) return value::Text(terms_, terms_.Of(word), {});
  const std::string& name = trail_.layout().constructor_name(object.site());
  std::string term = name == ":" ? "(:)" : name;
  for (uint32_t i = 1; i < object.size; ++i) {
    term = Applied(term, TermOf(trail_.word(object.address + 8 * uint64_t{i}), left));
  }
  return term;
}

std::optional<ArtNode> Art::Find(const ArtNode& start, std::string_view name) const {
  ArtNode n = start;
  for (const char letter : name) {
    if (letter == 'r') {
      const std::optional<ArtNode> reduct = Reduct(n);
      if (!reduct.has_value()) return std::nullopt;
      n = *reduct;
      continue;
    }
    const ArtLabel label = Label(n);
    if (label.kind != ArtLabel::Kind::kApplication) return std::nullopt;
    const ArtNode& part = letter == 'f' ? label.function : label.argument;
    // A variable of the equation is another node: na is not in dom(G).
    if (part.spot.frame != n.spot.frame) return std::nullopt;
    n = part;
  }
  return n;
}

std::optional<ArtNode> Art::Successor(const ArtNode& n) const {
  if (auto reduct = Reduct(n)) return reduct;
  const ArtLabel label = Label(n);
  if (label.kind == ArtLabel::Kind::kIndirection) return label.function;
  return std::nullopt;
}

// Def. 4. The trail is acyclic, except for constants that are their own reducts; those have no value.
ArtNode Art::Last(const ArtNode& n) const {
  ArtNode last = n;
  for (size_t steps = 0; steps <= 2 * trail_.frame_count(); ++steps) {
    const std::optional<ArtNode> next = Successor(last);
    if (!next.has_value() || *next == last) break;
    last = *next;
  }
  return last;
}

std::optional<Word> Art::ValueWord(const ArtNode& n) const {
  if (!n.spot.place.has_value()) return IsConstant(n) ? std::nullopt : std::optional(n.spot.word);
  if (n.arguments != Written(n)) return std::nullopt;
  const Place& p = place(n);
  // The nodes of constructors and functions say what they are; what trusted code computed has no node.
  const bool computes = p.kind == PlaceKind::kCall || p.kind == PlaceKind::kCallLocal ||
                        p.kind == PlaceKind::kApply || p.kind == PlaceKind::kPrim ||
                        p.kind == PlaceKind::kConstant || p.kind == PlaceKind::kMethod ||
                        p.kind == PlaceKind::kUnwrap || p.kind == PlaceKind::kBlock;
  if (!computes) return std::nullopt;
  const Frame frame = trail_.frame(n.spot.frame);
  const Evaluated value =
      p.is_tail && !p.has_cell ? trail_.Result(frame) : trail::ValueOf(trail_, frame, n.spot.place);
  if (value.status != Evaluated::kValue) return std::nullopt;
  return value.word;
}

std::string Art::MostEvaluatedForm(const ArtNode& n) const {
  size_t left = kMostParts;
  return MostEvaluatedForm(n, left);
}

std::string Art::MostEvaluatedForm(const ArtNode& n, size_t& left) const {
  if (left == 0) return "…";
  --left;
  const ArtNode last = Last(n);
  if (const std::optional<Word> value = ValueWord(last)) return TermOf(*value);
  const ArtLabel label = Label(last);
  if (label.kind == ArtLabel::Kind::kAtom) return label.atom;
  const std::string function = MostEvaluatedForm(label.function, left);
  return Applied(function, MostEvaluatedForm(label.argument, left));
}

std::string Art::RedexTerm(const ArtNode& n) const {
  const ArtLabel label = Label(n);
  if (label.kind == ArtLabel::Kind::kAtom) return label.atom;
  return Applied(MostEvaluatedForm(label.function), MostEvaluatedForm(label.argument));
}

std::string Art::Equation(const ArtNode& n) const { return RedexTerm(n) + " = " + MostEvaluatedForm(n); }

// Def. 10: all nodes of a right-hand side have the same parent, the redex of its frame.
std::optional<ArtNode> Art::Parent(const ArtNode& n) const {
  if (n.spot.frame == trail_.reader().first()) return std::nullopt;
  const Frame frame = trail_.frame(n.spot.frame);
  const Frame caller = trail_.FrameOf(frame.redex);
  if (caller.address == trail_.reader().first()) {
    ArtNode constant;
    constant.spot.frame = caller.address;
    constant.spot.word = trail::Tagged(trail::Tag::kRef, frame.redex);
    return constant;
  }
  const trail::PlaceId at = spots_.PlaceAt(caller, frame.redex);
  if (!at.has_value()) return std::nullopt;
  return At(caller.address, at);
}

ArtNode Art::FunctionNode(const ArtNode& n) const {
  const ArtLabel label = Label(n);
  return label.kind == ArtLabel::Kind::kApplication ? FunctionNode(Last(label.function)) : n;
}

std::string Art::ReductTerm(const ArtNode& n) const {
  const std::optional<ArtNode> reduct = Reduct(n);
  return reduct.has_value() ? ReductBody(*reduct, reduct->spot.frame) : "";
}

// What the right-hand side writes; shared nodes in their most evaluated form.
std::string Art::ReductBody(const ArtNode& n, Address frame) const {
  if (n.spot.frame != frame) return MostEvaluatedForm(n);
  const ArtLabel label = Label(n);
  if (label.kind == ArtLabel::Kind::kAtom) return label.atom;
  if (label.kind == ArtLabel::Kind::kIndirection) return MostEvaluatedForm(label.function);
  return Applied(ReductBody(label.function, frame), ReductBody(label.argument, frame));
}

}  // namespace inquest::traced
