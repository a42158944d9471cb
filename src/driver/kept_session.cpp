#include "driver/kept_session.h"

#include <utility>

#include "driver/commands.h"
#include "driver/open_trace.h"
#include "setup/kinds.h"
#include "setup/trace_program.h"

namespace inquest::driver {

namespace {

setup::FileChoice ChoiceOf(const std::string& file, const std::string& journal) {
  const bool is_trace = !setup::HasHaskellName(file);
  return {.file = file, .is_trace = is_trace, .resume = !is_trace, .journal = journal, .looks_only = true};
}

}  // namespace

KeptSession::KeptSession(const SourceOptions& source, const std::string& journal)
    : source_(source), files_(ChoiceOf(source.file, journal), Complain), damage_(files_.trace()) {}

bool KeptSession::Open(std::string_view hint) {
  const auto tell = [](const std::string& why) {
    Complain(why);
    return false;
  };
  if (files_.trace().empty())
    return tell("No session on `" + source_.file + "` was kept." + std::string(hint));
  auto run = setup::AllKinds().Open(files_.trace(), damage_.listener());
  if (!run) return tell(run.error().message);
  run_ = std::move(*run);
  WarnOf(*run_, files_.trace());
  std::unique_ptr<session::Journal> journal;
  if (const auto status = files_.OpenJournal(&journal); !status) return tell(status.error().message);
  opened_ =
      std::make_unique<setup::RunSession>(*run_, source_, files_, session::Options(), std::move(journal));
  const auto session = opened_->Open();
  if (!session) return tell(session.error().message);
  session_ = *session;
  return true;
}

}  // namespace inquest::driver
