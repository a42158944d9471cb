#include "session/opening.h"

#include <signal.h>

#include <utility>

#include "base/check.h"

namespace inquest::session {

Opening::Opening(Session& first, Make make, Waiting waiting)
    : first_(&first), make_(std::move(make)), waiting_(std::move(waiting)) {}

Opening::~Opening() = default;  // tells the thread to stop, and waits for it

void Opening::Begin() {
  if (whole_ != nullptr || thread_.joinable()) return;
  // The thread takes no signals: they belong to whoever reads the keys.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  thread_ = std::jthread([this](const std::stop_token& stop) { made_ = make_(stop); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Session& Opening::whole() {
  if (whole_ != nullptr) return *whole_;
  const std::shared_ptr<void> waiting = waiting_ ? waiting_() : nullptr;
  if (thread_.joinable()) {
    thread_.join();
  } else {
    made_ = make_(std::stop_token());
  }
  CHECK(made_ != nullptr);
  whole_ = made_;
  return *whole_;
}

}  // namespace inquest::session
