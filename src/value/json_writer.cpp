#include "value/json_writer.h"

#include <fmt/format.h>

#include "base/check.h"
#include "base/utf8.h"
#include "value/escape.h"

namespace inquest::value {

void JsonWriter::BeforeValue() {
  if (levels_.empty()) return;
  Level& level = levels_.back();
  CHECK(level.close == ']' || level.after_key);
  if (level.close == ']' && !level.empty) sink_->Write(",");
  level.empty = false;
  level.after_key = false;
}

void JsonWriter::Begin(char open, char close) {
  BeforeValue();
  levels_.push_back({.close = close});
  sink_->Write({&open, 1});
}

void JsonWriter::End(char close) {
  CHECK(!levels_.empty() && levels_.back().close == close && !levels_.back().after_key);
  levels_.pop_back();
  sink_->Write({&close, 1});
}

void JsonWriter::BeginObject() { Begin('{', '}'); }
void JsonWriter::EndObject() { End('}'); }
void JsonWriter::BeginArray() { Begin('[', ']'); }
void JsonWriter::EndArray() { End(']'); }

void JsonWriter::Key(std::string_view key) {
  CHECK(!levels_.empty() && levels_.back().close == '}' && !levels_.back().after_key);
  Level& level = levels_.back();
  if (!level.empty) sink_->Write(",");
  level.empty = false;
  level.after_key = true;
  sink_->Write("\"");
  for (char c : key) Character(static_cast<unsigned char>(c));
  sink_->Write("\":");
}

void JsonWriter::BeginString() {
  BeforeValue();
  sink_->Write("\"");
}

void JsonWriter::Character(uint32_t code) {
  auto unit = [&](uint32_t number) { sink_->Write(fmt::format("\\u{:04x}", number)); };
  if (code == '"' || code == '\\') {
    char escaped[] = {'\\', static_cast<char>(code)};
    sink_->Write({escaped, 2});
  } else if (code == '\n') {
    sink_->Write("\\n");
  } else if (code >= 32 && code < 127) {
    char plain = static_cast<char>(code);
    sink_->Write({&plain, 1});
  } else if (IsSeen(code)) {
    std::string letter;
    base::AppendUtf8(code, letter);
    sink_->Write(letter);
  } else if (code < 0x10000) {
    unit(code);
  } else {
    unit(0xd800 + ((code - 0x10000) >> 10));
    unit(0xdc00 + ((code - 0x10000) & 0x3ff));
  }
}

void JsonWriter::EndString() { sink_->Write("\""); }

void JsonWriter::String(std::string_view utf8) {
  BeginString();
  for (size_t i = 0; i < utf8.size();) {
    base::CodePoint point = base::DecodeUtf8(utf8, i);
    Character(point.value);
    i += point.length;
  }
  EndString();
}

void JsonWriter::Number(uint64_t number) {
  BeforeValue();
  sink_->Write(std::to_string(number));
}

void JsonWriter::Bool(bool value) {
  BeforeValue();
  sink_->Write(value ? "true" : "false");
}

void JsonWriter::Null() {
  BeforeValue();
  sink_->Write("null");
}

void JsonWriter::Raw(std::string_view json) {
  BeforeValue();
  sink_->Write(json);
}

void JsonWriter::Member(std::string_view key, std::string_view utf8) {
  Key(key);
  String(utf8);
}

void JsonWriter::Member(std::string_view key, uint64_t number) {
  Key(key);
  Number(number);
}

void JsonWriter::Member(std::string_view key, bool value) {
  Key(key);
  Bool(value);
}

}  // namespace inquest::value
