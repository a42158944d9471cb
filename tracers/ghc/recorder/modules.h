// What the plugin said of the modules of the program (Inquest.Plugin, describeModule): sources, constructors,
// labels.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace inquest_recorder {

struct Module {
  std::string_view name;
  std::string_view source;                // the line that describes it
  std::vector<std::string_view> labels;   // a line each, by their numbers
  std::vector<std::string_view> centres;  // of labels: name and place of the cost centre, `insert":3:1`
  std::vector<std::string_view> uses;     // of labels: what may be a constant, as JSON strings
  std::vector<std::string_view> types;    // of labels: a letter for each argument and the result
  std::vector<bool> are_constants;
  std::vector<std::pair<std::string_view, std::string_view>> fields;    // of constructors, as JSON
  std::vector<std::pair<std::string_view, std::string_view>> fixities;  // of constructors, as JSON
  std::vector<std::pair<std::string_view, uint32_t>> hidden;  // of constructors: fields that nobody wrote
};

void AddModule(std::string_view name, std::string_view description);
// UINT32_MAX: none.
// The label of a cost centre of this module; UINT32_MAX: it is none of ours.
uint32_t FindLabel(const Module& module, std::string_view centre, std::string_view place);
uint32_t FindModule(std::string_view name);
const Module& ModuleAt(uint32_t number);

}  // namespace inquest_recorder
