// Writes the text of a program, top down: a production for each type, chosen by `Choices`. Private to this
// folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "testing/generators/choices.h"
#include "testing/generators/haskell_program.h"

namespace inquest::generators {

// The types of expressions. The names are Haskell's.
enum class Type : uint8_t { kInt, kBool, kString, kInts, kMaybe, kPair, kTree, kTrees, kFunction };
inline constexpr uint32_t kTypes = 9;
std::string_view TypeName(Type type);

class ProgramWriter {
 public:
  ProgramWriter(Choices choices, const ProgramOptions& options) : c_(std::move(choices)), options_(options) {}
  HaskellProgram Write();

 private:
  struct Variable {
    std::string name;
    Type type;
  };
  struct Function {
    std::string name;
    std::vector<Type> parameters;
    Type result;
  };

  std::string Prelude() const;  // the data types and classes
  std::string WriteFunction();
  std::string WriteRecursive(Function& function);
  std::string WritePlain(Function& function);
  std::string WriteConstant();
  std::string WriteMain();
  std::string WriteDefinition();

  // definitions.cpp
  std::string WriteTable();
  std::string WritePatternConstants();
  std::string WriteMutualLists();
  std::string WriteSiblings();
  std::string WriteAction();
  std::string WriteStatement(std::vector<Variable>* bound);

  // An expression of the type, in parentheses where it needs them to be an argument.
  std::string Expr(Type type, uint32_t depth);
  std::string Simple(Type type);  // without subexpressions
  std::string Any(Type type, uint32_t depth);
  std::string Int(uint32_t depth);
  std::string Bool(uint32_t depth);
  std::string String(uint32_t depth);
  std::string Ints(uint32_t depth);
  std::string Maybe(uint32_t depth);
  std::string Pair(uint32_t depth);
  std::string Tree(uint32_t depth);
  std::string Trees(uint32_t depth);
  std::string Lambda(uint32_t depth);
  // What can be of any type: conditionals, matches, lets, calls, errors.
  std::string Common(Type type, uint32_t depth);
  std::string Case(Type type, uint32_t depth);
  std::string Let(Type type, uint32_t depth);
  std::string LocalFunction(Type type, uint32_t depth);
  std::string Call(Type type, uint32_t depth);
  std::string Error(Type type);

  std::string With(const std::vector<Variable>& variables, Type type, uint32_t depth);
  Type AnyType() { return static_cast<Type>(c_.Choose(kTypes)); }
  std::string Fresh(const char* prefix) { return prefix + std::to_string(++names_); }

  Choices c_;
  ProgramOptions options_;
  std::vector<Variable> scope_;
  std::vector<Function> functions_;
  std::vector<std::string> actions_;  // of type IORef Int -> Int -> IO Int
  uint32_t names_ = 0;
};

}  // namespace inquest::generators
