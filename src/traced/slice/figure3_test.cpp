// The lemmas of slicing-2006 about weak influence and chops, on small programs, and what Figure 3 as printed
// misses.
#include "traced/slice/figure3.h"

#include "traced/value/test_traced.h"

namespace inquest::traced {
namespace {

using Form = PaperSlices::Form;
using Names = PaperSlices::Names;

// The paper's trail begins with the right-hand side of `start`.
class PaperSlicesTest : public tests::TracedTest {
 protected:
  void Trace(const std::string& program) {
    TracedTest::Trace(program);
    art_ = std::make_unique<Art>(*trail_);
    start_ = art_->Find(art_->Constant("start").value(), "r").value();
    slices_ = std::make_unique<PaperSlices>(*art_, start_);
  }
  std::string RedexOf(const std::string& name) const {
    return art_->RedexTerm(art_->Find(start_, name).value());
  }
  // Redexes of a slice, as terms.
  std::set<std::string> Redexes(const Names& slice) const {
    std::set<std::string> redexes;
    for (const std::string& name : slice) {
      if (slices_->nodes().contains(name + "r")) redexes.insert(RedexOf(name));
    }
    return redexes;
  }

  std::unique_ptr<Art> art_;
  ArtNode start_;
  std::unique_ptr<PaperSlices> slices_;
};

const std::vector<std::string> kPrograms = {
    "main = print start\nstart = f 1\nf x = cond (h x) 1 2\nh x = x > 0\n"
    "cond :: Bool -> Int -> Int -> Int\ncond True a b = a\ncond False a b = b\n",
    "main = putStrLn start\nstart = sort ('t' : 's' : [])\nsort :: String -> String\n"
    "sort [] = []\nsort (x:xs) = insert x (sort xs)\n"
    "insert :: Char -> String -> String\n"
    "insert x [] = [x]\ninsert x (y:ys) = if x > y then y : (insert x ys) else x : ys\n",
    "main = print start\nstart = total (twice (build 3))\nbuild :: Int -> [Int]\n"
    "build 0 = []\nbuild n = n : build (n - 1)\ntwice [] = []\ntwice (x:xs) = double x : twice xs\n"
    "double :: Int -> Int\ndouble x = x + x\ntotal :: [Int] -> Int\n"
    "total [] = 0\ntotal (x:xs) = add x (total xs)\nadd :: Int -> Int -> Int\nadd x y = x + y\n"};

TEST_F(PaperSlicesTest, ASliceOfInfluenceIsPrefixClosed) {  // Lemma 4.8
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) {
      const Names slice = slices_->InfluenceOn(n);
      for (const std::string& each : slice) {
        if (each.empty()) continue;
        EXPECT_TRUE(slice.contains(each.substr(0, each.size() - 1))) << each << " of " << n;
      }
    }
  }
}

TEST_F(PaperSlicesTest, ReductionsOfASliceAreUnchanged) {  // Lemma 4.9
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) {
      const Names slice = slices_->InfluenceOn(n);
      for (const std::string& redex : slice) {
        if (!slice.contains(redex + "r")) continue;
        // All of the redex is there, as far as it has nodes of its own.
        for (const std::string& part : slices_->nodes()) {
          const bool is_of_redex =
              part.starts_with(redex) && part.find('r', redex.size()) == std::string::npos;
          if (!is_of_redex) continue;
          EXPECT_TRUE(slice.contains(part)) << part << " in the slice of " << n;
        }
      }
    }
  }
}

TEST_F(PaperSlicesTest, AChopBeginsWithItsFirstNode) {  // Prop. 5.4: it is a trail for val(G, m)
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) {
      for (size_t length = 0; length <= n.size(); ++length) {
        const std::string m = n.substr(0, length);
        const Names chop = slices_->Chop(m, n);
        EXPECT_TRUE(chop.contains(m) && chop.contains(n));
        for (const std::string& each : chop) {
          if (each.size() <= m.size()) continue;
          EXPECT_TRUE(chop.contains(each.substr(0, each.size() - 1))) << each;
        }
      }
    }
  }
}

TEST_F(PaperSlicesTest, AWholeSliceIsAChopFromTheStart) {
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) EXPECT_EQ(slices_->Chop("", n), slices_->InfluenceOn(n));
  }
}

// Reduced nodes are those among all nodes that have a reduct, and the statement's own.
TEST_F(PaperSlicesTest, TheTwoFormsOfFigure3HaveTheSameRedexes) {
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) {
      for (size_t length = 0; length <= n.size(); ++length) {
        const std::string m = n.substr(0, length);
        if (!m.empty() && m.back() != 'r') continue;
        Names all = slices_->Figure3(m, n, Form::kAllNodes);
        for (const std::string& each : slices_->Figure3(m, n, Form::kReducedNodes)) {
          const bool is_statement = each + "r" == m || each == m;
          EXPECT_TRUE(is_statement || all.contains(each)) << each;
        }
      }
    }
  }
}

// What selected a value is lost: the fault is in h.
TEST_F(PaperSlicesTest, Figure3LosesWhatSelectedAValue) {
  Trace(kPrograms[0]);
  EXPECT_EQ(RedexOf("r"), "cond True 1 2");
  // The result of f 1: the literal 1, an argument of cond, in the right-hand side of f.
  const Names slice = slices_->Figure3("r", "rfa", Form::kReducedNodes);
  EXPECT_FALSE(Redexes(slice).contains("h 1"));
}

// A redex in tail position under an argument: `twice` there is reduced to `double`, which is not visited.
TEST_F(PaperSlicesTest, Figure3LosesRedexesInTailPositionUnderAnArgument) {
  Trace(
      "main = print start\nstart = f 1\nf x = pair (g x) x\ng x = k x\nk :: Int -> Int\nk x = x + 1\n"
      "pair :: Int -> Int -> (Int, Int)\npair a b = (a + b, b)\n");
  EXPECT_EQ(RedexOf("rfar"), "k 1");
  const std::string sum = "rrfa";  // a + b, in the right-hand side of pair
  ASSERT_TRUE(slices_->nodes().contains(sum));
  const std::set<std::string> redexes = Redexes(slices_->Figure3("r", sum, Form::kReducedNodes));
  EXPECT_TRUE(redexes.contains("g 1"));
  EXPECT_FALSE(redexes.contains("k 1"));
}

// An element that came from an argument stands where it does because of the reductions that passed it on. Its
// node is not below that of the result, so there is no criterion (Def. 5.2) that has them: the node itself
// depends on nothing.
TEST_F(PaperSlicesTest, Figure3LosesWhatPassedAnElementOn) {
  Trace(
      "main = print start\nstart = put 4 (3 : (5 : []))\nput :: Int -> [Int] -> [Int]\n"
      "put x [] = x : []\nput x (y:ys) = y : (put x ys)\n");
  const std::string five = "aafa";
  ASSERT_TRUE(slices_->nodes().contains(five));
  EXPECT_EQ(RedexOf("ra"), "put 4 ((:) 5 [])");
  for (const Form form : {Form::kAllNodes, Form::kReducedNodes})
    EXPECT_FALSE(Redexes(slices_->Figure3("", five, form)).contains("put 4 ((:) 5 [])"));
}

// Prop. 4.7, by the lemmas above; and with it 4.10: it is a trail in which n is, so what is not in it did not
// influence n.
TEST_F(PaperSlicesTest, ASliceIsATrailForTheSameStartTerm) {
  for (const std::string& program : kPrograms) {
    Trace(program);
    for (const std::string& n : slices_->nodes()) {
      const Names slice = slices_->InfluenceOn(n);
      EXPECT_TRUE(slice.contains("") && slice.contains(n));
      for (const std::string& each : slice) EXPECT_TRUE(slices_->nodes().contains(each)) << each;
    }
  }
}

}  // namespace
}  // namespace inquest::traced
