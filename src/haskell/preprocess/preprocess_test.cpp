#include "haskell/preprocess/preprocess.h"

#include <gtest/gtest.h>

namespace inquest::haskell::preprocess {
namespace {

struct Done {
  source::Diagnostics diagnostics;
  Preprocessed result;

  explicit Done(std::string_view text, const Settings& settings = {}) {
    result = Preprocess(source::FileId(0), "M.hs", text, settings, diagnostics);
  }
  std::string FirstError() const { return diagnostics.all().empty() ? "" : diagnostics.all()[0].message; }
};

// The last line.
std::string LastLine(std::string_view text) {
  const Done done(text);
  EXPECT_EQ(done.FirstError(), "");
  return done.result.text.substr(done.result.text.rfind('\n') + 1);
}

std::string Text(std::string_view text, const Settings& settings = {}) {
  const Done done(text, settings);
  EXPECT_EQ(done.FirstError(), "");
  return done.result.text;
}

TEST(Preprocess, LinesStayWhereTheyAre) {
  EXPECT_EQ(Text("#if 0\na\n#else\nb\n#endif\nc\n"), "     \n \n     \nb\n      \nc\n");
}

TEST(Preprocess, ConditionsAreThoseOfC) {
  const auto holds = [](const std::string& condition) {
    return Text("#define TWO 2\n#define F(x,y) (x*y)\n#if " + condition + "\nyes\n#endif\n").find("yes") !=
           std::string::npos;
  };
  EXPECT_TRUE(holds("1 + TWO * 3 == 7 && !defined(THREE)"));
  EXPECT_TRUE(holds("defined TWO && (0x10 >> 2) == 4L && 010 == 8"));
  EXPECT_TRUE(holds("F(TWO,3) == 6 ? 1 : 0"));
  EXPECT_TRUE(holds("-1 < 0 && ~0 == -1 && (7 % 4 | 4) == 7 && (6 ^ 3) == 5 && 9 / 2 == 4"));
  EXPECT_TRUE(holds("MIN_VERSION_base(4,15,0) && !MIN_VERSION_base(4,16,0) && __GLASGOW_HASKELL__ >= 804"));
  EXPECT_FALSE(holds("UNKNOWN || 1 > 2"));
  EXPECT_TRUE(holds("'a' == 97"));
}

TEST(Preprocess, MacrosReplaceTextAsText) {
  EXPECT_EQ(LastLine("#define SHOW(x) \"x\" x\nSHOW(a b)"), "\"a b\" a b");
  EXPECT_EQ(Text("#define X y\nX x' X' \"X\" 'X' M.X -- X\n{- X -} X").substr(12),
            "y x' X' \"X\" 'X' M.y -- X\n{- X -} y");
  EXPECT_EQ(LastLine("#define F(a,b) b a\nF((1,2), [x]) F"), "[x] (1,2) F");
  EXPECT_EQ(LastLine("#define X X 1\nX"), "X 1");
  EXPECT_EQ(LastLine("#define CAT(a,b) a/**/b\nCAT(x,y)"), "xy");
}

TEST(Preprocess, StringsMayHaveGaps) {
  EXPECT_EQ(Text("#define X y\ns = \"X \\\n  \\X\" X").substr(12), "s = \"X \\\n  \\X\" y");
}

TEST(Preprocess, DefinitionsGoOnBehindABackslash) {
  EXPECT_EQ(LastLine("#define F 1 \\\n + 2\nF"), "1  + 2");
}

TEST(Preprocess, OffsetsLeadToTheTextAsWritten) {
  const std::string_view text = "#define LONG something\nf LONG x\n";
  const Done done(text);
  const auto at = [&](std::string_view word) { return static_cast<uint32_t>(done.result.text.find(word)); };
  EXPECT_EQ(done.result.map.Begin(at("x\n")), text.rfind('x'));
  const uint32_t begin = at("something");
  EXPECT_EQ(done.result.map.Begin(begin), text.rfind("LONG"));
  EXPECT_EQ(done.result.map.Begin(begin + 4), text.rfind("LONG"));
  EXPECT_EQ(done.result.map.End(begin + 9), text.rfind("LONG") + 4);
}

TEST(Preprocess, IncludedFilesStandForTheDirective) {
  Settings settings;
  settings.definitions = {"N=3", "FLAG"};
  settings.include = [](const std::string& name,
                        const std::string& from) -> std::optional<Settings::Included> {
    EXPECT_EQ(from, "M.hs");
    return Settings::Included{source::FileId(1), name + " = N + FLAG\n"};
  };
  const std::string_view text = "#include \"x\"\ny\n";
  const Done done(text, settings);
  EXPECT_EQ(done.result.text, "x = 3 + 1\n\ny\n");
  EXPECT_EQ(done.result.map.Begin(4), 0u);
  EXPECT_EQ(done.result.map.End(5), 12u);
  EXPECT_EQ(done.result.map.Begin(11), text.find('y'));
}

TEST(Preprocess, FilesThatIncludeEachOtherAreReported) {
  Settings settings;
  settings.include = [](const std::string&, const std::string&) {
    return std::optional(Settings::Included{source::FileId(0), "#include \"x\"\n"});
  };
  EXPECT_EQ(Done("#include \"x\"\n", settings).FirstError(), "These files include each other.");
}

TEST(Preprocess, ConditionsThatAreNestedWithoutEndAreReported) {
  EXPECT_EQ(Done("#if " + std::string(1000, '!') + "\n#endif\n").FirstError(),
            "I cannot evaluate this condition: it is nested too deeply.");
}

TEST(Preprocess, PragmasAskForIt) {
  EXPECT_TRUE(WantsPreprocessing("-- a\n{- {- b -} -}\n{-# LANGUAGE Foo, CPP #-}\nmodule M where"));
  EXPECT_TRUE(WantsPreprocessing("{-# OPTIONS_GHC -cpp #-}"));
  EXPECT_FALSE(WantsPreprocessing("module M where\n{-# LANGUAGE CPP #-}"));
  EXPECT_FALSE(WantsPreprocessing("{-# LANGUAGE NoCPP #-}"));
}

}  // namespace
}  // namespace inquest::haskell::preprocess
