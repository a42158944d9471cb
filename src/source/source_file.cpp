#include "source/source_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "base/size_text.h"
#include "base/utf8.h"
#include "source/read_text.h"

namespace inquest::source {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
// Offsets are 32 bits wide, and no Haskell source is anywhere near.
constexpr size_t kLargestFile = size_t{1} << 30;

base::Error Unreadable(const std::string& path, int reason) {
  if (reason == ENOENT) return {"There is no file `" + path + "`."};
  if (reason == EISDIR) return {"`" + path + "` is a directory; name a Haskell file."};
  return {"`" + path + "` cannot be read: " + std::generic_category().message(reason) + "."};
}

// Reads until the end, so that pipes can be given too.
base::Result<std::string> ReadDescriptor(int descriptor, const std::string& path, size_t most) {
  std::string text;
  size_t size = 0;
  struct stat status = {};
  const bool known = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  const auto told = static_cast<size_t>(known ? status.st_size : 0);
  // Before there is memory for it: a file with holes may be larger than the disk.
  if (told <= most) text.resize(known ? told + 1 : 4096);
  for (;;) {
    if (std::max(size, told) > most)
      return base::Error{"`" + path + "` is larger than " + base::SizeText(most) + "."};
    if (size == text.size()) text.resize(2 * size);
    const ssize_t count = read(descriptor, text.data() + size, text.size() - size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return Unreadable(path, errno);
    if (count == 0) break;
    size += static_cast<size_t>(count);
  }
  text.resize(size);
  return text;
}

}  // namespace

Span Cover(Span a, Span b) {
  if (!a.has_value()) return b;
  if (!b.has_value()) return a;
  CHECK(a.file == b.file);
  return {a.file, std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

File::File(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {
  CHECK(text_.size() <= kLargestFile);
  line_starts_.push_back(0);
  const char* const begin = text_.data();
  const char* const end = begin + text_.size();
  for (const char* at = begin; at < end;) {
    at = static_cast<const char*>(std::memchr(at, '\n', static_cast<size_t>(end - at)));
    if (at == nullptr) break;
    ++at;
    line_starts_.push_back(static_cast<uint32_t>(at - begin));
  }
}

Position File::position(uint32_t offset) const {
  offset = std::min(offset, static_cast<uint32_t>(text_.size()));
  const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  const auto line = static_cast<uint32_t>(after - line_starts_.begin());
  uint32_t column = 1;
  for (uint32_t i = line_starts_[line - 1]; i < offset;) {
    const base::CodePoint point = base::DecodeUtf8(text_, i);
    column = point.value == '\t' ? (column - 1) / kTabWidth * kTabWidth + kTabWidth + 1 : column + 1;
    i += point.length;
  }
  return {line, column};
}

std::string_view File::line(uint32_t number) const {
  CHECK(number >= 1 && number <= line_count());
  const uint32_t begin = line_starts_[number - 1];
  size_t end = number < line_count() ? line_starts_[number] - 1 : text_.size();
  if (end > begin && text_[end - 1] == '\r') --end;
  return std::string_view(text_).substr(begin, end - begin);
}

std::string_view Files::text(Span span) const {
  const std::string_view text = files_[span.file].text();
  CHECK(span.begin <= span.end && span.end <= text.size());
  return text.substr(span.begin, span.end - span.begin);
}

base::Result<std::string> ReadText(const std::string& path, size_t most) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return Unreadable(path, errno);
  base::Result<std::string> text = ReadDescriptor(descriptor, path, most);
  close(descriptor);
  return text;
}

base::Result<File> ReadFile(const std::string& path) {
  base::Result<std::string> text = ReadText(path, kLargestFile);
  if (!text) return text.error();
  if (text->starts_with(kByteOrderMark)) text->erase(0, kByteOrderMark.size());
  // As in GHC: such a byte may stand in a comment; elsewhere the lexer refuses it.
  for (size_t at = base::FindIllFormedUtf8(*text); at != std::string::npos;) {
    (*text)[at] = kIllFormed;
    const size_t next = base::FindIllFormedUtf8(std::string_view(*text).substr(at));
    at = next == std::string_view::npos ? next : at + next;
  }
  return File(path, std::move(*text));
}

}  // namespace inquest::source
