// How Print works: one explicit stack of what is still to be written. Nothing recurses over data but
// Measure, once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "value/ascii.h"
#include "value/fold.h"
#include "value/list_shape.h"
#include "value/open_terms.h"
#include "value/parts.h"
#include "value/print.h"

namespace inquest::value {

class Printer {
 public:
  // `sink` may be null: then columns are only counted. Stops once more than `enough` are written.
  // `open` and `path` say where the printed term stands; they are left as they were.
  Printer(const Terms& terms, const Budget& budget, OpenTerms* open, Path* path, Sink* sink, uint64_t enough);

  // Prints the subterm of `part`, or a level given by its parts, within `share` columns (kNoLimit: in full).
  void PrintPart(const Part& part, uint64_t share);
  // Those of a statement: each of its subterms is a whole.
  void PrintParts(std::vector<Part> parts, uint64_t share);
  uint64_t written() const { return written_; }
  // What is written around the subterm at this path (focus.h). All outlive the printer.
  void Focus(const Path* path, std::string_view begins, std::string_view ends) {
    focus_ = path;
    focus_begins_ = begins;
    focus_ends_ = ends;
  }

 private:
  struct Item {
    enum class Type : uint8_t { kText, kTerm, kList, kLeave };
    Type type = Type::kText;
    bool grouped = false;     // kText, kTerm: part of the innermost group
    bool ends_group = false;  // kLeave
    Part part;                // its text for kText and kLeave
    uint64_t share = kNoLimit;
    uint64_t open_depth = 0;  // kLeave: back to these
    uint64_t path_size = 0;
  };
  // A level whose subterms share a number of columns.
  struct Group {
    uint64_t end = 0;             // of written_
    uint64_t text_left = 0;       // columns of its texts not yet written
    std::vector<uint64_t> needs;  // of its subterms, in full; more than can be had: kNoLimit
    size_t next = 0;
  };
  // What stands around and between the elements of a list.
  struct ListSyntax {
    std::string open = "[";
    std::string_view separator = ",";
    std::string_view close = "]";
    int precedence = kItem;  // around an element
    // Rather few elements with something in each than many folded ones.
    uint64_t useful_columns = 20;
  };
  // A list being written.
  struct ListState {
    Term first, cell;
    uint64_t index = 0;
    uint64_t shown = 0;  // elements shown at most
    ListShape shape;
    Count total;
    ListSyntax syntax;
    std::optional<Term> last;        // shown even if those before it are folded
    uint64_t last_share = kNoLimit;  // columns for it then
    uint64_t end = kNoLimit;
    bool grouped = false;  // its elements share columns
    uint64_t columns = kNoLimit;
    uint64_t open_depth = 0;
    uint64_t path_size = 0;
  };

  void Loop();
  void Emit(std::string_view text);
  void StartTerm(const Item& item);
  void EnterFocus();
  void LeaveFocus();
  void Level(const View& view, const Item& item, uint64_t share, uint64_t path_size);
  void FoldHere(const View& view, uint64_t share, uint64_t path_size);
  std::string CycleSign(OpenTerms::Standing to) const;
  void TrimMap(View* view, uint64_t share, std::string* rest);
  // Pushes the level of the term at the current path. False: it does not fit, nothing was pushed.
  bool PushLevel(std::vector<Part> parts, uint64_t share, uint64_t open_depth, uint64_t path_size);
  bool FitGroup(std::vector<Part>* parts, uint64_t share, Group* group);
  void Leave(const Item& item);
  uint64_t NextShare();
  uint64_t Measure(const Part& part, uint64_t enough);
  bool depth_reached() const { return path_->size() - first_size_ > budget_.depth; }
  std::string HerePath() const { return budget_.paths ? PathText(*path_) : ""; }
  std::string PathTo(const Part& part) const;

  // print_list.cpp
  void List(const View& view, const Item& item, uint64_t share, uint64_t path_size);
  static ListSyntax SyntaxOf(const View& view, Ending ending, int precedence);
  void FoldList(Kind kind, const ListShape& shape, Count total, uint64_t share, uint64_t path_size);
  void FullString(const ListShape& shape, const Item& item, uint64_t path_size);
  bool CutString(const ListShape& shape, Term cell, Count total, uint64_t share);
  void NextElement();
  void FinishList();
  bool ShareAmongElements(ListState* list, uint64_t share);
  void ReserveForLast(ListState* list, uint64_t share);
  std::string RestOf(const ListState& list, uint64_t shown) const;
  Part LastOf(const ListState& list) const;
  std::string CycleSignAfter(Term first, const ListShape& shape) const;
  std::string RestHere(uint64_t from, Count total, uint64_t columns) const;
  Count CountAll(const ListShape& shape, Ending* ending) const;

  const Terms& terms_;
  const Budget& budget_;
  const Ruler ruler_;
  OpenTerms* open_;
  Path* path_;
  Sink* sink_;
  uint64_t enough_;
  uint64_t first_size_ = 0;  // of path_: where printing began
  uint64_t whole_size_ = 0;  // the same of what is a whole: of a statement a value in it
  uint64_t written_ = 0;
  const Path* focus_ = nullptr;
  std::string_view focus_begins_, focus_ends_;
  std::optional<size_t> focus_at_;  // items below those of the focused subterm, while it is written
  std::vector<Item> stack_;
  std::vector<Group> groups_;
  std::vector<ListState> lists_;
  View view_;
};

}  // namespace inquest::value
