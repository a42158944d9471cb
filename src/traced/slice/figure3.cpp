#include "traced/slice/figure3.h"

#include <vector>

namespace inquest::traced {

PaperSlices::PaperSlices(const Art& art, const ArtNode& start) {
  std::vector<std::pair<std::string, ArtNode>> todo = {{"", start}};
  while (!todo.empty()) {
    const auto [name, node] = todo.back();
    todo.pop_back();
    nodes_.insert(name);
    for (const char* letter : {"f", "a", "r"}) {
      if (const auto part = art.Find(node, letter)) todo.emplace_back(name + letter, *part);
    }
  }
}

// parent(nf) = parent(na) = parent(n), parent(nr) = n.
std::optional<std::string> PaperSlices::ParentOf(std::string name) {
  while (!name.empty() && name.back() != 'r') name.pop_back();
  if (name.empty()) return std::nullopt;
  name.pop_back();
  return name;
}

bool PaperSlices::WeaklyInfluences(const std::string& n1, const std::string& n2) {
  if (n2.starts_with(n1)) return true;
  for (auto ancestor = ParentOf(n2); ancestor.has_value(); ancestor = ParentOf(*ancestor)) {
    if (!n1.starts_with(*ancestor)) continue;
    if (n1.size() == ancestor->size() || n1[ancestor->size()] != 'r') return true;
  }
  return false;
}

PaperSlices::Names PaperSlices::InfluenceOn(const std::string& n) const {
  Names slice;
  for (const std::string& m : nodes_) {
    if (WeaklyInfluences(m, n)) slice.insert(m);
  }
  return slice;
}

PaperSlices::Names PaperSlices::Chop(const std::string& m, const std::string& n) const {
  Names slice;
  for (const std::string& each : nodes_) {
    if (WeaklyInfluences(m, each) && WeaklyInfluences(each, n)) slice.insert(each);
  }
  return slice;
}

PaperSlices::Names PaperSlices::Figure3(const std::string& m, const std::string& n, Form form) const {
  Names slice;
  if (form == Form::kReducedNodes) slice.insert(m.ends_with('r') ? m.substr(0, m.size() - 1) : m);
  Collect(m, n, form, &slice);
  return slice;
}

void PaperSlices::Collect(const std::string& m, const std::string& n, Form form, Names* slice) const {
  const auto parent = ParentOf(n);
  if (ParentOf(m) == parent || !parent.has_value()) {
    if (form == Form::kAllNodes) Path(m, n, slice);
    return;
  }
  slice->insert(*parent);
  Collect(m, *parent, form, slice);
  Subnodes(*parent, form, slice);
  if (form == Form::kAllNodes) Path(*parent + "r", n, slice);
}

// Those that evaluated the arguments: parts of the same right-hand side, since others have other names.
void PaperSlices::Subnodes(const std::string& n, Form form, Names* slice) const {
  for (const char* letter : {"f", "a"}) {
    if (Has(n + letter)) Subn(n + letter, form, slice);
  }
}

void PaperSlices::Subn(const std::string& n, Form form, Names* slice) const {
  if (form == Form::kAllNodes || IsReduced(n)) slice->insert(n);
  Subnodes(n, form, slice);
  if (IsReduced(n)) Subnodes(n + "r", form, slice);  // not Subn: n's reduct may be a redex itself
}

void PaperSlices::Path(const std::string& from, const std::string& to, Names* slice) {
  for (size_t length = from.size(); length <= to.size(); ++length) slice->insert(to.substr(0, length));
}

}  // namespace inquest::traced
