// A file as it was when inquest was built, in the program itself; tools/cmake/EmbedFiles.cmake makes tables
// of them.
#pragma once

namespace inquest::base {

struct EmbeddedFile {
  const char* name;  // below the folder that was embedded: "Data/List.hs"; null in the last row
  const char* begin;
  const char* end;
};

}  // namespace inquest::base
