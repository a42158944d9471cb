#include "setup/trace_program.h"

#include "setup/find_module.h"

namespace inquest::setup {

using trail::ModuleId;

namespace {

bool HasText(const trail::Layout& layout, ModuleId module) {
  return module.has_value() && layout.modules[module].file.has_value();
}

// Of a call (--call) it is the last one of the program's own: modules stand in the order in which they import
// each other.
ModuleId MainModule(const trail::Layout& layout) {
  const ModuleId module = !layout.main.has_value() ? ModuleId() : layout.callables[layout.main].module;
  if (HasText(layout, module)) return module;
  for (size_t i = layout.modules.size(); i-- > 0;)
    if (HasText(layout, ModuleId(i))) return ModuleId(i);
  return {};
}

}  // namespace

base::Result<source::File> MainModuleIn(const trail::Layout& layout) {
  const ModuleId module = MainModule(layout);
  if (!module.has_value()) {
    return base::Error{
        "The trace does not hold the program's main module, so nothing can be evaluated in it."};
  }
  const trail::Module& main = layout.modules[module];
  const std::string& name = layout.files[main.file].name();
  return source::File(name, std::string(layout.text_of(main)));
}

base::Result<std::unique_ptr<oracle::Reference>> LoadTracedProgram(const trail::Layout& layout,
                                                                   const std::string& library) {
  auto main = MainModuleIn(layout);
  if (!main) return main.error();
  return oracle::Reference::Load(std::move(*main), FinderIn(layout, library));
}

}  // namespace inquest::setup
