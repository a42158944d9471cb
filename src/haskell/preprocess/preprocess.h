// The C preprocessor as GHC uses it (the extension CPP): text -> text, with the way back.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "haskell/preprocess/source_map.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace inquest::haskell::preprocess {

struct Settings {
  // As in cpp-options behind -D: NAME, NAME=TEXT, NAME(a,b)=TEXT.
  std::vector<std::string> definitions;
  // The file that #include names, with its text; `from` is the name of the file that includes it.
  struct Included {
    source::FileId file;
    std::string text;
  };
  std::function<std::optional<Included>(const std::string& name, const std::string& from)> include;
};

struct Preprocessed {
  std::string text;
  SourceMap map;
};

// Whether the module's pragmas ask for CPP.
bool WantsPreprocessing(std::string_view text);

// Any bytes are accepted. Where a directive is wrong, diagnostics say so, and it is left out.
Preprocessed Preprocess(source::FileId file, const std::string& file_name, std::string_view text,
                        const Settings& settings, source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::preprocess
