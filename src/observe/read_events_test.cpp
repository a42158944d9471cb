#include "observe/read_events.h"

#include <gtest/gtest.h>

#include "base/test_folder.h"

namespace inquest::observe {
namespace {

const std::string kHeader = "{\"inquest\":\"events\",\"version\":1,\"program\":\"small\"}\n";
const std::string kDescribed =
    "{\"source\":\"Main.hs\",\"text\":\"main = f\\n\"}\n"
    "{\"label\":\"f\",\"module\":\"Main\",\"source\":0,\"lines\":[1,1],\"new "
    "key\":[{\"a\":null},-1.5e3,true]}\n"
    "{\"label\":\"g\"}\n"
    "{\"constructor\":\"Just\",\"arity\":1}\n"
    "{\"constructor\":\"P\",\"fields\":[\"x\",\"y\"]}\n"
    "{\"stack\":[0,0]}\n";

std::string ErrorOf(const std::string& lines) {
  const auto events = ReadEvents(kHeader + kDescribed + lines, "x.events");
  return events ? "" : events.error().message;
}

TEST(ReadEvents, EveryKindOfEventIsRead) {
  const auto events =
      ReadEvents(kHeader + kDescribed +
                     "[\"root\",0,0]\n[\"fun\",0,0]\n[\"app\",1,1]\n"
                     "[\"con\",2,0,0]\n[\"num\",3,0,5]\n[\"num\",2,1,-12345678901234567890.5]\n"
                     "[ \"call\" , 1 , 1 , 3 ]\n[\"char\",6,0,\"\\u00e9\"]\n[\"char\",6,1,55296]\n"
                     "[\"str\",6,2,\"a\\n\"]\n[\"same\",6,3,3]\n"
                     "[\"call\",1,1,0]\n[\"str+\",11,0,\"ab\"]\n[\"err\",12,0,\"bad\"]\n"
                     "[\"root\",1,1]\n[\"con\",14,0,1]\n[\"text\",15,0,\"<ref>\"]\n[\"bot\",15,1]\n"
                     "[\"root\",1,1]\n[\"lost\",18,0]\n"
                     "{\"end\":\"limit\",\"unrecorded\":7}\n",
                 "x.events");
  ASSERT_TRUE(events.ok()) << events.error().message;
  EXPECT_EQ(Dump(**events),
            "0 : T “f” ⟨⟩\n1 : Tλ (P 0)\n2 : Ta (P 1)\n3 : Tc (Pa 2) Just\n4 : Tc (P 3.0) 5\n"
            "5 : Tc (Pr 2) -12345678901234567890.5\n6 : T+Tλ+Ta “g” ⟨“f”⟩\n7 : Tc (Pa 6.0) character 233\n"
            "8 : Tc (Pa 6.1) character 55296\n9 : Tc (Pa 6.2) a\n\n10 : Tc (Pr 6) = 3\n"
            "11 : T+Tλ+Ta “g” ⟨“f”⟩\n12 : Tc (Pr 11) ab\n13 : Tc (P 12) error bad\n14 : T “g” ⟨“f”⟩\n"
            "15 : Tc (P 14) P\n16 : Tc (P 15.0) opaque <ref>\n17 : Tc (P 15.1) ⊥\n18 : T “g” ⟨“f”⟩\n"
            "19 : Tc (P 18) …\n");
  EXPECT_EQ((*events)->program, "small");
  EXPECT_EQ((*events)->end.unrecorded, 7u);
  EXPECT_EQ((*events)->labels[LabelId(0)].last_line, 1u);
}

TEST(ReadEvents, ActionsUsesAndWhatWasNotRecordedAreRead) {
  const auto events =
      ReadEvents(kHeader + kDescribed +
                     "{\"label\":\"go\",\"free\":[\"n\"],\"instance\":\"Num V\",\"asked\":false}\n"
                     "[\"root\",0,0]\n[\"act\",0,0]\n[\"exec\",1]\n[\"num\",2,0,5]\n[\"exec\",1]\n"
                     "{\"uses\":[0,2]}\n{\"unrecorded\":[1,1,12]}\n",
                 "x.events");
  ASSERT_TRUE(events.ok()) << events.error().message;
  EXPECT_EQ(
      Dump(**events),
      "0 : T “f” ⟨⟩\n1 : Tc (P 0) action\n2 : Tc (P 1) executed\n3 : Tc (P 2) 5\n4 : Tc (P 1) executed\n");
  const Label& label = (*events)->labels[LabelId(2)];
  EXPECT_EQ(label.free, std::vector<std::string>{"n"});
  EXPECT_EQ(label.instance, "Num V");
  EXPECT_FALSE(label.is_asked);
  ASSERT_EQ((*events)->uses.size(), 1u);
  EXPECT_EQ((*events)->uses[0], std::pair(LabelId(0), LabelId(2)));
  ASSERT_EQ((*events)->unrecorded.size(), 1u);
  EXPECT_EQ((*events)->unrecorded[0].calls, 12u);
  EXPECT_EQ(ErrorOf("[\"root\",0,0]\n[\"exec\",0]\n"),
            "`x.events`, line 9, is no event that can be: event 0 is no action that can be executed.");
  EXPECT_EQ(ErrorOf("{\"uses\":[0,7]}\n"),
            "`x.events`, line 8, names label 7, which was not described before it.");
}

TEST(ReadEvents, WhatIsWrongIsNamedByItsLine) {
  EXPECT_EQ(ErrorOf("[\"root\",2,0]\n"),
            "`x.events`, line 8, names label 2, which was not described before it.");
  EXPECT_EQ(ErrorOf("[\"root\",0,2]\n"),
            "`x.events`, line 8, names stack 2, which was not described before it.");
  EXPECT_EQ(ErrorOf("[\"root\",0,0]\n[\"num\",0,1,5]\n"),
            "`x.events`, line 9, is no event that can be: event 0 is a label, which has no part 1.");
  EXPECT_EQ(ErrorOf("[\"num\",0,0,5]\n"),
            "`x.events`, line 8, is no event that can be: event 0, which it is a part of, was not recorded "
            "before it.");
  EXPECT_EQ(ErrorOf("[\"root\",0,0]\n[\"app\",0,1]\n"),
            "`x.events`, line 9, is no event that can be: event 0 is no function that can be applied.");
  EXPECT_EQ(ErrorOf("[\"root\",0,0]\n[\"same\",0,0,0]\n"),
            "`x.events`, line 9, is no event that can be: event 0 is a label, which is no value.");
  const std::string no_event =
      "`x.events`, line 8, is neither an event nor a description, or not written as docs/events_format.md "
      "says.";
  for (const char* line :
       {"x", "[]", "{}", "[\"root\",0]", "[\"root\",0,0,0]", "[\"root\",0,0]]", "[\"wrong\",0,0]",
        "[\"root\",-1,0]", "[\"root\",00,0]", "[\"root\",4294967296,0]", "{\"label\":5}",
        "{\"label\":\"a\" \"b\":1}", "{\"label\":\"\xff\"}", "{\"label\":\"\\ud800\"}",
        "{\"label\":\"a\",\"lines\":[2,1]}", "{\"stack\":[0]}", "null", "[\"num\",0,0,01]"})
    EXPECT_EQ(ErrorOf(std::string(line) + "\n"), no_event) << line;
}

TEST(ReadEvents, OtherFilesAndOtherVersionsAreToldApart) {
  EXPECT_EQ(ReadEvents("main = 5\n", "x").error().message,
            "`x` is no file of events: it does not begin with {\"inquest\":\"events\".");
  EXPECT_FALSE(ReadEvents("", "x").ok());
  EXPECT_EQ(ReadEvents("{\"inquest\":\"events\",\"version\":2}\n", "x").error().message,
            "`x`, line 1, tells another version of the format than 1, which is all that is known here.");
}

TEST(ReadEvents, ALastLineThatWasNotWrittenInFullIsLeftOut) {
  const auto events = ReadEvents(kHeader + kDescribed + "[\"root\",0,0]\n[\"num\",0,", "x");
  ASSERT_TRUE(events.ok());
  EXPECT_EQ((*events)->size(), 1u);
  EXPECT_FALSE((*events)->end.is_known);
}

TEST(ReadEvents, AFileIsReadAsItsTextIs) {
  const base::TestFolder folder;
  std::string text = kHeader + kDescribed;
  for (int i = 0; i < 200'000; ++i) text += "[\"root\",0,0]\n";
  const auto events = ReadEventsFile(folder.Write("many.events", text));
  ASSERT_TRUE(events.ok());
  EXPECT_EQ((*events)->size(), 200'000u);
  EXPECT_FALSE(ReadEventsFile("/no/such/file").ok());
}

TEST(ReadEvents, NoPieceOfAFileLeadsAstray) {
  const std::string whole =
      kHeader + kDescribed +
      "[\"root\",0,0]\n[\"con\",0,0,1]\n[\"str\",1,0,\"\\u00e9\"]\n[\"num\",1,1,1]\n{\"end\":\"x\"}\n";
  for (size_t i = 0; i < whole.size(); ++i) {
    (void)ReadEvents(std::string_view(whole).substr(0, i), "x");
    for (const char c : {'\0', '"', '\\', '9', '[', '\xff'}) {
      std::string damaged = whole;
      damaged[i] = c;
      const auto events = ReadEvents(damaged, "x");
      if (events) (void)Dump(**events);
    }
  }
}

}  // namespace
}  // namespace inquest::observe
