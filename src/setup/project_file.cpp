#include "setup/project_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <optional>

// Errors as values: the rest of inquest throws nothing.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include "haskell/rename/suggest.h"

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

base::Error At(const std::string& path, const toml::source_region& place, std::string_view sentence) {
  return base::Error{fmt::format("{}:{}:{}: {}", path, static_cast<uint32_t>(place.begin.line),
                                 static_cast<uint32_t>(place.begin.column), sentence)};
}

// Empty: all is well.
std::optional<base::Error> ReadNames(const std::string& path, const std::string& key, const toml::node& value,
                                     std::vector<std::string>& names) {
  const std::string wanted =
      fmt::format("`{}` must be a list of names, as in {} = [\"Data.*\", \"helper\"].", key, key);
  const toml::array* list = value.as_array();
  if (list == nullptr) return At(path, value.source(), wanted);
  for (const toml::node& element : *list) {
    const toml::value<std::string>* name = element.as_string();
    if (name == nullptr) return At(path, element.source(), wanted);
    if (name->get().empty()) return At(path, element.source(), "A name cannot be empty.");
    names.push_back(name->get());
  }
  return std::nullopt;
}

}  // namespace

std::string FindProjectFile(const std::string& program) {
  std::error_code error;
  fs::path folder = fs::weakly_canonical(fs::absolute(program, error), error).parent_path();
  while (!folder.empty()) {
    const fs::path file = folder / kProjectFileName;
    if (fs::is_regular_file(file, error)) return file.string();
    if (folder == folder.parent_path()) break;
    folder = folder.parent_path();
  }
  return "";
}

base::Result<ProjectFile> ReadProjectFile(const std::string& path) {
  const toml::parse_result parsed = toml::parse_file(path);
  if (!parsed) {
    const toml::parse_error& error = parsed.error();
    return At(path, error.source(), fmt::format("{}.", error.description()));
  }
  ProjectFile project;
  for (const auto& [key, value] : parsed.table()) {
    const std::string name(key.str());
    std::vector<std::string>* names = name == "trust"     ? &project.trust
                                      : name == "suspect" ? &project.suspect
                                                          : nullptr;
    if (names == nullptr) {
      haskell::rename::Nearest nearest(name);
      nearest.Offer("trust");
      nearest.Offer("suspect");
      const std::string meant = nearest.best();
      return At(
          path, key.source(),
          fmt::format("There is no setting `{}`; {}", name,
                      meant.empty() ? "those there are: trust, suspect." : "is `" + meant + "` meant?"));
    }
    if (auto error = ReadNames(path, name, value, *names)) return *error;
  }
  return project;
}

}  // namespace inquest::setup
