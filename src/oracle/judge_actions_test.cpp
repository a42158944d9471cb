// What the judge says of actions: executed in the right program with what the run read, wrote and held.
#include "oracle/judge.h"
#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;
using trials::Trial;

TEST(Judge, ExecutesTheActionsThatWerePassed) {
  const std::string right = R"(module Main where
import Data.IORef
next :: IORef Int -> IO Int
next ref = do
  n <- readIORef ref
  writeIORef ref (n + 1)
  return n
twice :: IO a -> IO (a, a)
twice act = do
  a <- act
  b <- act
  return (a, b)
greet :: IO () -> IO ()
greet act = act >> putStrLn "there"
main :: IO ()
main = do
  ref <- newIORef 0
  twice (next ref) >>= print
  greet (putStr "hello " >> return ())
)";
  // The pair is wrong because of what was passed.
  Trial passed(right, Changed(right, "n + 1", "n + 2"));
  EXPECT_EQ(passed.Of("twice {reads 0 from <ref 1>; sets <ref 1> to 2; returns 0; "
                      "then reads 2 from <ref 1>; sets <ref 1> to 4; returns 2} = "
                      "{reads 0 from <ref 1>; sets <ref 1> to 4; returns (0,2)}"),
            "yes")
      << passed.All();
  // It is executed less often than it should be.
  Trial once(right, Changed(right, "b <- act", "b <- return a"));
  EXPECT_EQ(once.Of("twice {reads 0 from <ref 1>; sets <ref 1> to 1; returns 0} = "
                    "{reads 0 from <ref 1>; sets <ref 1> to 1; returns (0,0)}"),
            "no")
      << once.All();
  // What a passed action prints is its own.
  Trial printed(right, Changed(right, "hello", "hi"));
  EXPECT_EQ(printed.Of("greet {prints \"hi \"} = {prints \"hi there\\n\"}"), "yes") << printed.All();
}

TEST(Judge, ExecutesActionsThatActionsReturned) {
  const std::string right = R"(module Main where
import Data.IORef
counter :: Int -> IO (IO Int)
counter start = do
  ref <- newIORef start
  return $ do
    n <- readIORef ref
    writeIORef ref (n + 2)
    return n
main :: IO ()
main = do
  next <- counter 1
  xs <- sequence [next, next, next]
  print xs
)";
  const auto of_counter = [&](const std::string& run) {
    Trial trial(right, run);
    for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
      const tree::NodeId node(i);
      if (trial.run.StatementOf(node).starts_with("counter 1 = ")) return trial.Word(node);
    }
    return "there is no such statement: " + trial.All();
  };
  EXPECT_EQ(of_counter(right), "yes");
  EXPECT_EQ(of_counter(Changed(right, "n + 2", "n + 3")), "no");
  EXPECT_EQ(of_counter(Changed(right, "    return n", "    return (n + 1)")), "no");
  EXPECT_EQ(of_counter(Changed(right, "newIORef start", "newIORef (start + 1)")), "no");
  // Who executes it is another matter.
  EXPECT_EQ(of_counter(Changed(right, "[next, next, next]", "[next, next]")), "yes");
}

TEST(Judge, ExecutesActionsThatWereLeftInReferencesMapsAndArrays) {
  const std::string right = R"(module Main where
import Data.Array
import Data.IORef
import qualified Data.Map as Map
later :: IORef [IO ()] -> Int -> IO ()
later q n
  | n == 0 = return ()
  | otherwise = modifyIORef q (++ [print n >> later q (n - 1)])
drain :: IORef [IO ()] -> IO ()
drain q = do
  waiting <- readIORef q
  case waiting of
    [] -> return ()
    first : rest -> writeIORef q rest >> first >> drain q
commands :: Int -> Map.Map String (IO ())
commands n = Map.fromList [("less", print (n - 1)), ("more", print (n + 1))]
slots :: Int -> Array Int (IO ())
slots n = listArray (0, 1) [print n, print (n * 2)]
main :: IO ()
main = do
  q <- newIORef []
  later q 2
  drain q
  commands 5 Map.! "more"
  slots 7 ! 1
)";
  const auto word_of = [&](const std::string& run, const std::string& statement) {
    Trial trial(right, run);
    for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
      const tree::NodeId node(i);
      if (trial.run.StatementOf(node).starts_with(statement)) return trial.Word(node);
    }
    return "there is no such statement: " + trial.All();
  };
  for (const char* statement : {"later <ref 1> 2 = ", "drain <ref 1> = ", "commands 5 = ", "slots 7 = "}) {
    EXPECT_EQ(word_of(right, statement), "yes") << statement;
  }
  // What it leaves there does something else, or leaves something else.
  EXPECT_EQ(word_of(Changed(right, "print n >>", "print (n + 1) >>"), "later <ref 1> 2 = "), "no");
  EXPECT_EQ(word_of(Changed(right, "n == 0", "n == 1"), "later <ref 1> 2 = "), "no");
  EXPECT_EQ(word_of(Changed(right, "n == 0", "n == 1"), "drain <ref 1> = "), "yes");
  EXPECT_EQ(word_of(Changed(right, "n + 1", "n + 2"), "commands 5 = "), "no");
  EXPECT_EQ(word_of(Changed(right, "n * 2", "n * 3"), "slots 7 = "), "no");
}

TEST(Judge, ExecutesActionsThatFunctionsHold) {
  const std::string right = R"(module Main where
data Command = Command { run :: [String] -> IO () }
report :: Int -> IO ()
report n = print (n * 2)
total :: Int -> Command
total n = Command { run = const (report n) }
twice :: Int -> Command
twice n = Command { run = \args -> if null args then first else first >> second }
  where
    first = report n
    second = helper
    helper = report (n + 1)
main :: IO ()
main = do
  run (total 3) ["x"]
  run (twice 5) ["x"]
)";
  const auto of = [&](const std::string& run, const std::string& call) {
    Trial trial(right, run);
    for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
      const tree::NodeId node(i);
      if (trial.run.StatementOf(node).starts_with(call)) return trial.Word(node);
    }
    return "there is no such statement: " + trial.All();
  };
  EXPECT_EQ(of(right, "total 3 = "), "yes");
  EXPECT_EQ(of(right, "twice 5 = "), "yes");
  EXPECT_EQ(of(Changed(right, "n * 2", "n * 3"), "total 3 = "), "no");
  EXPECT_EQ(of(Changed(right, "report (n + 1)", "report (n + 2)"), "twice 5 = "), "no");
}

TEST(Judge, ComparesWhatAnActionLeftBeforeItFailed) {
  const std::string right = R"(module Main where
import Control.Exception
import Data.IORef
spend :: IORef Int -> Int -> IO ()
spend r n = do
  modifyIORef r (subtract n)
  left <- readIORef r
  if left < 0 then throwIO (userError "empty") else return ()
main :: IO ()
main = do
  r <- newIORef 3
  spend r 5 `catch` \e -> print (e :: IOException)
  readIORef r >>= print
)";
  Trial same(right, right);
  EXPECT_EQ(
      same.Of("spend <ref 1> 5 = {reads 3 from <ref 1>; sets <ref 1> to -2; fails: user error (empty)}"),
      "yes")
      << same.All();
  Trial trial(right, Changed(right, "subtract n", "subtract (n + 1)"));
  EXPECT_EQ(
      trial.Of("spend <ref 1> 5 = {reads 3 from <ref 1>; sets <ref 1> to -3; fails: user error (empty)}"),
      "no")
      << trial.All();
}

TEST(Judge, KnowsWhatAnActionChanges) {
  const std::string right = R"(module Main where
import System.Environment
setUp :: IO ()
setUp = setEnv "LEVEL" "xxx"
level :: IO Int
level = fmap (maybe 1 length) (lookupEnv "LEVEL")
main :: IO ()
main = do { level >>= print; setUp; level >>= print }
)";
  Trial trial(right, Changed(right, "xxx", "xx"));
  EXPECT_EQ(trial.Of("setUp = {sets the environment variable \"LEVEL\" to \"xx\"}"), "no") << trial.All();
}

TEST(Judge, KnowsTheArgumentsThatAnActionSets) {
  const std::string right = R"(module Main where
import System.Environment
run :: [String] -> IO Int
run args = withArgs args (fmap length getArgs)
main :: IO ()
main = do { run ["a", "b"] >>= print; run ["ab"] >>= print }
)";
  Trial same(right, right);
  for (uint32_t i = 0; i < same.run.tree.tree.size(); ++i) EXPECT_EQ(same.Word(tree::NodeId(i)), "yes");
  Trial joined(right, Changed(right, "withArgs args", "withArgs [concat args]"));
  for (uint32_t i = 0; i < joined.run.tree.tree.size(); ++i) {
    if (joined.run.StatementOf(tree::NodeId(i)).starts_with("run [\"a\",\"b\"]")) {
      EXPECT_EQ(joined.Word(tree::NodeId(i)), "no");
    }
    if (joined.run.StatementOf(tree::NodeId(i)).starts_with("run [\"ab\"]")) {
      EXPECT_EQ(joined.Word(tree::NodeId(i)), "yes");
    }
  }
}

TEST(Judge, GivesActionsWhatTheRunRead) {
  const std::string right = R"(module Main where
ask :: String -> IO Int
ask q = do
  putStrLn q
  l <- getLine
  return (read l)
main :: IO ()
main = do
  a <- ask "first"
  b <- ask "second"
  print (a + b)
)";
  Trial trial(right, Changed(right, "read l", "read l + 1"), {.input = "3\n4\n"});
  EXPECT_EQ(trial.Of("ask \"first\" = {prints \"first\\n\"; reads \"3\"; returns 4}"), "no");
  EXPECT_EQ(
      trial.Of(
          "main = {prints \"first\\n\"; reads \"3\"; prints \"second\\n\"; reads \"4\"; prints \"9\\n\"}"),
      "no");
  Trial output(right, Changed(right, "print (a + b)", "print (a - b)"), {.input = "3\n4\n"});
  EXPECT_EQ(output.Of("ask \"second\" = {prints \"second\\n\"; reads \"4\"; returns 4}"), "yes");
  // What the run did not read is not there for the reference either.
  Trial less(right, Changed(right, "  b <- ask \"second\"\n", "  let b = 4\n"), {.input = "3\n4\n"});
  EXPECT_EQ(less.Of("main = {prints \"first\\n\"; reads \"3\"; prints \"7\\n\"}"), "no");
}

TEST(Judge, GivesReferencesAndArraysWhatTheyHeldThen) {
  const std::string right = R"(module Main where
import Data.IORef
import Data.Array.IO
bump :: IORef Int -> Int -> IO ()
bump r n = modifyIORef r (+ n)
swap :: IOArray Int Char -> Int -> Int -> IO ()
swap a i j = do
  x <- readArray a i
  y <- readArray a j
  writeArray a i y
  writeArray a j x
main :: IO ()
main = do
  r <- newIORef 10
  bump r 1
  bump r 2
  readIORef r >>= print
  a <- newListArray (0, 2) "abc"
  swap a 0 2
  swap a 0 1
  getElems a >>= putStrLn
)";
  Trial same(right, right);
  EXPECT_EQ(same.Of("bump <ref 1> 2 = {reads 11 from <ref 1>; sets <ref 1> to 13}"), "yes");
  Trial trial(right, Changed(right, "(+ n)", "(+ 2)"));
  EXPECT_EQ(trial.Of("bump <ref 1> 1 = {reads 10 from <ref 1>; sets <ref 1> to 12}"), "no");
  EXPECT_EQ(trial.Of("bump <ref 1> 2 = {reads 12 from <ref 1>; sets <ref 1> to 14}"), "yes");
  Trial array(right, Changed(right, "writeArray a j x", "writeArray a j y"));
  uint32_t wrong = 0;
  for (uint32_t i = 0; i < array.run.tree.tree.size(); ++i) {
    const bool is_swap = array.run.StatementOf(tree::NodeId(i)).starts_with("swap");
    if (is_swap) {
      EXPECT_EQ(array.Word(tree::NodeId(i)), "no");
    }
    wrong += is_swap ? 1 : 0;
  }
  EXPECT_EQ(wrong, 2u);
}

TEST(Judge, ComparesWhatIsInReferencesThatAnActionMade) {
  const std::string right = R"(module Main where
import Data.IORef
import Data.Array.IO
counter :: Int -> IO (IORef Int, IORef [Int])
counter n = do
  a <- newIORef n
  b <- newIORef []
  writeIORef b [n]
  return (a, b)
register :: IORef [IORef Int] -> Int -> IO ()
register r n = newIORef n >>= \x -> modifyIORef r (x :)
letters :: String -> IO (IOArray Int Char)
letters s = newListArray (0, length s - 1) s
main :: IO ()
main = do
  (a, b) <- counter 3
  readIORef a >>= print
  readIORef b >>= print
  r <- newIORef []
  register r 5
  readIORef r >>= mapM_ (\x -> readIORef x >>= print)
  l <- letters "ab"
  getElems l >>= putStrLn
)";
  Trial same(right, right);
  EXPECT_EQ(same.Of("counter 3 = {makes <ref 1> holding 3; makes <ref 2> holding [3]; "
                    "returns (<ref 1>,<ref 2>)}"),
            "yes");
  EXPECT_EQ(same.Of("letters \"ab\" = {makes <array 1> holding \"ab\"; returns <array 1> (0,1)}"), "yes");
  Trial made(right, Changed(right, "newIORef n\n", "newIORef (n + 1)\n"));
  EXPECT_EQ(made.Of("counter 3 = {makes <ref 1> holding 4; makes <ref 2> holding [3]; "
                    "returns (<ref 1>,<ref 2>)}"),
            "no");
  Trial set(right, Changed(right, "writeIORef b [n]", "writeIORef b [n, n]"));
  EXPECT_EQ(set.Of("counter 3 = {makes <ref 1> holding 3; makes <ref 2> holding [3,3]; "
                   "returns (<ref 1>,<ref 2>)}"),
            "no");
  Trial stored(right, Changed(right, "newIORef n >>=", "newIORef (n * 2) >>="));
  EXPECT_EQ(stored.Of("register <ref 3> 5 = {makes <ref 4> holding 10; reads [] from <ref 3>; "
                      "sets <ref 3> to [<ref 4>]}"),
            "no");
  Trial array(right, Changed(right, "length s - 1) s", "length s - 1) (reverse s)"));
  EXPECT_EQ(array.Of("letters \"ab\" = {makes <array 1> holding \"ba\"; returns <array 1> (0,1)}"), "no");
}

TEST(Judge, KnowsWhatAPassedActionWouldHaveRead) {
  const std::string right = R"(module Main where
import Data.IORef
twice :: IORef Int -> IO () -> IO ()
twice r act = act >> modifyIORef r (* 2) >> act
main :: IO ()
main = newIORef 1 >>= \r -> twice r (modifyIORef r (+ 1)) >> readIORef r >>= print
)";
  const std::string call = "twice <ref 1> {reads 1 from <ref 1>; sets <ref 1> to 2; then reads ";
  const std::string effects = "{reads 1 from <ref 1>; sets <ref 1> to ";
  Trial same(right, right);
  EXPECT_EQ(same.Of(call + "4 from <ref 1>; sets <ref 1> to 5} = " + effects + "5}"), "yes") << same.All();
  Trial wrong(right, Changed(right, "(* 2)", "(* 3)"));
  EXPECT_EQ(wrong.Of(call + "6 from <ref 1>; sets <ref 1> to 7} = " + effects + "7}"), "no") << wrong.All();
}

TEST(Judge, TakesReferencesThatTheReferenceMadeForThoseOfTheRun) {
  const std::string right = R"(module Main where
import Data.IORef
counted :: (IORef Int -> IO a) -> IO (a, Int)
counted f = do
  r <- newIORef 10
  a <- f r
  s <- newIORef 20
  _ <- f s
  n <- readIORef r
  return (a, n)
fill :: Int -> IORef Int -> IO String
fill n r = do
  old <- readIORef r
  writeIORef r (old + n)
  return ("was " ++ show old)
main :: IO ()
main = counted (fill 3) >>= print
)";
  const auto statement = [](const std::string& first, const std::string& then) {
    return "counted {<ref 1> -> {reads " + first + " from <ref 1>; sets <ref 1> to " + then +
           "; returns \"was " + first + "\"}, <ref 2> -> {reads 20 from <ref 2>; sets <ref 2> to 23; " +
           "returns _}} = {returns (\"was " + first + "\"," + then + ")}";
  };
  Trial same(right, right, {}, traced::TreeStyle::kFdt);
  EXPECT_EQ(same.Of(statement("10", "13")), "yes") << same.All();
  Trial caller(right, Changed(right, "newIORef 10", "newIORef 11"), {}, traced::TreeStyle::kFdt);
  EXPECT_EQ(caller.Of(statement("11", "14")), "no") << caller.All();
  Trial callee(right, Changed(right, "(old + n)", "(old + 2 * n - 3)"), {}, traced::TreeStyle::kFdt);
  EXPECT_EQ(callee.Of(statement("10", "13")), "yes") << callee.All();
}

}  // namespace
}  // namespace inquest::oracle
