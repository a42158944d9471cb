// How a session begins: on the root alone, on a whole tree, or where a journal left it.
#include <utility>

#include "base/check.h"
#include "session/session.h"
#include "session/trust.h"
#include "strategy/strategy.h"

namespace inquest::session {

Session::Session(std::unique_ptr<RunTrees> run_trees, Options options)
    : run_trees_(std::move(run_trees)),
      options_(std::move(options)),
      slices_(options_.slicer != nullptr ? options_.slicer : options_.run) {
  if (options_.answers == nullptr || !options_.use_earlier) return;
  earlier_answers_ = std::make_unique<EarlierAnswers>(*options_.answers);
  options_.answerers.insert(options_.answerers.begin(), earlier_answers_.get());
}

base::Result<std::unique_ptr<Session>> Session::Create(const TreeToSearch& tree, Options options) {
  std::unique_ptr<Session> session(new Session(std::make_unique<RunTrees>(tree), std::move(options)));
  if (const base::Status status = session->Start({}); !status) return status.error();
  return session;
}

base::Result<std::unique_ptr<Session>> Session::Create(const run::Run& run, Options options,
                                                       const Work& work) {
  options.run = &run;
  options.trust_root = run.is_root_trusted();
  auto run_trees = std::make_unique<RunTrees>(run);
  std::unique_ptr<Session> session(new Session(std::move(run_trees), std::move(options)));
  if (const base::Status status = session->Start(work); !status) return status.error();
  return session;
}

base::Status Session::Start(const Work& work) {
  const bool resumes = options_.journal != nullptr && !options_.journal->is_new();
  if (resumes) options_.tree = options_.journal->contents().run.tree;
  if (options_.tree.empty()) {
    // Journals leave out the name of the first one.
    chose_tree_ = !resumes;
    options_.tree = resumes ? run_trees_->kinds().front().name : run_trees_->default_kind();
  }
  if (!resumes && StartAtRoot(work)) return base::Unit{};
  return StartAtTree(work);
}

// False if the session does not begin there: what is trusted, or was answered before, is not asked.
bool Session::StartAtRoot(const Work& work) {
  // Answerers may look at the whole tree.
  const bool has_answerers = options_.answerers.size() > (earlier_answers_ == nullptr ? 0 : 1);
  if (has_answerers || options_.beginning || run_trees_->is_built(options_.tree) ||
      !run_trees_->Has(options_.tree) ||
      (!options_.strategy.empty() && !strategy::AsksRootFirst(options_.strategy)))
    return false;
  const std::shared_ptr<void> reading = work.Begin("reading the run");
  Journal* const journal = std::exchange(options_.journal, nullptr);  // nothing is written yet
  UseTrees(Trees::OfRoot(*run_trees_, options_.tree));
  at_root_ = Open().ok() && asks();
  options_.journal = journal;
  return at_root_;
}

base::Status Session::StartAtTree(const Work& work) {
  if (run_trees_->Has(options_.tree)) {
    if (const auto built = run_trees_->Whole(options_.tree, work); !built) return built.error();
  }
  auto trees = std::make_unique<Trees>(*run_trees_, options_.tree);
  if (const auto found = trees->Find(options_.tree); !found) return found.error();
  UseTrees(std::move(trees));
  const bool resumes = options_.journal != nullptr && !options_.journal->is_new();
  if (!resumes) return Open();
  if (options_.journal->contents().run != Mark() && options_.other_journal != nullptr) {
    if (Journal* const other = options_.other_journal()) {
      options_.journal = other;
      return Open();
    }
  }
  const base::Status resumed = Resume(options_.journal->contents());
  return resumed.ok() || options_.other_journal == nullptr ? resumed : Restart(resumed.error().message);
}

// The journal is of a run that could only be taken for this one.
base::Status Session::Restart(const std::string& why) {
  Journal* const other = options_.other_journal();
  if (other == nullptr) return base::Error{why};
  options_.journal = other;
  UseTrees(std::make_unique<Trees>(*run_trees_, options_.tree));
  undone_.clear();
  resumed_ = false;
  const base::Status opened = Open();
  warning_ +=
      (warning_.empty() ? "" : "\n") +
      std::string("What was answered before on this trace was about another run; the session begins anew.");
  return opened;
}

void Session::UseTrees(std::unique_ptr<Trees> trees) {
  state_.reset();  // refers to the trees
  trees_ = std::move(trees);
  const SearchableTree& original = trees_->first().original();
  keys_ = std::make_unique<Keys>(original.tree(), original.behaviours());
  state_ = std::make_unique<State>(*trees_, slices_);
  steps_.clear();
  findings_.clear();
  unasked_.clear();
  warning_.clear();
}

void Session::Prepare() {
  if (at_root_) run_trees_->Begin(options_.tree);
}

// It stands where the root said it would, but may have come to know that its files cannot be written.
base::Status Session::WaitForTree(const Work& work) {
  if (!at_root_) return base::Unit{};
  if (const auto built = run_trees_->Whole(options_.tree, work); !built) return built.error();
  at_root_ = false;
  walk_.reset();
  // The session on the root had the same options, and the journal is new: nothing can be wrong with them.
  CHECK(StartAtTree(work).ok());
  if (warning_ == told_) warning_.clear();
  return base::Unit{};
}

// Which run the journal is marked with.
RunMark Session::Mark() const {
  const SearchableTree& original = trees_->first().original();
  const NodeId root = tree::Tree::root();
  const bool is_first = trees_->first_name() == run_trees_->kinds().front().name;
  return {.nodes = original.tree().size(),
          .root = keys_->Of(original.behaviours(), original.tree().routine(root), root),
          .tree = is_first ? "" : trees_->first_name()};
}

base::Status Session::Open() {
  Step step;
  const std::string strategy = options_.strategy.empty()
                                   ? std::string(strategy::DefaultName(state_->run_behaviours()))
                                   : options_.strategy;
  const std::pair<EventKind, const std::string*> choices[] = {
      {EventKind::kGranularity, &options_.granularity},
      {EventKind::kTransform, &options_.transforms},
      {EventKind::kOrder, &options_.order},
      {EventKind::kStrategy, &strategy}};
  for (const auto& [kind, name] : choices) {
    if (name->empty()) continue;
    step.events.push_back({.kind = kind, .name = *name});
  }
  if (options_.trust_root) {
    const RoutineId root = state_->tree().routine(tree::Tree::root());
    step.events.push_back(
        {.kind = EventKind::kTrust, .routine = root, .name = behaviours().routine(root).name});
  }
  if (options_.answers != nullptr && options_.use_earlier) {
    for (const TrustedCode& code : options_.answers->trusted())
      AddTrustEvents(state_->tree(), behaviours(), code, &step.events);
    warning_ = options_.answers->complaint();
  }
  if (options_.journal != nullptr && !options_.journal->contents().damage.empty())
    warning_ += (warning_.empty() ? "" : "\n") + options_.journal->contents().damage;
  for (const Event& event : step.events) {
    if (base::Status status = state_->Apply(event); !status) return status;
  }
  if (options_.beginning) Begin(&step);
  if (options_.journal != nullptr) Write(options_.journal->Begin(Mark()));
  steps_.push_back(std::move(step));
  Advance(&steps_.back());
  if (options_.journal != nullptr) Write(options_.journal->Append(0, steps_.back()));
  return base::Unit{};
}

void Session::Begin(Step* step) {
  const Beginning beginning = options_.beginning(state_->run_tree(), state_->run_behaviours());
  for (const RoutineId routine : beginning.trusted)
    ApplyInStep({.kind = EventKind::kTrust, .routine = routine, .name = behaviours().routine(routine).name},
                step);
  const std::optional<NodeId> node =
      beginning.wrong ? state_->numbering().FindNumber(beginning.wrong->index) : std::nullopt;
  if (!node) return;
  Event judged{.kind = EventKind::kJudge,
               .node = *node,
               .verdict = Verdict::kWrong,
               .by = By::kAnswerer,
               .key = KeyOf(*node),
               .name = beginning.by};
  unasked_.push_back({.node = *node,
                      .node_number = state_->NumberOf(*node),
                      .statement = DescribeStatement(state_->behaviours(), *node, options_.statement_columns),
                      .verdict = judged.verdict,
                      .by = judged.by,
                      .author = judged.name});
  ApplyInStep(std::move(judged), step);
  ApplyInStep({.kind = EventKind::kRestart, .node = *node}, step);
}

base::Status Session::Resume(const JournalContents& contents) {
  if (contents.run != Mark()) {
    return base::Error{"The journal `" + options_.journal->path() +
                       "` belongs to another run of a program; choose another file with --journal."};
  }
  steps_ = contents.steps;
  undone_ = contents.undone;
  warning_ = contents.damage;
  resumed_ = true;
  if (const base::Status status = Restore(true); !status) {
    return base::Error{"The journal `" + options_.journal->path() + "` does not fit this run: " +
                       status.error().message + " Choose another file with --journal."};
  }
  return base::Unit{};
}

}  // namespace inquest::session
