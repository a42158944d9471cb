#include "source/display_width.h"

#include <clocale>
#include <cwchar>

namespace inquest::source {
namespace {

// The C library has the Unicode tables; wcwidth reads them through the thread's locale, which the person
// may have set to anything. This one is built into it.
locale_t UnicodeLocale() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

}  // namespace

unsigned DisplayWidth(char32_t character) {
  if (character >= 0x20 && character < 0x7f) return 1;
  if (UnicodeLocale() == nullptr) return 1;
  const locale_t before = uselocale(UnicodeLocale());
  const int width = wcwidth(static_cast<wchar_t>(character));
  uselocale(before);
  return width < 0 ? 1 : static_cast<unsigned>(width);
}

}  // namespace inquest::source
