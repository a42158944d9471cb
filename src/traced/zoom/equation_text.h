// Pieces of an equation's text that no place of its template stands for: left-hand sides, guards that are not
// tried, patterns.
#pragma once

#include <string>
#include <vector>

#include "trail/layout.h"

namespace inquest::traced {

// On one line, cut where it is long.
std::string EquationPiece(const trail::Layout& layout, trail::Span span);

// Of an equation of the routine, up to its first guard or `=`. None where it is not in the source.
trail::Span LeftHandSide(const trail::Layout& layout, const trail::Callable& callable, uint32_t equation);
// The guard before a right-hand side; none if there is none.
trail::Span GuardBefore(const trail::Layout& layout, trail::Span right_hand_side);
// The pattern of the alternative of a case, of whose text `first` is the first piece behind it; or of a
// binding, `sign` being `=`. None where it does not stand before it.
trail::Span PatternBefore(const trail::Layout& layout, trail::Span around, trail::Span first,
                          std::string_view sign);

}  // namespace inquest::traced
