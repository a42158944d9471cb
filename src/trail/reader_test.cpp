#include "trail/reader.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "trail/test_trails.h"

namespace inquest::trail {
namespace {

std::string WhyNot(const std::string& bytes) {
  auto reader = Reader::FromBytes(bytes);
  return reader.ok() ? "" : reader.error().message;
}

std::string WithWord(std::string bytes, size_t at, uint64_t word) {
  std::memcpy(bytes.data() + at, &word, sizeof word);
  return bytes;
}

// main = f 3; f x = Just x
struct Example {
  TrailBuilder builder;
  CallableId f = builder.AddFunction("f", 1, 1);
  SiteId just = builder.AddConstructor("Just", 1);
  Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));
  Address call = builder.AddFrame(f, main, {SmallInt(3)});
  Word value = builder.AddCon(just, call, {SmallInt(3)});

  Example() { builder.Set(TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain), value); }
};

TEST(ReaderTest, ObjectsComeInTheOrderInWhichTheyWereMade) {
  const Example example;
  const auto trail = example.builder.Open();
  std::vector<std::pair<Address, Kind>> seen;
  trail->reader().ForEach([&](const Object& object) {
    seen.emplace_back(object.address, object.kind);
    return true;
  });
  const std::vector<std::pair<Address, Kind>> expected = {{TrailBuilder::program_frame(), Kind::kFrame},
                                                          {example.main, Kind::kFrame},
                                                          {example.call, Kind::kFrame},
                                                          {AddressOf(example.value), Kind::kCon}};
  EXPECT_EQ(seen, expected);
  const Object con = trail->reader().at(AddressOf(example.value));
  EXPECT_EQ(con.size, 2u);
  EXPECT_EQ(con.site(), example.just);
  EXPECT_EQ(con.link, example.call);
}

TEST(ReaderTest, ADefaultMethodWithoutItsClassIsImpossible) {
  Example example;
  EXPECT_EQ(WhyNot(example.builder.Bytes()), "");
  example.builder.layout().callables[example.f].is_default = true;
  EXPECT_NE(WhyNot(example.builder.Bytes()).find("impossible"), std::string::npos);
}

TEST(ReaderTest, AWalkCanBeStopped) {
  const Example example;
  size_t seen = 0;
  example.builder.Open()->reader().ForEach([&](const Object&) { return ++seen < 2; });
  EXPECT_EQ(seen, 2u);
}

TEST(ReaderTest, ATrailOfARunThatWasKilledEndsWhereNothingWasWritten) {
  Example example;
  example.builder.Add({0, 0, SmallInt(1)});
  const auto trail = example.builder.Open(/*killed=*/true);
  EXPECT_FALSE(trail->is_complete());
  EXPECT_EQ(trail->frame_count(), 3u);
  EXPECT_EQ(Verify(trail->reader()), std::vector<std::string>{});
}

TEST(ReaderTest, AnObjectThatReachesBeyondTheEndIsNone) {
  Example example;
  const Address cut = example.builder.Add({Header(Kind::kPartial, 5, example.main), 0});
  EXPECT_EQ(example.builder.Open(true)->reader().at(cut).kind, Kind::kNone);
}

TEST(ReaderTest, WhatIsNoTraceIsRefusedWithAReason) {
  const std::string bytes = Example().builder.Bytes();
  EXPECT_EQ(WhyNot(bytes), "");
  EXPECT_EQ(WhyNot(WithWord(bytes, 0, 7)), "it was not made by inquest.");
  EXPECT_EQ(WhyNot(bytes.substr(0, 100)), "it is cut off.");
  EXPECT_NE(WhyNot(WithWord(bytes, offsetof(FileHeader, version), FileHeader::kVersion + 1)).find("newer"),
            std::string::npos);
  EXPECT_NE(WhyNot(WithWord(bytes, offsetof(FileHeader, version), FileHeader::kVersion - 1)).find("again"),
            std::string::npos);
  EXPECT_NE(WhyNot(WithWord(bytes, offsetof(FileHeader, program_frame), 0)).find("before it began"),
            std::string::npos);
  EXPECT_NE(WhyNot(bytes.substr(0, bytes.size() - 8)).find("it is cut off"), std::string::npos);
  for (const size_t field : {offsetof(FileHeader, layout_address), offsetof(FileHeader, layout_bytes),
                             offsetof(FileHeader, function_count), offsetof(FileHeader, statics_end)}) {
    EXPECT_NE(WhyNot(WithWord(bytes, field, uint64_t{1} << 60)).find("first page is damaged"),
              std::string::npos)
        << field;
  }
}

TEST(ReaderTest, ADescriptionThatLeadsNowhereIsRefused) {
  TrailBuilder builder;
  builder.SetEntry(builder.layout().main, PlaceId(12));  // there are no places
  EXPECT_NE(WhyNot(builder.Bytes()), "");
}

TEST(ReaderTest, ADescentNamesOriginMakerFunctionAndOwner) {
  Example example;
  TrailBuilder& builder = example.builder;
  const Word function =
      Tagged(Tag::kFun, builder.Add({Header(Kind::kFun, example.f.index, example.main), 0}));
  const auto header = [&](DataKind kind) {
    return Header(Kind::kData, static_cast<uint32_t>(kind), example.main);
  };
  const Address descent = builder.Add({header(DataKind::kDescent), example.call, example.main});
  const Address call = builder.Add({header(DataKind::kCallDescent), 0, function, example.call});
  const auto trail = builder.Open();
  const Descent plain = trail->reader().DescentAt(example.call);
  EXPECT_EQ(plain.origin, example.call);
  const Descent made = trail->reader().DescentAt(descent);
  EXPECT_EQ(made.origin, example.main);
  EXPECT_EQ(made.maker, example.call);
  EXPECT_EQ(made.owner, example.main);
  EXPECT_EQ(trail->reader().DescentAt(call).function, function);
  EXPECT_EQ(trail->reader().DescentAt(call).owner, example.call);
}

}  // namespace
}  // namespace inquest::trail
