// From functions on numbers to functions on what a trail recorded; private to recompute*.cpp.
#pragma once

#include <span>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "trail/recompute.h"

namespace inquest::trail {

using Operands = std::span<const Computed>;
using NamedOperations = std::unordered_map<std::string_view, Operation>;

// A comparison's -1, 0 or 1.
struct Order {
  int value = 0;
};
template <typename T>
Order Compared(const T& x, const T& y) {
  return {x < y ? -1 : x == y ? 0 : 1};
}

// The operand as a T: int64_t and uint64_t for Int and Word, runtime::Integer, double, float, char32_t.
template <typename T>
std::optional<T> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<uint64_t> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<int64_t> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<runtime::Integer> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<double> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<float> OperandAs(const Trail& trail, const Computed& operand);
template <>
std::optional<char32_t> OperandAs(const Trail& trail, const Computed& operand);

inline Computed ResultOf(bool holds) { return ConstructorTag{holds ? 1u : 0u}; }
inline Computed ResultOf(Order order) { return ConstructorTag{static_cast<uint32_t>(order.value + 1)}; }
inline Computed ResultOf(int64_t value) { return Bits{static_cast<uint64_t>(value)}; }
inline Computed ResultOf(uint64_t value) { return Bits{value}; }
inline Computed ResultOf(double value) { return value; }
inline Computed ResultOf(float value) { return value; }
inline Computed ResultOf(char32_t value) { return Recorded{Character(value)}; }
inline Computed ResultOf(runtime::Integer&& value) {
  return std::make_shared<const runtime::Integer>(std::move(value));
}
template <typename T>
Computed ResultOf(std::optional<T>&& value) {
  return value.has_value() ? ResultOf(std::move(*value)) : Computed();
}

template <typename F, typename R, typename... As, size_t... Is>
Computed Apply(F function, const Trail& trail, Operands operands, R (*)(As...), std::index_sequence<Is...>) {
  if (operands.size() != sizeof...(As)) return {};
  std::tuple<std::optional<std::decay_t<As>>...> all = {OperandAs<std::decay_t<As>>(trail, operands[Is])...};
  if (!(std::get<Is>(all).has_value() && ...)) return {};
  return ResultOf(function(*std::get<Is>(all)...));
}
template <typename R, typename... As>
constexpr std::index_sequence_for<As...> ParametersOf(R (*)(As...)) {
  return {};
}
// Lift([](int64_t x, int64_t y) { return x < y; }): a lambda without captures, so that its type is all of it.
template <typename F>
Operation Lift(F) {
  return [](const Trail& trail, Operands operands) {
    return Apply(F{}, trail, operands, +F{}, ParametersOf(+F{}));
  };
}
template <auto F>
Operation Lift() {
  return [](const Trail& trail, Operands operands) { return Apply(F, trail, operands, F, ParametersOf(F)); };
}

// recompute_whole.cpp, recompute_real.cpp
void AddWholeOperations(NamedOperations& table);
void AddRealOperations(NamedOperations& table);

}  // namespace inquest::trail
