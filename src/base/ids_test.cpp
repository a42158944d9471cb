#include "base/ids.h"

#include <gtest/gtest.h>

#include "base/interner.h"
#include "base/result.h"

namespace inquest::base {
namespace {

using ThingId = Id<struct ThingTag>;

TEST(Ids, AStoreNumbersItsValuesFromZero) {
  Store<ThingId, int> store;
  EXPECT_EQ(store.next_id(), ThingId(0));
  const ThingId first = store.Add(7);
  const ThingId second = store.Add(8);
  EXPECT_LT(first, second);
  EXPECT_EQ(store[second], 8);
  EXPECT_FALSE(store.contains(ThingId()));
}

TEST(IdsDeathTest, AnIdOutsideItsStoreIsOurFault) {
  Store<ThingId, int> store;
  EXPECT_EXIT((void)store[ThingId(0)], testing::ExitedWithCode(70), "internal fault at .*ids.h");
}

TEST(Interner, EqualTextsHaveEqualSymbols) {
  Interner interner;
  const Symbol insert = interner.Intern("insert");
  EXPECT_EQ(interner.Intern(std::string("ins") + "ert"), insert);
  EXPECT_NE(interner.Intern("isort"), insert);
  EXPECT_EQ(interner.text(insert), "insert");
  EXPECT_FALSE(interner.Find("absent").has_value());
}

TEST(Interner, TextsStayValidWhileItGrows) {
  Interner interner;
  const std::string_view text = interner.text(interner.Intern("a"));  // short: stored inside the string
  for (int i = 0; i < 10000; ++i) interner.Intern(std::to_string(i));
  EXPECT_EQ(text, "a");
  EXPECT_EQ(interner.Find("a"), Symbol(0));
}

TEST(ResultDeathTest, TheValueOfAnErrorIsOurFault) {
  Result<int> result = Error{"no such file"};
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(result.error().message, "no such file");
  EXPECT_EXIT((void)result.value(), testing::ExitedWithCode(70), "ok");
}

}  // namespace
}  // namespace inquest::base
