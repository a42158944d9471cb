#include "core/core.h"

#include <gtest/gtest.h>

namespace inquest::core {
namespace {

class TypeTest : public ::testing::Test {
 protected:
  TypeTest() {
    types_.function = Add("->", 2);
    types_.list = Add("[]", 1);
    types_.unit = Add("()", 0);
    types_.tuples = {TyConId(), TyConId(), Add("(,)", 2), Add("(,,)", 3)};
    types_.int_type = Add("Int", 0);
    types_.char_type = Add("Char", 0);
    maybe_ = Add("Maybe", 1);
  }
  TyConId Add(const char* name, uint32_t arity) { return types_.AddTyCon({names_.Intern(name), arity}); }
  TypeId Int() { return types_.Con(types_.int_type); }
  TypeId Var(const char* name) { return types_.Var(types_.NewVar(names_.Intern(name))); }
  TypeId List(TypeId t) { return types_.App(types_.Con(types_.list), t); }
  TypeId Maybe(TypeId t) { return types_.App(types_.Con(maybe_), t); }
  std::string Text(TypeId t) { return Show(types_, names_, t); }

  base::Interner names_;
  Types types_;
  TyConId maybe_;
};

TEST_F(TypeTest, EqualTypesHaveEqualIds) {
  EXPECT_EQ(List(Maybe(Int())), List(Maybe(Int())));
  EXPECT_NE(List(Maybe(Int())), Maybe(List(Int())));
  uint32_t a = types_.NewVar(names_.Intern("a"));
  EXPECT_EQ(types_.Forall({a}, types_.Var(a)), types_.Forall({a}, types_.Var(a)));
  EXPECT_NE(types_.Forall({a}, Int()), types_.Forall({a, a + 1}, Int()));
}

TEST_F(TypeTest, IdsStayEqualWhenTheTableGrows) {
  std::vector<TypeId> first;
  for (uint32_t i = 0; i < 5000; ++i) first.push_back(Maybe(types_.Var(i)));
  const size_t size = types_.size();
  for (uint32_t i = 0; i < 5000; ++i) EXPECT_EQ(Maybe(types_.Var(i)), first[i]);
  EXPECT_EQ(types_.size(), size);
}

TEST_F(TypeTest, AMetaIsSeenFromOutside) {
  EXPECT_TRUE(types_[List(Maybe(types_.Meta(3)))].has_meta);
  EXPECT_FALSE(types_[List(Maybe(types_.Var(3)))].has_meta);
}

TEST_F(TypeTest, TypesAreShownInSourceSyntax) {
  TypeId a = Var("a"), b = Var("b");
  EXPECT_EQ(Text(types_.Fun(List(a), types_.Apply(types_.Con(types_.tuples[2]), {Int(), Maybe(b)}))),
            "[a] -> (Int, Maybe b)");
  EXPECT_EQ(Text(types_.Fun(types_.Fun(a, b), types_.Fun(List(a), List(b)))), "(a -> b) -> [a] -> [b]");
  EXPECT_EQ(Text(Maybe(Maybe(types_.Fun(a, b)))), "Maybe (Maybe (a -> b))");
  EXPECT_EQ(Text(List(types_.Con(types_.char_type))), "String");
  EXPECT_EQ(Text(types_.Con(types_.tuples[2])), "(,)");
  EXPECT_EQ(Text(types_.App(types_.Con(types_.function), Int())), "(->) Int");
}

TEST_F(TypeTest, DifferentVariablesOfOneNameAreToldApart) {
  EXPECT_EQ(Text(types_.Fun(Var("a"), types_.Fun(Var("a"), types_.Meta(7)))), "a -> a1 -> t");
}

TEST_F(TypeTest, ATypeThatSharesPartsHasAShortText) {
  TypeId type = Int();
  for (int i = 0; i < 60; ++i) type = types_.Apply(types_.Con(types_.tuples[2]), {type, type});
  const std::string text = Text(type);
  EXPECT_LT(text.size(), 5000u);
  EXPECT_NE(text.find("…"), std::string::npos);
}

TEST(PrimitiveTest, PrimitivesAreFoundByName) {
  Primitive p{};
  ASSERT_TRUE(FindPrimitive("intAdd", &p));
  EXPECT_EQ(p, Primitive::kIntAdd);
  ASSERT_TRUE(FindPrimitive("floatShow", &p));
  EXPECT_EQ(p, Primitive::kFloatShow);
  EXPECT_EQ(Info(Primitive::kIoBind).arity, 2);
  EXPECT_EQ(Info(Primitive::kIoBind).flags, kLazy | kAction);
  EXPECT_FALSE(FindPrimitive("noSuchThing", &p));
}

}  // namespace
}  // namespace inquest::core
