// The files of page/, which are in the program (tools/cmake/EmbedPage.cmake).
#pragma once

namespace inquest::web {

struct PageFile {
  const char* name;  // below page/; null ends the table
  const char* begin;
  const char* end;
};
extern const PageFile kPageFiles[];

}  // namespace inquest::web
