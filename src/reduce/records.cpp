#include "reduce/records.h"

#include "base/check.h"

namespace inquest::reduce {

Record ReadRecord(Word* top, const Node& node) {
  Record record{.node = &node, .owner = &node, .begin = top - WordsOf(node.op)};
  switch (node.op) {
    case Op::kCase:
    case Op::kSeq:
    case Op::kApply:
    case Op::kMethod:
    case Op::kUnwrap:
      record.base = BaseOn(top);
      break;
    case Op::kPrim:
      record.base = BaseOn(top);
      record.root_count = OperandsOn(top);
      record.begin -= record.root_count;
      record.roots = record.begin;
      break;
    case Op::kResume:
      record.base = reinterpret_cast<Word*>(top[-2]);
      record.owner = reinterpret_cast<const Node*>(top[-3]);
      record.resumes = true;
      break;
    case Op::kKeepFunction:
      record.owner = reinterpret_cast<const Node*>(top[-2]);
      record.base = reinterpret_cast<Word*>(top[-3]);
      record.roots = record.begin;
      record.root_count = 1;
      break;
    case Op::kUpdateThunk:
    case Op::kSeqSecond:
    case Op::kFixed:
    case Op::kBindThen:
    case Op::kThen:
    case Op::kCatch:
      record.roots = record.begin;
      record.root_count = 1;
      break;
    case Op::kApplyMore:
      record.root_count = ArgumentsOn(top);
      record.begin -= record.root_count;
      record.roots = record.begin;
      break;
    case Op::kNative:
      record.roots = NativeOn{top}.state();
      record.root_count = kNativeState + 1;
      break;
    case Op::kUpdateCell:
    case Op::kFinishCallback:
    case Op::kExecute:
    case Op::kPerformed:
    case Op::kNoteResult:
    case Op::kStop:
      break;
    default:
      CHECK(false && "a record");
  }
  return record;
}

}  // namespace inquest::reduce
