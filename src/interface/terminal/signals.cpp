#include "interface/terminal/signals.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <utility>

#include "base/check.h"
#include "base/start_thread.h"

namespace inquest::terminal {
namespace {

std::atomic<int> pipe_in = -1;  // a signal handler can reach nothing else

void Note(int signal) {
  const int error = errno;
  const auto byte = static_cast<unsigned char>(signal);
  if (write(pipe_in.load(), &byte, 1) < 0) {
    // The pipe is full of signals that nobody took yet: one more says nothing new.
  }
  errno = error;
}

}  // namespace

SignalPipe::SignalPipe(std::vector<int> signals) : signals_(std::move(signals)), before_(signals_.size()) {
  if (pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // no more files: signals do what they did
  CHECK(pipe_in.exchange(pipe_[1]) == -1);
  struct sigaction action = {};
  action.sa_handler = Note;
  for (size_t i = 0; i < before_.size(); ++i) sigaction(signals_[i], &action, &before_[i]);
}

SignalPipe::~SignalPipe() {
  if (descriptor() < 0) return;
  for (size_t i = 0; i < before_.size(); ++i) sigaction(signals_[i], &before_[i], nullptr);
  pipe_in = -1;
  close(pipe_[0]);
  close(pipe_[1]);
}

int SignalPipe::Take() const {
  unsigned char byte = 0;
  return read(pipe_[0], &byte, 1) == 1 ? byte : 0;
}

void SignalPipe::PassOn(int signal) const {
  for (size_t i = 0; i < before_.size(); ++i) {
    if (signals_[i] != signal) continue;
    struct sigaction noting = {};
    sigaction(signal, &before_[i], &noting);
    raise(signal);
    sigaction(signal, &noting, nullptr);
  }
}

void SignalPipe::Release(int signal) const {
  if (descriptor() < 0) return;
  for (size_t i = 0; i < before_.size(); ++i) {
    if (signals_[i] == signal) sigaction(signal, &before_[i], nullptr);
  }
}

StopOnInterrupt::StopOnInterrupt() {
  if (pipe2(over_.data(), O_CLOEXEC) == 0) thread_ = base::StartThread([this] { Watch(); });
  if (!thread_.joinable()) signals_.Release(SIGINT);  // the first one ends the process
}

StopOnInterrupt::~StopOnInterrupt() {
  if (over_[1] >= 0) close(over_[1]);
  if (thread_.joinable()) thread_.join();
  if (over_[0] >= 0) close(over_[0]);
}

void StopOnInterrupt::Watch() {
  pollfd ready[] = {{signals_.descriptor(), POLLIN, 0}, {over_[0], POLLIN, 0}};
  while (poll(ready, 2, -1) < 0) CHECK(errno == EINTR);
  if (ready[0].revents == 0) return;
  signals_.Release(SIGINT);
  stop_.request_stop();
}

}  // namespace inquest::terminal
