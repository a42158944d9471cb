// Modules and declarations.
#include "haskell/ast/dump.h"

#include "haskell/ast/dumper.h"

namespace inquest::haskell {

std::string Dump(const Module& module, const base::Interner& names) {
  Dumper dumper(module, names);
  dumper.DumpModule();
  return dumper.Take();
}

std::string DumpExpr(const Module& module, const base::Interner& names, ExprId id) {
  Dumper dumper(module, names);
  dumper.DumpExpr(id);
  return dumper.Take();
}

std::string DumpPat(const Module& module, const base::Interner& names, PatId id) {
  Dumper dumper(module, names);
  dumper.DumpPat(id);
  return dumper.Take();
}

std::string DumpType(const Module& module, const base::Interner& names, TypeExprId id) {
  Dumper dumper(module, names);
  dumper.DumpType(id);
  return dumper.Take();
}

void Dumper::DumpItem(const ImportItem& item) {
  NameOf(item.name);
  if (item.all_children) Text("(..)");
  if (!item.has_children) return;
  Text("(");
  for (size_t i = 0; i < item.children.size(); ++i) {
    if (i > 0) Text(",");
    NameOf(item.children[i]);
  }
  Text(")");
}

void Dumper::DumpImport(const Import& import) {
  Open("import ");
  if (import.implicit) Text("implicit ");
  if (import.qualified) Text("qualified ");
  NameOf(import.module);
  if (import.as) {
    Text(" as ");
    Text(import.as);
  }
  if (import.has_list) {
    Text(import.hiding ? " hiding (" : " (");
    for (size_t i = 0; i < import.items.size(); ++i) {
      if (i > 0) Text(" ");
      DumpItem(import.items[i]);
    }
    Close();
  }
  Close();
}

void Dumper::Parameters(const std::vector<TypeParam>& parameters) {
  for (const TypeParam& parameter : parameters) {
    Text(" ");
    Text(parameter.name);
    if (!parameter.kind) continue;
    Text("::");
    DumpType(parameter.kind);
  }
}

void Dumper::DumpConstructor(const ConstructorDecl& decl) {
  Open(decl.record ? "record " : decl.infix ? "infix " : "constructor ");
  NameOf(decl.name);
  Reference({decl.entity, {}});
  if (!decl.existentials.empty()) {
    Text(" (exists");
    for (Symbol variable : decl.existentials) {
      Text(" ");
      Text(variable);
    }
    Close();
  }
  Context(decl.context);
  for (const FieldDecl& field : decl.fields) {
    Text(" ");
    if (decl.record) {
      Text(field.name);
      Reference({field.entity, {}});
      Text("::");
    }
    if (field.strict) Text("!");
    DumpType(field.type);
  }
  if (decl.result.has_value()) {
    Text(" (result ");
    DumpType(decl.result);
    Close();
  }
  Close();
}

void Dumper::DumpEquation(const FamilyEquation& equation) {
  Open("type-equation ");
  NameOf(equation.family);
  Types(equation.arguments);
  Text(" =");
  Types({equation.type});
  Close();
}

void Dumper::DumpData(const DataDecl& decl) {
  Open(decl.is_newtype ? "newtype " : "data ");
  NameOf(decl.name);
  Reference({decl.entity, {}});
  Parameters(decl.parameters);
  Context(decl.context);
  ++indent_;
  for (const ConstructorDecl& constructor : decl.constructors) {
    Line();
    DumpConstructor(constructor);
  }
  if (!decl.deriving.empty()) {
    Line();
    Open("deriving");
    for (const DerivingClause& clause : decl.deriving) {
      Text(" ");
      if (clause.strategy == DerivingStrategy::kStock) Text("stock:");
      if (clause.strategy == DerivingStrategy::kNewtype) Text("newtype:");
      if (clause.strategy == DerivingStrategy::kAnyclass) Text("anyclass:");
      NameOf(clause.class_name);
      if (!clause.arguments.empty()) Types(clause.arguments);
      if (clause.via.has_value()) {
        Text(" via ");
        Types({clause.via});
      }
    }
    Close();
  }
  --indent_;
  Close();
}

void Dumper::DumpClass(const ClassDecl& decl) {
  Open("class ");
  NameOf(decl.name);
  Reference({decl.entity, {}});
  Parameters(decl.parameters);
  Context(decl.context);
  DumpDecls(decl.body);
  Close();
}

void Dumper::DumpInstance(const InstanceDecl& decl) {
  Open("instance");
  if (decl.derived) Text(decl.standalone ? " standalone-derived" : " derived");
  if (decl.newtype_deriving) Text(" newtype");
  Text(" ");
  NameOf(decl.class_name);
  Types(decl.types);
  Context(decl.context);
  DumpDecls(decl.body);
  Close();
}

void Dumper::DumpBinding(BindingId id) {
  const Binding& binding = module_.bindings[id];
  Open("bind ");
  if (binding.pattern) {
    DumpPat(binding.pattern);
  } else {
    NameOf(binding.name);
    Reference({binding.entity, binding.local});
  }
  Matches(binding.matches);
  Close();
}

void Dumper::DumpDecls(DeclsId id) {
  if (!id) return;
  const Decls& decls = module_.decls[id];
  ++indent_;
  for (const FixityDecl& fixity : decls.fixities) {
    Line();
    constexpr std::string_view kWords[] = {"infixl", "infixr", "infix"};
    Open(kWords[static_cast<size_t>(fixity.fixity.associativity)]);
    Text(" ");
    Text(std::to_string(fixity.fixity.precedence));
    for (const Name& name : fixity.operators) {
      Text(" ");
      NameOf(name);
    }
    Close();
  }
  for (const TypeSignature& signature : decls.signatures) {
    Line();
    Open("sig");
    for (const Name& name : signature.names) {
      Text(" ");
      NameOf(name);
    }
    Text(" :: ");
    Qualified(signature.type);
    Close();
  }
  for (BindingId binding : decls.bindings) {
    Line();
    DumpBinding(binding);
  }
  for (const BindingGroup& group : decls.groups) {
    Line();
    Open(group.recursive ? "group rec" : "group");
    for (BindingId binding : group.bindings) {
      Text(" ");
      const Binding& b = module_.bindings[binding];
      if (b.pattern) {
        DumpPat(b.pattern);
      } else {
        Text(b.name.text);
      }
    }
    Close();
  }
  --indent_;
}

void Dumper::DumpModule() {
  Open("module ");
  NameOf(module_.name);
  ++indent_;
  if (module_.has_exports) {
    Line();
    Open("export");
    for (const Export& item : module_.exports) {
      Text(" ");
      if (item.is_module) Text("module:");
      DumpItem(item.item);
    }
    Close();
  }
  for (const Import& import : module_.imports) {
    Line();
    DumpImport(import);
  }
  for (const SynonymDecl& decl : module_.synonyms) {
    Line();
    Open("type ");
    NameOf(decl.name);
    Reference({decl.entity, {}});
    Parameters(decl.parameters);
    Text(" =");
    Types({decl.type});
    Close();
  }
  for (const FamilyDecl& decl : module_.families) {
    Line();
    Open(decl.is_data ? "data-family " : "type-family ");
    NameOf(decl.name);
    Reference({decl.entity, {}});
    Parameters(decl.parameters);
    for (const FamilyEquation& equation : decl.equations) DumpEquation(equation);
    Close();
  }
  for (const FamilyEquation& equation : module_.family_equations) {
    Line();
    DumpEquation(equation);
  }
  for (const DataDecl& decl : module_.data_types) {
    Line();
    DumpData(decl);
  }
  for (const ClassDecl& decl : module_.classes) {
    Line();
    DumpClass(decl);
  }
  for (const InstanceDecl& decl : module_.instances) {
    Line();
    DumpInstance(decl);
  }
  for (const DefaultDecl& decl : module_.defaults) {
    Line();
    Open("default");
    Types(decl.types);
    Close();
  }
  for (const ForeignDecl& decl : module_.foreigns) {
    Line();
    Open("foreign ");
    Text(decl.convention);
    Text(" \"" + decl.external + "\" ");
    NameOf(decl.name);
    Reference({decl.entity, {}});
    Text(" :: ");
    Qualified(decl.type);
    Close();
  }
  --indent_;
  DumpDecls(module_.top);
  Close();
  Text("\n");
}

}  // namespace inquest::haskell
