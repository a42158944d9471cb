// What of HTTP the page needs: a request as the handler sees it, and what is answered.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace inquest::web {

struct Request {
  std::string method;  // GET, HEAD, POST
  std::string path;    // without what stands behind `?`
  std::string ticket;  // of that, `ticket=...`
  // Headers; empty if they are missing, or given more than once.
  std::string host, origin, site, cookie, type;
  std::string version;  // X-Inquest-Version: what the sender thinks that the session stands at
  std::string body;
};

struct Reply {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers = {};
};

// Called by several threads.
using Handler = std::function<Reply(const Request&)>;

}  // namespace inquest::web
