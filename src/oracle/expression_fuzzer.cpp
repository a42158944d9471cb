// Any bytes can be expected of a call (`expect`): they are an expression in the scope of the program, which
// is evaluated and compared with the call's result, or there is a message about them; never a crash. Whatever
// they say, no file is made.
#include <fcntl.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "base/check.h"
#include "oracle/expressions.h"
#include "reduce/machine.h"
#include "source/source_file.h"

namespace inquest::oracle {
namespace {

constexpr const char* kProgram =
    "module Main where\n"
    "import qualified Data.Map as M\n"
    "import System.IO.Unsafe (unsafePerformIO)\n"
    "data Shape = Circle Double | Box { width, height :: Int } deriving (Eq, Ord, Show, Read)\n"
    "class Area a where area :: a -> Double\n"
    "instance Area Shape where { area (Circle r) = r * r; area b = fromIntegral (width b * height b) }\n"
    "grow :: Int -> [Shape] -> [Shape]\n"
    "grow n shapes = [Box (w + n) (h + n) | Box w h <- shapes] ++ [s | s@(Circle _) <- shapes]\n"
    "total :: [Shape] -> Double\n"
    "total shapes = sum (map area shapes)\n"
    "main :: IO ()\n"
    "main = print (grow 1 [Box 1 2, Circle 0.5]) >> print (M.fromList [(total [Box 1 2], 'x')])\n";

// An input is quick.
constexpr Reference::Limits kLimits = {.steps = 20'000, .memory = uint64_t{64} << 20};

std::optional<haskell::program::ModuleText> FindLibrary(const std::string& module_name) {
  std::string path = INQUEST_LIBRARY "/";
  for (const char c : module_name) path += c == '.' ? '/' : c;
  const auto file = source::ReadFile(path + ".hs");
  if (!file.ok()) return std::nullopt;
  return haskell::program::ModuleText{path + ".hs", std::string(file->text()), true};
}

// A folder of its own, where the program's files would be made; it is never removed, but always empty.
class EmptyFolder {
 public:
  EmptyFolder() {
    std::string path = (std::filesystem::temp_directory_path() / "expression-fuzzer-XXXXXX").string();
    CHECK(mkdtemp(path.data()) != nullptr && chdir(path.c_str()) == 0);
    path_ = path;
  }
  ~EmptyFolder() { std::filesystem::remove_all(path_); }
  EmptyFolder(const EmptyFolder&) = delete;
  EmptyFolder& operator=(const EmptyFolder&) = delete;
  bool is_empty() const { return std::filesystem::is_empty(path_); }

 private:
  std::string path_;
};

std::unique_ptr<trail::Trail> Record() {
  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  haskell::program::Options options;
  options.find = FindLibrary;
  const source::FileId main = files.Add(source::File("Main.hs", kProgram));
  const haskell::program::Loaded loaded = haskell::program::Load(main, files, names, diagnostics, options);
  CHECK(loaded.ok);
  reduce::MachineOptions machine_options;
  machine_options.record = true;
  machine_options.trace_path = "recorded";
  machine_options.stdout_fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
  machine_options.trusted = [&](core::RoutineId id) {
    return loaded.program.modules[loaded.program.routines[id].module].is_library;
  };
  auto machine = reduce::Machine::Create(loaded.program, names, files, std::move(machine_options));
  CHECK(machine.ok());
  (*machine)->Run();
  auto trail = trail::Trail::Open("recorded");
  CHECK(trail.ok() && unlink("recorded") == 0);
  return std::move(*trail);
}

trail::Word ResultOf(const trail::Trail& trail, const std::string& routine) {
  for (uint64_t number = 0; number < trail.frame_count(); ++number) {
    const trail::Frame frame = trail.frame_number(number);
    const trail::Callable* const callable = trail.callable(frame);
    if (callable != nullptr && callable->name == routine) return trail.word(trail.ResultCell(frame));
  }
  CHECK(false);
}

// One for many inputs, since libraries take long to load; not for all, since it keeps what each one adds.
Expressions& CurrentExpressions() {
  static std::unique_ptr<Expressions> expressions;
  static int uses = 0;
  if (uses++ % 1000 == 0) {
    expressions.reset();
    auto opened = Expressions::Open(source::File("Main.hs", kProgram), FindLibrary, kLimits);
    CHECK(opened.ok());
    expressions = std::move(*opened);
  }
  return *expressions;
}

}  // namespace
}  // namespace inquest::oracle

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest;
  static const oracle::EmptyFolder folder;
  static const auto trail = oracle::Record();
  static const trail::Word shapes = oracle::ResultOf(*trail, "grow");
  static const trail::Word number = oracle::ResultOf(*trail, "total");
  // The first byte says of which call.
  const bool of_shapes = size > 0 && data[0] % 2 == 0;
  const std::string text(reinterpret_cast<const char*>(data) + (size > 0), size - (size > 0));
  const auto compared = oracle::CurrentExpressions().Compare(*trail, of_shapes ? shapes : number,
                                                             of_shapes ? "[Shape]" : "Double", text);
  if (!compared.ok()) CHECK(!compared.error().message.empty());
  CHECK(folder.is_empty());
  return 0;
}
