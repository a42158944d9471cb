// What docs/session_protocol.md says is what is written and read.
#include "session/protocol.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "session/test_run.h"
#include "session/views.h"

namespace inquest::session {
namespace {

using nlohmann::json;

std::string Documentation() {
  std::ostringstream text;
  text << std::ifstream(INQUEST_DOCS "/session_protocol.md").rdbuf();
  return text.str();
}

// A line in, a line out.
json Ask(Session& session, const std::string& line) {
  std::string id;
  const auto command = ReadRequest(line, session.ViewNames(), &id);
  return json::parse(
      WriteResponse(command ? session.Execute(*command) : Refuse(command.error().message), id));
}

TEST(Protocol, EveryCommandAndViewIsDescribed) {
  const std::string text = Documentation();
  for (const CommandInfo& info : AllCommands())
    EXPECT_NE(text.find("`" + std::string(info.name())), std::string::npos) << info.name();
  for (const ViewInfo& view : AllViews())
    EXPECT_NE(text.find("`" + view.name), std::string::npos) << view.name;
}

// The golden session of `inquest session`: what each request is, by its id, and the kinds of the responses.
struct GoldenSession {
  std::map<std::string, Command> requests;
  std::map<std::string, std::string> answers;
};

GoldenSession ReadGoldenSession(const std::vector<std::string>& views) {
  const std::string asks = "-- answer: ", answers = "-- | ";
  GoldenSession golden;
  std::ifstream file(INQUEST_SESSIONS "/protocol/every_command.hs");
  for (std::string line; std::getline(file, line);) {
    std::string id;
    if (line.starts_with(asks)) {
      auto command = ReadRequest(line.substr(asks.size()), views, &id);
      if (command) golden.requests.emplace(id, std::move(*command));
    } else if (line.starts_with(answers)) {
      const json response = json::parse(line.substr(answers.size()), nullptr, false);
      if (response.is_object()) golden.answers[response["id"].dump()] = response["kind"];
    }
  }
  return golden;
}

TEST(Protocol, EveryCommandAndViewIsObeyedInTheGoldenSession) {
  std::vector<std::string> views;
  for (const ViewInfo& view : AllViews()) views.push_back(view.name);
  const GoldenSession golden = ReadGoldenSession(views);
  std::set<CommandKind> obeyed;
  std::set<std::string> seen;
  for (const auto& [id, command] : golden.requests) {
    if (!golden.answers.contains(id) || golden.answers.at(id) == "refusal") continue;
    obeyed.insert(command.kind);
    if (command.kind == CommandKind::kView) seen.insert(command.text.substr(0, command.text.find(' ')));
  }
  for (const CommandInfo& info : AllCommands()) EXPECT_TRUE(obeyed.contains(info.kind)) << info.name();
  for (const std::string& view : views) EXPECT_TRUE(seen.contains(view)) << view;
}

TEST(Protocol, EveryMemberOfAResponseIsDescribed) {
  const std::string text = Documentation();
  const auto run = SmallRun();
  Typist typist(*run);
  std::set<std::string> members;
  for (const char* line :
       {R"({"command":"info"})", R"({"command":"tree 0"})", R"({"command":"show","argument":"r"})",
        R"({"command":"source"})", R"({"command":"choices order"})", R"({"command":"no"})",
        R"({"command":"no"})", R"({"command":"yes"})", R"({"command":"yes"})", R"({"command":"transcript"})",
        R"({"command":"reject"})", R"({"command":"quit"})"}) {
    const json response = Ask(typist.session(), line);
    for (const auto& [name, value] : response.items()) members.insert(name);
    for (const char* inner : {"information", "finding"}) {
      if (!response.contains(inner)) continue;
      for (const auto& [name, value] : response[inner].items()) members.insert(name);
    }
    if (!response.contains("look")) continue;
    for (const auto& [name, value] : response["look"].items()) members.insert(name);
    const std::string kind = response["look"]["kind"];
    EXPECT_NE(text.find("| `" + kind + "` |"), std::string::npos) << kind;
  }
  EXPECT_GE(members.size(), 8u);
  for (const std::string& name : members) EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
}

TEST(Protocol, TheIdComesBack) {
  const auto run = SmallRun();
  Typist typist(*run);
  EXPECT_EQ(Ask(typist.session(), R"({"command":"info","id":{"a":[1]}})")["id"], json({{"a", {1}}}));
  EXPECT_EQ(Ask(typist.session(), R"({"command":"no such thing","id":3})")["id"], 3);
  EXPECT_EQ(Ask(typist.session(), R"({"command":"info"})")["id"], nullptr);
}

TEST(Protocol, WhatCannotBeReadIsRefusedAndChangesNothing) {
  const auto run = SmallRun();
  Typist typist(*run);
  for (const char* line :
       {"", "no", "[]", "{}", R"({"command":3.5})", R"({"command":["no"]})",
        R"({"command":"show","argument":{}})", "{\"command\":\"no\"", "\xff\xfe", R"({"command":""})",
        R"({"command":"trust","argumnt":"insert"})", R"({"command":"no","verdict":"no"})"}) {
    const json response = Ask(typist.session(), line);
    EXPECT_EQ(response["kind"], "refusal") << line;
    EXPECT_FALSE(response["sentence"].get<std::string>().empty()) << line;
  }
  EXPECT_EQ(typist.Standing(), "main = 0");
}

// Nesting of arrays and objects.
size_t DepthOf(const json& value) {
  size_t deepest = 0;
  if (value.is_structured()) {
    for (const json& each : value) deepest = std::max(deepest, DepthOf(each));
  }
  return value.is_structured() ? deepest + 1 : 0;
}

TEST(Protocol, DeepValuesAreFoldedAndReachedByTheirPaths) {
  TestRun run;
  run.DeepenArgument(run.Add(NodeId(), "main", {7}, 0), 1000);
  run.Finish();
  Typist typist(run);
  for (const char* command : {"show", "show a1", "tree 0", "unfold a1"})
    EXPECT_LT(DepthOf(Ask(typist.session(), json{{"command", command}}.dump())), 220u) << command;
  std::string path = "a1";
  for (int i = 0; i < 950; ++i) path += ".1";
  const json end = Ask(typist.session(), json{{"command", "show"}, {"argument", path}}.dump());
  EXPECT_NE(end.dump().find("\"text\":\"7\""), std::string::npos);
}

TEST(Protocol, ASessionEndsWithItsFinding) {
  const auto run = SmallRun();
  Typist typist(*run);
  json response;
  for (const char* answer : {"no", "no", "yes", "yes"})
    response = Ask(typist.session(), json{{"command", answer}}.dump());
  EXPECT_EQ(response["kind"], "finding");
  EXPECT_EQ(response["finding"]["routine"]["name"], "f");
}

}  // namespace
}  // namespace inquest::session
