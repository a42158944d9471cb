#include <algorithm>

#include "trail/reader.h"

namespace inquest::trail {

namespace {

class Verifier {
 public:
  Verifier(const Reader& reader, size_t limit) : reader_(reader), limit_(limit) {}

  std::vector<std::string> Run() {
    Address expected = reader_.first();
    reader_.ForEach([&](const Object& object) {
      starts_.push_back(object.address);
      expected = object.address + uint64_t{object.size} * 8;
      return true;
    });
    if (reader_.header().end != 0 && expected != reader_.end()) {
      Report("no object starts at " + std::to_string(expected) + ", before the end");
    }
    end_ = expected;
    reader_.ForEach([&](const Object& object) {
      CheckObject(object);
      return faults_.size() < limit_;
    });
    return std::move(faults_);
  }

 private:
  void Report(std::string fault) {
    if (faults_.size() < limit_) faults_.push_back(std::move(fault));
  }
  static std::string Name(const Object& object) { return "the object at " + std::to_string(object.address); }

  // DESIGN 4: a frame's redex lies in an earlier frame; an object belongs to a frame that was there before
  // it.
  void CheckObject(const Object& object) {
    if (object.link > object.address)
      Report(Name(object) + " belongs to something later, at " + std::to_string(object.link));
    if (object.link != 0 && object.link < reader_.header().functions) {
      Report(Name(object) + " belongs to nothing in the trail");
    }
    switch (object.kind) {
      case Kind::kFrame:
        CheckWords(object, 1);
        break;
      case Kind::kCallback:
        CheckWords(object, 1);
        break;
      case Kind::kData:
        if (static_cast<DataKind>(object.id) == DataKind::kArray) CheckWords(object, 2);
        break;
      case Kind::kFun:
        if (object.id >= reader_.layout().callables.size())
          Report(Name(object) + " calls an unknown routine");
        break;
      case Kind::kExecution:
        CheckWords(object, 2,
                   static_cast<ExecutionKind>(object.id) == ExecutionKind::kOutput ? 4 : object.size);
        break;
      default:
        CheckWords(object, 1);
        break;
    }
  }

  void CheckWords(const Object& object, uint32_t first) { CheckWords(object, first, object.size); }
  void CheckWords(const Object& object, uint32_t first, uint32_t end) {
    for (uint32_t i = first; i < std::min(end, object.size); ++i) {
      Word w = reader_.word(object.address + 8 * uint64_t{i});
      switch (TagOf(w)) {
        case Tag::kHeader:
        case Tag::kInt:
        case Tag::kAtom:
        case Tag::kState:
          break;
        default:
          CheckReference(object, w);
          break;
      }
    }
  }

  // Closed: a reference leads into an object of the trail, or to a static one. A reference into the region is
  // a value that was not kept.
  void CheckReference(const Object& object, Word w) {
    Address a = AddressOf(w);
    if (IsRegion(a)) return;
    if (a >= reader_.header().functions && a < reader_.first()) return;
    if (a < reader_.first() || a >= end_) {
      Report(Name(object) + " refers to " + std::to_string(a) + ", outside the trail");
      return;
    }
    Word target = reader_.word(a);
    switch (TagOf(w)) {
      case Tag::kCon:
        if (TagOf(target) != Tag::kHeader || KindOf(target) != Kind::kCon || !IsStart(a)) {
          Report(Name(object) + " refers to " + std::to_string(a) + " as a constructor, which it is not");
        }
        break;
      case Tag::kFun:
        if (TagOf(target) != Tag::kHeader ||
            (KindOf(target) != Kind::kFun && KindOf(target) != Kind::kPartial &&
             KindOf(target) != Kind::kClosure)) {
          Report(Name(object) + " refers to " + std::to_string(a) + " as a function, which it is not");
        }
        break;
      case Tag::kBox:
        if (TagOf(target) != Tag::kHeader || !IsStart(a)) {
          Report(Name(object) + " refers to " + std::to_string(a) + " as a value, which it is not");
        }
        break;
      default:
        break;
    }
  }

  bool IsStart(Address a) const { return std::binary_search(starts_.begin(), starts_.end(), a); }

  const Reader& reader_;
  size_t limit_;
  Address end_ = 0;
  std::vector<Address> starts_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> Verify(const Reader& reader, size_t limit) { return Verifier(reader, limit).Run(); }

}  // namespace inquest::trail
