// What goes on while a command is executed, for whoever waits: what it is, and how to stop it.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace inquest::session {

struct Work {
  // A stopped command changes nothing; its response is a refusal that says so.
  std::stop_token stop = {};
  // Called when something begins that may take long, as `building the tree`; what it returns lives until
  // that is over. May be empty.
  std::function<std::shared_ptr<void>(const std::string& what)> begin = {};

  std::shared_ptr<void> Begin(const std::string& what) const { return begin ? begin(what) : nullptr; }
};

inline constexpr const char* kStopped = "Stopped, as you said. Nothing has changed.";

}  // namespace inquest::session
