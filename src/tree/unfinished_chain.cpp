#include "tree/unfinished_chain.h"

#include <algorithm>

namespace inquest::tree {

namespace {

constexpr size_t kLongestTurn = 32;
constexpr size_t kShownAtEnd = 3;
constexpr size_t kMostNames = 6;

}  // namespace

std::vector<NodeId> UnfinishedChain(const Tree& tree, const Behaviours& behaviours, NodeId node) {
  std::vector<NodeId> chain;
  const auto is_unfinished = [&](NodeId n) { return behaviours.OutcomeOf(n) == Outcome::kUnfinished; };
  for (NodeId next = is_unfinished(node) ? node : NodeId(); next.has_value();) {
    chain.push_back(next);
    const auto children = tree.children(next);
    const NodeId parent = std::exchange(next, NodeId());
    for (size_t i = children.size(); i-- > 0 && !next.has_value();) {
      if (!tree.is_reference(parent, children[i]) && is_unfinished(children[i])) next = children[i];
    }
  }
  return chain;
}

Turn TurnAtEnd(size_t count, const std::function<uint32_t(size_t)>& at) {
  for (size_t length = 1; length <= kLongestTurn && 3 * length <= count; ++length) {
    size_t same = 0;  // elements that are what stands a turn before them
    while (same + length < count && at(count - 1 - same) == at(count - 1 - same - length)) ++same;
    if (same >= 2 * length) return {length, same + length};
  }
  return {};
}

FoldedChain FoldChain(const Tree& tree, const Behaviours& behaviours, NodeId node) {
  FoldedChain folded;
  const std::vector<NodeId> chain = UnfinishedChain(tree, behaviours, node);
  const size_t below = chain.empty() ? 0 : chain.size() - 1;
  const Turn turn = TurnAtEnd(below, [&](size_t i) { return tree.routine(chain[i + 1]).index; });
  const size_t shown = std::min(below, std::max(kShownAtEnd, turn.length));
  folded.left_out = below > shown + 1 ? below - shown : 0;  // one line could as well be the call
  folded.end.assign(chain.end() - static_cast<std::ptrdiff_t>(below - folded.left_out), chain.end());
  if (turn.repeated <= shown || folded.left_out == 0) return folded;
  folded.recurring = std::min(turn.repeated - shown, folded.left_out);
  const size_t last = 1 + folded.left_out;  // behind what is left out
  for (size_t i = last - std::min(turn.length, folded.recurring); i < last; ++i) {
    folded.turn.push_back(tree.routine(chain[i]));
  }
  return folded;
}

std::string TextOf(const FoldedChain& chain, const Behaviours& behaviours) {
  std::string text = "… " + std::to_string(chain.left_out) + " more";
  if (chain.turn.empty()) return text + " unfinished calls";
  text += chain.recurring == chain.left_out
              ? " like these ("
              : " unfinished calls, the last " + std::to_string(chain.recurring) + " alike (";
  for (size_t i = 0; i < std::min(chain.turn.size(), kMostNames); ++i) {
    text += (i == 0 ? "" : ", ") + behaviours.routine(chain.turn[i]).name;
  }
  return text + (chain.turn.size() > kMostNames ? ", …)" : ")");
}

}  // namespace inquest::tree
