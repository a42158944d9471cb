#include "haskell/rename/suggest.h"

#include <gtest/gtest.h>

namespace inquest::haskell::rename {
namespace {

TEST(Suggest, TheNearestNameWins) {
  Nearest nearest("lenght");
  nearest.Offer("leng");
  nearest.Offer("length");
  nearest.Offer("height");
  EXPECT_EQ(nearest.best(), "length");
}

TEST(Suggest, FarNamesAreNotSuggested) {
  Nearest nearest("foo");
  nearest.Offer("bar");
  nearest.Offer("fizzy");
  EXPECT_EQ(nearest.best(), "");
}

TEST(Suggest, TiesDoNotDependOnTheOrder) {
  Nearest a("mapp"), b("mapp");
  for (const char* name : {"mapM", "maps"}) a.Offer(name);
  for (const char* name : {"maps", "mapM"}) b.Offer(name);
  EXPECT_EQ(a.best(), b.best());
}

}  // namespace
}  // namespace inquest::haskell::rename
