#include "reduce/describe.h"

#include <algorithm>
#include <unordered_map>

#include "base/check.h"
#include "reduce/mentioned_constants.h"

namespace inquest::reduce {

namespace {

using trail::kNone;
using trail::PlaceKind;

PlaceKind KindOf(Op op) {
  switch (op) {
    case Op::kSlot:
      return PlaceKind::kSlot;
    case Op::kField:
      return PlaceKind::kField;
    case Op::kOuter:
      return PlaceKind::kOuter;
    case Op::kOuterFun:
      return PlaceKind::kOuterFun;
    case Op::kFunSlot:
      return PlaceKind::kFunSlot;
    case Op::kWord:
      return PlaceKind::kWord;
    case Op::kConstant:
      return PlaceKind::kConstant;
    case Op::kMakeFun:
      return PlaceKind::kMakeFun;
    case Op::kString:
      return PlaceKind::kString;
    case Op::kCon:
      return PlaceKind::kCon;
    case Op::kPartial:
      return PlaceKind::kPartial;
    case Op::kAction:
      return PlaceKind::kAction;
    case Op::kCall:
      return PlaceKind::kCall;
    case Op::kCallLocal:
      return PlaceKind::kCallLocal;
    case Op::kApply:
      return PlaceKind::kApply;
    case Op::kPrim:
      return PlaceKind::kPrim;
    case Op::kMethod:
      return PlaceKind::kMethod;
    case Op::kUnwrap:
      return PlaceKind::kUnwrap;
    case Op::kBlock:
      return PlaceKind::kBlock;
    case Op::kCase:
      return PlaceKind::kCase;
    case Op::kLet:
      return PlaceKind::kLet;
    case Op::kLeaf:
      return PlaceKind::kLeaf;
    case Op::kSeq:
      return PlaceKind::kSeq;
    case Op::kError:
      return PlaceKind::kError;
    case Op::kGoto:
      return PlaceKind::kGoto;
    case Op::kClosure:
      return PlaceKind::kClosure;
    default:
      return PlaceKind::kOther;
  }
}

class Describer {
 public:
  Describer(const core::Program& program, const base::Interner& names, const source::Files& files,
            const Code& code, const std::function<std::string(core::RoutineId)>& called)
      : program_(program), names_(names), files_(files), code_(code), called_(called) {}

  trail::Layout Run() {
    DescribeFiles();
    for (const core::Module& module : program_.modules) DescribeModule(module);
    for (uint32_t i = 0; i < program_.routines.size(); ++i) DescribeRoutine(i);
    layout_.first_constructor = layout_.callables.next_id();
    for (const core::Constructor& con : program_.constructors) DescribeConstructor(con);
    for (const Variant& variant : code_.variants) DescribeVariant(variant);
    for (const Site& site : code_.sites) {
      const trail::CallableId callable(layout_.first_constructor.index + site.con);
      layout_.sites.Add({callable, site.arity, site.tag, PlaceOf(site.place)});
    }
    for (const ActionSite& site : code_.action_sites) {
      layout_.action_sites.Add({core::Info(site.primitive).name, site.arity, PlaceOf(site.place)});
    }
    for (const ConstantCode& constant : code_.constants) {
      layout_.constants.Add({CallableOf(constant.routine), trail::SlotId(constant.slot)});
    }
    layout_.suspected_constants_end = trail::SlotId(code_.suspected_constants_end);
    layout_.notes_times = code_.notes_times ? 1 : 0;
    layout_.main = CallableOf(program_.main);
    for (NodeIndex i = 0; i < code_.suspected_nodes_end; ++i) DescribePlace(code_.nodes[i]);
    for (uint32_t i = 0; i < program_.routines.size(); ++i) {
      if (!code_.routines[i].trusted) continue;
      std::vector<trail::ConstantId>& mentions = layout_.callables[trail::CallableId(i)].mentions;
      for (const uint32_t constant : mentions_[code_.routines[i].activation]) mentions.emplace_back(constant);
    }
    return std::move(layout_);
  }

 private:
  std::string Text(base::Symbol symbol) const {
    return symbol.has_value() ? std::string(names_.text(symbol)) : "";
  }
  trail::NameId Name(base::Symbol symbol) {
    if (!symbol.has_value()) return {};
    auto [found, is_new] = name_of_.try_emplace(symbol, layout_.names.next_id());
    if (is_new) layout_.names.Add(Text(symbol));
    return found->second;
  }
  // Routines are numbered as in core.
  static trail::CallableId CallableOf(core::RoutineId id) { return trail::CallableId(id.index); }
  // Places are numbered as nodes are.
  static trail::PlaceId PlaceOf(NodeIndex node) {
    return node == kNoNode ? trail::PlaceId() : trail::PlaceId(node);
  }

  // The texts of files with suspected code only.
  void DescribeFiles() {
    std::vector<bool> wanted(files_.size(), false);
    for (uint32_t i = 0; i < program_.routines.size(); ++i) {
      source::Span span = program_.routines[core::RoutineId(i)].span;
      if (!code_.routines[i].trusted && span.has_value()) wanted[span.file.index] = true;
    }
    for (size_t i = 0; i < files_.size(); ++i) {
      const source::File& file = files_[source::FileId(i)];
      layout_.files.Add(source::File(file.name(), wanted[i] ? std::string(file.text()) : ""));
    }
  }
  void DescribeModule(const core::Module& module) {
    trail::Module described;
    described.name = Text(module.name);
    described.is_library = module.is_library;
    if (!module.is_library && module.file.has_value()) {
      described.file = module.file;
      if (layout_.files[module.file].text().empty()) described.trusted_text = files_[module.file].text();
    }
    layout_.modules.Add(std::move(described));
  }
  source::Span Kept(source::Span span) const {
    if (!span.has_value() || layout_.files[span.file].text().empty()) return {};
    return span;
  }

  // Types of one name that several modules declare are told apart: the first one has the name, others that of
  // their module before it.
  trail::NameId TypeName(core::TyConId con) {
    const core::TyCon& tycon = program_.types.tycon(con);
    const auto [first, is_new] = type_named_.try_emplace(tycon.name, con);
    if (first->second == con || !tycon.module.has_value()) return Name(tycon.name);
    const auto [found, is_other] = qualified_.try_emplace(con, layout_.names.next_id());
    if (is_other) layout_.names.Add(Text(tycon.module) + "." + Text(tycon.name));
    return found->second;
  }

  trail::TypeId Type(core::TypeId id) {
    if (!id.has_value()) return {};
    if (auto found = type_of_.find(id); found != type_of_.end()) return found->second;
    trail::Type described;
    core::TypeId head = id;
    std::vector<core::TypeId> arguments;
    while (program_.types[head].kind == core::TypeKind::kApp) {
      arguments.push_back(program_.types[head].b);
      head = program_.types[head].a;
    }
    const core::Type& type = program_.types[head];
    switch (type.kind) {
      case core::TypeKind::kCon:
        described.name = TypeName(type.con);
        break;
      case core::TypeKind::kVar:
        described.variable = trail::TypeVariableId(type.index);
        break;
      case core::TypeKind::kForall:  // neither variable nor constructor: what it is is not described
      case core::TypeKind::kMeta:
      case core::TypeKind::kApp:
        break;
    }
    std::reverse(arguments.begin(), arguments.end());
    for (core::TypeId argument : arguments) described.arguments.push_back(Type(argument));
    return type_of_[id] = layout_.types.Add(std::move(described));
  }

  trail::Predicate Predicate(const core::Predicate& predicate) {
    trail::Predicate described;
    described.class_name = Name(predicate.class_name);
    for (core::TypeId type : predicate.types) described.types.push_back(Type(type));
    return described;
  }

  // Also of trusted code: its functions are values of suspected code, its dictionaries their parameters.
  void DescribeTypes(const core::Routine& routine, trail::Callable& c) {
    c.instance = Predicate(routine.instance);
    c.is_default = routine.is_default;
    c.is_dictionary = routine.is_dictionary;
    for (const core::Constraint& constraint : routine.constraints) {
      c.constraints.push_back({Predicate(constraint.predicate), constraint.is_parameter});
    }
    if (c.suspected || !c.constraints.empty()) c.type = Type(routine.type);
  }

  void DescribeRoutine(uint32_t index) {
    const core::Routine& routine = program_.routines[core::RoutineId(index)];
    const RoutineCode& code = code_.routines[index];
    trail::Callable c;
    c.name = called_ ? called_(core::RoutineId(index)) : "";
    if (c.name.empty()) c.name = Text(routine.name);
    switch (routine.kind) {
      case core::RoutineKind::kFunction:
        c.kind = trail::CallableKind::kFunction;
        break;
      case core::RoutineKind::kConstant:
        c.kind = trail::CallableKind::kConstant;
        break;
      case core::RoutineKind::kLocal:
        c.kind = trail::CallableKind::kLocal;
        break;
      case core::RoutineKind::kLambda:
        c.kind = trail::CallableKind::kLambda;
        break;
      case core::RoutineKind::kHidden:
        c.kind = trail::CallableKind::kHidden;
        break;
    }
    c.suspected = !code.trusted;
    c.generated = routine.generated;
    c.is_section = code.is_section;
    if (routine.module.has_value()) c.module = trail::ModuleId(routine.module.index);
    c.parent = CallableOf(routine.parent);
    c.part_of = CallableOf(routine.part_of);
    c.arity = code.arity;
    c.hidden = routine.hidden_params;
    c.free = code.free_count;
    c.span = Kept(routine.span);
    for (const OuterVariable& outer : code.outer) {
      c.free_variables.push_back(
          {Text(program_.vars[outer.var].name), outer.hops, trail::SlotId(outer.slot), outer.field});
    }
    DescribeTypes(routine, c);
    if (c.suspected) {
      c.entry = PlaceOf(code.entry);
      c.variant = trail::VariantId(code.variant);
      c.first_param = trail::SlotId(code.first_param);
      for (uint32_t i = 0; i < code.weak_params; ++i) {
        c.weak_params.emplace_back(code_.weak_variables[code.first_weak + i].slot);
      }
      for (const core::Equation& equation : routine.equations) c.equations.push_back(Kept(equation.span));
      for (const core::Leaf& leaf : routine.leaves) {
        c.leaves.push_back({leaf.equation, leaf.guard, Kept(leaf.span)});
      }
    }
    layout_.callables.Add(std::move(c));
  }

  void DescribeConstructor(const core::Constructor& con) {
    trail::Callable c;
    c.name = Text(con.name);
    c.kind = trail::CallableKind::kConstructor;
    if (con.module.has_value()) c.module = trail::ModuleId(con.module.index);
    c.arity = con.arity;
    c.tag = con.tag;
    for (base::Symbol field : con.fields) c.labels.push_back(Text(field));
    c.is_infix = con.is_infix;
    c.is_newtype = con.is_newtype;
    c.precedence = con.precedence;
    c.dictionaries = con.is_dictionary ? con.arity : con.dictionaries;
    c.made_by = CallableOf(con.made_by);
    c.type = Type(con.declared);
    layout_.callables.Add(std::move(c));
  }

  void DescribeVariant(const Variant& variant) {
    trail::Variant described;
    described.size = std::max(variant.size, 1u);
    described.leaf = variant.leaf;
    described.is_block = variant.is_block;
    if (variant.is_block) {
      const Block& block = code_.blocks[variant.owner];
      described.callable = trail::CallableId(block.routine);
      described.entry = PlaceOf(block.entry);
      described.cell_slot = trail::SlotId(block.cell_slot);
    } else if (&variant == code_.variants.data()) {
      described.size = code_.program_frame_size;
    } else {
      described.callable = trail::CallableId(variant.owner);
      described.entry = PlaceOf(code_.routines[variant.owner].entry);
    }
    layout_.variants.Add(described);
  }

  void DescribePlace(const Node& node) {
    trail::Place place;
    place.kind = (node.flags & kTrusted) ? PlaceKind::kOther : KindOf(node.op);
    if (place.kind == PlaceKind::kOther || place.kind == PlaceKind::kClosure) {
      place.a = place.kind == PlaceKind::kClosure ? node.a : 0;
      layout_.places.Add(place);
      return;
    }
    place.is_tail = node.flags & kTail;
    place.has_cell = node.flags & kHasCell;
    place.stores_value = node.flags & kStoreValue;
    place.is_weak = node.flags & kWeak;
    place.slot = trail::SlotId(node.slot);
    place.a = node.a;
    place.b = node.b;
    if (node.op == Op::kWord) place.word = node.word();
    place.first_kid = static_cast<uint32_t>(layout_.kids.size());
    place.count = node.count;
    for (uint32_t i = 0; i < node.count; ++i) layout_.kids.emplace_back(code_.kids[node.kids + i]);
    if (node.expr != kNone) DescribeExpr(program_.exprs[core::ExprId(node.expr)], place);
    switch (place.kind) {
      case PlaceKind::kPrim:
        place.a = PrimitiveName(static_cast<core::Primitive>(node.a)).index;
        break;
      case PlaceKind::kBlock:
        place.a = code_.blocks[node.a].variant;
        break;
      case PlaceKind::kCase:
        place.a = DescribeCase(code_.cases[node.a]).index;
        break;
      case PlaceKind::kLet:
        place.a = DescribeLet(code_.lets[node.a]).index;
        break;
      default:
        break;
    }
    layout_.places.Add(place);
  }

  // A call is written with the name of what it calls, which may be a method, or a function that only passes
  // its arguments on.
  base::Symbol WrittenName(const core::Expr& expr, PlaceKind kind) const {
    if (expr.kind != core::ExprKind::kApp || kind != PlaceKind::kCall) return expr.name;
    return program_.exprs[expr.children[0]].name;
  }

  void DescribeExpr(const core::Expr& expr, trail::Place& place) {
    place.written = expr.written;
    place.span = Kept(expr.span);
    place.type = Type(expr.type);
    if (expr.kind == core::ExprKind::kVar) {
      const core::Var& var = program_.vars[expr.var];
      if (!var.hidden) place.name = Name(var.name);
    } else {
      place.name = Name(WrittenName(expr, place.kind));
    }
    place.hidden = static_cast<uint16_t>(expr.hidden_args);
  }

  trail::PrimitiveId PrimitiveName(core::Primitive primitive) {
    auto [found, is_new] = primitive_of_.try_emplace(primitive, layout_.primitives.next_id());
    if (is_new) layout_.primitives.Add(core::Info(primitive).name);
    return found->second;
  }

  trail::CaseId DescribeCase(const CaseTable& table) {
    trail::Case described;
    for (const Target& target : table.by_tag) described.by_tag.push_back(PlaceOf(target.node));
    for (const LiteralTarget& literal : table.literals) {
      described.literals.emplace_back(literal.word, PlaceOf(literal.target.node));
    }
    described.otherwise = PlaceOf(table.otherwise.node);
    return layout_.cases.Add(std::move(described));
  }

  trail::LetId DescribeLet(const LetCode& let) {
    trail::Let described;
    for (const LetCode::Bind& bind : let.first)
      described.binds.emplace_back(trail::SlotId(bind.slot), PlaceOf(bind.node));
    for (const LetCode::Bind& bind : let.objects)
      described.binds.emplace_back(trail::SlotId(bind.slot), PlaceOf(bind.node));
    return layout_.lets.Add(std::move(described));
  }

  const core::Program& program_;
  const base::Interner& names_;
  const source::Files& files_;
  const Code& code_;
  const std::function<std::string(core::RoutineId)>& called_;
  trail::Layout layout_;
  std::vector<std::vector<uint32_t>> mentions_ = MentionedConstants(code_);
  std::unordered_map<base::Symbol, trail::NameId> name_of_;
  std::unordered_map<core::TypeId, trail::TypeId> type_of_;
  std::unordered_map<base::Symbol, core::TyConId> type_named_;
  std::unordered_map<core::TyConId, trail::NameId> qualified_;
  std::unordered_map<core::Primitive, trail::PrimitiveId> primitive_of_;
};

}  // namespace

trail::Layout Describe(const core::Program& program, const base::Interner& names, const source::Files& files,
                       const Code& code, const std::function<std::string(core::RoutineId)>& called) {
  return Describer(program, names, files, code, called).Run();
}

}  // namespace inquest::reduce
