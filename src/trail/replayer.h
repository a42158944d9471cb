// Goes a frame's way through its equation, from turn to turn: for replay.cpp and ways.cpp.
#pragma once

#include <utility>
#include <vector>

#include "trail/replay.h"
#include "trail/turns.h"

namespace inquest::trail {

class Replayer {
 public:
  struct Taken {
    Turn turn;
    PlaceId answer;
  };
  // `turns` are of the leaf that the frame reached. `taken`: the turns are added to it, but for those that
  // are the same for all frames that reached this leaf; null: nowhere.
  Replayer(const Trail& trail, const Frame& frame, Turns* turns, std::vector<Taken>* taken = nullptr)
      : l_(trail.layout()),
        frame_(frame),
        leaf_(trail.variant(frame).leaf),
        entry_(trail.variant(frame).entry),
        turns_(*turns),
        taken_(taken) {}

  Way Run();
  // Where control comes to from a place.
  PlaceId RunFrom(PlaceId at);

 private:
  PlaceId Through(PlaceId at);
  PlaceId ThroughCondition(PlaceId at);
  void PassOperands(PlaceId at);
  PlaceId Step(PlaceId at);
  PlaceId Target(PlaceId at, PlaceId condition);
  PlaceId Ask(const Turn& turn);

  const Layout& l_;
  const Frame& frame_;
  const uint32_t leaf_;
  const PlaceId entry_;
  Turns& turns_;
  std::vector<Taken>* taken_;
  Way way_;
  bool at_leaf_ = false;
  int nested_ = 0;  // inside so many conditions
  bool only_reached_ = false;
};

}  // namespace inquest::trail
