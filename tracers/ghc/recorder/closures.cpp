#include "closures.h"

#include <cctype>

namespace inquest_recorder {
namespace {

Kind KindOf(StgClosure* at) {
  // What an exception left behind in place of what was under evaluation.
  if (at->header.info == &stg_raise_info) return Kind::kFailed;
  switch (get_itbl(at)->type) {
    case CONSTR:
    case CONSTR_1_0:
    case CONSTR_0_1:
    case CONSTR_2_0:
    case CONSTR_1_1:
    case CONSTR_0_2:
    case CONSTR_NOCAF:
      return Kind::kConstructor;
    case FUN:
    case FUN_1_0:
    case FUN_0_1:
    case FUN_2_0:
    case FUN_1_1:
    case FUN_0_2:
    case FUN_STATIC:
    case PAP:
      return Kind::kFunction;
    case THUNK:
    case THUNK_1_0:
    case THUNK_0_1:
    case THUNK_2_0:
    case THUNK_1_1:
    case THUNK_0_2:
    case THUNK_STATIC:
    case THUNK_SELECTOR:
    case AP:
      return Kind::kSuspended;
    case AP_STACK:
    case BLACKHOLE:
      return Kind::kUnfinished;
    case MUT_VAR_CLEAN:
    case MUT_VAR_DIRTY:
      return Kind::kMutable;
    default:
      return Kind::kOther;
  }
}

}  // namespace

Closure Look(StgClosure* pointer) {
  for (;;) {
    StgClosure* const at = UNTAG_CLOSURE(pointer);
    switch (get_itbl(at)->type) {
      case IND:
      case IND_STATIC:
        pointer = reinterpret_cast<StgInd*>(at)->indirectee;
        continue;
      case BLACKHOLE: {
        // The value, or who computes it: a thread, or a queue of threads that wait.
        StgClosure* const value = reinterpret_cast<StgInd*>(at)->indirectee;
        if (GET_CLOSURE_TAG(value) == 0) {
          const StgHalfWord type = get_itbl(value)->type;
          if (type == TSO || type == BLOCKING_QUEUE || value->header.info == &stg_TSO_info)
            return {at, Kind::kUnfinished};
        }
        pointer = value;
        continue;
      }
      case PAP:
        // Where a function is evaluated: it remembers the cost-centre stack, and is the same function.
        if (reinterpret_cast<StgPAP*>(at)->n_args == 0) {
          pointer = reinterpret_cast<StgPAP*>(at)->fun;
          continue;
        }
        return {at, KindOf(at)};
      default:
        return {at, KindOf(at)};
    }
  }
}

uint32_t Closure::pointers() const { return get_itbl(at)->layout.payload.ptrs; }
uint32_t Closure::words() const { return get_itbl(at)->layout.payload.nptrs; }

std::string_view QualifiedName(const Closure& constructor) {
  std::string_view text = GET_CON_DESC(get_con_itbl(constructor.at));
  const size_t package = text.find(':');
  return package == std::string_view::npos ? text : text.substr(package + 1);
}

std::string_view LastName(std::string_view qualified) {
  // Modules begin with a capital and end with a dot; what is left is the name, which may have dots: `:.`,
  // `.+.`.
  for (;;) {
    if (qualified.empty() || qualified[0] < 'A' || qualified[0] > 'Z') return qualified;
    size_t end = 0;
    while (end < qualified.size() &&
           (std::isalnum(static_cast<unsigned char>(qualified[end])) != 0 || qualified[end] == '_' ||
            qualified[end] == '\'' || (qualified[end] & 0x80) != 0))
      ++end;
    if (end + 1 >= qualified.size() || qualified[end] != '.') return qualified;
    qualified.remove_prefix(end + 1);
  }
}

bool IsPartialApplication(const Closure& function) { return get_itbl(function.at)->type == PAP; }

std::string_view FunctionName(const Closure& function) {
  const Closure code =
      IsPartialApplication(function) ? Look(reinterpret_cast<StgPAP*>(function.at)->fun) : function;
  const char* const text = GET_PROF_DESC(get_itbl(code.at));
  return text == nullptr ? "" : text;
}

}  // namespace inquest_recorder
