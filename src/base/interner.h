// Symbols: interned strings, compared by id. One Interner serves a whole front-end run.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/ids.h"

namespace inquest::base {

using Symbol = Id<struct SymbolTag>;

class Interner {
 public:
  // The symbol of `text`; the same text always gives the same symbol.
  Symbol Intern(std::string_view text);
  // The symbol of `text` if it was interned before, otherwise none.
  Symbol Find(std::string_view text) const;
  // Valid as long as the interner lives.
  std::string_view text(Symbol symbol) const;
  size_t size() const { return texts_.size(); }

 private:
  std::deque<std::string> texts_;  // a deque: views into the strings stay valid
  std::unordered_map<std::string_view, Symbol> symbols_;
};

}  // namespace inquest::base
