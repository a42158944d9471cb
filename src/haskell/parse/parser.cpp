#include "haskell/parse/parser.h"

#include <algorithm>

#include "haskell/lex/lex.h"
#include "haskell/parse/parse.h"
#include "haskell/preprocess/named_tests.h"
#include "source/literate.h"

namespace inquest::haskell::parse {
namespace {

bool AsksForCpp(const std::vector<std::string>& extensions) {
  return std::find(extensions.begin(), extensions.end(), "CPP") != extensions.end();
}

// What an extension brings with it, as far as anybody asks for it by name.
void AddImplied(std::vector<Name>& extensions, base::Interner& names) {
  for (size_t i = 0; i < extensions.size(); ++i) {
    if (names.text(extensions[i].text) != "GHC2021") continue;
    for (const char* implied : {"ScopedTypeVariables", "PostfixOperators"})
      extensions.push_back({{}, names.Intern(implied), extensions[i].span, {}});
  }
}

}  // namespace

Module Parse(source::FileId file, const source::Files& files, base::Interner& names,
             source::Diagnostics& diagnostics, const Settings& settings) {
  const std::string file_name = files[file].name();
  std::string_view text = files[file].text();
  std::string program;
  if (source::IsLiterate(file_name)) {
    program = source::Unlit(file, text, diagnostics);
    text = program;
  }
  lex::Options options;
  options.extensions = settings.extensions;
  preprocess::Preprocessed preprocessed;
  if (preprocess::WantsPreprocessing(text) || AsksForCpp(settings.extensions)) {
    program = text;  // a file that is included may move the text of this one
    preprocessed = preprocess::Preprocess(file, file_name, program, settings.preprocessing, diagnostics);
    text = preprocessed.text;
    options.map = &preprocessed.map;
  } else if (settings.makes_test_main || preprocess::UsesNamedTests(text)) {
    preprocessed = preprocess::ExpandNamedTests(text, file_name, settings.makes_test_main);
    text = preprocessed.text;
    options.map = &preprocessed.map;
  }
  lex::Tokens tokens = lex::Lex(file, text, names, diagnostics, options);
  CheckExtensions(tokens.extensions, names, diagnostics);
  AddImplied(tokens.extensions, names);
  return Parser(tokens, file, names, diagnostics).Run();
}

Module ParseExpression(source::FileId file, Symbol name, const std::vector<Name>& extensions,
                       const source::Files& files, base::Interner& names, source::Diagnostics& diagnostics) {
  lex::Tokens tokens = lex::Lex(file, files[file].text(), names, diagnostics);
  tokens.extensions = extensions;
  return Parser(tokens, file, names, diagnostics).RunExpression(name);
}

ParsedType ParseType(source::FileId file, const source::Files& files, base::Interner& names,
                     source::Diagnostics& diagnostics) {
  const lex::Tokens tokens = lex::Lex(file, files[file].text(), names, diagnostics);
  ParsedType parsed;
  parsed.type = Parser(tokens, file, names, diagnostics).RunType(&parsed.module);
  return parsed;
}

SpecialNames::SpecialNames(base::Interner& names)
    : minus(names.Intern("-")),
      bang(names.Intern("!")),
      dot(names.Intern(".")),
      star(names.Intern("*")),
      colon(names.Intern(":")),
      forall(names.Intern("forall")),
      unicode_forall(names.Intern("∀")),
      as(names.Intern("as")),
      hiding(names.Intern("hiding")),
      qualified(names.Intern("qualified")),
      safe(names.Intern("safe")),
      stock(names.Intern("stock")),
      anyclass(names.Intern("anyclass")),
      via(names.Intern("via")),
      family(names.Intern("family")),
      role(names.Intern("role")),
      pattern(names.Intern("pattern")),
      plus(names.Intern("+")),
      unit(names.Intern("()")),
      list(names.Intern("[]")),
      arrow(names.Intern("->")),
      main(names.Intern("Main")) {}

Parser::Parser(const lex::Tokens& tokens, source::FileId file, base::Interner& names,
               source::Diagnostics& diagnostics)
    : tokens_(tokens),
      stream_(tokens.tokens),
      file_(file),
      names_(names),
      diagnostics_(diagnostics),
      special_(names) {
  module_.file = file;
  module_.extensions = tokens.extensions;
  for (const Name& extension : tokens.extensions) {
    const std::string_view text = names.text(extension.text);
    if (text == "BlockArguments") block_arguments_ = true;
    if (text == "StrictData" || text == "Strict") strict_data_ = true;
    if (text == "NoStrictData") strict_data_ = false;
    if (text == "Strict") strict_ = true;
    if (text == "PatternSynonyms") pattern_synonyms_ = true;
    if (text == "NPlusKPatterns" || text == "Haskell98") n_plus_k_ = true;
    if (text == "NoNPlusKPatterns") n_plus_k_ = false;
  }
}

bool Parser::Accept(TokenKind k) {
  if (!At(k)) return false;
  stream_.Advance();
  return true;
}

bool Parser::AcceptWord(Symbol text) {
  if (!AtWord(text)) return false;
  stream_.Advance();
  return true;
}

void Parser::Expect(TokenKind k, std::string_view context) {
  if (Accept(k)) return;
  Unexpected(std::string(lex::Shown(k)).append(" ").append(context));
}

void Parser::ExpectCloser(TokenKind k, uint32_t opener) {
  if (Accept(k)) return;
  std::vector<source::Note> notes = BlockNotes();
  notes.push_back({Span{file_, opener, opener + 1}, "It would close the bracket that was opened here."});
  Fail(SpanOf(stream_.token()),
       "I found " + Describe() + " here, but expected " + std::string(lex::Shown(k)) + ".", std::move(notes));
}

Name Parser::NameOf(const Token& token) const {
  Name name;
  name.qualifier = token.qualifier;
  name.text = token.text;
  name.span = SpanOf(token);
  return name;
}

Name Parser::TakeName() {
  Name name = NameOf(stream_.token());
  stream_.Advance();
  return name;
}

Name Parser::BuiltinName(std::string_view text, Span span) const {
  Name name;
  name.text = names_.Intern(text);
  name.span = span;
  return name;
}

// `A.B.C` as one symbol.
Symbol Parser::DottedName(const Token& token) const {
  if (!token.qualifier) return token.text;
  std::string text(names_.text(token.qualifier));
  text.append(".").append(names_.text(token.text));
  return names_.Intern(text);
}

uint32_t Parser::OpenRecord() {
  uint32_t opener = begin();
  stream_.OpenBlock(BlockKind::kRecord);
  return opener;
}

void Parser::CloseRecord(uint32_t opener) {
  if (!At(TokenKind::kCloseBrace)) ExpectCloser(TokenKind::kCloseBrace, opener);
  stream_.CloseBlock();
}

// At its brace, or where the indentation ends it.
void Parser::CloseBlock() {
  const bool by_indentation = At(TokenKind::kVirtualClose);
  const TokenStream::Block block = stream_.block();
  stream_.CloseBlock();
  if (!by_indentation) return;
  indented_block_ = block;
  indented_before_ = stream_.position();
}

void Parser::CloseByRule() {
  closed_block_ = stream_.block();
  closed_before_ = stream_.position();
  stream_.CloseImplicitly();
}

}  // namespace inquest::haskell::parse
