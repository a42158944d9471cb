#include "traced/view/copies.h"

#include <map>
#include <tuple>

namespace inquest::traced {

using trail::Callable;
using trail::CallableKind;
using trail::kNone;

namespace {

// What copies have in common. Of one expression desugaring can make several hidden functions, which are no
// copies of each other: the routine around them tells them apart, and their order in it.
struct Text {
  source::FileId file;
  uint32_t begin = 0, end = 0;
  CallableKind kind = CallableKind::kFunction;
  std::string name;
  uint32_t around = kNone, order = 0;  // of hidden ones

  auto Key() const { return std::tie(file.index, begin, end, kind, name, around, order); }
  friend bool operator<(const Text& a, const Text& b) { return a.Key() < b.Key(); }
};

}  // namespace

std::vector<uint32_t> FirstCopies(const trail::Layout& layout) {
  std::map<Text, uint32_t> first_of;
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> hidden_at;  // by routine around and begin: how many
  std::vector<uint32_t> firsts;
  for (uint32_t i = 0; i < layout.callables.size(); ++i) {
    const Callable& callable = layout.callables[i];
    firsts.push_back(i);
    if (!callable.span.has_value() || callable.kind == CallableKind::kConstructor) continue;
    Text text{callable.span.file, callable.span.begin, callable.span.end, callable.kind, callable.name};
    if (callable.kind == CallableKind::kHidden) {
      // The routine around a local one need not stand before it.
      text.around = callable.parent < i ? firsts[callable.parent] : callable.parent;
      text.order = hidden_at[{callable.parent, callable.span.begin}]++;
    }
    firsts[i] = first_of.try_emplace(std::move(text), i).first->second;
  }
  return firsts;
}

}  // namespace inquest::traced
