#include "source/diagnostics.h"

#include <utility>

namespace inquest::source {

void Diagnostics::Error(Span span, std::string message, std::vector<Note> notes) {
  all_.push_back({Severity::kError, span, std::move(message), std::move(notes)});
  ++error_count_;
}

void Diagnostics::Warning(Span span, std::string message, std::vector<Note> notes) {
  all_.push_back({Severity::kWarning, span, std::move(message), std::move(notes)});
}

}  // namespace inquest::source
