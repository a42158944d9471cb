// Any bytes give a module that can be dumped, or diagnostics; never a crash.
#include <cstdint>
#include <string>

#include "haskell/ast/dump.h"
#include "haskell/parse/parse.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest;
  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  source::FileId file =
      files.Add(source::File("Fuzz.hs", std::string(reinterpret_cast<const char*>(data), size)));
  haskell::Module module = haskell::parse::Parse(file, files, names, diagnostics);
  for (const haskell::Expr& expr : module.exprs)
    CHECK(expr.span.begin <= expr.span.end && expr.span.end <= size);
  for (const haskell::Pat& pat : module.pats) CHECK(pat.span.begin <= pat.span.end && pat.span.end <= size);
  for (const source::Diagnostic& d : diagnostics.all())
    CHECK(d.span.begin <= d.span.end && d.span.end <= size);
  haskell::Dump(module, names);
  return 0;
}
