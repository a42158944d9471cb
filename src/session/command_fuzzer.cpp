// Any lines can be typed in a session: each is a command that can be printed, read back and executed, or
// there is a message about it; never a crash. After each the session stands at a question or at an end, and
// what it reports can be written.
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "session/report.h"
#include "session/test_run.h"

namespace inquest::session {
namespace {

constexpr int kMostLines = 40;  // an input is quick

// Says whatever the length of the expression says.
class AnyEvaluator : public Evaluator {
 public:
  base::Result<Comparison> Compare(const tree::Behaviours&, NodeId, const value::Path&,
                                   const std::string& expression, const std::stop_token&) override {
    if (expression.size() % 3 == 0) return base::Error{"The expression is wrong."};
    return Comparison{expression.size() % 3 == 1, "1"};
  }
};

void Execute(Session& session, std::string_view line) {
  const auto command = ParseCommand(line, session.ViewNames());
  if (!command) {
    CHECK(!command.error().message.empty());
    return;
  }
  const std::string printed = PrintCommand(*command);
  const auto again = ParseCommand(printed, session.ViewNames());
  CHECK(again.ok() && PrintCommand(*again) == printed);
  session.Execute(*command);
  session.Current();
}

}  // namespace
}  // namespace inquest::session

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest::session;
  static const auto run = SmallRun();
  AnyEvaluator evaluator;
  auto session = Session::Create({run->tree(), *run}, {.evaluator = &evaluator});
  CHECK(session.ok());
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int i = 0; i < kMostLines && !rest.empty(); ++i) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    Execute(**session, rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  ReportJson(**session);
  return 0;
}
