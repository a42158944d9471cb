// Files of events are debugged by the ordinary session: testdata/NAME.session has what is typed, after `> `,
// and what each response says.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/test_folder.h"
#include "interface/lines/serve.h"
#include "run_observed/observed_run.h"
#include "session/session.h"

namespace inquest::run_observed {
namespace {

using nlohmann::json;

std::string ReadFile(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// A response each; the first is the first question.
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

std::string SummaryOf(const json& response) {
  const std::string kind = response["kind"];
  if (kind == "question") return response["question"]["statement"].get<std::string>() + " ?\n";
  if (kind == "finding") {
    const json& finding = response["finding"];
    std::string text = "found: " + finding["statement"].get<std::string>() + "\n";
    for (const json& other : finding.value("cycle", json::array()))
      text += "  or in " + other["routine"]["name"].get<std::string>() + "\n";
    return text;
  }
  if (response.contains("look")) return response["look"].dump() + "\n";
  return kind + ": " + response.value("sentence", "") + "\n";
}

class ObservedSession : public testing::TestWithParam<const char*> {};

TEST_P(ObservedSession, SaysWhatIsExpected) {
  const std::string path = std::string(INQUEST_TESTDATA) + "/" + GetParam();
  const auto run = EventsKind().open(path + ".events", {});
  ASSERT_TRUE(run.ok()) << run.error().message;
  const std::string expected = ReadFile(path + ".session");
  std::vector<std::string> commands;
  std::istringstream lines(expected);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("> ")) commands.push_back(line.substr(2));
  const std::vector<json> responses = Converse(**run, commands);
  std::string text;
  for (size_t i = 0; i < responses.size(); ++i) {
    if (i > 0 && i <= commands.size()) text += "> " + commands[i - 1] + "\n";
    text += SummaryOf(responses[i]);
  }
  EXPECT_EQ(text, expected);
}

INSTANTIATE_TEST_SUITE_P(Testdata, ObservedSession,
                         testing::Values("isort", "values", "collapsed", "recursion", "free_variable",
                                         "actions"));

TEST(ObservedRun, IsKnownByTheFirstBytesOfItsFile) {
  const base::TestFolder folder;
  const run::Kind other{
      .name = "other",
      .first_bytes = "INQUEST",
      .open = [](const std::string&, const run::OnDamage&) -> base::Result<std::unique_ptr<run::Run>> {
        return base::Error{"no trace"};
      }};
  const run::Kinds kinds({other, EventsKind()});
  EXPECT_TRUE(kinds.Open(std::string(INQUEST_TESTDATA) + "/isort.events").ok());
  const auto damaged =
      kinds.Open(folder.Write("bad.events", "{\"inquest\":\"events\",\"version\":1}\n[\"root\",0,0]\n"));
  ASSERT_FALSE(damaged.ok());
  EXPECT_NE(damaged.error().message.find("line 2, names label 0"), std::string::npos);
}

TEST(ObservedRun, WarnsOfARecordWithoutEndAndOfCallsThatWereNotRecorded) {
  const base::TestFolder folder;
  const std::string begin = "{\"inquest\":\"events\",\"version\":1}\n{\"label\":\"f\"}\n[\"root\",0,0]\n";
  const auto open = [&](const std::string& end) {
    return std::move(*EventsKind().open(folder.Write("x.events", begin + end), {}));
  };
  EXPECT_TRUE(open("[\"num\",0,0,")->Warning().starts_with("has no end"));
  EXPECT_TRUE(open("{\"end\":\"limit\",\"unrecorded\":5}\n")->Warning().starts_with("lacks 5 calls"));
  EXPECT_EQ(open("{\"end\":\"finished\"}\n")->Warning(), "");
}

}  // namespace
}  // namespace inquest::run_observed
