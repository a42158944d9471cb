#include "interface/mcp/sessions.h"

#include <filesystem>
#include <utility>

namespace inquest::mcp {
namespace {

using nlohmann::json;

bool IsStanding(const json& response) {
  const std::string kind = response.value("kind", "");
  return kind == "question" || kind == "finding" || kind == "no fault";
}

// A response in which the session takes its place: what a refusal says besides is of no use later.
void KeepStanding(AgentSession& session, const json& response) {
  if (!IsStanding(response)) return;
  session.standing = response;
  session.hides = session.is_blind && response.value("kind", "") == "question";
}

}  // namespace

base::Result<json> Sessions::Wait(Child& child, const json* request, std::chrono::seconds time,
                                  const Child::OnProgress& on_progress) {
  {
    const std::lock_guard lock(working_mutex_);
    working_ = &child;
  }
  auto response = request == nullptr ? child.Hear(time, on_progress) : child.Ask(*request, time, on_progress);
  const std::lock_guard lock(working_mutex_);
  working_ = nullptr;
  return response;
}

void Sessions::StopWork() {
  const std::lock_guard lock(working_mutex_);
  if (working_ != nullptr) working_->TellToStop();
}

base::Result<AgentSession*> Sessions::Start(const std::string& path, const std::vector<std::string>& options,
                                            const std::vector<std::string>& arguments,
                                            std::chrono::seconds time, const Child::OnProgress& on_progress) {
  std::vector<std::string> words = {"session", "--text", path};
  words.insert(words.end(), options.begin(), options.end());
  words.emplace_back("--");
  words.insert(words.end(), arguments.begin(), arguments.end());
  auto process = Child::Start(program_, words);
  if (!process) return process.error();
  auto first = Wait(**process, nullptr, time, on_progress);
  if (!first) return base::Error{"The session could not begin: inquest does not take these options."};
  if (first->value("kind", "") == "refusal") return base::Error{first->value("sentence", "")};
  const std::string name = std::filesystem::path(path).stem().string() + "-" + std::to_string(++started_);
  AgentSession& session = sessions_[name];
  session.name = name;
  session.process = std::move(*process);
  KeepStanding(session, *first);
  return &session;
}

AgentSession* Sessions::Find(const std::string& name) {
  const auto found = sessions_.find(name);
  return found == sessions_.end() ? nullptr : &found->second;
}

std::string Sessions::Names() const {
  std::string text;
  for (const auto& [name, session] : sessions_) text += (text.empty() ? "" : ", ") + name;
  return text;
}

void Sessions::End(const std::string& name) { sessions_.erase(name); }

base::Result<json> Sessions::Ask(AgentSession& session, const json& request, std::chrono::seconds time,
                                 const Child::OnProgress& on_progress) {
  auto response = Wait(*session.process, &request, time, on_progress);
  if (!response) {
    End(std::string(session.name));
    return response.error();
  }
  KeepStanding(session, *response);
  return response;
}

}  // namespace inquest::mcp
