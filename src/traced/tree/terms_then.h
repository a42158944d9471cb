// Terms of a trail as they were known at a time, beside those of its end (growing_tree.h).
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "traced/value/trail_terms.h"
#include "trail/trail.h"

namespace inquest::traced {

class TermsThen : public value::Terms {
 public:
  // Both must outlive it.
  TermsThen(const trail::Trail& trail, const traced::TrailTerms& now) : trail_(trail), now_(now) {}
  void Look(value::Term term, value::View* view) const override;
  // The statement of a frame as it was known then.
  value::Statement Describe(const trail::Frame& frame, trail::Address time) const;

 private:
  // The detail of terms of a time, which no other term has; `id` is their number here.
  static constexpr uint64_t kThen = (uint64_t{1} << 58) - 1;
  struct Then {
    trail::Address time;
    value::Term term;
  };

  value::Term Make(trail::Address time, value::Term term) const;
  const traced::TrailTerms& TermsAt(trail::Address time) const;

  const trail::Trail& trail_;
  const traced::TrailTerms& now_;
  // Memory only: the same subterm is the same term each time it is looked at.
  mutable std::vector<Then> made_;
  mutable std::map<std::tuple<trail::Address, uint64_t, uint64_t>, uint64_t> numbers_;
  // Each time has its own: they remember what they looked at.
  mutable std::map<trail::Address, std::unique_ptr<traced::TrailTerms>> terms_;
};

}  // namespace inquest::traced
