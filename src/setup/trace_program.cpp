#include "setup/trace_program.h"

#include "setup/find_module.h"

namespace inquest::setup {

namespace {

bool HasText(const trail::Layout& layout, uint32_t module) {
  return module != trail::kNone && layout.modules[module].file != trail::kNone;
}

// Of a call (--call) it is the last one of the program's own: modules stand in the order in which they import
// each other.
uint32_t MainModule(const trail::Layout& layout) {
  const uint32_t module = !layout.main.has_value() ? trail::kNone : layout.callables[layout.main].module;
  if (HasText(layout, module)) return module;
  for (uint32_t i = static_cast<uint32_t>(layout.modules.size()); i-- > 0;)
    if (HasText(layout, i)) return i;
  return trail::kNone;
}

}  // namespace

base::Result<source::File> MainModuleIn(const trail::Layout& layout) {
  const uint32_t module = MainModule(layout);
  if (module == trail::kNone) {
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
