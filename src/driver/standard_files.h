// Standard input, output and error of the process.
#pragma once

namespace inquest::driver {

// Where one of them is closed (`inquest ... >&-`) its number is free, and the next file that is opened, a
// trace for instance, would be written to by whoever prints. This occupies it, so that printing there fails
// as it should.
void OccupyStandardFiles();

}  // namespace inquest::driver
