#include "setup/trace_program.h"

#include "setup/find_module.h"

namespace inquest::setup {

base::Result<source::File> MainModuleIn(const trail::Layout& layout) {
  const uint32_t module = !layout.main.has_value() ? trail::kNone : layout.callables[layout.main].module;
  if (module == trail::kNone || layout.modules[module].file == trail::kNone) {
    return base::Error{
        "The trace does not hold the program's main module, so nothing can be evaluated in it."};
  }
  const trail::Module& main = layout.modules[module];
  const std::string& name = layout.files[source::FileId(main.file)].name();
  return source::File(name, std::string(layout.text_of(main)));
}

base::Result<std::unique_ptr<oracle::Reference>> LoadTracedProgram(const trail::Layout& layout,
                                                                   const std::string& library) {
  auto main = MainModuleIn(layout);
  if (!main) return main.error();
  return oracle::Reference::Load(std::move(*main), FinderIn(layout, library));
}

}  // namespace inquest::setup
