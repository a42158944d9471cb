// Infix chains and sections (H2010 3.4, 3.5, 10.6).
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {
namespace {

using Kind = InfixToken::Kind;

std::string FixityText(Fixity fixity) {
  const char* keyword = "infixl";
  if (fixity.associativity == Associativity::kRight) keyword = "infixr";
  if (fixity.associativity == Associativity::kNone) keyword = "infix";
  return std::string(keyword) + " " + std::to_string(fixity.precedence);
}

}  // namespace

Fixity Renamer::FixityOf(const Target& target) const {
  if (target.entity.has_value()) {
    const Entity& entity = state_.entities[target.entity];
    return entity.has_fixity ? entity.fixity : Fixity{};
  }
  auto found = local_fixities_.find(target.local);
  return found == local_fixities_.end() ? Fixity{} : found->second;
}

const Name& Renamer::OperatorName(ExprId op) const {
  const Expr& expr = module_.exprs[op];
  if (auto* var = std::get_if<Var>(&expr.node)) return var->name;
  CHECK(std::holds_alternative<Con>(expr.node));
  return std::get<Con>(expr.node).name;
}

std::string Renamer::DescribeOperator(const Name& name, Fixity fixity) const {
  return resolver_.Quote(name) + " (" + FixityText(fixity) + ")";
}

void Renamer::ReportConflict(Span span, const std::string& first, const std::string& second) {
  Error(span, "cannot mix " + first + " and " + second + " in one expression without parentheses");
}

static const char kPrefixMinus[] = "prefix `-` (infixl 6)";

void Renamer::RenameInfixChain(ExprId id) {
  InfixChain chain = std::move(std::get<InfixChain>(module_.exprs[id].node));
  std::vector<InfixToken> tokens;
  tokens.reserve(2 * chain.operands.size());
  std::vector<ExprId> operands = chain.operands;  // without the negation markers
  for (uint32_t i = 0; i < chain.operands.size(); ++i) {
    if (auto* negate = std::get_if<Negate>(&module_.exprs[operands[i]].node)) {
      tokens.push_back({Kind::kNegation, kNegationFixity, i});
      operands[i] = negate->expr;
    }
    RenameExpr(operands[i]);
    tokens.push_back({Kind::kOperand, {}, i});
    if (i == chain.operators.size()) break;
    RenameExpr(chain.operators[i]);
    tokens.push_back({Kind::kOperator, FixityOf(OperatorName(chain.operators[i]).target), i});
  }
  InfixResolution resolution = ResolveInfix(tokens);
  if (resolution.conflict) {
    auto describe = [&](const InfixToken& token) {
      return token.kind == Kind::kNegation
                 ? kPrefixMinus
                 : DescribeOperator(OperatorName(chain.operators[token.index]), token.fixity);
    };
    Span span =
        module_
            .exprs[resolution.second.kind == Kind::kNegation ? chain.operands[resolution.second.index]
                                                             : chain.operators[resolution.second.index]]
            .span;
    ReportConflict(span, describe(resolution.first), describe(resolution.second));
  }
  std::vector<ExprId> stack;
  for (size_t i = 0; i < resolution.postfix.size(); ++i) {
    const InfixToken& token = resolution.postfix[i];
    const bool outermost = i + 1 == resolution.postfix.size();
    if (token.kind == Kind::kOperand) {
      stack.push_back(operands[token.index]);
    } else if (token.kind == Kind::kNegation) {
      ExprId target = outermost ? id : chain.operands[token.index];
      Span minus = module_.exprs[chain.operands[token.index]].span;
      ExprId negate = Hidden(&KnownEntities::negate, "negate", minus);
      module_.exprs[target].span = source::Cover(minus, module_.exprs[stack.back()].span);
      module_.exprs[target].node = Negate{stack.back(), negate};
      stack.back() = target;
    } else {
      ExprId right = stack.back();
      stack.pop_back();
      ExprId left = stack.back();
      Span span = source::Cover(module_.exprs[left].span, module_.exprs[right].span);
      App app{chain.operators[token.index], {left, right}};
      if (outermost) {
        module_.exprs[id].node = std::move(app);
        stack.back() = id;
      } else {
        stack.back() = module_.exprs.Add({span, std::move(app)});
      }
    }
  }
  if (resolution.postfix.size() == 1) module_.exprs[id].node = module_.exprs[operands[0]].node;
}

bool Renamer::IsInfix(ExprId operand) const {
  const Expr& expr = module_.exprs[operand];
  if (auto* chain = std::get_if<InfixChain>(&expr.node)) {
    return chain->operands.size() > 1 || (chain->operands.size() == 1 && IsInfix(chain->operands[0]));
  }
  return std::holds_alternative<Negate>(expr.node);
}

Renamer::Outermost Renamer::OutermostOperator(ExprId operand) const {
  const Expr& expr = module_.exprs[operand];
  if (std::holds_alternative<Negate>(expr.node)) return {kNegationFixity, kPrefixMinus};
  const Name& name = OperatorName(std::get<App>(expr.node).function);
  Fixity fixity = FixityOf(name.target);
  return {fixity, DescribeOperator(name, fixity)};
}

void Renamer::RenameLeftSection(ExprId id) {
  LeftSection section = std::get<LeftSection>(module_.exprs[id].node);
  bool infix = IsInfix(section.operand);
  RenameExpr(section.operand);
  RenameExpr(section.op);
  // PostfixOperators: (e !) is (!) e, whatever that is.
  if (postfix_operators_) module_.exprs[id].node = App{section.op, {section.operand}};
  if (!infix) return;
  const Name& op = OperatorName(section.op);
  Fixity fixity = FixityOf(op.target);
  Outermost inner = OutermostOperator(section.operand);
  if (!FitsLeftSection(inner.fixity, fixity)) {
    Error(op.span, "the section's operator " + DescribeOperator(op, fixity) + " binds tighter than " +
                       inner.description + " in its operand: put the operand in parentheses");
  }
}

void Renamer::RenameRightSection(ExprId id) {
  RightSection section = std::get<RightSection>(module_.exprs[id].node);
  bool infix = IsInfix(section.operand);
  RenameExpr(section.op);
  RenameExpr(section.operand);
  if (!infix) return;
  const Name& op = OperatorName(section.op);
  Fixity fixity = FixityOf(op.target);
  Outermost inner = OutermostOperator(section.operand);
  if (!FitsRightSection(inner.fixity, fixity)) {
    Error(op.span, "the section's operator " + DescribeOperator(op, fixity) + " binds tighter than " +
                       inner.description + " in its operand: put the operand in parentheses");
  }
}

void Renamer::RenamePatInfixChain(PatId id, PatternScope scope, LocalId first) {
  PatInfixChain chain = std::move(std::get<PatInfixChain>(module_.pats[id].node));
  std::vector<InfixToken> tokens;
  for (uint32_t i = 0; i < chain.operands.size(); ++i) {
    RenamePattern(chain.operands[i], scope, first);
    auto* literal = std::get_if<PatLit>(&module_.pats[chain.operands[i]].node);
    if (literal != nullptr && literal->negative) tokens.push_back({Kind::kNegation, kNegationFixity, i});
    tokens.push_back({Kind::kOperand, {}, i});
    if (i == chain.operators.size()) break;
    EntityId constructor = resolver_.ResolveConstructor(chain.operators[i]);
    if (constructor.has_value() && state_.entities[constructor].arity != 2) {
      Error(chain.operators[i].span, "the constructor " + resolver_.Quote(constructor) + " has " +
                                         std::to_string(state_.entities[constructor].arity) +
                                         " arguments, but this pattern gives it 2");
    }
    tokens.push_back({Kind::kOperator, FixityOf(chain.operators[i].target), i});
  }
  InfixResolution resolution = ResolveInfix(tokens);
  auto describe = [&](const InfixToken& token) {
    return token.kind == Kind::kNegation ? kPrefixMinus
                                         : DescribeOperator(chain.operators[token.index], token.fixity);
  };
  if (resolution.conflict) {
    const InfixToken& second = resolution.second;
    Span span = second.kind == Kind::kNegation ? module_.pats[chain.operands[second.index]].span
                                               : chain.operators[second.index].span;
    ReportConflict(span, describe(resolution.first), describe(second));
  }
  std::vector<PatId> stack;
  for (size_t i = 0; i < resolution.postfix.size(); ++i) {
    const InfixToken& token = resolution.postfix[i];
    if (token.kind == Kind::kOperand) {
      stack.push_back(chain.operands[token.index]);
    } else if (token.kind == Kind::kNegation) {
      // The sign belongs to the literal alone (H2010 3.17.1): nothing that binds tighter may follow it.
      if (stack.back() != chain.operands[token.index] && !resolution.conflict) {
        ReportConflict(module_.pats[stack.back()].span, kPrefixMinus, describe(resolution.postfix[i - 1]));
      }
    } else {
      PatId right = stack.back();
      stack.pop_back();
      PatId left = stack.back();
      Span span = source::Cover(module_.pats[left].span, module_.pats[right].span);
      stack.back() = module_.pats.Add({span, PatCon{chain.operators[token.index], {left, right}, true}});
      if (IsSynonym(chain.operators[token.index].target.entity)) ExpandSynonym(stack.back());
    }
  }
  module_.pats[id].node = module_.pats[stack.back()].node;
}

}  // namespace inquest::haskell::rename
