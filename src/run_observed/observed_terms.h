// The values of an observed run as terms (value/term.h). Data as it was evaluated; functions as finite maps.
#pragma once

#include "observe/events.h"
#include "value/term.h"

namespace inquest::run_observed {

class ObservedTerms : public value::Terms {
 public:
  explicit ObservedTerms(const observe::Events& events) : events_(events) {}
  void Look(value::Term term, value::View* view) const override;

  // Of an event that is a value; none: what was not evaluated.
  value::Term Of(observe::EventId event) const;
  // The result of a call: what has none did not come to its end.
  value::Term OfResult(observe::EventId event) const;
  value::Term NotKept() const;

 private:
  void LookAtConstructor(observe::EventId event, value::View* view) const;
  void LookAtString(observe::EventId event, uint64_t offset, value::View* view) const;
  void LookAtAction(observe::EventId action, uint64_t from, value::View* view) const;
  void LookAtExecution(observe::EventId execution, uint64_t which, value::View* view) const;
  std::vector<observe::EventId> ExecutionsOf(observe::EventId action) const;
  void LookAtMap(observe::EventId event, value::View* view) const;
  value::Term AfterString(observe::EventId event) const;

  const observe::Events& events_;
};

}  // namespace inquest::run_observed
