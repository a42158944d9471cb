// A session in a browser. Requests come from threads of the transport; one thread, that of Serve, talks to
// the session. Nothing is decided here: a request is a line of docs/session_protocol.md, and so is what
// answers it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "interface/web/guard.h"
#include "interface/web/transport.h"
#include "session/session.h"

namespace inquest::web {

class Server {
 public:
  // For where the session stands. Its tree is built when a page has its first question (Session::Prepare).
  static base::Result<std::unique_ptr<Server>> Open(session::Session& session);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Where a browser can enter, once.
  std::string NewAddress() { return guard_.NewAddress(); }
  int port() const { return transport_->port(); }

  // Readable when there is a request for the session.
  int descriptor() const { return wake_[0]; }
  // Does what was asked for, with the session. `heard` is told each response of the session, `stop` stops
  // what takes long. False: the person said quit.
  bool Work(session::Session& session, const std::stop_token& stop,
            const std::function<void(const session::Response&)>& heard);
  // How long ago somebody asked for something, or went.
  std::chrono::seconds idle() const;

 private:
  enum class What { kCommand, kCurrent, kHtml, kMarkdown };
  struct Job {
    What what = What::kCommand;
    std::string line;
    std::string version;
    std::stop_source stop;
    Reply reply;
    bool done = false;
  };

  Server(std::unique_ptr<Transport> transport, std::string first);
  bool Start();
  Reply Answer(const Request& request);
  Reply AnswerInside(const Request& request);
  Reply Ask(What what, const Request& request);
  Reply Wait(const Request& request);
  Reply Stop();
  std::string State() const;  // with the lock
  Reply DoJob(session::Session& session, const Job& job, const std::stop_token& stop,
              const std::function<void(const session::Response&)>& heard, bool* quits);
  std::string ResponseText(const session::Response& response, const std::string& id);

  int wake_[2] = {-1, -1};
  mutable std::mutex mutex_;  // for what follows
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Job>> waiting_;
  std::shared_ptr<Job> working_;
  uint64_t version_ = 1;  // of where the session stands
  std::string work_;      // what takes long, since when
  std::chrono::steady_clock::time_point work_began_;
  // Where the session stood at first: until a command is done the run must not be looked at.
  std::string first_;
  bool over_ = false;
  size_t asking_ = 0;  // requests that are not answered yet
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();

  std::unique_ptr<Transport> transport_;
  Guard guard_;
};

}  // namespace inquest::web
