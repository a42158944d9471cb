// Result<T>: a value, or what went wrong in the world outside (a file, a damaged trace). Our own
// faults are CHECKs; faults of the user's program are diagnostics (source/diagnostics.h).
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace inquest::base {

struct Error {
  std::string message;  // a sentence: what happened, where, what to do
};

template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }
  T& value() {
    CHECK(ok());
    return std::get<T>(state_);
  }
  const T& value() const {
    CHECK(ok());
    return std::get<T>(state_);
  }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Error& error() const {
    CHECK(!ok());
    return std::get<Error>(state_);
  }

 private:
  std::variant<T, Error> state_;
};

struct Unit {};
using Status = Result<Unit>;

}  // namespace inquest::base
