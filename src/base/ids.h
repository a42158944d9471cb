// Typed ids into dense stores. An id is a 32-bit index that knows what it indexes; a Store is a
// vector that only accepts its own id. Everything in the pipeline that refers to something else
// does so by id; there are no pointers between nodes.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "base/check.h"

namespace inquest::base {

// `Tag` is any (possibly incomplete) type; Id<struct FooTag> and Id<struct BarTag> do not mix.
template <typename Tag>
struct Id {
  static constexpr uint32_t kNone = 0xffffffffu;
  uint32_t index = kNone;

  constexpr Id() = default;
  constexpr explicit Id(size_t i) : index(static_cast<uint32_t>(i)) {}

  constexpr bool has_value() const { return index != kNone; }
  constexpr explicit operator bool() const { return has_value(); }
  // The next one in its store, for whoever walks along it.
  constexpr Id& operator++() {
    ++index;
    return *this;
  }
  friend constexpr auto operator<=>(Id, Id) = default;
};

// A vector indexed by one kind of id.
template <typename IdType, typename T>
class Store {
 public:
  IdType Add(T value) {
    values_.push_back(std::move(value));
    return IdType(values_.size() - 1);
  }
  T& operator[](IdType id) {
    CHECK(id.index < values_.size());
    return values_[id.index];
  }
  const T& operator[](IdType id) const {
    CHECK(id.index < values_.size());
    return values_[id.index];
  }
  size_t size() const { return values_.size(); }
  bool empty() const { return values_.empty(); }
  bool contains(IdType id) const { return id.index < values_.size(); }
  IdType next_id() const { return IdType(values_.size()); }
  void Resize(size_t n) { values_.resize(n); }
  void Resize(size_t n, const T& value) { values_.resize(n, value); }

  auto begin() { return values_.begin(); }
  auto end() { return values_.end(); }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }

 private:
  std::vector<T> values_;
};

}  // namespace inquest::base

template <typename Tag>
struct std::hash<inquest::base::Id<Tag>> {
  size_t operator()(inquest::base::Id<Tag> id) const noexcept { return id.index; }
};
