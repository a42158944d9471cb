// slicing-2006 as printed, on the augmented redex trail of traced/view/art.h: weak influence (Def. 4.5),
// chops (Def. 5.3) and the function of Figure 3, in both forms. Not what the session uses (dependences.h):
// Figure 3 is not complete, figure3_test.cpp has programs that show it. Nodes are named by the letters f, a,
// r from a start node on; the paper writes l, r, t. For small programs.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "traced/view/art.h"

namespace inquest::traced {

class PaperSlices {
 public:
  using Names = std::set<std::string>;

  // `art` must outlive it. Finds all nodes below the start.
  PaperSlices(const Art& art, const ArtNode& start);

  // dom(G).
  const Names& nodes() const { return nodes_; }
  // The paper's parent: of names, whatever the graph is. None where it is undefined.
  static std::optional<std::string> ParentOf(std::string name);
  // Def. 4.5. Both are in dom(G).
  static bool WeaklyInfluences(const std::string& n1, const std::string& n2);
  // slice(G, n), Def. 4.6, and slice(G, m, n), Def. 5.3.
  Names InfluenceOn(const std::string& n) const;
  Names Chop(const std::string& m, const std::string& n) const;

  enum class Form : uint8_t {
    kAllNodes,
    kReducedNodes,  // without what is underlined in Figure 3: the nodes that give questions
  };
  // Figure 3. `m` is a beginning of `n` (Def. 5.2).
  Names Figure3(const std::string& m, const std::string& n, Form form) const;

 private:
  bool Has(const std::string& name) const { return nodes_.contains(name); }
  bool IsReduced(const std::string& name) const { return Has(name + "r"); }
  void Collect(const std::string& m, const std::string& n, Form form, Names* slice) const;
  void Subnodes(const std::string& n, Form form, Names* slice) const;
  void Subn(const std::string& n, Form form, Names* slice) const;
  static void Path(const std::string& from, const std::string& to, Names* slice);

  Names nodes_;
};

}  // namespace inquest::traced
