#include "oracle/judge.h"

#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;
using trials::Trial;

const char* const kSort = R"(module Main where
isort :: [Int] -> [Int]
isort [] = []
isort (x:xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y:ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

main :: IO ()
main = print (isort [4, 3, 5])
)";

TEST(Judge, AgreesWithARunOfTheSameProgram) {
  const auto file = source::ReadFile(std::string(INQUEST_TESTDATA) + "/everything.hs");
  ASSERT_TRUE(file.ok());
  const std::string text(file->text());
  Trial trial(text, text, {.input = "x\n42\n"});
  EXPECT_GT(trial.run.tree.tree.size(), 80u);
  for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
    EXPECT_EQ(trial.Word(tree::NodeId(i)), "yes") << trial.run.StatementOf(tree::NodeId(i));
  }
}

TEST(Judge, SaysWhichCallsAreWrong) {
  Trial trial(kSort, Changed(kSort, "x <= y", "x >= y"));
  EXPECT_EQ(trial.Of("main = {prints \"[5,4,3]\\n\"}"), "no");
  EXPECT_EQ(trial.Of("isort [4,3,5] = [5,4,3]"), "no");
  EXPECT_EQ(trial.Of("insert 3 [5] = [5,3]"), "no");
  EXPECT_EQ(trial.Of("isort [5] = [5]"), "yes");
  EXPECT_EQ(trial.Of("insert 5 [] = [5]"), "yes");
}

TEST(Judge, JudgesCallsThatAreArgumentsOfEachOtherAsOne) {
  const std::string right = R"(module Main where
up :: Int -> Int
up n = n + 1
pad :: Int -> String -> String
pad n s = replicate n '.' ++ s
main :: IO ()
main = do
  putStrLn (pad (up 2) "x")
  print (odd (up (up 7)))
)";
  Trial trial(right, Changed(right, "n + 1", "n + 3"));
  EXPECT_EQ(trial.OfChain({"up 2 = 5", "pad 5 \"x\" = \".....x\""}), "no");
  // Alone it is right: the statement says what it is an argument of.
  EXPECT_EQ(trial.Of("pad 5 \"x\" = \".....x\""), "yes");
  EXPECT_EQ(trial.OfChain({"up 7 = 10", "up 10 = 13"}), "no");
  // Two faults that make up for each other.
  const std::string twice =
      "module Main where\nf, g :: Int -> Int\nf n = n + k\ng n = n - k\nk :: Int\nk = 1\n"
      "main :: IO ()\nmain = print (g (f 2)) >> print k\n";
  Trial undone(twice, Changed(twice, "k = 1", "k = 2"));
  EXPECT_EQ(undone.Of("f 2 = 4"), "no");
  EXPECT_EQ(undone.OfChain({"f 2 = 4", "g 4 = 2"}), "yes");
}

TEST(Judge, TakesNoSectionForAnother) {
  const std::string right = R"(module Main where
apply :: (Int -> Int) -> Int -> Int
apply f x = f x
step :: Int -> Int
step x = apply (+ 1) x
by :: Int -> Int -> Int
by n = (+ n)
main :: IO ()
main = print (step 3) >> print (by 2 5)
)";
  Trial trial(right, Changed(right, "(+ 1)", "(+ 2)"));
  EXPECT_EQ(trial.Of("step 3 = 5"), "no");
  EXPECT_EQ(trial.Of("apply (+ 2) 3 = 5"),
            "don't know: The reference program has no counterpart of a function in the statement.");
  EXPECT_EQ(trial.Of("by 2 = (+ 2)"), "yes") << trial.All();
  // One of another operator stands at the same place.
  Trial other(right, Changed(right, "(+ n)", "(* n)"));
  other.judge.set_other_functions(OtherFunctions::kDiffer);
  EXPECT_EQ(other.Of("by 2 = (* 2)"), "no") << other.All();
}

TEST(Judge, KnowsWhatWasLiftedOutInAnotherForm) {
  const std::string right = R"(module Main where
memo :: Int -> Int
memo = (map cost [0 ..] !!)
cost :: Int -> Int
cost n = n * 2
main :: IO ()
main = print (memo 2)
)";
  Trial trial(right, Changed(right, "[0 ..]", "[0 + 1 ..]"));
  EXPECT_EQ(trial.Of("map cost [0 + 1 ..] = _ : _ : 6 : _"), "no") << trial.All();
  EXPECT_EQ(trial.Of("memo 2 = 6"), "no");
}

TEST(Judge, ComparesWhatALocalFunctionUsesThroughASibling) {
  const std::string right = R"(module Main where
outline :: Int -> [String] -> [String]
outline depth = map item
  where
    item s = line s
    line s = indent ++ s
    indent = replicate depth ' '
main :: IO ()
main = mapM_ putStrLn (outline 2 ["one", "two"])
)";
  Trial trial(right, Changed(right, "replicate depth", "replicate (depth + 1)"));
  EXPECT_EQ(trial.Of("outline 2 = map (item with indent = \"   \")"), "no") << trial.All();
  EXPECT_EQ(trial.Of("item \"one\" = \"   one\", with indent = \"   \""), "yes");
}

TEST(Judge, KnowsALocalFunctionWhoseTypeAChangeMadeAnother) {
  const std::string right = R"(module Main where
firstRepeat :: [Int] -> Maybe Int
firstRepeat = go []
  where
    go _ [] = Nothing
    go seen (x : xs)
      | x `elem` seen = Just x
      | otherwise = go (x : seen) xs
main :: IO ()
main = print (firstRepeat [5, 3, 4, 3])
)";
  Trial trial(right, Changed(right, "x `elem` seen", "True"));
  EXPECT_EQ(trial.Of("go [] [5,3,4,3] = Just 5"), "no") << trial.All();
}

TEST(Judge, KnowsFunctionsThatFollowAGeneratorWhosePatternIsInParentheses) {
  const std::string right = R"(module Main where
pair :: Int -> IO (Int, Int)
pair n = return (n, n + 1)
main :: IO ()
main = do
  (a, b) <- pair 3
  let add x = x + a + b
  mapM_ (\k -> print (add k)) [1, 2]
)";
  Trial trial(right, right);
  for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
    EXPECT_EQ(trial.Word(tree::NodeId(i)), "yes") << trial.run.StatementOf(tree::NodeId(i));
  }
}

TEST(Judge, FindsFreeVariablesOfLocalFunctionsByName) {
  const std::string right = R"(module Main where
f :: Int -> Int -> [Int] -> [Int]
f k m xs = go xs
  where go [] = []
        go (y:ys) = helper y : go ys
        helper y = y + k
main :: IO ()
main = print (f 1 2 [5])
)";
  // The run's helper mentions m, the reference's k, which only f's parameters tell.
  Trial trial(right, Changed(right, "y + k", "y + m"));
  EXPECT_EQ(trial.Of("helper 5 = 7, with m = 2"), "no");
  EXPECT_EQ(trial.Of("go [] = [], with m = 2"), "yes");
  // A sibling is the reference's, with the run's variables.
  Trial other(right, Changed(right, "helper y : go ys", "helper y : y : go ys"));
  EXPECT_EQ(other.Of("helper 5 = 6, with k = 1"), "yes");
  EXPECT_EQ(other.Of("go [5] = [6,5], with k = 1"), "no");
}

TEST(Judge, CountsWhatTheRunDidNotEvaluateAsUndefined) {
  const std::string right = R"(module Main where
second :: Int -> Int -> Int
second x y = x + y
main :: IO ()
main = print (second 1 (2 * 3 `div` 1))
)";
  Trial trial(right, Changed(right, "= x + y", "= x"));
  EXPECT_EQ(trial.Of("second 1 _ = 1"), "no");
  // The other way round: a run that is more defined than it need be is right.
  Trial lazier(Changed(right, "= x + y", "= x"), Changed(right, "= x + y", "= y `seq` x"));
  EXPECT_EQ(lazier.Of("second 1 6 = 1"), "yes");
}

TEST(Judge, ForcesOnlyWhatTheRunEvaluated) {
  const std::string right = R"(module Main where
from :: Int -> [Int]
from n = n : from (n + 1)
firsts :: [Int] -> [Int]
firsts xs = map (* 2) (take 3 xs)
main :: IO ()
main = print (firsts (from 1))
)";
  Trial trial(right, Changed(right, "n : from", "n : n : from"));
  EXPECT_EQ(trial.Of("from 1 = 1 : 1 : 2 : 2 : _"), "no");
  EXPECT_EQ(trial.Of("firsts (1 : 1 : 2 : 2 : _) = [2,2,4]"), "yes");
  Trial same(right, right);
  EXPECT_EQ(same.Of("from 1 = 1 : 2 : 3 : _"), "yes");
}

TEST(Judge, ComparesErrorsAsValues) {
  const std::string right = R"(module Main where
import Control.Exception
pick :: Int -> Int
pick 0 = error "zero"
pick n = n
match :: Int -> Int
match 1 = 1
main :: IO ()
main = mapM_ one [pick 0, pick 1, match 2]
  where one v = do
          r <- try (evaluate v)
          case r of
            Left e -> putStrLn (takeWhile (/= '\n') (show (e :: SomeException)))
            Right n -> print n
)";
  Trial same(right, "-- the lines below are one further down\n" + right);
  EXPECT_EQ(same.Of("pick 0 = error \"zero\""), "yes");
  EXPECT_EQ(same.Word(*same.run.Find(
                "match 2 = error \"Main.hs:8:1-11: Non-exhaustive patterns in function match\"")),
            "yes");
  Trial other(right, Changed(right, "error \"zero\"", "error \"nought\""));
  EXPECT_EQ(other.Of("pick 0 = error \"nought\""), "no");
  Trial none(right, Changed(right, "pick 0 = error \"zero\"\n", ""));
  EXPECT_EQ(none.Of("pick 0 = 0"), "no");
  Trial failing(right, Changed(right, "pick n = n", "pick n = error \"any\""));
  EXPECT_EQ(failing.Of("pick 1 = error \"any\""), "no");
}

TEST(Judge, JudgesWhatWasCutOffAsItStands) {
  const std::string right = R"(module Main where
count :: Int -> IO ()
count n = print n >> count (n + 1)
main :: IO ()
main = count 1
)";
  Trial same(right, right, {.max_steps = 20'000});
  EXPECT_EQ(same.Word(tree::Tree::root()), "yes");
  Trial other(right, Changed(right, "n + 1", "n + 2"), {.max_steps = 20'000});
  EXPECT_EQ(other.Word(tree::Tree::root()), "no");
}

TEST(Judge, ComparesFunctionsAsPartialApplications) {
  const std::string right = R"(module Main where
adder :: Int -> Int -> Int
adder n = \x -> x + n
choose :: Bool -> Int -> Int
choose b = if b then adder 1 else double
double :: Int -> Int
double x = x * 2
main :: IO ()
main = print (map (choose True) [1, 2], map (choose False) [1, 2])
)";
  Trial arguments(right, Changed(right, "adder 1", "adder 2"));
  EXPECT_EQ(arguments.Of("choose True = \\x -> x + n with n = 2"), "no");
  EXPECT_EQ(arguments.Of("adder 2 = \\x -> x + n with n = 2"), "yes");
  Trial other(right, Changed(right, "if b then", "if not b then"));
  EXPECT_EQ(other.Of("choose True = double"),
            "don't know: The result contains another function than the reference program's.");
  other.judge.set_other_functions(OtherFunctions::kDiffer);
  EXPECT_EQ(other.Of("choose True = double"), "no");
  // The lambda's own text changed: it is the same lambda, and its calls are wrong.
  Trial lambda(right, Changed(right, "x + n", "x - n"));
  EXPECT_EQ(lambda.Of("adder 1 = \\x -> x - n with n = 1"), "yes");
  EXPECT_EQ(lambda.Of("(\\x -> x - n) 1 = 0, with n = 1"), "no");
}

// What the lambda of the right program uses has another type in the run, so the lambda cannot be compared.
TEST(Judge, DoesNotKnowFunctionsThatUseWhatTheRunDoesNotHave) {
  const std::string right = R"(module Main where
adder :: Int -> String -> Int -> Int
adder k s = \x -> x + k
main :: IO ()
main = print (map (adder 1 "ab") [1, 2])
)";
  Trial trial(right, Changed(right, "adder k s = \\x -> x + k", "adder s k = \\x -> x + length k"));
  EXPECT_EQ(trial.Of("adder 1 \"ab\" = \\x -> x + length k with k = \"ab\""),
            "don't know: The reference needs a variable that the run does not have.");
}

TEST(Judge, ComparesTheInstancesThatValuesHold) {
  const std::string right = R"({-# LANGUAGE ExistentialQuantification #-}
module Main where
newtype Tag u = Tag Int
data Km = Km
data Mi = Mi
class Unit u where metres :: Tag u -> Int
instance Unit Km where metres (Tag n) = 1000 * n
instance Unit Mi where metres (Tag n) = 1609 * n
data Any = forall u. Unit u => Any (Tag u)
longer :: Any -> Any -> Any
longer a@(Any x) b@(Any y) = if metres x >= metres y then a else b
main :: IO ()
main = case longer (Any (Tag 3 :: Tag Km)) (Any (Tag 3 :: Tag Mi)) of Any t -> print (metres t)
)";
  const std::string km = "((Any :: Unit Km => _) (Tag 3))", mi = "((Any :: Unit Mi => _) (Tag 3))";
  const std::string call = "longer " + km + " " + mi + " = ";
  Trial wrong(right, Changed(right, ">=", "<"));
  EXPECT_EQ(wrong.Of(call + "(Any :: Unit Km => _) (Tag 3)"), "no") << wrong.All();
  Trial same(right, right);
  EXPECT_EQ(same.Of(call + "(Any :: Unit Mi => _) (Tag 3)"), "yes") << same.All();
}

TEST(Judge, TellsCallsOfAMapApartByTheInstancesInTheirArguments) {
  const std::string right = R"({-# LANGUAGE ExistentialQuantification #-}
module Main where
class Name a where name :: a -> String
instance Name Int where name n = "int " ++ show n
instance Name Integer where name n = "integer " ++ show n
data Any = forall a. Name a => Any a
label :: Any -> String
label (Any x) = name x
both :: (Any -> String) -> String
both f = f (Any (5 :: Int)) ++ ", " ++ f (Any (5 :: Integer))
main :: IO ()
main = putStrLn (both label)
)";
  const std::string map =
      "{((Any :: Name Int => _) 5) -> \"int 5\", ((Any :: Name Integer => _) 5) -> \"integer 5\"}";
  Trial same(right, right, {}, traced::TreeStyle::kFdt);
  EXPECT_EQ(same.Of("both " + map + " = \"int 5, integer 5\""), "yes") << same.All();
  Trial wrong(right, Changed(right, "f (Any (5 :: Int)) ++", "f (Any (5 :: Integer)) ++"), {},
              traced::TreeStyle::kFdt);
  EXPECT_EQ(wrong.Of("both {((Any :: Name Integer => _) 5) -> \"integer 5\"} = \"integer 5, integer 5\""),
            "no")
      << wrong.All();
}

TEST(Judge, ComparesMapsByWhatIsInThem) {
  const std::string right = R"(module Main where
import qualified Data.Map as M
build :: [Int] -> M.Map Int Char
build = foldr (\k -> M.insert k 'x') M.empty
main :: IO ()
main = print (M.toList (build [1 .. 9]))
)";
  Trial trial(right,
              Changed(right, "foldr (\\k -> M.insert k 'x') M.empty", "M.fromList . map (\\k -> (k, 'x'))"));
  const auto node = trial.run.Find(
      "build [1,2,3,4,5,6,7,8,9] = fromList "
      "[(1,'x'),(2,'x'),(3,'x'),(4,'x'),(5,'x'),(6,'x'),(7,'x'),(8,'x'),(9,'x')]");
  ASSERT_TRUE(node.has_value()) << trial.All();
  EXPECT_EQ(trial.Word(*node), "yes");
}

TEST(Judge, DoesNotKnowWhatTheReferenceDoesNotHaveOrTakesTooLongFor) {
  const std::string right = R"(module Main where
f :: Int -> Int
f n = if n == 0 then 0 else f (n - 1)
main :: IO ()
main = print (f 3)
)";
  const std::string run =
      Changed(right, "main = print (f 3)", "main = print (f (g 3))\ng :: Int -> Int\ng x = x");
  Trial trial(right, run);
  EXPECT_EQ(trial.Of("g 3 = 3"), "don't know: The reference program has no such routine.");
  Trial loops(Changed(right, "f (n - 1)", "f (n + 1)"), right);
  EXPECT_TRUE(loops.Of("f 3 = 0").starts_with("don't know: ")) << loops.Of("f 3 = 0");
}

TEST(Judge, FindsACallThatWaitsForEverWhereTheReferenceWouldGoOn) {
  const std::string right = R"(module Main where
import Control.Concurrent.MVar
signal :: MVar () -> IO ()
signal done = putMVar done ()
finish :: MVar () -> IO ()
finish done = takeMVar done
main :: IO ()
main = newEmptyMVar >>= \done -> signal done >> finish done >> putStrLn "done"
)";
  const std::string faulty = Changed(right, "signal done = putMVar done ()", "signal done = takeMVar done");
  Trial trial(right, faulty);
  const auto own = trials::LoadReference(faulty);
  trial.judge.set_own_program(*own);
  const auto node = trial.run.Find("signal <ref 1> = {reads Nothing from <ref 1>; does not finish}");
  ASSERT_TRUE(node.has_value()) << trial.All();
  EXPECT_EQ(Trial::Word(trial.judge.OfUnfinished(*trial.run.tree.behaviours, *node, 0)), "no");
}

// Tables and what desugaring made took no time that the reference would have taken for calls.
TEST(Judge, TakesARunThatWasStoppedBeforeTheEndlessCallForRightWhereFunctionsAreMaps) {
  const std::string right = R"(module Main where
names :: [String]
names = ["ada", "bob"]
table :: [(Int, String)]
table = zip [1 ..] names
total :: Int -> Int
total n = sum (takeWhile (< n) [1 ..])
main :: IO ()
main = print (lookup 2 table) >> print (sum [1 .. 1000] + total 9)
)";
  const std::string faulty = Changed(right, "takeWhile (< n)", "filter (/= n)");
  const auto own = trials::LoadReference(faulty);
  const auto of_main = [&](uint64_t steps, const std::string& statement) {
    Trial trial(right, faulty, {.max_steps = steps}, traced::TreeStyle::kFdt);
    trial.judge.set_own_program(*own);
    EXPECT_EQ(trial.run.StatementOf(tree::Tree::root()), statement);
    EXPECT_EQ(trial.run.tree.tree.size(), steps < 10000 ? 3u : 4u);
    return Trial::Word(
        trial.judge.OfUnfinished(*trial.run.tree.behaviours, tree::Tree::root(), steps < 10000 ? 0 : 1));
  };
  const std::string statement = "main = {prints \"Just \\\"bob\\\"\\n\"; does not finish}";
  EXPECT_EQ(of_main(200, statement), "yes");
  EXPECT_EQ(of_main(10000, statement), "no");
}

TEST(Judge, EndsWhereEveryExceptionThrowsAnother) {
  const std::string right = R"(module Main where
import Control.Exception
f :: Int -> ErrorCall
f n = if n < 0 then ErrorCall "x" else throw (f (n + 1))
main :: IO ()
main = evaluate (f (-1)) >>= print
)";
  Trial trial(Changed(right, "n < 0", "n < -1"), right);
  EXPECT_EQ(trial.Of("f (-1) = ErrorCall \"x\""), "no");
}

TEST(Judge, ForgetsWhatAnEarlierStatementDid) {
  Trial trial(kSort, kSort);
  const auto node = trial.run.Find("isort [4,3,5] = [3,4,5]");
  ASSERT_TRUE(node.has_value());
  for (int i = 0; i < 1000; ++i) {
    Judge fresh(*trial.reference, *trial.run.trail);
    EXPECT_EQ(fresh.Of(*trial.run.tree.behaviours, *node).verdict, Judgement::kCorrect);
  }
}

TEST(Judge, TouchesNoFile) {
  const std::string path = (std::filesystem::temp_directory_path() / "oracle-must-not-write").string();
  std::filesystem::remove(path);
  const std::string right = R"(module Main where
import System.IO.Unsafe
f :: Int -> Int
f n = unsafePerformIO (writeFile "PATH" "x" >> return n)
main :: IO ()
main = print (f 1)
)";
  const std::string reference = Changed(right, "PATH", path);
  const std::string run =
      Changed(reference, "unsafePerformIO (writeFile \"" + path + "\" \"x\" >> return n)", "n");
  Trial trial(reference, run);
  EXPECT_EQ(trial.Of("f 1 = 1"), "don't know: The reference reads what the run did not read.");
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace inquest::oracle
