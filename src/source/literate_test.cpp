#include "source/literate.h"

#include <gtest/gtest.h>

namespace inquest::source {
namespace {

TEST(Literate, BirdTracksAndCodeBlocksAreProgram) {
  Diagnostics diagnostics;
  EXPECT_EQ(Unlit(FileId(0), "ab\n\n> x\n\n\\begin{code}\ny\n\\end{code}\nc", diagnostics),
            "  \n\n  x\n\n            \ny\n          \n ");
  EXPECT_FALSE(diagnostics.has_errors());
}

TEST(Literate, TextNextToProgramIsAnError) {
  Diagnostics diagnostics;
  Unlit(FileId(0), "text\n> x\n", diagnostics);
  Unlit(FileId(0), "> x\ntext\n", diagnostics);
  Unlit(FileId(0), "\\begin{code}\n", diagnostics);
  EXPECT_EQ(diagnostics.error_count(), 3u);
}

TEST(Literate, ShownTextHasNoBirdTracksAndNoProse) {
  const File file("A.lhs", "> f x = y\n\nHere y is x:\n\n>   where y = x\n");
  EXPECT_EQ(ProgramText(file, 2, 40), "f x = y\n\n            \n\n    where y = x");
  EXPECT_EQ(ProgramText(File("A.hs", "a\n> b"), 0, 5), "a\n> b");
  EXPECT_EQ(ProgramText(file, 900, 1000), "");
}

}  // namespace
}  // namespace inquest::source
