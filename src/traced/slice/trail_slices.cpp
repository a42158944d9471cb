#include "traced/slice/trail_slices.h"

namespace inquest::traced {

namespace {

class TrailSlice : public run::Slice {
 public:
  TrailSlice(NodeNumbers& numbers, std::unique_ptr<Dependences> dependences, bool is_given,
             const std::vector<size_t>& way)
      : numbers_(numbers), dependences_(std::move(dependences)), is_given_(is_given) {
    for (const size_t frame : way) {
      if (const tree::NodeId node = numbers_.Of(frame); node.has_value()) way_.push_back(node.index);
    }
  }

  std::vector<uint64_t> Next(size_t most) override {
    std::vector<uint64_t> nodes;
    while (nodes.size() < most) {
      const std::optional<size_t> frame = dependences_->Next();
      if (!frame.has_value()) break;
      if (const tree::NodeId node = numbers_.Of(*frame); node.has_value()) nodes.push_back(node.index);
    }
    return nodes;
  }
  bool is_given() const override { return is_given_; }
  const std::vector<uint64_t>& way() const override { return way_; }

 private:
  NodeNumbers& numbers_;
  std::unique_ptr<Dependences> dependences_;
  bool is_given_;
  std::vector<uint64_t> way_;
};

}  // namespace

TrailSlices::TrailSlices(const trail::Trail& trail, bool has_maps)
    : trail_(trail), has_maps_(has_maps), creators_(trail), changes_(trail), numbers_(trail), terms_(trail) {}

const TrailTerms& TrailSlices::TermsOf(bool has_maps) const {
  if (!has_maps) return terms_;
  if (terms_with_maps_ == nullptr) {
    uses_ = std::make_unique<FunctionUses>(trail_);
    terms_with_maps_ = std::make_unique<TrailTerms>(trail_, uses_.get());
  }
  return *terms_with_maps_;
}

base::Result<std::unique_ptr<run::Slice>> TrailSlices::MakeSlice(std::string_view tree,
                                                                 const std::vector<run::Mark>& marks) const {
  const bool has_maps = tree.empty() ? has_maps_ : tree == "fdt";
  if (marks.empty()) return base::Error{"Nothing is marked."};
  const Marks reader(trail_, creators_, changes_, TermsOf(has_maps));
  std::vector<trail::Frame> frames;
  bool is_given = false;
  for (const run::Mark& mark : marks) {
    const auto frame = mark.node > UINT32_MAX
                           ? std::nullopt
                           : numbers_.FrameOf(tree::NodeId(static_cast<uint32_t>(mark.node)));
    if (!frame.has_value())
      return base::Error{"Nothing of node " + std::to_string(mark.node) + " can be marked."};
    frames.push_back(trail_.frame_number(*frame));
    if (base::Status status = reader.Check(frames.back(), mark.path); !status) return status.error();
    is_given = is_given || reader.IsGiven(frames.back(), mark.path);
  }
  bool is_same_node = true;
  for (const run::Mark& mark : marks) is_same_node = is_same_node && mark.node == marks[0].node;
  std::optional<size_t> below;
  if (!has_maps && !is_given && is_same_node) below = trail_.FrameNumberOf(frames[0].address);
  auto dependences =
      std::make_unique<Dependences>(trail_, creators_, changes_, below, TermsOf(has_maps).uses());
  for (size_t i = 0; i < marks.size(); ++i) reader.Want(frames[i], marks[i].path, dependences.get());
  return std::unique_ptr<run::Slice>(std::make_unique<TrailSlice>(numbers_, std::move(dependences), is_given,
                                                                  reader.WayOf(frames[0], marks[0].path)));
}

}  // namespace inquest::traced
