// For threads that take no signals (start_thread.h): these belong to whoever works, or reads the keys.
#pragma once

#include <signal.h>

namespace inquest::base {

// While it lives, no signal is delivered to this thread, nor ever to the threads that it starts meanwhile.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t before_;
};

}  // namespace inquest::base
