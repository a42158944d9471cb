// Any bytes are a pattern on calls, which a call matches or does not, or a message about one; never a crash.
#include <cstdint>

#include "base/check.h"
#include "value/memory_terms.h"
#include "view/pattern.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest;
  const auto pattern = view::ParsePattern({reinterpret_cast<const char*>(data), size});
  if (!pattern) {
    CHECK(!pattern.error().message.empty());
    return 0;
  }
  view::NameIn(*pattern);
  value::MemoryTerms terms;
  value::Statement statement;
  statement.name = "insert";
  statement.arguments = {terms.Number(3), terms.Character('c'), terms.Unevaluated(), terms.Error("empty")};
  for (const value::Term argument : statement.arguments) {
    statement.result = argument;
    view::Matches(terms, *pattern, statement);
  }
  return 0;
}
