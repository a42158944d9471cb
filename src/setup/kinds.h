// The kinds of runs that this program opens.
#pragma once

#include "run/registry.h"

namespace inquest::setup {

const run::Kinds& AllKinds();

}  // namespace inquest::setup
