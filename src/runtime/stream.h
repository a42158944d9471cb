// A file descriptor with an input and an output buffer, in bytes. Handles adds text, modes and words to it.
#pragma once

#include <termios.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/stream_hooks.h"

namespace inquest::runtime {

class Stream {
 public:
  // Closes the descriptor in the end if it owns it. `hooks` must outlive the stream.
  Stream(int descriptor, bool owned, const StreamHooks* hooks);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  // Operations that can fail return 0 or an errno value.

  // Reads once, adding to unread(); nothing is added at the end of the file. May wait.
  int Fill();
  std::string_view unread() const { return std::string_view(in_).substr(in_position_); }
  void Take(size_t bytes) { in_position_ += bytes; }

  // Appends to the output buffer; writes it out first if it would overflow.
  int Write(std::string_view bytes);
  // Writes everything out. What could not be written is dropped, so that a broken pipe does not fail for
  // ever.
  int Flush();
  size_t pending() const { return out_.size(); }
  // Forgets what was read ahead, moving the file's position back to what the program has seen.
  int DiscardInput();

  // Waits until there is input, at most so long (negative: without limit). At the end of the file there is.
  int WaitForInput(int milliseconds, bool& ready);

  // Off: characters arrive without waiting for a line, as for an unbuffered terminal in GHC.
  void SetLineMode(bool on);
  void SetEcho(bool on);
  bool echo() const;
  bool terminal() const;
  int descriptor() const { return descriptor_; }
  // Flushes and closes. Calling it again does nothing.
  int Close();

 private:
  int WriteOut(std::string_view bytes);
  int WriteAll(std::string_view bytes);
  int WaitFor(short events);
  int Read(char* into, size_t most, size_t* got);
  bool ShouldStop() const { return hooks_->interrupted && hooks_->interrupted(); }
  void ChangeTerminal(tcflag_t flag, bool on);

  int descriptor_;
  bool owned_;
  const StreamHooks* hooks_;
  bool is_watched_;  // a terminal, and somebody wants to know when it is used
  std::string in_;
  size_t in_position_ = 0;
  std::string out_;
  bool terminal_changed_ = false;
  termios terminal_before_{};
};

}  // namespace inquest::runtime
