// Reads text for the tests of this folder.
#pragma once

#include <string>

#include "haskell/ast/dump.h"
#include "haskell/parse/parse.h"

namespace inquest::haskell::parse {

struct Parsed {
  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  Module module;

  explicit Parsed(std::string text, std::string file_name = "Test.hs") {
    source::FileId file = files.Add(source::File(std::move(file_name), std::move(text)));
    module = Parse(file, files, names, diagnostics);
  }
  // "line:column: message" of each error, one a line.
  std::string Errors() const {
    std::string out;
    for (const source::Diagnostic& d : diagnostics.all()) {
      source::Position at = files.begin(d.span);
      out += std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + d.message + "\n";
    }
    return out;
  }
  // The whole dump, or the errors if there are any.
  std::string Text() const { return diagnostics.has_errors() ? Errors() : Dump(module, names); }
};

// A module's declarations, without the line of the module itself and the indentation that it brings.
inline std::string Decls(std::string text) {
  std::string dump = Parsed(std::move(text)).Text();
  if (!dump.starts_with("(module Main\n")) return dump;
  std::string out;
  for (size_t i = dump.find('\n') + 1; i < dump.size();) {
    size_t end = dump.find('\n', i);
    out += dump.substr(i + 2, end - i - 1);
    i = end + 1;
  }
  out.erase(out.size() - 2);  // the module's parenthesis
  return out;
}

// The body of `x = text`, or the errors.
inline std::string Expression(const std::string& text) {
  Parsed parsed("x = " + text);
  if (parsed.diagnostics.has_errors()) return parsed.Errors();
  const auto& top = parsed.module.decls[parsed.module.top];
  const Binding& binding = parsed.module.bindings[top.bindings[0]];
  return DumpExpr(parsed.module, parsed.names, binding.matches[0].rhs.alternatives[0].body);
}

// The pattern of `x = \ text -> 1`, or the errors.
inline std::string Pattern(const std::string& text) {
  std::string lambda = Expression("\\" + text + " -> 1");
  return lambda.starts_with("(\\ ") ? lambda.substr(3, lambda.size() - 3 - 6) : lambda;
}

// The type of `x :: text`, or the errors.
inline std::string TypeOf(const std::string& text) {
  std::string decls = Decls("x :: " + text);
  return decls.starts_with("(sig x :: ") ? decls.substr(10, decls.size() - 11) : decls;
}

}  // namespace inquest::haskell::parse
