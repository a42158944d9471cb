// How an effect is said: words and values in turn. The words are a part of the statement, as names are.
#include "traced/value/action_terms.h"
#include "traced/value/trail_terms.h"
#include "value/escape.h"

namespace inquest::traced {

using trail::AddressOf;
using trail::Effect;
using trail::EffectRole;
using trail::Effects;
using trail::Evaluated;
using trail::Event;
using trail::Word;

// Fills a view: `Text` and `Value` in the order in which they are read.
class ActionTerms::Words {
 public:
  explicit Words(View* view) : view_(*view) { view_.kind = Kind::kEffect; }
  ~Words() { view_.text = std::move(text_); }
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  // What kind of effect it is.
  Words& Named(const char* name) {
    view_.name = name;
    return *this;
  }
  // It tells what the action was given, not what it did with it.
  Words& Input() {
    view_.is_input = true;
    return *this;
  }
  Words& Text(std::string_view text) {
    text_ += text;
    return *this;
  }
  Words& Value(Term term) {
    view_.labels.push_back(std::move(text_));
    view_.fields.push_back(term);
    text_.clear();
    return *this;
  }

 private:
  View& view_;
  std::string text_;
};

int64_t ActionTerms::NumberIn(Word word) const {
  const Evaluated value = trail_.Evaluate(word);
  return value.status == Evaluated::kValue && trail::IsInt(value.word) ? trail::SmallValue(value.word) : -1;
}

bool ActionTerms::IsTrue(Word word) const {
  View view;
  terms_.Look(terms_.Of(word), &view);
  return view.kind == Kind::kConstructor && view.name == "True";
}

// A file is a value: the path it was opened with.
void ActionTerms::SayHandle(int64_t handle, Words* words) const {
  static constexpr std::string_view kStandard[] = {"stdin", "stdout", "stderr"};
  if (handle >= 0 && handle < 3) {
    words->Text(kStandard[handle]);
  } else if (const trail::OpenedFile* file = executions().FileOf(handle)) {
    words->Value(terms_.AsString(file->path));
  } else {
    words->Text(handle < 0 ? "<handle>" : "<handle " + std::to_string(handle) + ">");
  }
}

void ActionTerms::SayEffect(Effects& effects, uint32_t n, View* view) const {
  const Effect effect = *effects.At(n);
  const Event event = executions().event(effect.first);
  switch (effect.role) {
    case EffectRole::kNone:
    case EffectRole::kNewPrivate:
      return;
    case EffectRole::kNew: {
      Words words(view);
      return SayMade(effect, &words);
    }
    case EffectRole::kReturns:
    case EffectRole::kFails:
    case EffectRole::kUnfinished:
      return SayEnding(effects.ending(), view);
    case EffectRole::kOutput: {
      Words words(view);
      return SayOutput(effects, n, &words);
    }
    case EffectRole::kOpen:
    case EffectRole::kOpenTemporary: {
      Words words(view);
      return SayOpened(event, &words);
    }
    case EffectRole::kRead:
    case EffectRole::kLookAhead:
    case EffectRole::kIsAtEnd:
    case EffectRole::kHasInput:
    case EffectRole::kIsTerminal:
    case EffectRole::kIsOpen:
    case EffectRole::kFileSize:
    case EffectRole::kPosition:
    case EffectRole::kSeek:
    case EffectRole::kSetFileSize: {
      Words words(view);
      return SayOfHandle(effect.role, event, &words);
    }
    case EffectRole::kExists:
    case EffectRole::kRemove:
    case EffectRole::kRename:
    case EffectRole::kFolderExists:
    case EffectRole::kMakeFolder:
    case EffectRole::kRemoveFolder:
    case EffectRole::kListFolder:
    case EffectRole::kPresentFolder:
    case EffectRole::kEnterFolder:
    case EffectRole::kAccess:
    case EffectRole::kModified:
    case EffectRole::kArguments:
    case EffectRole::kProgramName:
    case EffectRole::kProgramPath:
    case EffectRole::kVariable:
    case EffectRole::kVariables:
    case EffectRole::kSetVariable:
    case EffectRole::kRemoveVariable:
    case EffectRole::kSetArguments:
    case EffectRole::kCpuTime:
    case EffectRole::kWallTime: {
      Words words(view);
      return SayOfProgram(effect.role, event, &words);
    }
    case EffectRole::kGet:
    case EffectRole::kSet:
    case EffectRole::kGetElement:
    case EffectRole::kSetElement:
    case EffectRole::kGetAt:
    case EffectRole::kSetAt:
    case EffectRole::kGetAll: {
      Words words(view);
      return SayUse(effect, &words);
    }
  }
}

void ActionTerms::SayEnding(const trail::Ending& ending, View* view) const {
  Words words(view);
  switch (ending.kind) {
    case trail::Ending::kPlain:
      return;
    case trail::Ending::kReturned:
      words.Named("returns").Text("returns ").Value(terms_.Of(ending.word));
      return;
    case trail::Ending::kFailed:
      words.Named("fails").Text("fails: " + value::VisibleText(terms_.ErrorText(ending.word)));
      return;
    case trail::Ending::kUnfinished:
      words.Named("does not finish").Text("does not finish");
      return;
  }
}

void ActionTerms::SayOutput(Effects& effects, uint32_t n, Words* words) const {
  const uint32_t first = effects.At(n)->first;
  const Event event = executions().event(first);
  const bool is_empty = executions().TextOf(event).empty();  // only in a damaged trace
  const Term text = TextFrom(effects, is_empty ? effects.NextOutput(n, first) : first);
  const int handle = executions().HandleOf(event);
  if (handle == 1) {
    words->Named("prints").Text("prints ").Value(text);
  } else if (handle == 2) {
    words->Named("prints to stderr").Text("prints to stderr ").Value(text);
  } else {
    const trail::OpenedFile* file = executions().FileOf(handle);
    const bool appends = file != nullptr && file->mode == trail::kAppendMode;
    words->Named(appends ? "appends" : "writes")
        .Text(appends ? "appends " : "writes ")
        .Value(text)
        .Text(" to ");
    SayHandle(handle, words);
  }
}

// Opened to be written, a file is empty from then on.
void ActionTerms::SayOpened(const Event& event, Words* words) const {
  const Word result = trail_.word(event.address + 32);
  if (executions().RoleOf(event) == EffectRole::kOpenTemporary) {
    const Evaluated pair = trail_.Evaluate(result);
    const bool is_known = pair.status == Evaluated::kValue && trail::TagOf(pair.word) == trail::Tag::kCon;
    words->Named("creates").Text("creates ");
    words->Value(is_known ? terms_.AsString(trail_.word(AddressOf(pair.word) + 8)) : terms_.Of(result));
    return;
  }
  const Term path = terms_.AsString(trail_.word(event.action + 8));
  const int64_t mode = NumberIn(trail_.word(event.action + 16));
  if (mode == trail::kWriteMode) {
    words->Named("creates").Text("creates ").Value(path);
  } else {
    words->Named("opens").Text("opens ").Value(path);
    words->Text(mode == trail::kAppendMode ? " to append" : " to read and write");
  }
}

void ActionTerms::SayOfHandle(EffectRole role, const Event& event, Words* words) const {
  const Word result = trail_.word(event.address + 32);
  const auto argument = [&](uint64_t n) { return trail_.word(event.action + 8 * n); };
  const int64_t handle = NumberIn(argument(1));
  switch (role) {
    case EffectRole::kRead:
      words->Named("reads").Input().Text("reads ").Value(terms_.AsString(result));
      if (handle == 0) return;
      words->Text(" from ");
      return SayHandle(handle, words);
    case EffectRole::kLookAhead:
      words->Named("sees next").Input().Text("sees ").Value(terms_.Of(result)).Text(" next in ");
      return SayHandle(handle, words);
    case EffectRole::kIsAtEnd:
      words->Named("finds").Input().Text(IsTrue(result) ? "finds the end of " : "finds more in ");
      return SayHandle(handle, words);
    case EffectRole::kHasInput:
      words->Named("finds").Input().Text(IsTrue(result) ? "finds input in " : "finds no input yet in ");
      return SayHandle(handle, words);
    case EffectRole::kIsTerminal:
      words->Named("finds").Input().Text(IsTrue(result) ? "finds a terminal at " : "finds no terminal at ");
      return SayHandle(handle, words);
    case EffectRole::kIsOpen:
      words->Named("finds").Input().Text(IsTrue(result) ? "finds open " : "finds closed ");
      return SayHandle(handle, words);
    case EffectRole::kFileSize:
      words->Named("finds").Input().Text("finds the size ").Value(terms_.Of(result)).Text(" of ");
      return SayHandle(handle, words);
    case EffectRole::kPosition:
      words->Named("finds").Input().Text("finds itself at ").Value(terms_.Of(result)).Text(" in ");
      return SayHandle(handle, words);
    case EffectRole::kSeek: {
      static constexpr std::string_view kFrom[] = {" from the start of ", " from there in ",
                                                   " from the end of "};
      const int64_t from = NumberIn(argument(2));
      words->Named("goes to").Text("goes to ").Value(terms_.Of(argument(3)));
      words->Text(from >= 0 && from < 3 ? kFrom[from] : " in ");
      return SayHandle(handle, words);
    }
    default:
      words->Named("sets size").Text("sets the size of ");
      SayHandle(handle, words);
      words->Text(" to ").Value(terms_.Of(argument(2)));
      return;
  }
}

void ActionTerms::SayOfProgram(EffectRole role, const Event& event, Words* words) const {
  const Term result = terms_.Of(trail_.word(event.address + 32));
  const auto text = [&](uint64_t n) { return terms_.AsString(trail_.word(event.action + 8 * n)); };
  const Term result_text = terms_.AsString(trail_.word(event.address + 32));
  switch (role) {
    case EffectRole::kExists:
      words->Named("finds").Input();
      words->Text(IsTrue(result.id) ? "finds the file " : "finds no file ").Value(text(1));
      return;
    case EffectRole::kRemove:
      words->Named("removes").Text("removes ").Value(text(1));
      return;
    case EffectRole::kRename:
      words->Named("renames").Text("renames ").Value(text(1)).Text(" to ").Value(text(2));
      return;
    case EffectRole::kFolderExists:
      words->Named("finds folder").Input();
      words->Text(IsTrue(result.id) ? "finds the folder " : "finds no folder ").Value(text(1));
      return;
    case EffectRole::kMakeFolder:
      words->Named("makes folder").Text("makes the folder ").Value(text(1));
      return;
    case EffectRole::kRemoveFolder:
      words->Named("removes folder").Text("removes the folder ").Value(text(1));
      return;
    case EffectRole::kListFolder:
      words->Named("finds in folder").Input().Text("finds ").Value(result).Text(" in ").Value(text(1));
      return;
    case EffectRole::kPresentFolder:
      words->Named("is run in").Input().Text("is run in ").Value(result_text);
      return;
    case EffectRole::kEnterFolder:
      words->Named("enters folder").Text("enters the folder ").Value(text(1));
      return;
    case EffectRole::kAccess:
      words->Named("is told permissions").Input().Text("is told the permissions of ").Value(text(1));
      words->Text(" = ").Value(result);
      return;
    case EffectRole::kModified:
      words->Named("is told time")
          .Input()
          .Text("is told when ")
          .Value(text(1))
          .Text(" was changed = ")
          .Value(result);
      return;
    case EffectRole::kArguments:
      words->Named("is given arguments").Input().Text("is given the arguments ").Value(result);
      return;
    case EffectRole::kProgramName:
      words->Named("is given name").Input().Text("is given the program name ").Value(result_text);
      return;
    case EffectRole::kProgramPath:
      words->Named("is given path").Input().Text("is given the program's path ").Value(result_text);
      return;
    case EffectRole::kVariable:
      words->Named("is given variable").Input().Text("is given the environment variable ").Value(text(1));
      words->Text(" = ").Value(result);
      return;
    case EffectRole::kVariables:
      words->Named("is given variables").Input().Text("is given the environment ").Value(result);
      return;
    case EffectRole::kSetVariable:
      words->Named("sets variable").Text("sets the environment variable ").Value(text(1));
      words->Text(" to ").Value(text(2));
      return;
    case EffectRole::kRemoveVariable:
      words->Named("removes variable").Text("removes the environment variable ").Value(text(1));
      return;
    case EffectRole::kSetArguments:
      words->Named("sets arguments").Text("sets the program name to ").Value(text(1));
      words->Text(" and the arguments to ").Value(terms_.Of(trail_.word(event.action + 16)));
      return;
    case EffectRole::kCpuTime:
      words->Named("is given time").Input().Text("is given the time used ").Value(result);
      return;
    default:
      words->Named("is given time").Input().Text("is given the time ").Value(result);
      return;
  }
}

// What a reference holds in the end; of an array, with what it begins.
void ActionTerms::SayMade(const Effect& effect, Words* words) const {
  const Event event = executions().event(effect.first);
  const Term made = terms_.Of(trail_.word(event.address + 32));
  const trail::ActionSiteId site(trail::IdOf(trail_.word(event.action)));
  const std::string& primitive = trail_.layout().action_sites[site].primitive;
  words->Named("makes").Text("makes ").Value(made);
  if (primitive == "mutArrayNew") {
    words->Text(" filled with ").Value(terms_.Of(trail_.word(event.action + 16)));
  } else if (primitive == "arrayThaw") {
    const Evaluated copied = trail_.Evaluate(trail_.word(event.action + 8));
    const bool is_kept = copied.status == Evaluated::kValue && trail::TagOf(copied.word) == trail::Tag::kBox;
    words->Text(" holding ");
    words->Value(is_kept ? Make(Made::kElements, AddressOf(copied.word))
                         : terms_.Of(trail_.word(event.action + 8)));
  } else {
    const bool was_set = effect.limit - 1 != effect.first;
    const Event last = executions().event(effect.limit - 1);
    words->Text(" holding ").Value(terms_.Of(trail_.word(last.action + (was_set ? 16 : 8))));
  }
}

// What an event used. What a reference held first is not said again at each use.
Term ActionTerms::UsedBy(const Event& event) const {
  const Address used = executions().UsedBy(event);
  const bool is_given = used != 0 && executions().GivenWith(used).has_value();
  return is_given ? Make(Made::kAlone, used, kReferenceAlone) : terms_.Of(trail_.word(event.action + 8));
}

// Of several changes only the last one is shown.
void ActionTerms::SayUse(const Effect& effect, Words* words) const {
  const bool is_change = Effects::IsChange(effect.role);
  const Event event = executions().event(is_change ? effect.limit - 1 : effect.first);
  const auto argument = [&](uint64_t n) { return terms_.Of(trail_.word(event.action + 8 * n)); };
  const Term result = terms_.Of(trail_.word(event.address + 32));
  switch (effect.role) {
    case EffectRole::kGet:
      words->Named("reads from").Input().Text("reads ").Value(result).Text(" from ").Value(UsedBy(event));
      return;
    case EffectRole::kGetElement:
      words->Named("reads from").Input().Text("reads ").Value(result).Text(" from ").Value(UsedBy(event));
      words->Text(" ! ").Value(argument(3));
      return;
    case EffectRole::kGetAt:
      words->Named("reads from").Input().Text("reads ").Value(result).Text(" from ").Value(UsedBy(event));
      words->Text(" at ").Value(argument(2));
      return;
    case EffectRole::kGetAll: {
      const Evaluated elements = trail_.Evaluate(result.id);
      const bool is_kept =
          elements.status == Evaluated::kValue && trail::TagOf(elements.word) == trail::Tag::kBox;
      words->Named("reads from").Input().Text("reads ");
      words->Value(is_kept ? Make(Made::kElements, AddressOf(elements.word)) : result);
      words->Text(" from ").Value(UsedBy(event));
      return;
    }
    case EffectRole::kSet:
      words->Named("sets").Text("sets ").Value(UsedBy(event)).Text(" to ").Value(argument(2));
      return;
    case EffectRole::kSetElement:
      words->Named("sets").Text("sets ").Value(UsedBy(event)).Text(" ! ").Value(argument(4));
      words->Text(" to ").Value(argument(3));
      return;
    default:
      words->Named("sets").Text("sets ").Value(UsedBy(event)).Text(" at ").Value(argument(2));
      words->Text(" to ").Value(argument(3));
      return;
  }
}

}  // namespace inquest::traced
