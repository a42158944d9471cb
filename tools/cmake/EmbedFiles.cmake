# inquest_embed_files(TARGET NAMESPACE namespace TABLE name HEADER header ROOT folder [WITHOUT regex] FILES pattern...):
# compiles the files of the folder, found below it by the patterns, into TARGET as the table that the header declares
# (base/embedded_file.h), without what the regular expression matches. The files are taken in by the assembler
# (.incbin), in the order of their names; when one of them changes, only the table is assembled again.
function(inquest_embed_files target)
  cmake_parse_arguments(ARG "" "NAMESPACE;TABLE;HEADER;ROOT;WITHOUT" "FILES" ${ARGN})
  set(root ${CMAKE_SOURCE_DIR}/${ARG_ROOT})
  list(TRANSFORM ARG_FILES PREPEND ${root}/)
  file(GLOB_RECURSE files RELATIVE ${root} CONFIGURE_DEPENDS ${ARG_FILES})
  list(SORT files)
  set(blobs "")
  set(declarations "")
  set(rows "")
  set(paths "")
  set(number 0)
  foreach(file ${files})
    set(path ${root}/${file})
    if(DEFINED ARG_WITHOUT)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
      file(READ ${path} text)
      string(REGEX REPLACE "${ARG_WITHOUT}" "" text "${text}")
      set(path ${CMAKE_CURRENT_BINARY_DIR}/${ARG_TABLE}/${file})
      file(WRITE ${path} "${text}")
    endif()
    set(symbol inquest_${ARG_TABLE}_${number})
    string(APPEND blobs
           "asm(R\"(\n.global ${symbol}, ${symbol}_end\n${symbol}: .incbin \"${path}\"\n${symbol}_end:\n)\");\n")
    string(APPEND declarations "extern \"C\" const char ${symbol}[], ${symbol}_end[];\n")
    string(APPEND rows "    {\"${file}\", ${symbol}, ${symbol}_end},\n")
    list(APPEND paths ${path})
    math(EXPR number "${number} + 1")
  endforeach()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${ARG_TABLE}.cpp)
  file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
// Made by tools/cmake/EmbedFiles.cmake from the files of @ARG_ROOT@.
#include "@ARG_HEADER@"

asm(".pushsection .rodata");
@blobs@asm(".popsection");

@declarations@
namespace @ARG_NAMESPACE@ {

const base::EmbeddedFile @ARG_TABLE@[] = {
@rows@    {nullptr, nullptr, nullptr},
};

}  // namespace @ARG_NAMESPACE@
]])
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${paths}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${output})
endfunction()
