#include "interface/terminal/signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

#include "base/check.h"

namespace inquest::terminal {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP};

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

SignalPipe::SignalPipe() {
  CHECK(pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) == 0);
  CHECK(pipe_in.exchange(pipe_[1]) == -1);
  struct sigaction action = {};
  action.sa_handler = Note;
  for (size_t i = 0; i < before_.size(); ++i) sigaction(kSignals[i], &action, &before_[i]);
}

SignalPipe::~SignalPipe() {
  for (size_t i = 0; i < before_.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
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
    if (kSignals[i] != signal) continue;
    struct sigaction noting = {};
    sigaction(signal, &before_[i], &noting);
    raise(signal);
    sigaction(signal, &noting, nullptr);
  }
}

}  // namespace inquest::terminal
