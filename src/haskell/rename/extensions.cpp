#include "haskell/rename/extensions.h"

#include <string>
#include <unordered_set>

namespace inquest::haskell::rename {
namespace {

const std::unordered_set<std::string_view>& AcceptedExtensions() {
  static const std::unordered_set<std::string_view> accepted = {
#define EXTENSION(name) #name,
#include "haskell/rename/extensions.def"
  };
  return accepted;
}

}  // namespace

bool HasExtension(const Module& module, std::string_view name, const base::Interner& names) {
  for (const Name& extension : module.extensions) {
    if (names.text(extension.text) == name) return true;
  }
  return false;
}

void WarnAboutUnknownExtensions(const Module& module, const base::Interner& names,
                                source::Diagnostics& diagnostics) {
  for (const Name& extension : module.extensions) {
    std::string_view name = names.text(extension.text);
    if (AcceptedExtensions().contains(name)) continue;
    diagnostics.Warning(extension.span,
                        "the extension `" + std::string(name) + "` is not supported; what it adds will not work");
  }
}

}  // namespace inquest::haskell::rename
