#include "haskell/program/program.h"

#include "haskell/program/loader.h"

namespace inquest::haskell::program {

Loaded Load(source::FileId main_file, source::Files& files, base::Interner& names,
            source::Diagnostics& diagnostics, const Options& options) {
  Loader loader(files, names, diagnostics, options);
  return loader.Check(main_file) ? loader.Desugar() : Loaded();
}

}  // namespace inquest::haskell::program
