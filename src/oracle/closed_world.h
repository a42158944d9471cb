// A world in which nothing can be read or written.
#pragma once

#include "oracle/holes.h"
#include "reduce/outside.h"

namespace inquest::oracle {

class ClosedWorld : public reduce::Outside {
 public:
  Answer Execute(core::Primitive, const trail::Word*) override { return Unknown(); }
  Answer BeginPut(int64_t) override { return Unknown(); }
  Answer Put(int64_t, char32_t) override { return Unknown(); }
  void EndPut(int64_t) override {}

 private:
  static Answer Unknown() {
    Answer answer;
    answer.hole = kUnknownInput;
    return answer;
  }
};

}  // namespace inquest::oracle
