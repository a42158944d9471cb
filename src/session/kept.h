// What is kept in the state folder (places.h): how much it is, a limit on the traces of all programs
// together, and removing it. What another process uses (file_claim.h) stays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "session/places.h"

namespace inquest::session {

// A folder of the state folder: that of a program, or what else lies there.
struct KeptFolder {
  std::string path;
  std::string program;  // the main file's name without its ending; of other folders, the folder's name
  bool is_of_program = false;
  uint64_t traces = 0;       // how many
  uint64_t trace_bytes = 0;  // as the disk has them: of holes nothing
  uint64_t other_bytes = 0;  // journals, answers, history
};
// In the order of their names; empty if there is no state folder.
std::vector<KeptFolder> ListKept(const std::string& state_folder);

// `500`, `500M`, `2G`; none if it is nothing of the kind.
std::optional<uint64_t> ReadSize(std::string_view text);

// How many bytes all traces together may take: $INQUEST_KEEP, as in `500M` or `2G`; if it is not set, a tenth
// of the disk. The error: it is no size.
base::Result<uint64_t> KeptLimit(const std::string& state_folder);

// Removes the oldest traces of any program until the others take at most `limit` bytes, with their journals
// unless these have answers; `newest` stays, whatever its size. Returns how many bytes were freed.
uint64_t LimitKept(const std::string& state_folder, uint64_t limit, const std::string& newest);

// After a run was recorded into `trace`: removes old traces of its program (places.h), then of all programs
// what is beyond the limit. The error: the limit is no size; then the default one holds.
base::Status KeepNewestTraces(const ProgramFolder& folder, const std::string& trace);

// Removes the traces and journals of a folder; with `all`, whatever is in it, and it too. Returns how many
// bytes were freed. `pretend`: says only how many that would be.
uint64_t RemoveKept(const KeptFolder& folder, bool all, bool pretend);

}  // namespace inquest::session
