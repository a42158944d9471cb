// The main function of every program of unit tests: that of GoogleTest, and what makes a run like any other.
//
// Properties (RapidCheck) see the same cases each time. RC_PARAMS="seed=7 max_success=10000" sets another
// seed, and other parameters of RapidCheck.
//
// testing::TempDir() is a folder of this process alone, which goes with it.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstdio>
#include <filesystem>
#include <string>

namespace fs = std::filesystem;

namespace {

void FixSeed() {
  const char* given = getenv("RC_PARAMS");
  std::string parameters = given == nullptr ? "" : given;
  if (parameters.find("seed=") != std::string::npos) return;
  parameters += " seed=1";
  setenv("RC_PARAMS", parameters.c_str(), 1);
}

// Empty if the folder cannot be made.
std::string MakeFolder() {
  std::string folder = (fs::temp_directory_path() / "unit_test.XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return "";
  setenv("TEST_TMPDIR", (folder + "/").c_str(), 1);
  return folder;
}

}  // namespace

int main(int argc, char** argv) {
  FixSeed();
  const std::string folder = MakeFolder();
  if (folder.empty()) {
    std::perror("a temporary folder cannot be made");
    return 1;
  }
  testing::InitGoogleTest(&argc, argv);
  const int result = RUN_ALL_TESTS();
  std::error_code error;
  fs::remove_all(folder, error);
  return result;
}
