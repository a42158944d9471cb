#include "view/observations.h"

namespace inquest::view {

std::optional<ObserveOrder> FindObserveOrder(std::string_view name) {
  if (name == "run") return ObserveOrder::kRun;
  if (name == "tree") return ObserveOrder::kTree;
  if (name == "size") return ObserveOrder::kSize;
  if (name == "general") return ObserveOrder::kGeneral;
  return std::nullopt;
}

}  // namespace inquest::view
