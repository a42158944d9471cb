// Signals that a prompt must notice, as bytes in a pipe: the thread that waits at the prompt is not always
// the one that a signal is delivered to.
#pragma once

#include <signal.h>

#include <array>

namespace inquest::terminal {

// While it lives, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH and SIGTSTP go to the pipe. At most one at a
// time.
class SignalPipe {
 public:
  SignalPipe();
  ~SignalPipe();
  SignalPipe(const SignalPipe&) = delete;
  SignalPipe& operator=(const SignalPipe&) = delete;

  int descriptor() const { return pipe_[0]; }
  // The next signal that came, or 0.
  int Take() const;
  // Lets the signal do what it did before there was the pipe. Returns if the process goes on.
  void PassOn(int signal) const;

 private:
  std::array<int, 2> pipe_ = {-1, -1};
  std::array<struct sigaction, 6> before_ = {};
};

}  // namespace inquest::terminal
