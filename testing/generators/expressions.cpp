// Expressions. Every production returns something that can stand as an argument. Number 0 is the simplest.
#include "testing/generators/program_writer.h"

namespace inquest::generators {

std::string ProgramWriter::Simple(Type type) {
  std::vector<std::string> known;
  for (const Variable& variable : scope_) {
    if (variable.type == type) known.push_back(variable.name);
  }
  const uint32_t choice = c_.Choose(static_cast<uint32_t>(known.size()) + 1);
  if (choice > 0) return known[known.size() - choice];
  switch (type) {
    case Type::kInt:
      return std::to_string(c_.Choose(12));
    case Type::kBool:
      return c_.Maybe() ? "True" : "False";
    case Type::kString:
      return c_.Maybe() ? "\"ab\"" : "\"\"";
    case Type::kInts:
      return c_.Maybe() ? "[3, 1, 2]" : "([] :: [Int])";
    case Type::kMaybe:
      return c_.Maybe() ? "(Just 4)" : "(Nothing :: Maybe Int)";
    case Type::kPair:
      return "(1, True)";
    case Type::kTree:
      return c_.Maybe() ? "(Tip 5)" : "Leaf";
    case Type::kTrees:
      return c_.Maybe() ? "[Tip 1, Leaf]" : "([] :: [Tree])";
    case Type::kFunction:
      return c_.Maybe() ? "(+ 1)" : "negate";
  }
  return "";
}

std::string ProgramWriter::Expr(Type type, uint32_t depth) {
  if (depth == 0) return Simple(type);
  switch (c_.Choose(5)) {
    case 0:
      return Simple(type);
    case 1:
    case 2:
      return Common(type, depth);
    default:
      return Any(type, depth);
  }
}

std::string ProgramWriter::Any(Type type, uint32_t depth) {
  switch (type) {
    case Type::kInt:
      return Int(depth - 1);
    case Type::kBool:
      return Bool(depth - 1);
    case Type::kString:
      return String(depth - 1);
    case Type::kInts:
      return Ints(depth - 1);
    case Type::kMaybe:
      return Maybe(depth - 1);
    case Type::kPair:
      return Pair(depth - 1);
    case Type::kTree:
      return Tree(depth - 1);
    case Type::kTrees:
      return Trees(depth - 1);
    case Type::kFunction:
      return Lambda(depth - 1);
  }
  return "";
}

std::string ProgramWriter::Int(uint32_t d) {
  switch (c_.Choose(16)) {
    case 0:
      return "(" + Expr(Type::kInt, d) + " + " + Expr(Type::kInt, d) + ")";
    case 1:
      return "(" + Expr(Type::kInt, d) + " * " + Expr(Type::kInt, d) + " - 1)";
    case 2:
      return "(" + Expr(Type::kInt, d) + " `mod` 7)";
    case 3:
      return options_.errors ? "(" + Expr(Type::kInt, d) + " `div` " + Expr(Type::kInt, d) + ")"
                             : "(" + Expr(Type::kInt, d) + " `div` 3)";
    case 4:
      return "(length " + Expr(Type::kInts, d) + ")";
    case 5:
      return "(foldr (\\a b -> " + With({{"a", Type::kInt}, {"b", Type::kInt}}, Type::kInt, d) + ") 0 " +
             Expr(Type::kInts, d) + ")";
    case 6:
      return "(sum [" + With({{"y", Type::kInt}}, Type::kInt, d) + " | y <- " + Expr(Type::kInts, d) + ", " +
             With({{"y", Type::kInt}}, Type::kBool, d) + "])";
    case 7:
      return "(" + Expr(Type::kFunction, d) + " " + Expr(Type::kInt, d) + ")";
    case 8:
      return "(measure " + Expr(c_.Maybe() ? Type::kTrees : Type::kTree, d) + ")";
    case 9:
      return "(fst " + Expr(Type::kPair, d) + ")";
    case 10:
      return "(maybe " + Expr(Type::kInt, d) + " " + Expr(Type::kFunction, d) + " " + Expr(Type::kMaybe, d) +
             ")";
    case 11:
      return options_.errors ? "(head " + Expr(Type::kInts, d) + ")"
                             : "(sum (take 1 " + Expr(Type::kInts, d) + "))";
    case 12:
      return "(total (take 4 " + Expr(Type::kInts, d) + ") :: Int)";
    case 13:
      return "(fromInteger (total (map toInteger (take 4 " + Expr(Type::kInts, d) + "))))";
    case 14:
      return "(runST (do { s <- newSTRef " + Expr(Type::kInt, d) + "; mapM_ (\\z -> modifySTRef s (" +
             With({{"z", Type::kInt}}, Type::kFunction, d) + ")) (take 3 " + Expr(Type::kInts, d) +
             "); readSTRef s }))";
    default:
      return options_.errors ? "(value " + Expr(Type::kTree, d) + ")"
                             : "(measure " + Expr(Type::kBool, d) + ")";
  }
}

std::string ProgramWriter::Bool(uint32_t d) {
  switch (c_.Choose(8)) {
    case 0:
      return "(" + Expr(Type::kInt, d) + " < " + Expr(Type::kInt, d) + ")";
    case 1:
      return "(not " + Expr(Type::kBool, d) + ")";
    case 2:
      return "(" + Expr(Type::kBool, d) + " && " + Expr(Type::kBool, d) + ")";
    case 3:
      return "(" + Expr(Type::kBool, d) + " || " + Expr(Type::kBool, d) + ")";
    case 4: {
      const Type types[] = {Type::kTree, Type::kInts, Type::kString, Type::kPair, Type::kMaybe};
      const Type type = types[c_.Choose(5)];
      return "(" + Expr(type, d) + (c_.Maybe() ? " <= " : " == ") + Expr(type, d) + ")";
    }
    case 5:
      return "(any (> 2) " + Expr(Type::kInts, d) + ")";
    case 6:
      return "(total [" + Expr(Type::kBool, d) + ", " + Expr(Type::kBool, d) + "])";
    default:
      return "(snd " + Expr(Type::kPair, d) + ")";
  }
}

std::string ProgramWriter::String(uint32_t d) {
  switch (c_.Choose(5)) {
    case 0: {
      const Type types[] = {Type::kInt, Type::kTree, Type::kPair, Type::kMaybe};
      return "(show " + Expr(types[c_.Choose(4)], d) + ")";
    }
    case 1:
      return "(" + Expr(Type::kString, d) + " ++ " + Expr(Type::kString, d) + ")";
    case 2:
      return "(label " + Expr(c_.Maybe() ? Type::kTree : Type::kBool, d) + ")";
    case 3:
      return "(concatMap show " + Expr(Type::kInts, d) + ")";
    default:
      return "(take 3 " + Expr(Type::kString, d) + ")";
  }
}

std::string ProgramWriter::Ints(uint32_t d) {
  switch (c_.Choose(11)) {
    case 0:
      return "(" + Expr(Type::kInt, d) + " : " + Expr(Type::kInts, d) + ")";
    case 1:
      return "(map " + Expr(Type::kFunction, d) + " " + Expr(Type::kInts, d) + ")";
    case 2:
      return "[" + With({{"y", Type::kInt}}, Type::kInt, d) + " | y <- [1 .. 4], " +
             With({{"y", Type::kInt}}, Type::kBool, d) + "]";
    case 3:
      return "(filter (\\y -> " + With({{"y", Type::kInt}}, Type::kBool, d) + ") " + Expr(Type::kInts, d) +
             ")";
    case 4:
      return "(take 4 (iterate " + Expr(Type::kFunction, d) + " " + Expr(Type::kInt, d) + "))";
    case 5:
      return "(zipWith (-) [10 ..] (take 5 " + Expr(Type::kInts, d) + "))";
    case 6:
      return "(reverse (take 6 " + Expr(Type::kInts, d) + "))";
    case 7:
      return "(let ys = " + Expr(Type::kInt, d) + " : map (* 2) ys in take 3 ys)";
    case 8:
      return "[" + Expr(Type::kInt, d) + ", " + Expr(Type::kInt, d) + "]";
    case 9:
      return "(evalState (mapM (\\z -> state (\\s -> (s + z, " +
             With({{"s", Type::kInt}, {"z", Type::kInt}}, Type::kInt, d) + "))) (take 3 " +
             Expr(Type::kInts, d) + ")) " + Expr(Type::kInt, d) + ")";
    default:
      return "(takeWhile (< 20) " + Expr(Type::kInts, d) + ")";
  }
}

std::string ProgramWriter::Maybe(uint32_t d) {
  switch (c_.Choose(4)) {
    case 0:
      return "(Just " + Expr(Type::kInt, d) + ")";
    case 1:
      return "(fmap " + Expr(Type::kFunction, d) + " " + Expr(Type::kMaybe, d) + ")";
    case 2:
      return "(lookup " + Expr(Type::kInt, d) + " (zip " + Expr(Type::kInts, d) + " [0 ..]))";
    default:
      return "(do { y <- " + Expr(Type::kMaybe, d) + "; z <- " + With({{"y", Type::kInt}}, Type::kMaybe, d) +
             "; return (y + z) })";
  }
}

std::string ProgramWriter::Pair(uint32_t d) {
  if (c_.Choose(3) == 1)
    return "(divMod (" + Expr(Type::kInt, d) + ") 3 `seq` (2, " + Expr(Type::kBool, d) + "))";
  return "(" + Expr(Type::kInt, d) + ", " + Expr(Type::kBool, d) + ")";
}

std::string ProgramWriter::Tree(uint32_t d) {
  switch (c_.Choose(4)) {
    case 0:
      return "(Tip " + Expr(Type::kInt, d) + ")";
    case 1:
      return "(Node " + Expr(Type::kTree, d) + " " + Expr(Type::kInt, d) + " " + Expr(Type::kTree, d) + ")";
    case 2:
      return "(insert " + Expr(Type::kInt, d) + " " + Expr(Type::kTree, d) + ")";
    default:
      return "(foldr insert Leaf (take 5 " + Expr(Type::kInts, d) + "))";
  }
}

std::string ProgramWriter::Trees(uint32_t d) {
  switch (c_.Choose(3)) {
    case 0:
      return "[" + Expr(Type::kTree, d) + "]";
    case 1:
      return "(map Tip (take 3 " + Expr(Type::kInts, d) + "))";
    default:
      return "(" + Expr(Type::kTree, d) + " : " + Expr(Type::kTrees, d) + ")";
  }
}

std::string ProgramWriter::Lambda(uint32_t d) {
  switch (c_.Choose(4)) {
    case 0: {
      const std::string y = Fresh("y");
      return "(\\" + y + " -> " + With({{y, Type::kInt}}, Type::kInt, d) + ")";
    }
    case 1:
      return "(" + Expr(Type::kFunction, d) + " . " + Expr(Type::kFunction, d) + ")";
    case 2:
      return "(subtract " + Expr(Type::kInt, d) + ")";
    default:
      return "(`mod` 5)";
  }
}

std::string ProgramWriter::Common(Type type, uint32_t depth) {
  const uint32_t d = depth - 1;
  switch (c_.Choose(options_.errors ? 7 : 6)) {
    case 0:
    case 1:
      return Call(type, d);
    case 2:
      return "(if " + Expr(Type::kBool, d) + " then " + Expr(type, d) + " else " + Expr(type, d) + ")";
    case 3:
      return Case(type, d);
    case 4:
      return Let(type, d);
    case 5:
      return LocalFunction(type, d);
    default:
      return c_.Choose(4) == 1 ? Error(type) : Call(type, d);
  }
}

std::string ProgramWriter::Case(Type type, uint32_t d) {
  const std::string a = Fresh("a"), b = Fresh("b");
  switch (c_.Choose(3)) {
    case 0:
      return "(case " + Expr(Type::kMaybe, d) + " of { Just " + a + " -> " +
             With({{a, Type::kInt}}, type, d) + "; Nothing -> " + Expr(type, d) + " })";
    case 1: {
      // The list may be longer than any alternative.
      const bool partial = options_.errors && c_.Choose(4) == 1;
      return "(case " + Expr(Type::kInts, d) + " of { [] -> " + Expr(type, d) + "; (" + a + " : " + b +
             ") | " + a + " > 3 -> " + With({{a, Type::kInt}, {b, Type::kInts}}, type, d) +
             (partial ? " })" : "; _ -> " + Expr(type, d) + " })");
    }
    default:
      return "(case " + Expr(Type::kTree, d) + " of { Node " + a + " " + b + " _ -> " +
             With({{a, Type::kTree}, {b, Type::kInt}}, type, d) + "; " + a + " -> " +
             With({{a, Type::kTree}}, type, d) + " })";
  }
}

std::string ProgramWriter::Let(Type type, uint32_t d) {
  const std::string name = Fresh("v");
  const Type bound = AnyType();
  std::string value = options_.errors && c_.Choose(6) == 1 ? Error(bound) : Expr(bound, d);
  return "(let " + name + " :: " + std::string(TypeName(bound)) + "; " + name + " = " + value + " in " +
         With({{name, bound}}, type, d) + ")";
}

// A function that uses what is bound around it.
std::string ProgramWriter::LocalFunction(Type type, uint32_t d) {
  const std::string name = Fresh("g"), parameter = Fresh("p");
  const Type from = AnyType();
  const std::string body = With({{parameter, from}}, type, d);
  return "(let " + name + " " + parameter + " = " + body + " in " + name + " " + Expr(from, d) + ")";
}

std::string ProgramWriter::Call(Type type, uint32_t d) {
  std::vector<const Function*> fitting;
  for (const Function& function : functions_) {
    if (function.result == type) fitting.push_back(&function);
  }
  if (fitting.empty()) return Any(type, d + 1);
  const Function function = *fitting[c_.Choose(static_cast<uint32_t>(fitting.size()))];
  if (function.parameters.empty()) return function.name;
  std::string text = "(" + function.name;
  for (Type parameter : function.parameters) text += " " + Expr(parameter, d);
  return text + ")";
}

std::string ProgramWriter::Error(Type type) {
  return "(error \"e" + std::to_string(c_.Choose(5)) + "\" :: " + std::string(TypeName(type)) + ")";
}

}  // namespace inquest::generators
