// Slices of a trail as nodes of its trees (run/slices.h).
//
// In the EDT a mark in a result gives the chop from the call to the mark: what the call was given counts as
// right. In the FDT a call stands for what its functions did, too, wherever that was written: there, and for
// marks in what a call was given, the slice is all that the mark depends on; what of it lies below a node is
// for the tree to say.
#pragma once

#include <memory>
#include <vector>

#include "run/slices.h"
#include "traced/slice/marks.h"

namespace inquest::traced {

class TrailSlices : public run::Slicer {
 public:
  // `trail` must outlive it. Passes over all frames once. `has_maps`: of the tree that is meant where its
  // name is not told.
  explicit TrailSlices(const trail::Trail& trail, bool has_maps = false);

  base::Result<std::unique_ptr<run::Slice>> MakeSlice(std::string_view tree,
                                                      const std::vector<run::Mark>& marks) const override;

 private:
  const TrailTerms& TermsOf(bool has_maps) const;

  const trail::Trail& trail_;
  const bool has_maps_;
  Creators creators_;
  StateChanges changes_;
  mutable NodeNumbers numbers_;
  TrailTerms terms_;
  mutable std::unique_ptr<FunctionUses> uses_;  // made when first needed, and
  mutable std::unique_ptr<TrailTerms> terms_with_maps_;
};

}  // namespace inquest::traced
