// A command answers (`--oracle-command`): a line for each question, as in docs/session_protocol.md, a line
// for each answer. It is started when the first question comes, and stays. One that fails, is silent for too
// long or contradicts itself is reported and not asked again.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "base/result.h"
#include "session/answerer.h"

namespace inquest::setup {

class CommandAnswerer : public session::Answerer {
 public:
  // `command` is for the shell. `patience`: how long an answer may take.
  explicit CommandAnswerer(std::string command,
                           std::chrono::milliseconds patience = std::chrono::seconds(60));
  ~CommandAnswerer() override;
  CommandAnswerer(const CommandAnswerer&) = delete;
  CommandAnswerer& operator=(const CommandAnswerer&) = delete;

  std::string name() const override { return "command " + command_; }
  std::optional<session::Verdict> Judge(const session::Asked& asked) override;
  std::string TakeTrouble() override;

 private:
  using Clock = std::chrono::steady_clock;
  bool Start();
  bool WaitFor(short events, Clock::time_point until);
  bool ReceiveSome();
  bool SaysMore();
  bool Send(const std::string& line, Clock::time_point until);
  std::optional<std::string> Receive(Clock::time_point until);
  void GiveUp(const std::string& why);
  void End();

  std::string command_;
  std::chrono::milliseconds patience_;
  pid_t process_ = -1;
  int socket_ = -1;
  bool gave_up_ = false;
  std::string received_;  // after the last answer
  std::string trouble_;
  std::map<std::string, session::Verdict> answered_;  // by key
};

// yes, no, inadmissible or don't know, alone in the line or as `verdict` of a JSON object.
base::Result<session::Verdict> ReadVerdict(const std::string& line);

}  // namespace inquest::setup
