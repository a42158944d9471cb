// Serves agents: reads requests, a line each, and writes what answers them.
#pragma once

#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>

#include "interface/mcp/messages.h"
#include "interface/mcp/sessions.h"

namespace inquest::mcp {

class Server {
 public:
  // `program` is started for each session, `version` is this program's. `always_confirm`: no finding is told
  // before a person confirmed it.
  Server(FILE* in, FILE* out, std::string program, std::string version, bool always_confirm)
      : in_(in),
        out_(out),
        version_(std::move(version)),
        always_confirm_(always_confirm),
        sessions_(std::move(program)) {}

  // Until the requests end.
  bool Serve();

 private:
  void Read();  // in a thread of its own
  void Take(std::string_view line);
  // What needs no session.
  void AnswerAtOnce(const Request& request);
  void AnswerCall(const Request& request);
  bool SpeaksVersionOf(const Request& request);
  void Cancel(const json& id);
  bool TakeCancelled();
  // Asks the person behind a client of the older era, and waits; null if there is no answer.
  json AskPerson(const json& question);
  void TakeReply(Reply reply);
  std::string IdOfQuestion() const { return "inquest-" + std::to_string(asked_); }
  json Discovered() const;
  json Initialized(const Request& request);
  void Write(const std::string& line);

  FILE* const in_;
  FILE* const out_;
  const std::string version_;
  const bool always_confirm_;
  Sessions sessions_;
  std::string client_;               // as `initialize` named it
  bool client_asks_person_ = false;  // as it said there
  std::mutex writing_;
  std::mutex mutex_;  // for all that follows
  std::condition_variable changed_;
  std::deque<Request> calls_;
  json working_on_;  // the id of the call
  bool is_cancelled_ = false;
  bool ended_ = false;
  uint64_t asked_ = 0;           // questions of ours so far
  std::optional<json> awaited_;  // the answer to it; none yet
};

}  // namespace inquest::mcp
