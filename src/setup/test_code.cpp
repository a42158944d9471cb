#include "setup/test_code.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "haskell/preprocess/named_tests.h"
#include "setup/load_program.h"
#include "traced/tree/trail_behaviours.h"
#include "traced/value/place_terms.h"
#include "trail/place_at.h"
#include "trail/place_walk.h"
#include "trail/replay.h"
#include "value/compare.h"

namespace inquest::setup {

using trail::Address;
using trail::Callable;
using trail::CallableId;
using trail::CallableKind;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;

namespace {

constexpr std::string_view kTestModules = "Test.", kReports = "Inquest.Testing";
constexpr int kDeepest = 40;

// Functions of the test libraries that compare two values: which argument is which, from the last one back.
struct Comparison {
  std::string_view name;
  uint32_t actual, expected;
};
constexpr std::array<Comparison, 6> kComparisons = {
    {{"shouldBe", 1, 0}, {"@?=", 1, 0}, {"@=?", 0, 1}, {"~?=", 1, 0}, {"~=?", 0, 1}, {"assertEqual", 0, 1}}};

const Comparison* ComparisonOf(std::string_view name) {
  for (const Comparison& each : kComparisons)
    if (each.name == name) return &each;
  return nullptr;
}

// Of QuickCheck: modules that make values for properties; functions around a property, their last argument,
// that holds only if it does.
constexpr std::array<std::string_view, 5> kMakers = {"Test.QuickCheck.Gen", "Test.QuickCheck.Arbitrary",
                                                     "Test.QuickCheck.Modifiers", "Test.QuickCheck.Function",
                                                     "Test.QuickCheck.Random"};
constexpr std::array<std::string_view, 18> kWrappers = {
    ".&&.",    ".&.",      "==>",         "property", "counterexample", "label",
    "collect", "classify", "cover",       "tabulate", "whenFail",       "whenFail'",
    "once",    "again",    "noShrinking", "verbose",  "mapSize",        "withMaxSuccess"};
constexpr int kMostParts = 1000;

bool IsFalse(const Place& place) {
  return place.kind == PlaceKind::kWord && trail::TagOf(place.word) == trail::Tag::kAtom &&
         trail::NullaryTag(place.word) == 0;
}

// Classes of the test libraries: methods of their instances are test code.
bool IsTestClass(std::string_view name) {
  return name == "Arbitrary" || name == "CoArbitrary" || name == "Function" || name == "Testable" ||
         name == "Example" || name == "Arbitrary1" || name == "Assertable";
}

}  // namespace

bool RunsTests(const LoadedProgram& loaded) {
  const core::Program& program = loaded.program;
  for (size_t i = 0; i < program.routines.size(); ++i) {
    const core::Routine& routine = program.routines[core::RoutineId(i)];
    if (routine.parent.has_value() || !routine.name.has_value()) continue;
    if (loaded.names.text(routine.name) == "report" &&
        loaded.names.text(program.modules[routine.module].name) == kReports)
      return true;
  }
  return false;
}

bool HasNamedTests(const std::string& file) {
  const auto main = ReadMainFile(file);
  return main.ok() && !haskell::preprocess::FindNamedTests(main->text()).empty();
}

TestCode::TestCode(const trail::Trail& trail) : trail_(trail), layout_(trail.layout()) {
  FindTestCode();
  FindAssertions();
}

CallableId TestCode::TopOf(CallableId callable) const {
  for (;;) {
    const Callable& each = layout_.callables[callable];
    const CallableId out = each.parent.has_value() ? each.parent : each.part_of;
    if (!out.has_value()) return callable;
    callable = out;
  }
}

bool TestCode::IsOwn(CallableId callable) const {
  const Callable& each = layout_.callables[callable];
  return each.suspected && each.module.has_value() && !layout_.modules[each.module].is_library;
}

bool TestCode::IsTested(CallableId callable) const {
  return IsOwn(callable) && !is_test_[TopOf(callable).index];
}

bool TestCode::IsOfTestLibrary(CallableId callable) const {
  const trail::ModuleId module = layout_.callables[TopOf(callable)].module;
  return module.has_value() && layout_.modules[module].is_library &&
         layout_.modules[module].name.starts_with(kTestModules);
}

// A function that gives a Property. One that gives a Bool mentions no test library, unless it is a part of a
// test.
bool TestCode::GivesProperty(CallableId id) const {
  const Callable& callable = layout_.callables[id];
  if (callable.kind != CallableKind::kFunction || callable.arity == callable.hidden) return false;
  trail::TypeId type = callable.type;
  while (type.has_value() && layout_.types[type].name.has_value() &&
         layout_.names[layout_.types[type].name] == "->" && layout_.types[type].arguments.size() == 2)
    type = layout_.types[type].arguments[1];
  return type.has_value() && layout_.types[type].name.has_value() &&
         layout_.names[layout_.types[type].name] == "Property";
}

std::vector<CallableId> TestCode::MentionedBy(CallableId callable) const {
  std::vector<CallableId> mentioned;
  trail::WalkPlaces(layout_, layout_.callables[callable].entry,
                    [&](const Place& place, std::vector<PlaceId>* todo) {
                      switch (place.kind) {
                        case PlaceKind::kCall:
                        case PlaceKind::kCallLocal:
                        case PlaceKind::kMakeFun:
                        case PlaceKind::kClosure:
                          mentioned.push_back(place.callable());
                          break;
                        case PlaceKind::kConstant:
                          mentioned.push_back(layout_.constants[place.constant()].callable);
                          break;
                        case PlaceKind::kCon:
                          mentioned.push_back(CallableId(layout_.sites[place.site()].callable));
                          break;
                        case PlaceKind::kWord:
                          if (trail::TagOf(place.word) == trail::Tag::kFun) {
                            const auto symbol = trail_.reader().at(trail::AddressOf(place.word));
                            if (symbol.kind == trail::Kind::kFun) mentioned.push_back(CallableId(symbol.id));
                          }
                          break;
                        case PlaceKind::kBlock:
                          todo->push_back(layout_.variants[place.variant()].entry);
                          break;
                        default:
                          break;
                      }
                    });
  return mentioned;
}

void TestCode::FindTestCode() {
  const size_t count = layout_.callables.size();
  is_test_.resize(count);
  std::vector<std::vector<uint32_t>> users(count);  // by top-level callable
  std::vector<uint32_t> todo;
  const auto add = [&](CallableId top) {
    if (is_test_[top.index] || GivesProperty(top)) return;
    is_test_[top.index] = true;
    todo.push_back(top.index);
  };
  for (size_t i = 0; i < count; ++i) {
    const CallableId id(i);
    if (!IsOwn(id)) continue;
    const CallableId top = TopOf(id);
    const trail::NameId of_class = layout_.callables[top].instance.class_name;
    if (of_class.has_value() && IsTestClass(layout_.names[of_class])) add(top);
    for (const CallableId mentioned : MentionedBy(id)) {
      if (IsOfTestLibrary(mentioned)) add(top);
      users[TopOf(mentioned).index].push_back(top.index);
    }
  }
  while (!todo.empty()) {
    const uint32_t test = todo.back();
    todo.pop_back();
    for (const uint32_t user : users[test]) add(CallableId(user));
  }
}

// The frame in which a variable is that a place of `frame` mentions.
Frame TestCode::OwnerOf(const Frame& frame, const Place& place) const {
  Frame owner = frame;
  for (uint32_t i = 0; place.kind == PlaceKind::kOuter && i < place.b; ++i) owner = trail_.Enclosing(owner);
  return owner;
}

// What a variable of a frame was bound to by a let of its code; null: it is a parameter, or came with one.
const Place* TestCode::BoundTo(const Frame& frame, trail::SlotId slot, PlaceId* bound) const {
  const Place* found = nullptr;
  trail::WalkPlaces(layout_, trail_.variant(frame).entry, [&](const Place& place, std::vector<PlaceId>*) {
    if (place.kind != PlaceKind::kLet) return;
    for (const auto& [each, value] : layout_.lets[place.let()].binds) {
      if (each != slot) continue;
      *bound = value;
      found = &layout_.places[value];
    }
  });
  return found;
}

// Whether no code that is tested had a part in its value.
bool TestCode::IsPlain(const Frame& frame, PlaceId at, int depth) const {
  if (depth > kDeepest) return false;
  const Place& place = layout_.places[at];
  switch (place.kind) {
    case PlaceKind::kWord:
    case PlaceKind::kString:
      return true;
    case PlaceKind::kSlot:
    case PlaceKind::kField:
    case PlaceKind::kOuter: {
      const Frame owner = OwnerOf(frame, place);
      PlaceId bound;
      return BoundTo(owner, place.slot, &bound) == nullptr || IsPlain(owner, bound, depth + 1);
    }
    case PlaceKind::kConstant:
      if (IsTested(layout_.constants[place.constant()].callable)) return false;
      break;
    case PlaceKind::kCall:
    case PlaceKind::kMakeFun:
    case PlaceKind::kClosure:
      if (IsTested(place.callable())) return false;
      break;
    case PlaceKind::kCon:
    case PlaceKind::kPrim:
    case PlaceKind::kMethod:
    case PlaceKind::kUnwrap:
      break;
    default:
      return false;
  }
  for (uint32_t i = 0; i < place.count; ++i)
    if (!IsPlain(frame, layout_.kid(place, i), depth + 1)) return false;
  return true;
}

// Of functions that run properties, not of those that make values for them (`suchThat`).
bool TestCode::IsOfRunner(CallableId callable) const {
  if (!IsOfTestLibrary(callable)) return false;
  const std::string_view module = layout_.modules[layout_.callables[TopOf(callable)].module].name;
  return std::find(kMakers.begin(), kMakers.end(), module) == kMakers.end();
}

// What holds though a property in it does not.
bool TestCode::TurnsRound(CallableId callable) const {
  const std::string_view name = layout_.callables[callable].name;
  return IsOfTestLibrary(callable) && (name == "expectFailure" || name == ".||." || name == "disjoin");
}

// Whether the expression there mentions such a function.
bool TestCode::Mentions(const Frame& frame, PlaceId at, Test test, int depth) const {
  if (depth > kDeepest) return false;
  const Place& place = layout_.places[at];
  const bool has_callable = place.kind == PlaceKind::kCall || place.kind == PlaceKind::kMakeFun ||
                            place.kind == PlaceKind::kClosure;
  if (has_callable && (this->*test)(place.callable())) return true;
  PlaceId bound;
  if (place.kind == PlaceKind::kSlot)
    return BoundTo(frame, place.slot, &bound) != nullptr && Mentions(frame, bound, test, depth + 1);
  for (uint32_t i = 0; i < place.count; ++i)
    if (Mentions(frame, layout_.kid(place, i), test, depth + 1)) return true;
  return false;
}

// Whether a library that runs properties made this call.
bool TestCode::IsProperty(const Frame& frame) const {
  if (!frame.is_callback || frame.redex == 0 || !IsOwn(trail_.variant(frame).callable)) return false;
  const Frame by = trail_.FrameOf(frame.redex);
  const uint64_t key = (uint64_t{by.variant.index} << 32) | ((frame.redex - by.base) & 0xffffffff);
  const auto known = runs_properties_.find(key);
  if (known != runs_properties_.end()) return known->second;
  const PlaceId at = trail::PlaceAt(trail_, by, frame.redex);
  return runs_properties_[key] = at.has_value() && Mentions(by, at, &TestCode::IsOfRunner, 0) &&
                                 !Mentions(by, at, &TestCode::TurnsRound, 0);
}

TestCode::Assertions TestCode::AssertionsIn(trail::VariantId variant) const {
  Assertions found;
  trail::WalkPlaces(layout_, layout_.variants[variant].entry, [&](const Place& place, std::vector<PlaceId>*) {
    if (place.kind != PlaceKind::kCall || !IsOfTestLibrary(place.callable())) return;
    const Comparison* comparison = ComparisonOf(layout_.callables[place.callable()].name);
    if (comparison == nullptr || place.count < place.hidden + 2u) return;
    const uint32_t last = place.count - 1;
    found.push_back(
        {layout_.kid(place, last - comparison->actual), layout_.kid(place, last - comparison->expected)});
  });
  return found;
}

// The comparisons without which the property would not hold: of `a && b`, `a .&&. b`, `c ==> a` and the like
// those in a and b.
TestCode::Assertions TestCode::ComparisonsOf(const Frame& property) const {
  Assertions found;
  const trail::Way way = trail::Replay(trail_, property);
  std::vector<PlaceId> todo = {way.result};
  for (const auto& [at, next] : way.choices) {
    const Place& choice = layout_.places[at];
    // `a && b` is a choice: False if a is.
    const std::vector<PlaceId>& by_tag = layout_.cases[choice.cases()].by_tag;
    if (!by_tag.empty() && by_tag[0].has_value() && IsFalse(layout_.places[by_tag[0]]))
      todo.push_back(layout_.kid(choice, 0));
  }
  for (int steps = 0; !todo.empty() && steps < kMostParts; ++steps) {
    const PlaceId at = todo.back();
    todo.pop_back();
    if (!at.has_value()) continue;
    const Place& place = layout_.places[at];
    PlaceId bound;
    if (place.kind == PlaceKind::kSlot && BoundTo(property, place.slot, &bound) != nullptr)
      todo.push_back(bound);
    if (place.count < place.hidden + 1u) continue;
    const PlaceId last = layout_.kid(place, place.count - 1u);
    const std::string_view name = place.name.has_value() ? std::string_view(layout_.names[place.name]) : "";
    const bool is_pair = place.count >= place.hidden + 2u;
    if (is_pair && (name == "==" || name == "===")) {
      const PlaceId other = layout_.kid(place, place.count - 2u);
      found.push_back({other, last});
      found.push_back({last, other});
    } else if (place.kind == PlaceKind::kCall && IsOfRunner(place.callable())) {
      const std::string_view called = layout_.callables[place.callable()].name;
      if (is_pair && (called == ".&&." || called == ".&."))
        todo.push_back(layout_.kid(place, place.count - 2u));
      if (std::find(kWrappers.begin(), kWrappers.end(), called) != kWrappers.end()) todo.push_back(last);
    }
  }
  return found;
}

void TestCode::FindAssertions() {
  base::Store<trail::VariantId, std::optional<Assertions>> of_variant;
  of_variant.Resize(layout_.variants.size());
  for (size_t i = 1; i < trail_.frame_count(); ++i) {
    const Frame frame = trail_.frame_number(i);
    if (trail_.callable(frame) == nullptr) continue;
    if (IsProperty(frame)) {
      for (const Assertion& each : ComparisonsOf(frame)) ReadAssertion(frame, each);
    }
    if (IsTested(trail_.variant(frame).callable)) continue;
    auto& assertions = of_variant[frame.variant];
    if (!assertions) assertions = AssertionsIn(frame.variant);
    for (const Assertion& each : *assertions) ReadAssertion(frame, each);
  }
}

void TestCode::ReadAssertion(const Frame& frame, const Assertion& assertion) {
  // A variable stands for what it is bound to.
  Frame owner = frame;
  PlaceId at = assertion.actual;
  if (const Place& actual = layout_.places[at]; actual.kind != PlaceKind::kCall) {
    const bool is_variable =
        actual.kind == PlaceKind::kSlot || (actual.kind == PlaceKind::kOuter && actual.a == kNone);
    if (!is_variable) return;
    owner = OwnerOf(frame, actual);
    if (BoundTo(owner, actual.slot, &at) == nullptr) return;
  }
  const Place& call = layout_.places[at];
  const bool is_call = call.kind == PlaceKind::kCall && call.has_cell && IsTested(call.callable());
  if (!is_call || trail::ValueOf(trail_, owner, at).status != trail::Evaluated::kValue) return;
  bool is_plain = IsPlain(frame, assertion.expected, 0);
  for (uint32_t i = 0; i < call.count; ++i) is_plain = is_plain && IsPlain(owner, layout_.kid(call, i), 0);
  if (!is_plain) return;
  const traced::TrailTerms trail_terms(trail_);
  const traced::PlaceTerms terms(trail_, trail_terms);
  const value::Term actual = terms.AtPlace(owner, at), expected = terms.AtPlace(frame, assertion.expected);
  const Address redex = trail::CellAddress(owner.base, call.slot);
  // What nobody evaluated is neither right nor wrong.
  if (value::Equal(terms, actual, terms, expected)) {
    judged_[redex] = true;
  } else if (value::FirstDifference(terms, actual, terms, expected, value::Unknown::kMatchesOnEither)) {
    judged_[redex] = false;
    last_wrong_ = std::max(last_wrong_, redex);
  }
}

session::Beginning TestCode::Begin(const tree::Tree& tree, const tree::Behaviours& behaviours) const {
  session::Beginning beginning{.by = name()};
  for (size_t i = 0; i < layout_.callables.size() && i < tree.routine_count(); ++i)
    if (IsOwn(CallableId(i)) && is_test_[TopOf(CallableId(i)).index])
      beginning.trusted.push_back(tree::RoutineId(i));
  const auto* traced = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  if (traced == nullptr) return beginning;
  const auto is_test = [&](tree::NodeId node) {
    return is_test_[TopOf(CallableId(tree.routine(node).index)).index];
  };
  tree::NodeId property;
  for (size_t i = 1; i < tree.size(); ++i) {
    const tree::NodeId node(i);
    if (!traced->has_frame(node) || is_test(node)) continue;
    const Frame frame = traced->frame(node);
    if (last_wrong_ != 0 && frame.redex == last_wrong_) {
      beginning.wrong = node;
      return beginning;
    }
    // The last one: the way to a smaller case leads over larger ones.
    const tree::NodeId parent = tree.parent(node);
    if (!(parent == tree::Tree::root() || is_test(parent)) || !IsProperty(frame)) continue;
    const value::Statement statement = behaviours.Describe(node);
    value::View view;
    behaviours.terms().Look(statement.result, &view);
    const bool fails = behaviours.OutcomeOf(node) == tree::Outcome::kError || view.name == "False" ||
                       GivesProperty(CallableId(tree.routine(node).index));
    if (fails) property = node;
  }
  if (property.has_value()) beginning.wrong = property;
  return beginning;
}

std::optional<session::Verdict> TestCode::Judge(const session::Asked& asked) {
  const auto* behaviours = dynamic_cast<const traced::TrailBehaviours*>(&asked.behaviours);
  if (behaviours == nullptr || asked.parts.size() != 1 || asked.parts[0] == tree::Tree::root() ||
      !behaviours->has_frame(asked.parts[0]))
    return std::nullopt;
  const auto found = judged_.find(behaviours->frame(asked.parts[0]).redex);
  if (found == judged_.end()) return std::nullopt;
  // Types may have an equality of their own, under which different values are equal: only the assertion that
  // ended the test failed.
  if (found->second) return session::Verdict::kCorrect;
  return found->first == last_wrong_ ? std::optional(session::Verdict::kWrong) : std::nullopt;
}

}  // namespace inquest::setup
