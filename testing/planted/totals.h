// Adds up the outcomes of planted faults, and says honestly what they are: a fault is one test, however many
// ways it was searched.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "testing/planted/experiment.h"
#include "testing/planted/ways.h"

namespace inquest::planted {

class Totals {
 public:
  void Add(const Outcome& outcome);

  // How many were planted and what became of them, by kind; how many findings name one routine; the sizes of
  // sets; the questions; why don't knows were.
  std::string Report() const;
  // Average and worst number of questions by tree, transforms, strategy and order, and how long the
  // statements are that one must read, unfolded: all of a session, on average. The outcomes have the ways of
  // one tree after those of the other.
  std::string QuestionTable(const std::vector<Way>& ways, const std::vector<traced::TreeStyle>& trees) const;

  uint32_t passed() const { return Count(Outcome::As::kPassed); }
  uint32_t failed() const { return Count(Outcome::As::kFailed) + Count(Outcome::As::kDied); }

 private:
  uint32_t Count(Outcome::As as) const;
  std::string KindTable() const;
  std::string Sets() const;
  std::string Questions() const;
  std::string Stops() const;
  std::string Reasons() const;

  std::map<std::string, std::map<Outcome::As, uint32_t>> by_kind_;
  std::map<uint32_t, uint32_t> sets_;  // faults by the largest number of routines a finding named
  std::array<uint64_t, 4> searches_by_why_ = {};
  std::array<uint32_t, 4> faults_by_why_ = {};          // in some search
  std::array<uint32_t, kStopByCount> stopped_by_ = {};  // runs, by StopBy
  uint32_t ambiguous_ = 0;                              // faults
  std::string ambiguous_example_;
  struct Reason {
    uint32_t statements = 0, faults = 0;
    std::string example;
  };
  std::map<std::string, Reason> reasons_;  // of don't knows
  uint64_t statements_ = 0;
  std::vector<uint32_t> questions_;  // of every search
  struct OfWay {
    uint64_t questions = 0, columns = 0;
    uint32_t worst = 0, searches = 0;
  };
  std::vector<OfWay> ways_;
};

}  // namespace inquest::planted
