#include "trail/blocks.h"
#include "trail/verify_parts.h"

namespace inquest::trail {

void CheckIndex(const Reader& reader, Faults& faults) {
  const Blocks blocks(reader);
  BlockTally tally(reader.layout(), reader.first());
  size_t block = 0, pages = 0;
  reader.ForEach([&](const Object& object) {
    if (object.kind == Kind::kData && static_cast<DataKind>(object.id) == DataKind::kIndexPage) ++pages;
    tally.Add(object);
    if (block == blocks.size() || tally.end() < blocks.block(block).end) return true;
    const BlockSummary& said = blocks.block(block++);
    if (tally.Close() != said) {
      faults.Add("the index says of the block at " + faults.At(said.begin) + " what is not in it");
    }
    return !faults.full();
  });
  if (blocks.is_index_damaged()) faults.Add("the index is damaged");
  // A run that was killed may have left a page that nothing leads to yet.
  if (reader.header().end != 0 && pages != blocks.index_pages() && !faults.full()) {
    faults.Add("the index is not whole");
  }
}

}  // namespace inquest::trail
