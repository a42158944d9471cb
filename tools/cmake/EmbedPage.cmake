# inquest_embed_page(TARGET): compiles the files of src/interface/web/page into TARGET as the table that
# interface/web/page_files.h declares, as EmbedLibrary.cmake does with lib/.
function(inquest_embed_page target)
  set(root ${CMAKE_SOURCE_DIR}/src/interface/web/page)
  file(GLOB files RELATIVE ${root} CONFIGURE_DEPENDS ${root}/*.html ${root}/*.css ${root}/*.js ${root}/*.svg)
  list(SORT files)
  set(blobs "")
  set(declarations "")
  set(rows "")
  set(paths "")
  set(number 0)
  foreach(file ${files})
    string(APPEND blobs
           "asm(R\"(\n.global inquest_page_${number}, inquest_page_${number}_end\n"
           "inquest_page_${number}: .incbin \"${root}/${file}\"\ninquest_page_${number}_end:\n)\");\n")
    string(APPEND declarations "extern \"C\" const char inquest_page_${number}[], inquest_page_${number}_end[];\n")
    string(APPEND rows "    {\"${file}\", inquest_page_${number}, inquest_page_${number}_end},\n")
    list(APPEND paths ${root}/${file})
    math(EXPR number "${number} + 1")
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_page.cpp)
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
// Made by tools/cmake/EmbedPage.cmake from the files of src/interface/web/page.
#include "interface/web/page_files.h"

asm(".pushsection .rodata");
@blobs@asm(".popsection");

@declarations@
namespace inquest::web {

const PageFile kPageFiles[] = {
@rows@    {nullptr, nullptr, nullptr},
};

}  // namespace inquest::web
]])
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${paths}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
