// References that declare the same names otherwise: a value of one type never becomes one of another.
#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;
using trials::Trial;

std::string DontKnowOf(HoleKind why) { return std::string("don't know: ") + WhyUnknown(why); }

TEST(Versions, FieldsInAnotherOrderAreOtherData) {
  const std::string right = R"(module Main where
data P = P { px :: Int, py :: Int }
right :: P -> P
right p = p { px = px p + 10 }
main :: IO ()
main = print (py (right (P { px = 1, py = 2 })) + px (right (P { px = 1, py = 2 })))
)";
  Trial trial(right, Changed(right, "px :: Int, py :: Int", "py :: Int, px :: Int"));
  EXPECT_EQ(trial.Of("right (P {py = 2, px = 1}) = P {py = 2, px = 11}"), DontKnowOf(kUnknownData));
  EXPECT_EQ(trial.Of("main = {prints \"13\\n\"}"), "yes") << trial.All();
  Trial other(right, Changed(right, "+ 10", "+ 11"));
  EXPECT_EQ(other.Of("right (P {px = 1, py = 2}) = P {px = 12, py = 2}"), "no") << other.All();
}

TEST(Versions, RecordsThatHoldInstancesAreTold) {
  const std::string right = R"(module Main where
data Any = forall a. Show a => Any { shown :: Int, held :: a }
text :: Any -> String
text (Any n x) = take n (show x)
main :: IO ()
main = putStrLn (text (Any { shown = 2, held = 123 :: Int }))
)";
  Trial trial(right, Changed(right, "take n", "drop n"));
  EXPECT_EQ(trial.Of("text ((Any :: Show Int => _) 2 123) = \"3\""), "no") << trial.All();
}

TEST(Versions, FieldsOfAnotherTypeAreOtherData) {
  const std::string right = R"(module Main where
data T = T Int | U
size :: T -> Int
size (T n) = n
size U = 0
main :: IO ()
main = print (size (T 4) + size U)
)";
  const std::string other = R"(module Main where
data T = T String | U
size :: T -> Int
size (T s) = length s
size U = 1
main :: IO ()
main = print (size (T "four") + size U)
)";
  Trial trial(right, other);
  EXPECT_EQ(trial.Of("size (T \"four\") = 4"), DontKnowOf(kUnknownData)) << trial.All();
  EXPECT_EQ(trial.Of("size U = 1"), "no");
  Trial back(other, right);
  EXPECT_EQ(back.Of("size (T 4) = 4"), DontKnowOf(kUnknownData)) << back.All();
}

TEST(Versions, AVariableOfAnotherTypeIsAnotherVariable) {
  const std::string right = R"(module Main where
f :: Int -> [Int] -> Int
f x ys = go ys
  where
    n = "abc"
    go [] = 0
    go (z:zs) = z + length n + x + go zs
main :: IO ()
main = print (f 2 [1,2])
)";
  Trial trial(right, Changed(Changed(right, "\"abc\"", "x + 3"), "length n + x", "n"));
  EXPECT_EQ(trial.Of("go [2] = 7, with n = 5"), DontKnowOf(kUnknownVariable)) << trial.All();
  EXPECT_EQ(trial.Of("go [] = 0, with n = 5"), "yes") << trial.All();
  EXPECT_EQ(trial.Of("f 2 [1,2] = 13"), "yes");
}

}  // namespace
}  // namespace inquest::oracle
