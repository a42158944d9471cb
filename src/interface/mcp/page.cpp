#include "interface/mcp/page.h"

#include <algorithm>

namespace inquest::mcp {
namespace {

// No later than `end`, and where a character begins.
size_t AtCharacter(const std::string& text, size_t end) {
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return end;
}

size_t EndOfPage(const std::string& text, size_t begin) {
  if (text.size() - begin <= kPageBytes) return text.size();
  const size_t line = text.rfind('\n', begin + kPageBytes - 1);
  if (line != std::string::npos && line > begin + kPageBytes / 2) return line + 1;
  return AtCharacter(text, begin + kPageBytes);
}

}  // namespace

Page PageOf(const std::string& text, size_t number) {
  Page page;
  size_t all = 0;
  size_t begin = 0;
  do {
    const size_t end = EndOfPage(text, begin);
    if (++all <= std::max<size_t>(1, number)) {
      page.text = text.substr(begin, end - begin);
      page.number = all;
    }
    begin = end;
  } while (begin < text.size());
  page.all = all;
  return page;
}

std::string Cut(const std::string& text, size_t bytes) {
  if (text.size() <= bytes) return text;
  return text.substr(0, AtCharacter(text, bytes)) + " …";
}

}  // namespace inquest::mcp
