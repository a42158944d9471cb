// Following a redex trail, command by command: the steps taken so far, and what a command shows.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "run/origins.h"
#include "value/path.h"
#include "view/trail_step.h"

namespace inquest::session {

class TrailWalk {
 public:
  // `origins` must outlive it.
  explicit TrailWalk(run::Origins& origins) : origins_(origins) {}

  // Begins anew.
  void Start(view::Origin origin) { steps_ = {std::move(origin)}; }
  bool is_started() const { return !steps_.empty(); }
  const std::vector<view::Origin>& steps() const { return steps_; }

  // A command, as typed: a path (`a2`, `r.1`, `f`: what made that part), `up`, `back`, `result`, `parts
  // [PATH]`, `unfold PATH`, `source`, `stack`, `fold N`, `help`; nothing: where it stands. The error says
  // what can be done instead.
  base::Result<view::TrailStep> Execute(std::string_view command);

  // The words of these commands, for completion.
  static std::vector<std::string> Words();

 private:
  view::TrailStep Go(view::Origin origin);
  view::TrailStep Here(view::TrailStep::Kind kind) const;
  base::Result<view::TrailStep> ShowParts(std::string_view path);
  base::Result<view::TrailStep> Unfold(std::string_view path);
  base::Result<view::TrailStep> Fold(std::string_view columns);

  run::Origins& origins_;
  std::vector<view::Origin> steps_;
  uint64_t columns_ = 0;  // as `fold` said
};

}  // namespace inquest::session
