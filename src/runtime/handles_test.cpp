// The words of the errors are those of GHC 9.0.2, which ran the same operations.
#include "runtime/handles.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "base/test_folder.h"

namespace inquest::runtime {
namespace {

class HandlesTest : public testing::Test {
 protected:
  HandlesTest() {
    CHECK(::pipe(in_) == 0 && ::pipe(out_) == 0);
    Handles::Options options;
    options.stdin_descriptor = in_[0];
    options.stdout_descriptor = out_[1];
    options.stderr_descriptor = out_[1];
    options.output_observer = [this](Handle handle, std::string_view text) {
      observed_ += std::to_string(handle) + ":" + std::string(text) + ";";
    };
    options.hooks.interrupted = [this] { return stop_; };
    handles_ = std::make_unique<Handles>(std::move(options));
    ::fcntl(out_[0], F_SETFL, O_NONBLOCK);
  }
  ~HandlesTest() override {
    handles_.reset();
    for (int descriptor : {in_[0], in_[1], out_[0], out_[1]}) {
      if (descriptor >= 0) ::close(descriptor);
    }
  }

  std::string Path(const std::string& name) const { return folder_ + "/" + name; }
  std::string Make(const std::string& name, const std::string& content) const {
    std::ofstream(Path(name), std::ios::binary) << content;
    return Path(name);
  }
  std::string Content(const std::string& name) const {
    std::ifstream in(Path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void Type(const std::string& text) {
    ASSERT_EQ(::write(in_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void EndInput() {
    ::close(in_[1]);
    in_[1] = -1;
  }
  // What has reached the other end of standard output and error.
  std::string Arrived() {
    char buffer[65536];
    ssize_t got = ::read(out_[0], buffer, sizeof buffer);
    return got > 0 ? std::string(buffer, static_cast<size_t>(got)) : "";
  }
  Handle MustOpen(const std::string& path, OpenMode mode, bool binary = false) {
    IoResult<Handle> opened = handles_->Open(path, mode, binary);
    EXPECT_TRUE(opened.ok()) << (opened.ok() ? "" : opened.error().Show());
    return opened.value();
  }
  // The error without the folder.
  template <typename T>
  std::string Fault(const IoResult<T>& result) const {
    if (result.ok()) return "no error";
    std::string text = result.error().Show();
    if (text.starts_with(folder_)) text.erase(0, folder_.size() + 1);
    return text;
  }

  base::TestFolder temporary_;
  std::string folder_ = temporary_.path();
  int in_[2];
  int out_[2];
  std::string observed_;
  bool stop_ = false;
  std::unique_ptr<Handles> handles_;
};

TEST_F(HandlesTest, LinesAreReadAndTheLastNeedsNoNewline) {
  Handle h = MustOpen(Make("a", "one\n\ntw\xc3\xb6"), OpenMode::kRead);
  EXPECT_EQ(handles_->GetLine(h).value(), U"one");
  EXPECT_EQ(handles_->GetLine(h).value(), U"");
  EXPECT_FALSE(handles_->IsEof(h).value());
  EXPECT_EQ(handles_->GetLine(h).value(), U"twö");
  EXPECT_TRUE(handles_->IsEof(h).value());
  EXPECT_EQ(Fault(handles_->GetLine(h)), "a: hGetLine: end of file");
  EXPECT_EQ(Fault(handles_->GetChar(h)), "a: hGetChar: end of file");
  EXPECT_EQ(Fault(handles_->LookAhead(h)), "a: hLookAhead: end of file");
}

TEST_F(HandlesTest, StandardInputEndsWithGhcsWords) {
  Type("x");
  EndInput();
  EXPECT_EQ(handles_->LookAhead(kStdin).value(), U'x');
  EXPECT_EQ(handles_->GetChar(kStdin).value(), U'x');
  EXPECT_EQ(Fault(handles_->GetLine(kStdin)), "<stdin>: hGetLine: end of file");
}

TEST_F(HandlesTest, FilesThatCannotBeOpenedAreExplained) {
  EXPECT_EQ(Fault(handles_->Open(Path("none"), OpenMode::kRead)),
            "none: openFile: does not exist (No such file or directory)");
  EXPECT_EQ(handles_->Open(Path("none"), OpenMode::kRead).error().kind, IoErrorKind::kNoSuchThing);
  EXPECT_EQ(handles_->Open(folder_, OpenMode::kRead).error().Show(),
            folder_ + ": openFile: inappropriate type (is a directory)");
  EXPECT_EQ(handles_->Open(folder_, OpenMode::kWrite).error().Show(),
            folder_ + ": openFile: inappropriate type (Is a directory)");
}

TEST_F(HandlesTest, AFileHasManyReadersOrOneWriter) {
  std::string path = Make("a", "text");
  Handle one = MustOpen(path, OpenMode::kRead);
  Handle two = MustOpen(path, OpenMode::kRead);
  EXPECT_EQ(Fault(handles_->Open(path, OpenMode::kWrite)), "a: openFile: resource busy (file is locked)");
  EXPECT_EQ(Content("a"), "text") << "a refused writer must not empty the file";
  EXPECT_TRUE(handles_->Close(one).ok());
  EXPECT_FALSE(handles_->Open(path, OpenMode::kAppend).ok());
  EXPECT_TRUE(handles_->Close(two).ok());
  Handle writer = MustOpen(path, OpenMode::kWrite);
  EXPECT_EQ(Fault(handles_->Open(path, OpenMode::kRead)), "a: openFile: resource busy (file is locked)");
  EXPECT_TRUE(handles_->Close(writer).ok());
  MustOpen(path, OpenMode::kRead);
}

TEST_F(HandlesTest, ReadingLazilyToTheEndReleasesTheFile) {
  std::string path = Make("a", "abc");
  Handle h = MustOpen(path, OpenMode::kRead);
  ASSERT_TRUE(handles_->BeginContents(h).ok());
  EXPECT_EQ(Fault(handles_->GetLine(h)), "a: hGetLine: illegal operation (handle is semi-closed)");
  EXPECT_EQ(Fault(handles_->BeginContents(h)), "a: hGetContents: illegal operation (handle is semi-closed)");
  EXPECT_EQ(handles_->ReadChunk(h).value(), U"abc");
  EXPECT_FALSE(handles_->Open(path, OpenMode::kWrite).ok());
  EXPECT_EQ(handles_->ReadChunk(h).value(), U"");
  EXPECT_EQ(handles_->ReadChunk(h).value(), U"");
  EXPECT_TRUE(handles_->is_closed(h));
  MustOpen(path, OpenMode::kWrite);
}

TEST_F(HandlesTest, ALazyReadAfterCloseIsAnError) {
  Handle h = MustOpen(Make("a", "abc"), OpenMode::kRead);
  ASSERT_TRUE(handles_->BeginContents(h).ok());
  ASSERT_TRUE(handles_->Close(h).ok());
  EXPECT_EQ(Fault(handles_->ReadChunk(h)),
            "a: hGetContents: illegal operation (delayed read on closed handle)");
}

TEST_F(HandlesTest, AChunkIsWhatIsThereEvenIfACharacterIsCut) {
  ASSERT_TRUE(handles_->BeginContents(kStdin).ok());
  Type("ab\xc3");
  EXPECT_EQ(handles_->ReadChunk(kStdin).value(), U"ab");
  Type(
      "\xb6"
      "c");
  EXPECT_EQ(handles_->ReadChunk(kStdin).value(), U"öc");
  EndInput();
  EXPECT_EQ(handles_->ReadChunk(kStdin).value(), U"");
}

TEST_F(HandlesTest, InvalidBytesAreReported) {
  Handle h = MustOpen(Make("a",
                           "ab\xff"
                           "c"),
                      OpenMode::kRead);
  EXPECT_EQ(Fault(handles_->GetLine(h)), "a: hGetLine: invalid argument (invalid byte sequence)");
  Handle cut = MustOpen(Make("b", "x\xe2\x82"), OpenMode::kRead);
  ASSERT_TRUE(handles_->BeginContents(cut).ok());
  EXPECT_EQ(handles_->ReadChunk(cut).value(), U"x");
  EXPECT_EQ(Fault(handles_->ReadChunk(cut)), "b: hGetContents: invalid argument (invalid byte sequence)");
  Handle binary = MustOpen(Make("c", "\xff"), OpenMode::kRead, true);
  EXPECT_EQ(handles_->GetChar(binary).value(), char32_t{0xff});
}

TEST_F(HandlesTest, ClosedHandlesRefuseEverything) {
  Handle h = MustOpen(Make("a", "abc"), OpenMode::kRead);
  ASSERT_TRUE(handles_->Close(h).ok());
  EXPECT_TRUE(handles_->Close(h).ok());
  EXPECT_EQ(Fault(handles_->GetLine(h)), "a: hGetLine: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->IsEof(h)), "a: hIsEOF: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->PutString(h, U"x")), "a: hPutStr: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->Flush(h)), "a: hFlush: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->GetBuffering(h)), "a: hGetBuffering: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->SetBuffering(h, Buffering::kNone)),
            "a: hSetBuffering: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->Seek(h, SeekFrom::kStart, 0)), "a: hSeek: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->Tell(h)), "a: hGetPosn: illegal operation (handle is closed)");
  EXPECT_EQ(Fault(handles_->IsTerminal(h)), "a: hIsTerminalDevice: illegal operation (handle is closed)");
}

TEST_F(HandlesTest, TheWrongDirectionIsRefused) {
  Handle reader = MustOpen(Make("a", "abc"), OpenMode::kRead);
  EXPECT_EQ(Fault(handles_->PutString(reader, U"x")),
            "a: hPutStr: illegal operation (handle is not open for writing)");
  EXPECT_EQ(Fault(handles_->PutChar(reader, U'x')),
            "a: hPutChar: illegal operation (handle is not open for writing)");
  Handle writer = MustOpen(Path("b"), OpenMode::kWrite);
  EXPECT_EQ(Fault(handles_->GetLine(writer)),
            "b: hGetLine: illegal operation (handle is not open for reading)");
  EXPECT_EQ(Fault(handles_->BeginContents(writer)),
            "b: hGetContents: illegal operation (handle is not open for reading)");
}

TEST_F(HandlesTest, BlockBufferedOutputWaitsForAFlush) {
  EXPECT_EQ(handles_->GetBuffering(kStdout).value(), Buffering::kBlock);
  ASSERT_TRUE(handles_->PutString(kStdout, U"päge\n").ok());
  EXPECT_EQ(Arrived(), "");
  EXPECT_EQ(observed_, "1:p\xc3\xa4ge\n;");
  ASSERT_TRUE(handles_->Flush(kStdout).ok());
  EXPECT_EQ(Arrived(), "p\xc3\xa4ge\n");
}

TEST_F(HandlesTest, LineBufferedOutputAppearsByLines) {
  ASSERT_TRUE(handles_->SetBuffering(kStdout, Buffering::kLine).ok());
  ASSERT_TRUE(handles_->PutString(kStdout, U"one\ntw").ok());
  EXPECT_EQ(Arrived(), "one\n");
  ASSERT_TRUE(handles_->PutChar(kStdout, U'o').ok());
  EXPECT_EQ(Arrived(), "");
  ASSERT_TRUE(handles_->PutChar(kStdout, U'\n').ok());
  EXPECT_EQ(Arrived(), "two\n");
}

TEST_F(HandlesTest, StandardErrorIsUnbuffered) {
  ASSERT_TRUE(handles_->PutString(kStderr, U"no").ok());
  EXPECT_EQ(Arrived(), "no");
}

// `putStrLn ("line1\nabc" ++ error "x")` under GHC.
TEST_F(HandlesTest, APieceCutOffByAnExceptionIsLost) {
  for (auto [buffering, expected] :
       {std::pair{Buffering::kBlock, ""}, {Buffering::kLine, "line1\n"}, {Buffering::kNone, "line1\nabc"}}) {
    ASSERT_TRUE(handles_->SetBuffering(kStdout, buffering).ok());
    TextPut put = handles_->BeginPut(kStdout).value();
    for (char c : std::string("line1\nabc")) ASSERT_TRUE(handles_->Put(put, static_cast<char32_t>(c)).ok());
    // Without buffering whoever evaluates the string ends the put before the exception goes on.
    if (buffering == Buffering::kNone) ASSERT_TRUE(handles_->FinishPut(put).ok());
    ASSERT_TRUE(handles_->Flush(kStdout).ok());
    EXPECT_EQ(Arrived(), expected);
  }
}

TEST_F(HandlesTest, SurrogatesCannotBeWritten) {
  EXPECT_EQ(Fault(handles_->PutString(kStdout, std::u32string{U'a', char32_t{0xd800}, U'z'})),
            "<stdout>: commitBuffer: invalid argument (invalid character)");
  ASSERT_TRUE(handles_->Flush(kStdout).ok());
  EXPECT_EQ(Arrived(), "a");
}

TEST_F(HandlesTest, ABrokenPipeIsAnErrorOnce) {
  ::signal(SIGPIPE, SIG_IGN);
  ::close(out_[0]);
  out_[0] = -1;
  ASSERT_TRUE(handles_->PutString(kStdout, U"x").ok());
  EXPECT_EQ(Fault(handles_->Flush(kStdout)), "<stdout>: hFlush: resource vanished (Broken pipe)");
  EXPECT_TRUE(handles_->Close(kStdout).ok());
  EXPECT_EQ(Fault(handles_->PutString(kStdout, U"x")),
            "<stdout>: hPutStr: illegal operation (handle is closed)");
}

TEST_F(HandlesTest, AFullDiskIsReported) {
  Handle h = MustOpen("/dev/full", OpenMode::kWrite);
  ASSERT_TRUE(handles_->PutString(h, U"x").ok());
  EXPECT_EQ(Fault(handles_->Close(h)), "/dev/full: hClose: resource exhausted (No space left on device)");
}

TEST_F(HandlesTest, AppendingKeepsWhatIsThere) {
  Handle h = MustOpen(Make("a", "one\n"), OpenMode::kAppend);
  ASSERT_TRUE(handles_->PutString(h, U"two\n").ok());
  EXPECT_FALSE(handles_->IsSeekable(h).value());
  ASSERT_TRUE(handles_->Close(h).ok());
  EXPECT_EQ(Content("a"), "one\ntwo\n");
  MustOpen(Path("a"), OpenMode::kWrite);
  EXPECT_EQ(Content("a"), "");
}

TEST_F(HandlesTest, ReadingAndWritingShareThePosition) {
  Handle h = MustOpen(Path("a"), OpenMode::kReadWrite);
  ASSERT_TRUE(handles_->PutString(h, U"hello\nworld\n").ok());
  EXPECT_EQ(handles_->Tell(h).value(), 12);
  ASSERT_TRUE(handles_->Seek(h, SeekFrom::kStart, 0).ok());
  EXPECT_EQ(handles_->GetLine(h).value(), U"hello");
  EXPECT_EQ(handles_->Tell(h).value(), 6);
  ASSERT_TRUE(handles_->PutString(h, U"W").ok());
  ASSERT_TRUE(handles_->Seek(h, SeekFrom::kEnd, -6).ok());
  EXPECT_EQ(handles_->GetLine(h).value(), U"World");
  EXPECT_EQ(handles_->FileSize(h).value(), 12);
  EXPECT_EQ(Fault(handles_->Seek(h, SeekFrom::kStart, -1)), "a: hSeek: invalid argument (Invalid argument)");
  ASSERT_TRUE(handles_->SetFileSize(h, 5).ok());
  EXPECT_EQ(handles_->FileSize(h).value(), 5);
}

TEST_F(HandlesTest, PipesAreNotSeekable) {
  EXPECT_EQ(Fault(handles_->Seek(kStdin, SeekFrom::kStart, 0)),
            "<stdin>: hSeek: illegal operation (handle is not seekable)");
  EXPECT_EQ(Fault(handles_->FileSize(kStdin)), "<stdin>: hFileSize: inappropriate type (not a regular file)");
  EXPECT_FALSE(handles_->GetEcho(kStdin).value());
  EXPECT_TRUE(handles_->SetEcho(kStdin, false).ok());
}

TEST_F(HandlesTest, WaitingForInputSaysWhetherThereIsSome) {
  EXPECT_FALSE(handles_->WaitForInput(kStdin, 0).value());
  Type("x");
  EXPECT_TRUE(handles_->WaitForInput(kStdin, 1000).value());
  EXPECT_EQ(handles_->GetChar(kStdin).value(), U'x');
  EndInput();
  EXPECT_EQ(Fault(handles_->WaitForInput(kStdin, 0)), "<stdin>: hWaitForInput: end of file");
}

TEST_F(HandlesTest, ASignalEndsAWaitOnlyIfTheMachineSaysSo) {
  struct sigaction action {};
  action.sa_handler = [](int) {};  // without SA_RESTART: read returns
  struct sigaction before {};
  ::sigaction(SIGALRM, &action, &before);
  stop_ = true;
  itimerval timer{{0, 10000}, {0, 10000}};
  ::setitimer(ITIMER_REAL, &timer, nullptr);
  EXPECT_EQ(handles_->GetChar(kStdin).error().kind, IoErrorKind::kInterrupted);
  timer = {};
  ::setitimer(ITIMER_REAL, &timer, nullptr);
  ::sigaction(SIGALRM, &before, nullptr);
}

TEST_F(HandlesTest, WhatIsLeftInTheBuffersIsWrittenInTheEnd) {
  Handle h = MustOpen(Path("a"), OpenMode::kWrite);
  ASSERT_TRUE(handles_->PutString(h, U"not closed").ok());
  ASSERT_TRUE(handles_->PutString(kStdout, U"not flushed").ok());
  handles_.reset();
  EXPECT_EQ(Content("a"), "not closed");
  EXPECT_EQ(Arrived(), "not flushed");
}

TEST_F(HandlesTest, LongTextIsPassedOnInPieces) {
  Handle h = MustOpen(Path("a"), OpenMode::kWrite);
  std::u32string text(100000, U'é');
  ASSERT_TRUE(handles_->PutString(h, text).ok());
  ASSERT_TRUE(handles_->Close(h).ok());
  Handle again = MustOpen(Path("a"), OpenMode::kRead);
  EXPECT_EQ(handles_->GetLine(again).value(), text);
}

TEST(HandlesAtATerminal, EachUseOfItIsTold) {
  int keyboard = -1, terminal = -1, pipe_ends[2] = {-1, -1};
  ASSERT_EQ(::openpty(&keyboard, &terminal, nullptr, nullptr, nullptr), 0);
  ASSERT_EQ(::pipe(pipe_ends), 0);
  std::string told;
  {
    Handles::Options options;
    options.stdin_descriptor = options.stdout_descriptor = terminal;
    options.stderr_descriptor = pipe_ends[1];
    options.hooks.before_terminal = [&] { told += "("; };
    options.hooks.after_terminal = [&](std::string_view shown) { told += std::string(shown) + ")"; };
    Handles handles(std::move(options));
    ASSERT_TRUE(handles.PutString(kStdout, U"name? ").ok());
    EXPECT_EQ(told, "");  // it waits for the end of the line
    ASSERT_TRUE(handles.Flush(kStdout).ok());
    ASSERT_TRUE(handles.PutString(kStderr, U"not a terminal\n").ok());
    ASSERT_EQ(::write(keyboard, "Ada\n", 4), 4);
    EXPECT_EQ(handles.GetLine(kStdin).value(), U"Ada");
    ASSERT_TRUE(handles.SetEcho(kStdin, false).ok());
    ASSERT_EQ(::write(keyboard, "secret\n", 7), 7);
    EXPECT_EQ(handles.GetLine(kStdin).value(), U"secret");
  }
  EXPECT_EQ(told, "(name? )(Ada\n)()");
  for (const int descriptor : {keyboard, terminal, pipe_ends[0], pipe_ends[1]}) ::close(descriptor);
}

}  // namespace
}  // namespace inquest::runtime
