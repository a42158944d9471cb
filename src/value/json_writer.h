// Writes JSON (RFC 8259) piece by piece into a sink, in UTF-8. What cannot be seen, or could steer a
// terminal, is escaped. AsciiJson (ascii.h) makes ASCII of it, which means the same.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "value/sink.h"

namespace inquest::value {

// Calls must nest as the JSON does; in an object each value follows its Key. CHECKed.
class JsonWriter {
 public:
  explicit JsonWriter(Sink* sink) : sink_(sink) {}

  void BeginObject();
  void EndObject();
  void BeginArray();
  void EndArray();
  void Key(std::string_view key);
  void String(std::string_view utf8);  // ill-formed bytes become U+FFFD
  void Number(uint64_t number);
  void Bool(bool value);
  void Null();
  void Raw(std::string_view json);  // a value that is JSON already

  // A member of an object.
  void Member(std::string_view key, std::string_view utf8);
  void Member(std::string_view key, const char* utf8) { Member(key, std::string_view(utf8)); }
  void Member(std::string_view key, uint64_t number);
  void Member(std::string_view key, bool value);

  // A string in pieces, by code point; surrogates, which a Haskell String can hold, are escaped as they are.
  void BeginString();
  void Character(uint32_t code);
  void EndString();

 private:
  struct Level {
    char close = '}';
    bool empty = true;
    bool after_key = false;
  };
  void Begin(char open, char close);
  void End(char close);
  void BeforeValue();

  Sink* sink_;
  std::vector<Level> levels_;
};

}  // namespace inquest::value
