// Strongly connected components (Tarjan): what can reach each other in a directed graph.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inquest::base {

// The components that `start` reaches. A component comes after all others that it reaches, so the first one
// reaches nothing outside of itself. `successors(node)` gives a list of nodes and is called once for each.
// Uses no recursion: depth follows the graph.
template <typename Node, typename Successors>
std::vector<std::vector<Node>> ComponentsFrom(Node start, Successors successors) {
  struct Visit {
    Node node;
    std::vector<Node> next;
    size_t at = 0;
  };
  struct Number {
    uint32_t order;
    uint32_t low;  // the least order that is known to be reached and is in no component yet
    bool open = true;
  };
  std::vector<std::vector<Node>> components;
  std::unordered_map<Node, Number> numbers;
  std::vector<Node> open;
  std::vector<Visit> visits;
  const auto enter = [&](Node node) {
    const auto order = static_cast<uint32_t>(numbers.size());
    numbers.emplace(node, Number{order, order});
    open.push_back(node);
    visits.push_back({node, successors(node)});
  };
  enter(start);
  while (!visits.empty()) {
    Visit& visit = visits.back();
    if (visit.at < visit.next.size()) {
      const Node to = visit.next[visit.at++];
      const auto found = numbers.find(to);
      if (found == numbers.end()) {
        enter(to);
      } else if (found->second.open) {
        uint32_t& low = numbers.at(visit.node).low;
        low = std::min(low, found->second.order);
      }
      continue;
    }
    const Node node = visit.node;
    visits.pop_back();
    const Number number = numbers.at(node);
    if (!visits.empty()) {
      uint32_t& low = numbers.at(visits.back().node).low;
      low = std::min(low, number.low);
    }
    if (number.low != number.order) continue;
    std::vector<Node> component;
    do {
      component.push_back(open.back());
      numbers.at(open.back()).open = false;
      open.pop_back();
    } while (component.back() != node);
    std::reverse(component.begin(), component.end());
    components.push_back(std::move(component));
  }
  return components;
}

}  // namespace inquest::base
