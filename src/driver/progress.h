// A line on standard error that says what goes on, when it takes longer than a moment and somebody looks.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace inquest::driver {

class Progress {
 public:
  // `what` as in `reading the trace`. `file`, if given, grows meanwhile; its size is shown. Nothing is shown
  // unless standard error is a terminal. `moment` is shorter in tests.
  explicit Progress(std::string what, std::string file = "", std::chrono::milliseconds moment = kMoment);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Around what somebody else does with the terminal, in any thread: the line is gone meanwhile. It returns
  // after a moment without use, and only where it destroys nothing: `shown`, what the terminal shows since,
  // must have ended its last line. Once that had an escape sequence nobody knows what is where: the line
  // stays away.
  void TakeAway();
  void GiveBack(std::string_view shown);

  // Removes the line. May be called more than once.
  void End() const;

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kMoment{700};
  void Run(const std::string& what, const std::string& file) const;
  bool MayShow(Clock::time_point now) const;
  void Erase() const;

  const std::chrono::milliseconds moment_;
  mutable std::mutex mutex_;  // for all that follows
  mutable std::condition_variable ended_;
  mutable bool end_ = false;
  mutable bool is_shown_ = false;
  bool is_taken_ = false;
  bool is_at_line_start_ = true;
  bool has_escapes_ = false;
  Clock::time_point last_use_ = {};
  mutable std::thread thread_;
};

}  // namespace inquest::driver
