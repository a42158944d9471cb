// What the preprocessor hspec-discover makes of a file that asks for it: a module that runs the
// specifications in all files *Spec.hs beside it and below.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace inquest::setup {

// None if the text of the file does not ask for it (`{-# OPTIONS_GHC -F -pgmF hspec-discover #-}`). Reads
// folders.
std::optional<std::string> DiscoverSpecifications(const std::string& path, std::string_view text);

}  // namespace inquest::setup
