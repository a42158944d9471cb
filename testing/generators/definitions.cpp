// Definitions with a shape of their own: tables that are made once, patterns at the top level, lists that
// need each other, local functions that need each other, actions. Each adds what can be called to functions_.
#include "testing/generators/program_writer.h"

namespace inquest::generators {

// A table without arguments: t = (map f [0 ..] !!) . (`mod` 8)
std::string ProgramWriter::WriteTable() {
  const std::string table = Fresh("t"), fill = Fresh("h"), n = Fresh("x"), before = Fresh("r");
  const Type result = AnyType();
  const std::string type(TypeName(result));
  std::string text =
      table + " :: Int -> " + type + "\n" + table + " = (map " + fill + " [0 ..] !!) . (`mod` 8)\n";
  text += fill + " :: Int -> " + type + "\n" + fill + " 0 = " + Expr(result, 1) + "\n";
  // It reads the entries before its own.
  text += fill + " " + n + " = let " + before + " = " + table + " (" + n + " - 1) in " +
          With({{n, Type::kInt}, {before, result}}, result, options_.depth - 1) + "\n\n";
  functions_.push_back({table, {Type::kInt}, result});
  return text;
}

// Two constants by one pattern.
std::string ProgramWriter::WritePatternConstants() {
  const std::string p = Fresh("p"), q = Fresh("q"), test = Fresh("s"), y = Fresh("y");
  std::string text =
      test + " :: Int -> Bool\n" + test + " " + y + " = " + With({{y, Type::kInt}}, Type::kBool, 2) + "\n";
  text += p + ", " + q + " :: [Int]\n(" + p + ", " + q + ") = " + (c_.Maybe() ? "break " : "span ") + test +
          " " + Expr(Type::kInts, 2) + "\n\n";
  functions_.push_back({p, {}, Type::kInts});
  functions_.push_back({q, {}, Type::kInts});
  return text;
}

// Endless lists, each made of the other.
std::string ProgramWriter::WriteMutualLists() {
  const std::string a = Fresh("u"), b = Fresh("u"), front = Fresh("c");
  std::string text = a + ", " + b + " :: [Int]\n";
  text += a + " = " + Expr(Type::kInt, 1) + " : map " + Expr(Type::kFunction, 2) + " " + b + "\n";
  text += b + " = " + Expr(Type::kInt, 1) + " : map " + Expr(Type::kFunction, 2) + " " + a + "\n";
  text += front + " :: [Int]\n" + front + " = take " + std::to_string(2 + c_.Choose(3)) + " " +
          (c_.Maybe() ? a : b) + "\n\n";
  functions_.push_back({front, {}, Type::kInts});
  return text;
}

// A local function that uses a parameter only through another local one.
std::string ProgramWriter::WriteSiblings() {
  Function function{Fresh("f"), {AnyType(), Type::kInts}, Type::kInts};
  const std::string x = Fresh("x"), ys = Fresh("x"), outer = Fresh("g"), inner = Fresh("g"), m = Fresh("y"),
                    k = Fresh("y");
  std::string text =
      function.name + " :: " + std::string(TypeName(function.parameters[0])) + " -> [Int] -> [Int]\n";
  text += function.name + " " + x + " " + ys + " = map " + outer + " (take 4 " + ys + ")\n  where\n";
  const std::string inner_body = With({{x, function.parameters[0]}, {k, Type::kInt}}, Type::kInt, 2);
  text += "    " + outer + " " + m + " = " + inner + " " + With({{m, Type::kInt}}, Type::kInt, 1) + " + 1\n";
  text += "    " + inner + " " + k + " = " + inner_body + "\n\n";
  functions_.push_back(std::move(function));
  return text;
}

// One statement of a do block that has the reference `ref`; what it binds is in scope of the next.
std::string ProgramWriter::WriteStatement(std::vector<Variable>* bound) {
  const auto expr = [&](Type type, uint32_t depth) { return With(*bound, type, depth); };
  switch (c_.Choose(actions_.empty() ? 6 : 8)) {
    case 0:
      return "modifyIORef ref " + expr(Type::kFunction, 1);
    case 1: {
      const std::string name = Fresh("v");
      bound->push_back({name, Type::kInt});
      return name + " <- readIORef ref";
    }
    case 2:
      return "putStrLn " + expr(Type::kString, 2);
    case 3:
      return "when " + expr(Type::kBool, 1) + " (writeIORef ref " + expr(Type::kInt, 1) + ")";
    case 4:
      return "forM_ (take 3 " + expr(Type::kInts, 1) + ") (\\z -> modifyIORef ref (+ z))";
    case 5: {
      const std::string name = Fresh("v");
      const std::string value = expr(Type::kInt, 2);
      bound->push_back({name, Type::kInt});
      return "let { " + name + " :: Int; " + name + " = " + value + " }";
    }
    case 6: {
      const std::string action = actions_[c_.Choose(static_cast<uint32_t>(actions_.size()))];
      const std::string argument = expr(Type::kInt, 1), name = Fresh("v");
      bound->push_back({name, Type::kInt});
      return name + " <- " + action + " ref " + argument;
    }
    default: {
      const std::string action = actions_[c_.Choose(static_cast<uint32_t>(actions_.size()))];
      return "mapM_ (" + action + " ref) (take 2 " + expr(Type::kInts, 1) + ")";
    }
  }
}

std::string ProgramWriter::WriteAction() {
  const std::string name = Fresh("a"), x = Fresh("x");
  std::vector<Variable> bound = {{x, Type::kInt}};
  std::string text = name + " :: IORef Int -> Int -> IO Int\n" + name + " ref " + x + " = do\n";
  for (uint32_t count = 1 + c_.Choose(4); count-- > 0;) text += "  " + WriteStatement(&bound) + "\n";
  text += "  return " + With(bound, Type::kInt, 2) + "\n\n";
  actions_.push_back(name);
  return text;
}

}  // namespace inquest::generators
