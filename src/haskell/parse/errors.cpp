// What is said about text that does not parse.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {
namespace {

std::string Quoted(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string_view BlockName(BlockKind kind) {
  switch (kind) {
    case BlockKind::kModule:
      return "module";
    case BlockKind::kDo:
      return "`do` block";
    case BlockKind::kAlternatives:
      return "block of case alternatives";
    case BlockKind::kDeclarations:
      return "block of declarations";
    case BlockKind::kMultiIf:
      return "block of guards";
    case BlockKind::kConstructors:
      return "block of constructors";
    case BlockKind::kRecord:
      return "record";
  }
  return "block";
}

}  // namespace

std::string Parser::Describe() const {
  const Token& token = stream_.token();
  std::string shown;
  if (token.text.has_value()) {
    std::string text(token.qualifier ? std::string(names_.text(token.qualifier)) + "." : "");
    shown = Quoted(text.append(names_.text(token.text)));
  } else {
    shown = lex::Shown(token.kind);
  }
  if (is_expression_ && token.kind == TokenKind::kEnd) shown = "the end of the expression";
  if (At(TokenKind::kVirtualSemicolon)) {
    return shown + " at the start of a new item (by its indentation)";
  }
  if (At(TokenKind::kVirtualClose) && token.kind != TokenKind::kEnd) {
    return shown + " outside of the block (by its indentation)";
  }
  return shown;
}

std::vector<source::Note> Parser::BlockNotes() const {
  auto note = [&](const TokenStream::Block& block) {
    return source::Note{Span{file_, block.begin, block.begin + 1},
                        "The " + std::string(BlockName(block.kind)) + " starts here."};
  };
  if (AtVirtual() && stream_.depth() > 1) {
    return {note(stream_.block())};
  }
  if (closed_before_ == stream_.position() && closed_block_.kind != BlockKind::kModule)
    return {note(closed_block_)};
  if (indented_before_ == stream_.position() && stream_.token().kind != TokenKind::kEnd) {
    source::Note outside = note(indented_block_);
    outside.message = "This line is indented less than the lines of the " +
                      std::string(BlockName(indented_block_.kind)) +
                      " that starts here, so it is not a part of it.";
    return {std::move(outside)};
  }
  return {};
}

void Parser::Unexpected(std::string_view expected) {
  std::string message = "I found " + Describe() + " here, but expected " + std::string(expected) + ".";
  const Token& token = stream_.token();
  std::vector<source::Note> notes = BlockNotes();
  if (token.kind == TokenKind::kVarSym && token.qualifier && names_.text(token.text).starts_with(".")) {
    notes.push_back(
        {{}, "A capitalised name right before a dot qualifies what follows: put a space before the dots."});
  }
  if (At(TokenKind::kEquals) && expected.starts_with("`then`")) {
    notes.push_back({{}, "Equality is written `==`."});
  }
  Fail(SpanOf(token), std::move(message), std::move(notes));
}

void Parser::Fail(Span span, std::string message, std::vector<source::Note> notes) {
  diagnostics_.Error(span, std::move(message), std::move(notes));
  throw SyntaxError();
}

void Parser::NotSupported(Span span, std::string_view extension, std::string_view what) {
  Fail(span, std::string(what) + " (the extension " + std::string(extension) + ") is not supported.");
}

void Parser::TooDeep() {
  // The guard's destructor does not run when its constructor throws.
  --depth_;
  Fail(SpanOf(stream_.token()), "This is nested too deeply: more than " + std::to_string(kMaxDepth) +
                                    " levels. Give a part of it a name of its own.");
}

void Parser::CheckLength(size_t count) {
  if (count > static_cast<size_t>(kMaxDepth)) {
    Fail(SpanOf(stream_.token()), "This has too many parts: more than " + std::to_string(kMaxDepth) + ".");
  }
}

}  // namespace inquest::haskell::parse
