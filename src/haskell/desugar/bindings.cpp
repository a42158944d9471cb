// Bindings: equations become the body of a routine (H2010 4.4.3), local declarations a kLet (H2010 3.12).
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::Failure;
using core::RoutineKind;
using Form = BindingForm::Kind;

// ------------------------------------------------------------------------------- filling routines

void Translator::FillBinding(RoutineId id, BindingId binding, const DictVars& params, const Dicts& known) {
  Inside inside(*this, id);
  BindDictionaries(params, known);
  FillEquations(binding);
}

void Translator::FillEquations(BindingId id) {
  const Binding& binding = ast_.bindings[id];
  const BindingForm& form = m_.forms[id.index];
  const std::string subject =
      binding.name.text.has_value() ? std::string(c_.names.text(binding.name.text)) : "";
  switch (form.kind) {
    case Form::kEta:
      return FillEta(binding, form);
    case Form::kLambda: {
      ExprId body = binding.matches[0].rhs.alternatives[0].body;
      while (auto* paren = std::get_if<Paren>(&ast_.exprs[body].node)) body = paren->expr;
      auto fill = [&] {
        const Span span = ast_.exprs[body].span;
        if (auto* lambda = std::get_if<Lambda>(&ast_.exprs[body].node)) {
          FillLambda(*lambda, span);
        } else {
          FillMatches(std::get<LambdaCase>(ast_.exprs[body].node).alternatives, Failure::Kind::kCase, span,
                      "", TypeId());
        }
        return Tree{routine().body, false};
      };
      const DeclsId where = binding.matches[0].rhs.where;
      CoreId filled = where.has_value() ? WithDeclsTree(where, fill).expr : fill().expr;
      routine().body = filled;
      return;
    }
    case Form::kUnknown:
    case Form::kBusy:
    case Form::kFunction:
    case Form::kValue:
    case Form::kPattern:
      return FillMatches(binding.matches, Failure::Kind::kEquations, binding.span, subject, TypeId());
  }
}

// What is lifted out of an equation is known by its text. In brackets where it could be taken for an
// operator.
Symbol Translator::NameOfPart(Span span) const {
  std::string text;
  for (const char c : SourceText(span)) {
    const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!blank || !text.ends_with(' ')) text += blank ? ' ' : c;
  }
  const bool begins_as_name = !text.empty() && (std::isalpha(static_cast<unsigned char>(text[0])) != 0 ||
                                                text[0] == '_' || text[0] == '(' || text[0] == '[');
  return c_.names.Intern(begins_as_name ? text : "(" + text + ")");
}

// isort = foldr insert []  becomes  isort xs = foldr insert [] xs.
void Translator::FillEta(const Binding& binding, const BindingForm& form) {
  const Match& match = binding.matches[0];
  const GuardedRhs& rhs = match.rhs.alternatives[0];
  const size_t lifted_depth = lifted_.size();
  if (!routine().parent.has_value()) {
    for (ExprId id : form.lifted) {
      core::Routine constant;
      constant.module = m_.core;
      constant.kind = RoutineKind::kConstant;
      constant.name = NameOfPart(ast_.exprs[id].span);
      constant.span = ast_.exprs[id].span;
      constant.type = TypeOf(id);
      constant.part_of = routine_;
      constant.generated = routine().generated;
      RoutineId lifted = c_.AddRoutine(std::move(constant));
      ModuleContext& module = m_;
      Context& context = c_;
      c_.Later([&context, &module, lifted, id] { Translator(context, module).FillLifted(lifted, id); });
      const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
      lifted_.emplace_back(id, [this, lifted, location] { return MakeRoutine(lifted, location); });
    }
  }
  TypeId type = TypeOf(rhs.body);
  CoreIds arguments;
  for (uint32_t i = 0; i < form.arity; ++i) {
    TypeId argument, result;
    if (c_.SplitFunction(type, &argument, &result)) type = result;
    VarId param = NewHidden(argument);
    routine().params.push_back(param);
    arguments.push_back(MakeVar(param));
  }
  routine().equations.push_back({match.span});
  const Span span = ast_.exprs[rhs.body].span;
  auto body = [&] {
    return MakeLeaf(0, 0, span, ApplyExpr(rhs.body, arguments, {span, type, Written::kPlain}));
  };
  CoreId filled = match.rhs.where.has_value() ? WithDecls(match.rhs.where, body) : body();
  routine().body = filled;
  lifted_.resize(lifted_depth);
}

void Translator::FillLambda(const Lambda& lambda, Span span) {
  Row row;
  for (PatId pat : lambda.patterns) row.patterns.push_back({Pattern::Kind::kSource, pat, 0});
  routine().equations.push_back({span});
  auto body = [&](uint32_t) {
    return Tree{MakeLeaf(0, 0, ast_.exprs[lambda.body].span, Translate(lambda.body)), false};
  };
  row.span = span;
  FillRows({std::move(row)}, body, Failure::Kind::kLambda, span, "", TypeOf(lambda.body));
}

void Translator::FillMatches(const std::vector<Match>& matches, Failure::Kind kind, Span span,
                             const std::string& subject, TypeId result) {
  std::vector<Row> rows;
  rows.reserve(matches.size());
  for (const Match& match : matches) {
    Row row;
    row.number = static_cast<uint32_t>(rows.size());
    row.span = match.span;
    for (PatId pat : match.patterns) row.patterns.push_back({Pattern::Kind::kSource, pat, 0});
    rows.push_back(std::move(row));
    routine().equations.push_back({match.span});
  }
  auto body = [&](uint32_t row) { return TranslateRhs(matches[row].rhs, row, true); };
  FillRows(std::move(rows), body, kind, span, subject, result);
}

// The parameters get the name that all equations give them; where they differ, none.
void Translator::FillRows(std::vector<Row> rows, const RowBody& body, Failure::Kind kind, Span span,
                          const std::string& subject, TypeId result) {
  std::vector<VarId> params;
  const size_t arity = rows.empty() ? 0 : rows[0].patterns.size();
  for (size_t i = 0; i < arity; ++i) {
    VarId param = VarFor(rows, i, CommonName(rows, i));
    params.push_back(param);
    routine().params.push_back(param);
  }
  if (rows.empty()) {  // \case {}: takes an argument and fails
    VarId param = NewHidden(TypeId());
    routine().params.push_back(param);
    CoreId error = MakeError(kind, span, subject, result);
    routine().body = error;
    return;
  }
  CoreId filled = OrError(MatchRows(params, std::move(rows), body), kind, span, subject, result);
  routine().body = filled;
}

// ------------------------------------------------------------------- top-level pattern bindings

void Translator::FillWholePattern(RoutineId id, BindingId binding) {
  Inside inside(*this, id);
  const Binding& b = ast_.bindings[binding];
  routine().name = NameOfPart(ast_.pats[b.pattern].span);
  routine().type = TypeOf(b.pattern);
  FillMatches(b.matches, Failure::Kind::kPatternBinding, b.span, SourceText(ast_.pats[b.pattern].span),
              TypeId());
}

void Translator::FillPatternVariable(RoutineId id, BindingId binding_id, EntityId variable) {
  Inside inside(*this, id);
  const Binding& binding = ast_.bindings[binding_id];
  routine().equations.push_back({binding.span});
  entity_variable_ = {variable, VarId()};
  const TypeId type = TypeOf(binding.pattern);
  CoreId whole = MakeRoutine(c_.WholePattern(m_, binding_id), {Span(), type, Written::kHidden});
  auto body = [&](uint32_t) {
    CHECK(entity_variable_.second.has_value());
    return Tree{MakeLeaf(0, 0, binding.span, MakeVar(entity_variable_.second)), false};
  };
  const Span pattern_span = ast_.pats[binding.pattern].span;
  auto error = [&] {
    return MakeError(Failure::Kind::kPatternBinding, binding.span, SourceText(pattern_span), TypeId());
  };
  CoreId selected = MatchValue(whole, type, {SingleRow(binding.pattern, binding.span)}, body, error).expr;
  routine().body = selected;
}

// ----------------------------------------------------------------------------- local declarations

struct Translator::LocalGroup {
  std::vector<core::Bind> binds;
  std::vector<std::pair<VarId, Span>> forced;  // bang patterns: evaluated before the body
};

CoreId Translator::WithDecls(DeclsId decls, const std::function<CoreId()>& body) {
  return WithDeclsTree(decls, [&] { return Tree{body(), false}; }).expr;
}

Tree Translator::WithDeclsTree(DeclsId decls, const std::function<Tree()>& body) {
  // All in one recursive kLet: with signatures, groups are not in order of scope (H2010 4.5.1).
  const std::vector<BindingId>& bindings = ast_.decls[decls].bindings;
  LocalGroup group;
  for (BindingId id : bindings) {
    const Binding& binding = ast_.bindings[id];
    if (binding.local.has_value()) m_.locals[binding.local.index].binding = id;
  }
  const size_t dict_depth = dicts_.size(), type_depth = type_variables_.size();
  SpecialiseLocals(bindings);
  for (BindingId id : bindings) DeclareLocal(id, group);
  for (BindingId id : bindings) TranslateLocal(id, group);
  Tree tree = body();
  if (dicts_.size() > dict_depth) {
    dicts_.resize(dict_depth);
    type_variables_.resize(type_depth);
    type_arguments_.resize(type_depth);
    substituted_.clear();
  }
  for (size_t i = group.forced.size(); i-- > 0;) {
    tree.expr = MakeSeq(MakeVar(group.forced[i].first), tree.expr, {Span(), TypeId(), Written::kHidden});
  }
  return {MakeLet(std::move(group.binds), tree.expr), tree.can_fail};
}

void Translator::DeclareLocal(BindingId id, LocalGroup&) {
  const Binding& binding = ast_.bindings[id];
  if (binding.pattern.has_value()) {
    std::vector<LocalId> locals;
    CollectVariables(binding.pattern, &locals);
    for (LocalId local : locals) {
      const Module::Local& l = ast_.locals[local];
      m_.locals[local.index] = {NewVar(l.name, TypeOf(local), l.span), RoutineId(), BindingId()};
    }
    return;
  }
  const type::Generalisation* g = m_.generalisation(id);
  LocalInfo& info = m_.locals[binding.local.index];
  const bool hidden = g != nullptr && !g->dictionaries.empty() && !info.without_dictionaries;
  info.var = NewVar(binding.name.text, TypeOf(binding.local), binding.span);
  info.binding = id;
  info.routine = RoutineId();
  if (c_.Form(m_, id, hidden).arity == 0 && !hidden) return;
  info.routine = NewNested(RoutineKind::kLocal, binding.name.text, binding.span, TypeOf(binding.local));
  c_.program.routines[info.routine].hidden_params =
      hidden ? static_cast<uint32_t>(g->dictionaries.size()) : 0;
  if (g != nullptr) ConstrainNested(info.routine, g->dictionaries, hidden);
  c_.program.routines[info.routine].generated = binding.generated;
}

void Translator::TranslateLocal(BindingId id, LocalGroup& group) {
  const Binding& binding = ast_.bindings[id];
  if (binding.pattern.has_value()) return TranslateLocalPattern(id, group);
  const LocalInfo info = m_.locals[binding.local.index];
  if (!info.routine.has_value()) {
    const Match& match = binding.matches[0];
    Tree tree = TranslateRhs(match.rhs, 0, false);
    const std::string subject(c_.names.text(binding.name.text));
    CoreId value = OrError(tree, Failure::Kind::kEquations, binding.span, subject, TypeOf(binding.local));
    group.binds.push_back({info.var, value, RoutineId()});
    return;
  }
  // Arguments of a partial application that are computed once stand beside the function.
  const BindingForm form = m_.forms[id.index];
  const size_t lifted_depth = lifted_.size();
  for (ExprId lifted : form.lifted) {
    const Span written = ast_.exprs[lifted].span;
    VarId var = NewVar(NameOfPart(written), TypeOf(lifted), written);
    group.binds.push_back({var, Translate(lifted), RoutineId()});
    const Location location{ast_.exprs[lifted].span, TypeOf(lifted), Written::kPlain};
    lifted_.emplace_back(lifted, [this, var, location] { return MakeVar(var, location); });
  }
  {
    Inside inside(*this, info.routine);
    const size_t dict_depth = dicts_.size();
    const type::Generalisation* g = m_.generalisation(id);
    if (g != nullptr && !info.without_dictionaries) AddDictionaryParams(g->dictionaries);
    FillEquations(id);
    dicts_.resize(dict_depth);
  }
  lifted_.resize(lifted_depth);
  group.binds.push_back({info.var, core::ExprId(), info.routine});
}

// p = e: the value is bound once, each variable selects from it (H2010 3.12).
void Translator::TranslateLocalPattern(BindingId id, LocalGroup& group) {
  const Binding& binding = ast_.bindings[id];
  PatId pat = Strip(binding.pattern);
  bool bang = false;
  while (auto* banged = std::get_if<PatBang>(&ast_.pats[pat].node)) {
    bang = true;
    pat = Strip(banged->pattern);
  }
  const std::string subject = SourceText(ast_.pats[binding.pattern].span);
  Tree tree = TranslateRhs(binding.matches[0].rhs, 0, false);
  const TypeId type = TypeOf(binding.pattern);
  CoreId value = OrError(tree, Failure::Kind::kPatternBinding, binding.span, subject, type);
  if (auto* var = std::get_if<PatVar>(&ast_.pats[pat].node)) {
    VarId bound = m_.locals[var->local.index].var;
    group.binds.push_back({bound, value, RoutineId()});
    if (bang) group.forced.emplace_back(bound, binding.span);
  } else {
    std::vector<LocalId> locals;
    CollectVariables(pat, &locals);
    if (locals.size() == 1 && !bang) {
      group.binds.push_back(
          {m_.locals[locals[0].index].var, Select(pat, value, locals[0], binding.span), RoutineId()});
    } else if (!locals.empty() || bang) {
      VarId whole = NewHidden(type);
      group.binds.push_back({whole, value, RoutineId()});
      BindLazily(pat, whole, binding.span, &group.binds);
      if (bang) group.forced.emplace_back(whole, binding.span);
      // A bang asks for the match too: a selection can only succeed if all of the pattern matches.
      if (bang && !locals.empty() && !IsIrrefutable(pat)) ForceMatch(pat, whole, binding.span, group);
    }
  }
}

void Translator::ForceMatch(PatId pat, VarId whole, Span span, LocalGroup& group) {
  const Span pattern_span = ast_.pats[pat].span;
  auto body = [&](uint32_t) { return Tree{MakeRawCon(c_.program.unit, {}, {}), false}; };
  auto error = [&] {
    return MakeError(Failure::Kind::kPatternBinding, span, SourceText(pattern_span), TypeId());
  };
  std::vector<std::pair<LocalId, LocalInfo>> saved = SaveVariables(pat);
  CoreId match = MatchValue(MakeVar(whole), TypeOf(pat), {SingleRow(pat, span)}, body, error).expr;
  for (auto& [local, info] : saved) m_.locals[local.index] = info;
  VarId matched = NewHidden(TypeId());
  group.binds.push_back({matched, match, RoutineId()});
  group.forced.emplace_back(matched, span);
}

}  // namespace inquest::haskell::desugar
