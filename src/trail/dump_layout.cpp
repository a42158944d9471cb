// What a trace says about its program, as text (docs/trace_format.md).
#include <array>
#include <string_view>

#include "trail/dump.h"
#include "trail/type_text.h"

namespace inquest::trail {

namespace {

constexpr std::array kPlaceKinds = {
    "slot",  "field",   "outer",  "outer function", "function slot", "word",  "constant", "symbol",  "string",
    "con",   "partial", "action", "call",           "call local",    "apply", "prim",     "method",  "unwrap",
    "block", "case",    "let",    "leaf",           "seq",           "error", "goto",     "closure", "other"};
static_assert(kPlaceKinds.size() == static_cast<size_t>(PlaceKind::kOther) + 1);
constexpr std::array kCallableKinds = {"function", "constant", "local", "lambda", "hidden", "constructor"};
static_assert(kCallableKinds.size() == static_cast<size_t>(CallableKind::kConstructor) + 1);

class LayoutDumper {
 public:
  explicit LayoutDumper(const Reader& reader) : reader_(reader), l_(reader.layout()) {}

  std::string Run() {
    Line("program " + FileName(l_.program_path));
    for (uint32_t i = 0; i < l_.files.size(); ++i) {
      const source::File& file = l_.files[source::FileId(i)];
      if (file.text().empty()) continue;
      Line("file " + Number(i) + " " + FileName(file.name()) + ", " + Number(file.text().size()) + " bytes");
    }
    for (CallableId i{0}; i < l_.first_constructor; ++i) {
      if (l_.callables[i].suspected) Routine(i);
    }
    for (ConstantId i{0}; l_.constants.contains(i); ++i) {
      const Callable& callable = l_.callables[l_.constants[i].callable];
      if (callable.suspected)
        Line("constant " + Number(i) + " " + callable.name + " @" + Number(l_.constants[i].slot));
    }
    for (VariantId i{1}; l_.variants.contains(i); ++i) Variants(i);
    for (PlaceId at{0}; l_.places.contains(at); ++at) {
      if (l_.places[at].kind != PlaceKind::kOther) PlaceLine(at);
    }
    return std::move(text_);
  }

 private:
  template <typename T>
  static std::string Number(T number) {
    return std::to_string(number);
  }
  template <typename Tag>
  static std::string Number(base::Id<Tag> id) {
    return std::to_string(id.index);
  }
  void Line(const std::string& line) { text_ += line + "\n"; }
  // Without the folder, so that the dump is the same wherever the program lies.
  static std::string FileName(std::string_view path) { return std::string(path.substr(path.rfind('/') + 1)); }
  std::string NameOf(CallableId callable) const {
    const std::string& name = l_.callables[callable].name;
    return name.empty() ? std::string(kCallableKinds[static_cast<size_t>(l_.callables[callable].kind)]) +
                              " " + Number(callable)
                        : name;
  }
  std::string Where(Span span) const {
    if (!span.has_value()) return "";
    const auto begin = l_.files.begin(span);
    const auto end = l_.files.end(span);
    std::string text = "  " + Number(begin.line) + ":" + Number(begin.column) + "-";
    if (end.line != begin.line) text += Number(end.line) + ":";
    return text + Number(end.column);
  }

  void Routine(CallableId index) {
    const Callable& c = l_.callables[index];
    std::string line =
        "routine " + Number(index) + " " + std::string(kCallableKinds[static_cast<size_t>(c.kind)]);
    if (!c.name.empty()) line += " " + c.name;
    line += ", arity " + Number(c.arity);
    if (c.hidden > 0) line += " (" + Number(c.hidden) + " hidden)";
    if (c.parent.has_value()) line += ", in " + Number(c.parent);
    if (c.generated) line += ", generated";
    if (c.arity > 0) line += ", arguments from @" + Number(c.first_param);
    for (SlotId slot : c.weak_params) line += ", weak @" + Number(slot);
    Line(line + Where(c.span));
    const std::string instance = TypeWriter(l_.types, l_.names).Text(c.instance);
    if (!instance.empty()) Line((c.is_default ? "  default, of " : "  of ") + instance);
    for (const Constraint& constraint : c.constraints) {
      Line("  needs " + TypeWriter(l_.types, l_.names).Text(constraint.predicate) +
           (constraint.is_parameter ? ", a parameter" : ""));
    }
    for (uint32_t i = 0; i < c.leaves.size(); ++i) {
      Line("  leaf " + Number(i + 1) + ": equation " + Number(c.leaves[i].equation + 1) + " guard " +
           Number(c.leaves[i].guard + 1) + Where(c.leaves[i].span));
    }
    for (const FreeVariable& variable : c.free_variables) {
      std::string free = "  free " + variable.name;
      if (variable.hops != kNone) free += ": " + Number(variable.hops) + " out";
      free += " @" + Number(variable.slot);
      Line(variable.field == kNone ? free : free + " field " + Number(variable.field + 1));
    }
  }

  void Variants(VariantId index) {
    const Variant& v = l_.variants[index];
    std::string line = "variant " + Number(index) + (v.is_block ? " block in " : " ") + NameOf(v.callable);
    line += v.leaf == 0 ? "" : ", leaf " + Number(v.leaf);
    line += ", " + Number(v.size) + " words";
    if (v.entry.has_value()) line += ", enters " + Number(v.entry);
    Line(line);
  }

  void PlaceLine(PlaceId at) {
    const Place& p = l_.places[at];
    std::string line = "place " + Number(at) + " " + kPlaceKinds[static_cast<size_t>(p.kind)] + Details(p);
    if (p.count > 0) line += " (" + Kids(p) + ")";
    if (p.has_cell) line += " cell @" + Number(p.slot);
    if (p.stores_value) line += " stores @" + Number(p.slot);
    if (p.is_weak) line += " weak";
    if (p.is_tail) line += " tail";
    if (p.name.has_value()) line += " `" + l_.names[p.name] + "`";
    Line(line + Where(p.span));
  }
  std::string Kids(const Place& p) const {
    std::string text;
    for (uint32_t i = 0; i < p.count; ++i) text += (i > 0 ? " " : "") + Number(l_.kid(p, i));
    return text;
  }
  std::string Details(const Place& p) const {
    switch (p.kind) {
      case PlaceKind::kSlot:
      case PlaceKind::kFunSlot:
        return " @" + Number(p.slot);
      case PlaceKind::kField:
        return " " + Number(p.a + 1) + " of @" + Number(p.slot);
      case PlaceKind::kOuter:
      case PlaceKind::kOuterFun:
        return " " + Number(p.b) + " out @" + Number(p.slot) +
               (p.kind == PlaceKind::kOuter && p.a != kNone ? " field " + Number(p.a + 1) : "");
      case PlaceKind::kWord:
        return " " + ShowWord(reader_, p.word);
      case PlaceKind::kConstant:
        return " " + NameOf(l_.constants[p.constant()].callable);
      case PlaceKind::kMakeFun:
        return " " + NameOf(p.callable()) + " @" + Number(p.slot);
      case PlaceKind::kCall:
        return " " + NameOf(p.callable());
      case PlaceKind::kCallLocal:
      case PlaceKind::kClosure:
        return " " + NameOf(p.callable());
      case PlaceKind::kCon:
        return " " + l_.constructor_name(p.site());
      case PlaceKind::kAction:
        return " " + l_.action_sites[p.action_site()].primitive;
      case PlaceKind::kPrim:
        return " " + l_.primitives[p.primitive()];
      case PlaceKind::kMethod:
        return " " + Number(p.a + 1);
      case PlaceKind::kBlock:
        return " variant " + Number(p.a);
      case PlaceKind::kCase:
        return Targets(l_.cases[p.cases()]);
      case PlaceKind::kLet:
        return Binds(l_.lets[p.let()]);
      case PlaceKind::kLeaf:
        return " " + Number(p.a + 1);
      case PlaceKind::kString:
      case PlaceKind::kPartial:
      case PlaceKind::kApply:
      case PlaceKind::kUnwrap:
      case PlaceKind::kSeq:
      case PlaceKind::kError:
      case PlaceKind::kGoto:
      case PlaceKind::kOther:
        return "";
    }
    return "";
  }
  std::string Targets(const Case& table) const {
    std::string text;
    for (uint32_t tag = 0; tag < table.by_tag.size(); ++tag) {
      if (table.by_tag[tag].has_value())
        text += " [" + Number(tag) + " -> " + Number(table.by_tag[tag]) + "]";
    }
    for (const auto& [literal, target] : table.literals) {
      text +=
          " [" + ShowWord(reader_, literal) + " -> " + (!target.has_value() ? "none" : Number(target)) + "]";
    }
    if (table.otherwise.has_value()) text += " [otherwise " + Number(table.otherwise) + "]";
    return text;
  }
  std::string Binds(const Let& let) const {
    std::string text;
    for (const auto& [slot, place] : let.binds) text += " [@" + Number(slot) + " = " + Number(place) + "]";
    return text;
  }

  const Reader& reader_;
  const Layout& l_;
  std::string text_;
};

}  // namespace

std::string DumpLayout(const Reader& reader) { return LayoutDumper(reader).Run(); }

}  // namespace inquest::trail
