// Any bytes become tokens whose spans lie in the text, in order.
#include <cstdint>

#include "haskell/lex/lex.h"
#include "source/literate.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  base::Interner names;
  source::Diagnostics diagnostics;
  haskell::lex::Tokens tokens = haskell::lex::Lex(source::FileId(0), text, names, diagnostics);
  uint32_t end = 0;
  for (const haskell::lex::Token& token : tokens.tokens) {
    CHECK(token.begin >= end && token.end >= token.begin && token.end <= size);
    end = token.end;
  }
  CHECK(tokens.tokens.back().kind == haskell::lex::TokenKind::kEnd);
  CHECK(source::Unlit(source::FileId(0), text, diagnostics).size() == size);
  return 0;
}
