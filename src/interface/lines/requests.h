// Requests, a line each, read ahead in a thread of its own: so a request to stop is seen while an earlier one
// is still being worked on. Where no thread can be had they are read when they are asked for.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace inquest::lines {

// In bytes; longer ones are refused.
inline constexpr size_t kLongestRequest = 1 << 20;

struct Request {
  std::string line;  // of one that is too long the beginning, which is too long as well
  bool is_stop = false;
  std::stop_token stop;  // told by a later request
};

class Requests {
 public:
  // Reads from this descriptor, not beyond the end of the last line that is there.
  explicit Requests(int descriptor);
  ~Requests();
  Requests(const Requests&) = delete;
  Requests& operator=(const Requests&) = delete;

  // For what is done before the first one is taken: told by a request to stop.
  std::stop_token opening() const { return opening_; }
  // Waits for the next one that is not blank; none at the end. The one before is done then.
  std::optional<Request> Next();

 private:
  void ReadAll();
  bool ReadSome();  // false at the end, or when the thread is to end
  void Take(std::string_view bytes);
  void Add(std::string line);
  void End();
  void StopAll();

  const int descriptor_;
  int wake_[2] = {-1, -1};  // a pipe that ends the thread
  std::string line_;        // the thread's: as much of the next line as has come
  std::mutex mutex_;        // for all that follows
  std::condition_variable changed_;
  std::deque<std::pair<Request, std::stop_source>> waiting_;
  std::stop_source current_;
  const std::stop_token opening_ = current_.get_token();
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace inquest::lines
