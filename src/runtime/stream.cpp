#include "runtime/stream.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace inquest::runtime {
namespace {

constexpr size_t kReadSize = 32 * 1024;
constexpr size_t kWriteSize = 8 * 1024;  // GHC's: decides when block-buffered output appears

}  // namespace

Stream::Stream(int descriptor, bool owned, const StreamHooks* hooks)
    : descriptor_(descriptor),
      owned_(owned),
      hooks_(hooks),
      is_watched_(hooks->before_terminal && hooks->after_terminal && terminal()) {}

Stream::~Stream() { Close(); }

int Stream::Fill() {
  in_.erase(0, in_position_);
  in_position_ = 0;
  size_t before = in_.size();
  in_.resize(before + kReadSize);
  if (is_watched_) hooks_->before_terminal();
  size_t got = 0;
  const int error = Read(in_.data() + before, kReadSize, &got);
  in_.resize(before + got);
  if (is_watched_) hooks_->after_terminal(echo() ? std::string_view(in_).substr(before) : "");
  return error;
}

int Stream::Read(char* into, size_t most, size_t* got) {
  for (;;) {
    const ssize_t count = ::read(descriptor_, into, most);
    if (count >= 0) {
      *got = static_cast<size_t>(count);
      return 0;
    }
    int error = errno;
    if (error == EINTR && !ShouldStop()) continue;
    if (error == EAGAIN) {
      error = WaitFor(POLLIN);
      if (error == 0) continue;
    }
    return error;
  }
}

int Stream::WaitFor(short events) {
  pollfd poll_descriptor{descriptor_, events, 0};
  while (::poll(&poll_descriptor, 1, -1) < 0) {
    if (errno != EINTR || ShouldStop()) return errno;
  }
  return 0;
}

int Stream::WaitForInput(int milliseconds, bool& ready) {
  pollfd poll_descriptor{descriptor_, POLLIN, 0};
  int count = 0;
  while ((count = ::poll(&poll_descriptor, 1, milliseconds)) < 0) {
    if (errno != EINTR || ShouldStop()) return errno;
  }
  ready = count > 0;
  return 0;
}

int Stream::Write(std::string_view bytes) {
  if (out_.size() + bytes.size() > kWriteSize) {
    if (int error = Flush(); error != 0) return error;
    if (bytes.size() >= kWriteSize) return WriteOut(bytes);
  }
  out_ += bytes;
  return 0;
}

int Stream::Flush() {
  std::string pending;
  pending.swap(out_);
  int error = WriteOut(pending);
  pending.clear();
  if (out_.empty()) out_.swap(pending);  // keeps the memory
  return error;
}

int Stream::WriteOut(std::string_view bytes) {
  if (!is_watched_ || bytes.empty()) return WriteAll(bytes);
  hooks_->before_terminal();
  const int error = WriteAll(bytes);
  hooks_->after_terminal(bytes);
  return error;
}

int Stream::WriteAll(std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<size_t>(written));
      continue;
    }
    int error = errno;
    if (error == EINTR && !ShouldStop()) continue;
    if (error == EAGAIN) {
      error = WaitFor(POLLOUT);
      if (error == 0) continue;
    }
    return error;
  }
  return 0;
}

int Stream::DiscardInput() {
  auto ahead = static_cast<off_t>(unread().size());
  in_.clear();
  in_position_ = 0;
  if (ahead != 0 && ::lseek(descriptor_, -ahead, SEEK_CUR) < 0) return errno;
  return 0;
}

void Stream::ChangeTerminal(tcflag_t flag, bool on) {
  termios settings{};
  if (::tcgetattr(descriptor_, &settings) != 0) return;
  if (!terminal_changed_) terminal_before_ = settings;
  terminal_changed_ = true;
  settings.c_lflag = on ? settings.c_lflag | flag : settings.c_lflag & ~flag;
  ::tcsetattr(descriptor_, TCSANOW, &settings);
}

void Stream::SetLineMode(bool on) { ChangeTerminal(ICANON, on); }
void Stream::SetEcho(bool on) { ChangeTerminal(ECHO, on); }

bool Stream::echo() const {
  termios settings{};
  return ::tcgetattr(descriptor_, &settings) == 0 && (settings.c_lflag & ECHO) != 0;
}

bool Stream::terminal() const { return descriptor_ >= 0 && ::isatty(descriptor_) != 0; }

int Stream::Close() {
  if (descriptor_ < 0) return 0;
  int error = Flush();
  // The person's terminal outlives the program.
  if (terminal_changed_) ::tcsetattr(descriptor_, TCSANOW, &terminal_before_);
  if (owned_ && ::close(descriptor_) != 0 && error == 0 && errno != EINTR) error = errno;
  descriptor_ = -1;
  return error;
}

}  // namespace inquest::runtime
