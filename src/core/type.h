// Types of core, interned: equal types have equal ids. The type checker uses the same store while it
// infers (kMeta are its unification variables); a finished core program contains no kMeta.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/ids.h"
#include "base/interner.h"

namespace inquest::core {

using base::Symbol;
using TypeId = base::Id<struct CoreTypeTag>;
using TyConId = base::Id<struct TyConTag>;

enum class TypeKind : uint8_t {
  kCon,     // a type constructor; `->`, `[]`, `()` and tuples are constructors too
  kApp,     // function type applied to one argument
  kVar,     // a quantified or rigid type variable, `index` unique in the program
  kMeta,    // a unification variable of the type checker
  kForall,  // a quantified argument or field type (rank n); `vars` bound in `a`
};

struct Type {
  TypeKind kind = TypeKind::kCon;
  TyConId con;                 // kCon
  uint32_t index = 0;          // kVar, kMeta
  TypeId a, b;                 // kApp: function, argument; kForall: body in `a`
  std::vector<uint32_t> vars;  // kForall
  bool has_meta = false;       // contains kMeta anywhere (kept by the store)
};

struct TyCon {
  Symbol name;
  uint32_t arity = 0;
  Symbol module = {};  // that declares it; none for what is built in
};

class Types {
 public:
  TyConId AddTyCon(TyCon con) { return tycons_.Add(con); }
  const TyCon& tycon(TyConId id) const { return tycons_[id]; }
  TyCon& tycon(TyConId id) { return tycons_[id]; }

  TypeId Con(TyConId con);
  TypeId App(TypeId function, TypeId argument);
  TypeId Apply(TypeId function, const std::vector<TypeId>& arguments);
  TypeId Var(uint32_t index);
  TypeId Meta(uint32_t index);
  TypeId Forall(std::vector<uint32_t> vars, TypeId body);
  TypeId Fun(TypeId argument, TypeId result);  // needs `function` below

  const Type& operator[](TypeId id) const { return types_[id]; }
  size_t size() const { return types_.size(); }

  // A fresh index for Var.
  uint32_t NewVar(Symbol name) {
    var_names_.push_back(name);
    return static_cast<uint32_t>(var_names_.size() - 1);
  }
  Symbol var_name(uint32_t index) const { return var_names_[index]; }

  // The wired-in constructors; set by whoever fills the store first.
  TyConId function, list, unit;
  std::vector<TyConId> tuples;  // by size; 0 and 1 unused
  TyConId int_type, integer_type, word_type, char_type, double_type, float_type, bool_type, io_type;

 private:
  TypeId Intern(Type&& type, size_t hash);
  void Grow();
  base::Store<TyConId, TyCon> tycons_;
  base::Store<TypeId, Type> types_;
  // Open addressing with linear probing; a power of two of slots, at most half of them used.
  std::vector<TypeId> slots_;
  std::vector<uint32_t> hashes_;  // by TypeId
  std::vector<Symbol> var_names_;
};

// In source syntax: `[a] -> (Int, Maybe b)`, `String` for [Char]. What is too large to be read ends with `…`.
std::string Show(const Types& types, const base::Interner& names, TypeId type);

}  // namespace inquest::core
