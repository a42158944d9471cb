// The files that a session keeps, for tests.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "base/check.h"
#include "base/test_folder.h"
#include "session/answers.h"
#include "session/journal.h"

namespace inquest::session {

inline std::unique_ptr<Journal> OpenJournal(const std::string& path) {
  auto journal = Journal::Open(path);
  CHECK(journal.ok());
  return std::move(*journal);
}

inline std::unique_ptr<Answers> OpenAnswers(const base::TestFolder& folder) {
  auto answers = Answers::Open(folder / "answers.jsonl");
  CHECK(answers.ok());
  return std::move(*answers);
}

}  // namespace inquest::session
