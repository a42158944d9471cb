// For options that take a number: CLI11 would read -1 as a very large one.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <system_error>

namespace inquest::driver {

inline CLI::Validator AtLeast(int64_t least) {
  return {[least](const std::string& text) -> std::string {
            int64_t number = 0;
            if (CLI::detail::lexical_cast(text, number) && number >= least) return "";
            return "takes a number from " + std::to_string(least) + " on, not " + text;
          },
          ""};
}

// A size such as 500M or 2G, in bytes afterwards.
inline CLI::Validator SizeAtLeast(uint64_t least, const std::string& least_text) {
  const CLI::AsSizeValue bytes(false);
  const auto read = [bytes, least, least_text](std::string& text) -> std::string {
    const std::string given = text;
    bool is_size = !text.empty() && text[0] >= '0' && text[0] <= '9';
    try {
      is_size = is_size && bytes(text).empty();
    } catch (const CLI::ValidationError&) {  // an unknown unit, or too large
      is_size = false;
    }
    if (!is_size) return "takes a size, for instance 500M or 2G, not " + given;
    uint64_t size = 0;  // CLI11 leaves a number alone that has no unit, however large it is
    if (std::from_chars(text.data(), text.data() + text.size(), size).ec != std::errc())
      return "takes a size that a machine can have, not " + given;
    return size < least ? "takes at least " + least_text + ", not " + given : "";
  };
  return CLI::Validator(read, "");
}

}  // namespace inquest::driver
