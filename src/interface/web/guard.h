// Who may talk to the page's server: only the browser of the person who started it.
//
// The first request of a browser has a ticket, 128 random bits that work once; it gets a cookie that scripts
// cannot read, with 128 others. Names that lead to this machine only today (rebinding), pages of other
// origins and requests without the cookie are refused.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "interface/web/http.h"

namespace inquest::web {

class Guard {
 public:
  explicit Guard(int port);

  // Where a browser can enter, once.
  std::string NewAddress();

  // What all paths but /enter begin with. Browsers send a cookie to every port of this machine, where
  // somebody else may listen, but only with the path that it is for; nobody else knows this one.
  const std::string& root() const { return root_; }

  // The answer to a request that shall not go further: it is refused, or it enters. None: it is let in.
  std::optional<Reply> Check(const Request& request);

 private:
  Reply Enter(const Request& request);
  bool HasCookie(const Request& request) const;

  const int port_;
  const std::string secret_;
  const std::string root_;
  std::mutex mutex_;  // for what follows
  std::vector<std::string> tickets_;
};

// What each answer says to the browser: to take scripts, styles and data from here only, to be in no frame,
// to keep nothing.
void AddSafeHeaders(Reply* reply);

}  // namespace inquest::web
