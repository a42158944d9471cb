// The stack of a machine: room for records and the activations of trusted code (records.h). Its depth follows
// the user's data, so it is reserved large and grows as touched.
//
// Markers stand for records. A minor collection visits the stack down to the topmost marker only: a deep
// stack would otherwise cost its whole depth each time. Who takes a record off the stack, or changes an
// activation below it, takes the marker first.
#pragma once

#include <vector>

#include "base/result.h"
#include "reduce/code.h"
#include "reduce/heap.h"
#include "reduce/records.h"

namespace inquest::reduce {

class Stack {
 public:
  // Address space is reserved; so many bytes of it may be used.
  static base::Result<Stack> Create(uint64_t bytes);
  Stack(Stack&& other) noexcept;
  Stack& operator=(Stack&&) = delete;
  ~Stack();

  Word* bottom() const { return bottom_; }
  // Whether the stack may end there: what follows needs no question for a few records.
  bool HasRoom(const Word* end) const { return __builtin_expect(end + kSlack <= end_, 1); }
  // What a deep evaluation has left above `top` goes back to the system.
  void Release(const Word* top);

  // Puts the record back that a marker on top of the stack stands for, and returns it.
  const Node* TakeMarker(Word* top);
  void TakeAllMarkers();
  // The stack is given up, and they with it.
  void ForgetMarkers() { markers_.clear(); }

  // All records, or in a minor collection those that may have changed since the last one.
  void Visit(Word* top, const Code& code, bool is_full, Heap::Visitor& visitor);
  // What a thread that does not run had on the stack: it holds addresses of the stack, so it is visited
  // there.
  void VisitKept(std::vector<Word>* kept, const Code& code, Heap::Visitor& visitor);

  // From the top of the stack down, until `visit(record, top)` returns false or there is a kStop: `top` is
  // just above the record. The stack was left in order by whoever stopped the run.
  template <typename Visitor>
  void ForEachRecord(Word* top, const Code& code, Visitor visit) const;

 private:
  struct Marker {
    Word* at;
    Word record;
  };
  static constexpr int64_t kSlack = 64;

  Stack() = default;
  // The records from `top` down to `seen`; markers to be planted on the way are added.
  static void VisitRecords(Word* top, const Word* seen, const Code& code, Heap::Visitor& visitor,
                           std::vector<Marker>* planted);

  Word* bottom_ = nullptr;
  Word* end_ = nullptr;
  uint64_t reserved_ = 0;        // bytes
  std::vector<Marker> markers_;  // the lowest first
};

template <typename Visitor>
void Stack::ForEachRecord(Word* top, const Code& code, Visitor visit) const {
  auto marker = markers_.rbegin();
  while (top > bottom_) {
    const Node* node = NodeOn(top);
    if (node->op == Op::kMarker) {
      if (marker == markers_.rend() || marker->at != top - 1) return;
      node = reinterpret_cast<const Node*>(marker->record);
      ++marker;
    }
    if (node->op == Op::kStop) return;
    const Record record = ReadRecord(top, *node);
    if (!visit(record, top)) return;
    top = record.Below(code);
  }
}

}  // namespace inquest::reduce
