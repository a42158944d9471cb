// What inquest itself says, on standard error.
#pragma once

#include <string>
#include <string_view>

namespace inquest::driver {

// `inquest: ` and the sentence, on a line of its own.
void Complain(std::string_view sentence);

// Whether standard error gets colours: `choice` is auto, always or never. Auto means on a terminal that can,
// unless the environment has NO_COLOR.
bool WantsColor(std::string_view choice);

}  // namespace inquest::driver
