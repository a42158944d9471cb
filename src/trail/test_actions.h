// For tests: a trail with sites for some actions, all made by main.
#pragma once

#include <utility>
#include <vector>

#include "trail/test_trails.h"

namespace inquest::trail {

struct Actions {
  TrailBuilder builder;
  ActionSiteId then = builder.AddActionSite("ioThen", 0);
  ActionSiteId put = builder.AddActionSite("handlePutString", 0);
  ActionSiteId get_line = builder.AddActionSite("handleGetLine", 0);
  ActionSiteId open = builder.AddActionSite("handleOpen", 2);
  ActionSiteId is_eof = builder.AddActionSite("handleIsEof", 1);
  ActionSiteId ref_new = builder.AddActionSite("refNew", 1);
  ActionSiteId ref_read = builder.AddActionSite("refRead", 1);
  ActionSiteId ref_write = builder.AddActionSite("refWrite", 2);
  Word unit = Nullary(builder.AddConstructor("()", 0), 0);
  Word no = Nullary(builder.AddConstructor("False", 0), 0);
  Word yes = Nullary(builder.AddConstructor("True", 0, 1), 1);
  Address main =
      builder.AddFrame(CallableId(0), TrailBuilder::Slot(TrailBuilder::program_frame(), TrailBuilder::kMain));

  Word Make(ActionSiteId site, std::vector<Word> arguments) {
    return builder.AddAction(site, main, std::move(arguments));
  }
  // The action is executed, and gives this.
  Address Give(ActionSiteId site, std::vector<Word> arguments, Word result, Address part_of) {
    return builder.AddEvent(ExecutionKind::kResult, Make(site, std::move(arguments)), part_of, {result});
  }
  Word MakeReference(int64_t number) {
    return builder.AddData(DataKind::kReference, {static_cast<Word>(number)});
  }
};

}  // namespace inquest::trail
