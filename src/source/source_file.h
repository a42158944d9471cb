// Source files, and places in them. A Span is a half-open range of byte offsets in one file; lines
// and columns (1-based, columns counted in code points, a tab reaching the next multiple of 8 plus 1)
// are computed on demand.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "base/result.h"

namespace inquest::source {

using FileId = base::Id<struct FileTag>;

inline constexpr uint32_t kTabWidth = 8;

struct Span {
  FileId file;
  uint32_t begin = 0;
  uint32_t end = 0;

  bool has_value() const { return file.has_value(); }
};

// The smallest span that covers both; either may be without value.
Span Cover(Span a, Span b);

struct Position {
  uint32_t line = 0;
  uint32_t column = 0;
};

class File {
 public:
  File(std::string name, std::string text);

  // As shown to people: the path as the user gave it, or `lib/Data/List.hs`.
  const std::string& name() const { return name_; }
  std::string_view text() const { return text_; }
  Position position(uint32_t offset) const;
  // The text of a 1-based line without its end-of-line characters.
  std::string_view line(uint32_t number) const;
  uint32_t line_count() const { return static_cast<uint32_t>(line_starts_.size()); }

 private:
  std::string name_;
  std::string text_;
  std::vector<uint32_t> line_starts_;
};

class Files {
 public:
  FileId Add(File file) { return files_.Add(std::move(file)); }
  const File& operator[](FileId id) const { return files_[id]; }
  size_t size() const { return files_.size(); }
  std::string_view text(Span span) const;
  Position begin(Span span) const { return files_[span.file].position(span.begin); }
  Position end(Span span) const { return files_[span.file].position(span.end); }

 private:
  base::Store<FileId, File> files_;
};

// What stands in a text for a byte that is not UTF-8.
inline constexpr char kIllFormed = '\0';

// Reads a whole file; the error names the path and what to do. Each byte that is not UTF-8 becomes
// kIllFormed.
base::Result<File> ReadFile(const std::string& path);

}  // namespace inquest::source
