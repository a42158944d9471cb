// A process that gets requests and gives responses, a line of JSON each: `inquest session`. It does not
// outlive this one.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::mcp {

class Child {
 public:
  // Called with what goes on, while a response is awaited: the work, and for how many seconds.
  using OnProgress = std::function<void(const std::string& work, uint64_t seconds)>;

  // `program` with these arguments. The error is a sentence.
  static base::Result<std::unique_ptr<Child>> Start(const std::string& program,
                                                    const std::vector<std::string>& arguments);
  // Ends it: first by ending its input, a little later by killing it.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Sends a request and waits for its response. After `time` it is told to stop what it does, once; what it
  // has then is the response. The error: it has ended.
  base::Result<nlohmann::json> Ask(const nlohmann::json& request, std::chrono::seconds time,
                                   const OnProgress& on_progress);
  // The response that comes without a request, at the beginning.
  base::Result<nlohmann::json> Hear(std::chrono::seconds time, const OnProgress& on_progress);
  // It shall stop what it is doing. From any thread.
  void TellToStop();

 private:
  Child(pid_t process, int to, int from) : process_(process), to_(to), from_(from) {}
  bool Send(const std::string& line);
  // False: there is none yet (`waited`), or there never will be.
  bool ReadLine(std::chrono::milliseconds wait, std::string* line, bool* ended);

  const pid_t process_;
  const int to_, from_;
  std::mutex sending_;
  std::string buffer_;
};

}  // namespace inquest::mcp
