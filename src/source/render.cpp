// Diagnostics as text. One diagnostic is a headline, the excerpt, and its notes in the same form.
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "source/diagnostics.h"
#include "source/excerpt.h"

namespace inquest::source {
namespace {

struct Palette {
  std::string_view bold, error, warning, note, gutter, end;
};
constexpr Palette kColors{"\x1b[1m", "\x1b[1;31m", "\x1b[1;35m", "\x1b[1;36m", "\x1b[34m", "\x1b[0m"};
constexpr Palette kPlain{};

class Renderer {
 public:
  Renderer(const Files& files, bool color) : files_(files), palette_(color ? kColors : kPlain) {}

  void Add(const Diagnostic& diagnostic) {
    const bool error = diagnostic.severity == Severity::kError;
    Entry(diagnostic.span, error ? palette_.error : palette_.warning, error ? "error" : "warning",
          diagnostic.message);
    for (const Note& note : diagnostic.notes) {
      if (!note.span.has_value()) out_ += "  ";
      Entry(note.span, palette_.note, "note", note.message);
    }
  }

  std::string Take() { return std::move(out_); }

 private:
  // `place: kind: message`, further lines of the message indented, then the excerpt.
  void Entry(Span span, std::string_view color, std::string_view kind, std::string_view message) {
    if (span.has_value()) {
      const Position position = files_.begin(span);
      Put(palette_.bold, MakeVisible(files_[span.file].name()) + ":" + std::to_string(position.line) + ":" +
                             std::to_string(position.column) + ":");
      out_ += ' ';
    }
    Put(color, std::string(kind) + ":");
    out_ += ' ';
    for (const char c : MakeVisible(message)) {
      out_ += c;
      if (c == '\n') out_ += "    ";
    }
    out_ += '\n';
    if (span.has_value()) AddExcerpt(span, color);
  }

  void AddExcerpt(Span span, std::string_view color) {
    const Excerpt excerpt = MakeExcerpt(files_[span.file], span);
    const std::string number = " " + std::to_string(files_.begin(span).line);
    Put(palette_.gutter, number + " |");
    if (!excerpt.text.empty()) out_ += ' ' + excerpt.text;
    out_ += '\n';
    Put(palette_.gutter, std::string(number.size(), ' ') + " |");
    out_ += ' ' + excerpt.indent;
    Put(color, excerpt.carets);
    out_ += '\n';
  }

  void Put(std::string_view color, std::string_view text) {
    out_ += color;
    out_ += text;
    if (!color.empty()) out_ += palette_.end;
  }

  const Files& files_;
  const Palette palette_;
  std::string out_;
};

// What makes two diagnostics exact duplicates; also the order in which they are shown, but for the
// message: those of one place stay in the order in which the phases reported them.
auto Place(const Diagnostic& d) { return std::tuple(d.span.file.has_value(), d.span.file, d.span.begin); }

auto Key(const Diagnostic& d) {
  return std::tuple(d.severity, d.span.file, d.span.begin, d.span.end, std::string_view(d.message));
}

}  // namespace

std::vector<const Diagnostic*> InOrder(const Diagnostics& diagnostics) {
  std::vector<const Diagnostic*> sorted;
  std::set<decltype(Key(std::declval<Diagnostic>()))> seen;
  for (const Diagnostic& diagnostic : diagnostics.all()) {
    if (seen.insert(Key(diagnostic)).second) sorted.push_back(&diagnostic);
  }
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Diagnostic* a, const Diagnostic* b) { return Place(*a) < Place(*b); });
  return sorted;
}

std::string Render(const Diagnostics& diagnostics, const Files& files, bool color, size_t most) {
  Renderer renderer(files, color);
  for (const Diagnostic* diagnostic : InOrder(diagnostics)) {
    if (most-- == 0) break;
    renderer.Add(*diagnostic);
  }
  return renderer.Take();
}

}  // namespace inquest::source
