// The state of a dump; dump.h is the interface. dump_types.cpp, dump_patterns.cpp, dump_expressions.cpp and
// dump_declarations.cpp hold the methods.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "haskell/ast/ast.h"

namespace inquest::haskell {

class Dumper {
 public:
  Dumper(const Module& module, const base::Interner& names) : module_(module), names_(names) {}
  std::string Take() { return std::move(out_); }

  void DumpModule();
  void DumpType(TypeExprId id);
  void DumpPat(PatId id);
  void DumpExpr(ExprId id);

 private:
  void Text(std::string_view text) { out_.append(text); }
  void Text(Symbol symbol) { out_.append(symbol ? names_.text(symbol) : "?"); }
  void Line();  // ends the line and indents the next
  void Reference(const Target& target);
  void NameOf(const Name& name);
  void Variable(Symbol name, LocalId local, EntityId entity);
  void Open(std::string_view head) { out_.append("(").append(head); }
  void Close() { out_.push_back(')'); }
  void LiteralOf(const Literal& literal);

  // Each with a space before it.
  void Exprs(const std::vector<ExprId>& ids);
  void Pats(const std::vector<PatId>& ids);
  void Types(const std::vector<TypeExprId>& ids);
  void Hidden(std::string_view label, ExprId id);  // a function that the renamer added, if any

  void Qualified(const QualifiedType& type);
  void Context(const std::vector<TypeExprId>& context);
  void Fields(const std::vector<FieldBind>& fields, bool wildcard);
  void DumpStmt(const Stmt& stmt);
  void Stmts(const std::vector<Stmt>& stmts);
  void DumpGuarded(const GuardedRhs& rhs);
  void DumpMatch(const Match& match);
  void Matches(const std::vector<Match>& matches);

  void DumpDecls(DeclsId id);
  void DumpBinding(BindingId id);
  void DumpImport(const Import& import);
  void DumpItem(const ImportItem& item);
  void DumpData(const DataDecl& decl);
  void DumpEquation(const FamilyEquation& equation);
  void DumpConstructor(const ConstructorDecl& decl);
  void DumpClass(const ClassDecl& decl);
  void DumpInstance(const InstanceDecl& decl);
  void Parameters(const std::vector<TypeParam>& parameters);

  void Node(const TypeVar& node);
  void Node(const TypeCon& node);
  void Node(const TypeApp& node);
  void Node(const TypeFun& node);
  void Node(const TypeList& node);
  void Node(const TypeTuple& node);
  void Node(const TypeBang& node);
  void Node(const TypeForall& node);
  void Node(const TypeKinded& node);
  void Node(const TypeInfixChain& node);

  void Node(const PatWild& node);
  void Node(const PatVar& node);
  void Node(const PatLit& node);
  void Node(const PatCon& node);
  void Node(const PatRecord& node);
  void Node(const PatTuple& node);
  void Node(const PatList& node);
  void Node(const PatAs& node);
  void Node(const PatLazy& node);
  void Node(const PatBang& node);
  void Node(const PatParen& node);
  void Node(const PatSig& node);
  void Node(const PatView& node);
  void Node(const PatInfixChain& node);
  void Node(const PatNPlusK& node);

  void Node(const Var& node);
  void Node(const Con& node);
  void Node(const Lit& node);
  void Node(const App& node);
  void Node(const InfixChain& node);
  void Node(const Negate& node);
  void Node(const Lambda& node);
  void Node(const Let& node);
  void Node(const If& node);
  void Node(const MultiIf& node);
  void Node(const Case& node);
  void Node(const LambdaCase& node);
  void Node(const Do& node);
  void Node(const Tuple& node);
  void Node(const List& node);
  void Node(const EnumFrom& node);
  void Node(const ListComp& node);
  void Node(const LeftSection& node);
  void Node(const RightSection& node);
  void Node(const RecordConstruct& node);
  void Node(const RecordUpdate& node);
  void Node(const Annotated& node);
  void Node(const Paren& node);
  void Node(const TypeApplied& node);

  const Module& module_;
  const base::Interner& names_;
  std::string out_;
  int indent_ = 0;
};

}  // namespace inquest::haskell
