// What actions did to references and mutable arrays, by the events of a trail: which event gave one what a
// later one read.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "trail/executions.h"

namespace inquest::traced {

class StateChanges {
 public:
  // `trail` must outlive it. Events are looked at when they are first asked for.
  explicit StateChanges(const trail::Trail& trail) : trail_(trail) {}

  const trail::Executions& executions() const;
  // Events that can have given a reference, or the element of an array, what this event found there, the last
  // one first.
  std::vector<uint32_t> WritesBefore(uint32_t event) const;
  // All events that gave a reference or an array something.
  std::vector<uint32_t> WritesTo(trail::Address used) const;
  // Those of actions that trusted code made for this origin, as far as they gave a result.
  std::vector<uint32_t> EventsFor(trail::Address origin) const;
  // Whether it wrote to a file.
  bool IsFileOutput(uint32_t event) const;
  // The events of an action, over all its executions.
  std::vector<trail::Execution> ExecutionsOf(trail::Address action) const;
  // The actions that were executed of those that the frame made at this place.
  std::vector<trail::Address> ActionsAt(trail::Address frame, trail::PlaceId place) const;
  // The last event before an address of the trail; none if there is none.
  std::optional<uint32_t> LastBefore(trail::Address a) const;

  // Of the action of an event that uses a reference or an array: the word of what was written, and of the
  // index; 0: no argument is that alone.
  trail::Word ValueOf(const trail::Event& event) const;
  trail::Word IndexOf(const trail::Event& event) const;

 private:
  using Events = std::unordered_map<trail::Address, std::vector<uint32_t>>;
  void FindWrites() const;
  void FindMakers() const;

  const trail::Trail& trail_;
  mutable std::unique_ptr<trail::Executions> executions_;
  mutable std::unique_ptr<Events> writes_;
  mutable std::unique_ptr<Events> made_by_;     // by the frame that made the action at a place, and
  mutable std::unique_ptr<Events> of_origins_;  // by the origin of those that trusted code made
};

}  // namespace inquest::traced
