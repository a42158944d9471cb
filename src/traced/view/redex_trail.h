// Following a redex trail backwards (foundations-2006, "Following Redex Trails"): from a piece of output, an
// error or any value to the redex that created it; there any subexpression can be chosen, and its creator is
// shown.
//
//   Trail:
//     <- putStrLn "os"                 Sort.hs:10:8
//     <- insert 's' "o" | if True      Sort.hs:7:33, node 2
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "traced/tree/node_numbers.h"
#include "traced/view/creator.h"
#include "traced/view/redex_terms.h"
#include "traced/view/trail_starts.h"
#include "trail/trail.h"
#include "value/json_writer.h"
#include "value/print.h"

namespace inquest::traced {

class RedexTrail {
 public:
  // `trail` must outlive it.
  RedexTrail(const trail::Trail& trail, value::Budget budget);

  // Begins anew.
  void Start(const Creator& creator);
  // At the statement of a node of the execution tree. False: there is none.
  bool StartAtNode(tree::NodeId node);
  bool is_started() const { return !steps_.empty(); }

  // A command, as typed: a path (`a2`, `r.1`, `f`: what made that part), `up`, `back`, `result`, `parts
  // [PATH]`, `unfold PATH`, `source`, `stack`, `fold N`, `help`. Returns what it shows; the error says what
  // can be done instead.
  base::Result<std::string> Execute(std::string_view command);
  // The line of the newest step, `<- insert 's' "o" | if True  -- Sort.hs:7:33, node 2`.
  std::string CurrentLine();
  // `before`: columns that stand before it.
  std::string LineOf(const Creator& creator, uint64_t before = 0);
  // Calls, the innermost first, a line each; of a deep recursion the inner and the outermost ones.
  std::string StackText(const std::vector<Creator>& stack, std::string_view indent = "");
  // The members `stack`, of a deep recursion likewise, and what is left out of it.
  void WriteStackJson(const std::vector<Creator>& stack, value::JsonWriter* writer);
  // All steps; one step.
  void WriteJson(value::JsonWriter* writer);
  void WriteJson(const Creator& creator, value::JsonWriter* writer);

  const Creators& creators() const { return creators_; }
  const traced::TrailTerms& terms() const { return terms_.trail_terms(); }
  // The node of the tree that the creator is, if it is one.
  tree::NodeId NodeOf(const Creator& creator);

 private:
  // Calls of a stack that repeat the same routines.
  struct Alike {
    size_t calls = 0;
    std::vector<std::string> names;
  };
  Alike AlikeIn(const std::vector<Creator>& stack, size_t inner, size_t left_out) const;
  static std::string TextOf(const Alike& alike, size_t left_out);
  base::Result<Creator> Choose(const value::Path& path);
  Spot PartOf(const Creator& creator, const value::Statement& statement, const value::Step& step) const;
  std::optional<Spot> Below(const Spot& spot, const value::Step& step) const;
  source::Span SpanOf(const Creator& creator) const;
  std::string BranchText(const Creator& creator) const;
  base::Result<std::string> Go(const Creator& creator);
  base::Result<std::string> ShowParts(std::string_view path);
  base::Result<std::string> Unfold(std::string_view path);
  std::string ShowSource() const;

  const trail::Trail& trail_;
  value::Budget budget_;
  Creators creators_;
  RedexTerms terms_;
  traced::NodeNumbers numbers_;
  std::vector<Creator> steps_;
};

}  // namespace inquest::traced
