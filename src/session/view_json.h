// The views of a run as JSON (docs/session_protocol.md), written piece by piece: they can be large.
#pragma once

#include "value/print.h"
#include "value/sink.h"
#include "view/tree_lines.h"

namespace inquest::session {

void WriteJson(const view::TreeLines& tree, const value::Budget& budget, value::Sink* sink);

}  // namespace inquest::session
