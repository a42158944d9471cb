#include "interface/lines/serve.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "base/start_thread.h"
#include "session/protocol.h"

namespace inquest::lines {

using session::Response;
using session::ResponseKind;

namespace {

// Says every second what is going on, until it is gone.
class Progress {
 public:
  Progress(Output& output, std::string id, std::string work) {
    thread_ = base::StartThread(
        [this, &output, id = std::move(id), work = std::move(work)] { Run(output, id, work); });
  }
  ~Progress() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void Run(Output& output, const std::string& id, const std::string& work) {
    std::unique_lock lock(mutex_);
    for (uint64_t seconds = 1;; ++seconds) {
      if (changed_.wait_for(lock, std::chrono::seconds(1), [&] { return over_; })) return;
      output.Write(session::WriteProgress(work, seconds, id));
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread thread_;
};

session::Work WorkFor(const std::string& id, const std::stop_token& stop, Output& output) {
  return {.stop = stop, .begin = [&output, id](const std::string& what) {
            return std::make_shared<Progress>(output, id, what);
          }};
}

bool IsStanding(ResponseKind kind) {
  return kind == ResponseKind::kQuestion || kind == ResponseKind::kFinding || kind == ResponseKind::kNoFault;
}

Response Execute(session::Session& session, const Request& request, Output& output, std::string* id) {
  *id = "null";
  if (request.line.size() > kLongestRequest)
    return session::Refuse("The request is too long: more than " + std::to_string(kLongestRequest) +
                           " bytes.");
  const auto command = session::ReadRequest(request.line, session.ViewNames(), id, session.WordsNow());
  if (request.is_stop)
    return {.kind = ResponseKind::kInformation, .sentence = "What was asked for before this is stopped."};
  if (!command) return session::Refuse(command.error().message);
  return session.Execute(*command, WorkFor(*id, request.stop, output));
}

// A sentence, or several, on lines of their own.
void AddLine(std::string& text, const std::string& more) {
  if (!text.empty() && !more.empty()) text += '\n';
  text += more;
  while (text.ends_with('\n')) text.pop_back();
}

}  // namespace

bool Output::Write(const std::string& line) {
  const std::lock_guard lock(mutex_);
  return std::fwrite(line.data(), 1, line.size(), out_) == line.size() && std::fputc('\n', out_) != EOF &&
         std::fflush(out_) == 0;
}

void Server::Tell(const std::string& sentence) {
  const std::lock_guard lock(telling_);
  told_.push_back(sentence);
}

std::string Server::TakeTold() {
  const std::lock_guard lock(telling_);
  std::string text;
  for (const std::string& sentence : std::exchange(told_, {})) AddLine(text, sentence);
  return text;
}

void Server::Finish() {
  if (!has_session_) output_.Write(session::WriteResponse(session::Refuse(TakeTold()), "null"));
}

// Values in full are long.
std::string Server::MakeLine(const Response& response, const std::string& id) {
  const Progress progress(output_, id, "writing the response");
  return session::WriteResponse(response, id, text_of_ ? text_of_(response) : "");
}

// Values are looked at when they are written, so there may be something to say only then.
bool Server::Respond(Response response, const std::string& id) {
  AddLine(response.warning, TakeTold());
  std::string line = MakeLine(response, id);
  if (const std::string late = TakeTold(); !late.empty()) {
    AddLine(response.warning, late);
    line = MakeLine(response, id);
  }
  return output_.Write(line);
}

session::Work Server::Opening() { return WorkFor("null", requests_.opening(), output_); }

ResponseKind Server::Serve(session::Session& session) {
  has_session_ = true;
  Response first = session.Current();
  ResponseKind standing = first.kind;
  if (!Respond(std::move(first), "null")) return standing;
  session.Prepare();
  while (const std::optional<Request> request = requests_.Next()) {
    std::string id;
    Response response = Execute(session, *request, output_, &id);
    const ResponseKind kind = response.kind;
    if (IsStanding(kind)) standing = kind;
    if (!Respond(std::move(response), id) || kind == ResponseKind::kQuit) break;
  }
  return standing;
}

}  // namespace inquest::lines
