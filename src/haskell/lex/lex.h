// Text -> tokens: Haskell 2010's lexical structure (H2010 2, 10.2) with NumericUnderscores and binary
// literals. Comments and pragmas vanish, but for the LANGUAGE pragmas at the top.
#pragma once

#include "base/interner.h"
#include "haskell/lex/token.h"
#include "haskell/preprocess/source_map.h"
#include "source/diagnostics.h"

namespace inquest::haskell::lex {

struct Options {
  std::vector<std::string> extensions;         // that are on besides those of the pragmas
  const preprocess::SourceMap* map = nullptr;  // from `text` to that of the file; null: they are the same
};

// Any bytes are accepted; what is no Haskell is reported and skipped. `text` is the text of `file`, or for
// literate files what Unlit makes of it (offsets are the same), or what the preprocessor made. Columns are
// those of `text`, all offsets those of the file.
Tokens Lex(source::FileId file, std::string_view text, base::Interner& names,
           source::Diagnostics& diagnostics, const Options& options = {});

}  // namespace inquest::haskell::lex
