// From one type to another that differs in newtypes only. A newtype's constructor exists at run time, so a
// value is taken apart and made anew, following its type; lazily, so that nothing is forced by it.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

struct Translator::Coercion {
  // What stands for a variable changes so, there (`forward`) or back.
  struct Leaf {
    uint32_t variable;
    std::function<CoreId(bool forward, CoreId value)> change;
  };
  struct Converter {
    TypeId type;
    bool forward;
    VarId var;
    RoutineId routine;
  };

  Translator& t;
  Context& c;
  std::vector<Leaf> leaves;
  std::vector<Converter> converters;  // of the data types around this place
  bool failed = false;                // something cannot be taken apart

  static Location Hidden() { return {Span(), TypeId(), Written::kHidden}; }
  // `value`, of the type `type` in which the leaves are changed.
  CoreId Convert(TypeId type, bool forward, CoreId value);

 private:
  using Body = std::function<CoreId(VarId)>;
  using Fields = std::vector<std::pair<core::ConId, std::vector<TypeId>>>;  // of each constructor

  bool Mentions(TypeId id) const;
  const Leaf* LeafOf(uint32_t variable) const;
  TypeId Spine(TypeId id, std::vector<TypeId>* arguments) const;
  CoreId ConvertFunction(TypeId argument, TypeId result, bool forward, CoreId value);
  CoreId ConvertAction(TypeId result, bool forward, CoreId value);
  CoreId ConvertData(TypeId type, core::TyConId tycon, const std::vector<TypeId>& arguments, bool forward,
                     CoreId value);
  CoreId Call(const Converter& converter, CoreId value);
  CoreId MakeLambda(const Body& body);
  void Fill(RoutineId nested, const Body& body);
  Fields Constructors(core::TyConId tycon, TypeId type, const std::vector<TypeId>& arguments) const;
};

}  // namespace inquest::haskell::desugar
