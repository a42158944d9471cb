// What the type variables of a call stand for. Of those that a class constrains, the dictionaries tell: a
// routine was copied for dictionaries that were known (its constraints say for which types), or takes them as
// hidden arguments. They decide what the call means, so they are part of a statement's identity
// (docs/design.md 7.2). Other variables decide nothing; for showing, and for evaluating an expression at the
// right type, the places of the callers and the values themselves tell some of them.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "traced/value/dictionaries.h"
#include "traced/value/type_store.h"
#include "trail/trail.h"

namespace inquest::traced {

// As text; empty where nothing decides.
struct DecidingTypes {
  std::string instance;            // of a method: `Default Int`
  std::vector<std::string> types;  // one a constraint of the routine; then those of the routines around it
  friend bool operator==(const DecidingTypes&, const DecidingTypes&) = default;
  bool empty() const { return instance.empty() && types.empty(); }
};

class CallTypes {
 public:
  // Both must outlive it.
  CallTypes(const trail::Trail& trail, TypeStore* types);

  // Whether it, or a routine around it, does: then its calls differ in what decides.
  bool TakesDictionaries(trail::CallableId callable) const;
  // What dictionaries tell of the type variables of the frame's routine and of those around it. Looks at the
  // frame and those around it only.
  TypeVariables Constrained(const trail::Frame& frame) const;
  DecidingTypes Deciding(const trail::Frame& frame) const;
  // The same of a function value: its routine, the arguments that it has so far, the function itself.
  TypeVariables Constrained(trail::CallableId callable, const std::vector<trail::Word>& arguments,
                            trail::Word function) const;
  DecidingTypes Deciding(trail::CallableId callable, const std::vector<trail::Word>& arguments,
                         trail::Word function) const;

  // Of a routine that takes no dictionaries, and that no routine around it does; of others as far as it is
  // the same for all calls.
  const DecidingTypes& OfRoutine(trail::CallableId callable) const;

  // Also what the places tell where the frame's routine, and its callers, were called; some of these only,
  // where there are many. `made`: how many variables of TypeStore::NewVariable the question has used.
  TypeVariables Known(const trail::Frame& frame, uint32_t* made) const;

  const Dictionaries& dictionaries() const { return dictionaries_; }

 private:
  template <typename Argument>
  void AddDictionaries(const trail::Callable& callable, const Argument& argument,
                       TypeVariables* variables) const;
  void AddEnclosing(trail::Frame frame, TypeVariables* variables) const;
  DecidingTypes Texts(trail::CallableId callable, const TypeVariables& variables) const;
  TypeVariables AtCaller(const trail::Frame& frame, const trail::Frame& caller,
                         const TypeVariables& of_caller, uint32_t* made) const;

  const trail::Trail& trail_;
  TypeStore& types_;
  Dictionaries dictionaries_;
  NameId function_name_;
  mutable std::unordered_map<trail::CallableId, DecidingTypes> of_routines_;
};

}  // namespace inquest::traced
