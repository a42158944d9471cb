#include "interface/mcp/messages.h"

#include <gtest/gtest.h>

#include "interface/mcp/page.h"

namespace inquest::mcp {
namespace {

TEST(Messages, RequestTellsOfWhichEraItIs) {
  std::string reply;
  const auto older = ReadRequest(
      R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"clientInfo":{"name":"a"}}})", &reply);
  ASSERT_TRUE(older);
  EXPECT_FALSE(older->is_modern);
  EXPECT_EQ(older->client, "a");
  const auto modern = ReadRequest(
      R"({"jsonrpc":"2.0","id":"x","method":"tools/list","params":{"_meta":{)"
      R"("io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"b"}}}})",
      &reply);
  ASSERT_TRUE(modern);
  EXPECT_TRUE(modern->is_modern);
  EXPECT_EQ(modern->version, "2026-07-28");
  EXPECT_EQ(modern->client, "b");
}

TEST(Messages, OnlyModernResultsSayTheirType) {
  std::string reply;
  const auto older = ReadRequest(R"({"jsonrpc":"2.0","id":1,"method":"ping"})", &reply);
  EXPECT_EQ(WriteResult(*older, json::object()), R"({"id":1,"jsonrpc":"2.0","result":{}})");
  Request modern = *older;
  modern.is_modern = true;
  EXPECT_EQ(json::parse(WriteResult(modern, json::object()))["result"]["resultType"], "complete");
}

TEST(Messages, RepliesAndNotificationsAreNotAnswered) {
  std::string reply;
  EXPECT_FALSE(ReadRequest(R"({"jsonrpc":"2.0","id":1,"result":{}})", &reply));
  EXPECT_EQ(reply, "");
  const auto told = ReadRequest(R"({"jsonrpc":"2.0","method":"notifications/initialized"})", &reply);
  ASSERT_TRUE(told);
  EXPECT_TRUE(told->is_notification());
}

TEST(Pages, EndAtLinesAndGiveEverything) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "line " + std::to_string(i) + "\n";
  std::string all;
  const size_t pages = PageOf(text, 1).all;
  EXPECT_GT(pages, 1u);
  for (size_t i = 1; i <= pages; ++i) {
    const Page page = PageOf(text, i);
    EXPECT_LE(page.text.size(), kPageBytes);
    EXPECT_TRUE(page.text.ends_with('\n'));
    all += page.text;
  }
  EXPECT_EQ(all, text);
  EXPECT_EQ(PageOf(text, 999).number, pages);
}

TEST(Pages, CutNoCharacterInTwo) {
  std::string text;
  while (text.size() < 3 * kPageBytes) text += "ü李";
  const Page page = PageOf(text, 1);
  EXPECT_EQ(page.text.size() % 5 == 0 || page.text.size() % 5 == 2, true);
  EXPECT_EQ(Cut("aü", 2), "a …");
  EXPECT_EQ(Cut("aü", 3), "aü");
  EXPECT_EQ(PageOf("", 1).all, 1u);
}

}  // namespace
}  // namespace inquest::mcp
