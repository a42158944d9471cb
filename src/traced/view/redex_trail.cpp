#include "traced/view/redex_trail.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "source/excerpt.h"
#include "traced/view/branches.h"
#include "traced/view/routine_name.h"
#include "tree/unfinished_chain.h"
#include "value/ascii.h"
#include "value/escape.h"
#include "value/path.h"

namespace inquest::traced {

using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::PlaceKind;
using value::Step;

namespace {

constexpr size_t kMostNames = 6;  // of what recurs

constexpr const char* kHelp =
    "a2, r.1, a1.3-   what made argument 2, part 1 of the result, a1 from its 3rd on\n"
    "f, w1            what made the function that is applied, the first variable after `with`\n"
    "up               the redex whose equation contains this one\n"
    "back             the step before\n"
    "result           this redex with its result\n"
    "parts [PATH]     the parts that can be chosen\n"
    "unfold PATH      a part in full\n"
    "fold N           lines of N columns\n"
    "source           the place in the source\n"
    "stack            the calls that lead here\n"
    "quit\n";

std::string_view Trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  return text;
}

}  // namespace

RedexTrail::RedexTrail(const trail::Trail& trail, value::Budget budget)
    : trail_(trail), budget_(budget), creators_(trail), terms_(trail), numbers_(trail) {}

void RedexTrail::Start(const Creator& creator) { steps_ = {creator}; }

bool RedexTrail::StartAtNode(tree::NodeId node) {
  const std::optional<size_t> frame = numbers_.FrameOf(node);
  if (frame) Start(creators_.RedexOf(trail_.frame_number(*frame), kNone));
  return frame.has_value();
}

tree::NodeId RedexTrail::NodeOf(const Creator& creator) {
  if (creator.kind != Creator::Kind::kRedex) return tree::NodeId();
  return numbers_.Of(trail_.FrameNumberOf(creator.frame.address));
}

// The place where it was made; where that is not known, the equation.
source::Span RedexTrail::SpanOf(const Creator& creator) const {
  const trail::Layout& layout = trail_.layout();
  if (creator.place != kNone && layout.places[creator.place].span.has_value()) {
    return layout.places[creator.place].span;
  }
  const trail::Callable* callable = trail_.callable(creator.frame);
  if (callable == nullptr) return {};
  const uint32_t leaf = trail_.variant(creator.frame).leaf;
  if (leaf > 0 && callable->leaves[leaf - 1].span.has_value()) return callable->leaves[leaf - 1].span;
  return callable->span;
}

std::string RedexTrail::BranchText(const Creator& creator) const {
  if (creator.kind != Creator::Kind::kRedex) return "";
  std::string text;
  const auto add = [&](const Frame& frame) {
    for (const std::string& branch : BranchesOf(trail_, terms_, frame)) text += " | " + branch;
  };
  add(creator.frame);
  if (creator.made_in.address != creator.frame.address) add(creator.made_in);
  return text;
}

std::string RedexTrail::LineOf(const Creator& creator, uint64_t before) {
  switch (creator.kind) {
    case Creator::Kind::kUnknown:
      return "<- (the trail does not tell)";
    case Creator::Kind::kProgram:
      return "<- (the program)";
    case Creator::Kind::kRedex:
    case Creator::Kind::kApplication:
      break;
  }
  std::string after = BranchText(creator);
  std::string place = PlaceText(trail_.layout(), SpanOf(creator));
  const tree::NodeId node = NodeOf(creator);
  if (node.has_value()) place += fmt::format("{}node {}", place.empty() ? "" : ", ", node.index);
  if (!place.empty()) after += "  -- " + place;
  const value::Statement statement = terms_.Describe(creator);
  std::string with;
  for (const value::Binding& binding : statement.free_variables) {
    constexpr uint64_t kColumns = 30;
    value::Budget budget = budget_;
    budget.columns = kColumns;
    with += (with.empty() ? ", with " : ", ") + value::VisibleText(binding.name) + " = " +
            value::Text(terms_, binding.value, budget);
  }
  after.insert(0, with);
  value::Budget budget = budget_;
  const uint64_t others = before + value::Ruler{budget.ascii}(after) + 3;
  if (budget.columns != value::kNoLimit) budget.columns -= std::min(budget.columns, others);
  return "<- " + value::Text(terms_, terms_.Redex(statement), budget) + after;
}

std::string RedexTrail::CurrentLine() { return is_started() ? LineOf(steps_.back()) : ""; }

// A part of the statement, by its first step.
Spot RedexTrail::PartOf(const Creator& creator, const value::Statement& statement, const Step& step) const {
  const trail::Layout& layout = trail_.layout();
  Spot spot;
  const auto number = static_cast<uint32_t>(step.number);
  if (step.kind == Step::Kind::kFreeVariable) {
    const value::Binding& binding = statement.free_variables[number - 1];
    spot.word = binding.value.id;
    const trail::Callable* callable = trail_.callable(creator.frame);
    if (callable == nullptr) return spot;
    for (const trail::FreeVariable& variable : callable->free_variables) {
      if (variable.name == binding.name) return creators_.spots().FreeVariable(creator.frame, variable);
    }
  } else if (creator.kind == Creator::Kind::kRedex) {
    const trail::Callable* callable = trail_.callable(creator.frame);
    if (step.kind == Step::Kind::kResult || callable == nullptr)
      return creators_.spots().Result(creator.frame);
    return creators_.spots().Argument(creator.frame, callable->hidden + number - 1);
  } else {
    const trail::Place& place = layout.places[creator.place];
    spot.frame = creator.made_in.address;
    if (step.kind == Step::Kind::kResult) {
      spot.word = statement.result.id;
      spot.origin = place.has_cell ? creator.made_in.base + 8 * uint64_t{place.slot} : creator.made_in.base;
      spot.frame = 0;
      return spot;
    }
    // The last arguments are written there; those before belong to a partial application.
    const size_t from_end = statement.arguments.size() - number;
    if (from_end < place.count) {
      spot.place = layout.kid(place, place.count - 1 - static_cast<uint32_t>(from_end));
      if (layout.places[spot.place].kind == PlaceKind::kOther) spot.place = kNone;
    }
    spot.word = statement.arguments[number - 1].id;
  }
  return spot;
}

// A part of the value at a spot; nothing where its fields are not those of the object.
std::optional<Spot> RedexTrail::Below(const Spot& spot, const Step& step) const {
  std::optional<Spot> here = spot;
  const Evaluated value = creators_.spots().Value(spot);
  value::View view;
  if (value.status == Evaluated::kValue) {
    terms_.Look({value.word, 0}, &view);
  } else if (spot.place != kNone && trail_.layout().places[spot.place].kind == PlaceKind::kCon) {
    const trail::Layout& layout = trail_.layout();
    const trail::Callable& con = layout.callables[layout.sites[layout.places[spot.place].a].callable];
    view.style = con.name == ":" ? value::Style::kList : value::Style::kPlain;
    view.fields.resize(con.arity - std::min(con.arity, con.dictionaries));
  } else {
    return std::nullopt;
  }
  if (view.style == value::Style::kList) {
    for (uint64_t i = 1; i < step.number && here.has_value(); ++i) here = creators_.spots().Field(*here, 1);
    if (!here.has_value() || step.kind == Step::Kind::kRest) return here;
    return creators_.spots().Field(*here, 0);
  }
  if (step.kind == Step::Kind::kRest) return spot;
  uint32_t hidden = 0;
  if (value.status == Evaluated::kValue && trail::TagOf(value.word) == trail::Tag::kCon) {
    const trail::Object object = trail_.reader().at(trail::AddressOf(value.word));
    if (object.kind != trail::Kind::kCon) return std::nullopt;
    // A value of a library is shown otherwise than it is built.
    if (trail_.layout().constructor_name(object.id) != view.name) return std::nullopt;
    const uint32_t fields = object.size - 1;
    if (fields < view.fields.size()) return std::nullopt;
    hidden = fields - static_cast<uint32_t>(view.fields.size());
  }
  return creators_.spots().Field(spot, hidden + static_cast<uint32_t>(step.number) - 1);
}

base::Result<Creator> RedexTrail::Choose(const value::Path& path) {
  const Creator& current = steps_.back();
  if (current.kind == Creator::Kind::kProgram || current.kind == Creator::Kind::kUnknown) {
    return base::Error{"The trail ends here; `back` leads to the step before."};
  }
  const value::Statement statement = terms_.Describe(current);
  const auto target = value::Resolve(terms_, statement, path);
  if (!target) return target.error();
  if (target->is_function) {
    // A known function is made by who wrote its name; another one where it came from.
    const Frame caller = trail_.FrameOf(current.frame.redex);
    const bool is_redex = current.kind == Creator::Kind::kRedex;
    const uint32_t at = is_redex ? creators_.spots().PlaceAt(caller, current.frame.redex) : current.place;
    if (at == kNone || trail_.layout().places[at].kind == PlaceKind::kCall) return creators_.Above(current);
    Spot head;
    head.frame = is_redex ? caller.address : current.made_in.address;
    head.place = trail_.layout().kid(trail_.layout().places[at], 0);
    return creators_.Of(head);
  }
  Spot spot = PartOf(current, statement, path[0]);
  for (size_t i = 1; i < path.size(); ++i) {
    const std::optional<Spot> below = Below(spot, path[i]);
    if (!below.has_value()) {
      // Shown otherwise than it is built: what the term itself tells; of an effect, the action.
      constexpr uint64_t kMost = uint64_t{1} << 58;  // details of terms that are in the trail are less
      const Evaluated whole = creators_.spots().Value(spot);
      const bool is_action =
          whole.status == Evaluated::kValue && trail::TagOf(whole.word) == trail::Tag::kBox;
      const trail::Word otherwise = is_action ? whole.word : 0;
      spot = Spot{};
      spot.word = target->term.detail < kMost ? target->term.id : otherwise;
      if (whole.status == Evaluated::kValue && trail::TagOf(whole.word) == trail::Tag::kCon) {
        spot.origin = trail_.reader().OriginAt(trail_.reader().at(trail::AddressOf(whole.word)).link);
      }
      break;
    }
    spot = *below;
  }
  return creators_.Of(spot);
}

base::Result<std::string> RedexTrail::Go(const Creator& creator) {
  steps_.push_back(creator);
  return CurrentLine() + "\n";
}

base::Result<std::string> RedexTrail::ShowParts(std::string_view path) {
  const value::Statement statement = terms_.Describe(steps_.back());
  constexpr uint64_t kMost = 20;
  if (path.empty()) return value::ListPositions(terms_, value::PositionsOf(statement), budget_);
  const auto parsed = value::ParsePath(path);
  if (!parsed) return parsed.error();
  const auto target = value::Resolve(terms_, statement, *parsed);
  if (!target) return target.error();
  if (target->is_function) return base::Error{"The function has no parts."};
  std::string parts =
      value::ListPositions(terms_, value::PositionsOf(terms_, target->term, *parsed, kMost), budget_);
  if (parts.empty()) return base::Error{fmt::format("{} has no parts.", path)};
  return parts;
}

base::Result<std::string> RedexTrail::Unfold(std::string_view path) {
  const auto parsed = value::ParsePath(path);
  if (!parsed) return parsed.error();
  const auto target = value::Resolve(terms_, terms_.Describe(steps_.back()), *parsed);
  if (!target) return target.error();
  if (target->is_function) return base::Error{"The function has no parts."};
  value::Budget all;
  all.columns = 100000;  // a cyclic value has no end
  return value::Text(terms_, target->term, all) + "\n";
}

std::string RedexTrail::ShowSource() const {
  const source::Span span = SpanOf(steps_.back());
  if (!span.has_value()) return "Its source is not part of the trace.\n";
  const source::Excerpt excerpt = source::MakeExcerpt(trail_.layout().files[span.file], span);
  return fmt::format("{}\n  {}\n  {}{}\n", PlaceText(trail_.layout(), span), excerpt.text, excerpt.indent,
                     excerpt.carets);
}

// What recurs among the calls of a stack that are left out, which follow the `inner` ones.
RedexTrail::Alike RedexTrail::AlikeIn(const std::vector<Creator>& stack, size_t inner,
                                      size_t left_out) const {
  const auto routine = [&](size_t i) { return trail_.variant(stack[stack.size() - 1 - i].frame).callable; };
  const tree::Turn turn = tree::TurnAtEnd(stack.size(), routine);
  if (turn.repeated <= inner) return {};
  Alike alike{std::min(turn.repeated - inner, left_out), {}};
  for (size_t i = 0; i < std::min(turn.length, alike.calls); ++i) {
    const trail::Callable* callable = trail_.callable(stack[inner + i].frame);
    alike.names.push_back(callable == nullptr ? "" : terms().NameOf(*callable));
  }
  return alike;
}

// ` like these (even, odd)`, to follow their number.
std::string RedexTrail::TextOf(const Alike& alike, size_t left_out) {
  if (alike.calls == 0) return "";
  std::string names;
  for (size_t i = 0; i < std::min(alike.names.size(), kMostNames); ++i) {
    names += (i == 0 ? "" : ", ") + alike.names[i];
  }
  if (alike.names.size() > kMostNames) names += ", …";
  return alike.calls == left_out ? " like these (" + names + ")"
                                 : fmt::format(", {} of them like these ({})", alike.calls, names);
}

void RedexTrail::WriteStackJson(const std::vector<Creator>& stack, value::JsonWriter* writer) {
  constexpr size_t kInner = 1000, kOuter = 100;
  const size_t left_out = stack.size() > kInner + kOuter ? stack.size() - kInner - kOuter : 0;
  writer->Member("stack_depth", uint64_t{stack.size()});
  writer->Key("stack");
  writer->BeginArray();
  for (size_t i = 0; i < stack.size(); ++i) {
    if (left_out > 0 && i == kInner) i += left_out;
    WriteJson(stack[i], writer);
  }
  writer->EndArray();
  if (left_out == 0) return;
  writer->Key("stack_left_out");
  writer->BeginObject();
  writer->Member("after", uint64_t{kInner});
  writer->Member("calls", uint64_t{left_out});
  writer->Key("turn");
  writer->BeginArray();
  for (const std::string& name : AlikeIn(stack, kInner, left_out).names) writer->String(name);
  writer->EndArray();
  writer->EndObject();
}

std::string RedexTrail::StackText(const std::vector<Creator>& stack, std::string_view indent) {
  constexpr size_t kInner = 20, kOuter = 5;
  const bool is_deep = stack.size() > kInner + kOuter + 1;  // one line could as well be a call
  const size_t left_out = is_deep ? stack.size() - kInner - kOuter : 0;
  std::string text;
  for (size_t i = 0; i < stack.size(); ++i) {
    if (is_deep && i == kInner) {
      text += fmt::format("{}   … {} more calls{}\n", indent, left_out,
                          TextOf(AlikeIn(stack, kInner, left_out), left_out));
      i += left_out;
    }
    text += fmt::format("{}{}\n", indent, LineOf(stack[i]));
  }
  return text;
}

base::Result<std::string> RedexTrail::Execute(std::string_view line) {
  line = Trim(line);
  const size_t space = line.find(' ');
  const std::string_view command = line.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? "" : Trim(line.substr(space));
  if (command.empty()) return std::string();
  if (command == "help" || command == "?") return std::string(kHelp);
  if (!is_started()) return base::Error{"There is nothing to begin with: the program printed nothing."};
  if (command == "up") {
    const Creator above = creators_.Above(steps_.back());
    if (above.kind == Creator::Kind::kUnknown) return base::Error{"The trail ends here."};
    return Go(above);
  }
  if (command == "back") {
    if (steps_.size() == 1) return base::Error{"This is the first step."};
    steps_.pop_back();
    return CurrentLine() + "\n";
  }
  if (command == "result") return value::Text(terms_, terms_.Describe(steps_.back()), budget_) + "\n";
  if (command == "parts") return ShowParts(rest);
  if (command == "unfold") return Unfold(rest);
  if (command == "source") return ShowSource();
  if (command == "stack") return StackText(StackOf(creators_, steps_.back()));
  if (command == "fold") {
    uint64_t columns = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), columns);
    if (error != std::errc() || end != rest.data() + rest.size()) {
      return base::Error{"`fold` takes the number of columns."};
    }
    budget_.columns = std::max(columns, value::kFewestColumns);
    return CurrentLine() + "\n";
  }
  const auto path = value::ParsePath(line);
  if (!path) return base::Error{path.error().message + " `help` lists the commands."};
  const auto creator = Choose(*path);
  if (!creator) return creator.error();
  return Go(*creator);
}

void RedexTrail::WriteJson(value::JsonWriter* writer) {
  writer->BeginArray();
  for (const Creator& creator : steps_) WriteJson(creator, writer);
  writer->EndArray();
}

void RedexTrail::WriteJson(const Creator& creator, value::JsonWriter* writer) {
  writer->BeginObject();
  const bool is_redex = creator.kind == Creator::Kind::kRedex;
  const bool is_shown = is_redex || creator.kind == Creator::Kind::kApplication;
  writer->Member("kind", is_redex                                      ? "redex"
                         : creator.kind == Creator::Kind::kApplication ? "application"
                         : creator.kind == Creator::Kind::kProgram     ? "program"
                                                                       : "unknown");
  if (is_shown) {
    const value::Statement statement = terms_.Describe(creator);
    writer->Member("redex", value::Text(terms_, terms_.Redex(statement), budget_));
    writer->Member("statement", value::Text(terms_, statement, budget_));
    writer->Member("place", PlaceText(trail_.layout(), SpanOf(creator)));
    writer->Key("branches");
    writer->BeginArray();
    if (is_redex) {
      for (const std::string& branch : BranchesOf(trail_, terms_, creator.frame)) writer->String(branch);
    }
    writer->EndArray();
  }
  const tree::NodeId node = NodeOf(creator);
  if (node.has_value()) writer->Member("node", uint64_t{node.index});
  writer->EndObject();
}

}  // namespace inquest::traced
