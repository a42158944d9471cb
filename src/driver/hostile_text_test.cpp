// Whatever stands in a stranger's trace, journal, file names or arguments, what commands print leaves the
// terminal alone: no control characters, no bytes that are no UTF-8, nothing that turns the direction of
// text.
#include <gtest/gtest.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "driver/test_commands.h"
#include "trail/checksums.h"

namespace inquest::driver {
namespace {

// Twelve bytes: CSI in both forms, BEL, a bidi override, a byte that is no UTF-8.
const std::string kHostile = "\x1b[31m\x07\xc2\x9b\xe2\x80\xae\xff";
// Names of twelve letters, which are replaced in the trace.
const char* const kNames[] = {"functionzzzz", "Constructorz", "Typenamezzzz", "fieldnamezzz", "argumentzzzz",
                              "Classnamezzz", "methodnamezz", "localnamezzz", "messagezzzzz", "Programmzzzz"};

constexpr const char* kNamedProgram =
    "data Typenamezzzz = Constructorz { fieldnamezzz :: Int } | Other deriving Show\n"
    "class Classnamezzz a where { methodnamezz :: a -> Int }\n"
    "instance Classnamezzz Typenamezzzz where { methodnamezz (Constructorz n) = n; methodnamezz Other = 0 }\n"
    "main = do { print (functionzzzz (Constructorz 2)); print (map methodnamezz [Other]);\n"
    "            print (twice functionzzzz (Constructorz 1)); fails 1 }\n"
    "twice f x = f (f x)\n"
    "functionzzzz :: Typenamezzzz -> Typenamezzzz\n"
    "functionzzzz argumentzzzz = localnamezzz (methodnamezz argumentzzzz)\n"
    "  where localnamezzz n = Constructorz (n + fieldnamezzz argumentzzzz)\n"
    "fails :: Int -> IO ()\n"
    "fails n = if n > 0 then error \"messagezzzzz\" else return ()\n";

// Checksums that fit, as whoever forges a trace writes them.
std::string Resealed(std::string bytes) {
  trail::FileHeader header;
  std::memcpy(static_cast<void*>(&header), bytes.data(), sizeof header);
  const uint64_t count = trail::ChecksumCount(header.end);
  trail::WriteChecksums(bytes.data(), header.end,
                        reinterpret_cast<uint64_t*>(bytes.data() + header.checksums));
  const uint64_t seal = trail::SealOf(bytes.data(), header.checksums, count);
  std::memcpy(bytes.data() + offsetof(trail::FileHeader, seal), &seal, sizeof seal);
  return bytes;
}

// The first thing in a text that a terminal would obey; "" if there is none.
std::string FirstHostile(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const base::CodePoint decoded = base::DecodeUtf8(text, at);
    const char32_t c = decoded.value;
    const bool is_bad = !decoded.well_formed || (c < 0x20 && c != '\n') || (c >= 0x7f && c < 0xa0) ||
                        c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                        (c >= 0x2066 && c <= 0x2069);
    if (is_bad) return std::string(text.substr(at < 40 ? 0 : at - 40, 80));
    at += decoded.length;
  }
  return "";
}

class HostileTextTest : public CommandsTest {
 protected:
  HostileTextTest() {
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
    hostile_folder_ = folder_ / kHostile;
    std::filesystem::create_directory(hostile_folder_);
    const std::string plain = (folder_ / "plain.trace").string();
    Inquest({"trace", "-o", plain, Write("Programmzzzz.hs", kNamedProgram)});
    std::ifstream file(plain, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(file), {});
    for (const char* const name : kNames) {
      for (size_t at = 0; (at = bytes.find(name, at)) != std::string::npos; at += kHostile.size())
        bytes.replace(at, kHostile.size(), kHostile);
    }
    trace_ = Write(kHostile + "/t.trace", Resealed(bytes));
    program_ = Write(kHostile + "/P.hs", kNamedProgram);
    broken_ =
        Write(kHostile + "/Broken.hs", "main = print (" + kHostile + " missing)\nx = \"" + kHostile + "\n");
    answers_ = Write(kHostile + "/answers", "no\nsource\nshow r\nwhy\n" + kHostile + "\nexpect " + kHostile +
                                                "\nobserve " + kHostile +
                                                "\nchoices trust\nwhere\nmark\nno\nyes\nno\nno\nsource\n");
  }
  ~HostileTextTest() override { unsetenv("XDG_STATE_HOME"); }

  static void ExpectPlain(const std::vector<std::string>& command, const std::string& input = "") {
    const Outcome outcome = InquestGiven(input, command);
    std::string line;
    for (const std::string& word : command) line += word + " ";
    EXPECT_EQ(FirstHostile(outcome.out), "") << "output of " << line;
    EXPECT_EQ(FirstHostile(outcome.err), "") << "messages of " << line;
    EXPECT_LT(outcome.exit_code, 5) << line;
  }

  std::filesystem::path hostile_folder_;
  std::string trace_, program_, broken_, answers_;
};

TEST_F(HostileTextTest, EveryViewOfAForgedTraceIsPlainText) {
  ASSERT_EQ(Inquest({"verify", trace_}).exit_code, kDone);
  // The names are there, as something that can be seen.
  EXPECT_NE(Inquest({"tree", trace_}).out.find("[31m"), std::string::npos);
  EXPECT_NE(Inquest({"dump", trace_}).out.find("[31m"), std::string::npos);
  const std::vector<std::vector<std::string>> commands = {
      {"verify", trace_},
      {"verify", "--instances", trace_},
      {"dump", trace_},
      {"stats", trace_},
      {"observe", trace_},
      {"observe", trace_, "--counts"},
      {"observe", trace_, kHostile},
      {"observe", trace_, "fails _"},
      {"observe", trace_, "fails _", "--json"},
      {"trail", trace_, "--list"},
      {"trail", trace_, "--go", "a1", "--go", "source", "--go", "stack", "--go", kHostile},
      {"trail", trace_, "--piece", "1", "--go", "up", "--go", "parts a1"},
      {"source", trace_},
      {"tree", trace_},
      {"tree", trace_, "--format", "json"},
      {"tree", trace_, "--format", "dot"},
      {"tree", trace_, "--format", "html"},
      {"debug", trace_, "--answers", answers_},
      {"debug", trace_, "--answers", answers_, "--json"},
      {"debug", trace_, "--answers", answers_, "--tree", "fdt"},
      {"debug", trace_, "--answers", answers_, "--transform", kHostile},
      {"debug", trace_, "--journal", (hostile_folder_ / "j").string(), "--answers", answers_},
      // The journal of the one before.
      {"debug", trace_, "--journal", (hostile_folder_ / "j").string(), "--answers", answers_},
  };
  for (const auto& command : commands) ExpectPlain(command);
}

TEST_F(HostileTextTest, AForgedJournalIsPlainText) {
  const std::string journal = (folder_ / "j").string();
  Inquest({"debug", trace_, "--journal", journal, "--answers", answers_});
  std::ifstream file(journal);
  std::string text(std::istreambuf_iterator<char>(file), {});
  size_t forged = 0;
  for (const std::string member : {"\"answer\":\"", "\"statement\":\"", "\"command\":\""}) {
    for (size_t at = 0; (at = text.find(member, at)) != std::string::npos; ++forged) {
      at += member.size();
      text.insert(at, "\\u001b[31m\\u202e");
    }
  }
  EXPECT_GE(forged, 6u);
  const std::string looks = Write("looks", "transcript\ninfo\n");
  const std::vector<std::string> resumed = {"debug",     trace_, "--journal", Write("forged", text),
                                            "--answers", looks};
  EXPECT_NE(Inquest(resumed).out.find("[31m"), std::string::npos);
  ExpectPlain(resumed);
  ExpectPlain({"session", trace_, "--text", "--journal", Write("forged", text)},
              "{\"command\":\"transcript\"}\n");
}

// A program may show what it reads as it is.
TEST_F(HostileTextTest, ASessionForProgramsOnAForgedTraceIsPlainText) {
  std::string requests;
  for (const char* const command : {"show",
                                    "no",
                                    "info",
                                    "children",
                                    "tree",
                                    "source",
                                    "observe",
                                    "observe fails _",
                                    "trail",
                                    "trail a1",
                                    "trail stack",
                                    "trail parts",
                                    "trail source",
                                    "trail error",
                                    "output",
                                    "executed",
                                    "statistics",
                                    "transcript",
                                    "choices trust",
                                    "choices observe",
                                    "switch fdt",
                                    "show",
                                    "tree",
                                    "no",
                                    "show",
                                    "yes",
                                    "no",
                                    "no",
                                    "no",
                                    "no",
                                    "no",
                                    "source",
                                    "reject",
                                    "reject"})
    requests += "{\"command\":\"" + std::string(command) + "\"}\n";
  requests += "{\"command\":\"" + kHostile + "\",\"id\":\"" + kHostile + "\"}\n" + kHostile + "\n";
  requests += "{\"command\":\"observe \\u001b[31m\\u202e\",\"id\":\"\\u001b\\u202e\"}\n";
  ExpectPlain({"session", trace_, "--fresh"}, requests);
  // The functions that `twice` was given are shown as maps there.
  const std::string all = "{\"command\":\"observe twice _ _\"}\n{\"command\":\"tree\"}\n" + requests;
  const std::vector<std::string> with_maps = {"session", trace_, "--fresh", "--tree", "fdt"};
  EXPECT_NE(InquestGiven(all, with_maps).out.find("\"kind\":\"map\""), std::string::npos);
  ExpectPlain(with_maps, all);
  for (const std::string& file :
       {broken_, (hostile_folder_ / "absent.hs").string(), hostile_folder_.string()})
    ExpectPlain({"session", file}, requests);
}

TEST_F(HostileTextTest, MessagesAboutHostileFilesAndArgumentsArePlainText) {
  const std::string absent = (hostile_folder_ / "absent").string();
  const std::vector<std::vector<std::string>> commands = {
      {"run", broken_},
      {"trace", broken_},
      {"debug", broken_},
      {"eval", program_, kHostile},
      {"eval", program_, "\"" + kHostile + "\""},
      {"eval", program_, "error \"\\ESC[31m\\a\\155\\8238\" :: Int"},
      {"eval", program_, "\"\\ESC[31m\\a\\155\\8238\""},
      {"run", absent + ".hs"},
      {"tree", absent},
      {"debug", trace_, "--answers", absent},
      {"debug", trace_, "--journal", absent + "/j"},
      {"debug", trace_, "--strategy", kHostile},
      {"run", "--" + kHostile, program_},
      {"run", "--max-memory", kHostile, program_},
      {"trace", "-o", absent + "/t", program_},
      {"trace", "-o", program_, program_},
      {"trace", "--input", absent, program_},
      {kHostile},
      {"dump", "--phase", "ast", program_},
      {"dump", "--phase", "core", program_},
  };
  for (const auto& command : commands) ExpectPlain(command);
}

}  // namespace
}  // namespace inquest::driver
