// HTTP on a port of this machine: the little of cpp-httplib that the page needs. The library and what it
// needs itself (TLS, three compressions) would take as long to load as all else that a command does before it
// begins. So what uses it is a library of its own (http_library/) inside the program, and is loaded when a
// page is opened.
#pragma once

#include <memory>

#include "base/result.h"
#include "interface/web/http.h"

namespace inquest::web {

class Transport {
 public:
  // On 127.0.0.1 and nowhere else, on a free port that the system chooses. Requests are answered by threads
  // of its own once it was started.
  static base::Result<std::unique_ptr<Transport>> Open();
  Transport() = default;
  // Waits for requests at work: these must come to their end.
  virtual ~Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  virtual int port() const = 0;
  // Once; the handler outlives this. False if no thread can be had for it.
  [[nodiscard]] virtual bool Start(Handler handler) = 0;
};

// What the library of http_library/ gives: the transport, or null if no port can be had.
inline constexpr char kOpenTransport[] = "InquestOpenTransport";
using OpenTransport = Transport*();

}  // namespace inquest::web
