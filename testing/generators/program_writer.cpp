// Programs and functions; expressions are in expressions.cpp.
#include "testing/generators/program_writer.h"

namespace inquest::generators {

std::string_view TypeName(Type type) {
  switch (type) {
    case Type::kInt:
      return "Int";
    case Type::kBool:
      return "Bool";
    case Type::kString:
      return "String";
    case Type::kInts:
      return "[Int]";
    case Type::kMaybe:
      return "Maybe Int";
    case Type::kPair:
      return "(Int, Bool)";
    case Type::kTree:
      return "Tree";
    case Type::kTrees:
      return "[Tree]";
    case Type::kFunction:
      return "(Int -> Int)";
  }
  return "";
}

std::string ProgramWriter::Prelude() const {
  return R"(data Tree = Leaf | Node Tree Int Tree | Tip { value :: Int } deriving (Eq, Ord, Show)

class Measured a where
  measure :: a -> Int
  measure x = length (label x)
  label :: a -> String
  label x = "m" ++ show (measure x)

instance Measured Int where
  measure n = n `mod` 10

instance Measured Bool where
  label True = "yes"
  label False = "no"

instance Measured Tree where
  measure Leaf = 0
  measure (Node l n r) = measure l + n `mod` 5 + measure r
  measure (Tip n) = n `mod` 3
  label t = case t of { Leaf -> "."; _ -> show (measure t) }

instance Measured a => Measured [a] where
  measure xs = sum (map measure (take 5 xs))

class Joined a where
  unit :: a
  join :: a -> a -> a

instance Joined Int where
  unit = 1
  join a b = a * b + 1

instance Joined Integer where
  unit = 1
  join a b = a - b

instance Joined Bool where
  unit = False
  join a b = a /= b

total :: Joined a => [a] -> a
total [] = unit
total (x : xs) = join x (total xs)

insert :: Int -> Tree -> Tree
insert n Leaf = Node Leaf n Leaf
insert n (Tip m) = insert n (insert m Leaf)
insert n t@(Node l m r)
  | n < m = Node (insert n l) m r
  | n > m = Node l m (insert n r)
  | otherwise = t

)";
}

// The value of `type` under these variables and those around.
std::string ProgramWriter::With(const std::vector<Variable>& variables, Type type, uint32_t depth) {
  const size_t before = scope_.size();
  scope_.insert(scope_.end(), variables.begin(), variables.end());
  std::string result = Expr(type, depth);
  scope_.resize(before);
  return result;
}

// f p1 p2 = e, with guards and a where.
std::string ProgramWriter::WritePlain(Function& function) {
  std::vector<Variable> parameters;
  std::string head = function.name;
  for (Type type : function.parameters) {
    parameters.push_back({Fresh("x"), type});
    head += (c_.Choose(6) == 1 ? " !" : " ") + parameters.back().name;
  }
  if (!c_.Maybe()) return head + " = " + With(parameters, function.result, options_.depth) + "\n";
  const std::string local = Fresh("w");
  const Type local_type = AnyType();
  std::vector<Variable> inner = parameters;
  inner.push_back({local, local_type});
  std::string text = head + "\n";
  for (uint32_t guards = c_.Choose(3); guards-- > 0;) {
    text += "  | " + With(inner, Type::kBool, 1) + " = " + With(inner, function.result, options_.depth - 1) +
            "\n";
  }
  text += "  | otherwise = " + With(inner, function.result, options_.depth - 1) + "\n";
  return text + "  where " + local + " = " + With(parameters, local_type, 1) + "\n";
}

// One recursive call, on the rest of a list or on a smaller number that begins small.
std::string ProgramWriter::WriteRecursive(Function& function) {
  const std::string x = Fresh("x"), rest = Fresh("r");
  const std::string result(TypeName(function.result));
  if (c_.Maybe()) {
    function.parameters = {Type::kInts};
    std::string text = function.name + " :: [Int] -> " + result + "\n";
    text += function.name + " [] = " + Expr(function.result, 2) + "\n";
    text += function.name + " (" + x + " : xs) = let " + rest + " = " + function.name + " xs in " +
            With({{x, Type::kInt}, {rest, function.result}, {"xs", Type::kInts}}, function.result,
                 options_.depth - 1);
    return text + "\n";
  }
  function.parameters = {Type::kInt};
  const std::string loop = Fresh("go");
  std::string text = function.name + " :: Int -> " + result + "\n";
  text += function.name + " n = " + loop + " (n `mod` 6)\n  where\n    " + loop +
          " 0 = " + Expr(function.result, 2);
  text += "\n    " + loop + " " + x + " = let " + rest + " = " + loop + " (" + x + " - 1) in " +
          With({{x, Type::kInt}, {rest, function.result}, {"n", Type::kInt}}, function.result,
               options_.depth - 1);
  return text + "\n";
}

std::string ProgramWriter::WriteFunction() {
  Function function;
  function.name = Fresh("f");
  function.result = AnyType();
  std::string text;
  if (c_.Choose(3) == 1) {
    text = WriteRecursive(function);
  } else {
    for (uint32_t i = 1 + c_.Choose(3); i-- > 0;) function.parameters.push_back(AnyType());
    text = function.name + " ::";
    for (Type type : function.parameters) text += " " + std::string(TypeName(type)) + " ->";
    text += " " + std::string(TypeName(function.result)) + "\n" + WritePlain(function);
  }
  functions_.push_back(std::move(function));
  return text + "\n";
}

std::string ProgramWriter::WriteConstant() {
  Function constant;
  constant.name = Fresh("c");
  constant.result = AnyType();
  std::string text = constant.name + " :: " + std::string(TypeName(constant.result)) + "\n" + constant.name +
                     " = " + Expr(constant.result, options_.depth - 1) + "\n\n";
  functions_.push_back(std::move(constant));
  return text;
}

std::string ProgramWriter::WriteDefinition() {
  switch (c_.Choose(12)) {
    case 1:
    case 2:
      return WriteConstant();
    case 3:
      return WriteTable();
    case 4:
      return WritePatternConstants();
    case 5:
      return WriteMutualLists();
    case 6:
      return WriteSiblings();
    case 7:
    case 8:
      return WriteAction();
    default:
      return WriteFunction();
  }
}

std::string ProgramWriter::WriteMain() {
  std::string text = "main :: IO ()\nmain = do\n";
  for (uint32_t lines = 1 + c_.Choose(4); lines-- > 0;) {
    Type type = AnyType();
    if (type == Type::kFunction) type = Type::kInt;
    text += "  print " + Expr(type, 3) + "\n";
  }
  for (const Function& function : functions_) {
    if (function.result == Type::kFunction) continue;
    text += "  print (" + function.name;
    for (Type type : function.parameters) text += " " + Expr(type, 1);
    text += ")\n";
  }
  if (!actions_.empty()) text += "  ref <- newIORef " + Expr(Type::kInt, 1) + "\n";
  for (const std::string& action : actions_) {
    for (uint32_t times = 1 + c_.Choose(2); times-- > 0;) {
      text += "  " + action + " ref " + Expr(Type::kInt, 1) + " >>= print\n";
    }
  }
  if (options_.errors && c_.Choose(4) == 1) {
    text += "  tried <- try (evaluate " + Expr(Type::kInt, 3) + ") :: IO (Either SomeException Int)\n";
    text += "  putStrLn (either (const \"failed\") show tried)\n";
  }
  if (options_.endless)
    text += "  mapM_ print (takeWhile (/= \"\") (iterate (map succ) (show " + Expr(Type::kInt, 1) + ")))\n";
  return text;
}

HaskellProgram ProgramWriter::Write() {
  const std::string pragma = "{-# LANGUAGE BangPatterns #-}\n";
  const std::string imports =
      "import Control.Exception (SomeException, evaluate, try)\n"
      "import Control.Monad (forM_, when)\n"
      "import Control.Monad.ST (runST)\n"
      "import Control.Monad.State (evalState, state)\n"
      "import Data.IORef\n"
      "import Data.STRef\n\n";
  HaskellProgram program;
  const bool two = options_.two_modules && c_.Maybe();
  const auto definitions = [&](uint32_t count) {
    std::string text;
    for (uint32_t i = 0; i < count; ++i) text += WriteDefinition();
    return text;
  };
  const uint32_t count = 1 + c_.Choose(options_.functions);
  if (two) {
    std::string helper = pragma + "module Helper where\n\n" + imports + Prelude() + definitions(count / 2);
    program.modules.push_back({"Helper.hs", std::move(helper)});
    std::string main =
        pragma + "module Main (main) where\n\nimport Helper\n" + imports + definitions(count - count / 2);
    program.modules.push_back({"Main.hs", main + WriteMain()});
  } else {
    std::string main = pragma + "module Main (main) where\n\n" + imports + Prelude() + definitions(count);
    program.modules.push_back({"Main.hs", main + WriteMain()});
  }
  return program;
}

HaskellProgram MakeProgram(const std::vector<uint16_t>& choices, const ProgramOptions& options) {
  return ProgramWriter(Choices(choices), options).Write();
}

}  // namespace inquest::generators
