// A line on standard error that says what goes on, when it takes longer than a moment and somebody looks.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace inquest::driver {

class Progress {
 public:
  // `what` as in `reading the trace`. `file`, if given, grows meanwhile; its size is shown. Nothing is shown
  // unless standard error is a terminal, nor while standard output is the same terminal and `file` is given:
  // then the program writes there.
  explicit Progress(std::string what, std::string file = "");
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Removes the line. May be called more than once.
  void End() const;

 private:
  void Run(const std::string& what, const std::string& file) const;

  mutable std::mutex mutex_;
  mutable std::condition_variable ended_;
  mutable bool end_ = false;
  mutable std::thread thread_;
};

}  // namespace inquest::driver
