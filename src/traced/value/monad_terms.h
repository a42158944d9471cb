// Monads of the libraries that are made of functions, as what they do: `{from [1] to [3,1]; returns ()}`
// instead of StateT around a finite map (finite-maps-2008, Def. 8). An entry of the map is an execution; a
// stack of transformers is one line. It says all that the map says.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "traced/value/function_uses.h"
#include "traced/value/words.h"
#include "trail/trail.h"

namespace inquest::traced {

class TrailTerms;

class MonadTerms {
 public:
  // All must outlive it. `uses` is null where functions are shown by name: then it shows nothing.
  MonadTerms(const trail::Trail& trail, const TrailTerms& terms, const FunctionUses* uses);
  // Fills `view` if the term, an evaluated constructor, is such a monad, and what it did is known.
  bool Look(Term term, trail::CallableId constructor, View* view) const;
  // Terms that this class made.
  static bool IsMade(Term term) { return term.detail == kMadeDetail; }
  void LookAtMade(Term term, View* view) const;

 private:
  // No type has this number, and no other class such a term (action_terms.h).
  static constexpr uint64_t kMadeDetail = uint64_t{1} << 54;
  enum class Form : uint8_t {
    kNone,
    kState,
    kReader,
    kWriter,
    kExcept,
    kMaybe,
    kRws,
    kCont,
    kParser,
    kIdentity,
    kPlain
  };
  enum class Made : uint8_t {
    kRuns,    // the executions from the n-th on
    kRun,     // one of them, from an effect on
    kEffect,  // an effect of it
  };
  struct Item {
    Made made;
    Term monad;
    uint32_t run = 0, effect = 0;
    friend bool operator==(const Item&, const Item&) = default;
  };
  struct Effect {
    std::string_view name;
    std::vector<std::string> labels;
    std::vector<Term> fields;
    std::string text;
    std::optional<Term> of_action;  // it is this one
  };
  // What has to be taken out of the value that the innermost monad gives.
  struct Layer {
    Form form;
    size_t effect;  // kState, kRws: where it is said from which state
  };

  Form FormOf(Term term, View* view) const;
  std::optional<size_t> RunsOf(Term monad) const;
  std::optional<MapEntry> EntryOf(Term function, std::optional<uint32_t> n, trail::Address* made) const;
  std::vector<Effect> EffectsOf(Term monad, uint32_t run) const;
  std::optional<Term> Descend(Term monad, uint32_t run, std::vector<Layer>* layers,
                              std::vector<Effect>* effects) const;
  bool Unwrap(const Layer& layer, Term* value, std::vector<Effect>* effects) const;
  std::optional<Term> ReturnedBy(Term action, std::vector<Effect>* effects) const;
  void SayContinuation(Term function, const MapEntry& entry, std::vector<Effect>* effects) const;
  void SayParser(const MapEntry& entry, trail::Address made, bool is_string,
                 std::vector<Effect>* effects) const;
  bool IsStringInput(Term state) const;
  void SayInput(Term state, std::string_view before, bool is_string, Effect* effect) const;
  std::string PositionText(Term position) const;
  void SayParseError(Term error, std::string_view failed, std::vector<Effect>* effects) const;
  void LookAtRun(Term monad, uint32_t run, uint32_t effect, View* view) const;
  Term Make(Item item) const;

  const trail::Trail& trail_;
  const TrailTerms& terms_;
  const FunctionUses* const uses_;
  base::Store<trail::CallableId, Form> forms_;
  // Memory only: the same part is the same term each time it is looked at.
  mutable std::vector<Item> items_;
  struct HashOfItem {
    size_t operator()(const Item& item) const;
  };
  mutable std::unordered_map<Item, uint32_t, HashOfItem> number_of_;
};

}  // namespace inquest::traced
