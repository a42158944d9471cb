// Haskell code on one line, as a lambda is named in a question: without comments, and with the brackets and
// semicolons that its layout stood for.
//
//     \x -> case x of      -- what is it?
//             1 -> "one"                        \x -> case x of {1 -> "one"; _ -> "more"}
//             _ -> "more"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace inquest::source {

// `column`: where `code` begins in its line, 1-based. A part of a program, not necessarily a whole one; any
// bytes give a text. Where only the grammar tells that a block ends (the parse-error rule of H2010 10.3), its
// end is that of the brackets around it.
std::string OnOneLine(std::string_view code, uint32_t column = 1);

}  // namespace inquest::source
