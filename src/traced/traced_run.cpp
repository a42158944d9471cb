#include "traced/traced_run.h"

#include <algorithm>
#include <cstring>

#include "traced/tree/build_tree.h"
#include "traced/tree/shown_functions.h"
#include "traced/view/source_lines.h"
#include "traced/view/statistics.h"
#include "traced/zoom/zoom_tree.h"

namespace inquest::traced {

std::vector<run::TreeKind> TracedRun::trees() const {
  return {
      {"edt", "a call, below it the calls that its code makes; functions by name and arguments"},
      {"fdt", "a call, below it the calls of functions that its code names; functions as finite maps", true}};
}

namespace {

TreeStyle StyleOf(std::string_view kind) { return kind == "fdt" ? TreeStyle::kFdt : TreeStyle::kEdt; }

}  // namespace

std::string TracedRun::default_tree() const {
  if (!default_tree_) {
    // In the FDT the calls of a loop in State lie beside each other, and each is asked about.
    const auto is_cut_off = [&] {
      const tree::BuiltTree root = BuildRoot("edt");
      return root.behaviours->OutcomeOf(tree::Tree::root()) == tree::Outcome::kUnfinished;
    };
    default_tree_ = ShowsFunctions(*trail_) && !is_cut_off() ? "fdt" : "edt";
  }
  return *default_tree_;
}

tree::BuiltTree TracedRun::BuildTree(std::string_view kind, const std::stop_token& stop) const {
  return traced::BuildTree(*trail_, stop, StyleOf(kind));
}

tree::BuiltTree TracedRun::BuildRoot(std::string_view kind) const {
  return traced::BuildRoot(*trail_, StyleOf(kind));
}

base::Result<tree::BuiltTree> TracedRun::BuildZoom(const tree::Behaviours& behaviours, tree::NodeId node,
                                                   tree::RoutineId routine) const {
  return traced::BuildZoom(dynamic_cast<const TrailBehaviours&>(behaviours), node, routine);
}

std::string TracedRun::Warning() const {
  if (!trail_->is_complete()) {
    return "has no end: the run was killed, or is still going on. What it had recorded by then can be "
           "looked at; what libraries had computed and not yet written is shown as `…`. It has no checksums, "
           "so damage to it is not noticed.";
  }
  if (!trail_->reader().has_checksums())
    return "has no checksums, since the disk was full: damage to it is not noticed.";
  return "";
}

bool TracedRun::is_all_trusted() const {
  const auto& callables = trail_->layout().callables;
  return std::none_of(callables.begin(), callables.end(),
                      [](const trail::Callable& callable) { return callable.suspected; });
}

bool TracedRun::is_root_trusted() const {
  const trail::Layout& layout = trail_->layout();
  return layout.main.has_value() && !layout.callables[layout.main].suspected;
}

Observer& TracedRun::observer() const {
  if (observer_ == nullptr) observer_ = std::make_unique<Observer>(*trail_);
  return *observer_;
}

base::Result<view::Observations> TracedRun::Observe(const view::ObserveQuery& query,
                                                    const std::stop_token& stop) const {
  return observer().Observe(query, stop);
}

base::Result<std::vector<view::RoutineCalls>> TracedRun::CountCalls(const std::stop_token& stop) const {
  return observer().CountRoutines(stop);
}

base::Result<std::vector<view::SourceFile>> TracedRun::CountSource(const std::stop_token& stop) const {
  const source::Files& files = trail_->layout().files;
  std::vector<view::SourceFile> sources;
  for (const FileCounts& counts : traced::CountSource(*trail_, find_equations_(files), stop))
    sources.push_back(LinesOf(files[counts.file], counts));
  return sources;
}

base::Result<view::BriefStatistics> TracedRun::CountBriefly() const { return traced::CountBriefly(*trail_); }

base::Result<view::Statistics> TracedRun::Count(const std::stop_token& stop) const {
  return CountTrail(*trail_, stop);
}

base::Result<run::Origins*> TracedRun::origins(std::string_view tree) const {
  const bool has_maps = StyleOf(tree) == TreeStyle::kFdt;
  std::unique_ptr<TrailOrigins>& made = has_maps ? origins_with_maps_ : origins_;
  if (made == nullptr) {
    made =
        std::make_unique<TrailOrigins>(*trail_, has_maps ? std::make_unique<FunctionUses>(*trail_) : nullptr);
  }
  return static_cast<run::Origins*>(made.get());
}

base::Result<std::unique_ptr<run::Slice>> TracedRun::MakeSlice(std::string_view tree,
                                                               const std::vector<run::Mark>& marks) const {
  if (slices_ == nullptr) slices_ = std::make_unique<TrailSlices>(*trail_);
  return slices_->MakeSlice(tree, marks);
}

run::Kind TrailKind(FindEquations find_equations) {
  const auto open = [find_equations = std::move(find_equations)](
                        const std::string& path,
                        const run::OnDamage& on_damage) -> base::Result<std::unique_ptr<run::Run>> {
    auto trail = trail::Trail::Open(path, on_damage);
    if (!trail) return trail.error();
    return std::unique_ptr<run::Run>(std::make_unique<TracedRun>(std::move(*trail), find_equations));
  };
  constexpr uint64_t kMagic = trail::FileHeader::kMagic;
  std::string first_bytes(sizeof kMagic, '\0');
  std::memcpy(first_bytes.data(), &kMagic, sizeof kMagic);
  return {.name = "trace", .first_bytes = std::move(first_bytes), .open = open};
}

}  // namespace inquest::traced
