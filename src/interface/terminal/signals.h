// Signals that a prompt must notice, as bytes in a pipe: the thread that waits at the prompt is not always
// the one that a signal is delivered to. And Ctrl-C while a command is executed.
#pragma once

#include <signal.h>

#include <array>
#include <stop_token>
#include <thread>
#include <vector>

namespace inquest::terminal {

// While it lives, these signals go to the pipe. At most one at a time.
class SignalPipe {
 public:
  explicit SignalPipe(std::vector<int> signals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP});
  ~SignalPipe();
  SignalPipe(const SignalPipe&) = delete;
  SignalPipe& operator=(const SignalPipe&) = delete;

  int descriptor() const { return pipe_[0]; }
  // The next signal that came, or 0.
  int Take() const;
  // Lets the signal do what it did before there was the pipe. Returns if the process goes on.
  void PassOn(int signal) const;
  // From now on the signal does what it did before there was the pipe.
  void Release(int signal) const;

 private:
  std::array<int, 2> pipe_ = {-1, -1};
  const std::vector<int> signals_;
  std::vector<struct sigaction> before_;  // of each
};

// While it lives, Ctrl-C asks for a stop; a second one, where that takes too long, ends the process.
class StopOnInterrupt {
 public:
  StopOnInterrupt();
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

  std::stop_token token() const { return stop_.get_token(); }

 private:
  void Watch();

  const SignalPipe signals_{{SIGINT}};
  std::array<int, 2> over_ = {-1, -1};  // a pipe that ends the thread
  std::stop_source stop_;
  std::thread thread_;
};

}  // namespace inquest::terminal
