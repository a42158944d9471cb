// Show (H2010 11.4). showsPrec is given all its arguments, the text that follows included, so that showing
// builds no functions: showsPrec d (C a b) r = showParen (d > 10) (\s -> "C " ++ showsPrec 11 a (" " ++
// showsPrec 11 b s)) r.
#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {
namespace {

std::string InParens(std::string_view name) {
  return base::IsOperatorName(name) ? "(" + std::string(name) + ")" : std::string(name);
}

// What is shown for one constructor: texts and fields by turns.
struct Piece {
  std::string text;
  size_t field = 0;
  int precedence = 0;  // of the field; -1 for a text
};

struct Layout {
  std::vector<Piece> pieces;
  int precedence = kApplication;  // parentheses where the context is greater
};

class LayoutBuilder {
 public:
  LayoutBuilder(const CodeBuilder& code, EntityId constructor)
      : code_(code), entity_(code.entity(constructor)), name_(code.name_of(constructor)) {}

  Layout Build() {
    if (entity_.is_record) {
      Record();
    } else if (entity_.is_infix && entity_.arity == 2) {
      Infix();
    } else {
      Prefix();
    }
    return std::move(layout_);
  }

 private:
  void Text(std::string text) {
    if (!layout_.pieces.empty() && layout_.pieces.back().precedence < 0) {
      layout_.pieces.back().text += text;
    } else {
      layout_.pieces.push_back({std::move(text), 0, -1});
    }
  }
  void Field(size_t field, int precedence) { layout_.pieces.push_back({"", field, precedence}); }

  void Prefix() {
    Text(InParens(name_));
    for (size_t i = 0; i < entity_.arity; ++i) {
      Text(" ");
      Field(i, kApplication + 1);
    }
  }

  void Infix() {
    layout_.precedence = entity_.has_fixity ? entity_.fixity.precedence : 9;
    Field(0, layout_.precedence + 1);
    Text(base::IsOperatorName(name_) ? " " + std::string(name_) + " " : " `" + std::string(name_) + "` ");
    Field(1, layout_.precedence + 1);
  }

  void Record() {
    Text(InParens(name_) + " {");
    for (size_t i = 0; i < entity_.fields.size(); ++i) {
      std::string_view field = code_.name_of(entity_.fields[i]);
      Text((i > 0 ? ", " : "") + InParens(field) + " = ");
      Field(i, 0);
    }
    Text("}");
  }

  const CodeBuilder& code_;
  const Entity& entity_;
  std::string_view name_;
  Layout layout_;
};

// text ++ (showsPrec p field (... rest))
ExprId ShowPieces(CodeBuilder& code, const Layout& layout, const std::vector<LocalId>& fields, LocalId rest) {
  ExprId result = code.Use(rest);
  for (size_t i = layout.pieces.size(); i-- > 0;) {
    const Piece& piece = layout.pieces[i];
    if (piece.precedence < 0) {
      result = code.Apply(code.Use(&KnownEntities::append), {code.String(piece.text), result});
    } else {
      ExprId precedence = code.Integer(static_cast<uint64_t>(piece.precedence));
      result = code.Apply(code.Method("showsPrec"), {precedence, code.Use(fields[piece.field]), result});
    }
  }
  return result;
}

Equation ShowConstructor(CodeBuilder& code, EntityId constructor) {
  OpenedConstructor opened = code.Open(constructor, "a");
  LocalId rest = code.Fresh("r");
  if (opened.variables.empty()) {
    std::string_view name = code.name_of(constructor);
    ExprId text = code.String(InParens(name));
    ExprId body = code.Apply(code.Use(&KnownEntities::append), {text, code.Use(rest)});
    return {{code.Wildcard(), opened.pattern, code.Bind(rest)}, body};
  }
  Layout layout = LayoutBuilder(code, constructor).Build();
  LocalId context = code.Fresh("d"), inner_rest = code.Fresh("s");
  ExprId limit = code.Integer(static_cast<uint64_t>(layout.precedence));
  ExprId needed = code.Apply(code.Use(&KnownEntities::derive_int_gt), {code.Use(context), limit});
  ExprId inner =
      code.LambdaOf({code.Bind(inner_rest)}, ShowPieces(code, layout, opened.variables, inner_rest));
  ExprId body = code.Apply(code.Use(&KnownEntities::show_paren), {needed, inner, code.Use(rest)});
  return {{code.Bind(context), opened.pattern, code.Bind(rest)}, body};
}

}  // namespace

std::string DeriveShow(CodeBuilder& code, const Shape& shape) {
  std::vector<Equation> equations;
  for (EntityId constructor : shape.constructors) equations.push_back(ShowConstructor(code, constructor));
  if (equations.empty()) {
    LocalId x = code.Fresh("x");
    ExprId body = code.Apply(code.Use(&KnownEntities::derive_absurd), {code.Use(x)});
    equations.push_back({{code.Wildcard(), code.Bind(x), code.Wildcard()}, body});
  }
  code.Define("showsPrec", std::move(equations));
  return "";
}

}  // namespace inquest::haskell::derive
