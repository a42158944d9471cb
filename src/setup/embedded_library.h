// The files of lib/ as they were when inquest was built; tools/cmake/EmbedLibrary.cmake makes the table.
#pragma once

namespace inquest::setup {

struct EmbeddedFile {
  const char* module_name;  // "Data.List"; null in the last row
  const char* file_name;    // "lib/Data/List.hs", as shown to people
  const char* begin;
  const char* end;
};
extern const EmbeddedFile kEmbeddedFiles[];

}  // namespace inquest::setup
