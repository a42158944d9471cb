#include "session/journal.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "session/json.h"

namespace inquest::session {
namespace {

using nlohmann::json;

constexpr int kVersion = 1;
constexpr std::string_view kJournalBeginning = R"({"inquest":"journal")";

base::Error NoJournal(const std::string& name) {
  return {"`" + name + "` is no journal of inquest; choose another file with --journal."};
}

base::Result<RunMark> ReadHeader(std::string_view line, const std::string& name) {
  const json header = json::parse(line, nullptr, false);
  const auto field = [&](const char* key) { return header.is_object() ? header.value(key, json()) : json(); };
  if (field("inquest") != "journal") return NoJournal(name);
  if (!field("version").is_number_unsigned() || field("version").get<uint64_t>() > kVersion)
    return base::Error{"`" + name + "` was written by a newer inquest; choose another file with --journal."};
  if (!field("nodes").is_number_unsigned() || !field("root").is_string())
    return base::Error{"The first line of `" + name + "` is damaged; choose another file with --journal."};
  const std::string tree = field("tree").is_string() ? field("tree").get<std::string>() : "";
  return RunMark{field("nodes").get<uint64_t>(), field("root").get<std::string>(), tree};
}

// Empty, or what is wrong with the line.
std::string ReadMove(const std::string& move, JournalContents& contents) {
  auto& from = move == "undo" ? contents.steps : contents.undone;
  auto& to = move == "undo" ? contents.undone : contents.steps;
  if (move != "undo" && move != "redo") return "there is no move `" + move + "`";
  // The first step is the beginning of the session and is never taken back.
  if (from.size() <= (move == "undo" ? 1u : 0u)) return "there is nothing to " + move;
  to.push_back(std::move(from.back()));
  from.pop_back();
  return "";
}

std::string ReadStep(const json& line, JournalContents& contents) {
  const json at = line.value("at", json());
  if (!at.is_number_unsigned() || at.get<uint64_t>() > contents.steps.size())
    return "a step is missing before it";
  base::Result<Step> step = StepFromJson(line);
  if (!step) return step.error().message;
  contents.steps.resize(at.get<size_t>());
  contents.steps.push_back(std::move(*step));
  contents.undone.clear();
  return "";
}

std::string ReadLine(std::string_view text, JournalContents& contents) {
  const json line = json::parse(text, nullptr, false);
  if (line.is_discarded()) return "it is not JSON";
  if (!line.is_object()) return "it is no object";
  const json move = line.value("move", json());
  return move.is_string() ? ReadMove(move.get<std::string>(), contents) : ReadStep(line, contents);
}

// A file beside this one that nobody has: what was kept there before stays.
std::string NameAside(const std::string& path) {
  std::string aside = path + ".damaged";
  for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(aside)); ++number)
    aside = path + ".damaged-" + std::to_string(number);
  return aside;
}

}  // namespace

bool BeginsAsJournal(std::string_view text) {
  return text.starts_with(kJournalBeginning.substr(0, text.size()));
}

base::Result<JournalContents> ReadJournal(std::string_view text, const std::string& name) {
  JournalContents contents;
  if (!BeginsAsJournal(text)) return NoJournal(name);
  for (size_t number = 1; contents.bytes < text.size(); ++number) {
    const size_t end = text.find('\n', contents.bytes);
    if (end == std::string_view::npos) break;  // the line being written when the session was killed
    const std::string_view line = text.substr(contents.bytes, end - contents.bytes);
    if (number == 1) {
      auto run = ReadHeader(line, name);
      if (!run) return run.error();
      contents.run = std::move(*run);
    } else if (const std::string fault = ReadLine(line, contents); !fault.empty()) {
      contents.damage = fmt::format(
          "Line {} of the journal `{}` cannot be read ({}); the session continues from the line before.",
          number, name, fault);
      break;
    }
    contents.bytes = end + 1;
  }
  return contents;
}

Journal::Journal(std::string path, std::optional<AppendFile> file, JournalContents contents)
    : path_(std::move(path)), file_(std::move(file)), contents_(std::move(contents)) {}

base::Result<std::unique_ptr<Journal>> Journal::Open(const std::string& path) {
  auto file = AppendFile::Open(path);
  if (!file) return file.error();
  if (!file->ClaimAlone())
    return base::Error{"Another session is using the journal `" + path +
                       "`; choose another file with --journal."};
  return Read(std::move(*file));
}

base::Result<std::unique_ptr<Journal>> Journal::OpenOwn(const std::string& path, bool anew) {
  for (int number = 1;; ++number) {
    auto file = AppendFile::Open(number == 1 ? path : path + "-" + std::to_string(number));
    if (!file) return file.error();
    if (!file->ClaimAlone()) continue;  // or somebody looks whether it may be removed
    if (anew) {
      if (const auto status = file->Truncate(0); !status) return status.error();
    }
    return Read(std::move(*file));
  }
}

base::Result<std::unique_ptr<Journal>> Journal::OpenToRead(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return std::unique_ptr<Journal>();
  if (!std::filesystem::is_regular_file(path, error)) return base::Error{"`" + path + "` is not a file."};
  std::ifstream file(path, std::ios::binary);
  std::string text(kJournalBeginning.size(), '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<size_t>(file.gcount()));
  if (!BeginsAsJournal(text)) return NoJournal(path);
  text.append(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  if (file.bad()) return base::Error{"`" + path + "` cannot be read."};
  auto contents = ReadJournal(text, path);
  if (!contents) return contents.error();
  return std::unique_ptr<Journal>(new Journal(path, std::nullopt, std::move(*contents)));
}

base::Result<std::unique_ptr<Journal>> Journal::Read(AppendFile file) {
  const std::string path = file.path();
  // What is no journal may be large, and is somebody's.
  const auto beginning = file.Read(kJournalBeginning.size());
  if (!beginning) return beginning.error();
  if (!BeginsAsJournal(*beginning)) return NoJournal(path);
  const auto text = file.Read();
  if (!text) return text.error();
  auto contents = ReadJournal(*text, path);
  if (!contents) return contents.error();
  if (!contents->damage.empty()) {
    const std::string aside = NameAside(path);
    auto copy = AppendFile::Open(aside);
    if (!copy) return copy.error();
    if (const auto status = copy->Append(*text); !status) return status.error();
    contents->damage += " The file as it was is kept as `" + aside + "`.";
  }
  if (contents->bytes < text->size()) {
    if (const auto status = file.Truncate(contents->bytes); !status) return status.error();
  }
  return std::unique_ptr<Journal>(new Journal(path, std::move(file), std::move(*contents)));
}

base::Status Journal::Write(std::string_view line) {
  return file_ ? file_->Append(line) : base::Status(base::Unit{});
}

base::Status Journal::Forget() {
  contents_ = {};
  return file_ ? file_->Truncate(0) : base::Status(base::Unit{});
}

base::Status Journal::WriteRest() { return file_ ? file_->WriteRest() : base::Status(base::Unit{}); }

base::Status Journal::Begin(const RunMark& run) {
  if (contents_.bytes != 0) {  // the header is there, nothing else
    if (contents_.run == run) return base::Unit{};
    if (const base::Status status = Forget(); !status) return status;
  }
  json header = {{"inquest", "journal"}, {"version", kVersion}, {"nodes", run.nodes}, {"root", run.root}};
  if (!run.tree.empty()) header["tree"] = run.tree;
  return Write(ToLine(header));
}

base::Status Journal::Append(size_t at, const Step& step) {
  json line = ToJson(step);
  line["at"] = at;
  return Write(ToLine(line));
}

base::Status Journal::AppendMove(std::string_view move) { return Write(ToLine({{"move", move}})); }

}  // namespace inquest::session
