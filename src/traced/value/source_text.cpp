#include "traced/value/source_text.h"

#include "source/literate.h"
#include "source/one_line.h"
#include "value/escape.h"

namespace inquest::traced {

std::string SourceText(const trail::Layout& layout, source::Span span) {
  const source::File& file = layout.files[span.file];
  const std::string text = source::ProgramText(file, span.begin, span.end);
  return value::VisibleText(source::OnOneLine(text, file.position(span.begin).column));
}

}  // namespace inquest::traced
