// A session that was kept, for commands that write down what was judged in it: the last one on a program, or
// the one on a trace. It is looked at; its journal stays as it is, and may be in use.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "driver/load_program.h"
#include "driver/trace_damage.h"
#include "run/run.h"
#include "setup/run_session.h"
#include "setup/session_files.h"

namespace inquest::driver {

class KeptSession {
 public:
  // `journal` as given, or empty. `source` outlives it.
  KeptSession(const SourceOptions& source, const std::string& journal);

  // Once. False if there is none or it cannot be read; the person has been told why. `hint` follows what is
  // said where none was kept; it may be empty.
  bool Open(std::string_view hint = {});

  const run::Run& run() const { return *run_; }
  session::Session& session() { return *session_; }
  // What the command returns: `otherwise`, unless the trace is damaged.
  int ExitCode(int otherwise) const { return damage_.ExitCode(otherwise); }

 private:
  const SourceOptions& source_;
  const setup::SessionFiles files_;
  TraceDamage damage_;
  std::unique_ptr<run::Run> run_;
  std::unique_ptr<setup::RunSession> opened_;
  session::Session* session_ = nullptr;  // of opened_
};

}  // namespace inquest::driver
