// INQUEST_ADDRESS_SANITIZER is defined where the code is compiled with AddressSanitizer, which replaces the
// allocator and needs memory and stack of its own. gcc and clang say it differently.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define INQUEST_ADDRESS_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define INQUEST_ADDRESS_SANITIZER
#endif
