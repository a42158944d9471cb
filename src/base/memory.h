// How much memory there is for this process: that of the machine or, in a container, of its control groups.
// `root` stands before the paths of the system's files, for tests.
#pragma once

#include <cstdint>
#include <string>

namespace inquest::base {

// All of it, used or not.
uint64_t MemoryLimit(const std::string& root = "");
// What is free now, with what the system only caches.
uint64_t AvailableMemory(const std::string& root = "");

}  // namespace inquest::base
