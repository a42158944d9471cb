// The execution tree as text, and as a graph for dot.
#pragma once

#include "value/print.h"
#include "value/sink.h"
#include "view/tree_lines.h"

namespace inquest::terminal {

void WriteTreeText(const view::TreeLines& tree, const value::Budget& budget, value::Sink* sink);
void WriteTreeDot(const view::TreeLines& tree, const value::Budget& budget, value::Sink* sink);

}  // namespace inquest::terminal
