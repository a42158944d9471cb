// Measures the time from `inquest debug` to its first question against that of the plain traced run: at a
// terminal, with a file of answers, and where nobody can answer.
//
//   first_question INQUEST FILE.hs [RUNS]
//
// Times are CPU seconds, all threads, up to the moment when the question can be read: the best of RUNS (15),
// the ways taken in turn, since what the kernel takes for writing the trace depends on what else it writes;
// medians beside them. Exit code 1 if a bar is not met.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr double kBar = 1.2;

enum class Way { kTrace, kTerminal, kAnswers, kNobody };
constexpr std::string_view kNames[] = {"plain traced run", "debug at a terminal", "debug --answers FILE",
                                       "debug without a terminal"};

struct Times {
  double cpu = 0;
  double wall = 0;
};

double Seconds(const timespec& t) {
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

double Now() {
  timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return Seconds(now);
}

double CpuOf(pid_t process) {
  clockid_t clock = 0;
  timespec used = {};
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
  return Seconds(used);
}

[[noreturn]] void Execute(const std::vector<std::string>& command) {
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execv(words[0], words.data());
  _exit(127);
}

struct Child {
  pid_t process;
  int output;
};

Child StartAtTerminal(const std::vector<std::string>& command) {
  winsize size = {.ws_row = 24, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
  int terminal = -1;
  const pid_t process = forkpty(&terminal, nullptr, nullptr, &size);
  if (process == 0) Execute(command);
  return {process, terminal};
}

Child StartWithPipe(const std::vector<std::string>& command) {
  int pipe[2];
  if (pipe2(pipe, O_CLOEXEC) != 0) std::exit(2);
  const pid_t process = fork();
  if (process == 0) {
    setsid();  // no /dev/tty either
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    dup2(pipe[1], STDOUT_FILENO);
    Execute(command);
  }
  close(pipe[1]);
  return {process, pipe[0]};
}

bool ShowsQuestion(std::string_view text) {
  const size_t question = text.find("1. main = ");
  return question != std::string_view::npos && text.find(" ?", question) != std::string_view::npos;
}

// Until the question is there; false if the output ends before.
bool WaitForQuestion(int output) {
  std::string text;
  char buffer[4096];
  while (!ShowsQuestion(text)) {
    const ssize_t count = read(output, buffer, sizeof buffer);
    if (count <= 0) return false;
    text.append(buffer, static_cast<size_t>(count));
  }
  return true;
}

Times Measure(Way way, const std::string& inquest, const std::string& file, const fs::path& folder) {
  std::vector<std::string> command = {inquest, "debug", file, "--color", "never"};
  if (way == Way::kTrace) command = {inquest, "trace", file, "-o", folder / "plain.trace"};
  if (way == Way::kAnswers) command.insert(command.end(), {"--answers", folder / "answers"});
  // Each writes new files: those of the one before are removed.
  for (const char* name : {"state", "temporary", "plain.trace"}) fs::remove_all(folder / name);
  fs::create_directory(folder / "temporary");
  const double start = Now();
  const Child child = way == Way::kTerminal ? StartAtTerminal(command) : StartWithPipe(command);
  Times times;
  if (way != Way::kTrace) {
    if (!WaitForQuestion(child.output)) {
      fmt::print(stderr, "{} asked nothing\n", kNames[static_cast<size_t>(way)]);
      std::exit(2);
    }
    times = {CpuOf(child.process), Now() - start};
    kill(child.process, SIGKILL);
  }
  int status = 0;
  rusage used = {};
  wait4(child.process, &status, 0, &used);
  close(child.output);
  if (way == Way::kTrace) {
    if (status != 0) {
      fmt::print(stderr, "tracing {} failed\n", file);
      std::exit(2);
    }
    auto seconds = [](const timeval& t) {
      return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    times = {seconds(used.ru_utime) + seconds(used.ru_stime), Now() - start};
  }
  return times;
}

// Ascending.
std::vector<double> Sorted(const std::vector<Times>& all, double Times::*which) {
  std::vector<double> values;
  for (const Times& times : all) values.push_back(times.*which);
  std::sort(values.begin(), values.end());
  return values;
}

struct Summary {
  double best, median, wall;
};

Summary Summarize(const std::vector<Times>& all) {
  const std::vector<double> cpu = Sorted(all, &Times::cpu);
  return {cpu.front(), cpu[cpu.size() / 2], Sorted(all, &Times::wall).front()};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "first_question INQUEST FILE.hs [RUNS]\n");
    return 2;
  }
  const int runs = argc > 3 ? std::max(1, std::atoi(argv[3])) : 15;
  std::string name = (fs::temp_directory_path() / "first_question.XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return 2;
  const fs::path folder = name;
  setenv("XDG_STATE_HOME", (folder / "state").c_str(), 1);
  setenv("TMPDIR", (folder / "temporary").c_str(), 1);
  setenv("TERM", "xterm", 1);
  // More than one answer, so that an end of answers is not what prints the question.
  std::ofstream(folder / "answers") << "no\nno\n";
  std::vector<Times> times[4];
  for (int i = 0; i < runs; ++i) {
    for (size_t way = 0; way < 4; ++way)
      times[way].push_back(Measure(static_cast<Way>(way), argv[1], argv[2], folder));
  }
  fs::remove_all(folder);
  bool met = true;
  const Summary plain = Summarize(times[0]);
  fmt::print("{:<28} {:>6} {:>6} {:>7} {:>6} {:>7}\n", "to the first question", "CPU s", "ratio", "median",
             "ratio", "clock s");
  for (size_t way = 0; way < 4; ++way) {
    const Summary here = Summarize(times[way]);
    const bool within = here.best <= kBar * plain.best;
    met = met && within;
    fmt::print("  {:<26} {:6.3f} {:6.2f} {:7.3f} {:6.2f} {:7.3f}   {}\n", kNames[way], here.best,
               here.best / plain.best, here.median, here.median / plain.median, here.wall,
               way == 0 ? "" : fmt::format("at most {}: {}", kBar, within ? "met" : "NOT MET"));
  }
  return met ? 0 : 1;
}
