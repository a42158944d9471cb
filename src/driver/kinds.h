// The kinds of runs that this program opens.
#pragma once

#include "run/registry.h"

namespace inquest::driver {

const run::Kinds& AllKinds();

}  // namespace inquest::driver
