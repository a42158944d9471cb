// Statements and values on several lines, broken where their structure is.
#pragma once

#include <string>
#include <string_view>

namespace inquest::terminal {

// A shown statement or value in lines of so many columns; `lead` (`2. `) stands before the first one, and the
// others begin below what follows it. What fits on one line is one. Otherwise the result of a statement
// begins a line with its `=`; a line is broken between arguments, elements or fields where it can be, so that
// what belongs together stands together, and what is inside brackets below what is inside; the lines of a
// string stand below each other. `tail` follows the end.
//
//     2. replay (Account {owner = _, balance = 100, history = [], limits = _})
//          [Deposited 5000,Transferred {source = _, target = _, amount = 10},
//           Withdrawn 300,Deposited 20]
//        = Account {owner = _, balance = 5460, history = Deposited 40 : _} ?
std::string LayOut(std::string_view lead, std::string_view text, std::string_view tail, size_t columns);

}  // namespace inquest::terminal
