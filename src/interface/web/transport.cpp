#include "interface/web/transport.h"

#include <dlfcn.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace inquest::web {
namespace {

// Beside the program, as it is built, or where it is installed.
constexpr const char* kPlaces[] = {"inquest_http.so", INQUEST_FROM_BIN_TO_LIB "/inquest_http.so"};

}  // namespace

base::Result<std::unique_ptr<Transport>> Transport::Open() {
  std::error_code unknown;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  if (unknown)
    return base::Error{"The page needs /proc, to find the file inquest_http.so: " + unknown.message() + "."};
  std::string why;
  for (const char* place : kPlaces) {
    const std::string path = program.parent_path() / place;
    // It stays: its threads and destructors are code of it.
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == nullptr) {
      // Where there is one that cannot be loaded, that is the reason; otherwise that there is none beside us.
      if (why.empty() || std::filesystem::exists(path, unknown)) why = dlerror();
      continue;
    }
    auto* const open = reinterpret_cast<OpenTransport*>(dlsym(library, kOpenTransport));
    if (open == nullptr) {
      why = path + " belongs to another inquest";
      continue;
    }
    std::unique_ptr<Transport> transport(open());
    if (transport == nullptr) return base::Error{"No port of this machine could be opened for the page."};
    return transport;
  }
  return base::Error{
      "The page needs the file inquest_http.so, which is built and installed with inquest: " + why + "."};
}

}  // namespace inquest::web
