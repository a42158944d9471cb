// Strict primitives: the table, and those on data in general.
#include <span>

#include "base/unicode.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;
using trail::Tag;

const Natives::StrictTable& Natives::strict() {
  static const StrictTable table = [] {
    StrictTable t;
    AddInts(t);
    AddWords(t);
    AddIntegers(t);
    AddIntegerBits(t);
    AddCharacters(t);
    AddReals<double>(t);
    AddReals<float>(t);
    AddRealConversions(t);
    AddData(t);
    return t;
  }();
  return table;
}

PrimResult Natives::RunStrict(NativeContext& m, Primitive primitive, const Word* arguments) {
  static const StrictTable& table = strict();
  const Strict function = table[primitive];
  CHECK(function != nullptr);
  return function(m, arguments);
}

void Natives::AddCharacters(StrictTable& table) {
  using trail::CharacterValue;
  // A character's word is its number, shifted: words compare as characters do.
  table[Primitive::kCharOrd] = [](NativeContext&, const Word* a) {
    return Give(trail::SmallInt(CharacterValue(a[0])));
  };
  table[Primitive::kCharEq] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] == a[1]));
  };
  table[Primitive::kCharNe] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] != a[1]));
  };
  table[Primitive::kCharLt] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] < a[1]));
  };
  table[Primitive::kCharLe] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] <= a[1]));
  };
  table[Primitive::kCharGt] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] > a[1]));
  };
  table[Primitive::kCharGe] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] >= a[1]));
  };
  table[Primitive::kCharCompare] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeOrdering(a[0] < a[1] ? -1 : a[0] == a[1] ? 0 : 1));
  };
  table[Primitive::kCharToUpper] = [](NativeContext&, const Word* a) {
    return Give(trail::Character(base::ToUpper(CharacterValue(a[0]))));
  };
  table[Primitive::kCharToLower] = [](NativeContext&, const Word* a) {
    return Give(trail::Character(base::ToLower(CharacterValue(a[0]))));
  };
  table[Primitive::kCharToTitle] = [](NativeContext&, const Word* a) {
    return Give(trail::Character(base::ToTitle(CharacterValue(a[0]))));
  };
  table[Primitive::kCharGeneralCategory] = [](NativeContext&, const Word* a) {
    return Give(trail::SmallInt(static_cast<int64_t>(base::CategoryOf(CharacterValue(a[0])))));
  };
}

namespace {

// The constructor with this tag in the type of `sibling`; none if there is none. Constructors of a type
// normally stand side by side.
core::ConId SiblingCon(const core::Program& program, core::ConId sibling, int64_t tag) {
  const core::Constructor& known = program.constructors[sibling];
  if (tag < 0 || tag >= known.siblings) return {};
  auto fits = [&](core::ConId con) {
    return program.constructors.contains(con) && program.constructors[con].type == known.type &&
           program.constructors[con].tag == tag;
  };
  core::ConId guess(static_cast<size_t>(sibling.index - known.tag + tag));
  if (fits(guess)) return guess;
  for (size_t i = 0; i < program.constructors.size(); ++i) {
    if (fits(core::ConId(i))) return core::ConId(i);
  }
  return {};
}

}  // namespace

std::span<const Word> Natives::FieldsOf(NativeContext& m, Word value) {
  if (trail::TagOf(value) == Tag::kCon) {
    const Word* object = Object(m, value);
    return {object + 1, m.code.sites[trail::IdOf(*object)].arity};
  }
  if (trail::TagOf(value) != Tag::kBox) return {};
  const Word* object = Object(m, value);
  bool is_array = trail::KindOf(*object) == trail::Kind::kData &&
                  static_cast<trail::DataKind>(trail::IdOf(*object)) == trail::DataKind::kArray;
  return is_array ? std::span<const Word>(object + 2, object[1]) : std::span<const Word>();
}

void Natives::AddData(StrictTable& table) {
  table[Primitive::kDataTag] = [](NativeContext& m, const Word* a) {
    if (trail::TagOf(a[0]) == Tag::kAtom) return Give(trail::SmallInt(trail::NullaryTag(a[0])));
    return Give(trail::SmallInt(m.code.sites[trail::IdOf(*Object(m, a[0]))].tag));
  };
  table[Primitive::kTagToEnum] = [](NativeContext& m, const Word* a) {
    core::ConId sibling(trail::TagOf(a[0]) == Tag::kAtom ? trail::NullaryCon(a[0])
                                                         : m.code.sites[trail::IdOf(*Object(m, a[0]))].con);
    core::ConId con = SiblingCon(m.program, sibling, m.values.IntValue(a[1]));
    if (!con.has_value() || m.program.constructors[con].arity != 0) {
      return Fail(m.exceptions.MakeErrorText("Prelude.toEnum: bad argument"));
    }
    return Give(m.values.MakeCon(con, {}));
  };
  table[Primitive::kValueFieldCount] = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(static_cast<int64_t>(FieldsOf(m, a[0]).size())));
  };
  table[Primitive::kValueField] = [](NativeContext& m, const Word* a) {
    std::span<const Word> fields = FieldsOf(m, a[1]);
    uint64_t index = m.values.WordValue(a[0]);
    if (index >= fields.size()) return Fail(m.exceptions.MakeErrorText("a value has no such field"));
    return Give(fields[index]);
  };
  table[Primitive::kArraySize] = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(static_cast<int64_t>(Object(m, a[0])[1])));
  };
  table[Primitive::kMutArraySize] = table[Primitive::kArraySize];
  table[Primitive::kArrayIndex] = [](NativeContext& m, const Word* a) {
    const Word* array = Object(m, a[0]);
    uint64_t index = m.values.WordValue(a[1]);
    if (index >= array[1]) return Fail(m.exceptions.MakeErrorText("Error in array index"));
    return Give(array[2 + index]);
  };
  table[Primitive::kArrayIndexLazy] = [](NativeContext& m, const Word* a) {
    const Word* array = Object(m, a[0]);
    uint64_t index = m.values.WordValue(a[1]);
    if (index >= array[1]) return Fail(m.exceptions.MakeErrorText("Error in array index"));
    core::ConId solo = m.exceptions.FindCon("Solo");
    CHECK(solo.has_value());
    return Give(m.values.MakeCon(solo, {array[2 + index]}));
  };
  table[Primitive::kRefEq] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeBool(a[0] == a[1]));
  };
  table[Primitive::kRaiseArith] = [](NativeContext& m, const Word* a) {
    return Fail(m.exceptions.MakeArithException(static_cast<int>(m.values.IntValue(a[0]))));
  };
}

}  // namespace inquest::reduce
