// The ways of searching that differ: strategies, transforms, and orders where the strategy reads them.
#pragma once

#include <string>
#include <vector>

namespace inquest::planted {

struct Way {
  std::string strategy;
  std::string order;
  std::string transforms;      // separated by blanks, applied in this order; empty: none
  bool marks = false;          // at each wrong answer the first difference is marked, as far as it can be
  bool checks_slices = false;  // and what the mark depends on must contain what was planted
};
std::string NameOf(const Way& way);

// Every strategy, without transforms, with each one and with all of them. The strategies that halve the tree
// do not read the order of children: they are searched in one.
const std::vector<Way>& AllWays();
// All these, and every strategy with marks.
const std::vector<Way>& AllWaysAndMarks();
// Two that have little in common, for many programs in a short time.
const std::vector<Way>& AFewWays();
// Every strategy in one order, each without marks and with marks.
const std::vector<Way>& WaysWithMarks();
// The one that is searched where nobody chose.
const std::vector<Way>& DefaultWay();

}  // namespace inquest::planted
