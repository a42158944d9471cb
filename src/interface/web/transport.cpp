#include "interface/web/transport.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>

// The library that does HTTP (http_library/), as a file inside the program. It is loaded when a page is
// opened: linked into the program it would bring six further libraries into the start of each command.
asm(".pushsection .rodata\n"
    ".global inquest_http, inquest_http_end\n"
    "inquest_http: .incbin \"" INQUEST_HTTP_LIBRARY
    "\"\n"
    "inquest_http_end:\n"
    ".popsection\n");
extern "C" const char inquest_http[], inquest_http_end[];

namespace inquest::web {
namespace {

base::Error CannotLoad(const std::string& why) {
  return base::Error{
      "The page cannot be opened: the part of inquest that does HTTP cannot be loaded: " + why + "."};
}

base::Status WriteAll(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return CannotLoad(std::strerror(errno));
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return base::Unit{};
}

// From a file in memory. It stays loaded: its threads and destructors are code of it.
base::Result<OpenTransport*> Load() {
  const int file = memfd_create("inquest_http.so", MFD_CLOEXEC);
  if (file < 0) return CannotLoad(std::strerror(errno));
  const base::Status written = WriteAll(file, {inquest_http, inquest_http_end});
  void* const library = written.ok() ? dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(),
                                              RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)
                                     : nullptr;
  const char* const why = library == nullptr && written.ok() ? dlerror() : nullptr;
  close(file);
  if (!written.ok()) return written.error();
  if (library == nullptr) return CannotLoad(why);
  auto* const open = reinterpret_cast<OpenTransport*>(dlsym(library, kOpenTransport));
  if (open == nullptr) return CannotLoad(dlerror());
  return open;
}

}  // namespace

base::Result<std::unique_ptr<Transport>> Transport::Open() {
  static const base::Result<OpenTransport*> open = Load();
  if (!open.ok()) return open.error();
  std::unique_ptr<Transport> transport((*open)());
  if (transport == nullptr) return base::Error{"No port of this machine could be opened for the page."};
  return transport;
}

}  // namespace inquest::web
