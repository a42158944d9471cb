#include "haskell/program/modules.h"

#include <algorithm>
#include <unordered_map>

#include "base/edit_distance.h"
#include "haskell/parse/parse.h"
#include "haskell/rename/rename.h"

namespace inquest::haskell::program {
namespace {

// What runs main and reports uncaught exceptions: part of every program, whatever it imports.
constexpr const char* kRuntimeModule = "Inquest.IO";

const parse::Settings kNoSettings;

class ModuleFinder {
 public:
  ModuleFinder(source::Files& files, base::Interner& names, source::Diagnostics& diagnostics,
               const Options& options)
      : files_(files), names_(names), diagnostics_(diagnostics), options_(options) {
    settings_.extensions = options.extensions;
    settings_.preprocessing.definitions = options.definitions;
    settings_.preprocessing.include = [this](const std::string& name, const std::string& from) {
      return Include(name, from);
    };
  }

  std::deque<FoundModule> Find(source::FileId main_file) {
    FoundModule main;
    settings_.makes_test_main = options_.makes_test_main;
    main.ast = parse::Parse(main_file, files_, names_, diagnostics_, settings_);
    settings_.makes_test_main = false;
    const Symbol main_name = main.ast.name.text;
    states_[main_name] = State::kVisiting;
    path_.push_back(main_name);
    if (auto text = options_.find(kRuntimeModule))
      Visit(names_.Intern(kRuntimeModule), source::Span(), std::move(text));
    Add(std::move(main));
    return std::move(found_);
  }

 private:
  enum class State : uint8_t { kNew, kVisiting, kDone };

  void Visit(Symbol name, source::Span import, std::optional<ModuleText> text) {
    State& state = states_[name];
    if (state == State::kDone) return;
    if (state == State::kVisiting) return ReportCycle(name, import);
    if (!text) text = options_.find(std::string(names_.text(name)));
    if (!text) {
      state = State::kDone;
      return ReportMissing(name, import);
    }
    state = State::kVisiting;
    path_.push_back(name);
    FoundModule module;
    module.is_library = text->is_library;
    const source::FileId file = files_.Add(source::File(std::move(text->file_name), std::move(text->text)));
    module.ast =
        parse::Parse(file, files_, names_, diagnostics_, module.is_library ? kNoSettings : settings_);
    if (module.ast.name.text != name) {
      diagnostics_.Error(module.ast.name.span, "this file was found as module `" + Text(name) +
                                                   "`, but declares module `" + Text(module.ast.name.text) +
                                                   "`");
      module.ast.name.text = name;
    }
    Add(std::move(module));
    path_.pop_back();
    states_[name] = State::kDone;  // not `state`: the table may have grown
  }

  // The imports of a module, then itself.
  void Add(FoundModule module) {
    rename::AddImplicitImports(module.ast, names_);
    for (const Import& import : module.ast.imports)
      Visit(import.module.text, import.module.span, std::nullopt);
    found_.push_back(std::move(module));
  }

  std::optional<preprocess::Settings::Included> Include(const std::string& name, const std::string& from) {
    std::optional<ModuleText> found;
    if (options_.find_included) found = options_.find_included(name, from);
    if (!found) return std::nullopt;
    const source::FileId file = files_.Add(source::File(std::move(found->file_name), found->text));
    return preprocess::Settings::Included{file, std::move(found->text)};
  }

  void ReportMissing(Symbol name, source::Span import) {
    std::string message = "there is no module `" + Text(name) + "`";
    const std::vector<std::string> nearest = NearestModules(Text(name), options_.known_modules);
    for (size_t i = 0; i < nearest.size(); ++i) {
      message += (i == 0 ? ". Did you mean `" : i + 1 == nearest.size() ? " or `" : ", `") + nearest[i] + "`";
    }
    if (!nearest.empty()) message += "?";
    if (options_.explain_missing)
      message += (nearest.empty() ? ". " : " ") + options_.explain_missing(Text(name));
    diagnostics_.Error(import, message);
  }

  void ReportCycle(Symbol name, source::Span import) {
    auto first = std::find(path_.begin(), path_.end(), name);
    std::string message = "modules import each other: ";
    for (auto it = first; it != path_.end(); ++it) message += "`" + Text(*it) + "` imports ";
    diagnostics_.Error(import, message + "`" + Text(name) + "`");
  }

  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }

  source::Files& files_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  const Options& options_;
  parse::Settings settings_;
  std::unordered_map<Symbol, State> states_;
  std::vector<Symbol> path_;
  std::deque<FoundModule> found_;
};

std::string_view LastPart(std::string_view name) { return name.substr(name.rfind('.') + 1); }

}  // namespace

std::vector<std::string> NearestModules(const std::string& name, const std::vector<std::string>& known) {
  std::vector<std::pair<size_t, std::string>> candidates;
  for (const std::string& module : known) {
    if (module == name) continue;  // it is there, but cannot be read
    size_t distance = base::EditDistance(name, module, std::max<size_t>(2, name.size() / 4));
    if (LastPart(name) == LastPart(module)) distance = std::min<size_t>(distance, 2);
    if (distance <= 2 || distance * 4 <= name.size()) candidates.emplace_back(distance, module);
  }
  std::sort(candidates.begin(), candidates.end());
  std::vector<std::string> result;
  for (size_t i = 0; i < candidates.size() && i < 3; ++i) result.push_back(candidates[i].second);
  return result;
}

std::deque<FoundModule> FindModules(source::FileId main_file, source::Files& files, base::Interner& names,
                                    source::Diagnostics& diagnostics, const Options& options) {
  return ModuleFinder(files, names, diagnostics, options).Find(main_file);
}

}  // namespace inquest::haskell::program
