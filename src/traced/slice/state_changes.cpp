#include "traced/slice/state_changes.h"

#include <algorithm>

#include "trail/effects.h"

namespace inquest::traced {

using trail::Address;
using trail::EffectRole;
using trail::Event;
using trail::Word;

namespace {

// The n-th argument of an action, from 1.
Word ArgumentOf(const trail::Trail& trail, Address action, uint64_t n) { return trail.word(action + 8 * n); }

}  // namespace

const trail::Executions& StateChanges::executions() const {
  if (executions_ == nullptr) executions_ = std::make_unique<trail::Executions>(trail_);
  return *executions_;
}

void StateChanges::FindWrites() const {
  if (writes_ != nullptr) return;
  writes_ = std::make_unique<Events>();
  for (uint32_t i = 0; i < executions().event_count(); ++i) {
    const Event event = executions().event(i);
    if (!trail::Effects::IsChange(executions().RoleOf(event))) continue;
    if (const Address used = executions().UsedBy(event); used != 0) (*writes_)[used].push_back(i);
  }
}

Word StateChanges::ValueOf(const Event& event) const {
  switch (executions().RoleOf(event)) {
    case EffectRole::kNew: {
      const trail::ActionSiteId site(trail::IdOf(trail_.word(event.action)));
      const bool is_reference = trail_.layout().action_sites[site].primitive == "refNew";
      return is_reference ? ArgumentOf(trail_, event.action, 1) : 0;
    }
    case EffectRole::kSet:
      return ArgumentOf(trail_, event.action, 2);
    case EffectRole::kSetElement:
    case EffectRole::kSetAt:
      return ArgumentOf(trail_, event.action, 3);
    default:
      return 0;
  }
}

Word StateChanges::IndexOf(const Event& event) const {
  switch (executions().RoleOf(event)) {
    case EffectRole::kSetAt:
    case EffectRole::kGetAt:
      return ArgumentOf(trail_, event.action, 2);
    case EffectRole::kGetElement:
      return ArgumentOf(trail_, event.action, 3);
    case EffectRole::kSetElement:
      return ArgumentOf(trail_, event.action, 4);
    default:
      return 0;
  }
}

std::vector<uint32_t> StateChanges::WritesBefore(uint32_t event) const {
  FindWrites();
  std::vector<uint32_t> writes;
  const Event read = executions().event(event);
  const auto found = writes_->find(executions().UsedBy(read));
  if (found == writes_->end()) return writes;
  const trail::Evaluated index = trail_.Evaluate(IndexOf(read));
  const bool is_reference = executions().RoleOf(read) == EffectRole::kGet;
  const auto end = std::lower_bound(found->second.begin(), found->second.end(), event);
  for (auto write = end; write != found->second.begin();) {
    --write;
    const Event change = executions().event(*write);
    // Elements are told apart by numbers; other indices are not compared.
    const trail::Evaluated other = trail_.Evaluate(IndexOf(change));
    const bool tells = IndexOf(read) != 0 && IndexOf(change) != 0 && trail::IsInt(index.word) &&
                       trail::IsInt(other.word) && executions().RoleOf(read) != EffectRole::kGetAll;
    if (tells && index.word != other.word) continue;
    writes.push_back(*write);
    if (is_reference || tells) break;
  }
  return writes;
}

bool StateChanges::IsFileOutput(uint32_t event) const {
  constexpr int kStandardHandles = 3;
  const Event output = executions().event(event);
  return output.kind == trail::ExecutionKind::kOutput && executions().HandleOf(output) >= kStandardHandles;
}

std::vector<trail::Execution> StateChanges::ExecutionsOf(Address action) const {
  std::vector<trail::Execution> all;
  for (auto next = executions().Find(action); next.has_value();
       next = executions().Find(action, std::max(next->end, next->begin + 1)))
    all.push_back(*next);
  return all;
}

void StateChanges::FindMakers() const {
  if (made_by_ != nullptr) return;
  made_by_ = std::make_unique<Events>();
  of_origins_ = std::make_unique<Events>();
  for (uint32_t i = 0; i < executions().event_count(); ++i) {
    const Event event = executions().event(i);
    const trail::Object object = trail_.reader().at(event.action);
    if (object.kind != trail::Kind::kAction) continue;
    if (trail_.layout().action_sites[object.action_site()].place.has_value()) {
      (*made_by_)[trail_.FrameOf(object.link).address].push_back(i);
    } else if (event.kind == trail::ExecutionKind::kResult) {
      (*of_origins_)[trail_.reader().OriginAt(object.link)].push_back(i);
    }
  }
}

std::vector<Address> StateChanges::ActionsAt(Address frame, trail::PlaceId place) const {
  FindMakers();
  std::vector<Address> actions;
  const auto found = made_by_->find(frame);
  if (found == made_by_->end()) return actions;
  for (const uint32_t number : found->second) {
    const Address action = executions().event(number).action;
    const bool is_there =
        trail_.layout().action_sites[trail_.reader().at(action).action_site()].place == place;
    if (is_there && (actions.empty() || actions.back() != action)) actions.push_back(action);
  }
  return actions;
}

std::vector<uint32_t> StateChanges::EventsFor(Address origin) const {
  FindMakers();
  const auto found = of_origins_->find(origin);
  return found == of_origins_->end() ? std::vector<uint32_t>() : found->second;
}

std::vector<uint32_t> StateChanges::WritesTo(Address used) const {
  FindWrites();
  const auto found = writes_->find(used);
  return found == writes_->end() ? std::vector<uint32_t>() : found->second;
}

std::optional<uint32_t> StateChanges::LastBefore(Address a) const {
  const std::vector<Address>& all = trail_.executions();
  const auto after = std::lower_bound(all.begin(), all.end(), a);
  if (after == all.begin()) return std::nullopt;
  return static_cast<uint32_t>(after - all.begin() - 1);
}

}  // namespace inquest::traced
