// Verify names what does not hold: a whole trace, damaged in one way at a time.
#include <cstring>

#include "driver/test_commands.h"
#include "trail/dump.h"
#include "trail/not_kept.h"
#include "trail/reader.h"

namespace inquest::driver {
namespace {

using trail::Address;
using trail::Kind;
using trail::Object;
using trail::Tag;
using trail::Word;

constexpr const char* kVerifiedProgram =
    "main = do { print (isort [4, 3, 5]); print (length (filter big [1 .. 9])); print (one `div` zero) }\n"
    "isort :: [Int] -> [Int]\n"
    "isort [] = []\nisort (x:xs) = insert x (isort xs)\n"
    "insert x [] = [x]\ninsert x (y:ys) | x > y = y : insert x ys\n                | otherwise = x : y : ys\n"
    "big :: Int -> Bool\nbig n = n > 3\n"
    "one, zero :: Int\none = 1\nzero = one - one\n";

class VerifyTest : public CommandsTest {
 protected:
  VerifyTest() { Trace(kVerifiedProgram); }

  void Trace(const std::string& program, std::vector<std::string> options = {}) {
    const std::string path = (folder_ / "t.trace").string();
    options.insert(options.begin(), {"trace", "-o", path, Write("P.hs", program)});
    Inquest(options);
    std::ifstream file(path, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(file), {});
    auto reader = trail::Reader::FromBytes(bytes_);
    EXPECT_TRUE(reader.ok());
    reader_ = std::move(*reader);
  }

  template <typename Wanted>
  std::vector<Object> Find(Wanted wanted) const {
    std::vector<Object> found;
    reader_->ForEach([&](const Object& object) {
      if (wanted(object)) found.push_back(object);
      return true;
    });
    return found;
  }
  // Frames of a routine.
  std::vector<Object> Frames(const std::string& name) const {
    const trail::Layout& layout = reader_->layout();
    return Find([&](const Object& object) {
      if (object.kind != Kind::kFrame || object.id == 0 || layout.variants[object.variant()].is_block)
        return false;
      return layout.callables[layout.variants[object.variant()].callable].name == name;
    });
  }
  std::vector<Object> OfKind(Kind kind) const {
    return Find([&](const Object& object) { return object.kind == kind; });
  }
  // A frame that reduces a place with a cell.
  Object FrameOfACell() const {
    for (const Object& frame : Frames("insert")) {
      if (!IsFrame(frame.link)) return frame;
    }
    ADD_FAILURE() << "no frame reduces a cell";
    return {};
  }
  bool IsFrame(Address a) const {
    return !Find([&](const Object& object) {
              const Address base = object.kind == Kind::kCallback ? object.address + 16 : object.address;
              return (object.kind == Kind::kFrame || object.kind == Kind::kCallback) && base == a;
            }).empty();
  }

  void Put(Address a, Word w) { std::memcpy(bytes_.data() + a, &w, 8); }
  void SetLink(const Object& object, Address link) {
    Put(object.address, trail::Header(object.kind, object.id, link));
  }
  void SetLayout(const trail::Layout& layout) {
    const std::string text = trail::Serialise(layout);
    ASSERT_EQ(text.size(), reader_->header().layout_bytes);
    bytes_.replace(reader_->header().layout_address, text.size(), text);
  }
  std::string At(Address a) const { return trail::ShowAddress(*reader_, a); }
  // All that Verify says.
  std::string Verified() const {
    auto reader = trail::Reader::FromBytes(bytes_);
    if (!reader.ok()) return "unreadable: " + reader.error().message;
    std::string all;
    for (const std::string& fault : trail::Verify(**reader)) all += fault + "\n";
    return all;
  }
  void ExpectFault(const Object& object, const std::string& what) const {
    const std::string expected = "the object at " + At(object.address) + " " + what;
    EXPECT_NE(Verified().find(expected), std::string::npos) << "expected: " << expected << "\n" << Verified();
  }

  std::string bytes_;
  std::unique_ptr<trail::Reader> reader_;
};

TEST_F(VerifyTest, NothingIsWrongWithAWholeTrace) { EXPECT_EQ(Verified(), ""); }

TEST_F(VerifyTest, ARedexLiesInAnEarlierFrame) {
  const std::vector<Object> frames = Frames("insert");
  ASSERT_GE(frames.size(), 2u);
  SetLink(frames[0], frames[1].address + 8);
  ExpectFault(frames[0], "reduces a redex that is not in an earlier frame");
}

TEST_F(VerifyTest, ARedexIsAPlaceOfAFrame) {
  const Object frame = Frames("insert").back();
  const std::vector<Object> constructors = OfKind(Kind::kCon);
  ASSERT_LT(constructors.front().address, frame.address);
  SetLink(frame, constructors.front().address + 8);
  ExpectFault(frame, "reduces what is at");
}

TEST_F(VerifyTest, AConstructorBelongsToAFrame) {
  const Object constructor = OfKind(Kind::kCon).front();
  SetLink(constructor, 0);
  ExpectFault(constructor, "belongs to nobody");
}

// A trace in which a function value, made by `shifted`, leads to a call, also through a partial application
// of a local function.
class VerifyDescentsTest : public VerifyTest {
 protected:
  VerifyDescentsTest() {
    Trace(
        "main = print (applied shifted 7)\n"
        "shifted :: Int -> [Int]\nshifted = helper bump\n"
        "helper :: (Int -> Int) -> Int -> [Int]\nhelper f = \\n -> map f [n]\n"
        "applied f x = f x ++ map (more 1) [2] where more a b = a + b + x\n"
        "bump :: Int -> Int\nbump n = n + 1\n",
        {"--trust", "helper"});
    for (const Object& object : OfKind(Kind::kData)) {
      if (object.id == static_cast<uint32_t>(trail::DataKind::kDescent)) descent_ = object;
      if (object.id == static_cast<uint32_t>(trail::DataKind::kCallDescent)) call_ = object;
    }
    EXPECT_NE(descent_.address, 0u);
    EXPECT_NE(call_.address, 0u);
  }

  Object descent_, call_;
};

TEST_F(VerifyDescentsTest, NothingIsWrongWithAWholeTrace) { EXPECT_EQ(Verified(), ""); }

TEST_F(VerifyDescentsTest, AnOriginIsAnEarlierPlace) {
  SetLink(descent_, OfKind(Kind::kCon).back().address + 8);
  ExpectFault(descent_, "has as origin what is at");
}

TEST_F(VerifyDescentsTest, AFunctionValueWasMadeAtAnEarlierPlace) {
  Put(descent_.address + 8, OfKind(Kind::kCon).back().address + 8);
  ExpectFault(descent_, "goes through a function value that was made at");
  Put(descent_.address + 8, 0);
  ExpectFault(descent_, "goes through a function value that was made at");
}

TEST_F(VerifyDescentsTest, ADescentBelongsToAnEarlierPlace) {
  Put(descent_.address + 16, OfKind(Kind::kCon).back().address + 8);
  ExpectFault(descent_, "belongs to the redex at");
  Put(descent_.address + 16, 0);
  ExpectFault(descent_, "belongs to the redex at");
}

TEST_F(VerifyDescentsTest, ADescentNamesAnotherPlaceThanItsOrigin) {
  Put(descent_.address + 8, descent_.link);
  Put(descent_.address + 16, descent_.link);
  ExpectFault(descent_, "says no more than its origin");
}

TEST_F(VerifyDescentsTest, ACallOfALocalFunctionWentThroughAPartialApplication) {
  Put(call_.address + 16, trail::SmallInt(3));
  ExpectFault(call_, "has no partial application");
}

TEST_F(VerifyDescentsTest, ACallWentThroughAValueOfItsFunction) {
  const trail::Layout& layout = reader_->layout();
  for (const Object& callback : OfKind(Kind::kCallback)) {
    if (layout.callables[layout.variants[callback.variant()].callable].name != "bump") continue;
    const Address function = callback.address + 8 * (uint64_t{callback.size} - 1);
    Put(function, trail::Tagged(Tag::kFun, reader_->header().functions));
    ExpectFault(callback, "was called through a value of another function");
    Put(function, trail::SmallInt(1));
    ExpectFault(callback, "was called through no function value");
    return;
  }
  FAIL() << "no call of bump";
}

// A trace of a function that trusted code applies, and that is shown as a map.
class VerifyApplicationsTest : public VerifyTest {
 protected:
  VerifyApplicationsTest() {
    Trace(
        "main = print (sums 1 [2] + sums 3 [4] + twice (sums 5))\n"
        "sums :: Int -> [Int] -> Int\nsums n = foldr (+) n\n"
        "twice :: ([Int] -> Int) -> Int\ntwice f = f [6] + f [7]\n");
    for (const Object& object : OfKind(Kind::kData)) {
      const bool is_application = object.id == static_cast<uint32_t>(trail::DataKind::kApplication);
      if (is_application && trail::EarlierAddress(reader_->word(object.address + 16)) != 0) second_ = object;
    }
    EXPECT_NE(second_.address, 0u);
  }

  Object second_;  // of one function value
};

TEST_F(VerifyApplicationsTest, NothingIsWrongWithAWholeTrace) { EXPECT_EQ(Verified(), ""); }

TEST_F(VerifyApplicationsTest, AnApplicationFollowsAnEarlierOne) {
  for (const Address other : {second_.address + 8, OfKind(Kind::kCon).front().address}) {
    Put(second_.address + 16, trail::EarlierWord(other));
    ExpectFault(second_, "follows what is at " + At(other) + ", which is no earlier application");
  }
}

// A trace of a constant and a function that need each other.
class VerifyTimesTest : public VerifyTest {
 protected:
  VerifyTimesTest() {
    Trace(
        "main = print (take 3 table)\n"
        "table :: [Int]\ntable = 1 : map next [0 ..]\n"
        "next :: Int -> Int\nnext n = table !! n + 1\n");
    for (const Object& object : OfKind(Kind::kIndirect)) {
      if (object.link != 0) since_ = object;
    }
    EXPECT_NE(since_.address, 0u);
  }

  Object since_;
};

TEST_F(VerifyTimesTest, NothingIsWrongWithAWholeTrace) { EXPECT_EQ(Verified(), ""); }

TEST_F(VerifyTimesTest, AValueIsThereSinceAnEarlierTime) {
  SetLink(since_, since_.address + 8);
  ExpectFault(since_, "has a value since a later time");
}

TEST_F(VerifyTimesTest, ATimeHasAValue) {
  Put(since_.address + 8, 0);
  ExpectFault(since_, "has no value");
}

TEST_F(VerifyTimesTest, WhatAFrameReducedTellsItsTime) {
  const Object table = Frames("table").at(0);
  Put(table.link, trail::SmallInt(1));
  ExpectFault(table, "does not say since when the place at");
}

TEST_F(VerifyTimesTest, ACallThatTrustedCodeMadeTellsItsTime) {
  const Object callback = OfKind(Kind::kCallback).at(0);
  Put(callback.address + 8, trail::SmallInt(1));
  ExpectFault(callback, "does not say since when it has its result");
}

TEST_F(VerifyTimesTest, OnlyATrailWithTimesHasThem) {
  trail::Layout layout = reader_->layout();
  layout.notes_times = 0;
  SetLayout(layout);
  EXPECT_NE(Verified().find("notes a time in a trail without times"), std::string::npos);
}

TEST_F(VerifyTest, APlaceIsEnteredOnce) {
  const std::vector<Object> frames = Frames("isort");
  ASSERT_GE(frames.size(), 2u);
  SetLink(frames[1], frames[0].link);
  ExpectFault(frames[1], "enters the place at " + At(frames[0].link) + ", which another frame entered");
}

TEST_F(VerifyTest, APlaceThatWasEnteredHasAValueOrAnErrorOrStaysEntered) {
  const Object frame = FrameOfACell();
  Put(frame.link, trail::StateWord(trail::State::kSuspended, trail::kNoPlace));
  ExpectFault(frame, "enters the place at " + At(frame.link) + ", which has neither value");
  Put(frame.link, 0);
  ExpectFault(frame, "enters the place at " + At(frame.link) + ", which has neither value");
  Put(frame.link, trail::StateWord(trail::State::kEntered, trail::kNoPlace));
  EXPECT_EQ(Verified(), "");
}

TEST_F(VerifyTest, AStateNamesThePlaceOfItsCell) {
  const Object frame = FrameOfACell();
  trail::PlaceId other(0);
  while (reader_->layout().places[other].has_cell || reader_->layout().places[other].is_weak) ++other;
  Put(frame.link, trail::StateWord(trail::State::kEntered, other.index));
  EXPECT_NE(Verified().find("a place whose cell is elsewhere"), std::string::npos) << Verified();
}

TEST_F(VerifyTest, AFailureLeadsToItsException) {
  const Object frame = FrameOfACell();
  const std::vector<Object> failures = OfKind(Kind::kFailure);
  ASSERT_FALSE(failures.empty());
  Put(frame.link, trail::FailedWord(failures[0].address));
  EXPECT_EQ(Verified(), "");
  Put(frame.link, trail::FailedWord(frame.address));
  EXPECT_NE(Verified().find("failed with what is at " + At(frame.address) + ", which is no exception"),
            std::string::npos)
      << Verified();
}

TEST_F(VerifyTest, ExecutionsNest) {
  const std::vector<Object> executions = OfKind(Kind::kExecution);
  ASSERT_GE(executions.size(), 4u);
  const Object last = executions.back();
  for (Address part_of : {last.address, reader_->first()}) {
    Put(last.address + 16, part_of);
    ExpectFault(last, "is a part of the execution at " + At(part_of));
  }
  // The first thing printed belongs to an execution that ended when the second was printed.
  for (const Object& execution : executions) {
    if (static_cast<trail::ExecutionKind>(execution.id) != trail::ExecutionKind::kOutput) continue;
    const Address part_of = reader_->word(execution.address + 16);
    Put(last.address + 16, part_of);
    ExpectFault(last, "is a part of the execution at " + At(part_of));
    break;
  }
}

TEST_F(VerifyTest, AConstructorIsReferredToAsSuch) {
  const Object con = OfKind(Kind::kCon).back();
  const Object frame = Frames("insert").front();
  Put(con.address + 8, trail::Tagged(Tag::kCon, frame.address));
  ExpectFault(con, "refers to " + At(frame.address) + " as a constructor, which it is not");
  Put(con.address + 8, trail::Tagged(Tag::kFun, con.address));
  ExpectFault(con, "refers to " + At(con.address) + " as a function, which it is not");
  Put(con.address + 8, trail::Tagged(Tag::kBox, con.address));
  ExpectFault(con, "refers to " + At(con.address) + " as a value, which it is not");
  Put(con.address + 8, trail::Tagged(Tag::kRef, con.address + 8));
  ExpectFault(con, "refers to " + At(con.address + 8) + " as a place, which it is not");
}

TEST_F(VerifyTest, ATrailIsClosed) {
  const Object con = OfKind(Kind::kCon).back();
  const Address outside = reader_->end() + 64;
  Put(con.address + 8, trail::Tagged(Tag::kRef, outside));
  ExpectFault(con, "refers to " + At(outside) + ", outside the trail");
}

TEST_F(VerifyTest, AnObjectBelongsToAnEarlierFrame) {
  const std::vector<Object> constructors = OfKind(Kind::kCon);
  const Object first = constructors.front(), last = constructors.back();
  SetLink(last, first.address);
  ExpectFault(last, "belongs to no frame");
  SetLink(first, last.address);
  ExpectFault(first, "belongs to something later, at " + At(last.address));
}

TEST_F(VerifyTest, ObjectsFollowEachOtherToTheEnd) {
  const Object last = Find([](const Object&) { return true; }).back();
  Put(last.address, 0);
  EXPECT_NE(Verified().find("no object starts at " + At(last.address) + ", before the end"),
            std::string::npos)
      << Verified();
}

TEST_F(VerifyTest, WhatIsInAStatementIsKept) {
  const Object frame = Frames("insert").front();
  const trail::SlotId slot =
      reader_->layout().callables[reader_->layout().variants[frame.variant()].callable].first_param;
  Put(trail::CellAddress(frame.address, slot), trail::kMutable);
  EXPECT_EQ(Verified(), "");
  Put(trail::CellAddress(frame.address, slot), trail::kNotKept);
  ExpectFault(frame,
              "does not hold the value of its word " + std::to_string(slot.index) + ", which is not weak");
}

TEST_F(VerifyTest, OnlyApplicationsOfTrustedCodeAreWeak) {
  trail::Layout layout = reader_->layout();
  bool some = false;
  trail::PlaceId strong;
  for (trail::PlaceId at{0}; layout.places.contains(at); ++at) {
    const trail::Place& place = layout.places[at];
    some = some || place.is_weak;
    const bool is_call = place.kind == trail::PlaceKind::kCall && place.has_cell;
    if (is_call && layout.callables[place.callable()].suspected) strong = at;
  }
  EXPECT_TRUE(some) << "filter big [1 .. 9] is seen by length only";
  ASSERT_TRUE(strong.has_value());
  layout.places[strong].is_weak = true;
  SetLayout(layout);
  EXPECT_NE(Verified().find("place " + std::to_string(strong.index) + " is weak"), std::string::npos)
      << Verified();
}

}  // namespace
}  // namespace inquest::driver
