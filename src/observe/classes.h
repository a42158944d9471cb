// Statements that cannot be told apart by what they depend on: those with the same label and the same stack.
// A run of millions of statements has few of these classes, and all that follows works on them.
#pragma once

#include <span>
#include <vector>

#include "observe/statements.h"

namespace inquest::observe {

using ClassId = base::Id<struct ClassTag>;

struct Class {
  LabelId label;
  StackId stack;   // when the label was reached
  StackId pushed;  // with the label on it: the stack of what the statement depends on
};

class Classes {
 public:
  // In the order of their first statements. Labels that no statement has are left out of the stacks, as if
  // the program did not have them: otherwise nothing below them would be found. Interns stacks of `events`.
  Classes(Events& events, const base::Store<StatementId, Statement>& statements);

  size_t size() const { return classes_.size(); }
  const Class& operator[](ClassId id) const { return classes_[id]; }
  // Ascending.
  std::span<const StatementId> members(ClassId id) const {
    return {members_.data() + first_[id.index], members_.data() + first_[id.index + 1]};
  }
  bool is_single(ClassId id) const { return members(id).size() == 1; }

 private:
  base::Store<ClassId, Class> classes_;
  std::vector<uint32_t> first_;
  std::vector<StatementId> members_;
};

}  // namespace inquest::observe
