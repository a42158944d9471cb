#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "value/ascii.h"
#include "value/escape.h"
#include "value/print.h"
#include "value/test_terms.h"

namespace inquest::value {
namespace {

RC_GTEST_PROP(PrintProperty, FirstOrderDataIsPrintedAsShowDoes, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  Shown shown = RandomTerms(&terms, choices, false).Make(4);
  RC_ASSERT(Text(terms, shown.term) == shown.text);
}

RC_GTEST_PROP(PrintProperty, TextIsNeverWiderThanItsBudget, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  RandomTerms random(&terms, choices, true);
  Statement statement{.name = "routine", .arguments = {random.Make(4).term, random.Make(5).term}};
  statement.result = random.Make(4).term;
  statement.free_variables = {{"n", random.Make(3).term}};
  Budget budget;
  budget.columns = *rc::gen::inRange<uint64_t>(kFewestColumns, 200);
  budget.elements = *rc::gen::element<uint64_t>(0, 1, 3, kNoLimit);
  budget.characters = *rc::gen::element<uint64_t>(0, 2, kNoLimit);
  budget.depth = *rc::gen::element<uint64_t>(1, 3, kNoLimit);
  budget.paths = *rc::gen::arbitrary<bool>();
  budget.ascii = *rc::gen::arbitrary<bool>();
  const Ruler ruler{budget.ascii};
  RC_ASSERT(ruler(Text(terms, statement, budget)) <= budget.columns);
  RC_ASSERT(ruler(Text(terms, statement.result, budget)) <= budget.columns);
}

RC_GTEST_PROP(PrintProperty, WhatFitsIsNotFolded, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  Term term = RandomTerms(&terms, choices, true).Make(4).term;
  std::string text = Text(terms, term);
  RC_ASSERT(Text(terms, term, {.columns = std::max(Columns(text), kFewestColumns)}) == text);
}

}  // namespace
}  // namespace inquest::value
