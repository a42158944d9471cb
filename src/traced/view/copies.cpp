#include "traced/view/copies.h"

#include <map>
#include <tuple>

namespace inquest::traced {

using trail::Callable;
using trail::CallableId;
using trail::CallableKind;

namespace {

// What copies have in common. Of one expression desugaring can make several hidden functions, which are no
// copies of each other: the routine around them tells them apart, and their order in it.
struct Text {
  source::FileId file;
  uint32_t begin = 0, end = 0;
  CallableKind kind = CallableKind::kFunction;
  std::string name;
  CallableId around;  // of hidden ones
  uint32_t order = 0;

  auto Key() const { return std::tie(file.index, begin, end, kind, name, around, order); }
  friend bool operator<(const Text& a, const Text& b) { return a.Key() < b.Key(); }
};

}  // namespace

base::Store<CallableId, CallableId> FirstCopies(const trail::Layout& layout) {
  std::map<Text, CallableId> first_of;
  std::map<std::pair<CallableId, uint32_t>, uint32_t> hidden_at;  // by routine around and begin: how many
  base::Store<CallableId, CallableId> firsts;
  for (CallableId i{0}; layout.callables.contains(i); ++i) {
    const Callable& callable = layout.callables[i];
    firsts.Add(i);
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
