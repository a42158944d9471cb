#include "interface/mcp/server.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "base/start_thread.h"
#include "interface/mcp/call.h"
#include "interface/mcp/tools.h"

namespace inquest::mcp {
namespace {

constexpr size_t kLongestLine = 1 << 20;

// A line without its end; false at the end of the file. What is too long is cut, and so is no JSON.
bool ReadLine(FILE* in, std::string* line) {
  line->clear();
  for (int c = std::fgetc(in); c != EOF; c = std::fgetc(in)) {
    if (c == '\n') return true;
    if (line->size() < kLongestLine) *line += static_cast<char>(c);
  }
  return !line->empty();
}

bool Contains(const std::vector<std::string>& versions, const std::string& version) {
  return std::find(versions.begin(), versions.end(), version) != versions.end();
}

}  // namespace

bool Server::Serve() {
  std::thread reader = base::StartThread([this] { Read(); });
  if (!reader.joinable()) return false;
  // Sessions are started in this thread, and end with it (child.cpp).
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !calls_.empty() || ended_; });
    if (calls_.empty()) break;
    const Request request = std::move(calls_.front());
    calls_.pop_front();
    working_on_ = request.id;
    is_cancelled_ = false;
    lock.unlock();
    AnswerCall(request);
    lock.lock();
    working_on_ = nullptr;
  }
  reader.join();
  return true;
}

void Server::Read() {
  std::string line;
  while (ReadLine(in_, &line)) Take(line);
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    calls_.clear();  // nobody waits for them
  }
  sessions_.StopWork();
  changed_.notify_all();
}

void Server::Take(std::string_view line) {
  if (line.find_first_not_of(" \t\r") == std::string::npos) return;
  std::string reply;
  auto request = ReadRequest(line, &reply);
  if (!request) {
    if (!reply.empty()) return Write(reply);
    if (auto answer = ReadReply(line)) TakeReply(std::move(*answer));
    return;
  }
  if (request->is_notification()) {
    const auto id = request->parameters.find("requestId");
    if (request->method == "notifications/cancelled" && id != request->parameters.end()) Cancel(*id);
    return;
  }
  if (!SpeaksVersionOf(*request)) return;
  if (request->method != "tools/call") return AnswerAtOnce(*request);
  const std::lock_guard lock(mutex_);
  if (!request->is_modern) {
    request->client = client_;
    request->can_ask_person = client_asks_person_;
  }
  calls_.push_back(std::move(*request));
  changed_.notify_all();
}

// A call that waits is dropped, one at work is told to stop. Nobody expects a reply to either.
void Server::Cancel(const json& id) {
  const std::lock_guard lock(mutex_);
  std::erase_if(calls_, [&](const Request& request) { return request.id == id; });
  if (working_on_ != id || id.is_null()) return;
  is_cancelled_ = true;
  sessions_.StopWork();
  changed_.notify_all();
}

json Server::AskPerson(const json& question) {
  std::unique_lock lock(mutex_);
  awaited_.reset();
  ++asked_;
  Write(WriteRequest(IdOfQuestion(), "elicitation/create", question));
  changed_.wait(lock, [&] { return awaited_ || ended_ || is_cancelled_; });
  return std::exchange(awaited_, std::nullopt).value_or(json());
}

// Nobody waits for an answer to an older question.
void Server::TakeReply(Reply reply) {
  const std::lock_guard lock(mutex_);
  if (reply.id != IdOfQuestion()) return;
  awaited_ = std::move(reply.result);
  changed_.notify_all();
}

bool Server::TakeCancelled() {
  const std::lock_guard lock(mutex_);
  return std::exchange(is_cancelled_, false);
}

bool Server::SpeaksVersionOf(const Request& request) {
  if (!request.is_modern || Contains(ModernVersions(), request.version)) return true;
  // A request to discover is how a client finds out what is spoken.
  Write(WriteError(request.id, ErrorCode::kVersionNotSpoken,
                   "The version " + request.version + " of the protocol is not spoken here.",
                   {{"supported", ModernVersions()}, {"requested", request.version}}));
  return false;
}

json Server::Discovered() const {
  return {{"supportedVersions", ModernVersions()},
          {"capabilities", {{"tools", json::object()}}},
          {"instructions", Instructions()},
          {"_meta", {{"io.modelcontextprotocol/serverInfo", ServerInfo(version_)}}}};
}

json Server::Initialized(const Request& request) {
  const auto asked = request.parameters.find("protocolVersion");
  const bool is_spoken = asked != request.parameters.end() && asked->is_string() &&
                         Contains(OlderVersions(), asked->get<std::string>());
  {
    const std::lock_guard lock(mutex_);
    client_ = request.client;
    client_asks_person_ = request.can_ask_person;
  }
  return {{"protocolVersion", is_spoken ? asked->get<std::string>() : OlderVersions().front()},
          {"capabilities", {{"tools", json::object()}}},
          {"serverInfo", ServerInfo(version_)},
          {"instructions", Instructions()}};
}

void Server::AnswerAtOnce(const Request& request) {
  const std::string& method = request.method;
  // A probe of a client that speaks both eras need not say its version.
  if (method == "server/discover") {
    Request modern = request;
    modern.is_modern = true;
    return Write(WriteResult(modern, Discovered()));
  }
  if (method == "initialize" && !request.is_modern) return Write(WriteResult(request, Initialized(request)));
  if (method == "ping" && !request.is_modern) return Write(WriteResult(request, json::object()));
  if (method == "tools/list") return Write(WriteResult(request, {{"tools", Tools()}}));
  Write(WriteError(request.id, ErrorCode::kNoSuchMethod, "There is no method `" + method + "` here."));
}

void Server::AnswerCall(const Request& request) {
  const json meta = request.parameters.value("_meta", json::object());
  const json token = meta.is_object() ? meta.value("progressToken", json()) : json();
  Call call;
  if (const auto name = request.parameters.find("name");
      name != request.parameters.end() && name->is_string())
    call.tool = name->get<std::string>();
  call.arguments = request.parameters.value("arguments", json());
  call.agent = request.client.empty() ? "an agent" : request.client;
  call.on_progress = [&](const std::string& work, uint64_t seconds) {
    if (!token.is_null()) Write(WriteProgress(token, seconds, work));
  };
  call.always_confirm = always_confirm_;
  call.can_ask_by_result = request.is_modern && request.can_ask_person;
  if (call.can_ask_by_result) call.replies = request.parameters.value("inputResponses", json());
  if (!request.is_modern && request.can_ask_person)
    call.ask_person = [&](const json& question) { return AskPerson(question); };
  auto result = Obey(call, sessions_);
  if (!result) {
    return Write(WriteError(request.id, ErrorCode::kBadParameters, "There is no tool `" + call.tool + "`."));
  }
  if (TakeCancelled()) {
    // Nobody knows the name of a session that began meanwhile.
    if (call.tool == "start")
      sessions_.End(result->value(json::json_pointer("/structuredContent/session"), ""));
    return;
  }
  Write(WriteResult(request, std::move(*result)));
}

void Server::Write(const std::string& line) {
  const std::lock_guard lock(writing_);
  std::fwrite(line.data(), 1, line.size(), out_);
  std::fputc('\n', out_);
  std::fflush(out_);
}

}  // namespace inquest::mcp
