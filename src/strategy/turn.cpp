#include "strategy/turn.h"

namespace inquest::strategy {

namespace {

// No longer turn is looked for.
constexpr size_t kLongest = 200;

// How many calls at the end are each the same as the one `length` calls before.
size_t RepeatedAtEnd(std::span<const tree::RoutineId> path, size_t length) {
  size_t count = 0;
  while (count + length < path.size() &&
         path[path.size() - 1 - count] == path[path.size() - 1 - count - length])
    ++count;
  return count;
}

}  // namespace

Turn FindTurn(std::span<const tree::RoutineId> path) {
  Turn turn;
  // What goes round for half of the path is what does not end.
  for (size_t length = 1; length <= kLongest && 2 * length <= path.size() && 2 * turn.stretch < path.size();
       ++length) {
    const size_t repeated = RepeatedAtEnd(path, length);
    if (repeated >= length && repeated + length > turn.stretch) turn = {length, repeated + length};
  }
  if (turn.length > 0) return turn;
  for (size_t back = 1; back < path.size(); ++back) {
    if (path[path.size() - 1 - back] != path.back()) continue;
    if (turn.length == 0) turn.length = back;
    turn.stretch = back + 1;
  }
  return turn;
}

}  // namespace inquest::strategy
