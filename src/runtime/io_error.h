// What goes wrong in input and output, in GHC's words: an IOError has a kind, the operation that failed, a
// description, and the file's name.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/check.h"

namespace inquest::runtime {

// In the order of GHC's IOErrorType.
enum class IoErrorKind {
  kAlreadyExists,
  kNoSuchThing,
  kResourceBusy,
  kResourceExhausted,
  kEndOfFile,
  kIllegalOperation,
  kPermissionDenied,
  kUserError,
  kUnsatisfiedConstraints,
  kSystemError,
  kProtocolError,
  kOtherError,
  kInvalidArgument,
  kInappropriateType,
  kHardwareFault,
  kUnsupportedOperation,
  kTimeExpired,
  kResourceVanished,
  kInterrupted,
};

// "does not exist", "end of file", ...
std::string_view KindText(IoErrorKind kind);

struct IoError {
  IoErrorKind kind = IoErrorKind::kOtherError;
  std::string location;     // "openFile"
  std::string description;  // "No such file or directory", or empty
  std::string file_name;    // empty if no file is involved; "<stdin>" for the standard handles

  // As `show` writes it: "a.txt: openFile: does not exist (No such file or directory)".
  std::string Show() const;
};

// What an errno value means, with the system's description.
IoError IoErrorFromErrno(int error_number, std::string_view location, std::string_view file_name);

// A value or an IoError.
template <typename T>
class [[nodiscard]] IoResult {
 public:
  IoResult(T value) : state_(std::move(value)) {}        // NOLINT(google-explicit-constructor)
  IoResult(IoError error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return std::holds_alternative<T>(state_); }
  T& value() {
    CHECK(ok());
    return std::get<T>(state_);
  }
  const T& value() const {
    CHECK(ok());
    return std::get<T>(state_);
  }
  const IoError& error() const {
    CHECK(!ok());
    return std::get<IoError>(state_);
  }

 private:
  std::variant<T, IoError> state_;
};

struct IoUnit {};
using IoStatus = IoResult<IoUnit>;

}  // namespace inquest::runtime
