// A trace is mapped, not copied. If another process cuts the file, or the disk fails, reading it is SIGBUS.
#pragma once

namespace inquest::driver {

// From now on that ends the process with a message and exit code 3, like any other trace that cannot be read.
// A bus error of another kind is our own fault and stays what it is.
void ExplainBusErrors();

}  // namespace inquest::driver
