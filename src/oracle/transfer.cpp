#include "oracle/transfer.h"

#include <algorithm>
#include <cstring>

#include "oracle/maps.h"

namespace inquest::oracle {

using core::RoutineId;
using trail::Address;
using trail::AddressOf;
using trail::DataKind;
using trail::Evaluated;
using trail::Frame;
using trail::IdOf;
using trail::Kind;
using trail::KindOf;
using trail::Tag;
using trail::Tagged;
using trail::TagOf;
using trail::Word;

namespace {

bool ConsistsOfOthers(core::Primitive primitive) {
  return primitive == core::Primitive::kIoBind || primitive == core::Primitive::kIoThen ||
         primitive == core::Primitive::kIoCatch || primitive == core::Primitive::kIoFix;
}

}  // namespace

Transfer::Transfer(const trail::Trail& run, const core::Program& reference, Matching& matching,
                   reduce::Evaluator& evaluator)
    : run_(run),
      layout_(run.layout()),
      reference_(reference),
      matching_(matching),
      evaluator_(evaluator),
      scopes_(run),
      definitions_(reference),
      free_(reference) {
#define PRIMITIVE(Name, text, arity, flags) primitives_.emplace(text, core::Primitive::k##Name);
#include "core/primitives.def"
  for (const trail::Constant& constant : layout_.constants) {
    if (layout_.callables[constant.callable].is_dictionary) {
      dictionaries_.emplace(constant.slot, constant.callable);
    }
  }
}

void Transfer::Restart() {
  Forget();
  mutables_.clear();
  replayed_.clear();
  roots_.clear();
  parts_.clear();
  holes_of_parts_.clear();
}

void Transfer::Forget() {
  done_.clear();
  routines_.clear();
  holes_.clear();
  joined_.clear();
}

Word Transfer::Header(Kind kind, uint32_t id, Address original) const {
  // What may be evaluated differently far is not the same.
  const bool is_other = goes_further_ && kind == Kind::kCon;
  return trail::Header(kind, id, is_other ? evaluator_.origin() : original);
}

// Objects that the reference made itself name its program frame.
Address Transfer::OriginalOf(Word header) const {
  const Address original = trail::HeaderAddress(header);
  return original == evaluator_.origin() ? 0 : original;
}

Word Transfer::Hole(reduce::Hole hole) {
  const auto [found, is_new] = holes_.try_emplace(hole, 0);
  if (is_new) found->second = evaluator_.MakeHole(hole);
  return found->second;
}

// Several references may lead to one part. What a library did not even begin to make is known by its place.
reduce::Hole Transfer::HoleOfPart(Word word, Address field) {
  if (!tells_parts_) return kUnevaluated;
  constexpr int kLongest = 1 << 16;  // a damaged file may have a circle
  for (int hops = 0; hops < kLongest && TagOf(word) == Tag::kRef; ++hops) {
    if (!run_.reader().contains(AddressOf(word), 1)) break;
    const Word next = run_.reader().word(AddressOf(word));
    if (TagOf(next) != Tag::kRef) break;
    word = next;
  }
  if (TagOf(word) != Tag::kRef && field == 0) return kUnevaluated;
  if (TagOf(word) != Tag::kRef) word = Tagged(Tag::kRef, field);
  const auto next = static_cast<reduce::Hole>(kFirstPart + parts_.size());
  const auto [found, is_new] = holes_of_parts_.try_emplace(word, next);
  if (is_new) parts_.push_back(word);
  return found->second;
}

Evaluated Transfer::EvaluateInRun(Word word) const {
  Evaluated value = run_.Evaluate(word);
  if (value.status == Evaluated::kFailed && means_unfinished_ && means_unfinished_(value.word))
    value.status = Evaluated::kUnfinished;
  return value;
}

Word Transfer::Value(Word word) {
  const Word value = Convert(word);
  Drain();
  return value;
}

Word Transfer::Routine(RoutineId routine, const Frame& made_in, trail::CallableId user) {
  const Word value = RoutineIn(routine, made_in, user);
  Drain();
  return value;
}

void Transfer::Drain() {
  while (!pending_.empty() || !pending_joins_.empty()) {
    if (pending_.empty()) {
      PendingJoin next = std::move(pending_joins_.back());
      pending_joins_.pop_back();
      *evaluator_.at(next.to) = ConvertJoined(std::move(next.from));
      continue;
    }
    const Pending next = pending_.back();
    pending_.pop_back();
    *evaluator_.at(next.to) = Convert(next.from, next.field);
  }
}

Word Transfer::Convert(Word word, Address field) {
  const Evaluated value = EvaluateInRun(word);
  switch (value.status) {
    case Evaluated::kUnevaluated:
      return Hole(HoleOfPart(word, field));
    case Evaluated::kUnfinished:
      return Hole(goes_further_ ? HoleOfPart(word, field) : reduce::Hole{kUnfinished});
    case Evaluated::kNotKept:
      return Hole(kNotKept);
    case Evaluated::kFailed: {
      if (goes_further_) return Hole(HoleOfPart(word, field));
      const Word failed = evaluator_.MakeFailed(evaluator_.unit());
      Later(value.word, evaluator_.at(AddressOf(failed)) + 1);
      return failed;
    }
    case Evaluated::kValue:
      break;
  }
  switch (TagOf(value.word)) {
    case Tag::kInt:
      return value.word;
    case Tag::kAtom: {
      if (trail::IsCharacter(value.word)) return value.word;
      const trail::SiteId site = trail::NullarySite(value.word);
      if (!layout_.sites.contains(site)) return Hole(kNotKept);
      if (IsDictionary(layout_.sites[site].callable)) return Dictionary(value.word);
      const core::ConId con = matching_.Constructor(layout_.sites[site].callable);
      if (!con.has_value()) return Hole(kUnknownData);
      return trail::Nullary(con.index, reference_.constructors[con].tag);
    }
    case Tag::kCon:
      return ConvertConstructor(value.word);
    case Tag::kFun:
      return ConvertFunction(value.word);
    case Tag::kBox:
      return ConvertBox(value.word);
    case Tag::kHeader:
    case Tag::kRef:
    case Tag::kState:
      break;
  }
  return Hole(kNotKept);
}

Word Transfer::ConvertConstructor(Word word) {
  const trail::Object object = run_.reader().at(AddressOf(word));
  if (object.kind != Kind::kCon) return Hole(kNotKept);
  if (const auto done = done_.find(object.address); done != done_.end()) return done->second;
  const trail::Site& site = layout_.sites[object.site()];
  if (IsDictionary(site.callable)) return done_[object.address] = Dictionary(word);
  const core::ConId con = matching_.Constructor(site.callable);
  if (!con.has_value()) return done_[object.address] = Hole(kUnknownData);
  const uint32_t hidden = layout_.callables[site.callable].dictionaries;
  Word* made = evaluator_.Allocate(1 + uint64_t{site.arity});
  made[0] = Header(Kind::kCon, con.index, object.address);
  const Word result = Tagged(Tag::kCon, evaluator_.address(made));
  done_[object.address] = result;
  for (uint32_t i = site.arity; i > 0; --i) {
    const Word field = run_.word(object.address + 8 * uint64_t{i});
    made[i] = evaluator_.unit();
    if (i <= hidden) {
      made[i] = Dictionary(field);
    } else {
      Later(field, made + i, object.address + 8 * uint64_t{i});
    }
  }
  return result;
}

Word Transfer::ConvertBox(Word word) {
  const trail::Object object = run_.reader().at(AddressOf(word));
  if (const auto done = done_.find(AddressOf(word)); done != done_.end()) return done->second;
  if (object.kind == Kind::kAction) return ConvertAction(object);
  if (object.kind != Kind::kData) return Hole(kNotKept);
  const auto kind = static_cast<DataKind>(object.id);
  switch (kind) {
    case DataKind::kDouble:
    case DataKind::kFloat:
    case DataKind::kWide:
    case DataKind::kBig: {
      const uint64_t words = object.size;
      Word* made = evaluator_.Allocate(words);
      made[0] = trail::Header(Kind::kData, object.id, 0);
      for (uint64_t i = 1; i < words; ++i) made[i] = run_.word(object.address + 8 * i);
      return done_[object.address] = Tagged(Tag::kBox, evaluator_.address(made));
    }
    case DataKind::kArray:
      if (contents_ != nullptr && contents_->IsChanging(object.address)) return ConvertMutable(object);
      return ConvertArray(object);
    case DataKind::kMutArray:
    case DataKind::kReference:
      return ConvertMutable(object);
    case DataKind::kString:
    case DataKind::kIndexPage:
    case DataKind::kDescent:
    case DataKind::kCallDescent:
    case DataKind::kTick:
    case DataKind::kApplication:
      break;
  }
  return Hole(kNotKept);
}

Word Transfer::ConvertArray(const trail::Object& object) {
  const uint64_t size = run_.word(object.address + 8);
  if (size + 2 > object.size) return Hole(kNotKept);
  Word* made = evaluator_.Allocate(2 + size);
  made[0] = Header(Kind::kData, static_cast<uint32_t>(DataKind::kArray), object.address);
  made[1] = size;
  const Word result = Tagged(Tag::kBox, evaluator_.address(made));
  done_[object.address] = result;
  for (uint64_t i = 0; i < size; ++i) {
    made[2 + i] = evaluator_.unit();
    const Address element = object.address + 16 + 8 * i;
    Later(run_.word(element), made + 2 + i, element);
  }
  return result;
}

Word Transfer::ConvertMutable(const trail::Object& object) {
  if (const auto kept = roots_.find(object.address); kept != roots_.end()) {
    return evaluator_.roots()[kept->second];
  }
  const bool is_reference = static_cast<DataKind>(object.id) == DataKind::kReference;
  const DataKind kind = is_reference ? DataKind::kReference : DataKind::kMutArray;
  const uint64_t size = is_reference ? 1 : run_.word(object.address + 8);
  constexpr uint64_t kMaxElements = uint64_t{1} << 26;  // a damaged trace may say anything
  if (size > kMaxElements) return Hole(kNotKept);
  Word* made = evaluator_.Allocate(is_reference ? 3 : 2 + size);
  made[0] = Header(Kind::kData, static_cast<uint32_t>(kind), object.address);
  const Word result = Tagged(Tag::kBox, evaluator_.address(made));
  done_[object.address] = result;
  if (keeps_) {
    roots_.emplace(object.address, evaluator_.roots().size());
    evaluator_.roots().push_back(result);
    mutables_.push_back(object.address);
  }
  if (is_reference) {
    made[2] = run_.word(object.address + 8);
  } else {
    made[1] = size;
  }
  Fill(object, made);
  return result;
}

void Transfer::Fill(const trail::Object& object, Word* made) {
  const bool is_reference = static_cast<DataKind>(IdOf(made[0])) == DataKind::kReference;
  const uint64_t size = is_reference ? 1 : made[1];
  for (uint64_t i = 0; i < size; ++i) {
    Word* element = made + (is_reference ? 1 : 2 + i);
    *element = Hole(kUnknownContents);
    const auto held = contents_ == nullptr ? std::nullopt : contents_->Of(object.address, i);
    if (held.has_value()) Later(*held, element);
  }
}

bool Transfer::Adopt(Address original, Word made) {
  const auto [known, is_new] = roots_.emplace(original, evaluator_.roots().size());
  if (!is_new) return evaluator_.roots()[known->second] == made;
  Word* object = evaluator_.at(AddressOf(made));
  object[0] = Header(Kind::kData, IdOf(object[0]), original);
  evaluator_.roots().push_back(made);
  mutables_.push_back(original);
  return true;
}

void Transfer::TakeFor(Address original, Word made) {
  if (!keeps_) {
    done_[original] = made;
  } else {
    Adopt(original, made);
  }
}

// Others may be found while what these hold is transferred: those are filled then.
void Transfer::Refill() {
  Forget();
  const size_t kept = mutables_.size();
  for (size_t i = 0; i < kept; ++i) {
    Fill(run_.reader().at(mutables_[i]), evaluator_.at(AddressOf(evaluator_.roots()[i])));
    Drain();
  }
}

std::optional<int64_t> Transfer::ReplayedBy(Word word) const {
  if (TagOf(word) != Tag::kBox) return std::nullopt;
  const Word* const object = evaluator_.at(AddressOf(word));
  const bool is_replay =
      KindOf(*object) == Kind::kAction && IdOf(*object) == static_cast<uint32_t>(core::Primitive::kReplay);
  return is_replay ? std::optional(trail::SmallValue(object[1])) : std::nullopt;
}

Word Transfer::Action(core::Primitive primitive, const std::vector<Word>& arguments, Address original) {
  Word* made = evaluator_.Allocate(std::max<uint64_t>(2, 1 + arguments.size()));
  // The first sites of actions are the primitives themselves.
  made[0] = Header(Kind::kAction, static_cast<uint32_t>(primitive), original);
  made[1] = evaluator_.unit();
  std::copy(arguments.begin(), arguments.end(), made + 1);
  return Tagged(Tag::kBox, evaluator_.address(made));
}

Word Transfer::Replay(std::vector<Address> actions) {
  const Address original = actions.size() == 1 ? actions[0] : evaluator_.origin();
  replayed_.push_back(std::move(actions));
  return Action(core::Primitive::kReplay, {trail::SmallInt(static_cast<int64_t>(replayed_.size()) - 1)},
                original);
}

Word Transfer::ConvertAction(const trail::Object& object) {
  if (object.id >= layout_.action_sites.size()) return Hole(kNotKept);
  const trail::ActionSite& site = layout_.action_sites[object.action_site()];
  const auto primitive = primitives_.find(site.primitive);
  if (primitive == primitives_.end()) return Hole(kUnknownFunction);
  if (replays_ && ConsistsOfOthers(primitive->second)) {
    return done_[object.address] = Replay({object.address});
  }
  const uint32_t arity = site.arity;
  Word* made = evaluator_.Allocate(std::max<uint64_t>(2, 1 + uint64_t{arity}));
  // The first sites of actions are the primitives themselves.
  made[0] = Header(Kind::kAction, static_cast<uint32_t>(primitive->second), object.address);
  made[1] = evaluator_.unit();
  const Word result = Tagged(Tag::kBox, evaluator_.address(made));
  done_[object.address] = result;
  for (uint32_t i = 1; i <= arity; ++i) {
    made[i] = evaluator_.unit();
    Later(run_.word(object.address + 8 * uint64_t{i}), made + i);
  }
  return result;
}

// ------------------------------------------------------------------------------------------ functions

// f a b, whatever `function` turns out to be.
Word Transfer::Applied(Word function, const std::vector<Word>& arguments) {
  for (const Word argument : arguments) {
    function = evaluator_.MakeApplication(function, {{evaluator_.unit()}});
    Later(argument, evaluator_.at(AddressOf(function)) + 2);
  }
  return function;
}

// How many of the first arguments of a function value are dictionaries.
uint32_t Transfer::HiddenOf(Word function) const {
  const Word header = run_.word(AddressOf(function));
  const bool is_routine = TagOf(header) == Tag::kHeader && KindOf(header) != Kind::kPartial &&
                          trail::CallableId(IdOf(header)) < layout_.first_constructor;
  return is_routine ? layout_.callables[trail::CallableId(IdOf(header))].hidden : 0;
}

Word Transfer::ConvertFunction(Word word) {
  const Address address = AddressOf(word);
  if (const auto done = done_.find(address); done != done_.end()) return done->second;
  const Word header = run_.word(address);
  if (TagOf(header) != Tag::kHeader) return Hole(kNotKept);
  if (maps_ != nullptr && maps_->IsMap(word)) return done_[address] = maps_->Function({word});
  if (KindOf(header) == Kind::kPartial) {
    const uint32_t count = trail::HeldCount(header);
    if (!run_.reader().contains(address, 2 + uint64_t{count})) return Hole(kNotKept);
    // A partial application of a partial application is possible, never a long chain.
    const Word function = Convert(run_.word(address + 8));
    std::vector<Word> arguments;
    for (uint32_t i = 0; i < count; ++i) arguments.push_back(run_.word(address + 16 + 8 * uint64_t{i}));
    if (TagOf(function) != Tag::kFun) return done_[address] = Applied(function, arguments);
    Word* made = evaluator_.Allocate(2 + uint64_t{count});
    made[0] = Header(Kind::kPartial, count, address);
    made[1] = function;
    const uint32_t hidden = HiddenOf(run_.word(address + 8));
    for (uint32_t i = 0; i < count; ++i) {
      made[2 + i] = evaluator_.unit();
      if (i < hidden) {
        made[2 + i] = Dictionary(arguments[i]);
      } else {
        Later(arguments[i], made + 2 + i);
      }
    }
    return done_[address] = Tagged(Tag::kFun, evaluator_.address(made));
  }
  const trail::CallableId index(IdOf(header));
  if (!layout_.callables.contains(index)) return Hole(kNotKept);
  const trail::Callable& callable = layout_.callables[index];
  if (index >= layout_.first_constructor) {
    const core::ConId con = matching_.Constructor(index);
    return con.has_value() ? evaluator_.Function(reduce::Callable(reference_, con)) : Hole(kUnknownData);
  }
  const RoutineId routine = matching_.Routine(index);
  if (!routine.has_value() || matching_.IsChangedSection(index)) {
    return done_[address] = Hole(kUnknownFunction);
  }
  if (KindOf(header) == Kind::kClosure) return done_[address] = ConvertClosure(address, routine, callable);
  const Address made_in = run_.reader().OriginAt(trail::HeaderAddress(header));
  return done_[address] =
             RoutineIn(routine, made_in == 0 ? run_.frame_number(0) : run_.FrameOf(made_in), index);
}

// A local function of code that the run did not record: it holds its free variables itself.
Word Transfer::ConvertClosure(Address address, RoutineId routine, const trail::Callable& callable) {
  const std::vector<core::VarId>& free = free_.Of(routine);
  Word* made = evaluator_.Allocate(std::max<uint64_t>(2, 1 + free.size()));
  made[0] = Header(Kind::kClosure, routine.index, address);
  made[1] = evaluator_.unit();
  const Word result = Tagged(Tag::kFun, evaluator_.address(made));
  done_[address] = result;
  for (size_t i = 0; i < free.size(); ++i) {
    // The same code captures the same variables, in the same order.
    if (free.size() != callable.free) {
      made[1 + i] = Hole(kUnknownVariable);
      continue;
    }
    const Word captured = run_.word(address + 8 * (1 + uint64_t{i}));
    made[1 + i] = evaluator_.unit();
    if (IsDictionaryParameter(free[i])) {
      made[1 + i] = Dictionary(captured);
    } else {
      Later(captured, made + 1 + i);
    }
  }
  return result;
}

bool Transfer::IsDictionaryParameter(core::VarId variable) const {
  const Definition& definition = definitions_.of(variable);
  const RoutineId owner = reference_.vars[variable].owner;
  return definition.kind == Definition::kParameter &&
         definition.index < reference_.routines[owner].hidden_params;
}

// A local function of the reference may be a variable in the run, with another value: a change made it one.
bool Transfer::IsVariableOfRun(core::VarId function, const Frame& frame, trail::CallableId user) {
  if (!user.has_value() || definitions_.of(function).kind != Definition::kFunction) return false;
  if (matching_.CallableOf(definitions_.of(function).routine, user).has_value()) return false;
  return Find(function, frame, user).word.has_value();
}

Word Transfer::RoutineIn(RoutineId id, const Frame& frame, trail::CallableId user) {
  const core::Routine& routine = reference_.routines[id];
  if (user.has_value() && layout_.callables[user].hidden != routine.hidden_params)
    return Hole(kUnknownFunction);
  if (!routine.parent.has_value()) {
    return routine.params.empty() ? evaluator_.Constant(id) : evaluator_.Function(reduce::Callable(id));
  }
  const auto [done, is_new] = routines_.try_emplace({id.index, frame.address}, 0);
  if (!is_new) return done->second;
  const std::vector<core::VarId>& free = free_.Of(id);
  // Code that calls a local function takes no other value in its place.
  const bool needs_other = std::any_of(
      free.begin(), free.end(), [&](core::VarId variable) { return IsVariableOfRun(variable, frame, user); });
  if (needs_other) return routines_[{id.index, frame.address}] = Hole(kUnknownVariable);
  Word* made = evaluator_.Allocate(std::max<uint64_t>(2, 1 + free.size()));
  made[0] = Header(Kind::kClosure, id.index, evaluator_.origin());
  made[1] = evaluator_.unit();
  const Word result = Tagged(Tag::kFun, evaluator_.address(made));
  done->second = result;
  for (size_t i = 0; i < free.size(); ++i) {
    const Definition& definition = definitions_.of(free[i]);
    if (definition.kind == Definition::kFunction) {
      // Its calls are statements of their own: the reference's function, not the run's, is what is meant.
      const Word function = RoutineIn(definition.routine, frame, {});
      made[1 + i] = function;
      continue;
    }
    const Variable variable = Find(free[i], frame, user);
    made[1 + i] = Hole(variable.hole);
    if (variable.word.has_value() && IsDictionaryParameter(free[i])) {
      made[1 + i] = Dictionary(*variable.word);
    } else if (variable.word.has_value()) {
      Later(*variable.word, made + 1 + i);
    }
  }
  return result;
}

// ------------------------------------------------------------------------------------------ variables

bool Transfer::IsOf(const Frame& frame, RoutineId routine) {
  const trail::CallableId callable = run_.variant(frame).callable;
  return callable.has_value() && matching_.Routine(callable) == routine;
}

// The innermost frame of the routine at or around a frame.
std::optional<Frame> Transfer::FrameOf(RoutineId owner, const Frame& from) {
  Frame frame = from;
  while (frame.address != run_.reader().first()) {
    if (IsOf(frame, owner)) return frame;
    const Frame outer = run_.Enclosing(frame);
    if (outer.address >= frame.address) break;
    frame = outer;
  }
  return std::nullopt;
}

// What desugaring named: the reference's function and the run's use equally many such, in the same order.
Transfer::Variable Transfer::FindHidden(core::VarId id, const Frame& frame, trail::CallableId user) {
  if (!user.has_value()) return {std::nullopt, kUnknownVariable};
  const RoutineId function = matching_.Routine(user);
  if (!function.has_value()) return {std::nullopt, kUnknownVariable};
  std::vector<core::VarId> hidden;
  for (const core::VarId variable : free_.Of(function)) {
    const core::Var& var = reference_.vars[variable];
    const bool is_let = definitions_.of(variable).kind == Definition::kLet;
    if (is_let && var.owner == reference_.vars[id].owner && (var.hidden || !var.name.has_value())) {
      hidden.push_back(variable);
    }
  }
  const std::vector<Scopes::Found> found = scopes_.FindHidden(frame, user);
  const auto at = std::find(hidden.begin(), hidden.end(), id);
  if (at == hidden.end() || found.size() != hidden.size()) return {std::nullopt, kUnknownVariable};
  const Scopes::Found& one = found[static_cast<size_t>(at - hidden.begin())];
  if (!MayHold(id, one.type)) return {std::nullopt, kUnknownVariable};
  return {one.word, kUnknownVariable};
}

// Another version may mean something else by the name, and evaluation believes types.
bool Transfer::MayHold(core::VarId variable, trail::TypeId type) const {
  const core::TypeId declared = reference_.vars[variable].type;
  if (!type.has_value() || !declared.has_value()) return true;
  const PlainType wanted = matching_.TypeOf(declared);
  const bool is_described = !wanted.name.empty() || wanted.variable.has_value();
  return !is_described || IsInstance(PlainTypeOf(layout_, type), wanted);
}

Transfer::Variable Transfer::Find(core::VarId id, const Frame& from, trail::CallableId user) {
  const core::Var& var = reference_.vars[id];
  const std::optional<Frame> found = FrameOf(var.owner, from);
  if (!found.has_value()) return {std::nullopt, kUnknownVariable};
  // Blocks are frames of the routine too.
  Frame frame = *found;
  for (;;) {
    if (!var.hidden && var.name.has_value()) {
      const Scopes::Found named = scopes_.Find(frame, matching_.TextOf(var.name), user);
      if (named.kind == Scopes::Found::kOne) {
        return MayHold(id, named.type) ? Variable{named.word, kUnknownVariable}
                                       : Variable{std::nullopt, kUnknownVariable};
      }
    }
    if (!run_.variant(frame).is_block) break;
    // An operand that desugaring named, `(f x,)`.
    if (const Variable hidden = FindHidden(id, frame, user); hidden.word.has_value()) return hidden;
    frame = run_.Enclosing(frame);
  }
  const Definition& definition = definitions_.of(id);
  switch (definition.kind) {
    case Definition::kParameter: {
      const trail::Callable* callable = run_.callable(frame);
      const core::Routine& owner = reference_.routines[var.owner];
      if (callable == nullptr || callable->arity != owner.params.size() ||
          callable->hidden != owner.hidden_params) {
        return {std::nullopt, kUnknownVariable};
      }
      return {run_.argument(frame, definition.index), kUnknownVariable};
    }
    case Definition::kAlias:
      return Find(definition.from, from, user);
    case Definition::kField: {
      const Variable whole = Find(definition.from, from, user);
      if (!whole.word.has_value()) return whole;
      const Evaluated value = run_.Evaluate(*whole.word);
      if (value.status == Evaluated::kUnevaluated) return {std::nullopt, kUnevaluated};
      if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kCon) {
        return {std::nullopt, kUnknownVariable};
      }
      const trail::Object object = run_.reader().at(AddressOf(value.word));
      if (object.kind != Kind::kCon || definition.index + 1 >= object.size ||
          matching_.Constructor(layout_.sites[object.site()].callable) != definition.con) {
        return {std::nullopt, kUnknownVariable};
      }
      return {run_.word(object.address + 8 * (1 + uint64_t{definition.index})), kUnknownVariable};
    }
    case Definition::kLet:
      if (var.hidden || !var.name.has_value()) return FindHidden(id, frame, user);
      // Nothing in the run's code mentions it, so nothing has evaluated it.
      return {std::nullopt, kUnevaluated};
    case Definition::kFunction:
    case Definition::kUnknown:
      break;
  }
  return {std::nullopt, kUnknownVariable};
}

}  // namespace inquest::oracle
