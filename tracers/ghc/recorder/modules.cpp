#include "modules.h"

#include <cstdlib>
#include <string>

namespace inquest_recorder {
namespace {

// Constructors of static objects run in no order that could be relied on: made when it is first used.
std::vector<Module>& Modules() {
  static std::vector<Module> modules;
  return modules;
}

bool TakeStart(std::string_view& text, std::string_view start) {
  if (!text.starts_with(start)) return false;
  text.remove_prefix(start.size());
  return true;
}

// `{"constructor":"NAME","fields":[...]}`: the name, and what stands behind the comma.
std::pair<std::string_view, std::string_view> NameAndRest(std::string_view after_key) {
  const size_t end = after_key.find("\",");
  return {after_key.substr(0, end), after_key.substr(end + 2, after_key.size() - end - 3)};
}

}  // namespace

void AddModule(std::string_view name, std::string_view description) {
  Module module{};
  module.name = name;
  while (!description.empty()) {
    const size_t end = description.find('\n');
    const std::string_view line = description.substr(0, end);
    description.remove_prefix(end == std::string_view::npos ? description.size() : end + 1);
    std::string_view rest = line;
    if (rest.starts_with("{\"source\"")) {
      module.source = line;
    } else if (TakeStart(rest, "{\"constructor\":\"")) {
      module.fields.push_back(NameAndRest(rest));
    } else if (TakeStart(rest, "{\"hidden\":\"")) {
      const auto [constructor, count] = NameAndRest(rest);
      const std::string_view digits = count.substr(count.find(':') + 1);
      module.hidden.push_back({constructor, static_cast<uint32_t>(std::atoi(std::string(digits).c_str()))});
    } else if (TakeStart(rest, "{\"operator\":\"")) {
      module.fixities.push_back(NameAndRest(rest));
    } else if (TakeStart(rest, "{\"centre\":\"")) {
      module.centres.push_back(rest);
    } else if (TakeStart(rest, "{\"types\":\"")) {
      module.types.push_back(rest.substr(0, rest.find('"')));
    } else if (TakeStart(rest, "{\"uses\":[")) {
      module.uses.push_back(rest.substr(0, rest.find(']')));
      module.are_constants.push_back(rest.ends_with("true}"));
    } else {
      module.labels.push_back(line);
    }
  }
  Modules().push_back(std::move(module));
}

// `inquest:3:1` or `inquest:3:1-5` is the place of a cost centre that the plugin made.
uint32_t FindLabel(const Module& module, std::string_view centre, std::string_view place) {
  if (!TakeStart(place, "inquest:")) return UINT32_MAX;
  const size_t colon = place.find(':');
  if (colon == std::string_view::npos) return UINT32_MAX;
  const std::string_view line = place.substr(0, colon);
  const std::string_view column =
      place.substr(colon + 1, place.find_first_not_of("0123456789", colon + 1) - colon - 1);
  const std::string key =
      std::string(centre) + "\",\"at\":[" + std::string(line) + "," + std::string(column) + "]}";
  for (uint32_t i = 0; i < module.centres.size(); ++i)
    if (module.centres[i] == key) return i;
  return UINT32_MAX;
}

uint32_t FindModule(std::string_view name) {
  const std::vector<Module>& modules = Modules();
  for (uint32_t i = 0; i < modules.size(); ++i)
    if (modules[i].name == name) return i;
  return UINT32_MAX;
}

const Module& ModuleAt(uint32_t number) { return Modules()[number]; }

}  // namespace inquest_recorder
