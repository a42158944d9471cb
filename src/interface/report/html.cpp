#include <algorithm>
#include <string_view>
#include <vector>

#include "interface/report/contents.h"
#include "interface/report/report.h"
#include "interface/terminal/render.h"
#include "source/excerpt.h"

namespace inquest::report {
namespace {

constexpr size_t kMostStatements = 20;  // of a routine that was not judged
constexpr size_t kMostSuspects = 30;    // of such routines

constexpr std::string_view kStyle = R"(:root { color-scheme: light dark; --ink: #1d2330; --faint: #667085;
  --line: #d9dee7; --soft: #f5f7fa; --paper: #fff; --wrong: #b42318; --right: #1a7f4b; --other: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5e9f0; --faint: #98a2b3; --line: #343c4b;
  --soft: #1c222d; --paper: #12161e; --wrong: #ff8a7a; --right: #6bd39a; --other: #e8b765; } }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; overflow-wrap: anywhere; }
code, pre { font: .9em/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem;
  overflow-x: auto; tab-size: 8; }
.unused { color: var(--faint); text-decoration: line-through dotted; }
.others { color: var(--faint); font-style: italic; }
.part { color: var(--wrong); font-weight: 600; }
ol, ul { padding-left: 0; list-style: none; }
li { display: flex; gap: .6rem; padding: .2rem 0; border-bottom: 1px solid var(--line); }
li code { flex: 1; min-width: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.number { color: var(--faint); min-width: 2rem; text-align: right; }
.answer { font-weight: 600; white-space: nowrap; }
.wrong { color: var(--wrong); } .right { color: var(--right); } .other { color: var(--other); }
.small { color: var(--faint); font-size: .875rem; }
)";

std::string Escape(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      case '\'':
        escaped += "&#39;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

// What the program or a journal brought along may be anything.
std::string Text(std::string_view text) { return Escape(source::MakeVisible(text)); }

// The same with tabs as they are.
std::string TextOfCode(std::string_view text) {
  std::string written;
  for (size_t at = 0; at <= text.size();) {
    const size_t tab = std::min(text.find('\t', at), text.size());
    written += Text(text.substr(at, tab - at));
    if (tab < text.size()) written += '\t';
    at = tab + 1;
  }
  return written;
}

std::string Element(std::string_view name, std::string_view inside) {
  return "<" + std::string(name) + ">" + std::string(inside) + "</" + std::string(name) + ">";
}

std::string Spanned(std::string_view kind, const std::string& inside) {
  return "<span class=\"" + std::string(kind) + "\">" + inside + "</span>";
}

std::string_view KindOfAnswer(std::string_view answer) {
  if (answer.starts_with("yes") || answer == "correct") return "right";
  if (answer.starts_with("no") || answer.starts_with("wrong") || answer.starts_with("inadmissible"))
    return "wrong";
  return "other";
}

std::string StatementItem(const std::string& number, const std::string& statement,
                          const std::string& answer) {
  std::string item;
  if (!number.empty()) item += Spanned("number", Text(number));
  item += Element("code", Text(statement));
  if (!answer.empty())
    item += "<span class=\"answer " + std::string(KindOfAnswer(answer)) + "\">" + Text(answer) + "</span>";
  return Element("li", item) + "\n";
}

std::string List(const std::string& items) { return "<ul>\n" + items + "</ul>\n"; }

// Where in the text of the code the pieces at fault are: byte offsets, from and up to.
struct Range {
  size_t from = 0, to = 0;
};
std::vector<Range> RangesOf(const std::vector<view::CodePart>& parts, const view::Code& code) {
  const std::string text = view::TextOf(code);
  std::vector<Range> ranges;
  for (const view::CodePart& part : parts) {
    Range range{.from = text.size(), .to = text.size()};
    view::TextPosition at = {code.first_line, code.first_column};
    const auto is_before = [](view::TextPosition a, view::TextPosition b) {
      return a.line != b.line ? a.line < b.line : a.column < b.column;
    };
    for (size_t i = 0; i < text.size(); ++i) {
      if ((static_cast<unsigned char>(text[i]) & 0xC0) == 0x80) continue;  // within a character
      if (!is_before(at, part.begin)) range.from = std::min(range.from, i);
      if (!is_before(at, part.end)) {
        range.to = i;
        break;
      }
      size_t next = i + 1;
      while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0) == 0x80) ++next;
      at = view::After(at, text.substr(i, next - i));
    }
    if (part.file == code.file && range.from < range.to) ranges.push_back(range);
  }
  return ranges;
}

std::string CodeBlock(const view::Code& code, const std::vector<view::CodePart>& parts = {}) {
  if (code.pieces.empty()) return "";
  const std::vector<Range> ranges = RangesOf(parts, code);
  std::string text(code.first_column > 0 ? code.first_column - 1 : 0, ' ');
  size_t begin = 0;
  for (const view::CodePiece& piece : code.pieces) {
    const std::string_view kind = !piece.executed                    ? "unused"
                                  : piece.of_others && parts.empty() ? "others"
                                                                     : "";
    const size_t end = begin + piece.text.size();
    for (size_t at = begin; at < end;) {
      size_t next = end;
      bool is_at_fault = false;
      for (const Range& range : ranges) {
        is_at_fault = is_at_fault || (range.from <= at && at < range.to);
        for (const size_t edge : {range.from, range.to})
          if (edge > at) next = std::min(next, edge);
      }
      const std::string shown = TextOfCode(std::string_view(piece.text).substr(at - begin, next - at));
      const std::string_view as = is_at_fault ? "part" : kind;
      text += as.empty() ? shown : Spanned(as, shown);
      at = next;
    }
    begin = end;
  }
  return Element("pre", Element("code", text)) + "\n";
}

std::string Codes(const view::Code& code, const std::vector<view::Code>& further,
                  const std::vector<view::CodePart>& parts = {}) {
  std::string text = CodeBlock(code, parts);
  for (const view::Code& each : further) {
    text += Element(
        "p", "and " + Text(each.file + ":" + std::to_string(each.line) + ":" + std::to_string(each.column)));
    text += CodeBlock(each);
  }
  return text;
}

std::string SuspectText(std::string_view why, const session::Suspect& suspect) {
  std::string text =
      Element("h3", Text(std::string(why) + terminal::PlaceOf(suspect.routine, suspect.code))) + "\n" +
      Codes(suspect.code, suspect.further_code);
  std::string items;
  const size_t shown = std::min(suspect.statements.size(), kMostStatements);
  for (size_t i = 0; i < shown; ++i) items += StatementItem("", suspect.statements[i].statement, "");
  if (!items.empty()) text += List(items);
  if (suspect.statements.size() > shown)
    text += Element("p", "and " + std::to_string(suspect.statements.size() - shown) + " more");
  return text;
}

std::string RoundText(const session::Round& round) {
  std::string items;
  for (const session::Round::Call& call : round.calls) items += StatementItem("", call.statement, "");
  std::string sentence = "It does not end: calls make each other again and again, with arguments that ";
  sentence += round.repeats ? "repeat." : "change.";
  if (round.all_calls > round.calls.size())
    sentence += " The last of " + std::to_string(round.all_calls) + " calls:";
  return Element("p", sentence) + "\n" + List(items);
}

std::string KindText(const session::Finding& finding) {
  const std::string fault = List(StatementItem("", finding.fault.statement, ""));
  switch (finding.kind) {
    case session::FindingKind::kWrongResult:
      return Element("p", "What it computed, and should not have:") + "\n" + fault;
    case session::FindingKind::kError:
      return Element("p", "It ends in an error:") + "\n" + fault;
    case session::FindingKind::kDidNotFinish:
      return Element("p", "It did not finish:") + "\n" + fault;
    case session::FindingKind::kGoesRound:
      return RoundText(*finding.round);
    case session::FindingKind::kInadmissibleCall: {
      std::string items;
      for (const session::Evidence& call : finding.inadmissible)
        items += StatementItem("", call.statement, "");
      return Element("p", "It makes a call that should not be:") + "\n" + List(items);
    }
  }
  return "";
}

bool HasUnused(const view::Code& code) {
  return std::any_of(code.pieces.begin(), code.pieces.end(), [](const view::CodePiece& piece) {
    return !piece.executed && piece.text.find_first_not_of(" \t\r\n") != std::string::npos;
  });
}

bool HasOthers(const view::Code& code) {
  return std::any_of(code.pieces.begin(), code.pieces.end(),
                     [](const view::CodePiece& piece) { return piece.executed && piece.of_others; });
}

std::string Legend(const view::Code& code) {
  std::string text;
  if (HasUnused(code)) text = Spanned("unused", "Code like this") + " was not executed.";
  if (HasOthers(code))
    text += (text.empty() ? "" : " ") + Spanned("others", "Code like this") +
            " belongs to functions that were judged for themselves.";
  return text.empty() ? "" : "<p class=\"small\">" + text + "</p>\n";
}

std::string FindingBody(const session::Finding& finding) {
  const session::FaultyCode& fault = finding.fault;
  std::string text = Element("p", Text("In " + terminal::PlaceOf(fault) + ".")) + "\n" +
                     Codes(fault.code, fault.further_code, fault.parts) +
                     (fault.parts.empty() ? Legend(fault.code) : "");
  if (fault.may_be_missing)
    text += Element("p", "Or what should have been chosen before it is missing.") + "\n";
  text += KindText(finding);
  const std::string_view cycle =
      finding.round ? "Or, since it goes round with it, in " : "Or, since they need each other, in ";
  for (const session::Suspect& suspect : finding.cycle) text += SuspectText(cycle, suspect);
  for (size_t i = 0; i < std::min(finding.or_else.size(), kMostSuspects); ++i)
    text += SuspectText("Or, not judged, in ", finding.or_else[i]);
  if (finding.or_else.size() > kMostSuspects)
    text += Element("p", "and " + std::to_string(finding.or_else.size() - kMostSuspects) +
                             " more functions that were not judged");
  std::string items;
  for (const session::Evidence& evidence : finding.chain) {
    std::string answer(session::NameOf(evidence.verdict));
    if (evidence.by != session::By::kPerson)
      answer +=
          ", " + (evidence.author.empty() ? std::string(session::NameOf(evidence.by)) : evidence.author);
    items += StatementItem(evidence.question == 0 ? "" : std::to_string(evidence.question) + ".",
                           evidence.statement, answer);
  }
  if (!items.empty()) text += "<h2>What it rests on</h2>\n" + List(items);
  return text;
}

}  // namespace

std::string Html(session::Session& session) {
  const Contents contents = Collect(session);
  std::string text =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
      Element("title", Text(contents.title)) + "\n" + Element("style", kStyle) +
      "\n</head>\n<body>\n<main>\n" + Element("h1", Text(contents.title)) + "\n";
  if (!contents.sentence.empty()) text += Element("p", Text(contents.sentence)) + "\n";
  if (contents.finding) text += FindingBody(*contents.finding);
  std::string items;
  for (const Answered& each : contents.answered)
    items += StatementItem(std::to_string(each.question) + ".", each.statement, each.answer);
  if (contents.question)
    items += StatementItem(std::to_string(contents.question->number) + ".", contents.question->statement,
                           "not answered");
  if (!items.empty()) text += "<h2>Questions and answers</h2>\n" + List(items);
  for (const session::Finding& finding : contents.earlier) {
    text += "<h2>Found before</h2>\n" + FindingBody(finding);
  }
  text += "<p class=\"small\">" + Text(contents.search + " Made by inquest.") + "</p>\n";
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace inquest::report
