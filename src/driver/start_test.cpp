// What each command pays before it begins.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace inquest::driver {
namespace {

// This program is linked as inquest is. TLS and compressions came with the HTTP library of the page.
TEST(Start, LoadsNoLibraryThatOnlyThePageNeeds) {
  std::ifstream maps("/proc/self/maps");
  std::string line;
  while (std::getline(maps, line)) {
    for (const char* library : {"libssl", "libcrypto", "libbrotli", "libcpp-httplib"})
      EXPECT_EQ(line.find(library), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace inquest::driver
