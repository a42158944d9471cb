// Redexes as terms: `insert 's' "o"`, without the result, and applications of trusted functions as suspected
// code writes them.
#pragma once

#include <deque>

#include "traced/value/place_terms.h"
#include "traced/value/trail_terms.h"
#include "traced/view/creator.h"
#include "trail/trail.h"

namespace inquest::traced {

class RedexTerms : public value::Terms {
 public:
  // `trail` must outlive it.
  explicit RedexTerms(const trail::Trail& trail, const FunctionUses* uses = nullptr)
      : trail_(trail), inner_(trail, uses), places_(trail, inner_) {}
  void Look(value::Term term, value::View* view) const override;

  // The statement of a redex or an application, with its result.
  value::Statement Describe(const Creator& creator) const;
  // The redex alone: name and arguments.
  value::Term Redex(const value::Statement& statement);
  const traced::TrailTerms& trail_terms() const { return inner_; }

 private:
  value::Statement DescribeApplication(const trail::Frame& frame, trail::PlaceId place) const;
  void NameHead(const trail::Frame& frame, trail::PlaceId head, value::Statement* statement) const;

  const trail::Trail& trail_;
  traced::TrailTerms inner_;
  traced::PlaceTerms places_;
  std::deque<value::Statement> redexes_;
};

}  // namespace inquest::traced
