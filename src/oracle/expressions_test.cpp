#include "oracle/expressions.h"

#include <chrono>
#include <ctime>
#include <thread>

#include "oracle/test_runs.h"
#include "value/path.h"

namespace inquest::oracle {
namespace {

// What `expect` answers for the result of a statement.
class ExpressionsTest : public ::testing::Test {
 protected:
  void Load(const std::string& text) {
    run_ = std::make_unique<trials::Run>(text);
    auto opened = Expressions::Open(source::File("Main.hs", text), trials::FindInLibrary, {});
    ASSERT_TRUE(opened.ok()) << opened.error().message;
    expressions_ = std::move(*opened);
  }

  std::string Expect(const std::string& statement, const std::string& type, const std::string& expression) {
    const auto node = run_->Find(statement);
    if (!node.has_value()) {
      std::string all = "there is no such statement:";
      for (uint32_t i = 0; i < run_->tree.tree.size(); ++i) all += "\n" + run_->StatementOf(tree::NodeId(i));
      return all;
    }
    const trail::Word result = run_->tree.behaviours->Describe(*node).result.id;
    const auto compared = expressions_->Compare(*run_->trail, result, type, expression);
    if (!compared.ok()) return compared.error().message;
    return compared->equal ? "yes" : "no " + value::PathText(compared->difference);
  }

  std::unique_ptr<trials::Run> run_;
  std::unique_ptr<Expressions> expressions_;
};

TEST_F(ExpressionsTest, AreTakenAtTheTypeOfTheResult) {
  Load(R"(module Main where
import Data.Ratio
half :: Double -> Double
half x = x / 2
halves :: [Double] -> [Double]
halves = map half
third :: Integer -> Rational
third n = n % 3
wrap :: Int -> Maybe Double
wrap n = Just (fromIntegral n)
main :: IO ()
main = print (half 16, halves [2, 4], third 2, wrap 3)
)");
  EXPECT_EQ(Expect("half 16.0 = 8.0", "Double", "8"), "yes");
  EXPECT_EQ(Expect("half 16.0 = 8.0", "Double", "9"), "no ");
  EXPECT_EQ(Expect("halves [2.0,4.0] = [1.0,2.0]", "[Double]", "[1,2]"), "yes");
  EXPECT_EQ(Expect("halves [2.0,4.0] = [1.0,2.0]", "[Double]", "[1,3]"), "no 2");
  EXPECT_EQ(Expect("third 2 = 2 % 3", "Ratio Integer", "2/3"), "yes");
  EXPECT_EQ(Expect("third 2 = 2 % 3", "Ratio Integer", "4 % 6"), "yes");
  EXPECT_EQ(Expect("wrap 3 = Just 3.0", "Maybe Double", "Just 3"), "yes");
  // Nothing is known of the type: numbers are what they are worth.
  EXPECT_EQ(Expect("half 16.0 = 8.0", "", "8"), "yes");
  EXPECT_EQ(Expect("wrap 3 = Just 3.0", "Maybe _", "Just 3"), "yes");
  EXPECT_EQ(Expect("wrap 3 = Just 3.0", "Maybe _", "Just 4"), "no 1");
}

TEST_F(ExpressionsTest, AgreeWithWhatWasNotComputed) {
  Load(R"(module Main where
nats :: Int -> [Int]
nats n = n : nats (n + 1)
pair :: Int -> (Int, Int)
pair n = (n, product [n .. n * n])
main :: IO ()
main = print (take 2 (nats 1), fst (pair 3))
)");
  EXPECT_EQ(Expect("nats 1 = 1 : 2 : _", "[Int]", "[1 ..]"), "yes");
  EXPECT_EQ(Expect("nats 1 = 1 : 2 : _", "[Int]", "[1, 2]"), "yes");
  EXPECT_EQ(Expect("nats 1 = 1 : 2 : _", "[Int]", "[1, 3]"), "no 2");
  EXPECT_EQ(Expect("nats 1 = 1 : 2 : _", "[Int]", "[1]"), "no 2-");
  EXPECT_EQ(Expect("pair 3 = (3,_)", "(Int, Int)", "(3, undefined)"), "yes");
  EXPECT_EQ(Expect("pair 3 = (3,_)", "(Int, Int)", "(undefined, 3)"), "no 1");
}

TEST_F(ExpressionsTest, TakeTheEqualityOfLibraries) {
  Load(R"({-# LANGUAGE OverloadedStrings #-}
module Main where
import qualified Data.Map as M
import qualified Data.Set as S
import Data.Text (Text, append)
table :: Int -> M.Map Int Char
table n = M.fromList [(i, 'x') | i <- [n, n - 1 .. 1]]
odds :: Int -> S.Set Int
odds n = foldr S.insert S.empty (filter odd [1 .. n])
zero :: Double -> Double
zero x = x * 0
nan :: Double -> Double
nan x = x / 0 - x / 0
greet :: Text -> Text
greet name = append "hello " name
main :: IO ()
main = print (table 4) >> print (odds 9) >> print (zero (-1), nan 1) >> print (greet "you")
)");
  EXPECT_EQ(Expect("table 4 = fromList [(1,'x'),(2,'x'),(3,'x'),(4,'x')]", "Map Int Char",
                   "foldr (\\i -> M.insert i 'x') M.empty [1 .. 4]"),
            "yes");
  EXPECT_EQ(Expect("table 4 = fromList [(1,'x'),(2,'x'),(3,'x'),(4,'x')]", "Map Int Char",
                   "M.fromList (zip [1 .. 4] \"xxyx\")"),
            "no 1.3.2");
  EXPECT_EQ(Expect("odds 9 = fromList [1,3,5,7,9]", "Set Int", "S.fromList [9, 7, 5, 3, 1]"), "yes");
  EXPECT_EQ(Expect("zero (-1.0) = -0.0", "Double", "0"), "yes");
  EXPECT_EQ(Expect("nan 1.0 = NaN", "Double", "0 / 0"), "yes");
  EXPECT_EQ(Expect("greet (pack \"you\") = pack \"hello you\"", "Text", "\"hello you\""), "yes");
}

TEST_F(ExpressionsTest, DecideNothingWhereTheProgramsEqualitySaysSomethingElse) {
  Load(R"(module Main where
newtype Hour = Hour Int
instance Eq Hour where Hour a == Hour b = a `mod` 12 == b `mod` 12
instance Show Hour where show (Hour n) = show n
later :: Int -> Hour -> Hour
later n (Hour h) = Hour (h + n)
main :: IO ()
main = print (later 5 (Hour 9))
)");
  const std::string statement = "later 5 (Hour 9) = Hour 14";
  EXPECT_EQ(Expect(statement, "Hour", "Hour 14"), "yes");
  EXPECT_EQ(Expect(statement, "Hour", "Hour 3"), "no 1");
  EXPECT_EQ(Expect(statement, "Hour", "Hour 2"),
            "The result and `Hour 2` are built differently, but the program's == says that they are equal. "
            "Answer yes or no instead.");
}

TEST_F(ExpressionsTest, TakeWhatIsNoNumberForItselfWhateverTheProgramsEqualitySays) {
  Load(R"(module Main where
data Reading = Reading Double deriving Show
instance Eq Reading where Reading a == Reading b = a == b
ratio :: Double -> Double -> Double
ratio a b = a / b
reading :: Double -> Reading
reading x = Reading (ratio x 0)
main :: IO ()
main = print (ratio 0 0) >> print (reading 0)
)");
  EXPECT_EQ(Expect("ratio 0.0 0.0 = NaN", "Double", "0 / 0"), "yes");
  EXPECT_EQ(Expect("ratio 0.0 0.0 = NaN", "Double", "1 / 0"), "no ");
  EXPECT_EQ(Expect("reading 0.0 = Reading NaN", "Reading", "Reading (sqrt (-1))"), "yes");
}

TEST_F(ExpressionsTest, TakeStringsForTextWhereTextIsMeant) {
  Load(R"(module Main where
import qualified Data.Text as T
shout :: String -> T.Text
shout s = T.pack (s ++ "!")
size :: T.Text -> Int
size = T.length
main :: IO ()
main = print (shout "hey") >> print (size (shout "ho"))
)");
  EXPECT_EQ(Expect("shout \"hey\" = pack \"hey!\"", "Text", "\"hey!\""), "yes");
  EXPECT_EQ(Expect("shout \"hey\" = pack \"hey!\"", "Text", "\"hey\""), "no 1.4-");
  EXPECT_EQ(Expect("shout \"hey\" = pack \"hey!\"", "Text", "T.append \"hey\" \"!\""), "yes");
  EXPECT_EQ(Expect("shout \"hey\" = pack \"hey!\"", "Text", "shout \"hey\""), "yes");
  EXPECT_EQ(Expect("size (pack \"ho!\") = 3", "Int", "length \"ho!\""), "yes");
}

TEST_F(ExpressionsTest, CanBeStopped) {
  const std::string text = "main :: IO ()\nmain = print (size [1])\nsize :: [Int] -> Int\nsize = length\n";
  Load(text);
  auto patient = Expressions::Open(source::File("Main.hs", text), trials::FindInLibrary,
                                   {.steps = ~uint64_t{0} / 2, .memory = uint64_t{1} << 30});
  ASSERT_TRUE(patient.ok()) << patient.error().message;
  const auto node = run_->Find("size [1] = 1");
  ASSERT_TRUE(node.has_value());
  std::stop_source stop;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop.request_stop();
  });
  const auto compared =
      (*patient)->Compare(*run_->trail, run_->tree.behaviours->Describe(*node).result.id, "Int",
                          "let go n = if n < 0 then n else go (n + 1) in go 1", stop.get_token());
  other.join();
  EXPECT_FALSE(compared.ok());
}

TEST_F(ExpressionsTest, RefuseFunctionsAndWhatDoesNotEnd) {
  Load(R"(module Main where
pick :: Int -> Maybe (Int -> Int)
pick n = Just (+ n)
count :: Int -> Int
count n = n + 1
main :: IO ()
main = print (fmap ($ 1) (pick 2), count 1)
)");
  EXPECT_EQ(Expect("pick 2 = Just (+ 2)", "Maybe (Int -> Int)", "Just id"),
            "Functions cannot be compared, and there is one in the value. Answer yes or no instead.");
  EXPECT_TRUE(Expect("count 1 = 2", "Int", "id").starts_with("expression:1:1: error: "));
  EXPECT_EQ(Expect("count 1 = 2", "Int", "let x = x + 1 :: Int in x"), "no ");
  EXPECT_EQ(Expect("count 1 = 2", "Int", "length [1 ..]"),
            "Evaluating `length [1 ..]` took too long. Answer yes or no instead.");
}

}  // namespace
}  // namespace inquest::oracle
