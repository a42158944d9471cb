#include "oracle/run_executions.h"

namespace inquest::oracle {

bool IsLasting(std::string_view primitive) {
  return primitive == "getArgs" || primitive == "getProgName" || primitive == "lookupEnv" ||
         primitive == "getEnvironment" || primitive == "getExecutablePath";
}

RunExecutions::RunExecutions(const trail::Trail& run) : Executions(run) {
  for (uint32_t i = 0; i < event_count(); ++i) {
    const Event at = event(i);
    if (at.kind == trail::ExecutionKind::kResult && IsLasting(PrimitiveOf(at))) lasting_.push_back(i);
  }
}

std::string_view RunExecutions::PrimitiveOf(const Event& event) const {
  const trail::Word header = trail().word(event.action);
  const auto& sites = trail().layout().action_sites;
  if (trail::KindOf(header) != trail::Kind::kAction || trail::IdOf(header) >= sites.size()) return "";
  return sites[trail::IdOf(header)].primitive;
}

}  // namespace inquest::oracle
