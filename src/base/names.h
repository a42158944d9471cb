// What kind of name a name of the program is (H2010 2.4).
#pragma once

#include <string_view>

namespace inquest::base {

// `<+>`, `:|`, `⊕`; neither a word, a tuple `(,)`, a list nor the text of a lambda.
bool IsOperatorName(std::string_view name);
// Begins with a capital letter, as constructors and modules do.
bool IsCapitalName(std::string_view name);
// A part of operators: of ASCII, and symbols and punctuation beyond it, as GHC has them.
bool IsSymbolCharacter(char32_t c);

}  // namespace inquest::base
