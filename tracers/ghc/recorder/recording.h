// Writes what the probes noted as a file of events (docs/events_format.md): the calls in their order, each
// followed by the values in it that were not written yet, as far as the program evaluated them.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "closures.h"
#include "output.h"
#include "seen.h"

namespace inquest_recorder {

// Codes of the wrappers of Inquest.Probe: what is a function or an action whose uses were noted.
struct Wrappers {
  StgWord function;
  StgWord action;
};

// Calls that were not kept, of one label with one stack.
struct NotKept {
  const char* label;
  const CostCentreStack* stack;
  uint64_t calls;
};

class Recording {
 public:
  Recording(Output& out, Wrappers wrappers, uint64_t max_events)
      : out_(out), wrappers_(wrappers), max_events_(max_events) {}

  void Write(const Closure& chain, const std::vector<NotKept>& not_kept, std::string_view how,
             std::string_view message);

 private:
  // Something that is written as part `part` of event `parent`.
  struct Part {
    StgClosure* value;  // null: `text` tells it
    uint32_t parent;
    uint32_t part;
    bool is_result;  // of a call: if it was not evaluated, it did not end
    char type = 0;   // of the elements of an array without boxes (LookAtUnboxed)
  };
  struct Link {
    Closure noted;  // a link of the chain
    bool is_use;    // of a wrapper
  };

  void Collect(const Closure& chain);
  void Mark(StgClosure* value);
  void MarkField(StgClosure* field);
  void MarkAll();
  void WriteCall(const Closure& link);
  void WriteUse(const Closure& use, uint32_t function);
  void Settle();
  void WriteValue(const Part& part);
  void WriteNumber(std::string_view text, const Part& part);
  void WriteConstructor(const Closure& constructor, const Part& part);
  bool WriteLibraryValue(const Closure& constructor, std::string_view name, const Part& part);
  void WriteString(const Closure& cell, const Part& part);
  void WriteFunction(const Closure& function, const Part& part);
  void WriteSame(uint32_t event, const Part& part);
  void WriteError(const Closure& exception, const Part& part);
  void WriteOpaque(std::string_view text, const Part& part);
  // A list of values that is not one of the program: for maps and arrays.
  struct Element {
    StgClosure* key;  // null: there is none
    std::string key_text;
    StgClosure* value;
  };
  void WriteElements(const std::vector<Element>& elements, bool are_pairs, const Part& part);
  uint32_t WriteMade(std::string_view name, uint32_t arity, uint32_t parent, uint32_t part);

  void WriteUses();
  static std::pair<uint32_t, uint32_t> PlaceOf(std::string_view key);
  uint32_t Label(std::string_view key);
  uint32_t Stack(const CostCentreStack* stack);
  uint32_t Constructor(std::string_view qualified, uint32_t arity);
  uint32_t Begin(std::string_view kind);  // the number of the event whose line is begun
  uint32_t BeginPart(std::string_view kind, const Part& part);
  void End() { out_ << "]\n"; }
  bool IsFull() const { return events_ >= max_events_; }
  static uint32_t HiddenFields(const Closure& value, std::string_view name);
  // A cell of a list whose head is a letter.
  bool IsLetterCell(const Closure& cell, uint32_t& letter) const;

  Output& out_;
  const Wrappers wrappers_;
  const uint64_t max_events_;
  uint64_t events_ = 0;
  uint32_t lines_ = 0;
  uint32_t stacks_ = 0;
  std::vector<Link> links_;  // in the order of the run
  Seen seen_;
  std::unordered_map<const void*, std::vector<uint32_t>> uses_;  // of wrappers: which links
  std::unordered_map<const CostCentreStack*, uint32_t> stack_numbers_;
  std::unordered_map<std::string, uint32_t> labels_;
  struct KnownLabel {
    uint32_t number = 0;
    std::string_view types;  // a letter for each argument and the result
  };
  std::unordered_map<const char*, KnownLabel> labels_at_;
  std::unordered_map<std::string, uint32_t> constructors_;
  struct KnownConstructor {
    uint32_t number = 0;
    uint32_t arity = 0;   // without what is hidden
    uint32_t hidden = 0;  // so many first fields that nobody wrote
  };
  std::unordered_map<const void*, KnownConstructor> constructors_at_;
  std::unordered_map<uint32_t, uint32_t> sources_;  // of modules
  std::vector<StgClosure*> to_mark_;
  std::vector<Part> to_write_;
};

}  // namespace inquest_recorder
