// Where the text of a call leaves open which function is meant: `def = 1` of two instances, `total []` at two
// types. Only there a statement shows types, `(def :: Int) = 1`, `(total :: [Int] -> Int) [] = 0`.
//
// The rule (docs/user_guide.md): routines that are one text in the source, and methods of one name and class,
// are told apart by what was used in the run, and by the values that are shown. No type is shown if only one
// of them was used, or if the values cannot be of the types that the others have: `insert 'c' "ab"`. A value
// that might be of another type (`[]`, `3`, `_`) leaves it open. A number without a point may be of any type
// of whole numbers.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "traced/value/call_types.h"
#include "traced/value/type_store.h"
#include "traced/value/value_types.h"
#include "trail/trail.h"

namespace inquest::traced {

// What a text must say in addition; nothing where it decides by itself.
struct ShownType {
  std::string type;     // of the routine, behind its name: (total :: [Int] -> Int); none if all have the same
  std::string context;  // where its type does not tell: `in total :: [Int] -> Int`, `of Sized Int`
};

class OpenText {
 public:
  // All must outlive it.
  OpenText(const trail::Trail& trail, TypeStore* types, const ValueTypes& value_types,
           const CallTypes& call_types);

  // A call or a partial application: its routine, what the type variables of it and the routines around it
  // stand for, and the values that are shown: the first arguments and, of a call, the result behind them.
  struct Shown {
    trail::CallableId callable;
    const TypeVariables* variables = nullptr;
    const DecidingTypes* deciding = nullptr;
    std::vector<trail::Word> values;
    bool has_result = false;
    // Of a partial application: its type as far as what stands around it tells.
    TypeId type;
  };
  // Cheap where the routine's text stands for one routine only. Looks at the index of the trail on first use,
  // never at the trail.
  ShownType TypeOf(const Shown& shown) const;

 private:
  struct Types {  // of visible parameters, and of the result behind them
    std::vector<TypeId> arguments;
    TypeId result;
  };
  void FindUses() const;
  std::vector<bool> FindUsed() const;
  std::string TextKey(trail::CallableId callable) const;
  bool Decides(trail::CallableId callable) const;
  Types TypesOf(trail::CallableId callable) const;
  bool IsTypeOfAll(const std::string& text, const std::vector<trail::CallableId>& others) const;
  bool CanBe(trail::CallableId other, const Shown& shown) const;
  bool IsDecidedByValues(trail::CallableId other, const Shown& shown) const;
  bool Fits(trail::Word value, TypeId type) const;
  bool FitsAtom(trail::Word value, TypeId type) const;
  bool FitsNumber(bool has_point, TypeId type) const;
  bool TypeTells(const std::string& text, const std::vector<trail::CallableId>& others) const;
  std::string ContextOf(const Shown& shown) const;

  const trail::Trail& trail_;
  TypeStore& types_;
  const ValueTypes& value_types_;
  const CallTypes& call_types_;
  NameId function_name_;
  // By callable: those used in the run that have the same text, itself included; only where there are several
  // or one that takes dictionaries.
  mutable bool found_uses_ = false;
  mutable std::unordered_map<trail::CallableId, uint32_t> group_of_;
  mutable std::vector<std::vector<trail::CallableId>> groups_;
};

}  // namespace inquest::traced
