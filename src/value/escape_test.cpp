#include "value/escape.h"

#include <gtest/gtest.h>

#include "value/ascii.h"

namespace inquest::value {
namespace {

TEST(Escape, WhatCanBeSeenStandsForItself) {
  EXPECT_EQ(QuotedString("Grüß Gott, 李明: «Привет» … ⊥"), "\"Grüß Gott, 李明: «Привет» … ⊥\"");
  EXPECT_EQ(QuotedString("שלום 😀 ½ €"), "\"שלום 😀 ½ €\"");
  EXPECT_EQ(QuotedCharacter(U'ü'), "'ü'");
  EXPECT_EQ(QuotedCharacter('\''), "'\\''");
  EXPECT_EQ(QuotedCharacter('"'), "'\"'");
}

TEST(Escape, WhatSteersATerminalOrIsNotSeenIsEscaped) {
  EXPECT_EQ(QuotedString("\x1b[31m\r\t"), "\"\\ESC[31m\\r\\t\"");
  EXPECT_EQ(QuotedString("\u009b1\u202e2\u2066\u200b\u200d\ufeff"),
            "\"\\155\\&1\\8238\\&2\\8294\\8203\\8205\\65279\"");
  EXPECT_EQ(QuotedString("a\u00adb\u2028\u3164\ufe0f\u2800"), "\"a\\173b\\8232\\12644\\65039\\10240\"");
  for (const uint32_t code : {0xd800u, 0xe000u, 0xffffu, 0x10ffffu, 0xe0041u, 0x378u})
    EXPECT_EQ(QuotedCharacter(code), "'\\" + std::to_string(code) + "'");
}

TEST(Escape, BlanksThatAreNotTheBlankAreEscaped) {
  EXPECT_EQ(QuotedString("a\u00a0b\u3000c\u2003"), "\"a\\160b\\12288c\\8195\"");
}

TEST(Escape, AMarkNeedsACharacterThatItIsSeenOn) {
  EXPECT_EQ(QuotedString("e\u0301\u0302"), "\"e\u0301\u0302\"");
  EXPECT_EQ(QuotedString("\u0301e"), "\"\\769e\"");
  EXPECT_EQ(QuotedString(" \u0301"), "\" \\769\"");
  EXPECT_EQ(QuotedString("\n\u0301\u0301"), "\"\\n\\769\\769\"");
  EXPECT_EQ(QuotedCharacter(0x301), "'\\769'");
}

TEST(Escape, TheSignForMoreStandsAfterTheQuotes) {
  EXPECT_EQ(QuotedPrefix("ab…"), "\"ab\"…");
  EXPECT_EQ(QuotedPrefix("a…b"), "\"a…b\"");
  EXPECT_EQ(QuotedPrefix("…"), "\"\"…");
}

TEST(Escape, TextsOfTheProgramAreMadeVisible) {
  EXPECT_EQ(VisibleText("größe\x1b\u202e\xff"), "größe\\ESC\\8238\\255");
}

TEST(Escape, ColumnsAreThoseOfATerminal) {
  EXPECT_EQ(Columns("Grüß"), 4u);
  EXPECT_EQ(Columns("李明"), 4u);
  EXPECT_EQ(Columns("e\u0301"), 1u);
  EXPECT_EQ(Columns("😀"), 2u);
  EXPECT_EQ(Columns("«…»"), 3u);
}

TEST(Escape, UnitsAreNotCut) {
  const auto unit = [](std::string_view text) { return text.substr(0, UnitLength(text, 0)); };
  EXPECT_EQ(unit("abc"), "a");
  EXPECT_EQ(unit("\\26446\\26126"), "\\26446");
  EXPECT_EQ(unit("\\SOHE"), "\\SOH");
  EXPECT_EQ(unit("\\SO\\&H"), "\\SO");
  EXPECT_EQ(unit("\\\"a"), "\\\"");
  EXPECT_EQ(unit("\\n1"), "\\n");
  EXPECT_EQ(unit("\\"), "\\");
  EXPECT_EQ(unit("e\u0301\u0302x"), "e\u0301\u0302");
  EXPECT_EQ(unit("\xff\xfe"), "\xff");
}

TEST(Ascii, IsWhatShowPrints) {
  EXPECT_EQ(AsciiText("f \"Grüß Gott, 李明\" = 'ü'"), "f \"Gr\\252\\223 Gott, \\26446\\26126\" = '\\252'");
  EXPECT_EQ(AsciiText("\"ü1\""), "\"\\252\\&1\"");
  EXPECT_EQ(AsciiText("größe 1"), "gr\\246\\223e 1");
  EXPECT_EQ(AsciiText("plain"), "plain");
}

TEST(Ascii, SignsAreToldFromData) {
  EXPECT_EQ(AsciiText("[1,«r.2-: 7 more»] ⊥ … ↺"), "[1,<<r.2-: 7 more>>] _|_ ... <cycle>");
  EXPECT_EQ(AsciiText("\"«a\\\"…»\"«3 more»"), "\"\\171a\\\"\\8230\\187\"<<3 more>>");
  EXPECT_EQ(AsciiText("'\"' «»"), "'\"' <<>>");
  EXPECT_EQ(AsciiText("\"\\\\\" «»"), "\"\\\\\" <<>>");
  EXPECT_EQ(AsciiText("it's \"open\n«»"), "it's \"open\n<<>>");
}

TEST(Ascii, PiecesAreJoined) {
  AsciiWriter writer;
  std::string out;
  for (const char* piece : {"\"a", "«", "ü", "1", "\" «"}) writer.Append(piece, &out);
  EXPECT_EQ(out, "\"a\\171\\252\\&1\" <<");
}

TEST(Ascii, JsonKeepsItsMeaning) {
  EXPECT_EQ(AsciiJson("{\"a\":\"ü\\\\252 😀\"}"), "{\"a\":\"\\u00fc\\\\252 \\ud83d\\ude00\"}");
  EXPECT_EQ(VisibleJson("{\"a\":\"ü\u202e\u009b\x7f\"}"), "{\"a\":\"ü\\u202e\\u009b\\u007f\"}");
}

}  // namespace
}  // namespace inquest::value
