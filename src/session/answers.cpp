#include "session/answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "session/json.h"

namespace inquest::session {
namespace {

using nlohmann::json;

std::string TextOf(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

json TrustJson(const TrustedCode& code, bool trusted) {
  return {{"trust", trusted}, {"module", code.module}, {"routine", code.routine}};
}

void SetTrusted(std::vector<TrustedCode>& all, const TrustedCode& code, bool trusted) {
  std::erase(all, code);
  if (trusted) all.push_back(code);
}

}  // namespace

base::Result<std::unique_ptr<Answers>> Answers::Open(const std::string& path) {
  auto file = AppendFile::OpenShared(path);
  if (!file) return file.error();
  const auto text = file->Read();
  if (!text) return text.error();
  std::unique_ptr<Answers> answers(new Answers(std::move(*file)));
  size_t bad = 0;
  for (std::string_view rest = *text; !rest.empty();) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    if (!answers->ReadLine(rest.substr(0, end))) ++bad;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (bad != 0) {
    answers->complaint_ = std::to_string(bad) + (bad == 1 ? " line" : " lines") + " of `" + path +
                          "` cannot be read and " + (bad == 1 ? "is" : "are") +
                          " left out; what they answered may be asked again.";
  }
  // A cut-off last line must not swallow the next one.
  if (!text->empty() && text->back() != '\n') {
    if (const auto status = answers->file_.Append(""); !status) return status.error();
  }
  return answers;
}

bool Answers::ReadLine(std::string_view line) {
  if (line.empty()) return true;
  const json object = json::parse(line, nullptr, false);
  if (!object.is_object()) return false;
  if (const auto trust = object.find("trust"); trust != object.end()) {
    const TrustedCode code{TextOf(object, "module"), TextOf(object, "routine")};
    if (!trust->is_boolean() || code == TrustedCode{}) return false;
    SetTrusted(trusted_, code, trust->get<bool>());
    return true;
  }
  Verdict verdict = Verdict::kNone;
  const std::string key = TextOf(object, "key");
  if (key.empty() || !FindVerdict(TextOf(object, "verdict"), &verdict)) return false;
  if (verdict == Verdict::kNone) {
    verdicts_.erase(key);
  } else {
    verdicts_[key] = verdict;
  }
  return true;
}

std::optional<Verdict> Answers::Find(const std::string& key) const {
  const auto found = verdicts_.find(key);
  if (found == verdicts_.end()) return std::nullopt;
  return found->second;
}

base::Status Answers::Remember(const std::string& key, std::string_view routine, std::string_view statement,
                               Verdict verdict) {
  verdicts_[key] = verdict;
  return file_.Append(
      ToLine({{"key", key}, {"verdict", NameOf(verdict)}, {"routine", routine}, {"statement", statement}}));
}

base::Status Answers::Forget(const std::string& key) {
  if (verdicts_.erase(key) == 0) return base::Unit{};
  return file_.Append(ToLine({{"key", key}, {"verdict", NameOf(Verdict::kNone)}}));
}

base::Status Answers::Trust(const TrustedCode& code) {
  SetTrusted(trusted_, code, true);
  return file_.Append(ToLine(TrustJson(code, true)));
}

base::Status Answers::Distrust(const TrustedCode& code) {
  SetTrusted(trusted_, code, false);
  return file_.Append(ToLine(TrustJson(code, false)));
}

}  // namespace inquest::session
