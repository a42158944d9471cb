// What references and arrays held when: each read, write and copy is an event of the run.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "oracle/run_executions.h"
#include "oracle/transfer.h"

namespace inquest::oracle {

class RunContents {
 public:
  // Both outlive it.
  RunContents(const trail::Trail& run, const RunExecutions& executions);

  // What an element (0 of a reference) held just before this event; none where the events do not tell.
  std::optional<trail::Word> Before(uint32_t event, trail::Address object, uint64_t index) const;

  // As of one event.
  class At : public Contents {
   public:
    At(const RunContents& all, uint32_t event) : all_(all), event_(event) {}
    std::optional<trail::Word> Of(trail::Address object, uint64_t index) const override {
      return all_.Before(event_, object, index);
    }
    bool IsChanging(trail::Address array) const override {
      const auto frozen = all_.frozen_.find(array);
      return frozen != all_.frozen_.end() && frozen->second >= event_;
    }

   private:
    const RunContents& all_;
    uint32_t event_;
  };

 private:
  struct Use {
    uint32_t event;
    trail::Word word;  // of an element, or of all: what each holds
    bool is_read;
    bool is_array;  // `word` is an array that holds the same
  };
  using Uses = std::vector<Use>;
  void Add(trail::Word object, uint64_t index, const Use& use);
  void AddAll(trail::Word object, const Use& use);
  std::optional<trail::Word> ElementOf(const Use& use, uint64_t index) const;

  const trail::Trail& run_;
  const RunExecutions& executions_;
  std::map<std::pair<trail::Address, uint64_t>, Uses> elements_;
  std::map<trail::Address, Uses> wholes_;
  std::map<trail::Address, uint32_t> frozen_;  // by array: the event from which on it does not change
};

// What references held when the pure code that made them was done (Executions::GivenWith).
class GivenContents : public Contents {
 public:
  // Asks for the executions when one is met: to find them takes a pass over the run.
  using Executions = std::function<const trail::Executions&()>;
  explicit GivenContents(Executions executions) : executions_(std::move(executions)) {}
  std::optional<trail::Word> Of(trail::Address object, uint64_t) const override {
    return executions_().GivenWith(object);
  }
  bool IsChanging(trail::Address) const override { return false; }

 private:
  Executions executions_;
};

}  // namespace inquest::oracle
