// The sessions of an agent, by name: it may hold several at once, and says in each call which one it means.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "base/result.h"
#include "interface/mcp/child.h"

namespace inquest::mcp {

struct AgentSession {
  std::string name;
  std::unique_ptr<Child> process;
  nlohmann::json standing;  // the last question, finding or word that there is no fault
  // The agent says what it expects before it sees what the call gave; of the present question it has not yet.
  bool is_blind = false;
  bool hides = false;
};

class Sessions {
 public:
  // `program`: what is started as `program session ...`.
  explicit Sessions(std::string program) : program_(std::move(program)) {}

  // A session on `path`, with these options of `inquest session` and arguments of the program; named after
  // the file. The error says why there is none.
  base::Result<AgentSession*> Start(const std::string& path, const std::vector<std::string>& options,
                                    const std::vector<std::string>& arguments, std::chrono::seconds time,
                                    const Child::OnProgress& on_progress);
  // Null: there is none of this name.
  AgentSession* Find(const std::string& name);
  std::string Names() const;  // for people
  void End(const std::string& name);

  // A response of the session; what it stands at is kept. The error: it has ended, and is gone.
  base::Result<nlohmann::json> Ask(AgentSession& session, const nlohmann::json& request,
                                   std::chrono::seconds time, const Child::OnProgress& on_progress);

  // Whoever is at work shall stop. From any thread.
  void StopWork();

 private:
  base::Result<nlohmann::json> Wait(Child& child, const nlohmann::json* request, std::chrono::seconds time,
                                    const Child::OnProgress& on_progress);

  const std::string program_;
  std::map<std::string, AgentSession> sessions_;
  uint32_t started_ = 0;
  std::mutex working_mutex_;
  Child* working_ = nullptr;
};

}  // namespace inquest::mcp
