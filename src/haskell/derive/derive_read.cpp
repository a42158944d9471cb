// Read (H2010 11.4), as readsPrec over `lex`. All constructors share one pass over the parentheses
// (readParens in lib/Inquest/Derive.hs):
//   readsPrec d s = readParens (\p r -> alternative1 ++ alternative2 ++ ...) d s
//   alternative = if p > 10 then [] else [(C a1 a2, s2) | s0 <- expect "C" r, (a1, s1) <- readsPrec 11 s0,
//   ...]
#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {
namespace {

// The comprehension that reads one constructor, generator by generator.
class AlternativeBuilder {
 public:
  AlternativeBuilder(CodeBuilder& code, EntityId constructor, LocalId input)
      : code_(code), constructor_(constructor), entity_(code.entity(constructor)), rest_(input) {}

  ExprId Build() {
    std::string_view name = code_.name_of(constructor_);
    if (entity_.is_record && entity_.arity > 0) {
      Record(name);
    } else if (entity_.is_infix && entity_.arity == 2) {
      precedence_ = entity_.has_fixity ? entity_.fixity.precedence : 9;
      Field(precedence_ + 1);
      ExpectInfix(name);
      Field(precedence_ + 1);
    } else {
      ExpectName(name);
      for (uint32_t i = 0; i < entity_.arity; ++i) Field(kApplication + 1);
    }
    ExprId value = code_.Apply(code_.Use(constructor_), code_.UseAll(fields_));
    return code_.Comprehension(code_.TupleOf({value, code_.Use(rest_)}), std::move(generators_));
  }

  // The greatest precedence of the context in which it can be read without parentheses; none for a bare
  // constructor.
  bool has_precedence() const { return entity_.arity > 0; }
  int precedence() const { return precedence_; }

 private:
  void Record(std::string_view name) {
    precedence_ = kApplication + 1;
    ExpectName(name);
    Expect("{");
    for (size_t i = 0; i < entity_.fields.size(); ++i) {
      if (i > 0) Expect(",");
      std::string_view field = code_.name_of(entity_.fields[i]);
      ExpectName(field);
      Expect("=");
      Field(0);
    }
    Expect("}");
  }

  void ExpectName(std::string_view name) {
    const bool in_parens = base::IsOperatorName(name);
    if (in_parens) Expect("(");
    Expect(name);
    if (in_parens) Expect(")");
  }

  void ExpectInfix(std::string_view name) {
    if (!base::IsOperatorName(name)) Expect("`");
    Expect(name);
    if (!base::IsOperatorName(name)) Expect("`");
  }

  // s' <- expect "word" s
  void Expect(std::string_view word) {
    LocalId next = code_.Fresh("s");
    ExprId expect =
        code_.Apply(code_.Use(&KnownEntities::derive_expect), {code_.String(word), code_.Use(rest_)});
    generators_.push_back({code_.Bind(next), expect});
    rest_ = next;
  }

  // (a, s') <- readsPrec precedence s
  void Field(int precedence) {
    LocalId value = code_.Fresh("a"), next = code_.Fresh("s");
    ExprId limit = code_.Integer(static_cast<uint64_t>(precedence));
    ExprId read = code_.Apply(code_.Method("readsPrec"), {limit, code_.Use(rest_)});
    generators_.push_back({code_.MatchTuple({code_.Bind(value), code_.Bind(next)}), read});
    fields_.push_back(value);
    rest_ = next;
  }

  CodeBuilder& code_;
  EntityId constructor_;
  const Entity& entity_;
  LocalId rest_;
  int precedence_ = kApplication;
  std::vector<LocalId> fields_;
  std::vector<std::pair<PatId, ExprId>> generators_;
};

ExprId ReadConstructor(CodeBuilder& code, EntityId constructor, LocalId context, LocalId input) {
  AlternativeBuilder builder(code, constructor, input);
  ExprId read = builder.Build();
  if (!builder.has_precedence()) return read;
  ExprId limit = code.Integer(static_cast<uint64_t>(builder.precedence()));
  ExprId too_tight = code.Apply(code.Use(&KnownEntities::derive_int_gt), {code.Use(context), limit});
  return code.If(too_tight, code.Nil(), read);
}

}  // namespace

std::string DeriveRead(CodeBuilder& code, const Shape& shape) {
  LocalId context = code.Fresh("p"), input = code.Fresh("r");
  ExprId alternatives;
  for (size_t i = shape.constructors.size(); i-- > 0;) {
    ExprId one = ReadConstructor(code, shape.constructors[i], context, input);
    alternatives =
        alternatives.has_value() ? code.Apply(code.Use(&KnownEntities::append), {one, alternatives}) : one;
  }
  if (!alternatives.has_value()) alternatives = code.Nil();
  ExprId reader = code.LambdaOf({code.Bind(context), code.Bind(input)}, alternatives);
  LocalId d = code.Fresh("d"), s = code.Fresh("s");
  ExprId body = code.Apply(code.Use(&KnownEntities::derive_read_parens), {reader, code.Use(d), code.Use(s)});
  code.Define("readsPrec", {{{code.Bind(d), code.Bind(s)}, body}});
  return "";
}

}  // namespace inquest::haskell::derive
