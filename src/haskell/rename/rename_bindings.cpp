// Local blocks of declarations, bindings, and their right-hand sides.
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

LocalId Renamer::NewLocal(Symbol name, Span span) {
  LocalId local = module_.locals.Add({name, span});
  locals_.Bind(name, local);
  return local;
}

void Renamer::BindDecls(DeclsId id) {
  Decls decls = std::move(module_.decls[id]);
  // The block's variables are numbered from `first` on; `owner` is the binding of each.
  const LocalId first = module_.locals.next_id();
  std::vector<uint32_t> owner;
  for (uint32_t i = 0; i < decls.bindings.size(); ++i) {
    DeclareBinding(decls.bindings[i], first);
    owner.resize(module_.locals.size() - first.index, i);
  }
  std::vector<bool> has_signature(owner.size(), false);
  ResolveLocalSignatures(decls, first, has_signature);
  ApplyLocalFixities(decls, first);

  std::vector<Dependency> dependencies;
  for (uint32_t i = 0; i < decls.bindings.size(); ++i) {
    size_t start = local_uses_.size();
    RenameBinding(decls.bindings[i]);
    for (size_t use = start; use < local_uses_.size(); ++use) {
      uint32_t number = local_uses_[use].index - first.index;  // wraps for variables of enclosing scopes
      if (number < owner.size()) dependencies.push_back({i, owner[number], has_signature[number]});
    }
  }
  if (!decls.bindings.empty()) decls.groups = OrderIntoGroups(decls.bindings, std::move(dependencies));
  module_.decls[id] = std::move(decls);
}

void Renamer::DeclareBinding(BindingId id, LocalId first) {
  Binding& binding = module_.bindings[id];
  if (binding.pattern.has_value()) {
    RenamePattern(binding.pattern, PatternScope::kLocal, first);
    return;
  }
  LocalId other = locals_.Find(binding.name.text);
  if (other.has_value() && other >= first) {
    Error(binding.name.span, resolver_.Quote(binding.name) + " is defined twice here",
          {{module_.locals[other].span, "it is first defined here"},
           {{}, "the equations of one function must stand together"}});
  }
  binding.local = binding.name.target.local = NewLocal(binding.name.text, binding.name.span);
}

void Renamer::ResolveLocalSignatures(Decls& decls, LocalId first, std::vector<bool>& has_signature) {
  for (TypeSignature& signature : decls.signatures) {
    RenameQualifiedType(signature.type);
    for (Name& name : signature.names) {
      LocalId local = locals_.Find(name.text);
      if (!local.has_value() || local < first) {
        Error(name.span, "the type signature of " + resolver_.Quote(name) + " has no binding beside it");
        continue;
      }
      name.target.local = local;
      if (has_signature[local.index - first.index])
        Error(name.span, resolver_.Quote(name) + " has two type signatures");
      has_signature[local.index - first.index] = true;
    }
  }
}

void Renamer::ApplyLocalFixities(Decls& decls, LocalId first) {
  for (FixityDecl& declaration : decls.fixities) {
    for (Name& name : declaration.operators) {
      LocalId local = locals_.Find(name.text);
      if (!local.has_value() || local < first) {
        Error(name.span, "the fixity of " + resolver_.Quote(name) + " is declared where it is not defined");
        continue;
      }
      name.target.local = local;
      if (!local_fixities_.emplace(local, declaration.fixity).second) {
        Error(name.span, "the fixity of " + resolver_.Quote(name) + " is declared twice");
      }
    }
  }
}

void Renamer::RenameBinding(BindingId id) {
  std::vector<Match> matches = std::move(module_.bindings[id].matches);
  for (Match& match : matches) RenameMatch(match);
  module_.bindings[id].matches = std::move(matches);
}

void Renamer::RenameMatch(Match& match) {
  size_t mark = locals_.Mark();
  LocalId first = module_.locals.next_id();
  for (PatId pattern : match.patterns) RenamePattern(pattern, PatternScope::kLocal, first);
  RenameRhs(match.rhs);
  locals_.Restore(mark);
}

// `where` scopes over all guards and right-hand sides (H2010 4.4.3).
void Renamer::RenameRhs(Rhs& rhs) {
  size_t mark = locals_.Mark();
  if (rhs.where.has_value()) BindDecls(rhs.where);
  for (GuardedRhs& alternative : rhs.alternatives) RenameGuardedRhs(alternative);
  locals_.Restore(mark);
}

void Renamer::RenameGuardedRhs(GuardedRhs& rhs) {
  size_t mark = locals_.Mark();
  for (Stmt& guard : rhs.guards) RenameStatement(guard, StatementKind::kGuard, false);
  RenameExpr(rhs.body);
  locals_.Restore(mark);
}

}  // namespace inquest::haskell::rename
