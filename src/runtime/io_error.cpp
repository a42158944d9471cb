#include "runtime/io_error.h"

#include <cerrno>
#include <cstring>

namespace inquest::runtime {
namespace {

IoErrorKind KindOfErrno(int error_number) {
  switch (error_number) {
    case EEXIST:
      return IoErrorKind::kAlreadyExists;
    case ENOENT:
    case ENXIO:
    case ESRCH:
      return IoErrorKind::kNoSuchThing;
    case EBUSY:
    case ETXTBSY:
    case EDEADLK:
      return IoErrorKind::kResourceBusy;
    case E2BIG:
    case EAGAIN:
    case EFBIG:
    case EMFILE:
    case EMLINK:
    case ENFILE:
    case ENOBUFS:
    case ENOLCK:
    case ENOMEM:
    case ENOSPC:
      return IoErrorKind::kResourceExhausted;
    case ENOTTY:
      return IoErrorKind::kIllegalOperation;
    case EACCES:
    case EDQUOT:
    case EPERM:
    case EROFS:
      return IoErrorKind::kPermissionDenied;
    case ENOTEMPTY:
      return IoErrorKind::kUnsatisfiedConstraints;
    case EBADF:
    case EDOM:
    case EINVAL:
    case EILSEQ:
    case ELOOP:
    case ENAMETOOLONG:
      return IoErrorKind::kInvalidArgument;
    case EISDIR:
    case ENOTDIR:
      return IoErrorKind::kInappropriateType;
    case EIO:
      return IoErrorKind::kHardwareFault;
    case ENODEV:
    case ENOSYS:
    case EOPNOTSUPP:
    case ERANGE:
    case ESPIPE:
    case EXDEV:
      return IoErrorKind::kUnsupportedOperation;
    case ETIMEDOUT:
      return IoErrorKind::kTimeExpired;
    case EPIPE:
    case ESTALE:
      return IoErrorKind::kResourceVanished;
    case EINTR:
      return IoErrorKind::kInterrupted;
    default:  // an open set: the system's
      return IoErrorKind::kOtherError;
  }
}

}  // namespace

std::string_view KindText(IoErrorKind kind) {
  switch (kind) {
    case IoErrorKind::kAlreadyExists:
      return "already exists";
    case IoErrorKind::kNoSuchThing:
      return "does not exist";
    case IoErrorKind::kResourceBusy:
      return "resource busy";
    case IoErrorKind::kResourceExhausted:
      return "resource exhausted";
    case IoErrorKind::kEndOfFile:
      return "end of file";
    case IoErrorKind::kIllegalOperation:
      return "illegal operation";
    case IoErrorKind::kPermissionDenied:
      return "permission denied";
    case IoErrorKind::kUserError:
      return "user error";
    case IoErrorKind::kUnsatisfiedConstraints:
      return "unsatisfied constraints";
    case IoErrorKind::kSystemError:
      return "system error";
    case IoErrorKind::kProtocolError:
      return "protocol error";
    case IoErrorKind::kOtherError:
      return "failed";
    case IoErrorKind::kInvalidArgument:
      return "invalid argument";
    case IoErrorKind::kInappropriateType:
      return "inappropriate type";
    case IoErrorKind::kHardwareFault:
      return "hardware fault";
    case IoErrorKind::kUnsupportedOperation:
      return "unsupported operation";
    case IoErrorKind::kTimeExpired:
      return "timeout";
    case IoErrorKind::kResourceVanished:
      return "resource vanished";
    case IoErrorKind::kInterrupted:
      return "interrupted";
  }
  CHECK(false);
}

std::string IoError::Show() const {
  std::string text;
  if (!file_name.empty()) text += file_name + ": ";
  if (!location.empty()) text += location + ": ";
  text += KindText(kind);
  if (!description.empty()) text += " (" + description + ")";
  return text;
}

IoError IoErrorFromErrno(int error_number, std::string_view location, std::string_view file_name) {
  return {KindOfErrno(error_number), std::string(location), std::strerror(error_number),
          std::string(file_name)};
}

}  // namespace inquest::runtime
