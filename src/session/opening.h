// The beginning of a session. Whatever most strategies ask later, they first ask about the root, which needs
// no tree: so the first question can be read while the tree is still being built.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <thread>

#include "session/session.h"

namespace inquest::session {

class Opening {
 public:
  // Makes the session on the whole tree, which outlives the opening. Null only if it was told to stop.
  using Make = std::function<Session*(std::stop_token)>;
  // Called when somebody begins to wait for it; what it returns lives until the wait is over.
  using Waiting = std::function<std::shared_ptr<void>()>;

  // All is there.
  explicit Opening(Session& session) : whole_(&session) {}
  // `first` stands at the question that the whole session will stand at, too.
  Opening(Session& first, Make make, Waiting waiting);
  ~Opening();
  Opening(const Opening&) = delete;
  Opening& operator=(const Opening&) = delete;

  // What is there now. Unless it is the whole session, only its question can be looked at.
  Session& now() { return whole_ != nullptr ? *whole_ : *first_; }
  // Begins to make the whole session in a thread of its own. Until whole() nothing may use what `make` uses.
  void Begin();
  // The session itself, as soon as there is one.
  Session& whole();

 private:
  Session* whole_ = nullptr;
  Session* first_ = nullptr;
  Make make_;
  Waiting waiting_;
  Session* made_ = nullptr;  // by the thread
  std::jthread thread_;
};

}  // namespace inquest::session
