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

namespace {

// `_r2Pb`, `_s1Xb`: what tells names of one text apart.
bool IsUnique(std::string_view end) {
  if (end.size() < 4 || std::islower(static_cast<unsigned char>(end[1])) == 0) return false;
  bool has_digit_or_capital = false;
  for (const char c : end.substr(2)) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) return false;
    has_digit_or_capital = has_digit_or_capital || std::islower(static_cast<unsigned char>(c)) == 0;
  }
  return has_digit_or_capital;
}

}  // namespace

std::string_view SourceName(std::string_view name) {
  if (name.starts_with('<') && name.ends_with('>')) name = name.substr(1, name.size() - 2);
  name = LastName(name);
  if (const size_t end = name.rfind('_');
      end != std::string_view::npos && end > 0 && IsUnique(name.substr(end)))
    name = name.substr(0, end);
  // Methods, workers, specializations.
  for (const std::string_view mark : {"$c", "$dm", "$w", "$s"}) {
    const size_t at = name.rfind(mark);
    if (at == std::string_view::npos || at + mark.size() >= name.size()) continue;
    if (at == 0 || name[0] == '$') name = name.substr(at + mark.size());
  }
  constexpr std::string_view kFunction = "_function";  // Inquest.Plugin.Instrument: what has no arguments
  if (name.ends_with(kFunction)) name.remove_suffix(kFunction.size());
  for (const std::string_view made : {"sat", "lvl", "ds", "eta"})
    if (name == made) return "";
  return name.starts_with("$f") ? "" : name;
}

std::string_view FunctionName(const Closure& function) {
  const Closure code =
      IsPartialApplication(function) ? Look(reinterpret_cast<StgPAP*>(function.at)->fun) : function;
  const char* const text = GET_PROF_DESC(get_itbl(code.at));
  return text == nullptr ? "" : SourceName(text);
}

namespace {

// The arguments that are there when the program runs: how many words, and whether word `i` is a closure.
struct Arguments {
  uint32_t words = 0;
  StgWord others = 0;  // a bit a word: 1 for what is no closure
};

// None where there are too many.
bool ArgumentsOf(const StgFunInfoTable* info, Arguments* arguments) {
  StgWord bitmap = 0;
  switch (info->f.fun_type) {
    case ARG_GEN_BIG:
    case ARG_BCO:
      return false;
    case ARG_GEN:
      bitmap = info->f.b.bitmap;
      break;
    default:
      bitmap = stg_arg_bitmaps[info->f.fun_type];
  }
  arguments->words = static_cast<uint32_t>(BITMAP_SIZE(bitmap));
  arguments->others = BITMAP_BITS(bitmap);
  return true;
}

}  // namespace

std::vector<StgClosure*> GivenArguments(const Closure& application) {
  const auto* const given = reinterpret_cast<const StgPAP*>(application.at);
  StgClosure* const function = UNTAG_CLOSURE(given->fun);
  const StgHalfWord type = get_itbl(function)->type;
  std::vector<StgClosure*> closures;
  Arguments arguments;
  if (type < FUN || type > FUN_STATIC || !ArgumentsOf(get_fun_itbl(function), &arguments)) return closures;
  for (uint32_t i = 0; i < given->n_args && i < arguments.words; ++i)
    if ((arguments.others >> i & 1) == 0) closures.push_back(given->payload[i]);
  return closures;
}

int NextArgument(const void* closure) {
  const Closure value = Look(closure);
  if (value.kind != Kind::kFunction) return 0;
  uint32_t given = 0;
  StgClosure* function = value.at;
  if (IsPartialApplication(value)) {
    const auto* const application = reinterpret_cast<const StgPAP*>(value.at);
    given = application->n_args;
    function = UNTAG_CLOSURE(application->fun);
  }
  const StgHalfWord type = get_itbl(function)->type;
  if (type < FUN || type > FUN_STATIC) return 0;
  Arguments arguments;
  if (!ArgumentsOf(get_fun_itbl(function), &arguments)) return 0;
  if (given >= arguments.words) return 2;
  return (arguments.others >> given & 1) == 0 ? 1 : 0;
}

}  // namespace inquest_recorder
