// HTTP on a port of this machine: cpp-httplib behind the little that the page needs.
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
  // Waits for requests at work: these must come to their end.
  ~Transport();
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  int port() const;
  // Once; the handler outlives this. False if no thread can be had for it.
  [[nodiscard]] bool Start(Handler handler);

 private:
  struct Parts;
  explicit Transport(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace inquest::web
