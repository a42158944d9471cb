#include "base/interner.h"

namespace inquest::base {

Symbol Interner::Intern(std::string_view text) {
  if (auto found = symbols_.find(text); found != symbols_.end()) return found->second;
  Symbol symbol(texts_.size());
  texts_.emplace_back(text);
  symbols_.emplace(texts_.back(), symbol);
  return symbol;
}

Symbol Interner::Find(std::string_view text) const {
  auto found = symbols_.find(text);
  return found == symbols_.end() ? Symbol() : found->second;
}

std::string_view Interner::text(Symbol symbol) const {
  CHECK(symbol.index < texts_.size());
  return texts_[symbol.index];
}

}  // namespace inquest::base
