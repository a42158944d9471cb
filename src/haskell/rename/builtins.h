// Names that syntax needs whatever is in scope (entities.h, KnownEntities).
#pragma once

#include <string_view>
#include <unordered_map>

#include "haskell/rename/rename.h"

namespace inquest::haskell::rename {

inline constexpr std::string_view kBuiltinModule = "Inquest.Builtin";

// Sets each known entity of `module` that is still missing and that `types` or `values` has.
void FillKnownEntities(State& state, std::string_view module, const base::Interner& names,
                       const std::unordered_map<Symbol, EntityId>& types,
                       const std::unordered_map<Symbol, EntityId>& values);

// What `[]`, `:`, `()`, `->`, `(,)`, ... mean; none for any other text.
EntityId FindSpecialName(const KnownEntities& known, std::string_view text, bool is_type);

}  // namespace inquest::haskell::rename
