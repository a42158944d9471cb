// The papers' definitions with the papers' own values (traced/view/art.h). A node is named as
// finite-maps-2008 names it, by a string over f, a and r, from a constant of the program on.
#include "traced/value/test_traced.h"
#include "traced/view/art.h"

namespace inquest::traced {
namespace {

class DefinitionsTest : public tests::TracedTest {
 protected:
  void Trace(const std::string& program) {
    TracedTest::Trace(program);
    art_ = std::make_unique<Art>(*trail_);
    start_ = art_->Constant("start").value();
  }
  ArtNode Node(const std::string& name) const {
    const auto found = art_->Find(start_, name);
    EXPECT_TRUE(found.has_value()) << name;
    return found.value_or(ArtNode());
  }
  bool Exists(const std::string& name) const { return art_->Find(start_, name).has_value(); }
  std::string Mef(const std::string& name) const { return art_->MostEvaluatedForm(Node(name)); }
  void ExpectParent(const std::string& name, const std::string& parent) const {
    const auto found = art_->Parent(Node(name));
    ASSERT_TRUE(found.has_value()) << name;
    EXPECT_TRUE(*found == Node(parent)) << "parent(" << name << ") is not " << parent;
  }

  std::unique_ptr<Art> art_;
  ArtNode start_;
};

// foundations-2006: sort ('t':[]). Its initial term is the right-hand side of `start` here, so its nodes are
// called r...; its letters l, r, t are f, a, r.
class SortTest : public DefinitionsTest {
 protected:
  SortTest() {
    Trace(
        "start = sort ('t' : [])\n"
        "main = putStrLn start\n"
        "sort :: String -> String\n"
        "sort [] = []\nsort (x:xs) = insert x (sort xs)\n"
        "insert :: Char -> String -> String\n"
        "insert x [] = [x]\ninsert x (y:ys) = if x > y then y : (insert x ys) else x : ys\n");
  }
};

TEST_F(SortTest, MostEvaluatedForms) {
  EXPECT_EQ(Mef("rra"), "[]");        // mef(tr) = []
  EXPECT_EQ(Mef("r"), "(:) 't' []");  // mef(e) = (:) 't' []
}

TEST_F(SortTest, RedexesAndBigSteps) {
  EXPECT_EQ(art_->RedexTerm(Node("rr")), "insert 't' []");              // redex(t)
  EXPECT_EQ(art_->Equation(Node("rr")), "insert 't' [] = (:) 't' []");  // bigstep(t)
  EXPECT_EQ(art_->Equation(Node("rra")), "sort [] = []");
}

TEST_F(SortTest, Reducts) { EXPECT_EQ(art_->ReductTerm(Node("r")), "insert 't' (sort [])"); }  // reduct(e)

TEST_F(SortTest, TheParentOfANodeIsTheRedexThatCreatedIt) {
  ExpectParent("rr", "r");
  ExpectParent("rra", "r");
  ExpectParent("rrf", "r");
  ExpectParent("rrr", "rr");
  ExpectParent("rrar", "rra");
  ExpectParent("r", "");
  EXPECT_FALSE(art_->Parent(start_).has_value());  // parent(e) is undefined
}

TEST_F(SortTest, AVariableIsNoNewNode) {
  // insert rlr (sort rr): x and xs of sort are nodes of the initial term.
  EXPECT_FALSE(Exists("rrfa"));
  EXPECT_TRUE(art_->Label(Node("rrf")).argument == Node("rafa"));
  EXPECT_TRUE(art_->Label(Node("rra")).argument == Node("raa"));
}

// foundations-2006: True && x = x needs an indirection as its reduct.
TEST_F(DefinitionsTest, AProjectionReducesToAnIndirection) {
  Trace(
      "start = both True (invert True)\nmain = print start\n"
      "both True x = x\nboth False x = False\ninvert True = False\ninvert False = True\n");
  EXPECT_TRUE(art_->Label(Node("rr")).kind == ArtLabel::Kind::kIndirection);
  EXPECT_TRUE(art_->Last(Node("rr")) == Node("rar"));
  EXPECT_EQ(art_->Equation(Node("r")), "both True False = False");
}

TEST_F(DefinitionsTest, WhatACallByTrustedCodeMadeIsFoundInItsFrame) {
  Trace(
      "data Tree = Leaf | Node Tree Int Tree\n"
      "start = insert 1 (foldr insert Leaf [1, 2])\n"
      "insert :: Int -> Tree -> Tree\n"
      "insert n Leaf = Node Leaf n Leaf\n"
      "insert n t@(Node l m r) | n < m = Node (insert n l) m r\n"
      "                        | n > m = Node l m (insert n r)\n"
      "                        | otherwise = t\n"
      "size Leaf = 0\nsize (Node l _ r) = size l + 1 + size r\n"
      "main = print (size start)\n");
  // The left subtree is a place in the frame of the outer call that foldr made.
  EXPECT_EQ(art_->Equation(Node("rrffa")), "insert 1 (Node Leaf 1 Leaf) = Node Leaf 1 Leaf");
}

// finite-maps-2008, section 1: the tree traversal; F is the trail of its full computation. The meaning of &&
// is given by equations, as in section 3.2.
class TreeTraversalTest : public DefinitionsTest {
 protected:
  TreeTraversalTest() {
    Trace(
        "import Prelude hiding (odd, id, (&&))\n"
        "infixr 3 &&\n(&&) :: Bool -> Bool -> Bool\nTrue && x = x\nFalse && x = False\n"
        "data Tree a = Branch (Tree a) (Tree a) | Leaf a\n"
        "allOdd :: Tree Int -> Bool\n"
        "allOdd t = allOddC id t True\n"
        "allOddC :: (Bool -> Bool) -> Tree Int -> Bool -> Bool\n"
        "allOddC c (Leaf n) b = b && c (odd n)\n"
        "allOddC c (Branch l r) b = allOddC (allOddC c r) l b\n"
        "odd :: Int -> Bool\nodd x = x `mod` 3 == 1\n"
        "id :: a -> a\nid x = x\n"
        "start = allOdd (Branch (Leaf 7) (Leaf 5))\n"
        "main = print start\n");
  }
};

TEST_F(TreeTraversalTest, TheMostEvaluatedFormOfTheInitialTermIsItsValue) { EXPECT_EQ(Mef(""), "False"); }

TEST_F(TreeTraversalTest, FunctionsAreShownAsPartialApplications) {
  EXPECT_EQ(Mef("rrffa"), "id");
  EXPECT_EQ(Mef("rrrffa"), "allOddC id (Leaf 5)");
}

TEST_F(TreeTraversalTest, LastNodes) {
  // In the paper's P the computation stops before odd 5; in F its value is further on.
  EXPECT_TRUE(art_->Last(Node("rrrrara")) == art_->Last(Node("rrrraraa")));
  EXPECT_TRUE(art_->Label(Node("rrrrarar")).kind == ArtLabel::Kind::kIndirection);
  EXPECT_TRUE(art_->Label(Node("rrrrarar")).function == Node("rrrraraa"));
  EXPECT_EQ(Mef("rrrrara"), "False");
}

TEST_F(TreeTraversalTest, Parents) {
  ExpectParent("rr", "r");     // parent(rr) = r
  ExpectParent("rrfff", "r");  // parent(rrfff) = r
  ExpectParent("rrrrara", "rrrra");
}

TEST_F(TreeTraversalTest, ReductsOfTheTreeTraversal) {
  EXPECT_EQ(art_->ReductTerm(Node("r")), "allOddC id (Branch (Leaf 7) (Leaf 5)) True");  // reduct(r)
}

TEST_F(TreeTraversalTest, RedexesAreTheQuestionsOfTheDialogue) {
  EXPECT_EQ(art_->Equation(Node("r")), "allOdd (Branch (Leaf 7) (Leaf 5)) = False");
  EXPECT_EQ(art_->Equation(Node("rr")), "allOddC id (Branch (Leaf 7) (Leaf 5)) True = False");
  EXPECT_EQ(art_->Equation(Node("rrr")), "allOddC (allOddC id (Leaf 5)) (Leaf 7) True = False");
  EXPECT_EQ(art_->Equation(Node("rrrra")), "allOddC id (Leaf 5) True = False");
  EXPECT_EQ(art_->Equation(Node("rrrraa")), "odd 7 = True");
  EXPECT_EQ(art_->Equation(Node("rrrraraa")), "odd 5 = False");
}

TEST_F(TreeTraversalTest, FunctionNodes) {
  // id is applied where allOddC has its continuation, but its symbol was written in allOdd.
  EXPECT_TRUE(art_->FunctionNode(Node("rrrrara")) == Node("rrffa"));
  EXPECT_TRUE(*art_->Parent(art_->FunctionNode(Node("rrrrara"))) == Node("r"));
  // The application of the partial application that rrr makes: parent . fun is rr, as in the FDT of Fig. 1.
  EXPECT_TRUE(art_->FunctionNode(Node("rrrra")) == Node("rrrffaff"));
  EXPECT_TRUE(*art_->Parent(art_->FunctionNode(Node("rrrra"))) == Node("rr"));
}

}  // namespace
}  // namespace inquest::traced
