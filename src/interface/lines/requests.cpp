#include "interface/lines/requests.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/start_thread.h"
#include "session/protocol.h"

namespace inquest::lines {

Requests::Requests(int descriptor) : descriptor_(descriptor) {
  if (pipe2(wake_, O_CLOEXEC) == 0) thread_ = base::StartThread([this] { ReadAll(); });
}

Requests::~Requests() {
  if (wake_[1] >= 0) close(wake_[1]);
  if (thread_.joinable()) thread_.join();
  if (wake_[0] >= 0) close(wake_[0]);
}

void Requests::ReadAll() {
  while (ReadSome()) {
  }
}

bool Requests::ReadSome() {
  char buffer[1 << 14];
  pollfd ready[] = {{descriptor_, POLLIN, 0}, {wake_[0], POLLIN, 0}};
  if (poll(ready, 2, -1) < 0) {
    if (errno == EINTR) return true;
    End();
    return false;
  }
  if (ready[1].revents != 0) return false;
  if (ready[0].revents == 0) return true;
  const ssize_t length = read(descriptor_, buffer, sizeof buffer);
  if (length < 0 && errno == EINTR) return true;
  if (length <= 0) {
    End();
    return false;
  }
  Take({buffer, static_cast<size_t>(length)});
  return true;
}

void Requests::End() {
  Add(std::exchange(line_, ""));
  const std::lock_guard lock(mutex_);
  ended_ = true;
  changed_.notify_all();
}

// Of a line that is too long only the beginning is kept: enough to see that it is.
void Requests::Take(std::string_view bytes) {
  while (!bytes.empty()) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    line_ += bytes.substr(0, std::min(end, kLongestRequest + 1 - line_.size()));
    if (end == bytes.size()) return;
    Add(std::exchange(line_, ""));
    bytes.remove_prefix(end + 1);
  }
}

void Requests::Add(std::string line) {
  while (line.ends_with('\r')) line.pop_back();
  if (line.find_first_not_of(" \t") == std::string::npos) return;
  const bool is_stop = session::IsStopRequest(line);
  const std::lock_guard lock(mutex_);
  if (is_stop) StopAll();
  std::stop_source stop;
  Request request{.line = std::move(line), .is_stop = is_stop, .stop = stop.get_token()};
  waiting_.emplace_back(std::move(request), std::move(stop));
  changed_.notify_all();
}

void Requests::StopAll() {
  current_.request_stop();
  for (auto& [request, stop] : waiting_) stop.request_stop();
}

std::optional<Request> Requests::Next() {
  // Without the thread nobody else changes these.
  while (!thread_.joinable() && waiting_.empty() && !ended_) ReadSome();
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !waiting_.empty() || ended_; });
  if (waiting_.empty()) return std::nullopt;
  Request request = std::move(waiting_.front().first);
  current_ = std::move(waiting_.front().second);
  waiting_.pop_front();
  return request;
}

}  // namespace inquest::lines
