#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "traced/tree/build_tree.h"
#include "traced/value/test_traced.h"
#include "traced/zoom/zoom_tree.h"
#include "value/print.h"

namespace inquest::traced {
namespace {

std::string StatementOf(const tree::Behaviours& behaviours, NodeId node) {
  return value::Text(behaviours.terms(), behaviours.Describe(node));
}

class Zoom : public tests::TracedTest {
 protected:
  // The pieces inside the call that reads so, a line each, parts below what they are parts of.
  std::vector<std::string> PiecesOf(const std::string& program, const std::string& statement) {
    Trace(program);
    run_ = BuildTree(*trail_, {}, TreeStyle::kEdt);
    const auto& behaviours = dynamic_cast<const TrailBehaviours&>(*run_.behaviours);
    for (uint32_t i = 0; i < run_.tree.size(); ++i) {
      if (StatementOf(behaviours, NodeId(i)) != statement) continue;
      auto zoomed = BuildZoom(behaviours, NodeId(i), run_.tree.routine(NodeId(i)));
      EXPECT_TRUE(zoomed.ok()) << zoomed.error().message;
      zoomed_ = std::move(*zoomed);
      EXPECT_EQ(tree::Verify(zoomed_.tree), std::vector<std::string>());
      return Lines();
    }
    ADD_FAILURE() << "no call reads " << statement;
    return {};
  }

  std::vector<std::string> Lines() const {
    std::vector<std::string> lines;
    const auto add = [&](NodeId node, size_t depth, const auto& self) -> void {
      std::string text = StatementOf(*zoomed_.behaviours, node);
      const size_t colon = text.find(": ");
      lines.push_back(std::string(2 * depth, ' ') + (node.index == 0 ? text : text.substr(colon + 2)));
      for (NodeId child : zoomed_.tree.children(node))
        if (!zoomed_.tree.is_reference(node, child)) self(child, depth + 1, self);
    };
    add(tree::Tree::root(), 0, add);
    return lines;
  }

  tree::BuiltTree run_, zoomed_;
};

using Pieces = std::vector<std::string>;

constexpr const char* kInsert = R"(module Main where
main :: IO ()
main = print (insert 3 [1, 5])
insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y:ys)
  | x < y = x : y : ys
  | otherwise = y : insert x ys
)";

TEST_F(Zoom, AnEquationIsItsMatchItsGuardsAndItsRightHandSide) {
  EXPECT_EQ(PiecesOf(kInsert, "insert 3 [5] = [3,5]"),
            (Pieces{"insert 3 [5] = [3,5]",                                  //
                    "  matched insert x (y:ys) with x = 3, y = 5, ys = []",  //
                    "  the guard x < y is True, with x = 3, y = 5",          //
                    "    in x < y, the variable x = 3",                      //
                    "    in x < y, the variable y = 5",                      //
                    "  x : y : ys = [3,5], with x = 3, y = 5, ys = []",      //
                    "    in x : y : ys, the variable x = 3",                 //
                    "    y : ys = [5], with y = 5, ys = []",                 //
                    "      in y : ys, the variable y = 5",                   //
                    "      in y : ys, the variable ys = []"}));
}

TEST_F(Zoom, AGuardThatAlwaysHoldsIsAskedAbout) {
  const Pieces pieces = PiecesOf(kInsert, "insert 3 [1,5] = [1,3,5]");
  ASSERT_EQ(pieces.size(), 11u);
  EXPECT_EQ(pieces[2], "  the guard x < y is False, with x = 3, y = 1");
  EXPECT_EQ(pieces[5], "  the guard otherwise is True");
}

TEST_F(Zoom, ACaseTellsWhichAlternativeItTookAndAConditionItsParts) {
  EXPECT_EQ(PiecesOf(R"(module Main where
data Shape = Circle Int | Square Int Int
main :: IO ()
main = print (area (Square 2 3))
area :: Shape -> Int
area s = case s of
  Circle r -> 3 * r * r
  Square a b -> let c = a + b in if c > 3 && a < 9 then c * 2 else 0
)",
                     "area (Square 2 3) = 10"),
            (Pieces{"area (Square 2 3) = 10",                                      //
                    "  case s took the alternative Square a b with a = 2, b = 3",  //
                    "  c = 5, with a = 2, b = 3",                                  //
                    "    in a + b, the variable a = 2",                            //
                    "    in a + b, the variable b = 3",                            //
                    "  the condition c > 3 && a < 9 is True, with c = 5, a = 2",   //
                    "    c > 3 = True, with c = 5",                                //
                    "      in c > 3, the variable c = 5",                          //
                    "      in c > 3, the literal 3",                               //
                    "    a < 9 = True, with a = 2",                                //
                    "      in a < 9, the variable a = 2",                          //
                    "      in a < 9, the literal 9",                               //
                    "  c * 2 = 10, with c = 5",                                    //
                    "    in c * 2, the variable c = 5",                            //
                    "    in c * 2, the literal 2"}));
}

TEST_F(Zoom, APatternThatIsBoundIsAPieceOfItsOwn) {
  EXPECT_EQ(PiecesOf(R"(module Main where
main :: IO ()
main = print (split [1, 2])
split :: [Int] -> ([Int], [Int])
split [] = ([], [])
split (x:xs) = (x : bs, as)
  where (as, bs) = split xs
)",
                     "split [1,2] = ([1],[2])"),
            (Pieces{"split [1,2] = ([1],[2])",                                    //
                    "  matched split (x:xs) with x = 1, xs = [2]",                //
                    "  split xs = ([2],[]), with xs = [2]",                       //
                    "    in split xs, the variable xs = [2]",                     //
                    "  (as, bs) = ([2],[])",                                      //
                    "  (x : bs, as) = ([1],[2]), with x = 1, bs = [], as = [2]",  //
                    "    x : bs = [1], with x = 1, bs = []",                      //
                    "      in x : bs, the variable x = 1",                        //
                    "      in x : bs, the variable bs = []",                      //
                    "    in (x : bs, as), the variable as = [2]"}));
  // The variable `bs` is bound by the pattern, which is right if `split xs` is.
  const auto refers = [&](uint32_t from, uint32_t to) {
    return zoomed_.tree.is_reference(NodeId(from), NodeId(to)) &&
           std::ranges::count(zoomed_.tree.children(NodeId(from)), NodeId(to)) == 1;
  };
  EXPECT_TRUE(refers(8, 4));
  EXPECT_TRUE(refers(4, 2));
  EXPECT_TRUE(refers(7, 1));
}

TEST_F(Zoom, ASuspendedChoiceIsLookedInto) {
  EXPECT_EQ(PiecesOf(R"(module Main where
main :: IO ()
main = print (f (Just 3))
f :: Maybe Int -> Int
f m = 1 + (case m of { Nothing -> 0; Just n -> n * 2 })
)",
                     "f (Just 3) = 7")
                .at(3),
            "    case m of { Nothing -> 0; Just n -> n * 2 } = 6, with n = 3");
  EXPECT_EQ(Lines().at(4), "      case m took the alternative Just n with n = 3");
}

TEST_F(Zoom, EachRoundOfAComprehensionIsThere) {
  const Pieces pieces = PiecesOf(R"(module Main where
main :: IO ()
main = print (h [1, 2, 3])
h :: [Int] -> [(Int, Int)]
h xs = [(x, y) | x <- xs, odd x, let y = x + 1]
)",
                                 "h [1,2,3] = [(1,2),(3,4)]");
  EXPECT_EQ(std::ranges::count(pieces, "  odd x = True, with x = 1"), 1);
  EXPECT_EQ(std::ranges::count(pieces, "  odd x = False, with x = 2"), 1);
  EXPECT_EQ(std::ranges::count(pieces, "  (x, y) = (3,4), with x = 3, y = 4"), 1);
}

TEST_F(Zoom, AVariableOfAComprehensionRefersToItsGenerator) {
  const Pieces pieces = PiecesOf(R"(module Main where
main :: IO ()
main = print (h [1, 2, 3])
h :: [Int] -> [Int]
h xs = [x + 1 | x <- drop 1 xs]
)",
                                 "h [1,2,3] = [3,4]");
  const auto find = [&](const std::string& text) {
    for (size_t i = 0; i < zoomed_.tree.size(); ++i) {
      if (StatementOf(*zoomed_.behaviours, NodeId(i)).find(text) != std::string::npos) return NodeId(i);
    }
    ADD_FAILURE() << text;
    return NodeId();
  };
  const auto children = zoomed_.tree.children(find("the variable x = 2"));
  EXPECT_NE(std::ranges::find(children, find("drop 1 xs = [2,3]")), children.end());
}

TEST_F(Zoom, AVariableRefersToABindingThatStandsBehindOrAroundIt) {
  const Pieces pieces = PiecesOf(R"(module Main where
main :: IO ()
main = print (h 1)
h :: Int -> [Int]
h n = take k xs
  where xs = n : map (+ 2) xs
        k = step + 1
        step = n + n
)",
                                 "h 1 = [1,3,5]");
  const auto refers = [&](const std::string& variable, const std::string& binding) {
    for (size_t i = 0; i < zoomed_.tree.size(); ++i) {
      if (StatementOf(*zoomed_.behaviours, NodeId(i)).find(variable) == std::string::npos) continue;
      for (const NodeId child : zoomed_.tree.children(NodeId(i))) {
        if (StatementOf(*zoomed_.behaviours, child).find(binding) != std::string::npos) return true;
      }
    }
    return false;
  };
  EXPECT_TRUE(refers("in map (+ 2) xs, the variable xs", ": xs = 1 : 3 : 5"));
  EXPECT_TRUE(refers("in step + 1, the variable step", ": step = 2"));
}

TEST_F(Zoom, TheGuardThatHoldsIsAskedAboutWhereNoOtherIsLeft) {
  const Pieces pieces = PiecesOf(R"(module Main where
main :: IO ()
main = print (h 1)
h :: Int -> Int
h n | True = n
    | otherwise = 0
)",
                                 "h 1 = 1");
  EXPECT_EQ(std::ranges::count(pieces, "  the guard True is True"), 1);
}

TEST_F(Zoom, AStatementOfADoBlockSaysWhatItDid) {
  const Pieces pieces = PiecesOf(R"(module Main where
import Data.IORef
main :: IO ()
main = step 2 >>= print
step :: Int -> IO Int
step x = do
  putStr "step "
  r <- newIORef (x + 1)
  modifyIORef r (* 2)
  v <- readIORef r
  let w = v + 1
  if w > 3 then putStrLn "big" else return ()
  return (w * x)
)",
                                 R"(step 2 = {prints "step big\n"; returns 14})");
  for (const char* piece :
       {R"(  putStr "step " = {prints "step "})", "  x + 1 = 3, with x = 2",
        "  modifyIORef r (* 2) = {reads 3 from <ref 1>; sets <ref 1> to 6}, with r = <ref 1>",
        "  w = 7, with v = 6", "    the condition w > 3 is True, with w = 7",
        R"(    putStrLn "big" = {prints "big\n"})", "  w * x = 14, with w = 7, x = 2"})
    EXPECT_EQ(std::ranges::count(pieces, piece), 1) << piece;
}

TEST_F(Zoom, WhatTheRunDidNotComeToIsNoPiece) {
  for (const std::string& piece : PiecesOf(kInsert, "insert 3 [5] = [3,5]"))
    EXPECT_EQ(piece.find("otherwise"), std::string::npos) << piece;
}

TEST_F(Zoom, WithoutAnEquationThatMatchesTheChoiceIsAskedAbout) {
  const Pieces pieces =
      PiecesOf(R"(module Main where
main :: IO ()
main = print (f 3)
f :: Int -> Int
f 1 = 2
f 2 = 3
)",
               "f 3 = error \"Main.hs:(5,1)-(6,7): Non-exhaustive patterns in function f\"");
  ASSERT_GE(pieces.size(), 2u);
  EXPECT_EQ(pieces[1], "  matched no equation of f");
}

TEST_F(Zoom, APieceHasItsPlaceInTheSource) {
  PiecesOf(kInsert, "insert 3 [5] = [3,5]");
  const auto guard = zoomed_.behaviours->PartOf(NodeId(2));
  ASSERT_TRUE(guard.has_value());
  EXPECT_EQ(guard->text, "x < y");
  EXPECT_EQ(guard->begin, (view::TextPosition{7, 5}));
  EXPECT_EQ(guard->end, (view::TextPosition{7, 10}));
  const Code code = zoomed_.behaviours->CodeOf(NodeId(2));
  std::string suspect;
  for (const CodePiece& piece : code.pieces)
    if (piece.is_suspect()) suspect += piece.text;
  EXPECT_EQ(suspect, "x < y");
}

}  // namespace
}  // namespace inquest::traced
