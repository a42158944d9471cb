// What a trail says about calls that trusted code made: their origin, whether that code looked at the
// results, the function value that was called.
#include "driver/test_traced.h"

namespace inquest::driver {
namespace {

using trail::Address;
using trail::Frame;
using trail::Word;

class TrustedCallsTest : public TracedTest {
 protected:
  // The calls of a routine that trusted code made, in their order.
  std::vector<Frame> Calls(const std::string& name) const {
    std::vector<Frame> found;
    for (size_t i = 1; i < trail_->frame_count(); ++i) {
      const Frame frame = trail_->frame_number(i);
      if (frame.is_callback && trail_->callable(frame)->name == name) found.push_back(frame);
    }
    return found;
  }
  // For each of them, whether trusted code of the same origin looked at the result.
  std::vector<bool> LookedAt(const std::string& name) const {
    std::vector<bool> looked;
    for (const Frame& frame : Calls(name)) {
      const Word finish = trail_->word(frame.base);
      EXPECT_TRUE(trail::IsFinished(finish));
      looked.push_back((finish & trail::kLookedAt) != 0);
    }
    return looked;
  }

  // The one call of a routine that suspected code made.
  Frame Call(const std::string& name) const {
    std::vector<Frame> found;
    for (size_t i = 1; i < trail_->frame_count(); ++i) {
      const Frame frame = trail_->frame_number(i);
      if (!frame.is_callback && trail_->callable(frame)->name == name) found.push_back(frame);
    }
    EXPECT_EQ(found.size(), 1u) << name;
    return found.at(0);
  }
  // The routine in whose frame a place lies.
  std::string RoutineAt(Address a) const { return a == 0 ? "" : trail_->callable(trail_->FrameOf(a))->name; }
  // For each call, the routines where its origin and what it was reached through lie: `main through act`.
  std::vector<std::string> Descents(const std::string& name) const {
    std::vector<std::string> all;
    for (const Frame& frame : Calls(name)) {
      const std::string maker = RoutineAt(frame.maker);
      all.push_back(RoutineAt(frame.redex) + (maker.empty() ? "" : " through " + maker));
    }
    return all;
  }
};

using Looks = std::vector<bool>;
using Texts = std::vector<std::string>;

TEST_F(TrustedCallsTest, TheCodeThatMadeACallLooksAtItsResult) {
  Trace("main = print (filter big [1, 5])\nbig :: Int -> Bool\nbig n = n > 3\n");
  EXPECT_EQ(LookedAt("big"), (Looks{true, true}));
}

TEST_F(TrustedCallsTest, TrustedCodeOfAnotherOriginDoesNotCount) {
  Trace("main = print (any even (map pick [1, 3]))\npick :: Int -> Int\npick n = n * 3\n");
  EXPECT_EQ(LookedAt("pick"), (Looks{false, false}));
}

TEST_F(TrustedCallsTest, AResultThatWasThereAlreadyIsLookedAtToo) {
  const std::string program =
      "main = do { let { both = helper pick 3 }; print (fst both); print (READ both) }\n"
      "helper f x = let { y = f x } in (y, if even y then 1 else 2 :: Int)\n"
      "pick :: Int -> Int\npick n = n * 3\n";
  const auto reading = [&](const std::string& selector) {
    return std::string(program).replace(program.find("READ"), 4, selector);
  };
  // `print` computes it, for itself.
  Trace(reading("fst"), {"--trust", "helper"});
  EXPECT_EQ(LookedAt("pick"), (Looks{false}));
  // Then `helper` looks at it.
  Trace(reading("snd"), {"--trust", "helper"});
  EXPECT_EQ(LookedAt("pick"), (Looks{true}));
}

TEST_F(TrustedCallsTest, AThunkThatOnlyPassesAResultOnIsNoEndOfTheLook) {
  // `again y` is a thunk of its own, whose value is that of the call.
  Trace(
      "main = do { let { both = helper pick 3 }; print (fst both); print (snd both) }\n"
      "helper f x = let { y = f x; z = again y } in (y, if even z then 1 else 2 :: Int)\n"
      "again y = y\npick :: Int -> Int\npick n = n * 3\n",
      {"--trust", "helper", "--trust", "again"});
  EXPECT_EQ(LookedAt("pick"), (Looks{true}));
}

TEST_F(TrustedCallsTest, ExecutingAnActionIsLookingAtIt) {
  Trace("main = mapM_ act [1, 2]\nact :: Int -> IO ()\nact n = print n\n");
  EXPECT_EQ(LookedAt("act"), (Looks{true, true}));
}

TEST_F(TrustedCallsTest, APrimitiveLooksForTheCodeThatCallsIt) {
  // `putStr` reads the characters that `map` made; `helper` reads its own.
  Trace(
      "main = do { let { s = map up \"ab\" }; putStr s; putStr s; helper down \"c\" }\n"
      "helper f s = let { t = map f s } in length t `seq` putStr t\n"
      "up, down :: Char -> Char\nup c = succ c\ndown c = pred c\n",
      {"--trust", "helper"});
  EXPECT_EQ(LookedAt("up"), (Looks{false, false}));
  EXPECT_EQ(LookedAt("down"), (Looks{true}));
}

TEST_F(TrustedCallsTest, WhatPrimitivesMakeCarriesTheOriginOfTheCodeThatCalledThem) {
  // Statements hold the text of a number, a line of input, the arguments and what `read` refused.
  Trace(
      "import System.Environment\nimport Control.Exception\n"
      "main = do { args <- getArgs; name <- getProgName; line <- getLine; rest <- getContents\n"
      "          ; keep (args ++ [name, line, rest, show 1234, show (12 :: Integer), show 1.5])\n"
      "          ; r <- try (evaluate (10 `div` none)) :: IO (Either ArithException Int)\n"
      "          ; tell (either show show r); partial 3 `seq` return () }\n"
      "none :: Int\nnone = 0\n"
      "keep :: [String] -> IO ()\nkeep texts = mapM_ tell texts\n"
      "tell :: String -> IO ()\ntell text = putStrLn text\n"
      "partial :: Int -> Int\npartial 1 = 2\n",
      {"--input", Write("input", "one\ntwo\n"), "--", "argument"});
  size_t constructors = 0, texts = 0;
  trail_->reader().ForEach([&](const trail::Object& object) {
    if (object.kind != trail::Kind::kCon) return true;
    ++constructors;
    EXPECT_NE(object.link, 0u);
    if (!trail_->layout().sites[object.site()].place.has_value()) ++texts;
    return true;
  });
  EXPECT_GT(constructors, 40u);
  EXPECT_GT(texts, 30u);
}

TEST_F(TrustedCallsTest, TheTextOfANumberWasMadeByTheApplicationOfShow) {
  Trace(
      "main = putStrLn (tag (show 42))\n"
      "tag :: String -> String\ntag s = '<' : s\n");
  for (size_t i = 1; i < trail_->frame_count(); ++i) {
    const Frame frame = trail_->frame_number(i);
    if (trail_->callable(frame)->name != "tag") continue;
    const trail::Evaluated text = trail_->Evaluate(trail_->argument(frame, 0));
    ASSERT_EQ(text.status, trail::Evaluated::kValue);
    const Address origin = trail_->reader().at(trail::AddressOf(text.word)).link;
    const Frame made = trail_->FrameOf(origin);
    EXPECT_EQ(trail_->callable(made)->name, "main");
    // The cell of `show 42` holds the string itself.
    EXPECT_EQ(trail_->Evaluate(trail_->word(origin)).word, text.word);
    return;
  }
  FAIL() << "no call of tag";
}

TEST_F(TrustedCallsTest, ACallThroughAPartialApplicationSaysSo) {
  Trace("main = print (map (add 1) [7, 8])\nadd :: Int -> Int -> Int\nadd x y = x + y\n");
  ASSERT_EQ(Calls("add").size(), 2u);
  Word first = 0;
  for (const Frame& frame : Calls("add")) {
    const Word function = trail_->CalledFunction(frame);
    EXPECT_EQ(trail::KindOf(trail_->word(trail::AddressOf(function))), trail::Kind::kPartial);
    // Both calls went through the one that main made, of the symbol that it wrote.
    if (first == 0) first = function;
    EXPECT_EQ(function, first);
    const Word symbol = trail_->SymbolOf(function);
    EXPECT_EQ(trail::KindOf(trail_->word(trail::AddressOf(symbol))), trail::Kind::kFun);
    EXPECT_EQ(RoutineAt(trail::AddressOf(symbol)), "main");
    EXPECT_EQ(trail_->SymbolOf(symbol), symbol);
  }
}

TEST_F(TrustedCallsTest, SoDoesACallOfALocalFunction) {
  // Its frame holds the symbol, which leads to the variables around it.
  Trace(
      "main = print (shift 10)\nshift :: Int -> [Int]\nshift n = map (add 1) [7] ++ map neg [3]\n"
      "  where { add x y = x + y + n; neg x = n - x }\n");
  ASSERT_EQ(Calls("add").size(), 1u);
  const Frame add = Calls("add")[0];
  const Word partial = trail_->CalledFunction(add);
  EXPECT_EQ(trail::KindOf(trail_->word(trail::AddressOf(partial))), trail::Kind::kPartial);
  EXPECT_EQ(trail_->SymbolOf(partial), trail_->slot(add, trail::SlotId(1)));
  EXPECT_EQ(trail_->Enclosing(add).address, Call("shift").address);
  EXPECT_EQ(add.maker, 0u);
  const Frame neg = Calls("neg").at(0);
  EXPECT_EQ(trail_->CalledFunction(neg), trail_->slot(neg, trail::SlotId(1)));
}

TEST_F(TrustedCallsTest, ACallSaysThroughWhoseFunctionValueItWasReached) {
  // The calls of `count` come from an action that `act` made, executed by `main`.
  const std::string act =
      "import Control.Monad.State\n"
      "act :: State Int Int\nact = do { x <- get; put (count x); return x }\n"
      "count :: Int -> Int\ncount n = n + 1\n";
  // `fmap count act` is another place of main than that which runs it.
  Trace(act + "main = print (runState (fmap count act) 5)\n");
  EXPECT_EQ(Descents("count"), (Texts{"main through main"}));
  Trace(act +
        "main = print (runState (twice act) 5)\ntwice :: State Int a -> State Int a\ntwice m = m >> m\n");
  for (const std::string& descent : Descents("")) EXPECT_EQ(descent, "main through act");
  EXPECT_FALSE(Descents("").empty());
}

TEST_F(TrustedCallsTest, SoDoesACallFromWhatThatFunctionValueMade) {
  // The monad below is the program's own: its calls are those of the action, not of main.
  Trace(
      "import Control.Monad.State\n"
      "newtype P a = P (a, Int)\n"
      "instance Functor P where fmap f (P (a, n)) = P (f a, n)\n"
      "instance Applicative P where { pure a = P (a, 0); P (f, n) <*> P (a, m) = P (f a, n + m) }\n"
      "instance Monad P where P (a, n) >>= k = let { P (b, m) = k a } in P (b, n - m)\n"
      "act :: StateT Int P Int\nact = do { x <- get; lift (tick 1); return x }\n"
      "tick :: Int -> P ()\ntick n = P ((), n)\n"
      "main = case runStateT act 5 of P ((a, s), n) -> print (a, s, n)\n");
  const Texts binds = Descents(">>=");
  ASSERT_GE(binds.size(), 2u);
  EXPECT_EQ(binds[0], "main through act");
  // The rest of the do block runs inside the call before, by a function that the action made meanwhile.
  EXPECT_EQ(Descents("")[0], ">>= through act");
}

TEST_F(TrustedCallsTest, AFunctionValueOfTheOriginItselfIsNotNamed) {
  Trace(
      "main = print (total [[1, 2]], map (inc . inc) [3])\n"
      "total :: [[Int]] -> [Int]\ntotal xss = map (foldr step 0) xss\n"
      "step :: Int -> Int -> Int\nstep x n = x + n\n"
      "inc :: Int -> Int\ninc n = n + 1\n");
  EXPECT_EQ(Descents("step"), (Texts{"total", "total"}));
  EXPECT_EQ(Descents("inc"), (Texts{"main", "main"}));
}

TEST_F(TrustedCallsTest, AMethodIsNobodysFunctionValue) {
  // The dictionary of `Show [T]` is made by main; `put` uses it.
  Trace(
      "data T = T Int\ninstance Show T where show (T n) = name n\n"
      "name :: Int -> String\nname n = show n\n"
      "put :: Show a => a -> String\nput x = show x\n"
      "main = mapM_ putStrLn [put [T 1], put (Just [T 2])]\n");
  for (const std::string& descent : Descents("show")) EXPECT_EQ(descent, "put");
  EXPECT_EQ(Descents("show").size(), 2u);
}

TEST_F(TrustedCallsTest, CollectionsDoNotChangeWhatIsSaid) {
  const std::string program =
      "import Control.Monad.State\n"
      "step :: Int -> State Int ()\nstep n = modify (bump n)\n"
      "bump :: Int -> Int -> Int\nbump n m = n + m\n"
      "main = print (execState (mapM_ step [1 .. 50]) 0)\n";
  Trace(program);
  const Texts expected = Descents("bump");
  const Looks looks = LookedAt("bump");
  EXPECT_EQ(expected, Texts(50, "main through step"));
  for (const char* words : {"64", "512"}) {
    Trace(program, {"--nursery-words", words, "--full-collections"});
    EXPECT_EQ(Descents("bump"), expected);
    EXPECT_EQ(LookedAt("bump"), looks);
  }
}

TEST_F(TrustedCallsTest, WhatANotedFunctionValueCallsBelongsToWhoeverMadeIt) {
  // `result` is shown as a map, `applied` gets `helper` by name.
  Trace(
      "main = print (result 1 [2], applied helper)\n"
      "result :: Int -> [Int] -> Int\nresult n = scan n\n"
      "applied :: (Int -> Int) -> Int\napplied f = f 7\n"
      "scan :: Int -> [Int] -> Int\nscan n = \\xs -> n + sum (map bump xs)\n"
      "helper :: Int -> Int\nhelper x = bump x\n"
      "bump :: Int -> Int\nbump n = n + 1\n",
      {"--trust", "scan", "--trust", "helper"});
  std::vector<std::string> owners;
  for (const Frame& frame : Calls("bump"))
    owners.push_back(RoutineAt(frame.owner == 0 ? frame.redex : frame.owner));
  EXPECT_EQ(owners, (Texts{"result", "applied"}));
}

TEST_F(TrustedCallsTest, WhatIsAppliedThroughANotedFunctionValueIsInTheTrail) {
  Trace(
      "main = print (twice (total 1))\n"
      "total :: Int -> [Int] -> Int\ntotal n = foldr (+) n\n"
      "twice :: ([Int] -> Int) -> Int\ntwice f = f [2] + f [3, 4]\n");
  const Word function = trail_->Evaluate(trail_->argument(Call("twice"), 0)).word;
  ASSERT_TRUE(trail_->IsNotedFunction(function));
  std::vector<int64_t> results;
  for (const trail::Application& application : trail_->ApplicationsOf(function)) {
    EXPECT_EQ(application.arguments.size(), 1u);
    EXPECT_EQ(RoutineAt(application.applied), "twice");
    results.push_back(trail::SmallValue(trail_->Evaluate(application.result).word));
  }
  EXPECT_EQ(results, (std::vector<int64_t>{3, 8}));
}

}  // namespace
}  // namespace inquest::driver
