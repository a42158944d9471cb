// What a trail says about calls that trusted code made: their origin, whether that code looked at the
// results, the function value that was called.
#include "driver/test_commands.h"
#include "trail/trail.h"

namespace inquest::driver {
namespace {

using trail::Address;
using trail::Frame;
using trail::Word;

class TrustedCallsTest : public CommandsTest {
 protected:
  void Trace(const std::string& program, std::vector<std::string> options = {}) {
    const std::string path = (folder_ / "t.trace").string();
    options.insert(options.begin(), {"trace", "-o", path, Write("P.hs", program)});
    Inquest(options);
    const Outcome verified = Inquest({"verify", "--instances", path});
    EXPECT_EQ(verified.exit_code, kDone) << verified.out << verified.err;
    auto opened = trail::Trail::Open(path);
    ASSERT_TRUE(opened.ok());
    trail_ = std::move(*opened);
  }

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

  std::unique_ptr<trail::Trail> trail_;
};

using Looks = std::vector<bool>;

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
    if (trail_->layout().sites[object.id].place == trail::kNone) ++texts;
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

}  // namespace
}  // namespace inquest::driver
