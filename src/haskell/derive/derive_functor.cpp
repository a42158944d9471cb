// Functor, Foldable and Traversable, over the last type parameter, through tuples, functions (Functor only)
// and whatever is applied to it.
#include "haskell/derive/type_variable.h"

namespace inquest::haskell::derive {
namespace {

constexpr char kElsewhere[] =
    "its last type parameter is used where only the last argument of a type may mention it";
constexpr char kThroughFunction[] = "its last type parameter occurs in the type of a function";
constexpr char kContravariant[] = "its last type parameter occurs in the argument of a function";
constexpr char kNoParameter[] = "it has no type parameter";
constexpr char kOtherModule[] = "it is defined in another module";

// What the three have in common: the walk over types, and the first reason why it cannot go on.
class FieldWalker {
 public:
  FieldWalker(CodeBuilder& code, const Shape& shape)
      : code_(code), shape_(shape), finder_(code.module(), shape.declaration->parameters.back().name) {}

  const std::string& failure() const { return failure_; }

 protected:
  TypeExprId FieldType(size_t constructor, size_t field) const {
    return shape_.declaration->constructors[constructor].fields[field].type;
  }

  ExprId Fail(const char* reason) {
    if (failure_.empty()) failure_ = reason;
    return code_.Nil();
  }

  // A tuple pattern of fresh variables.
  OpenedConstructor OpenTuple(size_t size) {
    OpenedConstructor opened;
    opened.variables = code_.FreshAll(size, "y");
    std::vector<PatId> patterns;
    for (LocalId variable : opened.variables) patterns.push_back(code_.Bind(variable));
    opened.pattern = code_.MatchTuple(std::move(patterns));
    return opened;
  }

  bool IsVariable(TypeExprId type) { return finder_.Classify(type).kind == OccurrenceKind::kVariable; }

  // The methods of a type without constructors: f x = absurd x.
  ExprId Absurd(LocalId x) { return code_.Apply(code_.Use(&KnownEntities::derive_absurd), {code_.Use(x)}); }

  CodeBuilder& code_;
  const Shape& shape_;
  TypeVariableFinder finder_;
  std::string failure_;
};

// ------------------------------------------------------------------------------ Functor

class FunctorDeriver : public FieldWalker {
 public:
  using FieldWalker::FieldWalker;

  void Run() {
    std::vector<Equation> equations;
    for (size_t c = 0; c < shape_.constructors.size(); ++c) {
      f_ = code_.Fresh("f");
      OpenedConstructor opened = code_.Open(shape_.constructors[c], "a");
      std::vector<ExprId> fields;
      for (size_t i = 0; i < opened.variables.size(); ++i) {
        fields.push_back(Map(FieldType(c, i), code_.Use(opened.variables[i]), true));
      }
      ExprId body = code_.Apply(code_.Use(shape_.constructors[c]), std::move(fields));
      equations.push_back({{code_.Bind(f_), opened.pattern}, body});
    }
    if (equations.empty()) {
      LocalId x = code_.Fresh("x");
      equations.push_back({{code_.Wildcard(), code_.Bind(x)}, Absurd(x)});
    }
    code_.Define("fmap", std::move(equations));
  }

 private:
  // `value` of type t[a] as one of type t[b]; with `covariant` false the other way round, which the variable
  // itself does not allow.
  ExprId Map(TypeExprId type, ExprId value, bool covariant) {
    Occurrence occurrence = finder_.Classify(type);
    switch (occurrence.kind) {
      case OccurrenceKind::kNone:
        return value;
      case OccurrenceKind::kVariable:
        return covariant ? code_.Apply(code_.Use(f_), {value}) : Fail(kContravariant);
      case OccurrenceKind::kTuple: {
        OpenedConstructor opened = OpenTuple(occurrence.parts.size());
        std::vector<ExprId> elements;
        for (size_t i = 0; i < occurrence.parts.size(); ++i) {
          elements.push_back(Map(occurrence.parts[i], code_.Use(opened.variables[i]), covariant));
        }
        return code_.CaseOf(value, {{opened.pattern, code_.TupleOf(std::move(elements))}});
      }
      case OccurrenceKind::kFunction: {
        // The same by the instance of functions, which a debugger can show: nobody wrote the lambda.
        const bool maps_results = covariant && IsVariable(occurrence.parts[1]) &&
                                  finder_.Classify(occurrence.parts[0]).kind == OccurrenceKind::kNone;
        if (maps_results) return code_.Apply(code_.Method("fmap"), {code_.Use(f_), value});
        LocalId argument = code_.Fresh("y");
        ExprId mapped = Map(occurrence.parts[0], code_.Use(argument), !covariant);
        ExprId result = Map(occurrence.parts[1], code_.Apply(value, {mapped}), covariant);
        return code_.LambdaOf({code_.Bind(argument)}, result);
      }
      case OccurrenceKind::kApplied: {
        if (covariant && IsVariable(occurrence.parts[0])) {
          return code_.Apply(code_.Method("fmap"), {code_.Use(f_), value});
        }
        LocalId element = code_.Fresh("y");
        ExprId mapped = Map(occurrence.parts[0], code_.Use(element), covariant);
        return code_.Apply(code_.Method("fmap"), {code_.LambdaOf({code_.Bind(element)}, mapped), value});
      }
      case OccurrenceKind::kElsewhere:
        return Fail(kElsewhere);
    }
    return value;
  }

  LocalId f_;
};

// ------------------------------------------------------------------------------ Foldable

class FoldableDeriver : public FieldWalker {
 public:
  using FieldWalker::FieldWalker;

  void Run() {
    DefineFoldr();
    DefineFoldMap();
  }

 private:
  void DefineFoldr() {
    std::vector<Equation> equations;
    for (size_t c = 0; c < shape_.constructors.size(); ++c) {
      f_ = code_.Fresh("f");
      LocalId z = code_.Fresh("z");
      OpenedConstructor opened = code_.Open(shape_.constructors[c], "a");
      ExprId result = code_.Use(z);
      for (size_t i = opened.variables.size(); i-- > 0;) {
        result = FoldRight(FieldType(c, i), code_.Use(opened.variables[i]), result);
      }
      equations.push_back({{code_.Bind(f_), code_.Bind(z), opened.pattern}, result});
    }
    if (equations.empty()) {
      LocalId z = code_.Fresh("z");
      equations.push_back({{code_.Wildcard(), code_.Bind(z), code_.Wildcard()}, code_.Use(z)});
    }
    code_.Define("foldr", std::move(equations));
  }

  // What is in `value` folded onto `rest`.
  ExprId FoldRight(TypeExprId type, ExprId value, ExprId rest) {
    Occurrence occurrence = finder_.Classify(type);
    switch (occurrence.kind) {
      case OccurrenceKind::kNone:
        return rest;
      case OccurrenceKind::kVariable:
        return code_.Apply(code_.Use(f_), {value, rest});
      case OccurrenceKind::kTuple: {
        OpenedConstructor opened = OpenTuple(occurrence.parts.size());
        for (size_t i = occurrence.parts.size(); i-- > 0;) {
          rest = FoldRight(occurrence.parts[i], code_.Use(opened.variables[i]), rest);
        }
        return code_.CaseOf(value, {{opened.pattern, rest}});
      }
      case OccurrenceKind::kFunction:
        return Fail(kThroughFunction);
      case OccurrenceKind::kApplied: {
        ExprId step = code_.Use(f_);
        if (!IsVariable(occurrence.parts[0])) {
          LocalId element = code_.Fresh("y"), inner = code_.Fresh("w");
          ExprId body = FoldRight(occurrence.parts[0], code_.Use(element), code_.Use(inner));
          step = code_.LambdaOf({code_.Bind(element), code_.Bind(inner)}, body);
        }
        return code_.Apply(code_.Method("foldr"), {step, rest, value});
      }
      case OccurrenceKind::kElsewhere:
        return Fail(kElsewhere);
    }
    return rest;
  }

  void DefineFoldMap() {
    std::vector<Equation> equations;
    for (size_t c = 0; c < shape_.constructors.size(); ++c) {
      f_ = code_.Fresh("f");
      OpenedConstructor opened = code_.Open(shape_.constructors[c], "a");
      std::vector<TypeExprId> types;
      for (size_t i = 0; i < opened.variables.size(); ++i) types.push_back(FieldType(c, i));
      equations.push_back({{code_.Bind(f_), opened.pattern}, FoldMapAll(types, opened.variables)});
    }
    if (equations.empty()) {
      equations.push_back({{code_.Wildcard(), code_.Wildcard()}, code_.Use(&KnownEntities::mempty)});
    }
    code_.Define("foldMap", std::move(equations));
  }

  // The images of all that mention the variable, appended; mempty if none does.
  ExprId FoldMapAll(const std::vector<TypeExprId>& types, const std::vector<LocalId>& variables) {
    ExprId result;
    for (size_t i = types.size(); i-- > 0;) {
      if (!finder_.Mentions(types[i])) continue;
      ExprId one = FoldMap(types[i], code_.Use(variables[i]));
      result =
          result.has_value() ? code_.Apply(code_.Use(&KnownEntities::semigroup_append), {one, result}) : one;
    }
    return result.has_value() ? result : code_.Use(&KnownEntities::mempty);
  }

  ExprId FoldMap(TypeExprId type, ExprId value) {
    Occurrence occurrence = finder_.Classify(type);
    switch (occurrence.kind) {
      case OccurrenceKind::kNone:
        return code_.Use(&KnownEntities::mempty);
      case OccurrenceKind::kVariable:
        return code_.Apply(code_.Use(f_), {value});
      case OccurrenceKind::kTuple: {
        OpenedConstructor opened = OpenTuple(occurrence.parts.size());
        return code_.CaseOf(value, {{opened.pattern, FoldMapAll(occurrence.parts, opened.variables)}});
      }
      case OccurrenceKind::kFunction:
        return Fail(kThroughFunction);
      case OccurrenceKind::kApplied: {
        ExprId image = code_.Use(f_);
        if (!IsVariable(occurrence.parts[0])) {
          LocalId element = code_.Fresh("y");
          image = code_.LambdaOf({code_.Bind(element)}, FoldMap(occurrence.parts[0], code_.Use(element)));
        }
        return code_.Apply(code_.Method("foldMap"), {image, value});
      }
      case OccurrenceKind::kElsewhere:
        return Fail(kElsewhere);
    }
    return value;
  }

  LocalId f_;
};

// ------------------------------------------------------------------------------ Traversable

class TraversableDeriver : public FieldWalker {
 public:
  using FieldWalker::FieldWalker;

  void Run() {
    std::vector<Equation> equations;
    for (size_t c = 0; c < shape_.constructors.size(); ++c) {
      f_ = code_.Fresh("f");
      EntityId constructor = shape_.constructors[c];
      OpenedConstructor opened = code_.Open(constructor, "a");
      std::vector<TypeExprId> types;
      for (size_t i = 0; i < opened.variables.size(); ++i) types.push_back(FieldType(c, i));
      auto rebuild = [&](std::vector<ExprId> fields) {
        return code_.Apply(code_.Use(constructor), std::move(fields));
      };
      equations.push_back({{code_.Bind(f_), opened.pattern}, TraverseAll(types, opened.variables, rebuild)});
    }
    if (equations.empty()) {
      LocalId x = code_.Fresh("x");
      ExprId body = code_.Apply(code_.MethodOf(code_.known().applicative_class, "pure"), {Absurd(x)});
      equations.push_back({{code_.Wildcard(), code_.Bind(x)}, body});
    }
    code_.Define("traverse", std::move(equations));
  }

 private:
  // liftA2 (\b1 b2 b3 -> rebuild) (traverse ... a1) (traverse ... a2) <*> (traverse ... a3): only the fields
  // that mention the variable are traversed.
  template <typename Rebuild>
  ExprId TraverseAll(const std::vector<TypeExprId>& types, const std::vector<LocalId>& variables,
                     Rebuild rebuild) {
    std::vector<ExprId> fields, actions;
    std::vector<PatId> parameters;
    for (size_t i = 0; i < types.size(); ++i) {
      if (!finder_.Mentions(types[i])) {
        fields.push_back(code_.Use(variables[i]));
        continue;
      }
      actions.push_back(Traverse(types[i], code_.Use(variables[i])));
      LocalId result = code_.Fresh("b" + std::to_string(i + 1));
      parameters.push_back(code_.Bind(result));
      fields.push_back(code_.Use(result));
    }
    EntityId applicative = code_.known().applicative_class;
    ExprId built = rebuild(std::move(fields));
    if (actions.empty()) return code_.Apply(code_.MethodOf(applicative, "pure"), {built});
    ExprId function = code_.LambdaOf(std::move(parameters), built);
    if (actions.size() == 1) {
      return code_.Apply(code_.MethodOf(code_.known().functor_class, "fmap"), {function, actions[0]});
    }
    ExprId result = code_.Apply(code_.MethodOf(applicative, "liftA2"), {function, actions[0], actions[1]});
    for (size_t i = 2; i < actions.size(); ++i) {
      result = code_.Apply(code_.MethodOf(applicative, "<*>"), {result, actions[i]});
    }
    return result;
  }

  ExprId Traverse(TypeExprId type, ExprId value) {
    Occurrence occurrence = finder_.Classify(type);
    switch (occurrence.kind) {
      case OccurrenceKind::kNone:
        return code_.Apply(code_.MethodOf(code_.known().applicative_class, "pure"), {value});
      case OccurrenceKind::kVariable:
        return code_.Apply(code_.Use(f_), {value});
      case OccurrenceKind::kTuple: {
        OpenedConstructor opened = OpenTuple(occurrence.parts.size());
        auto rebuild = [&](std::vector<ExprId> fields) { return code_.TupleOf(std::move(fields)); };
        return code_.CaseOf(value,
                            {{opened.pattern, TraverseAll(occurrence.parts, opened.variables, rebuild)}});
      }
      case OccurrenceKind::kFunction:
        return Fail(kThroughFunction);
      case OccurrenceKind::kApplied: {
        ExprId image = code_.Use(f_);
        if (!IsVariable(occurrence.parts[0])) {
          LocalId element = code_.Fresh("y");
          image = code_.LambdaOf({code_.Bind(element)}, Traverse(occurrence.parts[0], code_.Use(element)));
        }
        return code_.Apply(code_.Method("traverse"), {image, value});
      }
      case OccurrenceKind::kElsewhere:
        return Fail(kElsewhere);
    }
    return value;
  }

  LocalId f_;
};

template <typename Deriver>
std::string Derive(CodeBuilder& code, const Shape& shape) {
  if (shape.declaration == nullptr) return kOtherModule;
  if (shape.declaration->parameters.empty()) return kNoParameter;
  Deriver deriver(code, shape);
  deriver.Run();
  return deriver.failure();
}

}  // namespace

std::string DeriveFunctor(CodeBuilder& code, const Shape& shape) {
  return Derive<FunctorDeriver>(code, shape);
}
std::string DeriveFoldable(CodeBuilder& code, const Shape& shape) {
  return Derive<FoldableDeriver>(code, shape);
}
std::string DeriveTraversable(CodeBuilder& code, const Shape& shape) {
  return Derive<TraversableDeriver>(code, shape);
}

}  // namespace inquest::haskell::derive
