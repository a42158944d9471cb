// Temporary files of processes that a signal ends.
#include "setup/temporary_files.h"

#include <signal.h>
#include <sys/wait.h>

#include <functional>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class TemporaryFilesTest : public CommandsTest {
 protected:
  TemporaryFilesTest() : temporary_(folder_ / "temporary") { std::filesystem::create_directory(temporary_); }

  // How a process ends that does this with that folder for temporary files.
  int StatusOf(const std::function<void()>& action) const {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
      setenv("TMPDIR", temporary_.c_str(), 1);
      for (const int signal : {SIGPIPE, SIGTERM, SIGINT, SIGQUIT}) ::signal(signal, SIG_DFL);
      action();
      _exit(0);
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    return status;
  }
  bool IsEmpty() const { return std::filesystem::is_empty(temporary_); }

  const std::filesystem::path temporary_;
};

TEST_F(TemporaryFilesTest, ASessionIntoAClosedPipeLeavesNothing) {
  const std::string program = Write("Main.hs", "main :: IO ()\nmain = print (length \"four\")\n");
  const std::string answers = Write("answers", "no\nno\n");
  const int status = StatusOf([&] {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) _exit(1);
    close(pipe_ends[0]);
    dup2(pipe_ends[1], STDOUT_FILENO);
    dup2(pipe_ends[1], STDERR_FILENO);
    std::vector<std::string> arguments = {"inquest", "debug", "--answers", answers, program};
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    Main(static_cast<int>(pointers.size()), pointers.data());
    std::fflush(nullptr);
  });
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGPIPE);
  EXPECT_TRUE(IsEmpty());
}

TEST_F(TemporaryFilesTest, ASignalRemovesAllThereAre) {
  const auto use_two = [](int signal) {
    const setup::TemporaryFile first = setup::TemporaryFile::InOwnFolder("first");
    setup::TemporaryFile second = setup::TemporaryFile::InOwnFolder("second");
    const setup::TemporaryFile moved = std::move(second);
    std::ofstream(first.path()) << "1";
    std::ofstream(moved.path()) << "2";
    if (signal != 0) raise(signal);
  };
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const int status = StatusOf([&] { use_two(signal); });
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), signal);
    EXPECT_TRUE(IsEmpty());
  }
  EXPECT_EQ(StatusOf([&] { use_two(0); }), 0);
  EXPECT_TRUE(IsEmpty());
}

TEST_F(TemporaryFilesTest, AnIgnoredSignalRemovesNothing) {
  const int status = StatusOf([&] {
    ::signal(SIGHUP, SIG_IGN);
    const setup::TemporaryFile file = setup::TemporaryFile::InOwnFolder("file");
    std::ofstream(file.path()) << "1";
    raise(SIGHUP);
    if (!std::filesystem::exists(file.path())) _exit(1);
  });
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace inquest::driver
