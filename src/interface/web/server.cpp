#include "interface/web/server.h"

#include <fcntl.h>
#include <unistd.h>

#include <string_view>
#include <utility>

#include "base/check.h"
#include "interface/report/report.h"
#include "interface/web/page_files.h"
#include "session/protocol.h"
#include "value/json_writer.h"

namespace inquest::web {

using session::Response;
using session::ResponseKind;

namespace {

constexpr size_t kLongestCommand = 1 << 20;
constexpr auto kLongestWait = std::chrono::seconds(20);

bool IsStanding(ResponseKind kind) {
  return kind == ResponseKind::kQuestion || kind == ResponseKind::kFinding || kind == ResponseKind::kNoFault;
}

std::string TypeOf(std::string_view name) {
  if (name.ends_with(".html")) return "text/html; charset=utf-8";
  if (name.ends_with(".css")) return "text/css; charset=utf-8";
  if (name.ends_with(".js")) return "text/javascript; charset=utf-8";
  return "image/svg+xml";
}

Reply Json(std::string text) { return {.type = "application/json", .body = std::move(text)}; }

// Only what the build put into the program: no file of the machine is ever opened.
Reply FileOf(std::string_view name) {
  if (name.empty()) name = "index.html";
  for (const base::EmbeddedFile* file = kPageFiles; file->name != nullptr; ++file) {
    if (name == file->name) return {.type = TypeOf(name), .body = std::string(file->begin, file->end)};
  }
  return {.status = 404, .body = "There is no such page.\n"};
}

}  // namespace

base::Result<std::unique_ptr<Server>> Server::Open(session::Session& session) {
  auto transport = Transport::Open();
  if (!transport) return transport.error();
  session.StopPreparing();
  std::string first = session::WriteResponse(session.Current());
  std::unique_ptr<Server> server(new Server(std::move(*transport), std::move(first)));
  if (!server->Start())
    return base::Error{
        "No thread can be started for the page, or no more files opened; raise these limits "
        "(`ulimit -u`, `ulimit -n`)."};
  return server;
}

Server::Server(std::unique_ptr<Transport> transport, std::string first)
    : first_(std::move(first)), transport_(std::move(transport)), guard_(transport_->port()) {}

bool Server::Start() {
  return pipe2(wake_, O_CLOEXEC | O_NONBLOCK) == 0 &&
         transport_->Start([this](const Request& request) { return Answer(request); });
}

// Whoever waits is answered first, so that the threads of the transport end.
Server::~Server() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
    changed_.notify_all();
  }
  transport_.reset();
  for (const int end : wake_)
    if (end >= 0) close(end);
}

std::chrono::seconds Server::idle() const {
  const std::lock_guard lock(mutex_);
  if (asking_ > 0) return std::chrono::seconds(0);
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - last_);
}

// In a thread of the transport.
Reply Server::Answer(const Request& request) {
  Reply reply;
  if (auto refusal = guard_.Check(request)) {
    reply = std::move(*refusal);
  } else {
    {
      const std::lock_guard lock(mutex_);
      ++asking_;
    }
    reply = AnswerInside(request);
    const std::lock_guard lock(mutex_);
    --asking_;
    last_ = std::chrono::steady_clock::now();
  }
  AddSafeHeaders(&reply);
  return reply;
}

Reply Server::AnswerInside(const Request& request) {
  if (!request.path.starts_with(guard_.root())) return {.status = 404, .body = "There is no such page.\n"};
  const std::string_view path = std::string_view(request.path).substr(guard_.root().size());
  if (request.method == "POST") {
    if (path == "api/execute") return Ask(What::kCommand, request);
    if (path == "api/current") return Ask(What::kCurrent, request);
    if (path == "api/wait") return Wait(request);
    if (path == "api/stop") return Stop();
    return {.status = 404, .body = "There is no such page.\n"};
  }
  if (path == "report.html") return Ask(What::kHtml, request);
  if (path == "report.md") return Ask(What::kMarkdown, request);
  return FileOf(path);
}

Reply Server::Ask(What what, const Request& request) {
  const auto job = std::make_shared<Job>();
  job->what = what;
  job->line = request.body;
  job->version = request.version;
  std::unique_lock lock(mutex_);
  if (!over_) {
    waiting_.push_back(job);
    const char byte = 1;
    if (write(wake_[1], &byte, 1) < 0) {
      // The pipe is full: then it is readable.
    }
    changed_.wait(lock, [&] { return job->done || over_; });
  }
  if (!job->done) return {.status = 503, .body = "The session is over.\n"};
  return std::move(job->reply);
}

std::string Server::State() const {
  value::StringSink sink;
  value::JsonWriter writer(&sink);
  writer.BeginObject();
  writer.Member("version", version_);
  if (over_) writer.Member("over", true);
  if (!work_.empty()) {
    writer.Member("work", work_);
    const auto seconds = std::chrono::steady_clock::now() - work_began_;
    writer.Member("seconds",
                  static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::seconds>(seconds).count()));
  }
  writer.EndObject();
  return sink.Take();
}

// Until the session stands somewhere else than the version in the header; at once without one.
Reply Server::Wait(const Request& request) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, kLongestWait, [&] {
    return over_ || request.version.empty() || request.version != std::to_string(version_);
  });
  return Json(State());
}

Reply Server::Stop() {
  const std::lock_guard lock(mutex_);
  if (working_ != nullptr) working_->stop.request_stop();
  for (const auto& job : waiting_) job->stop.request_stop();
  return Json(State());
}

// The version is that of where the session stands after it.
std::string Server::ResponseText(const Response& response, const std::string& id) {
  uint64_t version = 0;
  {
    const std::lock_guard lock(mutex_);
    if (IsStanding(response.kind)) ++version_;
    version = version_;
  }
  return "{\"version\":" + std::to_string(version) + ",\"response\":" + session::WriteResponse(response, id) +
         "}";
}

Reply Server::DoJob(session::Session& session, const Job& job, const std::stop_token& stop,
                    const std::function<void(const Response&)>& heard, bool* quits) {
  switch (job.what) {
    case What::kHtml:
      return {.type = "text/html; charset=utf-8",
              .body = report::Html(session),
              .headers = {{"Content-Disposition", "attachment; filename=\"inquest-report.html\""}}};
    case What::kMarkdown:
      return {.type = "text/markdown; charset=utf-8",
              .body = report::Markdown(session),
              .headers = {{"Content-Disposition", "attachment; filename=\"inquest-report.md\""}}};
    case What::kCurrent: {
      const std::string text = first_.empty() ? session::WriteResponse(session.Current()) : first_;
      session.Prepare();  // not before: a browser that starts needs the processors
      const std::lock_guard lock(mutex_);
      return Json("{\"version\":" + std::to_string(version_) + ",\"response\":" + text + "}");
    }
    case What::kCommand:
      break;
  }
  std::string id = "null";
  if (job.line.size() > kLongestCommand) return {.status = 413, .body = "The request is too long.\n"};
  // What answers a question that another page has answered meanwhile is no answer to the present one.
  if (!job.version.empty()) {
    const std::lock_guard lock(mutex_);
    if (job.version != std::to_string(version_))
      return {.status = 409, .body = "The session went on elsewhere.\n"};
  }
  const auto command = session::ReadRequest(job.line, session.ViewNames(), &id);
  if (!command) return Json(ResponseText(session::Refuse(command.error().message), id));
  std::stop_source either = job.stop;
  const std::stop_callback stops(stop, [&] { either.request_stop(); });
  const auto begin = [this](const std::string& what) {
    const std::lock_guard lock(mutex_);
    work_ = what;
    work_began_ = std::chrono::steady_clock::now();
    return std::shared_ptr<void>(this, [](Server* server) {
      const std::lock_guard over(server->mutex_);
      server->work_.clear();
    });
  };
  const Response response = session.Execute(*command, {.stop = either.get_token(), .begin = begin});
  first_.clear();
  *quits = response.kind == ResponseKind::kQuit;
  std::string text = ResponseText(response, id);
  heard(response);
  return Json(std::move(text));
}

bool Server::Work(session::Session& session, const std::stop_token& stop,
                  const std::function<void(const Response&)>& heard) {
  char bytes[64];
  while (read(wake_[0], bytes, sizeof bytes) > 0) {
  }
  bool quits = false;
  while (!quits) {
    std::shared_ptr<Job> job;
    {
      const std::lock_guard lock(mutex_);
      if (waiting_.empty()) return true;
      job = working_ = std::move(waiting_.front());
      waiting_.pop_front();
    }
    Reply reply = DoJob(session, *job, stop, heard, &quits);
    const std::lock_guard lock(mutex_);
    job->reply = std::move(reply);
    job->done = true;
    working_.reset();
    changed_.notify_all();
  }
  return false;
}

}  // namespace inquest::web
