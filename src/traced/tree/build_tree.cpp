#include "traced/tree/build_tree.h"

#include <algorithm>
#include <unordered_map>

#include "base/check.h"
#include "base/components.h"
#include "traced/tree/dictionary_mentions.h"
#include "traced/tree/frame_roles.h"
#include "traced/tree/mentions.h"
#include "traced/tree/trail_behaviours.h"
#include "traced/tree/tree_growth.h"
#include "trail/mutables.h"

namespace inquest::traced {

using trail::Address;
using trail::Frame;

namespace {

class FrameTreeBuilder {
 public:
  FrameTreeBuilder(const trail::Trail& trail, TreeStyle style)
      : trail_(trail),
        uses_(style == TreeStyle::kFdt ? std::make_unique<FunctionUses>(trail) : nullptr),
        layout_(trail.layout()),
        roles_(FindFrameRoles(layout_)),
        mentions_(layout_),
        dictionary_mentions_(trail) {
    first_user_.Resize(layout_.constants.size());
    node_of_constant_.Resize(layout_.constants.size());
    for (trail::ConstantId i{0}; layout_.constants.contains(i); ++i) {
      constant_at_.emplace(trail::CellAddress(trail.reader().first(), layout_.constants[i].slot), i);
    }
  }

  tree::BuiltTree Run(const std::stop_token& stop) {
    const size_t count = trail_.frame_count();
    builder_.Reserve(count);
    node_of_.resize(count);
    frames_.reserve(count);
    // The root is main, also when the run never got there.
    AddNode(NodeId(), layout_.main.has_value() ? layout_.main : trail::CallableId(0), 0);
    node_of_[0] = Tree::root();
    constexpr size_t kAtOnce = 1 << 16;  // frames, between two looks whether to stop
    for (size_t i = 1; i < count && !(i % kAtOnce == 0 && stop.stop_requested()); ++i) {
      const Frame frame = trail_.frame_number(i);
      if (uses_ != nullptr) function_ = uses_->Note(frame, i);
      node_of_[i] = NodeFor(frame);
    }
    if (uses_ != nullptr) uses_->FinishNoting();
    NoteSharedReferences();
    AddReferences();
    tree::BuiltTree result;
    result.tree = builder_.Finish(layout_.callables.size());
    auto behaviours = std::make_unique<TrailBehaviours>(trail_, std::move(frames_), std::move(uses_));
    if (!unresolved_.empty()) {
      std::sort(unresolved_.begin(), unresolved_.end());
      unresolved_.erase(std::unique(unresolved_.begin(), unresolved_.end()), unresolved_.end());
      result.growing = std::make_unique<TreeGrowth>(result.tree, *behaviours, std::move(unresolved_));
    }
    if (!trail_.is_complete()) behaviours->FindCutOff(result.tree);
    result.behaviours = std::move(behaviours);
    return result;
  }

 private:
  NodeId AddNode(NodeId parent, trail::CallableId callable, Address frame) {
    NodeId node = builder_.Add(parent, RoutineId(callable.index));
    frames_.push_back(frame);
    if (layout_.notes_times != 0) {
      part_of_.push_back(parent ? part_of_[parent.index] : trail::ConstantId());
    }
    return node;
  }

  // The node that a frame is, or belongs to.
  NodeId NodeFor(const Frame& frame) {
    const trail::CallableId callable = trail_.variant(frame).callable;
    NodeId node;
    switch (roles_[frame.variant]) {
      case FrameRole::kPart:
        return ParentOf(frame);
      case FrameRole::kOutside:
        return Tree::root();
      case FrameRole::kHidden: {
        const NodeId definer = NodeOf(trail_.Enclosing(frame).address);
        if (NodeOf(frame.redex) == definer) return definer;
        const bool is_constant = layout_.callables[callable].arity == 0;
        node = is_constant ? AddConstant(frame, callable) : AddCall(frame, callable);
        break;
      }
      case FrameRole::kConstant:
        node = AddConstant(frame, callable);
        break;
      case FrameRole::kCall:
        node = AddCall(frame, callable);
        break;
    }
    NoteMentions(node, frame);
    return node;
  }
  NodeId NodeOf(Address a) const { return node_of_[trail_.FrameNumberOf(a)]; }

  // Whose right-hand side contains the application; in the FDT: the function symbol, or what made the
  // function value of trusted code that is shown as a map.
  NodeId ParentOf(const Frame& frame) const {
    if (function_ != 0 && uses_->IsSuspectedMap(function_)) {
      const Address place = uses_->PlaceOf(function_);
      if (place < frame.address) return NodeOf(place);
    }
    return NodeOf(uses_ != nullptr && frame.owner != 0 ? frame.owner : frame.redex);
  }

  NodeId AddCall(const Frame& frame, trail::CallableId callable) {
    return AddNode(ParentOf(frame), callable, frame.address);
  }

  NodeId AddConstant(const Frame& frame, trail::CallableId callable) {
    auto found = constant_at_.find(frame.redex);
    if (found == constant_at_.end()) return AddCall(frame, callable);
    if (callable == layout_.main) {
      frames_[0] = frame.address;
      return Tree::root();
    }
    // Its weight is under the first user by age.
    const trail::ConstantId constant = found->second;
    const NodeId parent = first_user_[constant].has_value() ? first_user_[constant] : Tree::root();
    const NodeId node = node_of_constant_[constant] = AddNode(parent, callable, frame.address);
    if (layout_.notes_times != 0) part_of_[node.index] = constant;
    return node;
  }

  void NoteMentions(NodeId node, const Frame& frame) {
    for (const trail::ConstantId constant : mentions_.Of(frame.variant)) NoteUser(node, constant);
    std::vector<trail::ConstantId> given;
    dictionary_mentions_.Add(frame, &given);
    for (const trail::ConstantId constant : given) NoteUser(node, constant);
  }
  void NoteUser(NodeId node, trail::ConstantId constant) {
    if (!first_user_[constant].has_value()) first_user_[constant] = node;
    users_.emplace_back(node, constant);
  }

  // What a reference that a constant made held first comes to whoever executes an action that reads it:
  // `next = {reads 0 from <ref 1>; ..}` is right whatever was there before. So such a constant belongs to all
  // around its users as well.
  void NoteSharedReferences() {
    std::vector<std::vector<NodeId>> users_of(layout_.constants.size());
    const Address program = trail_.reader().first();
    for (trail::ConstantId i{0}; layout_.constants.contains(i); ++i) {
      if (!node_of_constant_[i].has_value()) continue;
      const trail::Word value = trail_.word(trail::CellAddress(program, layout_.constants[i].slot));
      if (trail::HoldsMutables(trail_, value)) users_of[i.index].push_back(node_of_constant_[i]);
    }
    for (const auto& [user, constant] : users_) {
      if (!users_of[constant.index].empty()) users_of[constant.index].push_back(user);
    }
    for (uint32_t i = 0; i < users_of.size(); ++i) {
      if (!users_of[i].empty()) NoteAround(std::move(users_of[i]), trail::ConstantId(i));
    }
  }
  // The first one is the constant itself.
  void NoteAround(std::vector<NodeId> users, trail::ConstantId constant) {
    std::vector<bool> is_known(builder_.size());
    is_known[users[0].index] = true;
    for (size_t i = 0; i < users.size(); ++i) {
      for (NodeId at = builder_.parent(users[i]); at.has_value() && !is_known[at.index];
           at = builder_.parent(at)) {
        is_known[at.index] = true;
        users_.emplace_back(at, constant);
      }
    }
  }

  // Constants and functions that need each other would give references that lead back up. Where the trail
  // tells what was known when, the tree grows there instead (tree_growth.h).
  void AddReferences() {
    const std::vector<uint32_t> components =
        layout_.notes_times != 0 ? FindComponents() : std::vector<uint32_t>();
    for (const auto& [user, constant] : users_) {
      const NodeId node = node_of_constant_[constant];
      if (!node.has_value() || node == user) continue;
      if (!components.empty() && LeadsBack(user, constant, components)) {
        unresolved_.emplace_back(user, node);
      } else {
        builder_.AddReference(user, node);
      }
    }
    users_ = {};
  }

  // By constant: those that need each other have the same number. A constant needs what the calls mention
  // that are a part of it.
  std::vector<uint32_t> FindComponents() {
    const auto count = static_cast<uint32_t>(layout_.constants.size());
    std::vector<std::vector<uint32_t>> needs(count + 1);  // the last one: needs all
    for (uint32_t i = 0; i < count; ++i) needs[count].push_back(i);
    for (const auto& [user, constant] : users_) {
      const trail::ConstantId part_of = part_of_[user.index];
      if (!part_of.has_value()) continue;
      std::vector<uint32_t>& its = needs[part_of.index];
      if (its.empty() || its.back() != constant.index) its.push_back(constant.index);
    }
    std::vector<uint32_t> component_of(count + 1, 0);
    uint32_t number = 0;
    for (const auto& component : base::ComponentsFrom(count, [&](uint32_t at) { return needs[at]; })) {
      for (const uint32_t constant : component) component_of[constant] = number;
      ++number;
    }
    return component_of;
  }

  // A constant and what needs it, in one component: the nodes that come later need the earlier ones.
  bool LeadsBack(NodeId user, trail::ConstantId constant, const std::vector<uint32_t>& components) const {
    const trail::ConstantId part_of = part_of_[user.index];
    return part_of.has_value() && components[part_of.index] == components[constant.index] &&
           node_of_constant_[constant] <= node_of_constant_[part_of];
  }

  const trail::Trail& trail_;
  std::unique_ptr<FunctionUses> uses_;  // null: the EDT
  trail::Word function_ = 0;            // that the frame at hand applies; 0: not a value, or the EDT
  const trail::Layout& layout_;
  const FrameRoles roles_;
  Mentions mentions_;
  DictionaryMentions dictionary_mentions_;
  Builder builder_;
  std::vector<Address> frames_;  // by node
  std::vector<NodeId> node_of_;  // by number of the frame
  base::Store<trail::ConstantId, NodeId> first_user_, node_of_constant_;
  std::vector<std::pair<NodeId, trail::ConstantId>> users_;
  std::vector<trail::ConstantId>
      part_of_;  // by node, where times are noted: the innermost constant around it
  std::vector<TreeGrowth::Unresolved> unresolved_;
  std::unordered_map<Address, trail::ConstantId> constant_at_;  // by cell of frame 0
};

}  // namespace

tree::BuiltTree BuildTree(const trail::Trail& trail, const std::stop_token& stop, TreeStyle style) {
  return FrameTreeBuilder(trail, style).Run(stop);
}

tree::BuiltTree BuildRoot(const trail::Trail& trail, TreeStyle style) {
  const trail::Layout& layout = trail.layout();
  Address frame = 0;
  for (size_t i = 1; i < trail.frame_count() && frame == 0; ++i) {
    if (trail.variant(trail.frame_number(i)).callable == layout.main) frame = trail.frame_address(i);
  }
  Builder builder;
  builder.Add(NodeId(), RoutineId(layout.main.has_value() ? layout.main.index : 0));
  tree::BuiltTree result;
  result.tree = builder.Finish(layout.callables.size());
  result.behaviours = std::make_unique<TrailBehaviours>(
      trail, std::vector<Address>{frame},
      style == TreeStyle::kFdt ? std::make_unique<FunctionUses>(trail) : nullptr);
  return result;
}

}  // namespace inquest::traced
