// What the parts of a trail's description (layout.h) are numbered by. Headers of objects and words hold the
// same numbers as bits (word.h); whoever takes one out of a word says what it is.
#pragma once

#include "base/ids.h"
#include "trail/word.h"

namespace inquest::trail {

using ActionSiteId = base::Id<struct ActionSiteTag>;
using CallableId = base::Id<struct CallableTag>;
using CaseId = base::Id<struct CaseTag>;
using ConstantId = base::Id<struct ConstantTag>;
using LetId = base::Id<struct LetTag>;
using ModuleId = base::Id<struct TrailModuleTag>;
using NameId = base::Id<struct NameTag>;
using PlaceId = base::Id<struct PlaceTag>;
using PrimitiveId = base::Id<struct PrimitiveTag>;
using SiteId = base::Id<struct SiteTag>;
using SlotId = base::Id<struct SlotTag>;  // a word of a frame, counted from its base
using TypeId = base::Id<struct TypeTag>;
using TypeVariableId = base::Id<struct TypeVariableTag>;
using VariantId = base::Id<struct VariantTag>;

// The constructor of an atom that is no character.
inline SiteId NullarySite(Word atom) { return SiteId(NullaryCon(atom)); }
inline Word Nullary(SiteId constructor, uint32_t tag) { return Nullary(constructor.index, tag); }

inline Address CellAddress(Address base, SlotId slot) { return base + 8 * uint64_t{slot.index}; }

}  // namespace inquest::trail
