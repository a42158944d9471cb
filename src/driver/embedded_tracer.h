// The files of tracers/ghc as they were when inquest was built; tools/cmake/EmbedTracer.cmake makes the
// table.
#pragma once

namespace inquest::driver {

struct EmbeddedTracerFile {
  const char* name;  // "Inquest/Plugin.hs"; null in the last row
  const char* begin;
  const char* end;
};
extern const EmbeddedTracerFile kTracerFiles[];

}  // namespace inquest::driver
