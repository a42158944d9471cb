// The program's surroundings: arguments, environment, time, and its end.
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;

namespace {

constexpr int64_t kBillion = 1000000000;

int64_t Nanoseconds(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return now.tv_sec * kBillion + now.tv_nsec;
}

// As GHC ends a program: a small negative number means a signal, which a shell shows as 128 + signal.
int ExitStatus(int64_t code) {
  if (code >= 0 && code <= 255) return static_cast<int>(code);
  if (code >= -127 && code < 0) return static_cast<int>(128 - code);
  return 255;
}

}  // namespace

void Natives::AddProcess(LazyTable& table) {
  table[Primitive::kGetArgs] = {
      "", [](NativeContext& m, Word*) { return Value(m.values.MakeStrings(m.surroundings.arguments)); }};
  table[Primitive::kGetProgName] = {
      "", [](NativeContext& m, Word*) { return Value(m.values.MakeString(m.surroundings.program_name)); }};
  table[Primitive::kSetArgs] = {"sl", [](NativeContext& m, Word* state) {
                                  m.executions.NoteChange(true);
                                  m.surroundings.program_name = Utf8Of(m, state[0]);
                                  m.surroundings.arguments.clear();
                                  for (Word list = state[1];;) {
                                    CHECK(m.values.Evaluated(&list));
                                    if (trail::TagOf(list) != trail::Tag::kCon) return Unit(m);
                                    m.surroundings.arguments.push_back(Utf8Of(m, Object(m, list)[1]));
                                    list = Object(m, list)[2];
                                  }
                                }};
  table[Primitive::kGetExecutablePath] = {"", [](NativeContext& m, Word*) {
                                            std::error_code ignored;
                                            auto path =
                                                std::filesystem::read_symlink("/proc/self/exe", ignored);
                                            return Value(m.values.MakeString(path.string()));
                                          }};
  table[Primitive::kExitWith] = {"v", [](NativeContext& m, Word* state) {
                                   m.ending.Exit(ExitStatus(m.values.IntValue(state[0])), "");
                                   return Unit(m);
                                 }};
  // Only a machine with another world has such actions.
  table[Primitive::kReplay] = {"v", [](NativeContext& m, Word*) { return Unit(m); }};
  table[Primitive::kCpuTime] = {"", [](NativeContext& m, Word*) {
                                  runtime::SmallInteger time(Nanoseconds(CLOCK_PROCESS_CPUTIME_ID));
                                  runtime::SmallInteger picoseconds(1000);
                                  runtime::Mul(m.scratch, time.view(), picoseconds.view());
                                  return Value(m.values.MakeInteger(m.scratch));
                                }};
  table[Primitive::kWallTime] = {
      "", [](NativeContext& m, Word*) {
        return Value(m.values.MakeDouble(static_cast<double>(Nanoseconds(CLOCK_REALTIME)) / 1e9));
      }};
}

// A copy of the process's environment, so that programs in one process do not change each other's.
Surroundings::Variables& Natives::Environment(NativeContext& m) {
  if (!m.surroundings.environment.has_value()) {
    m.surroundings.environment.emplace();
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
      const char* equals = std::strchr(*entry, '=');
      if (equals == nullptr) continue;
      m.surroundings.environment->emplace_back(std::string(*entry, static_cast<size_t>(equals - *entry)),
                                               equals + 1);
    }
  }
  return *m.surroundings.environment;
}

namespace {

using Variable = std::pair<std::string, std::string>;

auto FindVariable(std::vector<Variable>& variables, const std::string& name) {
  return std::find_if(variables.begin(), variables.end(), [&](const Variable& v) { return v.first == name; });
}

bool IsVariableName(const std::string& name) { return !name.empty() && name.find('=') == std::string::npos; }

}  // namespace

void Natives::AddEnvironment(LazyTable& table) {
  const auto look_up = [](NativeContext& m, Word* state) {
    Surroundings::Variables& variables = Environment(m);
    auto found = FindVariable(variables, Utf8Of(m, state[0]));
    if (found == variables.end()) return Value(m.values.MakeCon(m.program.nothing, {}));
    Word text = m.values.MakeString(found->second);
    return Value(m.values.MakeCon(m.program.just, {text}));
  };
  table[Primitive::kLookupEnv] = {"s", look_up};
  table[Primitive::kLookupSetting] = {"s", look_up};
  table[Primitive::kGetEnvironment] = {
      "", [](NativeContext& m, Word*) {
        std::vector<std::pair<std::u32string, std::u32string>> texts;
        uint64_t words = 0;
        for (const Variable& variable : Environment(m)) {
          texts.emplace_back(DecodeText(variable.first), DecodeText(variable.second));
          words += 6 + Carver::TextWords(texts.back().first) + Carver::TextWords(texts.back().second);
        }
        Carver carver = m.values.Carve(words);
        Word list = m.values.nil();
        for (size_t i = texts.size(); i-- > 0;) {
          Word name = carver.Text(texts[i].first, m.values.nil());
          Word value = carver.Text(texts[i].second, m.values.nil());
          list = carver.Cons(carver.Con(m.program.tuples[2], {name, value}), list);
        }
        return Value(list);
      }};
  table[Primitive::kSetEnv] = {"ss", [](NativeContext& m, Word* state) {
                                 std::string name = Utf8Of(m, state[0]);
                                 m.executions.NoteChange(true);
                                 if (!IsVariableName(name)) {
                                   return RaiseIo(m, runtime::IoErrorFromErrno(EINVAL, "setEnv", ""));
                                 }
                                 Surroundings::Variables& variables = Environment(m);
                                 auto found = FindVariable(variables, name);
                                 if (found == variables.end()) found = variables.insert(found, {name, ""});
                                 found->second = Utf8Of(m, state[1]);
                                 return Unit(m);
                               }};
  table[Primitive::kUnsetEnv] = {"s", [](NativeContext& m, Word* state) {
                                   std::string name = Utf8Of(m, state[0]);
                                   m.executions.NoteChange(true);
                                   if (!IsVariableName(name)) {
                                     return RaiseIo(m, runtime::IoErrorFromErrno(EINVAL, "unsetEnv", ""));
                                   }
                                   Surroundings::Variables& variables = Environment(m);
                                   auto found = FindVariable(variables, name);
                                   if (found != variables.end()) variables.erase(found);
                                   return Unit(m);
                                 }};
}

}  // namespace inquest::reduce
