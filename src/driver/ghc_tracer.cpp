#include "driver/ghc_tracer.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "base/fnv.h"
#include "driver/embedded_tracer.h"
#include "driver/ghc_missing.h"
#include "session/places.h"

extern char** environ;

namespace inquest::driver {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNoGhc =
    "This needs ghc with its profiling libraries. On Debian: apt-get install ghc ghc-prof g++";
const std::vector<std::string> kGhcPackages = {"ghc", "ghc-prof", "g++"};

struct Redirections {
  std::string input;                     // standard input is this file
  int output = -1;                       // standard output is this descriptor
  std::string output_file;               // standard output is this file
  std::string error_file;                // standard error is this file
  std::vector<std::string> environment;  // besides ours
};

// Starts a program, found by PATH, and waits for it. Its exit code; 128 and more for a signal.
base::Result<int> Run(const std::vector<std::string>& command, const Redirections& redirections = {}) {
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  std::vector<char*> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) variables.push_back(*variable);
  for (const std::string& variable : redirections.environment)
    variables.insert(variables.begin(), const_cast<char*>(variable.c_str()));
  variables.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (!redirections.input.empty())
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, redirections.input.c_str(), O_RDONLY, 0);
  if (!redirections.output_file.empty())
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, redirections.output_file.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (!redirections.error_file.empty())
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, redirections.error_file.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (redirections.output >= 0 && redirections.output != STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, redirections.output, STDOUT_FILENO);
  pid_t child = 0;
  const int error = posix_spawnp(&child, words[0], &actions, nullptr, words.data(), variables.data());
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return base::Error{"`" + command[0] + "` cannot be started: " + std::strerror(error) + "."};
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return base::Error{"`" + command[0] + "` cannot be waited for."};
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// What a command prints, without the end of the last line; empty if it fails.
std::string OutputOf(const std::vector<std::string>& command, const std::string& folder) {
  const std::string file = folder + "/output-" + std::to_string(getpid());
  const auto code = Run(command, {.input = "/dev/null", .output_file = file});
  std::string line;
  if (code && *code == 0) {
    std::ifstream stream(file);
    std::getline(stream, line);
  }
  std::error_code error;
  fs::remove(file, error);
  return line;
}

std::string ContentsOf(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string Hex(const base::Fnv& hash) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash.value()));
  return text.data();
}

// Ours change with each version of inquest, what is built of them also with that of ghc.
std::string SourcesName() {
  base::Fnv hash;
  for (const base::EmbeddedFile* file = kTracerFiles; file->name != nullptr; ++file)
    hash.Add(std::string_view(file->begin, static_cast<size_t>(file->end - file->begin)));
  return Hex(hash);
}

base::Status WriteSources(const std::string& folder) {
  for (const base::EmbeddedFile* file = kTracerFiles; file->name != nullptr; ++file) {
    const fs::path path = fs::path(folder) / file->name;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream stream(path, std::ios::binary);
    stream.write(file->begin, file->end - file->begin);
    if (!stream.flush()) return base::Error{"`" + path.string() + "` cannot be written."};
  }
  return base::Unit{};
}

// Held while something is built, so that two commands do not build it at once.
class BuildLock {
 public:
  explicit BuildLock(const std::string& file)
      : descriptor_(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (descriptor_ >= 0) flock(descriptor_, LOCK_EX);
  }
  ~BuildLock() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  BuildLock(const BuildLock&) = delete;
  BuildLock& operator=(const BuildLock&) = delete;

 private:
  const int descriptor_;
};

base::Result<std::string> OurFolder() {
  const auto state = session::StateFolder();
  if (!state) return state.error();
  const std::string folder = *state + "/ghc";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return base::Error{"`" + folder + "` cannot be made: " + error.message() + "."};
  return folder;
}

// The folder with the package database.
base::Result<std::string> BuiltTracer(const Tell& tell) {
  const auto ours = OurFolder();
  if (!ours) return ours.error();
  std::string version = OutputOf({"ghc", "--numeric-version"}, *ours);
  if (version.empty() && OfferToInstall(kGhcPackages, "A program that ghc compiles"))
    version = OutputOf({"ghc", "--numeric-version"}, *ours);
  const std::string library = OutputOf({"ghc", "--print-libdir"}, *ours);
  if (version.empty() || library.empty()) return base::Error{kNoGhc};
  const std::string folder = *ours + "/" + version + "-" + SourcesName();
  const BuildLock lock(folder + ".lock");
  if (fs::exists(folder + "/ready")) return folder;
  if (tell) tell("Building the plugin for ghc " + version + ", once; this takes a minute.");
  std::error_code error;
  fs::remove_all(folder, error);
  if (const base::Status status = WriteSources(folder + "/sources"); !status) return status.error();
  const auto code = Run({"sh", folder + "/sources/build_packages", folder + "/sources", folder},
                        {.input = "/dev/null", .output = STDERR_FILENO});
  if (!code) return code.error();
  if (*code != 0)
    return base::Error{"The plugin for ghc " + version + " could not be built. " + std::string(kNoGhc)};
  std::ofstream(folder + "/ready") << version << "\n";
  return folder;
}

}  // namespace

base::Result<std::vector<std::string>> GhcArguments(const Tell& tell) {
  const auto folder = BuiltTracer(tell);
  if (!folder) return folder.error();
  // Objects for profiling have names of their own: GHC runs itself on dynamic ones. Code is compiled as it is
  // written, a loop can be interrupted, and what is under evaluation is marked as such.
  return std::vector<std::string>{"-prof", "-osuf", "p_o", "-hisuf", "p_hi", "-package-db",
                                  *folder + "/packages", "-plugin-package", "inquest-plugin", "-package",
                                  "inquest-probe", "-fplugin=Inquest.Plugin",
                                  // What another version of the plugin compiled is compiled again.
                                  "-fplugin-opt=Inquest.Plugin:" + SourcesName(), "-O0", "-fno-omit-yields",
                                  "-feager-blackholing", "-Wno-missed-extra-shared-lib"};
}

namespace {

// What a package needs is known before ghc misses a module of it.
base::Status InstallPackages(const std::vector<std::string>& packages, const std::string& main_file,
                             const std::string& ours) {
  if (packages.empty()) return base::Unit{};
  const std::string installed = OutputOf({"ghc-pkg", "list", "--simple-output", "--names-only"}, ours);
  const std::vector<std::string> missing =
      installed.empty() ? std::vector<std::string>{} : NotInstalled(packages, installed);
  if (missing.empty()) return base::Unit{};
  std::vector<std::string> debian;
  std::string names;
  for (const std::string& package : missing) {
    debian.push_back(DebianPackageOf(package));
    names += (names.empty() ? "" : ", ") + package;
  }
  if (OfferToInstall(debian, "`" + main_file + "`")) return base::Unit{};
  return base::Error{"ghc lacks packages that `" + main_file + "` uses: " + names +
                     ". On Debian: " + InstallCommand(debian)};
}

base::Status WriteModules(const std::vector<MadeModule>& modules, const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  for (const MadeModule& made : modules) {
    const std::string path = folder + "/" + made.file;
    if (ContentsOf(path) == made.text) continue;  // ghc would compile it again
    std::ofstream stream(path, std::ios::binary);
    stream << made.text;
    if (!stream.flush()) return base::Error{"`" + path + "` cannot be written."};
  }
  return base::Unit{};
}

}  // namespace

base::Result<std::string> CompileWithGhc(const std::string& main_file, const GhcOptions& options,
                                         const Tell& tell) {
  auto recording = GhcArguments(tell);
  if (!recording) return recording.error();
  const auto ours = OurFolder();
  if (!ours) return ours.error();
  std::error_code error;
  const fs::path path = fs::absolute(main_file, error);
  if (!fs::exists(path, error)) return base::Error{"Cannot open `" + main_file + "`: no such file."};
  base::Fnv hash;
  hash.Add(path.string());
  const std::string folder = *ours + "/programs/" + path.stem().string() + "-" + Hex(hash);
  fs::create_directories(folder, error);
  if (error) return base::Error{"`" + folder + "` cannot be made: " + error.message() + "."};
  const BuildLock lock(folder + "/lock");
  if (const base::Status status = InstallPackages(options.packages, main_file, *ours); !status)
    return status.error();
  const std::string made = folder + "/made";
  if (const base::Status status = WriteModules(options.modules, made); !status) return status.error();
  const std::string program = folder + "/" + path.stem().string();  // its messages begin with its name
  std::vector<std::string> command = {"ghc", "--make", "-v0", main_file, "-outputdir", folder, "-o", program};
  // As it was given, so that places in messages are as in those of ghc.
  const std::string beside = fs::path(main_file).parent_path().string();
  if (!beside.empty()) command.push_back("-i" + beside);
  for (const std::string& include : options.include) command.push_back("-i" + include);
  if (!options.modules.empty()) command.push_back("-i" + made);
  command.insert(command.end(), options.arguments.begin(), options.arguments.end());
  command.insert(command.end(), recording->begin(), recording->end());
  for (bool has_installed = false;; has_installed = true) {
    const std::string messages = folder + "/messages";
    const auto code =
        Run(command, {.input = "/dev/null", .output_file = messages + ".out", .error_file = messages});
    if (!code) return code.error();
    const std::string said = ContentsOf(messages + ".out") + ContentsOf(messages);
    if (*code == 0) return program;
    std::fputs(said.c_str(), stderr);
    const std::vector<std::string> missing = MissingPackages(said);
    if (missing.empty()) return base::Error{"ghc could not compile `" + main_file + "`."};
    if (has_installed || !OfferToInstall(missing, "`" + main_file + "`")) {
      return base::Error{"ghc lacks profiling libraries for `" + main_file +
                         "`. On Debian: " + InstallCommand(missing)};
    }
  }
}

bool IsExecutable(const std::string& file) {
  std::error_code unknown;
  if (!fs::is_regular_file(file, unknown)) return false;  // reading from a pipe would wait
  std::ifstream stream(file, std::ios::binary);
  std::array<char, 4> start{};
  stream.read(start.data(), start.size());
  return stream.gcount() == 4 && std::memcmp(start.data(),
                                             "\x7f"
                                             "ELF",
                                             4) == 0;
}

base::Result<int> RunRecorded(const std::string& program, const std::vector<std::string>& arguments,
                              const std::string& events, const GhcRunOptions& options) {
  Redirections redirections{.input = options.input, .output = options.output};
  redirections.environment.push_back("INQUEST_EVENTS=" + fs::absolute(events).string());
  if (options.max_calls > 0)
    redirections.environment.push_back("INQUEST_CALLS=" + std::to_string(options.max_calls));
  std::vector<std::string> command = {program.find('/') == std::string::npos ? "./" + program : program};
  command.insert(command.end(), arguments.begin(), arguments.end());
  // Ctrl-C is for the program: it writes what it noted, and we go on.
  struct sigaction ignore {
  }, before{};
  ignore.sa_handler = [](int) {};  // a program inherits what is ignored, but not what is caught
  sigaction(SIGINT, &ignore, &before);
  const auto code = Run(command, redirections);
  sigaction(SIGINT, &before, nullptr);
  if (!code) return code.error();
  std::error_code error;
  if (!fs::exists(events, error) || fs::file_size(events, error) == 0) {
    if (*code > 128)
      return base::Error{"`" + program + "` was killed by signal " + std::to_string(*code - 128) +
                         ", and nothing of it was recorded."};
    return base::Error{"`" + program + "` recorded nothing. Was it compiled by `inquest ghc`?"};
  }
  return *code;
}

}  // namespace inquest::driver
