#include "oracle/run_executions.h"

namespace inquest::oracle {

bool IsLasting(std::string_view primitive) {
  return primitive == "getArgs" || primitive == "getProgName" || primitive == "lookupEnv" ||
         primitive == "lookupSetting" || primitive == "getEnvironment" || primitive == "getExecutablePath" ||
         primitive == "folderPresent";
}

namespace {

bool IsChangeOfFiles(std::string_view primitive) {
  return primitive == "fileRemove" || primitive == "fileRename" || primitive == "folderMake" ||
         primitive == "folderRemove";
}

}  // namespace

bool IsChange(std::string_view primitive) {
  return primitive == "setEnv" || primitive == "unsetEnv" || primitive == "setArgs" ||
         primitive == "folderEnter" || IsChangeOfFiles(primitive);
}

RunExecutions::RunExecutions(const trail::Trail& run) : Executions(run) {
  bool has_changes = false;
  for (uint32_t i = 0; i < event_count(); ++i) {
    const Event at = event(i);
    if (at.kind != trail::ExecutionKind::kResult) continue;
    const std::string_view primitive = PrimitiveOf(at);
    if (IsLasting(primitive)) lasting_.push_back(i);
    has_changes = has_changes || (IsChange(primitive) && !IsChangeOfFiles(primitive));
  }
  if (has_changes) lasting_.clear();
}

std::string_view RunExecutions::PrimitiveOf(const Event& event) const {
  const trail::Word header = trail().word(event.action);
  const auto& sites = trail().layout().action_sites;
  const trail::ActionSiteId site(trail::IdOf(header));
  if (trail::KindOf(header) != trail::Kind::kAction || !sites.contains(site)) return "";
  return sites[site].primitive;
}

}  // namespace inquest::oracle
