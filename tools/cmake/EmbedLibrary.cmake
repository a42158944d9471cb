# inquest_embed_library(TARGET): compiles the files of lib/ into TARGET as the table that setup/library.h
# declares. The files are taken in by the assembler (.incbin), in the order of their names; when one of
# them changes, only the table is assembled again.
function(inquest_embed_library target)
  set(root ${CMAKE_SOURCE_DIR}/lib)
  file(GLOB_RECURSE files RELATIVE ${root} CONFIGURE_DEPENDS ${root}/*.hs)
  list(SORT files)
  set(blobs "")
  set(declarations "")
  set(rows "")
  set(paths "")
  set(number 0)
  foreach(file ${files})
    string(REGEX REPLACE "\\.hs$" "" module ${file})
    string(REPLACE "/" "." module ${module})
    string(APPEND blobs
           "asm(R\"(\n.global inquest_library_${number}, inquest_library_${number}_end\n"
           "inquest_library_${number}: .incbin \"${root}/${file}\"\ninquest_library_${number}_end:\n)\");\n")
    string(APPEND declarations
           "extern \"C\" const char inquest_library_${number}[], inquest_library_${number}_end[];\n")
    string(APPEND rows "    {\"${module}\", \"lib/${file}\", inquest_library_${number}, inquest_library_${number}_end},\n")
    list(APPEND paths ${root}/${file})
    math(EXPR number "${number} + 1")
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_library.cpp)
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
// Made by tools/cmake/EmbedLibrary.cmake from the files of lib/.
#include "setup/embedded_library.h"

asm(".pushsection .rodata");
@blobs@asm(".popsection");

@declarations@
namespace inquest::setup {

const EmbeddedFile kEmbeddedFiles[] = {
@rows@    {nullptr, nullptr, nullptr, nullptr},
};

}  // namespace inquest::setup
]])
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${paths}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
