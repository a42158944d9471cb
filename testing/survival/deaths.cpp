#include "testing/survival/deaths.h"

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace inquest::survival {
namespace {

using golden::Outcome;
using golden::Process;
using std::chrono::milliseconds;

Process Trace(const Scene& scene, std::vector<std::string> options = {}) {
  Process process;
  process.command = {scene.inquest, "trace", "-o", scene.trace};
  process.command.insert(process.command.end(), options.begin(), options.end());
  process.command.push_back(scene.source);
  process.timeout = std::chrono::minutes(5);
  return process;
}

// Under a limit of the shell. The program's output goes nowhere: it would be limited, too.
Process Limited(const std::string& limit, Process process) {
  std::vector<std::string> command = {"sh", "-c", "ulimit " + limit + "; exec \"$@\" >/dev/null", "sh"};
  command.insert(command.end(), process.command.begin(), process.command.end());
  process.command = std::move(command);
  return process;
}

std::string Expect(const Outcome& outcome, int exit_code, const std::string& sentence) {
  if (outcome.hung) return "it did not end";
  if (outcome.timed_out && exit_code != 128 + SIGKILL && exit_code != 130) return "it was not stopped";
  if (outcome.exit_code != exit_code) {
    return "exit code " + std::to_string(outcome.exit_code) + " instead of " + std::to_string(exit_code) +
           ": " + outcome.err;
  }
  if (outcome.err.find(sentence) == std::string::npos)
    return "it did not say `" + sentence + "`: " + outcome.err;
  return "";
}

std::string Killed(Scene& scene) {
  Process process = Trace(scene);
  process.timeout = milliseconds(std::uniform_int_distribution<int>(5, 1500)(scene.random));
  return Expect(golden::RunProcess(process), 128 + SIGKILL, "");
}

// Ends the run when it has printed a good deal, however long that takes on this machine.
std::string Signalled(Scene& scene, int signal, int exit_code) {
  Process process = Trace(scene);
  process.signal = signal;
  process.enough_output = std::uniform_int_distribution<size_t>(100, 2'000'000)(scene.random);
  const Outcome outcome = golden::RunProcess(process);
  return outcome.printed_enough ? Expect(outcome, exit_code, "") : "it printed too little: " + outcome.err;
}

std::string KilledLate(Scene& scene) { return Signalled(scene, SIGKILL, 128 + SIGKILL); }

std::string Interrupted(Scene& scene) { return Signalled(scene, SIGINT, 130); }

// In blocks of 512 bytes.
std::string FilesMayNotGrow(Scene& scene) {
  const int blocks = std::uniform_int_distribution<int>(3000, 20000)(scene.random);
  return Expect(golden::RunProcess(Limited("-f " + std::to_string(blocks), Trace(scene))), 4,
                "File too large");
}

std::string NoFileAtAll(Scene& scene) {
  return Expect(golden::RunProcess(Limited("-f 8", Trace(scene))), 3, "File too large");
}

std::string NoAddressSpace(Scene& scene) {
  return Expect(golden::RunProcess(Limited("-v 300000", Trace(scene))), 3, "ulimit -v");
}

std::string TraceLimit(Scene& scene) {
  const int size = std::uniform_int_distribution<int>(1, 9)(scene.random);
  return Expect(golden::RunProcess(Trace(scene, {"--max-trace", std::to_string(size) + "M"})), 4,
                "--max-trace");
}

std::string StepLimit(Scene& scene) {
  const int steps = std::uniform_int_distribution<int>(1, 200000)(scene.random);
  return Expect(golden::RunProcess(Trace(scene, {"--max-steps", std::to_string(steps)})), 4, "--max-steps");
}

// A file system of a few megabytes, of which something else takes up most while the run goes on.
class SmallDisk {
 public:
  explicit SmallDisk(const std::string& folder) : folder_(folder) {
    mkdir(folder.c_str(), 0700);
    mounted_ = mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=6m") == 0;
  }
  ~SmallDisk() {
    if (mounted_) umount2(folder_.c_str(), MNT_DETACH);
    rmdir(folder_.c_str());
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  bool mounted() const { return mounted_; }

 private:
  std::string folder_;
  bool mounted_ = false;
};

// The limit that inquest takes by itself is beyond what there is.
std::string DiskIsFull(Scene& scene) {
  const std::string wanted = scene.trace;
  const SmallDisk disk(scene.folder + "/disk");
  if (!disk.mounted()) return "";
  scene.trace = scene.folder + "/disk/t.trace";
  std::string wrong =
      Expect(golden::RunProcess(Trace(scene, {"--max-trace", "1G"})), 4, "No space left on device");
  const Outcome copied = golden::RunProcess({{"cp", scene.trace, wanted}, "", ""});
  scene.trace = wanted;
  return wrong.empty() && copied.exit_code != 0 ? "nothing was left: " + copied.err : wrong;
}

bool CanMount(std::string* reason) {
  std::string folder = "/tmp/survival.XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) return false;
  errno = 0;
  const SmallDisk disk(folder);
  *reason = std::strerror(errno);
  return disk.mounted();
}

}  // namespace

std::vector<Death> AllDeaths(std::vector<std::string>* messages) {
  std::vector<Death> deaths = {{"killed at any moment", Killed, false},
                               {"killed after a while", KilledLate},
                               {"interrupted", Interrupted},
                               {"files may not grow", FilesMayNotGrow},
                               {"files may not be written", NoFileAtAll, false},
                               {"no address space", NoAddressSpace, false},
                               {"--max-trace", TraceLimit},
                               {"--max-steps", StepLimit}};
  std::string reason;
  if (CanMount(&reason)) {
    deaths.push_back({"full file system", DiskIsFull});
  } else {
    messages->push_back("left out: a full file system; a tmpfs cannot be mounted here (" + reason + ")");
  }
  return deaths;
}

}  // namespace inquest::survival
