#include "interface/lines/serve.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <nlohmann/json.hpp>
#include <sstream>

#include "interface/lines/requests.h"
#include "session/test_trees.h"

namespace inquest::lines {
namespace {

using nlohmann::json;

// A program that talks to a session through two pipes.
class Client {
 public:
  explicit Client(const run::Run& run) {
    int in[2], out[2];
    CHECK(pipe(in) == 0 && pipe(out) == 0);
    to_ = in[1];
    from_ = fdopen(out[0], "r");
    server_ = std::thread([&run, in = fdopen(in[0], "r"), out = fdopen(out[1], "w")] {
      auto session = session::Session::Create(run, {});
      CHECK(session.ok());
      Server(in, out).Serve(**session);
      std::fclose(in);
      std::fclose(out);
    });
  }
  ~Client() {
    if (to_ >= 0) close(to_);
    server_.join();
    std::fclose(from_);
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void Say(const std::string& line) {
    const std::string text = line + "\n";
    CHECK(write(to_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  // Null at the end.
  json Hear() {
    std::string line;
    for (int c = std::fgetc(from_); c != EOF && c != '\n'; c = std::fgetc(from_))
      line += static_cast<char>(c);
    return line.empty() ? json() : json::parse(line);
  }

 private:
  int to_;
  FILE* from_;
  std::thread server_;
};

// What a server writes into this file.
std::string TextOf(FILE* out) {
  std::rewind(out);
  std::string text(4096, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), out));
  std::fclose(out);
  return text;
}

TEST(Serve, AnswersInTheOrderOfTheRequests) {
  session::TwoTrees run;
  Client client(run);
  client.Say("{\"command\":\"no\",\"id\":1}\n  \n{\"command\":\"yes\",\"id\":2}\n{\"id\":3}");
  EXPECT_EQ(client.Hear()["question"]["statement"], "main = 0");
  EXPECT_EQ(client.Hear()["question"]["statement"], "f 1 = 1");
  EXPECT_EQ(client.Hear()["question"]["statement"], "g 2 = 2");
  EXPECT_EQ(client.Hear()["kind"], "refusal");
}

TEST(Serve, ReadsRequestsWhenItNeedsThemWhereNoFilesCanBeOpened) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const std::string_view text = "{\"command\":\"no\"}\n\nlast";
  ASSERT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(ends[1]);
  rlimit before = {};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none = {0, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  Requests requests(ends[0]);
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_EQ(requests.Next()->line, "{\"command\":\"no\"}");
  EXPECT_EQ(requests.Next()->line, "last");
  EXPECT_FALSE(requests.Next());
  close(ends[0]);
}

TEST(Serve, QuitEndsItThoughTheInputGoesOn) {
  session::TwoTrees run;
  Client client(run);
  client.Say("{\"command\":\"quit\",\"id\":1}");
  EXPECT_EQ(client.Hear()["kind"], "question");
  EXPECT_EQ(client.Hear()["kind"], "quit");
  EXPECT_TRUE(client.Hear().is_null());
}

TEST(Serve, ALineThatIsTooLongIsRefusedAndTheNextOneAnswered) {
  session::TwoTrees run;
  Client client(run);
  EXPECT_EQ(client.Hear()["kind"], "question");
  const std::string blanks(kLongestRequest - 16, ' ');
  client.Say("{\"command\":\"no\"" + blanks + "}");
  EXPECT_EQ(client.Hear()["question"]["statement"], "f 1 = 1");
  client.Say("{\"command\":\"no\" " + blanks + "}");
  EXPECT_EQ(client.Hear()["sentence"], "The request is too long: more than 1048576 bytes.");
  client.Say("{\"command\":\"yes\"}");
  EXPECT_EQ(client.Hear()["question"]["statement"], "g 2 = 2");
}

TEST(Serve, AStopReachesTheRequestsThatWait) {
  session::TwoTrees run;
  run.when_built = [](const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::yield();
  };
  Client client(run);
  EXPECT_EQ(client.Hear()["kind"], "question");
  client.Say(R"({"command":"no","id":1})"
             "\n"
             R"({"command":"yes","id":2})"
             "\n"
             R"({"command":" Stop","id":3})");
  for (const int id : {1, 2}) {
    const json stopped = client.Hear();
    EXPECT_EQ(stopped["id"], id);
    EXPECT_EQ(stopped["sentence"], session::kStopped);
  }
  EXPECT_EQ(client.Hear()["id"], 3);
}

TEST(Serve, AStopReachesWhatGoesOnBeforeThereIsASession) {
  int in[2];
  ASSERT_EQ(pipe(in), 0);
  FILE* const requests = fdopen(in[0], "r");
  FILE* const out = std::tmpfile();
  {
    Server server(requests, out);
    const session::Work work = server.Opening();
    EXPECT_FALSE(work.stop.stop_requested());
    const std::string stop = "{\"command\":\"stop\"}\n";
    ASSERT_EQ(write(in[1], stop.data(), stop.size()), static_cast<ssize_t>(stop.size()));
    while (!work.stop.stop_requested()) std::this_thread::yield();
    session::TwoTrees run;
    const auto session = session::Session::Create(run, {});
    close(in[1]);
    EXPECT_EQ(server.Serve(**session), session::ResponseKind::kQuestion);
  }
  std::fclose(requests);
  const std::string text = TextOf(out);
  EXPECT_NE(text.find("main = 0"), std::string::npos);
  EXPECT_NE(text.find("What was asked for before this is stopped."), std::string::npos) << text;
}

TEST(Serve, WhatIsToldComesOnceAsAWarning) {
  FILE* const requests = std::tmpfile();
  FILE* const out = std::tmpfile();
  std::fputs("{\"command\":\"info\"}\n", requests);
  std::rewind(requests);
  {
    Server server(requests, out);
    session::TwoTrees run;
    const auto session = session::Session::Create(run, {});
    server.Tell("The trace is damaged.");
    server.Tell("The disk is full.\n");
    server.Serve(**session);
    server.Finish();
  }
  std::fclose(requests);
  std::istringstream lines(TextOf(out));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(json::parse(line)["warning"], "The trace is damaged.\nThe disk is full.");
  std::getline(lines, line);
  EXPECT_EQ(json::parse(line)["kind"], "information");
  EXPECT_FALSE(json::parse(line).contains("warning"));
  EXPECT_FALSE(std::getline(lines, line)) << line;
}

TEST(Serve, WhereThereIsNoSessionTheOnlyResponseSaysWhy) {
  FILE* const requests = std::tmpfile();
  FILE* const out = std::tmpfile();
  {
    Server server(requests, out);
    server.Tell("There is no file.");
    server.Finish();
  }
  std::fclose(requests);
  EXPECT_EQ(json::parse(TextOf(out)),
            (json{{"id", nullptr}, {"kind", "refusal"}, {"sentence", "There is no file."}}));
}

TEST(Serve, SaysWhatTakesLongAndStopsItWhenTold) {
  session::TwoTrees run;
  std::atomic<bool> patient = false;
  run.when_built = [&](const std::stop_token& stop) {
    while (!patient && !stop.stop_requested()) std::this_thread::yield();
  };
  Client client(run);
  EXPECT_EQ(client.Hear()["kind"], "question");
  client.Say("{\"command\":\"no\",\"id\":1}");
  const json progress = client.Hear();
  EXPECT_EQ(progress["kind"], "progress");
  EXPECT_EQ(progress["id"], 1);
  EXPECT_EQ(progress["work"], "building the tree");
  EXPECT_EQ(progress["seconds"], 1);
  client.Say("{\"command\":\"stop\",\"id\":2}");
  json stopped = client.Hear();
  while (stopped["kind"] == "progress") stopped = client.Hear();
  EXPECT_EQ(stopped["id"], 1);
  EXPECT_EQ(stopped["sentence"], session::kStopped);
  EXPECT_EQ(client.Hear()["sentence"], "What was asked for before this is stopped.");
  patient = true;
  client.Say("{\"command\":\"no\",\"id\":3}");
  EXPECT_EQ(client.Hear()["question"]["statement"], "f 1 = 1");
}

}  // namespace
}  // namespace inquest::lines
