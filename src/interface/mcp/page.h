// Replies to agents are short: what they read costs them. A long text is given in pages.
#pragma once

#include <cstddef>
#include <string>

namespace inquest::mcp {

// In bytes. Program text has about three bytes a token, so a page is well below 2,000 tokens.
inline constexpr size_t kPageBytes = 4500;

struct Page {
  std::string text;
  size_t number = 1;
  size_t all = 1;
};

// Page `number` of the text, from 1; the last one if there are not so many. Pages end at ends of lines, where
// lines are not longer than a page, and never within a character of UTF-8.
Page PageOf(const std::string& text, size_t number);

// The beginning of a text, with a sign where it was cut.
std::string Cut(const std::string& text, size_t bytes);

}  // namespace inquest::mcp
