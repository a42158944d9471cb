#include "haskell/program/expression.h"

#include "haskell/parse/parse.h"
#include "haskell/program/program.h"

namespace inquest::haskell::program {

std::unique_ptr<CheckedExpression> CheckExpression(Loader& loader, source::Files& files,
                                                   base::Interner& names, const ExpressionText& expression,
                                                   source::Diagnostics& diagnostics) {
  const source::FileId file = files.Add(source::File(kExpressionFile, expression.text));
  auto checked = std::make_unique<CheckedExpression>();
  const Symbol name = names.Intern(desugar::kAnswerName);
  std::vector<Name> extensions = loader.modules().back().ast.extensions;
  if (expression.overloaded_strings) extensions.push_back({{}, names.Intern("OverloadedStrings"), {}});
  checked->ast = parse::ParseExpression(file, name, extensions, files, names, diagnostics);
  if (diagnostics.has_errors()) return nullptr;
  checked->id = rename::RenameExpression(checked->ast, expression.scope, loader.state(), names, diagnostics);
  if (diagnostics.has_errors()) return nullptr;
  type::CheckOptions options;
  options.is_expression = true;
  options.expected = expression.expected;
  options.defaults = loader.elaborations().back().default_types;
  checked->elaboration = type::Check(checked->ast, checked->id, loader.state(), loader.environment(), names,
                                     diagnostics, options);
  if (diagnostics.has_errors()) return nullptr;
  checked->entity = checked->ast.bindings[checked->ast.decls[checked->ast.top].bindings[0]].entity;
  checked->type = loader.environment().schemes.at(checked->entity).type;
  return checked;
}

Loaded LoadCall(source::FileId main_file, const std::string& call, source::Files& files,
                base::Interner& names, source::Diagnostics& diagnostics, const Options& options) {
  Loader loader(files, names, diagnostics, options);
  if (!loader.Check(main_file)) return {};
  const auto checked =
      CheckExpression(loader, files, names, {call, loader.main_scope(), core::TypeId()}, diagnostics);
  if (checked == nullptr) return {};
  return loader.DesugarCall({checked->id, &checked->ast, &checked->elaboration});
}

}  // namespace inquest::haskell::program
