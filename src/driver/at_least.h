// For options that take a number: CLI11 would read -1 as a very large one.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace inquest::driver {

inline CLI::Validator AtLeast(int64_t least) {
  return {[least](const std::string& text) -> std::string {
            int64_t number = 0;
            if (CLI::detail::lexical_cast(text, number) && number >= least) return "";
            return "takes a number from " + std::to_string(least) + " on, not " + text;
          },
          ""};
}

}  // namespace inquest::driver
