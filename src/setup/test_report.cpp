#include "setup/test_report.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace inquest::setup {
namespace {

using nlohmann::json;
using Outcome = TestResult::Outcome;

constexpr const char* kOutcomes[] = {"passed", "failed", "skipped"};

std::optional<TestResult> ReadLine(const std::string& line) {
  const json object = json::parse(line, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  const auto text = [&](const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  const auto texts = [&](const char* key) -> std::optional<std::vector<std::string>> {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array()) return std::nullopt;
    std::vector<std::string> read;
    for (const json& each : *found)
      if (each.is_string()) read.push_back(each.get<std::string>());
    return read;
  };
  const auto number = object.find("number");
  const auto* outcome = std::find(std::begin(kOutcomes), std::end(kOutcomes), text("outcome"));
  if (number == object.end() || !number->is_number_unsigned() || outcome == std::end(kOutcomes))
    return std::nullopt;
  return TestResult{.number = number->get<uint32_t>(),
                    .kind = text("kind"),
                    .path = texts("path").value_or(std::vector<std::string>()),
                    .outcome = static_cast<Outcome>(outcome - std::begin(kOutcomes)),
                    .message = text("message"),
                    .arguments = texts("arguments"),
                    .replay = text("replay")};
}

}  // namespace

base::Result<std::vector<TestResult>> ReadTestReport(const std::string& path) {
  std::vector<TestResult> tests;
  std::ifstream file(path, std::ios::binary);
  for (std::string line; std::getline(file, line);) {
    auto test = ReadLine(line);
    if (!test) return base::Error{"What the test libraries reported cannot be read: " + line};
    tests.push_back(std::move(*test));
  }
  return tests;
}

std::string NameOf(const TestResult& test) {
  std::string name;
  for (const std::string& part : test.path) name += (name.empty() ? "" : ", ") + part;
  return name.empty() ? "test " + std::to_string(test.number + 1) : name;
}

std::string TestReportJson(const std::string& program, const std::vector<TestResult>& tests, int exit_code) {
  json list = json::array();
  size_t counts[3] = {};
  for (const TestResult& test : tests) {
    ++counts[static_cast<size_t>(test.outcome)];
    list.push_back({{"number", test.number + 1},
                    {"kind", test.kind},
                    {"path", test.path},
                    {"outcome", kOutcomes[static_cast<size_t>(test.outcome)]},
                    {"message", test.message}});
    if (test.arguments) list.back()["arguments"] = *test.arguments;
  }
  return json{{"program", program},   {"passed", counts[0]}, {"failed", counts[1]},
              {"skipped", counts[2]}, {"exit", exit_code},   {"tests", list}}
      .dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace inquest::setup
