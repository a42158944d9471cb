#include "observe/json_scanner.h"

#include <algorithm>
#include <cstring>

#include "base/utf8.h"

namespace inquest::observe {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

bool IsWellFormed(std::string_view text) {
  const bool is_ascii =
      std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return is_ascii || base::FindIllFormedUtf8(text) == std::string_view::npos;
}

}  // namespace

bool JsonScanner::ReadNumber(uint32_t* number) {
  SkipBlanks();
  uint64_t value = 0;
  const char* const begin = at_;
  while (at_ != end_ && IsDigit(*at_)) {
    value = 10 * value + static_cast<uint64_t>(*at_++ - '0');
    if (value > UINT32_MAX) return false;
  }
  *number = static_cast<uint32_t>(value);
  return at_ != begin && (*begin != '0' || at_ - begin == 1);
}

bool JsonScanner::ReadBool(bool* value) {
  SkipBlanks();
  *value = at_ != end_ && *at_ == 't';
  return SkipWord(*value ? "true" : "false");
}

bool JsonScanner::ReadNumberText(std::string_view* text) {
  SkipBlanks();
  const char* const begin = at_;
  const auto digits = [&] {
    const char* const first = at_;
    while (at_ != end_ && IsDigit(*at_)) ++at_;
    return at_ != first;
  };
  if (at_ != end_ && *at_ == '-') ++at_;
  const char* const first = at_;
  if (!digits() || (*first == '0' && at_ - first > 1)) return false;
  if (at_ != end_ && *at_ == '.') {
    ++at_;
    if (!digits()) return false;
  }
  if (at_ != end_ && (*at_ == 'e' || *at_ == 'E')) {
    ++at_;
    if (at_ != end_ && (*at_ == '+' || *at_ == '-')) ++at_;
    if (!digits()) return false;
  }
  *text = std::string_view(begin, static_cast<size_t>(at_ - begin));
  return true;
}

bool JsonScanner::ReadString(std::string_view* text) {
  if (!Take('"')) return false;
  const char* const begin = at_;
  for (; at_ != end_; ++at_) {
    if (*at_ == '"') {
      *text = std::string_view(begin, static_cast<size_t>(at_ - begin));
      ++at_;
      return IsWellFormed(*text);
    }
    if (*at_ == '\\') {
      unescaped_.assign(begin, at_);
      return ReadEscaped(text);
    }
    if (static_cast<unsigned char>(*at_) < 0x20) return false;
  }
  return false;
}

bool JsonScanner::ReadEscaped(std::string_view* text) {
  for (; at_ != end_; ++at_) {
    if (*at_ == '"') {
      ++at_;
      *text = unescaped_;
      return IsWellFormed(unescaped_);
    }
    if (*at_ == '\\') {
      ++at_;
      if (!ReadEscape()) return false;
    } else if (static_cast<unsigned char>(*at_) < 0x20) {
      return false;
    } else {
      unescaped_ += *at_;
    }
  }
  return false;
}

// Leaves the place at its last sign.
bool JsonScanner::ReadEscape() {
  if (at_ == end_) return false;
  constexpr std::string_view kSigns = "\"\\/bfnrt", kMeanings = "\"\\/\b\f\n\r\t";
  if (const size_t place = kSigns.find(*at_); place != std::string_view::npos) {
    unescaped_ += kMeanings[place];
    return true;
  }
  uint32_t code = 0;
  if (*at_ != 'u' || !ReadFourHex(&code)) return false;
  if (code >= 0xdc00 && code < 0xe000) return false;
  if (code >= 0xd800 && code < 0xdc00) {
    uint32_t low = 0;
    if (end_ - at_ < 3 || at_[1] != '\\' || at_[2] != 'u') return false;
    at_ += 2;
    if (!ReadFourHex(&low) || low < 0xdc00 || low >= 0xe000) return false;
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  base::AppendUtf8(code, unescaped_);
  return true;
}

bool JsonScanner::ReadFourHex(uint32_t* code) {
  if (end_ - at_ < 5) return false;
  *code = 0;
  for (int i = 0; i < 4; ++i) {
    const char c = *++at_;
    const int digit = IsDigit(c)               ? c - '0'
                      : (c >= 'a' && c <= 'f') ? c - 'a' + 10
                      : (c >= 'A' && c <= 'F') ? c - 'A' + 10
                                               : -1;
    if (digit < 0) return false;
    *code = 16 * *code + static_cast<uint32_t>(digit);
  }
  return true;
}

bool JsonScanner::SkipValue() { return SkipValue(0); }

bool JsonScanner::SkipValue(int depth) {
  if (depth > kMostDepth) return false;
  std::string_view ignored;
  if (AtString()) return ReadString(&ignored);
  if (Take('[')) {
    if (Take(']')) return true;
    do {
      if (!SkipValue(depth + 1)) return false;
    } while (Take(','));
    return Take(']');
  }
  if (Take('{')) {
    if (Take('}')) return true;
    do {
      if (!ReadString(&ignored) || !Take(':') || !SkipValue(depth + 1)) return false;
    } while (Take(','));
    return Take('}');
  }
  return SkipWord("true") || SkipWord("false") || SkipWord("null") || ReadNumberText(&ignored);
}

bool JsonScanner::SkipWord(std::string_view word) {
  SkipBlanks();
  if (static_cast<size_t>(end_ - at_) < word.size() || std::memcmp(at_, word.data(), word.size()) != 0)
    return false;
  at_ += word.size();
  return true;
}

}  // namespace inquest::observe
