// The answers of a program: verdicts of statements and trusted code, from all its sessions. They are known by
// the statement and the routine's name, so they survive an edit of the program and a new run. One JSON object
// a line, append-only; later lines win, so that several sessions can go on at once.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "session/append_file.h"
#include "session/step.h"

namespace inquest::session {

struct TrustedCode {
  std::string module;
  std::string routine;  // empty: the whole module
  friend bool operator==(const TrustedCode&, const TrustedCode&) = default;
};

class Answers {
 public:
  // Opens or makes the file. Lines that cannot be read are left out and counted.
  static base::Result<std::unique_ptr<Answers>> Open(const std::string& path);

  std::optional<Verdict> Find(const std::string& key) const;
  const std::vector<TrustedCode>& trusted() const { return trusted_; }
  size_t size() const { return verdicts_.size(); }
  // Empty, or a sentence about lines that were left out.
  const std::string& complaint() const { return complaint_; }

  // `routine` and `statement` are for people who read the file.
  base::Status Remember(const std::string& key, std::string_view routine, std::string_view statement,
                        Verdict verdict);
  base::Status Forget(const std::string& key);
  base::Status Trust(const TrustedCode& code);
  base::Status Distrust(const TrustedCode& code);
  base::Status WriteRest() { return file_.WriteRest(); }

 private:
  explicit Answers(AppendFile file) : file_(std::move(file)) {}
  bool ReadLine(std::string_view line);

  AppendFile file_;
  std::unordered_map<std::string, Verdict> verdicts_;
  std::vector<TrustedCode> trusted_;
  std::string complaint_;
};

}  // namespace inquest::session
