#include "oracle/run_executions.h"

#include <algorithm>

namespace inquest::oracle {

using trail::Address;
using trail::ExecutionKind;
using trail::kNone;
using trail::Word;

bool IsLasting(std::string_view primitive) {
  return primitive == "getArgs" || primitive == "getProgName" || primitive == "lookupEnv" ||
         primitive == "getEnvironment" || primitive == "getExecutablePath";
}

// A thread of executions that pure code needs begins with an event that is a part of nothing and ends before
// the thread around it goes on, so the threads at any moment form a stack; so do the executions.
RunExecutions::RunExecutions(const trail::Trail& run) : run_(run) {
  struct Thread {
    uint32_t number;
    Address action;       // what it executes
    Address last_output;  // the action, if its last event was output
  };
  struct Open {
    uint32_t begin, thread;
    Address address, action;
    bool is_step;  // it does not consist of others
  };
  std::vector<Thread> running;
  std::vector<Open> open;
  const auto close = [&](uint32_t end) {
    executions_[open.back().action].push_back({open.back().begin, end});
    open.pop_back();
  };
  const auto count = static_cast<uint32_t>(run.executions().size());
  for (uint32_t i = 0; i < count; ++i) {
    const Event at = event(i);
    const uint32_t thread = at.part_of == 0 ? kNone : ThreadOf(at.part_of);
    const auto is_its_own = [&](const Thread& t) {
      return thread == kNone ? t.action == at.action && t.last_output == at.action : t.number == thread;
    };
    const auto found = std::find_if(running.rbegin(), running.rend(), is_its_own);
    if (found == running.rend()) {
      running.push_back({i, at.action, 0});
    } else {
      running.erase(found.base(), running.end());
    }
    Thread& own = running.back();
    threads_.push_back(own.number);
    // An action that prints and then returns was executed once.
    const bool begins = at.kind == ExecutionKind::kBegin || at.action != own.last_output;
    while (!open.empty()) {
      const Open& last = open.back();
      const bool has_ended = last.thread != own.number ? last.thread > own.number
                             : last.is_step            ? begins
                                                       : at.part_of < last.address;
      if (!has_ended) break;
      close(i);
    }
    if (begins) open.push_back({i, own.number, at.address, at.action, at.kind != ExecutionKind::kBegin});
    if (at.kind == ExecutionKind::kResult && IsLasting(PrimitiveOf(at))) lasting_.push_back(i);
    own.last_output = at.kind == ExecutionKind::kOutput ? at.action : 0;
  }
  while (!open.empty()) close(count);
  for (auto& [action, executions] : executions_) {
    std::sort(executions.begin(), executions.end(),
              [](const Execution& a, const Execution& b) { return a.begin < b.begin; });
  }
}

uint32_t RunExecutions::ThreadOf(Address event) const {
  const std::vector<Address>& all = run_.executions();
  const auto end = all.begin() + static_cast<int64_t>(threads_.size());
  const auto found = std::lower_bound(all.begin(), end, event);
  return found == end || *found != event ? kNone : threads_[static_cast<size_t>(found - all.begin())];
}

Event RunExecutions::event(uint32_t number) const {
  const Address address = run_.executions()[number];
  return {address, static_cast<ExecutionKind>(trail::IdOf(run_.word(address))), run_.word(address + 16),
          trail::AddressOf(run_.word(address + 24))};
}

std::optional<Execution> RunExecutions::Next(Address action, uint32_t from) const {
  const auto found = executions_.find(action);
  if (found == executions_.end()) return std::nullopt;
  for (const Execution& execution : found->second) {
    if (execution.begin >= from) return execution;
  }
  return std::nullopt;
}

// The results of all parts of an action and what it failed with on the way are not how it ended: only the
// last event is.
Ending RunExecutions::EndingOf(const Execution& execution) const {
  if (execution.end == event_count() && !run_.is_complete()) return {Ending::kUnfinished, 0};
  for (uint32_t i = execution.end; i-- > execution.begin;) {
    if (!IsSameThread(i, execution.begin)) continue;
    const Event last = event(i);
    switch (last.kind) {
      case ExecutionKind::kResult:
        return {Ending::kReturned, ResultOf(last)};
      case ExecutionKind::kError:
        return {Ending::kFailed, ResultOf(last)};
      case ExecutionKind::kUnfinished:
        return {Ending::kUnfinished, 0};
      case ExecutionKind::kOutput:
        return {Ending::kPlain, 0};
      case ExecutionKind::kBegin:
        break;
    }
  }
  return {};
}

std::string_view RunExecutions::TextOf(const Event& output) const {
  const uint64_t size = run_.word(output.address + 40);
  const trail::Object object = run_.reader().at(output.address);
  const bool fits =
      object.kind == trail::Kind::kExecution && object.size >= 6 && size <= 8 * (uint64_t{object.size} - 6);
  return fits ? std::string_view(run_.reader().bytes_at(output.address + 48), size) : std::string_view();
}

std::string_view RunExecutions::PrimitiveOf(const Event& event) const {
  const Word header = run_.word(event.action);
  const auto& sites = run_.layout().action_sites;
  if (trail::KindOf(header) != trail::Kind::kAction || trail::IdOf(header) >= sites.size()) return "";
  return sites[trail::IdOf(header)].primitive;
}

}  // namespace inquest::oracle
