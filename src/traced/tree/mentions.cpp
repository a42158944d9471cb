#include "traced/tree/mentions.h"

#include <algorithm>
#include <unordered_set>

#include "trail/ways_to_leaf.h"

namespace inquest::traced {

using trail::Callable;
using trail::CallableKind;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;

namespace {

// Walks a template. With a leaf, only along the ways that lead to it.
class Walker {
 public:
  Walker(const Layout& layout, uint32_t leaf, std::vector<trail::ConstantId>* found)
      : l_(layout), leaf_(leaf), found_(found), ways_(layout, leaf) {}

  void Control(trail::PlaceId at) {
    if (!at.has_value() || !control_seen_.insert(at).second) return;
    if (leaf_ != 0 && !ways_.LeadFrom(at)) return;
    const Place& place = l_.places[at];
    switch (place.kind) {
      case PlaceKind::kCase: {
        Expression(l_.kid(place, 0));
        const trail::Case& table = l_.cases[place.cases()];
        for (trail::PlaceId target : table.by_tag) Control(target);
        for (const auto& [literal, target] : table.literals) Control(target);
        Control(table.otherwise);
        return;
      }
      case PlaceKind::kLet:
        for (const auto& [slot, bound] : l_.lets[place.let()].binds) Expression(bound);
        Control(l_.kid(place, 0));
        return;
      case PlaceKind::kLeaf: {
        uint32_t leaf = leaf_;
        leaf_ = 0;  // all below belongs to it
        Control(l_.kid(place, 0));
        leaf_ = leaf;
        return;
      }
      case PlaceKind::kGoto:
        Control(l_.kid(place, 0));
        return;
      case PlaceKind::kSeq:
        Expression(l_.kid(place, 0));
        Control(l_.kid(place, 1));
        return;
      default:
        Expression(at);
        return;
    }
  }

 private:
  void Expression(trail::PlaceId at) {
    if (!expression_seen_.insert(at).second) return;
    const Place& place = l_.places[at];
    switch (place.kind) {
      case PlaceKind::kConstant:
        Constant(place.constant());
        break;
      case PlaceKind::kCall:
      case PlaceKind::kCallLocal:
        Function(place.callable());
        break;
      case PlaceKind::kMakeFun:
      case PlaceKind::kClosure:
        Function(place.callable());
        break;
      case PlaceKind::kBlock:
        Inner(l_.variants[place.variant()].entry);
        break;
      case PlaceKind::kCase:
      case PlaceKind::kLet:
      case PlaceKind::kLeaf:
      case PlaceKind::kGoto:
      case PlaceKind::kSeq:
        Inner(at);
        return;
      default:
        break;
    }
    for (uint32_t i = 0; i < place.count; ++i) Expression(l_.kid(place, i));
  }

  void Inner(trail::PlaceId at) {
    uint32_t leaf = leaf_;
    leaf_ = 0;
    Control(at);
    leaf_ = leaf;
  }

  void Constant(trail::ConstantId constant) {
    const Callable& callable = l_.callables[l_.constants[constant].callable];
    if (callable.suspected) {
      found_->push_back(constant);
    } else {
      found_->insert(found_->end(), callable.mentions.begin(), callable.mentions.end());
    }
  }
  void Function(trail::CallableId index) {
    const Callable& callable = l_.callables[index];
    found_->insert(found_->end(), callable.mentions.begin(), callable.mentions.end());
    // What desugaring made has no node of its own: what it mentions is mentioned here.
    if (callable.kind == CallableKind::kHidden && callable.suspected && callable.entry.has_value()) {
      Inner(callable.entry);
    }
  }

  const Layout& l_;
  uint32_t leaf_;
  std::vector<trail::ConstantId>* found_;
  std::unordered_set<trail::PlaceId> control_seen_, expression_seen_;
  trail::WaysToLeaf ways_;
};

}  // namespace

Mentions::Mentions(const Layout& layout) : layout_(layout) { by_variant_.Resize(layout.variants.size()); }

void Mentions::Collect(trail::PlaceId entry, uint32_t leaf, std::vector<trail::ConstantId>* found) const {
  if (!entry.has_value()) return;
  Walker(layout_, leaf, found).Control(entry);
  std::sort(found->begin(), found->end());
  found->erase(std::unique(found->begin(), found->end()), found->end());
}

const std::vector<trail::ConstantId>& Mentions::Of(trail::VariantId variant) {
  if (!by_variant_[variant].has_value()) {
    std::vector<trail::ConstantId> found;
    Collect(layout_.variants[variant].entry, layout_.variants[variant].leaf, &found);
    by_variant_[variant] = std::move(found);
  }
  return *by_variant_[variant];
}

}  // namespace inquest::traced
