// A session for programs: a request a line in, a response a line out (session/protocol.h).
#pragma once

#include <cstdio>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "interface/lines/requests.h"
#include "session/session.h"
#include "session/work.h"

namespace inquest::lines {

// The lines that are written, by whichever thread.
class Output {
 public:
  explicit Output(FILE* out) : out_(out) {}
  // False: nobody reads on.
  bool Write(const std::string& line);

 private:
  FILE* const out_;
  std::mutex mutex_;
};

class Server {
 public:
  // Reads requests from now on; they wait for the session.
  Server(FILE* in, FILE* out) : output_(out), requests_(fileno(in)) {}

  // How each response reads to people, as its member `text`; none: it has no such member.
  using TextOf = std::function<std::string(const session::Response&)>;
  void set_text_of(TextOf text_of) { text_of_ = std::move(text_of); }

  // What goes on before there is a session, as the run that it will be about: reported like the work of a
  // request, with the id null; a request to stop stops it.
  session::Work Opening();

  // What the person should know besides: the next response says it as a warning. From any thread.
  void Tell(const std::string& sentence);

  // Writes where the session stands, then answers each request until they end or one says `quit`. Returns how
  // the session stands then.
  session::ResponseKind Serve(session::Session& session);

  // At the end: if there could be no session, the only response says why: what was told.
  void Finish();

 private:
  // False: nobody reads on.
  bool Respond(session::Response response, const std::string& id);
  std::string MakeLine(const session::Response& response, const std::string& id);
  // What was told and is in no response yet, as one text.
  std::string TakeTold();

  Output output_;
  std::mutex telling_;
  std::vector<std::string> told_;
  bool has_session_ = false;
  TextOf text_of_;
  Requests requests_;
};

}  // namespace inquest::lines
