// Which files are golden tests.
#pragma once

#include <filesystem>
#include <vector>

namespace inquest::golden {

// The tests in `place`, ordered by path. A file is a test. In a folder these are
//   * below a folder `programs`, `sessions`, `views` or `examples`: all Haskell files,
//   * below a folder `testdata`: the Haskell files that name a phase; the others are data of unit tests.
// A folder with a Main.hs or Main.lhs is one test, and folders named *.data belong to the test beside them.
std::vector<std::filesystem::path> FindTests(const std::filesystem::path& place);

}  // namespace inquest::golden
