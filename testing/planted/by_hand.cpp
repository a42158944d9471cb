#include "testing/planted/by_hand.h"

#include <algorithm>

#include "testing/mutation/mutate.h"

namespace inquest::planted {
namespace {

// Whether the place is in the routine that the fault says, or in one of several (`f or g`).
bool IsIn(const mutation::Place& place, const Fault& fault) {
  std::string routines = fault.routine + " or ";
  for (size_t end; (end = routines.find(" or ")) != std::string::npos; routines = routines.substr(end + 4)) {
    if (("." + place.path + ".").find("." + routines.substr(0, end) + ".") != std::string::npos) return true;
  }
  return false;
}

// Of what really differs.
base::Result<mutation::Place> FindPlace(const Program& program, const Fault& fault, size_t at) {
  size_t begin = 0, end = fault.from.size(), to_end = fault.to.size();
  while (begin < std::min(end, to_end) && fault.from[begin] == fault.to[begin]) ++begin;
  while (std::min(end, to_end) > begin && fault.from[end - 1] == fault.to[to_end - 1]) --end, --to_end;
  return mutation::FindPlace(program.path, program.text, static_cast<uint32_t>(at + begin),
                             static_cast<uint32_t>(at + end));
}

}  // namespace

std::vector<PlantedFault> FaultsByHand(const Program& program,
                                       const std::function<void(const std::string&)>& fail) {
  std::vector<PlantedFault> faults;
  for (const Fault& fault : program.faults) {
    const std::string title = program.name + ", " + fault.from + " => " + fault.to;
    const size_t at = program.text.find(fault.from);
    if (at == std::string::npos) {
      fail(title + ": the program does not contain it.");
      continue;
    }
    const auto place = FindPlace(program, fault, at);
    if (!place.ok() || !IsIn(*place, fault)) {
      fail(title + ": " + (place.ok() ? "it is in " + place->path : place.error().message));
      continue;
    }
    std::string text = program.text;
    text.replace(at, fault.from.size(), fault.to);
    faults.push_back({title, "by hand", std::move(text), *place});
  }
  return faults;
}

}  // namespace inquest::planted
