// How a run ends: whether it is to stop, and why. The parts of a machine that can stop a run share one.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

namespace inquest::reduce {

enum class Ended : uint8_t {
  kFinished,     // main returned
  kExit,         // exitWith, or an uncaught exception that was reported: exit_code
  kInterrupted,  // Ctrl-C
  kOutOfMemory,
  kOutOfSteps,
  kTraceFull,  // the disk or the trace's limit
};

struct RunResult {
  Ended ended = Ended::kFinished;
  int exit_code = 0;
  std::string message;  // what to tell the user, if anything
};

class Ending {
 public:
  // The run stops at the next question.
  void Stop(Ended ended, std::string message) {
    stopping_ = true;
    result_.ended = ended;
    result_.message = std::move(message);
  }
  void Exit(int exit_code, std::string message) {
    Stop(Ended::kExit, std::move(message));
    result_.exit_code = exit_code;
  }
  // Evaluation goes on: what stopped it was dealt with.
  void GoOn() { stopping_ = false; }
  void Clear() {
    stopping_ = false;
    result_ = {};
  }
  bool is_stopping() const { return stopping_; }
  const RunResult& result() const { return result_; }

  // May be called from a signal handler or another thread.
  void Interrupt() { interrupted_.store(true); }
  const std::atomic<bool>& interrupted() const { return interrupted_; }

 private:
  bool stopping_ = false;
  RunResult result_;
  std::atomic<bool> interrupted_{false};
};

}  // namespace inquest::reduce
