# inquest_embed_tracer(TARGET): compiles the files of tracers/ghc into TARGET as the table that driver/embedded_tracer.h
# declares, as EmbedLibrary.cmake does with lib/. inquest builds them with the ghc that it finds.
function(inquest_embed_tracer target)
  set(root ${CMAKE_SOURCE_DIR}/tracers/ghc)
  file(GLOB_RECURSE files RELATIVE ${root} CONFIGURE_DEPENDS ${root}/*.hs ${root}/*.cpp ${root}/*.h ${root}/build_packages)
  list(SORT files)
  set(blobs "")
  set(declarations "")
  set(rows "")
  set(paths "")
  set(number 0)
  foreach(file ${files})
    string(APPEND blobs
           "asm(R\"(\n.global inquest_tracer_${number}, inquest_tracer_${number}_end\n"
           "inquest_tracer_${number}: .incbin \"${root}/${file}\"\ninquest_tracer_${number}_end:\n)\");\n")
    string(APPEND declarations "extern \"C\" const char inquest_tracer_${number}[], inquest_tracer_${number}_end[];\n")
    string(APPEND rows "    {\"${file}\", inquest_tracer_${number}, inquest_tracer_${number}_end},\n")
    list(APPEND paths ${root}/${file})
    math(EXPR number "${number} + 1")
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_tracer.cpp)
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
// Made by tools/cmake/EmbedTracer.cmake from the files of tracers/ghc.
#include "driver/embedded_tracer.h"

asm(".pushsection .rodata");
@blobs@asm(".popsection");

@declarations@
namespace inquest::driver {

const EmbeddedTracerFile kTracerFiles[] = {
@rows@    {nullptr, nullptr, nullptr},
};

}  // namespace inquest::driver
]])
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${paths}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
