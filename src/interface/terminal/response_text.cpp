#include "interface/terminal/response_text.h"

#include "interface/terminal/look_text.h"
#include "interface/terminal/render.h"

namespace inquest::terminal {

std::string ResponseText(const session::Response& response, bool ascii) {
  // A page in which statements fold to twenty lines.
  const Screen screen{.columns = 100, .rows = 40, .ascii = ascii};
  std::string text = NotesText(response, screen) + LookText(response.look, screen, {.lays_out = true});
  if (response.kind == session::ResponseKind::kInformation) return text;
  if (!response.hint.empty()) text += Fit(response.hint, screen, 0) + "\n";
  if (response.finding) text += FindingText(*response.finding, screen, true);
  if (response.question) text += QuestionText(*response.question, screen) + "\n";
  return text;
}

}  // namespace inquest::terminal
