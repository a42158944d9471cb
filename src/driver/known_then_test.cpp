// What a trail says about when values came to be known, in programs whose constants and functions need each
// other (Layout::notes_times).
#include "driver/test_traced.h"
#include "trail/last_since.h"

namespace inquest::driver {
namespace {

using trail::Address;
using trail::Evaluated;
using trail::Frame;
using trail::Tag;
using trail::Trail;
using trail::Word;

constexpr const char* kPrimes =
    "primes :: [Int]\nprimes = 4 : filter isPrime [3 ..]\n"
    "isPrime :: Int -> Bool\n"
    "isPrime n = all (\\p -> n `mod` p /= 0) (takeWhile (\\p -> p * p <= n) primes)\n";

class KnownThenTest : public TracedTest {
 protected:
  std::vector<Frame> Calls(const std::string& name) const {
    std::vector<Frame> found;
    for (size_t i = 1; i < trail_->frame_count(); ++i) {
      const Frame frame = trail_->frame_number(i);
      if (trail_->callable(frame)->name == name && !trail_->variant(frame).is_block) found.push_back(frame);
    }
    return found;
  }
  // A reference to the cell of a constant.
  Word Constant(const std::string& name) const {
    for (const trail::Constant& constant : trail_->layout().constants) {
      if (trail_->layout().callables[constant.callable].name == name) {
        return trail::Tagged(Tag::kRef, trail::CellAddress(trail_->reader().first(), constant.slot));
      }
    }
    ADD_FAILURE() << "no constant " << name;
    return 0;
  }
  // The last time before the value of a call was complete.
  Address BeforeEnd(const Frame& frame) const {
    const auto last = trail::LastSince(*trail_, trail_->word(trail_->ResultCell(frame)), Trail::kAlways);
    EXPECT_TRUE(last.has_value() && *last > 0);
    return last.value_or(1) - 1;
  }
  Word Field(Word constructor, uint32_t n) const {
    return trail_->word(trail::AddressOf(constructor) + 8 * (1 + uint64_t{n}));
  }
  // A list of numbers as far as it was known: `4 : 3 : _`.
  std::string ListAt(Word list, Address time) const {
    std::string text;
    for (;;) {
      const Evaluated cell = trail_->EvaluateAt(list, time);
      if (cell.status != Evaluated::kValue) return text + "_";
      if (trail::TagOf(cell.word) != Tag::kCon) return text + "[]";
      const Evaluated head = trail_->EvaluateAt(Field(cell.word, 0), time);
      const bool is_number = head.status == Evaluated::kValue && trail::TagOf(head.word) == Tag::kInt;
      text += (is_number ? std::to_string(trail::SmallValue(head.word)) : "_") + " : ";
      list = Field(cell.word, 1);
    }
  }
};

TEST_F(KnownThenTest, AConstantWasKnownAsFarAsTheCallsBeforeHadMadeIt) {
  const std::string program = std::string("main = print (take 5 primes)\n") + kPrimes;
  using Options = std::vector<std::string>;
  for (const Options& options : {Options{}, Options{"--nursery-words", "64", "--full-collections"}}) {
    Trace(program, options);
    ASSERT_EQ(trail_->layout().notes_times, 1u);
    const Word primes = Constant("primes");
    const std::vector<Frame> calls = Calls("isPrime");
    ASSERT_EQ(calls.size(), 4u);
    EXPECT_EQ(ListAt(primes, calls[0].address), "4 : _");
    EXPECT_EQ(ListAt(primes, BeforeEnd(calls[0])), "4 : _");
    EXPECT_EQ(ListAt(primes, BeforeEnd(calls[1])), "4 : 3 : _");
    EXPECT_EQ(ListAt(primes, BeforeEnd(calls[2])), "4 : 3 : 4 : _");
    EXPECT_EQ(ListAt(primes, BeforeEnd(calls[3])), "4 : 3 : 4 : 5 : _");
    EXPECT_EQ(ListAt(primes, Trail::kAlways), "4 : 3 : 4 : 5 : 6 : _");
  }
}

TEST_F(KnownThenTest, WhatTrustedCodeReadsBetweenTwoObjectsOfTheTrailHasAnOrder) {
  // `scanl` extends its result by what it reads of the constant, and nothing else is written meanwhile.
  Trace(
      "main = print (take 12 sums)\n"
      "sums :: [Int]\nsums = 1 : running 0\n"
      "running :: Int -> [Int]\nrunning n = scanl (+) n sums\n");
  ASSERT_EQ(trail_->layout().notes_times, 1u);
  const Frame running = Calls("running").at(0);
  const Word result = trail_->word(trail_->ResultCell(running));
  // Each further element came after the one of the constant that it needs.
  std::string shorter = ListAt(result, Trail::kAlways);
  const auto count = [](const std::string& list) { return std::count(list.begin(), list.end(), ':'); };
  auto last = trail::LastSince(*trail_, result, Trail::kAlways);
  int steps = 0;
  while (last.has_value() && *last > 0) {
    const std::string then = ListAt(result, *last);
    const std::string sums = ListAt(Constant("sums"), *last);
    EXPECT_LE(count(then), count(sums) + 1) << then << " from " << sums;
    EXPECT_NE(ListAt(result, *last - 1), then);
    last = trail::LastSince(*trail_, result, *last - 1);
    ++steps;
  }
  EXPECT_GE(steps, 12);
}

TEST_F(KnownThenTest, ACellSaysItsTimeAlsoIfItsFrameLookedAtIt) {
  Trace(
      "main = print (head table)\n"
      "table :: [Int]\ntable = [grow 3]\n"
      "grow :: Int -> Int\n"
      "grow n = let { xs = more n } in case use (1 : xs) of { 1 -> case xs of { (y : _) -> y + n } }\n"
      "use :: [Int] -> Int\nuse (a : _) = a\n"
      "more :: Int -> [Int]\nmore n = if n > 5 then table else [n]\n");
  ASSERT_EQ(trail_->layout().notes_times, 1u);
  const Frame use = Calls("use").at(0);
  EXPECT_EQ(ListAt(trail_->argument(use, 0), BeforeEnd(use)), "1 : _");
  EXPECT_EQ(ListAt(trail_->argument(use, 0), Trail::kAlways), "1 : 3 : []");
}

TEST_F(KnownThenTest, AFailureSaysItsTime) {
  const std::string program =
      "import Control.Exception\n"
      "main = do { r <- try (evaluate (head table)) :: IO (Either ArithException Int); print r; print (size "
      "4) }\n"
      "table :: [Int]\ntable = map (div 10) [0, size 3]\n"
      "size :: Int -> Int\nsize n = if n > 100 then length table else n\n";
  Trace(program);
  ASSERT_EQ(trail_->layout().notes_times, 1u);
  const Evaluated table = trail_->Evaluate(Constant("table"));
  ASSERT_EQ(table.status, Evaluated::kValue);
  const Word first = Field(table.word, 0);
  EXPECT_EQ(trail_->EvaluateAt(first, Calls("table").at(0).address).status, Evaluated::kUnevaluated);
  EXPECT_EQ(trail_->EvaluateAt(first, Calls("size").at(0).address).status, Evaluated::kFailed);
}

TEST_F(KnownThenTest, TimesKeepNothingThatIsNotKeptOtherwise) {
  // What only trusted code sees is kept in part.
  const std::string sum = "main = do { print (take 5 primes); print (length (filter even [1 .. 20000])) }\n";
  Trace(sum + kPrimes);
  ASSERT_EQ(trail_->layout().notes_times, 1u);
  EXPECT_LT(trail_->reader().end() - trail_->reader().first(), 200'000u);
}

TEST_F(KnownThenTest, AnInnerApplicationIsNoTime) {
  Trace(
      "main = print (take 3 table, twice 1 2)\n"
      "table :: [Int]\ntable = 1 : map next [0 ..]\n"
      "next :: Int -> Int\nnext n = table !! n + 1\n"
      "twice :: Int -> Int -> Int\ntwice = both pick\n"
      "both :: (a -> b -> c) -> a -> b -> c\nboth f x y = f x y\n"
      "pick :: Int -> Int -> Int\npick x = if x > 0 then add x else add 0\n"
      "add :: Int -> Int -> Int\nadd x y = x + y\n");
  ASSERT_EQ(trail_->layout().notes_times, 1u);
  size_t inner = 0;
  trail_->reader().ForEach([&](const trail::Object& object) {
    if (object.kind == trail::Kind::kIndirect && !trail::IsSince(trail_->word(object.address))) ++inner;
    return true;
  });
  EXPECT_EQ(Calls("pick").size(), 1u);
  EXPECT_GE(inner, 1u);
}

TEST_F(KnownThenTest, OtherProgramsHaveNoTimes) {
  Trace("main = print (take 5 evens)\nevens :: [Int]\nevens = filter isEven [1 ..]\nisEven n = even n\n");
  EXPECT_EQ(trail_->layout().notes_times, 0u);
  trail_->reader().ForEach([&](const trail::Object& object) {
    EXPECT_NE(object.kind, trail::Kind::kIndirect);
    EXPECT_FALSE(object.kind == trail::Kind::kData &&
                 object.id == static_cast<uint32_t>(trail::DataKind::kTick));
    return true;
  });
}

}  // namespace
}  // namespace inquest::driver
