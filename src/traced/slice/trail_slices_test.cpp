// The mended form on small programs: what belongs to the slice of a mark, and what does not.
#include "traced/slice/trail_slices.h"

#include <set>

#include "traced/tree/build_tree.h"
#include "traced/value/test_traced.h"
#include "value/print.h"

namespace inquest::traced {
namespace {

class TrailSlicesTest : public tests::TracedTest {
 protected:
  void Trace(const std::string& program, const std::string& tree = "edt") {
    TracedTest::Trace(program);
    tree_ = tree;
    built_ = BuildTree(*trail_, {}, tree == "fdt" ? TreeStyle::kFdt : TreeStyle::kEdt);
    slices_ = std::make_unique<TrailSlices>(*trail_);
  }
  std::string TextOf(uint64_t node) const {
    const tree::NodeId id(static_cast<uint32_t>(node));
    return value::Text(built_.behaviours->terms(), built_.behaviours->Describe(id));
  }
  uint64_t NodeOf(const std::string& statement) const {
    for (size_t i = 0; i < built_.tree.size(); ++i) {
      if (TextOf(i) == statement) return i;
    }
    ADD_FAILURE() << statement << " is no node";
    return 0;
  }
  base::Result<std::unique_ptr<run::Slice>> Make(const std::string& statement,
                                                 const std::string& path) const {
    return slices_->MakeSlice(tree_, {{NodeOf(statement), value::ParsePath(path).value()}});
  }
  // The statements of a slice, those below `statement` and it itself.
  std::set<std::string> SliceOf(const std::string& statement, const std::string& path) const {
    auto slice = Make(statement, path);
    EXPECT_TRUE(slice.ok()) << slice.error().message;
    std::set<std::string> texts;
    for (const uint64_t node : (*slice)->Next(100'000)) texts.insert(TextOf(node));
    return texts;
  }
  std::vector<std::string> WayOf(const std::string& statement, const std::string& path) const {
    std::vector<std::string> texts;
    const auto slice = Make(statement, path);
    for (const uint64_t node : (*slice)->way()) texts.push_back(TextOf(node));
    return texts;
  }

  std::string tree_;
  tree::BuiltTree built_;
  std::unique_ptr<TrailSlices> slices_;
};

using Statements = std::set<std::string>;

TEST_F(TrailSlicesTest, AComponentKeepsWhatItNeedsAndNothingElse) {
  Trace(
      "main = print (both 3)\n"
      "both :: Int -> (Int, Int)\nboth x = (up x, down x)\n"
      "up :: Int -> Int\nup x = step x\nstep :: Int -> Int\nstep x = x + 1\n"
      "down :: Int -> Int\ndown x = x - 1\n");
  EXPECT_EQ(SliceOf("both 3 = (4,2)", "r.1"), (Statements{"both 3 = (4,2)", "up 3 = 4", "step 3 = 4"}));
  EXPECT_EQ(SliceOf("both 3 = (4,2)", "r.2"), (Statements{"both 3 = (4,2)", "down 3 = 2"}));
}

// Figure 3 as printed loses these three (figure3_test.cpp).
TEST_F(TrailSlicesTest, WhatSelectedAValueIsKept) {
  Trace(
      "main = print (f 1)\n"
      "f :: Int -> Int\nf x = cond (h x) 1 2\nh :: Int -> Bool\nh x = x > 0\n"
      "cond :: Bool -> Int -> Int -> Int\ncond True a b = a\ncond False a b = b\n");
  EXPECT_TRUE(SliceOf("f 1 = 1", "r").contains("h 1 = True"));
}

TEST_F(TrailSlicesTest, TailCallsUnderAnArgumentAreKept) {
  Trace(
      "main = print (f 1)\n"
      "f :: Int -> (Int, Int)\nf x = pair (g x) x\ng :: Int -> Int\ng x = k x\nk :: Int -> Int\nk x = x + 1\n"
      "pair :: Int -> Int -> (Int, Int)\npair a b = (a + b, b)\n");
  const Statements slice = SliceOf("f 1 = (3,1)", "r.1");
  EXPECT_TRUE(slice.contains("g 1 = 2") && slice.contains("k 1 = 2"));
}

TEST_F(TrailSlicesTest, AnElementThatCameFromAnArgumentKeepsThoseItPassed) {
  Trace(
      "main = print (outer [1, 2])\n"
      "outer :: [Int] -> [Int]\nouter xs = inner (keep xs)\n"
      "keep :: [Int] -> [Int]\nkeep xs = xs\n"
      "inner :: [Int] -> [Int]\ninner (x:xs) = x : xs\ninner [] = []\n");
  const Statements slice = SliceOf("outer [1,2] = [1,2]", "r.2");
  EXPECT_TRUE(slice.contains("inner [1,2] = [1,2]") && slice.contains("keep [1,2] = [1,2]"));
}

TEST_F(TrailSlicesTest, GuardsAndScrutinisedValuesAreKept) {
  Trace(
      "main = print (f 5)\n"
      "f :: Int -> Int\nf x\n  | small x = 0\n  | odd' x = case kind x of { [] -> 1; _ -> 2 }\n  | otherwise "
      "= unused x\n"
      "small :: Int -> Bool\nsmall x = x < 3\nodd' :: Int -> Bool\nodd' x = x == 5\n"
      "kind :: Int -> [Int]\nkind x = [late x]\nlate :: Int -> Int\nlate x = x\nunused :: Int -> Int\nunused "
      "x = x\n");
  EXPECT_EQ(SliceOf("f 5 = 2", "r"),
            (Statements{"f 5 = 2", "small 5 = False", "odd' 5 = True", "kind 5 = [_]"}));
}

TEST_F(TrailSlicesTest, AnElementOfTrustedMapLeadsToItsCallAlone) {
  Trace(
      "main = print (table 3)\n"
      "table :: Int -> [Int]\ntable n = map f [1 .. n]\nf :: Int -> Int\nf x = x * x\n");
  EXPECT_EQ(SliceOf("table 3 = [1,4,9]", "r.2"), (Statements{"table 3 = [1,4,9]", "f 2 = 4"}));
}

TEST_F(TrailSlicesTest, WhatTrustedFilterLookedAtIsKept) {
  Trace(
      "main = print (chosen 3)\n"
      "chosen :: Int -> ([Int], Int)\nchosen n = (filter p [1 .. n], g n)\n"
      "g :: Int -> Int\ng n = n\np :: Int -> Bool\np n = n > 1\n");
  const Statements slice = SliceOf("chosen 3 = ([2,3],3)", "r.1.1");
  EXPECT_TRUE(slice.contains("p 1 = False") && slice.contains("p 2 = True"));
  EXPECT_FALSE(slice.contains("g 3 = 3"));
}

TEST_F(TrailSlicesTest, WhatTrustedCodeDidWithAFunctionOfTheProgramIsKept) {
  Trace(
      "main = print (run 1)\n"
      "run :: Int -> [Int]\nrun x = act x []\n"
      "act :: Int -> [Int] -> [Int]\nact x = step x . step (x + 1)\n"
      "step :: Int -> [Int] -> [Int]\nstep x out = if x > 5 then x : out else out\n");
  const Statements slice = SliceOf("run 1 = []", "r");
  EXPECT_TRUE(slice.contains("step 1 [] = []") && slice.contains("step 2 [] = []"));
}

TEST_F(TrailSlicesTest, AMarkInAnArgumentIsGiven) {
  Trace(
      "main = print (use (make 1) (other 2))\n"
      "use :: Int -> Int -> Int\nuse a b = a + b\nmake :: Int -> Int\nmake x = x\nother :: Int -> Int\nother "
      "x = x\n");
  const auto slice = Make("use 1 2 = 3", "a1");
  ASSERT_TRUE(slice.ok());
  EXPECT_TRUE((*slice)->is_given());
  const Statements texts = SliceOf("use 1 2 = 3", "a1");
  EXPECT_TRUE(texts.contains("make 1 = 1"));
  EXPECT_FALSE(texts.contains("other 2 = 2"));
}

TEST_F(TrailSlicesTest, TheFdtKeepsWhatAFunctionWasAppliedTo) {
  const std::string program =
      "main = print (app inc 1)\n"
      "app :: (Int -> Int) -> Int -> Int\napp f x = f (prepare x)\n"
      "prepare :: Int -> Int\nprepare x = x * 2\ninc :: Int -> Int\ninc x = x + 1\n";
  Trace(program, "fdt");
  const Statements slice = SliceOf("app {2 -> 3} 1 = 3", "r");
  EXPECT_TRUE(slice.contains("prepare 1 = 2") && slice.contains("inc 2 = 3"));
}

TEST_F(TrailSlicesTest, TheFdtKeepsWhatMadeTheEntriesOfAMap) {
  const std::string program =
      "main = print (each inc [1, 4])\n"
      "each :: (Int -> Int) -> [Int] -> [Int]\neach f [] = []\neach f (x:xs) = f x : each f xs\n"
      "inc :: Int -> Int\ninc x = if x > 2 then more x else x + 1\n"
      "more :: Int -> Int\nmore x = x + 2\n";
  Trace(program, "fdt");
  const std::string each = "each {1 -> 2, 4 -> 6} [1,4] = [2,6]";
  EXPECT_TRUE(SliceOf(each, "a1").contains("more 4 = 6"));
  // An entry alone is a statement of its own.
  EXPECT_TRUE(SliceOf(each, "a1.2.r").contains("more 4 = 6"));
  EXPECT_FALSE(SliceOf(each, "a1.1.r").contains("more 4 = 6"));
}

TEST_F(TrailSlicesTest, TheFdtKeepsWhatAStateDid) {
  const std::string program =
      "import Control.Monad.State\n"
      "main = print (evalState pair 10)\n"
      "pair :: State Int (Int, Int)\npair = do { a <- tick; b <- tick; return (a, b) }\n"
      "tick :: State Int Int\ntick = do { n <- get; put (next n); return n }\n"
      "next :: Int -> Int\nnext n = n + 2\n";
  Trace(program, "fdt");
  EXPECT_TRUE(SliceOf("pair = {from 10 to _; returns (10,12)}", "r").contains("next 10 = 12"));
}

TEST_F(TrailSlicesTest, TheFdtKeepsWhatAFunctionOfALibraryDid) {
  const std::string program =
      "main = print (chosen 2 [1, 3])\n"
      "chosen :: Int -> [Int] -> [Int]\nchosen n = go n . reverse\n"
      "  where\n    go _ [] = []\n    go k (x:xs) = if high k x then x : go k xs else go k xs\n"
      "high :: Int -> Int -> Bool\nhigh k x = x > k\n";
  Trace(program, "fdt");
  EXPECT_TRUE(SliceOf("chosen 2 = {[1,3] -> [3]}", "r").contains("high 2 1 = False"));
}

// The rest of a do block is a node of its own where it is applied late.
TEST_F(TrailSlicesTest, AMarkInTheRestOfADoBlockIsThatOfItsOwnStatement) {
  Trace(
      "main = print (fst (run both [3, 4]))\n"
      "newtype Take a = Take { run :: [Int] -> (a, [Int]) }\n"
      "instance Functor Take where\n  fmap f (Take g) = Take (\\s -> let (a, t) = g s in (f a, t))\n"
      "instance Applicative Take where\n  pure a = Take (\\s -> (a, s))\n"
      "  Take f <*> Take g = Take (\\s -> let { (h, t) = f s; (a, u) = g t } in (h a, u))\n"
      "instance Monad Take where\n"
      "  Take g >>= k = Take (\\s -> let (a, t) = g s in run (k a) t)\n"
      "item :: Take Int\nitem = Take (\\(x:xs) -> (x, xs))\n"
      "both :: Take Int\nboth = do { a <- item; b <- item; return (less a b) }\n"
      "less :: Int -> Int -> Int\nless a b = b - a\n");
  std::optional<uint64_t> rest;
  for (size_t i = 0; i < built_.tree.size(); ++i) {
    if (TextOf(i).starts_with("(b <- item ..) 4 =")) rest = i;
  }
  ASSERT_TRUE(rest.has_value());
  const auto slice = slices_->MakeSlice("edt", {{*rest, value::ParsePath("r.1").value()}});
  ASSERT_TRUE(slice.ok()) << slice.error().message;
  EXPECT_EQ((*slice)->way().front(), *rest);
  Statements texts;
  for (const uint64_t node : (*slice)->Next(1000)) texts.insert(TextOf(node));
  EXPECT_TRUE(texts.contains("less 3 4 = 1"));
  EXPECT_FALSE(
      texts.contains("both = Take {run = (\\s -> let {(a, t) = g s} in run (k a) t with g = _, k = _)}"));
}

TEST_F(TrailSlicesTest, WhatAFunctionHoldsIsKeptAlsoWhereItIsANumber) {
  Trace(
      "main = print (run (make 3) 1)\n"
      "run :: Box -> Int -> Int\nrun (Box f) x = f x\n"
      "data Box = Box (Int -> Int)\n"
      "make :: Int -> Box\nmake n = hold (double n)\n"
      "hold :: Int -> Box\nhold a = seq a (Box (\\x -> a + x))\n"
      "double :: Int -> Int\ndouble n = n + n\n");
  EXPECT_TRUE(SliceOf("make 3 = Box (\\x -> a + x with a = 6)", "r.1").contains("double 3 = 6"));
}

TEST_F(TrailSlicesTest, MissingOutputKeepsWhatDidNotFinish) {
  tests::TracedTest::Trace(
      "main = do { print 1; print (down 3) }\n"
      "down :: Int -> Int\ndown 0 = 0\ndown n = down (step n)\n"
      "step :: Int -> Int\nstep n = n\n",
      {.max_steps = 300});
  built_ = BuildTree(*trail_, {});
  slices_ = std::make_unique<TrailSlices>(*trail_);
  tree_ = "edt";
  auto slice = slices_->MakeSlice("edt", {{0, value::ParsePath("r.1.1.3-").value()}});
  ASSERT_TRUE(slice.ok()) << slice.error().message;
  std::set<std::string> routines;
  for (const uint64_t node : (*slice)->Next(100'000)) {
    const tree::NodeId id(static_cast<uint32_t>(node));
    routines.insert(built_.behaviours->routine(built_.tree.routine(id)).name);
  }
  EXPECT_EQ(routines, (std::set<std::string>{"main", "down", "step"}));
}

TEST_F(TrailSlicesTest, ACharacterOfTheOutputKeepsWhatWroteIt) {
  Trace(
      "main = do { putStr (word 1); putStr (word 2) }\n"
      "word :: Int -> String\nword 1 = text \"ab\"\nword _ = 'c' : text \"d\"\ntext :: String -> "
      "String\ntext s = s\n");
  const Statements slice = SliceOf("main = {prints \"abcd\"}", "r.1.1.1");
  EXPECT_TRUE(slice.contains("word 1 = \"ab\""));
  EXPECT_FALSE(slice.contains("word 2 = \"cd\""));
  const Statements last = SliceOf("main = {prints \"abcd\"}", "r.1.1.4");
  EXPECT_TRUE(last.contains("word 2 = \"cd\"") && last.contains("text \"d\" = \"d\""));
}

TEST_F(TrailSlicesTest, WhatWasReadFromAReferenceDependsOnTheLastWrite) {
  Trace(
      "import Data.IORef\n"
      "main = do { r <- newIORef (first 1); writeIORef r (second 2); x <- readIORef r; print (use x) }\n"
      "first :: Int -> Int\nfirst x = x\nsecond :: Int -> Int\nsecond x = x + 1\nuse :: Int -> Int\nuse x = "
      "x\n");
  const Statements slice = SliceOf("use 3 = 3", "a1");
  EXPECT_TRUE(slice.contains("second 2 = 3"));
}

TEST_F(TrailSlicesTest, StandardInputCannotBeMarked) {
  tests::TracedTest::Trace("main = do { l <- getLine; putStrLn (f l) }\nf :: String -> String\nf s = s\n",
                           {.input = "hello\n"});
  built_ = BuildTree(*trail_, {});
  slices_ = std::make_unique<TrailSlices>(*trail_);
  tree_ = "edt";
  const auto slice = slices_->MakeSlice("edt", {{0, value::ParsePath("r.1.1").value()}});
  ASSERT_FALSE(slice.ok());
  EXPECT_NE(slice.error().message.find("outside"), std::string::npos) << slice.error().message;
}

TEST_F(TrailSlicesTest, WhatATrustedFunctionValueHoldsIsKept) {
  Trace(
      "main = print (clamp 30)\n"
      "clamp :: Int -> Int\nclamp = max 0 . min limit\nlimit :: Int\nlimit = maximum [1, 10]\n");
  EXPECT_TRUE(SliceOf("clamp 30 = 10", "r").contains("limit = 10"));
}

TEST_F(TrailSlicesTest, AConstantInASectionIsKept) {
  Trace(
      "main = print (high [30, 70])\n"
      "high :: [Int] -> [Int]\nhigh xs = filter ((>= least) . id) xs\nleast :: Int\nleast = 50\n");
  EXPECT_TRUE(SliceOf("high [30,70] = [70]", "r.1").contains("least = 50"));
}

TEST_F(TrailSlicesTest, WhatRunSTDidIsKept) {
  Trace(
      "import Control.Monad.ST\nimport Data.STRef\n"
      "main = print (total [1, 2])\n"
      "total :: [Int] -> Int\n"
      "total xs = runST (do { r <- newSTRef 0; mapM_ (\\x -> modifySTRef r (add x)) xs; readSTRef r })\n"
      "add :: Int -> Int -> Int\nadd x acc = acc - x\n");
  EXPECT_TRUE(SliceOf("total [1,2] = -3", "r").contains("add 1 0 = -1"));
}

TEST_F(TrailSlicesTest, WhatALibraryReadToModifyAReferenceIsKept) {
  Trace(
      "import Data.IORef\n"
      "main = do { r <- newIORef []; writeIORef r (make 2); modifyIORef r (map (* 10)); xs <- readIORef r; "
      "print xs }\n"
      "make :: Int -> [Int]\nmake n = [cost n]\ncost :: Int -> Int\ncost n = n + 1\n");
  EXPECT_TRUE(SliceOf("main = {prints \"[30]\\n\"}", "r.1.1.2").contains("cost 2 = 3"));
}

TEST_F(TrailSlicesTest, WhoChoseAnActionIsKept) {
  Trace(
      "main = greet 1\n"
      "greet :: Int -> IO ()\ngreet x = do { confirm (x > 0) (putStr \"a\") (return ()); putStr \"b\" }\n"
      "confirm :: Bool -> IO () -> IO () -> IO ()\nconfirm c yes no = if c then yes else no\n");
  EXPECT_TRUE(SliceOf("greet 1 = {prints \"ab\"}", "r")
                  .contains("confirm True {prints \"a\"} {returns ()} = {prints \"a\"}"));
}

TEST_F(TrailSlicesTest, ACallWhoseResultALibraryPassedOnIsKept) {
  Trace(
      "main = print (f (1, 2), chosen 3)\n"
      "f :: (Int, Int) -> Int\nf = uncurry g\ng :: Int -> Int -> Int\ng a b = a + b\n"
      "chosen :: Int -> [Int]\nchosen x = uncurry pick (x, [x])\n"
      "pick :: Int -> [Int] -> [Int]\npick x xs = if x > 5 then [] else xs\n");
  EXPECT_TRUE(SliceOf("f (1,2) = 3", "r").contains("g 1 2 = 3"));
  EXPECT_TRUE(SliceOf("chosen 3 = [3]", "r").contains("pick 3 [3] = [3]"));
}

TEST_F(TrailSlicesTest, WhatAReferenceHoldsIsKeptWhereItIsMarked) {
  Trace(
      "import Data.IORef\nimport System.IO.Unsafe\n"
      "main = do { n <- readIORef counter; print n }\n"
      "counter :: IORef Int\ncounter = unsafePerformIO (newIORef (first 1))\n"
      "first :: Int -> Int\nfirst x = x + 2\n");
  EXPECT_TRUE(SliceOf("counter = <ref 1> {first = 3}", "r").contains("first 1 = 3"));
}

TEST_F(TrailSlicesTest, TheWayLeadsToTheCallThatMadeIt) {
  Trace(
      "main = print (outer 1)\n"
      "outer :: Int -> Int\nouter x = middle x\nmiddle :: Int -> Int\nmiddle x = inner (x + 1)\n"
      "inner :: Int -> Int\ninner x = x * 2\n");
  EXPECT_EQ(WayOf("outer 1 = 4", "r"),
            (std::vector<std::string>{"outer 1 = 4", "middle 1 = 4", "inner 2 = 4"}));
}

// What lies behind each other is data of the program: nothing may go down it by recursion.
TEST_F(TrailSlicesTest, ALongListOfALibraryIsFollowedToItsEnd) {
  Trace(
      "main = print (sum (table 100000))\n"
      "table :: Int -> [Int]\ntable n = reverse (map up [1 .. n])\nup :: Int -> Int\nup x = x + 1\n");
  const auto slice = slices_->MakeSlice("edt", {{0, value::ParsePath("r.1.1.1").value()}});
  ASSERT_TRUE(slice.ok()) << slice.error().message;
  constexpr size_t kCalls = 100'002;  // those of up, table and main
  EXPECT_EQ((*slice)->Next(2 * kCalls).size(), kCalls);
}

// What each call was given is what the one before gave: to look at all calls for each of them would take
// hours.
TEST_F(TrailSlicesTest, ManyCallsOfALibraryAreNotLookedAtForEachOther) {
  Trace(
      "import Data.List\n"
      "main = print (total 200000)\n"
      "total :: Int -> Int\ntotal n = foldl' step 0 [1 .. n]\n"
      "step :: Int -> Int -> Int\nstep a b = if a > 1000 then a - 1000 else a + b\n");
  const auto slice = slices_->MakeSlice("edt", {{0, value::ParsePath("r.1.1.1").value()}});
  ASSERT_TRUE(slice.ok()) << slice.error().message;
  constexpr size_t kCalls = 200'002;
  EXPECT_EQ((*slice)->Next(2 * kCalls).size(), kCalls);
}

TEST_F(TrailSlicesTest, EachNodeOfASliceComesOnceHoweverItIsAskedFor) {
  Trace(
      "main = print (total 20)\n"
      "total :: Int -> Int\ntotal 0 = 0\ntotal n = n + total (n - 1)\n");
  auto whole = Make("total 20 = 210", "r"), paged = Make("total 20 = 210", "r");
  std::vector<uint64_t> pages;
  for (std::vector<uint64_t> page; !(page = (*paged)->Next(3)).empty();)
    pages.insert(pages.end(), page.begin(), page.end());
  EXPECT_EQ(pages, (*whole)->Next(1000));
  EXPECT_EQ(std::set<uint64_t>(pages.begin(), pages.end()).size(), pages.size());
}

}  // namespace
}  // namespace inquest::traced
