#include "session/slices.h"

#include <sstream>

#include "session/work.h"
#include "value/path.h"

namespace inquest::session {

base::Result<std::shared_ptr<const Slices::Slice>> Slices::Of(const std::string& tree, size_t nodes,
                                                              tree::NodeId node, const std::string& paths,
                                                              const std::stop_token& stop) {
  if (slicer_ == nullptr)
    return base::Error{"This session does not know what a value depends on. Answer yes or no."};
  const std::string key = tree + " " + std::to_string(node.index) + " " + paths;
  if (const auto found = made_.find(key); found != made_.end()) return found->second;
  std::vector<run::Mark> marks;
  std::istringstream words(paths);
  for (std::string word; words >> word;) {
    auto path = value::ParsePath(word);
    if (!path) return path.error();
    marks.push_back({node.index, std::move(*path)});
  }
  const auto sliced = slicer_->MakeSlice(tree, marks);
  if (!sliced) return sliced.error();
  auto slice = std::make_shared<Slice>();
  slice->is_given = (*sliced)->is_given();
  slice->way = (*sliced)->way();
  slice->kept.assign(nodes, false);
  constexpr size_t kAtOnce = 4096;
  for (bool goes_on = true; goes_on;) {
    const std::vector<uint64_t> page = (*sliced)->Next(kAtOnce);
    for (const uint64_t each : page) {
      if (each < nodes) slice->kept[each] = true;
    }
    goes_on = page.size() == kAtOnce;
    if (stop.stop_requested()) return base::Error{kStopped};
  }
  made_.emplace(key, slice);
  return std::shared_ptr<const Slice>(slice);
}

}  // namespace inquest::session
