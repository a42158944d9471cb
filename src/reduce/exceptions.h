// The exceptions that the reducer makes: values of the type Thrown in lib/Inquest/Exception.hs, worded as GHC
// 9.0 words them. Making one may collect (values.h).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/interner.h"
#include "core/core.h"
#include "reduce/code.h"
#include "reduce/values.h"
#include "runtime/io_error.h"
#include "source/source_file.h"

namespace inquest::reduce {

// The numbers in ThrownArith and ThrownAsync.
enum ArithKind : int { kArithOverflow = 0, kDivideByZero = 3 };
enum AsyncKind : int { kStackOverflow = 0, kHeapOverflow = 1, kUserInterrupt = 3 };

class Exceptions {
 public:
  // All of them outlive it.
  Exceptions(const core::Program& program, const base::Interner& names, const source::Files& files,
             const Code& code, const Heap& heap, Values& values)
      : program_(program), names_(names), files_(files), code_(code), heap_(heap), values_(values) {}

  // `expr` is the core expression that raises it, kNoNode if it is not known.
  Word MakeErrorCall(Word message, uint32_t expr);
  Word MakeErrorText(std::string_view message);
  Word MakeArithException(int kind);
  Word MakeMatchFailure(uint32_t failure);
  Word MakeIoError(const runtime::IoError& error);
  Word MakeLoop();
  Word MakeAsync(int kind);

  // Where the program calls `error`, as GHC's call stacks say it; "" for calls in libraries.
  std::string ErrorPlace(int64_t expr) const;
  // A constructor of this name; the program may have none.
  core::ConId FindCon(std::string_view name) const;
  // What to tell about an exception that no Haskell code reported, as far as it is evaluated.
  std::string Describe(Word exception) const;

 private:
  // A Thrown. Where the program has no such constructor nobody can catch it: `text` is kept for Describe.
  Word MakeThrown(std::string_view constructor, std::initializer_list<Word> fields, std::string_view text);

  const core::Program& program_;
  const base::Interner& names_;
  const source::Files& files_;
  const Code& code_;
  const Heap& heap_;
  Values& values_;
  mutable std::unordered_map<std::string_view, core::ConId> known_cons_;
  std::string unknown_exception_;  // the text of an exception that the program has no constructor for
};

}  // namespace inquest::reduce
