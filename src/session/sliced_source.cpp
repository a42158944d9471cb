#include "session/sliced_source.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace inquest::session {
namespace {

// What is kept of a line: by byte.
struct Kept {
  std::vector<bool> bytes;
  uint64_t nodes = 0;
};
using KeptLines = std::map<uint32_t, Kept>;

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// Adds what was executed of the code, used by so many nodes.
void AddCode(const view::Code& code, uint64_t nodes, KeptLines* lines) {
  uint32_t line = code.first_line;
  size_t column = code.first_column - 1;
  for (const view::CodePiece& piece : code.pieces) {
    for (const char c : piece.text) {
      if (c == '\n') {
        ++line;
        column = 0;
        continue;
      }
      if (piece.is_suspect() && !IsBlank(c)) {
        Kept& kept = (*lines)[line];
        if (kept.bytes.size() <= column) kept.bytes.resize(column + 1, false);
        kept.bytes[column] = true;
        kept.nodes = std::max(kept.nodes, nodes);
      }
      ++column;
    }
  }
}

void Slice(const Kept* kept, view::SourceLine* line) {
  std::string text;
  for (const view::CodePiece& piece : line->pieces) text += piece.text;
  line->pieces.clear();
  line->count.reset();
  if (kept != nullptr) line->count = kept->nodes;
  // A blank goes with what stands before it.
  bool is_kept = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (!IsBlank(text[i])) is_kept = kept != nullptr && i < kept->bytes.size() && kept->bytes[i];
    if (line->pieces.empty() || line->pieces.back().executed != is_kept)
      line->pieces.push_back({"", is_kept});
    line->pieces.back().text += text[i];
  }
}

}  // namespace

std::vector<view::SourceFile> SliceSource(std::vector<view::SourceFile> files,
                                          const tree::Behaviours& behaviours,
                                          const std::vector<tree::NodeId>& nodes) {
  std::map<std::tuple<std::string, uint32_t, uint32_t>, std::vector<tree::NodeId>> by_equation;
  for (const tree::NodeId node : nodes) {
    const view::Code code = behaviours.CodeOf(node);
    by_equation[{code.file, code.first_line, code.first_column}].push_back(node);
  }
  std::map<std::string, KeptLines> kept;
  for (const auto& [place, users] : by_equation) {
    for (const view::Code& code : behaviours.CodesOf(users)) AddCode(code, users.size(), &kept[code.file]);
  }
  for (view::SourceFile& file : files) {
    const KeptLines& lines = kept[file.name];
    for (view::SourceLine& line : file.lines) {
      const auto found = lines.find(line.number);
      Slice(found == lines.end() ? nullptr : &found->second, &line);
    }
    file.pieces.clear();
  }
  return files;
}

}  // namespace inquest::session
