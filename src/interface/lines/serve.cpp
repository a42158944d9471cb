#include "interface/lines/serve.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "base/signals_blocked.h"
#include "session/protocol.h"

namespace inquest::lines {

using session::Response;
using session::ResponseKind;

namespace {

// Says every second what is going on, until it is gone.
class Progress {
 public:
  Progress(Output& output, std::string id, std::string work) {
    const base::SignalsBlocked blocked;
    thread_ =
        std::thread([this, &output, id = std::move(id), work = std::move(work)] { Run(output, id, work); });
  }
  ~Progress() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    thread_.join();
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
  const auto command = session::ReadRequest(request.line, session.ViewNames(), id);
  if (request.is_stop)
    return {.kind = ResponseKind::kInformation, .sentence = "What was asked for before this is stopped."};
  if (!command) return session::Refuse(command.error().message);
  return session.Execute(*command, WorkFor(*id, request.stop, output));
}

// Values in full are long.
std::string MakeLine(const Response& response, Output& output, const std::string& id) {
  const Progress progress(output, id, "writing the response");
  return session::WriteResponse(response, id);
}

}  // namespace

bool Output::Write(const std::string& line) {
  const std::lock_guard lock(mutex_);
  return std::fwrite(line.data(), 1, line.size(), out_) == line.size() && std::fputc('\n', out_) != EOF &&
         std::fflush(out_) == 0;
}

session::Work Server::Opening() { return WorkFor("null", requests_.opening(), output_); }

ResponseKind Server::Serve(session::Session& session) {
  const Response first = session.Current();
  ResponseKind standing = first.kind;
  if (!output_.Write(session::WriteResponse(first, "null"))) return standing;
  session.Prepare();
  while (const std::optional<Request> request = requests_.Next()) {
    std::string id;
    const Response response = Execute(session, *request, output_, &id);
    if (IsStanding(response.kind)) standing = response.kind;
    if (!output_.Write(MakeLine(response, output_, id)) || response.kind == ResponseKind::kQuit) break;
  }
  return standing;
}

}  // namespace inquest::lines
