// Which routine of a reference program is which of a run's: by module and name, a local function by the path
// of names that leads to it, what has no name by its text and its place among its like. Constructors by name.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/interner.h"
#include "core/core.h"
#include "oracle/types.h"
#include "source/source_file.h"
#include "trail/layout.h"

namespace inquest::oracle {

class Matching {
 public:
  // All outlive it.
  Matching(const trail::Layout& run, const core::Program& reference, const base::Interner& names,
           const source::Files& files);

  // None: the reference has no such routine, or several that the run does not tell apart.
  core::RoutineId Routine(trail::CallableId callable);
  // None: the reference has no such constructor, or one that holds something else.
  core::ConId Constructor(trail::CallableId callable);
  // Whether it is a section that the reference has in another form. Nobody is asked about calls of sections,
  // so what one does must not change: its counterpart only says where it stands.
  bool IsChangedSection(trail::CallableId callable);
  // The run's routine whose counterpart is this one and that stands beside `sibling`, or around it; none:
  // not known.
  trail::CallableId CallableOf(core::RoutineId routine, trail::CallableId sibling);
  std::string TextOf(base::Symbol name) const { return std::string(names_.text(name)); }
  PlainType TypeOf(core::TypeId type) const { return PlainTypeOf(reference_.types, names_, type); }

 private:
  // What routines have in common that may be each other's counterpart.
  struct Key {
    uint32_t parent;     // a routine of the reference, or kNone
    std::string module;  // of a top-level routine
    std::string name;
    std::string instance;  // of methods and dictionaries
    uint8_t kind;
    auto operator<=>(const Key&) const = default;
  };
  // One that a program has, or several made of the same text for different types.
  struct Member {
    std::string_view text;  // empty: not known
    uint32_t begin = 0;
    std::vector<uint32_t> routines;
  };
  using Members = std::vector<Member>;

  core::RoutineId Find(trail::CallableId callable);
  core::ConId FindConstructor(trail::CallableId callable) const;
  bool HoldsTheSame(const trail::Callable& callable, const core::Constructor& con) const;
  std::string NameOf(const trail::Callable& callable) const;
  Key KeyOf(trail::CallableId callable, core::RoutineId parent) const;
  Key KeyOf(const core::Routine& routine) const;
  Members MembersOf(trail::CallableId callable) const;
  Members MembersOf(const Key& key) const;
  core::RoutineId Choose(trail::CallableId callable, const Member& own, const Member& member) const;
  std::string_view TextOf(source::Span span) const;

  const trail::Layout& run_;
  const core::Program& reference_;
  const base::Interner& names_;
  const source::Files& files_;
  enum class State : uint8_t { kUnknown, kBusy, kKnown };
  base::Store<trail::CallableId, State> states_;
  base::Store<trail::CallableId, core::RoutineId> routines_;
  std::map<Key, std::vector<uint32_t>> by_key_;                           // routines of the reference
  std::map<trail::CallableId, std::vector<trail::CallableId>> children_;  // those of the run by parent
  std::map<std::pair<std::string, std::string>, std::vector<trail::CallableId>> top_;  // by module and name
  std::map<std::string, std::vector<core::ConId>> constructors_;  // of the reference by name
  struct FoundConstructor {
    bool is_known = false;
    core::ConId con;
  };
  base::Store<trail::CallableId, FoundConstructor> found_constructors_;
};

}  // namespace inquest::oracle
