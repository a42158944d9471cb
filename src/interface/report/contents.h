// What a report says, in its order, before it is written in some form.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/session.h"

namespace inquest::report {

struct Answered {
  uint32_t question = 0;
  std::string statement;
  std::string answer;
};

struct Contents {
  std::string title;     // `The fault is in insert`
  std::string sentence;  // of a session without a finding: how it stands
  std::optional<session::Finding> finding;
  std::vector<session::Finding> earlier;  // rejected, or followed by `next`
  std::vector<Answered> answered;
  std::optional<session::Question> question;  // that waits for an answer
  std::string search;                         // `Strategy top-down, order outermost.`
};

Contents Collect(session::Session& session);

}  // namespace inquest::report
