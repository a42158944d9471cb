// LANGUAGE pragmas as the renamer needs them.
#pragma once

#include <string_view>

#include "haskell/ast/ast.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

// Whether the module turns the extension on by a pragma.
bool HasExtension(const Module& module, std::string_view name, const base::Interner& names);

// Warns about each pragma that names an extension this implementation does not have (extensions.def).
void WarnAboutUnknownExtensions(const Module& module, const base::Interner& names,
                                source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
