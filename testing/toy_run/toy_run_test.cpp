// A second kind of run is one folder and one registration: the session is the ordinary one.
#include "testing/toy_run/toy_run.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/test_folder.h"
#include "interface/lines/serve.h"
#include "session/session.h"

namespace inquest::toy {
namespace {

using nlohmann::json;

constexpr const char* kRun =
    "{\"toy\":\"run\"}\n"
    "{\"name\":\"main\",\"arguments\":[],\"result\":11,\"parent\":null,\"line\":1}\n"
    "{\"name\":\"sum\",\"arguments\":[3,4],\"result\":7,\"parent\":0,\"line\":2}\n"
    "{\"name\":\"quadruple\",\"arguments\":[2],\"result\":11,\"parent\":0,\"line\":3}\n"
    "{\"name\":\"double\",\"arguments\":[2],\"result\":4,\"parent\":2,\"line\":4}\n"
    "{\"name\":\"double\",\"arguments\":[4],\"result\":11,\"parent\":2,\"line\":4}\n";

// What a program that types these commands reads, a response each; the first is the first question.
std::vector<json> Converse(const run::Run& run, const std::vector<std::string>& commands) {
  auto session = session::Session::Create(run, {});
  EXPECT_TRUE(session.ok());
  FILE* const in = std::tmpfile();
  FILE* const out = std::tmpfile();
  for (const std::string& command : commands)
    std::fprintf(in, "%s\n", json{{"command", command}}.dump().c_str());
  std::rewind(in);
  lines::Server(in, out).Serve(**session);
  std::rewind(out);
  std::vector<json> responses;
  std::string line;
  for (int c = std::fgetc(out); c != EOF; c = std::fgetc(out)) {
    line += static_cast<char>(c);
    if (c != '\n') continue;
    responses.push_back(json::parse(line));
    line.clear();
  }
  std::fclose(in);
  std::fclose(out);
  return responses;
}

std::unique_ptr<run::Run> SmallRun() {
  auto run = ToyRun::Read(kRun, "small.toy");
  EXPECT_TRUE(run.ok());
  return std::move(*run);
}

TEST(ToyRun, IsDebuggedByTheOrdinarySession) {
  const auto responses = Converse(*SmallRun(), {"no", "yes", "no", "yes", "no"});
  ASSERT_EQ(responses.size(), 6u);
  EXPECT_EQ(responses[0]["question"]["statement"], "main = 11");
  EXPECT_EQ(responses[3]["question"]["statement"], "double 2 = 4");
  EXPECT_EQ(responses[5]["kind"], "finding");
  EXPECT_EQ(responses[5]["finding"]["routine"]["name"], "double");
  EXPECT_EQ(responses[5]["finding"]["statement"], "double 4 = 11");
}

// A statement with the state before and after: what it read, what it wrote, what it returned.
TEST(ToyRun, ShowsStateBeforeAndAfter) {
  const auto run = ToyRun::Read(
      "{\"toy\":\"run\"}\n"
      "{\"name\":\"main\",\"result\":7}\n"
      "{\"name\":\"tick\",\"arguments\":[1],\"state\":{\"clock\":[3,4],\"step\":[1,1]},\"result\":7,"
      "\"parent\":0}\n",
      "state.toy");
  ASSERT_TRUE(run.ok());
  const auto responses = Converse(**run, {"no", "show r.2", "no"});
  const json& question = responses[1]["question"];
  EXPECT_EQ(question["statement"], "tick 1 = {reads clock 3; reads step 1; writes clock 4; returns 7}");
  // As data: each effect with its values.
  EXPECT_EQ(question["terms"]["result"]["kind"], "action");
  EXPECT_EQ(question["terms"]["result"]["effects"].size(), 4u);
  EXPECT_EQ(responses[2]["kind"], "information");
  ASSERT_EQ(responses[3]["kind"], "finding") << responses[3];
  EXPECT_EQ(responses[3]["finding"]["routine"]["name"], "tick");
}

// Statements that need each other are a node each: all are asked about, and the finding has all that were
// wrong.
TEST(ToyRun, AsksAboutEachStatementOfACycle) {
  const auto run = ToyRun::Read(
      "{\"toy\":\"run\"}\n"
      "{\"name\":\"main\",\"result\":1}\n"
      "{\"name\":\"ping\",\"result\":2,\"parent\":0,\"users\":[2]}\n"
      "{\"name\":\"pong\",\"result\":3,\"parent\":1}\n",
      "cycle.toy");
  ASSERT_TRUE(run.ok());
  const auto both = Converse(**run, {"no", "no", "no"});
  EXPECT_EQ(both[1]["question"]["statement"], "ping = 2");
  EXPECT_EQ(both[2]["question"]["statement"], "pong = 3");
  ASSERT_EQ(both[3]["kind"], "finding");
  EXPECT_EQ(both[3]["finding"]["cycle"].size(), 1u) << both[3]["finding"];
  const auto one = Converse(**run, {"no", "no", "yes"});
  EXPECT_EQ(one[3]["finding"]["statement"], "ping = 2");
  EXPECT_TRUE(one[3]["finding"]["cycle"].empty()) << one[3]["finding"];
}

TEST(ToyRun, SaysWhichViewsItCannotGive) {
  const auto responses = Converse(*SmallRun(), {"trail", "executed", "statistics", "observe double",
                                                "observe", "tree 0", "strategy divide-and-query-shapiro"});
  ASSERT_EQ(responses.size(), 8u);
  for (size_t i = 1; i <= 4; ++i) {
    EXPECT_EQ(responses[i]["kind"], "refusal") << responses[i];
    EXPECT_TRUE(responses[i]["sentence"].get<std::string>().starts_with("This kind of run does not tell"));
  }
  EXPECT_EQ(responses[5]["look"]["called"]["routines"].size(), 4u);
  EXPECT_EQ(responses[6]["look"]["tree"]["size"], 5);
  EXPECT_EQ(responses[7]["kind"], "question");
}

TEST(ToyRun, IsKnownByTheFirstBytesOfItsFile) {
  const base::TestFolder folder;
  const std::string path = folder.Write("run.jsonl", kRun);
  const run::Kind other{
      .name = "other",
      .first_bytes = "INQUEST",
      .open = [](const std::string&, const run::OnDamage&) -> base::Result<std::unique_ptr<run::Run>> {
        return base::Error{"no trace"};
      }};
  const run::Kinds kinds({other, ToyKind()});
  const auto run = kinds.Open(path);
  ASSERT_TRUE(run.ok());
  EXPECT_EQ((*run)->trees().front().name, "calls");
  EXPECT_FALSE(kinds.Open("/no/such/file").ok());
}

TEST(ToyRun, ABadLineIsNamed) {
  for (const char* line :
       {"x", "{}", "{\"name\":\"f\",\"result\":1,\"parent\":5}", "{\"name\":\"f\",\"result\":\"a\"}",
        "{\"name\":\"f\",\"result\":1,\"parent\":0,\"state\":{\"x\":[1]}}",
        "{\"name\":\"f\",\"result\":1,\"parent\":0,\"users\":[-1]}"}) {
    const auto run = ToyRun::Read(std::string(kRun) + line + "\n", "bad.toy");
    ASSERT_FALSE(run.ok()) << line;
    EXPECT_EQ(run.error().message, "`bad.toy`, line 7, is no call.");
  }
}

}  // namespace
}  // namespace inquest::toy
