#include <algorithm>

#include "interface/report/contents.h"
#include "interface/report/report.h"
#include "interface/terminal/render.h"
#include "source/excerpt.h"

namespace inquest::report {
namespace {

// What stands between the fences is text, whatever it is: they are longer than any that is in it.
std::string Fenced(const std::string& text) {
  size_t longest = 2, run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + text + (text.ends_with('\n') ? "" : "\n") + fence + "\n\n";
}

// A line of prose with names in it: what means something in Markdown or HTML is escaped.
std::string Prose(const std::string& text) {
  std::string escaped;
  for (const char c : source::MakeVisible(text)) {
    if (std::string_view("\\`*_[]<>#|&~$").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c == '\n' ? ' ' : c;
  }
  return escaped;
}

std::string FindingOf(const session::Finding& finding) {
  const terminal::Screen screen = terminal::TranscriptScreen();
  std::string text = Fenced(terminal::FindingText(finding, screen));
  if (const std::string chain = terminal::ChainText(finding, screen); !chain.empty())
    text += "### What it rests on\n\n" + Fenced(chain);
  return text;
}

}  // namespace

std::string Markdown(session::Session& session) {
  const Contents contents = Collect(session);
  std::string text = "# " + Prose(contents.title) + "\n\n";
  if (!contents.sentence.empty()) text += Prose(contents.sentence) + "\n\n";
  if (contents.finding) text += FindingOf(*contents.finding);
  std::string questions;
  for (const Answered& each : contents.answered)
    questions += terminal::TranscriptLine(each.question, each.statement, each.answer) + "\n";
  if (contents.question) {
    questions += source::MakeVisible(std::to_string(contents.question->number) + ". " +
                                     contents.question->statement + " ?") +
                 "\n";
  }
  if (!questions.empty()) text += "## Questions and answers\n\n" + Fenced(questions);
  if (!contents.earlier.empty()) {
    text += "## Found before\n\n";
    for (const session::Finding& finding : contents.earlier) text += FindingOf(finding);
  }
  return text + Prose(contents.search) + "\n";
}

}  // namespace inquest::report
