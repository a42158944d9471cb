// The views of a run that can be asked for in a session: `children`, `tree`, `observe`, ... Each is a word of
// its own, with an argument.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "session/response.h"
#include "session/state.h"

namespace inquest::session {

struct ViewInfo {
  std::string name;
  std::string argument;  // as shown in the help
  std::string help;
  bool of_run = false;  // needs the run (Options::run), not only its tree
};
const std::vector<ViewInfo>& AllViews();

// `children` and `tree`. `argument`: a node number instead of `node`, and for `tree` a second number, how
// many levels. The error is a sentence that says what the argument can be.
base::Result<view::TreeLines> ShowTree(const State& state, const std::string& name,
                                       const std::string& argument, NodeId node);

// What `observe` is asked: a pattern, before it the options that the command line has: `--all --from 21 f`.
struct ObserveRequest {
  view::ObserveQuery query;
  bool lists_routines = false;  // there is no pattern
};
base::Result<ObserveRequest> ReadObserveRequest(const std::string& argument);

// These nodes, one below the other as listed, with a sentence about them.
view::TreeLines ShowNodes(const State& state, const std::vector<NodeId>& nodes, std::string note);

}  // namespace inquest::session
