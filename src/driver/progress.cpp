#include "driver/progress.h"

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

#include "base/display_width.h"
#include "base/start_thread.h"
#include "base/utf8.h"
#include "source/excerpt.h"

namespace inquest::driver {
namespace {

std::string SizeText(const std::string& file) {
  struct stat status = {};
  if (file.empty() || stat(file.c_str(), &status) != 0) return "";
  // Space is reserved ahead; what is used counts in blocks.
  return ", " + std::to_string(status.st_blocks * 512 / 1'000'000) + " MB";
}

// The end of `text`, as much as fits the terminal: a second line could not be taken away.
std::string EndThatFits(const std::string& text) {
  struct winsize size = {};
  const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  const size_t columns = is_known ? size.ws_col - 1u : 79;
  size_t width = 0;
  for (size_t at = 0; at < text.size();) {
    const base::CodePoint character = base::DecodeUtf8(text, at);
    width += base::DisplayWidth(character.value);
    at += character.length;
  }
  size_t from = 0;
  while (width > columns && from < text.size()) {
    const base::CodePoint character = base::DecodeUtf8(text, from);
    width -= base::DisplayWidth(character.value);
    from += character.length;
  }
  return text.substr(from);
}

}  // namespace

Progress::Progress(std::string what, std::string file, std::chrono::milliseconds moment) : moment_(moment) {
  if (isatty(STDERR_FILENO) == 0) return;
  thread_ = base::StartThread(
      [this, what = source::MakeVisible(what), file = std::move(file)] { Run(what, file); });
}

Progress::~Progress() { End(); }

void Progress::End() const {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    end_ = true;
  }
  ended_.notify_all();
  thread_.join();
}

void Progress::TakeAway() {
  const std::lock_guard lock(mutex_);
  Erase();
  is_taken_ = true;
}

void Progress::GiveBack(std::string_view shown) {
  const std::lock_guard lock(mutex_);
  is_taken_ = false;
  last_use_ = Clock::now();
  if (shown.empty()) return;
  is_at_line_start_ = shown.back() == '\n';
  if (shown.find('\033') != std::string_view::npos) has_escapes_ = true;
}

bool Progress::MayShow(Clock::time_point now) const {
  return !is_taken_ && is_at_line_start_ && !has_escapes_ && now - last_use_ >= moment_;
}

void Progress::Erase() const {
  if (is_shown_) std::fputs("\r\033[K", stderr);
  is_shown_ = false;
}

void Progress::Run(const std::string& what, const std::string& file) const {
  const auto start = Clock::now();
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, moment_, [this] { return end_; })) {
    const auto now = Clock::now();
    if (!MayShow(now)) continue;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - start).count();
    const std::string line = EndThatFits(what + ": " + std::to_string(seconds) + " s" + SizeText(file));
    std::fprintf(stderr, "\r\033[K%s", line.c_str());
    std::fflush(stderr);
    is_shown_ = true;
  }
  Erase();
}

}  // namespace inquest::driver
