// Marks in the state: the nodes that a slice keeps, laid over the search.
#include "base/check.h"
#include "session/state.h"

namespace inquest::session {

base::Result<std::shared_ptr<const Slices::Slice>> State::SliceOf(NodeId original, const std::string& paths,
                                                                  const std::stop_token& stop) const {
  return slices_.Of(tree_name_, versions_->original().tree().size(), original, paths, stop);
}

// A node that a transform made is kept if one of those that it was made of is.
void State::KeepToMark(const Event& event) {
  const auto slice = SliceOf(event.node, event.name);
  CHECK(slice.ok());
  const std::vector<bool>& kept = (*slice)->kept;
  const bool is_known = !(*slice)->way.empty();
  const uint64_t maker = is_known ? (*slice)->way.back() : 0;
  const auto keeps = [&](NodeId original) { return original.index >= kept.size() || kept[original.index]; };
  const uint64_t before = search_->remaining();
  if (transforms_.empty()) {
    search_->KeepTo(kept,
                    is_known && maker < tree().size() ? NodeId(static_cast<uint32_t>(maker)) : NodeId());
  } else {
    std::vector<bool> here(tree().size(), false);
    NodeId made_by;
    for (size_t i = 0; i < here.size(); ++i) {
      for (const NodeId original : tree_->OriginalsOf(NodeId(i))) {
        if (keeps(original)) here[i] = true;
        if (is_known && original.index == maker) made_by = NodeId(i);
      }
    }
    search_->KeepTo(here, made_by);
  }
  const uint64_t after = search_->keeps_to_some() ? search_->remaining() : before;
  marked_ = {before - std::min(before, after), (*slice)->is_given};
}

}  // namespace inquest::session
