// Redex trails as text.
//
//   Trail:
//     <- putStrLn "os"                 Sort.hs:10:8
//     <- insert 's' "o" | if True      Sort.hs:7:33, node 2
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "value/print.h"
#include "value/sink.h"
#include "view/trail_step.h"

namespace inquest::terminal {

// `<- insert 's' "o" | if True  -- Sort.hs:7:33, node 2`. `before`: columns that stand before it.
std::string OriginLine(const view::Origin& origin, const value::Budget& budget, uint64_t before = 0);

// Calls, the innermost first, a line each.
std::string StackText(const view::Stack& stack, const value::Budget& budget, std::string_view indent = "");

// What a step shows.
std::string TrailText(const view::TrailStep& step, const value::Budget& budget);

// Text that the program printed, in one line.
std::string OutputText(const std::string& text);
// A piece of it with who printed it; a third of the line is for the text.
std::string OutputLine(uint64_t number, const std::string& text, const view::Origin& by,
                       const value::Budget& budget);

}  // namespace inquest::terminal
