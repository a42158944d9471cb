// Where neither memory nor disk has room for what a command computes.
#pragma once

namespace inquest::driver {

// From now on that ends the process with a message.
void ExplainLackOfMemory();

}  // namespace inquest::driver
