#include "interface/web/guard.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/check.h"

namespace inquest::web {
namespace {

constexpr size_t kMostTickets = 64;  // the oldest is void then

std::string RandomText() {
  std::array<unsigned char, 16> bytes = {};
  CHECK(getrandom(bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
  std::string text;
  for (const unsigned char byte : bytes) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// In a time that does not tell how much of it is right.
bool IsSame(std::string_view given, std::string_view secret) {
  if (given.size() != secret.size()) return false;
  unsigned char difference = 0;
  for (size_t i = 0; i < given.size(); ++i) difference |= static_cast<unsigned char>(given[i] ^ secret[i]);
  return difference == 0;
}

// A name of this machine that no name server gives, with any port: a tunnel may end at another one.
bool IsLoopback(std::string_view host) {
  for (const std::string_view name : {"127.0.0.1", "localhost", "[::1]"}) {
    if (!host.starts_with(name)) continue;
    const std::string_view port = host.substr(name.size());
    if (port.empty()) return true;
    return port.size() > 1 && port[0] == ':' && port.find_first_not_of("0123456789", 1) == port.npos;
  }
  return false;
}

Reply Refusal(int status, std::string sentence) { return {.status = status, .body = sentence + "\n"}; }

}  // namespace

Guard::Guard(int port) : port_(port), secret_(RandomText()), root_("/" + RandomText() + "/") {}

std::string Guard::NewAddress() {
  const std::string ticket = RandomText();
  const std::lock_guard lock(mutex_);
  if (tickets_.size() == kMostTickets) tickets_.erase(tickets_.begin());
  tickets_.push_back(ticket);
  return "http://127.0.0.1:" + std::to_string(port_) + "/enter?ticket=" + ticket;
}

// Several of these programs may run: cookies know no ports.
bool Guard::HasCookie(const Request& request) const {
  const std::string name = "inquest-" + std::to_string(port_) + "=";
  std::string_view rest = request.cookie;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find(';'), rest.size());
    std::string_view each = rest.substr(0, end);
    while (each.starts_with(' ')) each.remove_prefix(1);
    if (each.starts_with(name) && IsSame(each.substr(name.size()), secret_)) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

// Not by a redirect: a strict cookie is not sent where another site (the file that the browser was given) led
// here. The page that it gets leads on by itself.
Reply Guard::Enter(const Request& request) {
  bool is_new = false;
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(tickets_.begin(), tickets_.end(), [&](const std::string& ticket) {
      return IsSame(request.ticket, ticket);
    });
    is_new = found != tickets_.end() && request.method == "GET";
    if (is_new) tickets_.erase(found);
  }
  if (!is_new && !HasCookie(request))
    return Refusal(
        403,
        "This address was used before, or is none of this session. Press Enter where inquest runs: "
        "it prints a new one.");
  Reply reply{.type = "text/html; charset=utf-8",
              .body =
                  "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>inquest</title>"
                  "<meta http-equiv=\"refresh\" content=\"0; url=" +
                  root_ + "\"><p><a href=\"" + root_ + "\">To the session</a></p>\n"};
  if (is_new) {
    reply.headers.emplace_back("Set-Cookie", "inquest-" + std::to_string(port_) + "=" + secret_ +
                                                 "; HttpOnly; SameSite=Strict; Path=" + root_);
  }
  return reply;
}

std::optional<Reply> Guard::Check(const Request& request) {
  if (!IsLoopback(request.host)) return Refusal(403, "This server answers to 127.0.0.1 and localhost only.");
  if (request.method != "GET" && request.method != "HEAD" && request.method != "POST")
    return Refusal(405, "There is only GET and POST.");
  const bool is_own = request.origin == "http://" + request.host;
  if (!request.origin.empty() && !is_own) return Refusal(403, "Another origin asks.");
  if (request.path == "/enter" && request.method != "POST") return Enter(request);
  // A browser that says where a request comes from says that it is this page, or the person.
  if (!request.site.empty() && request.site != "same-origin" && request.site != "none")
    return Refusal(403, "Another site asks.");
  if (!HasCookie(request))
    return Refusal(403,
                   "This browser did not enter. Use the address that inquest printed, or press Enter there "
                   "for a new one.");
  if (request.method != "POST") return std::nullopt;
  if (!is_own) return Refusal(403, "Another origin asks.");
  if (request.type != "application/json") return Refusal(415, "Requests are JSON.");
  return std::nullopt;
}

void AddSafeHeaders(Reply* reply) {
  reply->headers.emplace_back(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'");
  reply->headers.emplace_back("X-Content-Type-Options", "nosniff");
  reply->headers.emplace_back("Referrer-Policy", "no-referrer");
  reply->headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  reply->headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  reply->headers.emplace_back("Cache-Control", "no-store");
}

}  // namespace inquest::web
