#include "interface/lines/serve.h"

#include <cstdlib>
#include <memory>
#include <string_view>

#include "session/protocol.h"

namespace inquest::lines {

using session::Response;
using session::ResponseKind;

namespace {

// A line of any length; false at the end.
class LineSource {
 public:
  explicit LineSource(FILE* in) : in_(in) {}
  ~LineSource() { std::free(line_); }
  LineSource(const LineSource&) = delete;
  LineSource& operator=(const LineSource&) = delete;

  bool Next(std::string_view* line) {
    const ssize_t length = getline(&line_, &capacity_, in_);
    if (length < 0) return false;
    *line = std::string_view(line_, static_cast<size_t>(length));
    while (line->ends_with('\n') || line->ends_with('\r')) line->remove_suffix(1);
    return true;
  }

 private:
  FILE* const in_;
  char* line_ = nullptr;
  size_t capacity_ = 0;
};

// False: nobody reads on.
bool Write(const Response& response, const std::string& id, FILE* out) {
  const std::string line = session::WriteResponse(response, id) + "\n";
  return std::fwrite(line.data(), 1, line.size(), out) == line.size() && std::fflush(out) == 0;
}

bool IsStanding(ResponseKind kind) {
  return kind == ResponseKind::kQuestion || kind == ResponseKind::kFinding || kind == ResponseKind::kNoFault;
}

}  // namespace

ResponseKind Serve(session::Session& session, FILE* in, FILE* out) {
  const Response first = session.Current();
  ResponseKind standing = first.kind;
  if (!Write(first, "null", out)) return standing;
  session.Prepare();
  LineSource lines(in);
  for (std::string_view line; lines.Next(&line);) {
    if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
    std::string id;
    const auto command = session::ReadRequest(line, session.ViewNames(), &id);
    const Response response = command ? session.Execute(*command) : session::Refuse(command.error().message);
    if (IsStanding(response.kind)) standing = response.kind;
    if (!Write(response, id, out) || response.kind == ResponseKind::kQuit) return standing;
  }
  return standing;
}

}  // namespace inquest::lines
