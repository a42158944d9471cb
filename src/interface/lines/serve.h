// A session for programs: a request a line in, a response a line out (session/protocol.h).
#pragma once

#include <cstdio>
#include <mutex>
#include <string>

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

  // What goes on before there is a session, as the run that it will be about: reported like the work of a
  // request, with the id null; a request to stop stops it.
  session::Work Opening();

  // Writes where the session stands, then answers each request until they end or one says `quit`. Returns how
  // the session stands then.
  session::ResponseKind Serve(session::Session& session);

 private:
  Output output_;
  Requests requests_;
};

}  // namespace inquest::lines
