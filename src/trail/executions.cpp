#include "trail/executions.h"

#include <algorithm>
#include <string_view>

namespace inquest::trail {

namespace {

// Whether an action with this primitive reads: its result is what was read.
bool Reads(std::string_view primitive) {
  return primitive == "handleGetLine" || primitive == "handleGetChar" || primitive == "handleGetContents" ||
         primitive == "getArgs" || primitive == "getProgName" || primitive == "lookupEnv";
}

}  // namespace

Executions::Executions(const Trail& trail) : trail_(trail) {
  Address last_output = 0;
  for (uint32_t i = 0; i < trail_.executions().size(); ++i) {
    Event event = EventAt(trail_.executions()[i]);
    bool is_output = event.kind == ExecutionKind::kOutput;
    // An action that prints and then returns was executed once.
    if (event.kind == ExecutionKind::kBegin || event.action != last_output) {
      begins_[event.action].push_back(i);
    }
    last_output = is_output ? event.action : 0;
  }
}

Executions::Event Executions::EventAt(Address address) const {
  Word header = trail_.word(address);
  return {address, static_cast<ExecutionKind>(IdOf(header)), trail_.word(address + 16),
          AddressOf(trail_.word(address + 24))};
}

size_t Executions::Count(Address action) const {
  auto found = begins_.find(action);
  return found == begins_.end() ? 0 : found->second.size();
}

Execution Executions::Describe(Address action, size_t n, size_t max_bytes) const {
  Execution execution;
  auto found = begins_.find(action);
  if (found == begins_.end() || n >= found->second.size()) return execution;
  const std::vector<Address>& all = trail_.executions();
  size_t bytes = 0;
  size_t i = found->second[n];
  Event first = EventAt(all[i]);
  if (first.kind != ExecutionKind::kBegin) {
    // One step: its output, then its result.
    for (; i < all.size(); ++i) {
      Event event = EventAt(all[i]);
      if (event.action != action) break;
      Add(event, max_bytes, &bytes, &execution);
      if (event.kind != ExecutionKind::kOutput) break;
    }
    return execution;
  }
  // Its parts follow it, theirs included; the first event of something around it ends it. What is a part of
  // nothing was executed because a value needed it (runST), and is no effect of this.
  std::vector<Address> parts = {first.address};
  for (++i; i < all.size(); ++i) {
    Event event = EventAt(all[i]);
    if (event.part_of != 0 && event.part_of < first.address) break;
    if (!std::binary_search(parts.begin(), parts.end(), event.part_of)) continue;
    if (event.kind == ExecutionKind::kBegin) parts.push_back(event.address);
    Add(event, max_bytes, &bytes, &execution);
  }
  return execution;
}

void Executions::Add(const Event& event, size_t max_bytes, size_t* bytes, Execution* execution) const {
  Effect effect;
  if (event.kind == ExecutionKind::kBegin) return;
  // Something went on: the error was caught.
  if (!execution->effects.empty() && execution->effects.back().kind == Effect::kError) {
    execution->effects.pop_back();
  }
  switch (event.kind) {
    case ExecutionKind::kBegin:
      return;
    case ExecutionKind::kOutput: {
      uint64_t size = trail_.word(event.address + 40);
      Object object = trail_.reader().at(event.address);
      if (object.kind != Kind::kExecution || object.size < 6 || size > 8 * (uint64_t{object.size} - 6))
        return;
      effect.kind = Effect::kOutput;
      effect.handle = static_cast<int>(trail_.word(event.address + 32));
      std::string_view text(trail_.reader().bytes_at(event.address + 48), size);
      bool joins = !execution->effects.empty() && execution->effects.back().kind == Effect::kOutput &&
                   execution->effects.back().handle == effect.handle;
      if (!joins) execution->effects.push_back(effect);
      std::string& into = execution->effects.back().text;
      if (*bytes < max_bytes) into += text.substr(0, max_bytes - *bytes);
      if (*bytes<max_bytes&& * bytes + size> max_bytes) into += "…";
      *bytes += size;
      execution->failed = false;
      execution->has_result = false;
      return;
    }
    case ExecutionKind::kResult: {
      effect.kind = Effect::kInput;
      effect.value = trail_.word(event.address + 32);
      execution->has_result = true;
      execution->result = effect.value;
      execution->failed = false;
      Word header = trail_.word(event.action);
      if (KindOf(header) != Kind::kAction || IdOf(header) >= trail_.layout().action_sites.size() ||
          !Reads(trail_.layout().action_sites[IdOf(header)].primitive)) {
        return;
      }
      break;
    }
    case ExecutionKind::kUnfinished:
      execution->unfinished = true;
      execution->has_result = false;
      return;
    case ExecutionKind::kError:
      effect.kind = Effect::kError;
      effect.value = trail_.word(event.address + 32);
      execution->failed = true;
      execution->has_result = false;
      break;
  }
  execution->effects.push_back(std::move(effect));
}

}  // namespace inquest::trail
