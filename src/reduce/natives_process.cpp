// The program's surroundings: arguments, environment, time, and its end.
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "reduce/machine.h"
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
  table[Primitive::kGetArgs] = {"", [](Machine& m, Word*) {
                                  std::vector<std::u32string> texts;
                                  uint64_t words = 0;
                                  for (const std::string& argument : m.options_.arguments) {
                                    texts.push_back(DecodeText(argument));
                                    words += 3 + Carver::TextWords(texts.back());
                                  }
                                  Carver carver = m.Carve(words);
                                  Word list = m.nil_;
                                  for (size_t i = texts.size(); i-- > 0;) {
                                    list = carver.Cons(carver.Text(texts[i], m.nil_), list);
                                  }
                                  return Value(list);
                                }};
  table[Primitive::kGetProgName] = {
      "", [](Machine& m, Word*) { return Value(m.MakeString(m.options_.program_name)); }};
  table[Primitive::kSetArgs] = {"sl", [](Machine& m, Word* state) {
                                  m.changed_outer_ = true;
                                  m.options_.program_name = Utf8Of(m, state[0]);
                                  m.options_.arguments.clear();
                                  for (Word list = state[1];;) {
                                    CHECK(m.Evaluated(&list));
                                    if (trail::TagOf(list) != trail::Tag::kCon) return Unit(m);
                                    m.options_.arguments.push_back(Utf8Of(m, Object(m, list)[1]));
                                    list = Object(m, list)[2];
                                  }
                                }};
  table[Primitive::kGetExecutablePath] = {"", [](Machine& m, Word*) {
                                            std::error_code ignored;
                                            auto path =
                                                std::filesystem::read_symlink("/proc/self/exe", ignored);
                                            return Value(m.MakeString(path.string()));
                                          }};
  table[Primitive::kExitWith] = {"v", [](Machine& m, Word* state) {
                                   m.StopBecause(Ended::kExit, "");
                                   m.result_.exit_code = ExitStatus(m.IntValue(state[0]));
                                   return Unit(m);
                                 }};
  // Only a machine with another world has such actions.
  table[Primitive::kReplay] = {"v", [](Machine& m, Word*) { return Unit(m); }};
  table[Primitive::kCpuTime] = {"", [](Machine& m, Word*) {
                                  runtime::SmallInteger time(Nanoseconds(CLOCK_PROCESS_CPUTIME_ID));
                                  runtime::SmallInteger picoseconds(1000);
                                  runtime::Mul(m.scratch_, time.view(), picoseconds.view());
                                  return Value(m.MakeInteger(m.scratch_));
                                }};
  table[Primitive::kWallTime] = {
      "", [](Machine& m, Word*) {
        return Value(m.MakeDouble(static_cast<double>(Nanoseconds(CLOCK_REALTIME)) / 1e9));
      }};
}

// A copy of the process's environment, so that programs in one process do not change each other's.
Natives::Variables& Natives::Environment(Machine& m) {
  if (!m.environment_.has_value()) {
    m.environment_.emplace();
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
      const char* equals = std::strchr(*entry, '=');
      if (equals == nullptr) continue;
      m.environment_->emplace_back(std::string(*entry, static_cast<size_t>(equals - *entry)), equals + 1);
    }
  }
  return *m.environment_;
}

namespace {

using Variable = std::pair<std::string, std::string>;

auto FindVariable(std::vector<Variable>& variables, const std::string& name) {
  return std::find_if(variables.begin(), variables.end(), [&](const Variable& v) { return v.first == name; });
}

bool IsVariableName(const std::string& name) { return !name.empty() && name.find('=') == std::string::npos; }

}  // namespace

void Natives::AddEnvironment(LazyTable& table) {
  table[Primitive::kLookupEnv] = {"s", [](Machine& m, Word* state) {
                                    Variables& variables = Environment(m);
                                    auto found = FindVariable(variables, Utf8Of(m, state[0]));
                                    if (found == variables.end())
                                      return Value(m.MakeCon(m.program_.nothing, {}));
                                    Word text = m.MakeString(found->second);
                                    return Value(m.MakeCon(m.program_.just, {text}));
                                  }};
  table[Primitive::kGetEnvironment] = {
      "", [](Machine& m, Word*) {
        std::vector<std::pair<std::u32string, std::u32string>> texts;
        uint64_t words = 0;
        for (const Variable& variable : Environment(m)) {
          texts.emplace_back(DecodeText(variable.first), DecodeText(variable.second));
          words += 6 + Carver::TextWords(texts.back().first) + Carver::TextWords(texts.back().second);
        }
        Carver carver = m.Carve(words);
        Word list = m.nil_;
        for (size_t i = texts.size(); i-- > 0;) {
          Word name = carver.Text(texts[i].first, m.nil_);
          Word value = carver.Text(texts[i].second, m.nil_);
          list = carver.Cons(carver.Con(m.program_.tuples[2], {name, value}), list);
        }
        return Value(list);
      }};
  table[Primitive::kSetEnv] = {"ss", [](Machine& m, Word* state) {
                                 std::string name = Utf8Of(m, state[0]);
                                 m.changed_outer_ = true;
                                 if (!IsVariableName(name)) {
                                   return RaiseIo(m, runtime::IoErrorFromErrno(EINVAL, "setEnv", ""));
                                 }
                                 Variables& variables = Environment(m);
                                 auto found = FindVariable(variables, name);
                                 if (found == variables.end()) found = variables.insert(found, {name, ""});
                                 found->second = Utf8Of(m, state[1]);
                                 return Unit(m);
                               }};
  table[Primitive::kUnsetEnv] = {"s", [](Machine& m, Word* state) {
                                   std::string name = Utf8Of(m, state[0]);
                                   m.changed_outer_ = true;
                                   if (!IsVariableName(name)) {
                                     return RaiseIo(m, runtime::IoErrorFromErrno(EINVAL, "unsetEnv", ""));
                                   }
                                   Variables& variables = Environment(m);
                                   auto found = FindVariable(variables, name);
                                   if (found != variables.end()) variables.erase(found);
                                   return Unit(m);
                                 }};
}

}  // namespace inquest::reduce
