// Writes what the trail's objects look like into the trace, before the run (DESIGN 11).
#include <cstring>

#include "base/check.h"
#include "reduce/machine.h"
#include "trail/layout.h"

namespace inquest::reduce {

namespace {

std::string Place(const source::Files& files, source::Span span) {
  if (!span.has_value() || span.file.index >= files.size()) return "";
  source::Position begin = files.begin(span);
  return files[span.file].name() + ":" + std::to_string(begin.line) + ":" + std::to_string(begin.column);
}

}  // namespace

trail::Layout Machine::DescribeProgram() const {
  trail::Layout layout;
  for (const core::Routine& routine : program_.routines) {
    std::string name = routine.name.has_value() ? std::string(names_.text(routine.name)) : "";
    layout.callables.push_back({std::move(name), Place(files_, routine.span),
                                static_cast<uint32_t>(routine.params.size()), routine.hidden_params, 0});
    layout.callables.back().free = code_.routines[layout.callables.size() - 1].free_count;
  }
  for (const core::Constructor& con : program_.constructors) {
    layout.callables.push_back({std::string(names_.text(con.name)), "", con.arity, 0, 0});
  }
  for (const Variant& variant : code_.variants) {
    trail::Variant described;
    described.size = variant.size;
    described.leaf = variant.leaf;
    described.is_block = variant.is_block;
    if (variant.is_block) {
      described.callable = code_.blocks[variant.owner].routine;
    } else {
      described.callable = variant.owner;
      if (variant.owner < program_.routines.size() && &variant != code_.variants.data()) {
        const core::Routine& routine = program_.routines[core::RoutineId(variant.owner)];
        described.first_param = code_.routines[variant.owner].first_param;
        described.is_hidden = routine.kind == core::RoutineKind::kHidden;
        if (variant.leaf > 0) {
          described.equation = routine.leaves[variant.leaf - 1].equation;
          described.guard = routine.leaves[variant.leaf - 1].guard;
        }
      }
    }
    layout.variants.push_back(described);
  }
  for (const Site& site : code_.sites) {
    const core::Constructor& con = program_.constructors[core::ConId(site.con)];
    layout.sites.push_back({std::string(names_.text(con.name)), site.arity, site.tag});
  }
  for (const ActionSite& site : code_.action_sites) {
    layout.action_arity.push_back(site.arity);
    layout.primitives.emplace_back(core::Info(site.primitive).name);
  }
  return layout;
}

void Machine::WriteDescription() {
  std::string bytes = trail::Serialise(DescribeProgram());
  Address statics_end = heap_->arena().trail_end();
  Word* section = AllocateStatic(bytes.size() / 8);
  std::memcpy(section, bytes.data(), bytes.size());
  file_header_.layout_address = heap_->address(section);
  file_header_.layout_bytes = bytes.size();
  file_header_.functions = statics_.functions;
  file_header_.function_count = program_.routines.size() + program_.constructors.size();
  file_header_.statics_end = statics_end;
}

void Machine::WriteFileHeader() {
  std::memcpy(static_cast<void*>(heap_->at(0)), &file_header_, sizeof file_header_);
}

}  // namespace inquest::reduce
