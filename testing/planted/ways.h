// The ways of searching that differ: strategies, transforms, and orders where the strategy reads them.
#pragma once

#include <string>
#include <vector>

namespace inquest::planted {

struct Way {
  std::string strategy;
  std::string order;
  std::string transforms;  // separated by blanks, applied in this order; empty: none
};
std::string NameOf(const Way& way);

// Every strategy, without transforms, with each one and with all of them. The strategies that halve the tree
// do not read the order of children: they are searched in one.
const std::vector<Way>& AllWays();

}  // namespace inquest::planted
