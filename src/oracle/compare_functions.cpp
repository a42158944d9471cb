// Functions and actions, as partial applications.
#include <algorithm>
#include <tuple>

#include "oracle/compare.h"
#include "oracle/maps.h"

namespace inquest::oracle {

using trail::AddressOf;
using trail::IdOf;
using trail::Kind;
using trail::KindOf;
using trail::kNone;
using trail::Tag;
using trail::TagOf;
using trail::Word;

// An action is judged by what it did, also one that a function holds. Where it cannot be found again, as an
// application of its primitive.
void Comparer::CompareActions(const Item& item, const trail::Object& run, Word reference) {
  const FoundAction found = ActionAt(item, run.address);
  if (found.is_reachable) {
    result_.actions.push_back(found);
    return;
  }
  const Word* other = evaluator_.at(AddressOf(reference));
  const auto primitive = evaluator_.code().action_sites[IdOf(*other)].primitive;
  if (run.id >= layout_.action_sites.size()) return Unknown(kNotKept);
  const trail::ActionSite& site = layout_.action_sites[run.action_site()];
  if (site.primitive != core::Info(primitive).name) return OtherFunction(item);
  for (uint32_t i = site.arity; i > 0; --i) {
    Push(run_.word(run.address + 8 * uint64_t{i}), other[i], item, {kNone, i, {}});
  }
}

void Comparer::OtherFunction(const Item& item) {
  if (other_functions_ == OtherFunctions::kDiffer) return Differ(item);
  Unknown(kOtherFunction);
}

std::pair<Word, std::vector<Word>> Comparer::ApplicationOf(Word reference) const {
  std::vector<Word> arguments;
  while (KindOf(*evaluator_.at(AddressOf(reference))) == Kind::kPartial) {
    const Word* object = evaluator_.at(AddressOf(reference));
    arguments.insert(arguments.begin(), object + 2, object + 2 + IdOf(*object));
    reference = object[1];
  }
  return {reference, std::move(arguments)};
}

// Each call of the run's function: the reference's must give at least the same for these arguments.
void Comparer::CompareMaps(const Item& item, Word run, Word reference) {
  // Transferring the arguments of one entry does not move the reference's function.
  for (size_t i = maps_->uses()->EntriesOf(run).size(); i > 0; --i) {
    const auto entry = static_cast<uint32_t>(i - 1);
    const Word applied = apply_ ? apply_(run, entry, reference) : maps_->Applied(run, entry, reference);
    Push(maps_->uses()->EntriesOf(run)[entry].result, applied, item,
         {kNone, static_cast<uint32_t>(i), {Move::kApplied, entry, run}});
  }
}

void Comparer::CompareFunctions(const Item& item, Word run, Word reference) {
  if (maps_ != nullptr && maps_->IsMap(run)) return CompareMaps(item, run, reference);
  Item inside = item;
  inside.is_argument = true;
  // Partial applications of partial applications are taken apart, never a long chain.
  std::vector<Word> mine;
  while (KindOf(run_.word(AddressOf(run))) == Kind::kPartial) {
    const trail::Address a = AddressOf(run);
    const uint32_t count = trail::HeldCount(run_.word(a));
    if (!run_.reader().contains(a, 2 + uint64_t{count})) return Unknown(kNotKept);
    std::vector<Word> arguments;
    for (uint32_t i = 0; i < count; ++i) arguments.push_back(run_.word(a + 16 + 8 * uint64_t{i}));
    mine.insert(mine.begin(), arguments.begin(), arguments.end());
    run = run_.word(a + 8);
    if (TagOf(run) != Tag::kFun || mine.size() > 4096) return Unknown(kNotKept);
  }
  std::vector<Word> theirs;
  std::tie(reference, theirs) = ApplicationOf(reference);
  const trail::CallableId callable(IdOf(run_.word(AddressOf(run))));
  const Word* function = evaluator_.at(AddressOf(reference));
  const uint32_t other = IdOf(*function);
  if (!layout_.callables.contains(callable)) return Unknown(kNotKept);
  const bool is_constructor = callable >= layout_.first_constructor;
  const core::RoutineId routine = is_constructor ? core::RoutineId() : matching_.Routine(callable);
  if (is_constructor) {
    const core::ConId con = matching_.Constructor(callable);
    if (!con.has_value()) return Unknown(kUnknownFunction);
    if (reduce::Callable(reference_, con) != other) return OtherFunction(inside);
  } else {
    if (!routine.has_value()) return Unknown(kUnknownFunction);
    if (reduce::Callable(routine) != other || matching_.IsChangedSection(callable)) {
      return OtherFunction(inside);
    }
  }
  if (mine.size() != theirs.size()) return OtherFunction(inside);
  const size_t hidden = is_constructor ? 0 : layout_.callables[callable].hidden;
  for (size_t i = mine.size(); i > hidden; --i) {
    Push(mine[i - 1], theirs[i - 1], inside,
         {kNone, static_cast<uint32_t>(i - hidden), {Move::kGiven, i - 1}});
  }
  if (is_constructor || KindOf(*function) != Kind::kClosure) return;
  if (transfer_.OriginalOf(*function) == AddressOf(run)) return;
  CompareFreeVariables(inside, run, reference);
}

// Those of a local function, and those that it uses through its siblings.
void Comparer::CompareFreeVariables(const Item& inside, Word run, Word reference) {
  const Word header = run_.word(AddressOf(run));
  const bool is_closure = KindOf(header) == Kind::kClosure;
  const trail::Address made_in = run_.reader().OriginAt(trail::HeaderAddress(header));
  struct Function {
    trail::CallableId callable;
    core::RoutineId routine;
    Word reference;
    uint32_t step;
  };
  const trail::CallableId called(IdOf(header));
  std::vector<Function> functions = {{called, matching_.Routine(called), reference, inside.step}};
  for (size_t at = 0; at < functions.size(); ++at) {
    const Function function = functions[at];
    const std::vector<core::VarId>& free = transfer_.FreeVariablesOf(function.routine);
    const Word* closure = evaluator_.at(AddressOf(function.reference));
    for (size_t i = 0; i < free.size(); ++i) {
      const Definition& definition = transfer_.definitions().of(free[i]);
      if (definition.kind == Definition::kFunction) {
        const Word sibling = closure[1 + i];
        const bool is_known = std::any_of(functions.begin(), functions.end(), [&](const Function& other) {
          return other.routine == definition.routine;
        });
        if (is_closure || is_known || TagOf(sibling) != Tag::kFun) continue;
        const Word kind = *evaluator_.at(AddressOf(sibling));
        if (KindOf(kind) != Kind::kClosure || IdOf(kind) != reduce::Callable(definition.routine)) continue;
        steps_.push_back({function.step, static_cast<uint32_t>(i + 1), {Move::kVariable, i}});
        functions.push_back({matching_.CallableOf(definition.routine, functions[0].callable),
                             definition.routine, sibling, static_cast<uint32_t>(steps_.size() - 1)});
        continue;
      }
      if (transfer_.IsDictionaryParameter(free[i])) continue;  // as the types say
      Transfer::Variable variable;
      if (is_closure) {
        if (layout_.callables[function.callable].free == free.size()) {
          variable.word = run_.word(AddressOf(run) + 8 * (1 + uint64_t{i}));
        }
      } else if (made_in != 0) {
        variable = transfer_.Find(free[i], run_.FrameOf(made_in), function.callable);
      }
      if (!variable.word.has_value()) {
        if (!IsUndefined(variable.hole)) Unknown(variable.hole);
        continue;
      }
      Item around = inside;
      around.step = function.step;
      Push(*variable.word, closure[1 + i], around,
           {kNone, static_cast<uint32_t>(i + 1), {Move::kVariable, i}});
    }
  }
}

}  // namespace inquest::oracle
