// Does work in processes of its own, several at a time: what dies takes only its own item along.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace inquest::planted {

// Items of a task are done in order by one process, so that what they share is made once.
struct Task {
  size_t items = 0;
  // In the process that does the items from `first` on: makes what they share and returns what does one item.
  // The text it returns is one line, without its end.
  std::function<std::function<std::string(size_t item)>()> start;
};

struct WorkerOptions {
  unsigned jobs = 1;
  unsigned seconds_an_item = 600;  // of the processor's time
};

// Calls done(task, item, line, what_happened) in the order in which items are finished. Where an item's
// process died, `line` is empty and `what_happened` says how.
void Work(const std::vector<Task>& tasks, const WorkerOptions& options,
          const std::function<void(size_t task, size_t item, const std::string& line,
                                   const std::string& what_happened)>& done);

}  // namespace inquest::planted
