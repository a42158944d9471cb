// That a node which is wrong, with children that are all right, is a call of the code that is at fault
// (finite-maps-2008, Corollary 1): for every node of both trees, not only those that a search comes to.
#include <algorithm>

#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;

struct Program {
  const char* name;
  const char* text;
  const char* from;  // what is changed in it
  const char* to;
  const char* trusted = "";  // a routine of it
};

const char* const kStateOverOwnMonad = R"(module Main where
import Control.Monad.State

newtype Log a = Log (a, [String])
instance Functor Log where
  fmap f (Log (a, w)) = Log (f a, w)
instance Applicative Log where
  pure a = Log (a, [])
  Log (f, v) <*> Log (a, w) = Log (f a, v ++ w)
instance Monad Log where
  Log (a, v) >>= f = let Log (b, w) = f a in Log (b, v ++ w)

say :: String -> StateT Int Log ()
say s = lift (Log ((), [s]))

tick :: StateT Int Log Int
tick = do
  n <- get
  say ("tick " ++ show n)
  put (n + 1)
  return n

main :: IO ()
main = let Log r = runStateT (tick >> tick) 5 in print r
)";

const char* const kHelper = R"(module Main where
app :: (Int -> Int) -> Int
app f = f 1

helper :: Int -> Int
helper x = inc x

inc :: Int -> Int
inc x = x + 1

adder :: Int -> Int -> Int
adder n = foldr ((.) . step) id [n]

step :: Int -> Int -> Int
step a b = a * b

pick :: Int -> [Int] -> Int
pick n = foldl more n

more :: Int -> Int -> Int
more a b = a + b

main :: IO ()
main = print (app helper, adder 3 4, pick 1 [2, 3])
)";

const char* const kParser = R"(module Main where
import Data.Char

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }
instance Functor Parser where
  fmap f (Parser p) = Parser (\s -> case p s of { Just (a, r) -> Just (f a, r); Nothing -> Nothing })
instance Applicative Parser where
  pure a = Parser (\s -> Just (a, s))
  Parser pf <*> Parser p = Parser (\s -> case pf s of
    Just (f, r) -> case p r of { Just (a, q) -> Just (f a, q); Nothing -> Nothing }
    Nothing -> Nothing)
instance Monad Parser where
  Parser p >>= k = Parser (\s -> case p s of { Just (a, r) -> runParser (k a) r; Nothing -> Nothing })

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser take1
  where
    take1 (c : cs) | ok c = Just (c, cs)
    take1 _ = Nothing

many1 :: Parser a -> Parser [a]
many1 p = do
  a <- p
  as <- Parser (\s -> case runParser (many1 p) s of { Nothing -> Just ([], s); found -> found })
  return (a : as)

number :: Parser Int
number = value <$> many1 (satisfy isDigit)

value :: String -> Int
value = foldl (\n c -> 10 * n + digitToInt c) 0

total :: Parser Int
total = add <$> number <* satisfy (== '+') <*> number
  where add a b = a + b

main :: IO ()
main = print (runParser total "12+34x")
)";

const Program kPrograms[] = {
    {"ABindOfAMonadBelowState", kStateOverOwnMonad, "(b, v ++ w)", "(b, w)"},
    {"AnActionOfState", kStateOverOwnMonad, "put (n + 1)", "put (n + 2)"},
    {"WhatAHelperCalls", kHelper, "x + 1", "x + 2"},
    {"WhatATrustedHelperCalls", kHelper, "x + 1", "x + 2", "helper"},
    {"WhatAComposedFunctionCalls", kHelper, "a * b", "a + b"},
    {"WhatAFoldCalls", kHelper, "more a b = a + b", "more a b = a - b"},
    {"ALocalFunctionOfAParser", kParser, "Just (c, cs)", "Just (c, drop 1 cs)"},
    {"ABindOfAParser", kParser, "runParser (k a) r", "runParser (k a) s"},
    {"AnApplicationOfAParser", kParser, "Just (f a, q)", "Just (f a, r)"},
};

class FaultLocationTest : public testing::TestWithParam<std::tuple<Program, traced::TreeStyle>> {};

// Whether it is the innermost code around a place in the source. What desugaring made of a do block may be
// a part of the code around it.
bool IsInnermostAround(const trail::Layout& layout, uint32_t offset, trail::CallableId callable) {
  const trail::Callable& called = layout.callables[callable];
  const bool is_part = called.kind == trail::CallableKind::kHidden && called.parent.has_value();
  const source::Span span = (is_part ? layout.callables[called.parent] : called).span;
  const auto contains = [&](const source::Span& outer, uint32_t at) {
    return outer.has_value() && outer.file == span.file && outer.begin <= at && at < outer.end;
  };
  if (!contains(span, offset)) return false;
  for (const trail::Callable& other : layout.callables) {
    const bool is_smaller =
        contains(other.span, offset) && other.span.end - other.span.begin < span.end - span.begin;
    if (is_smaller && other.suspected && other.kind != trail::CallableKind::kHidden) return false;
  }
  return true;
}

TEST_P(FaultLocationTest, AWrongNodeWithRightChildrenIsACallOfTheChangedCode) {
  const auto& [program, style] = GetParam();
  trials::Run::Options options;
  if (program.trusted[0] != '\0') options.trusted = {program.trusted};
  trials::Trial trial(program.text, Changed(program.text, program.from, program.to), options, style);
  const tree::Tree& tree = trial.run.tree.tree;
  std::vector<std::string> words;
  for (uint32_t i = 0; i < tree.size(); ++i) words.push_back(trial.Word(tree::NodeId(i)));
  const auto offset = static_cast<uint32_t>(std::string(program.text).find(program.from));
  int faulty = 0;
  for (uint32_t i = 0; i < tree.size(); ++i) {
    const auto children = tree.children(tree::NodeId(i));
    const bool is_faulty =
        words[i] == "no" && std::all_of(children.begin(), children.end(),
                                        [&](tree::NodeId child) { return words[child.index] == "yes"; });
    if (!is_faulty) continue;
    ++faulty;
    const trail::CallableId callable(tree.routine(tree::NodeId(i)).index);
    EXPECT_TRUE(IsInnermostAround(trial.run.trail->layout(), offset, callable))
        << trial.run.StatementOf(tree::NodeId(i)) << "\nin\n"
        << trial.All();
  }
  EXPECT_GT(faulty, 0) << trial.All();
}

INSTANTIATE_TEST_SUITE_P(Programs, FaultLocationTest,
                         testing::Combine(testing::ValuesIn(kPrograms),
                                          testing::Values(traced::TreeStyle::kEdt, traced::TreeStyle::kFdt)),
                         [](const auto& info) {
                           const bool is_fdt = std::get<1>(info.param) == traced::TreeStyle::kFdt;
                           return std::string(std::get<0>(info.param).name) +
                                  (is_fdt ? "InTheFdt" : "InTheEdt");
                         });

}  // namespace
}  // namespace inquest::oracle
