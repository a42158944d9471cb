// For tests: makes trails object by object, as a machine would write them, without a program and without a
// machine. What is described and added may be wrong on purpose.
//
// The description has a fixed room before the objects, so that it can be added to while objects are added.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "trail/layout.h"
#include "trail/reader.h"
#include "trail/trail.h"
#include "trail/word.h"

namespace inquest::trail {

class TrailBuilder {
 public:
  // A program whose main is a constant, in slot kMain of the program's frame; other constants follow.
  static constexpr uint32_t kMain = 1;
  explicit TrailBuilder(uint32_t constants = 1) {
    layout_.modules.Add({"Main", false});
    layout_.variants.Add({.size = 1 + constants});
    layout_.suspected_constants_end = SlotId(1 + constants);
    layout_.main = AddFunction("main", 0, 4);
    layout_.callables[layout_.main].kind = CallableKind::kConstant;
    layout_.constants.Add({layout_.main, SlotId(kMain)});
    Add({Header(Kind::kFrame, 0, 0)}, 1 + constants);
  }

  // The description of the program.
  Layout& layout() { return layout_; }
  // A suspected function: its number among the callables. Its frames have a word for each parameter, then
  // `cells` more.
  CallableId AddFunction(const std::string& name, uint32_t arity, uint32_t cells = 0, uint32_t leaves = 1) {
    Callable function;
    function.name = name;
    function.suspected = true;
    function.module = ModuleId(0);
    function.arity = arity;
    function.variant = layout_.variants.next_id();
    function.leaves.resize(leaves);
    const CallableId callable = layout_.callables.next_id();
    for (uint32_t leaf = 0; leaf <= leaves; ++leaf) {
      layout_.variants.Add({.size = 1 + arity + cells, .callable = callable, .leaf = leaf});
    }
    return layout_.callables.Add(function);
  }
  // Where the code of a function begins.
  void SetEntry(CallableId callable, PlaceId place) {
    Callable& function = layout_.callables[callable];
    function.entry = place;
    for (uint32_t leaf = 0; leaf <= function.leaves.size(); ++leaf) {
      layout_.variants[function.variant_of(leaf)].entry = place;
    }
  }
  // Its site. Constructors of a type have the tags 0, 1, ...
  SiteId AddConstructor(const std::string& name, uint32_t arity, uint32_t tag = 0) {
    Callable constructor;
    constructor.name = name;
    constructor.kind = CallableKind::kConstructor;
    constructor.module = ModuleId(0);
    constructor.arity = arity;
    constructor.tag = tag;
    constructors_.push_back(constructor);
    return SiteId(constructors_.size() - 1);
  }
  ActionSiteId AddActionSite(const std::string& primitive, uint32_t arity) {
    return layout_.action_sites.Add({primitive, arity, {}});
  }
  PlaceId AddPlace(Place place, const std::vector<PlaceId>& kids = {}) {
    place.first_kid = static_cast<uint32_t>(layout_.kids.size());
    place.count = static_cast<uint32_t>(kids.size());
    layout_.kids.insert(layout_.kids.end(), kids.begin(), kids.end());
    return layout_.places.Add(place);
  }
  PrimitiveId AddPrimitive(const std::string& name) { return layout_.primitives.Add(name); }

  // Objects, one after the other; `words` at least, the rest is zero. The address of the header.
  Address Add(const std::vector<Word>& words, size_t size = 0) {
    const Address address = kObjects + 8 * objects_.size();
    objects_.insert(objects_.end(), words.begin(), words.end());
    if (size > words.size()) objects_.resize(objects_.size() + size - words.size());
    return address;
  }
  // The base of a frame; `leaf` as in Variant: the leaf's number + 1, or 0 while it matches.
  Address AddFrame(CallableId callable, Address redex, std::vector<Word> arguments = {}, uint32_t leaf = 1) {
    const VariantId variant = layout_.callables[callable].variant_of(leaf);
    arguments.insert(arguments.begin(), Header(Kind::kFrame, variant.index, redex));
    return Add(arguments, layout_.variants[variant].size);
  }
  // The same of a call that trusted code made for an origin, which has its result.
  Address AddCallback(CallableId callable, Address origin, Word result, std::vector<Word> arguments = {}) {
    const VariantId variant = layout_.callables[callable].variant_of(1);
    const Word function = Tagged(Tag::kFun, kFunctions + 8 * uint64_t{callable.index});
    arguments.insert(arguments.begin(),
                     {Header(Kind::kCallback, variant.index, origin), result, FinishWord(1)});
    arguments.resize(kCallbackPrefix + layout_.variants[variant].size);
    arguments.push_back(function);
    return Add(arguments) + 8 * uint64_t{kCallbackPrefix};
  }
  Word AddCon(SiteId site, Address frame, std::vector<Word> fields) {
    fields.insert(fields.begin(), Header(Kind::kCon, site.index, frame));
    return Tagged(Tag::kCon, Add(fields));
  }
  Word AddAction(ActionSiteId site, Address frame, std::vector<Word> arguments) {
    arguments.insert(arguments.begin(), Header(Kind::kAction, site.index, frame));
    return Tagged(Tag::kBox, Add(arguments, 2));
  }
  Word AddData(DataKind kind, const std::vector<Word>& words) {
    std::vector<Word> all = {Header(Kind::kData, static_cast<uint32_t>(kind), 0)};
    all.insert(all.end(), words.begin(), words.end());
    return Tagged(Tag::kBox, Add(all));
  }
  // A value that is there since now: a reference to it.
  Word AddSince(Word value) { return Tagged(Tag::kRef, Add({Header(Kind::kIndirect, 0, 0), value})); }
  // A cell that failed with the exception.
  Word AddFailure(Word exception) { return FailedWord(Add({Header(Kind::kFailure, 0, 0), exception})); }
  // What an executed action did; `rest` as its kind says (word.h).
  Address AddEvent(ExecutionKind kind, Word action, Address part_of, const std::vector<Word>& rest = {}) {
    const Address made = HeaderAddress(At(AddressOf(action)));
    std::vector<Word> words = {Header(Kind::kExecution, static_cast<uint32_t>(kind), made), 4 + rest.size(),
                               part_of, action};
    words.insert(words.end(), rest.begin(), rest.end());
    return Add(words);
  }
  Address AddOutput(Word action, Address part_of, int handle, const std::string& text) {
    std::vector<Word> rest(2 + (text.size() + 7) / 8);
    rest[0] = static_cast<Word>(handle);
    rest[1] = text.size();
    std::memcpy(rest.data() + 2, text.data(), text.size());
    return AddEvent(ExecutionKind::kOutput, action, part_of, rest);
  }

  static Address program_frame() { return kObjects; }
  static Address Slot(Address base, uint32_t slot) { return CellAddress(base, SlotId(slot)); }
  static Word Ref(Address cell) { return Tagged(Tag::kRef, cell); }
  void Set(Address a, Word word) { objects_[(a - kObjects) / 8] = word; }
  Word At(Address a) const { return objects_[(a - kObjects) / 8]; }
  Address end() const { return kObjects + 8 * objects_.size(); }

  // The file. That of a run which was killed does not know its end.
  std::string Bytes(bool killed = false) const {
    Layout layout = layout_;
    layout.first_constructor = layout.callables.next_id();
    for (const Callable& constructor : constructors_) {
      layout.sites.Add({layout.callables.Add(constructor), constructor.arity, constructor.tag, {}});
    }
    const std::string description = Serialise(layout);
    CHECK(description.size() <= kObjects - kDescription);
    CHECK(8 * layout.callables.size() <= kDescription - kFunctions);
    FileHeader header;
    header.layout_address = kDescription;
    header.layout_bytes = description.size();
    header.functions = kFunctions;
    header.function_count = layout.callables.size();
    header.statics_end = kDescription;
    header.program_frame = kObjects;
    if (!killed) {
      header.end = end();
      header.seal = 1;  // not looked at by Reader::FromBytes
    }
    std::string bytes(end(), '\0');
    std::memcpy(bytes.data(), &header, sizeof header);
    for (uint32_t i = 0; i < layout.callables.size(); ++i) {
      const Word symbol = Header(Kind::kFun, i, 0);
      std::memcpy(bytes.data() + kFunctions + 8 * uint64_t{i}, &symbol, sizeof symbol);
    }
    std::memcpy(bytes.data() + kDescription, description.data(), description.size());
    std::memcpy(bytes.data() + kObjects, objects_.data(), 8 * objects_.size());
    return bytes;
  }
  std::unique_ptr<Trail> Open(bool killed = false) const {
    auto reader = Reader::FromBytes(Bytes(killed));
    EXPECT_TRUE(reader.ok()) << reader.error().message;
    return reader.ok() ? std::make_unique<Trail>(std::move(*reader)) : nullptr;
  }

 private:
  static constexpr Address kFunctions = uint64_t{FileHeader::kWords} * 8;
  static constexpr Address kDescription = kFunctions + 1024;
  static constexpr Address kObjects = kDescription + (64 << 10);

  Layout layout_;
  std::vector<Callable> constructors_;
  std::vector<Word> objects_;
};

}  // namespace inquest::trail
