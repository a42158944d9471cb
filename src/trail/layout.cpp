#include "trail/layout.h"

#include <limits>
#include <type_traits>

#include "trail/check_layout.h"

namespace inquest::trail {

namespace {

// One description of the format for both directions: a Writer and a Parser have the same functions, so that
// what is written is what is read.
class Writer {
 public:
  static constexpr bool kReads = false;
  bool ok() const { return true; }
  void Number64(uint64_t& value) {
    uint64_t rest = value;
    for (; rest >= 0x80; rest >>= 7) text_ += static_cast<char>(rest | 0x80);
    text_ += static_cast<char>(rest);
  }
  void Text(std::string& text) {
    uint64_t size = text.size();
    Number64(size);
    text_ += text;
  }
  size_t Count(size_t count) {
    uint64_t value = count;
    Number64(value);
    return count;
  }
  std::string Take() {
    while (text_.size() % 8 != 0) text_ += '\0';
    return std::move(text_);
  }

 private:
  std::string text_;
};

class Parser {
 public:
  static constexpr bool kReads = true;
  Parser(const char* bytes, size_t size) : next_(bytes), end_(bytes + size) {}
  bool ok() const { return ok_; }
  void Number64(uint64_t& value) {
    value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (next_ == end_) break;
      auto byte = static_cast<uint8_t>(*next_++);
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return;
    }
    ok_ = false;
  }
  void Text(std::string& text) {
    uint64_t size = 0;
    Number64(size);
    if (!ok_ || static_cast<uint64_t>(end_ - next_) < size) {
      ok_ = false;
      return;
    }
    text.assign(next_, size);
    next_ += size;
  }
  // How many elements follow; each takes at least a byte.
  size_t Count(size_t) {
    uint64_t count = 0;
    Number64(count);
    if (count > static_cast<uint64_t>(end_ - next_)) ok_ = false;
    return ok_ ? count : 0;
  }

 private:
  const char* next_;
  const char* end_;
  bool ok_ = true;
};

template <typename Io, typename T>
void Number(Io& io, T& value) {
  // kNone is written as 0, the others as their successors: most numbers are small.
  uint64_t wide = 0;
  if constexpr (std::is_same_v<T, uint32_t>) {
    wide = static_cast<uint32_t>(value + 1);
  } else {
    wide = static_cast<uint64_t>(value);
  }
  io.Number64(wide);
  if constexpr (Io::kReads) {
    if constexpr (std::is_same_v<T, uint32_t>) {
      value = static_cast<uint32_t>(wide) - 1;
    } else {
      value = static_cast<T>(wide);
    }
  }
}

template <typename Io, typename Tag>
void Number(Io& io, base::Id<Tag>& id) {
  Number(io, id.index);
}

template <typename Io, typename Id, typename T, typename F>
void List(Io& io, base::Store<Id, T>& list, F each) {
  size_t count = io.Count(list.size());
  for (size_t i = 0; i < count && io.ok(); ++i) {
    if constexpr (Io::kReads) list.Add({});
    each(io, list[Id(i)]);
  }
}

template <typename Io, typename T, typename F>
void List(Io& io, std::vector<T>& list, F each) {
  size_t count = io.Count(list.size());
  if constexpr (Io::kReads) list.reserve(std::min<size_t>(count, 1 << 16));
  for (size_t i = 0; i < count && io.ok(); ++i) {
    if constexpr (Io::kReads) list.emplace_back();
    each(io, list[i]);
  }
}

template <typename Io>
void Flags(Io& io, std::initializer_list<bool*> flags) {
  uint64_t bits = 0;
  uint64_t bit = 1;
  for (bool* flag : flags) {
    if (*flag) bits |= bit;
    bit <<= 1;
  }
  io.Number64(bits);
  bit = 1;
  for (bool* flag : flags) {
    *flag = bits & bit;
    bit <<= 1;
  }
}

auto text_of = [](auto& io, std::string& text) { io.Text(text); };
auto number_of = [](auto& io, auto& number) { Number(io, number); };

template <typename Io>
void Transfer(Io& io, Span& span) {
  Number(io, span.file.index);
  if (!span.has_value()) return;
  uint64_t begin = span.begin, length = span.end - span.begin;
  io.Number64(begin);
  io.Number64(length);
  span.begin = static_cast<uint32_t>(begin);
  span.end = static_cast<uint32_t>(begin + length);
}

template <typename Io>
void Transfer(Io& io, Predicate& predicate) {
  Number(io, predicate.class_name);
  if (predicate.class_name.has_value()) List(io, predicate.types, number_of);
}

template <typename Io>
void Transfer(Io& io, Callable& c) {
  io.Text(c.name);
  Number(io, c.kind);
  Flags(io, {&c.suspected, &c.generated, &c.is_infix, &c.is_newtype, &c.is_section, &c.is_default,
             &c.is_dictionary});
  Number(io, c.module);
  Number(io, c.parent);
  Number(io, c.part_of);
  Transfer(io, c.span);
  Number(io, c.arity);
  Number(io, c.hidden);
  Number(io, c.free);
  Number(io, c.type);
  if (c.kind == CallableKind::kConstructor) {
    Number(io, c.tag);
    List(io, c.labels, text_of);
    Number(io, c.precedence);
    Number(io, c.dictionaries);
    Number(io, c.made_by);
  } else {
    Transfer(io, c.instance);
    List(io, c.constraints, [](auto& to, Constraint& constraint) {
      Transfer(to, constraint.predicate);
      Flags(to, {&constraint.is_parameter});
    });
  }
  List(io, c.mentions, number_of);
  List(io, c.free_variables, [](auto& to, FreeVariable& variable) {
    to.Text(variable.name);
    Number(to, variable.hops);
    Number(to, variable.slot);
    Number(to, variable.field);
  });
  if (!c.suspected) return;
  Number(io, c.entry);
  Number(io, c.variant);
  Number(io, c.first_param);
  List(io, c.weak_params, number_of);
  List(io, c.equations, [](auto& to, Span& span) { Transfer(to, span); });
  List(io, c.leaves, [](auto& to, Leaf& leaf) {
    Number(to, leaf.equation);
    Number(to, leaf.guard);
    Transfer(to, leaf.span);
  });
}

template <typename Io>
void Transfer(Io& io, Place& p) {
  Number(io, p.kind);
  if (p.kind == PlaceKind::kOther) return;
  Number(io, p.written);
  Flags(io, {&p.is_tail, &p.has_cell, &p.stores_value, &p.is_weak});
  Number(io, p.hidden);
  Number(io, p.slot);
  Number(io, p.a);
  Number(io, p.b);
  Number(io, p.first_kid);
  Number(io, p.count);
  Transfer(io, p.span);
  Number(io, p.name);
  Number(io, p.type);
  if (p.kind == PlaceKind::kWord) io.Number64(p.word);
}

template <typename Io>
void Transfer(Io& io, Layout& layout) {
  io.Text(layout.program_path);
  io.Text(layout.fingerprint);
  List(io, layout.names, text_of);
  List(io, layout.modules, [](auto& to, Module& module) {
    to.Text(module.name);
    Flags(to, {&module.is_library});
    Number(to, module.file);
    to.Text(module.trusted_text);
  });
  List(io, layout.types, [](auto& to, Type& type) {
    Number(to, type.variable);
    Number(to, type.name);
    List(to, type.arguments, number_of);
  });
  List(io, layout.callables, [](auto& to, Callable& callable) { Transfer(to, callable); });
  Number(io, layout.first_constructor);
  List(io, layout.variants, [](auto& to, Variant& variant) {
    Number(to, variant.size);
    Number(to, variant.callable);
    Number(to, variant.leaf);
    Flags(to, {&variant.is_block});
    Number(to, variant.entry);
    Number(to, variant.cell_slot);
  });
  List(io, layout.sites, [](auto& to, Site& site) {
    Number(to, site.callable);
    Number(to, site.arity);
    Number(to, site.tag);
    Number(to, site.place);
  });
  List(io, layout.action_sites, [](auto& to, ActionSite& site) {
    to.Text(site.primitive);
    Number(to, site.arity);
    Number(to, site.place);
  });
  List(io, layout.primitives, text_of);
  List(io, layout.constants, [](auto& to, Constant& constant) {
    Number(to, constant.callable);
    Number(to, constant.slot);
  });
  List(io, layout.places, [](auto& to, Place& place) { Transfer(to, place); });
  List(io, layout.kids, number_of);
  List(io, layout.cases, [](auto& to, Case& each) {
    List(to, each.by_tag, number_of);
    List(to, each.literals, [](auto& inner, std::pair<Word, PlaceId>& literal) {
      inner.Number64(literal.first);
      Number(inner, literal.second);
    });
    Number(to, each.otherwise);
  });
  List(io, layout.lets, [](auto& to, Let& let) {
    List(to, let.binds, [](auto& inner, std::pair<SlotId, PlaceId>& bind) {
      Number(inner, bind.first);
      Number(inner, bind.second);
    });
  });
  Number(io, layout.main);
  Number(io, layout.suspected_constants_end);
  Number(io, layout.notes_times);
}

template <typename Io>
void TransferFiles(Io& io, source::Files& files) {
  size_t count = io.Count(files.size());
  for (size_t i = 0; i < count && io.ok(); ++i) {
    std::string name, text;
    if constexpr (!Io::kReads) {
      name = files[source::FileId(i)].name();
      text = files[source::FileId(i)].text();
    }
    io.Text(name);
    io.Text(text);
    if constexpr (Io::kReads) files.Add(source::File(std::move(name), std::move(text)));
  }
}

// Of trusted modules the text is not in the file: a place in it says nothing.
void ForgetSpansWithoutText(Layout& layout) {
  const auto forget = [&](Span& span) {
    if (span.has_value() && span.file.index < layout.files.size() && layout.files[span.file].text().empty()) {
      span = Span();
    }
  };
  for (Callable& callable : layout.callables) {
    forget(callable.span);
    for (Span& span : callable.equations) forget(span);
    for (Leaf& leaf : callable.leaves) forget(leaf.span);
  }
  for (Place& place : layout.places) forget(place.span);
}

// Marks the places that a choice is a part of.
void FindChoices(Layout& layout) {
  base::Store<PlaceId, PlaceId> around;
  around.Resize(layout.places.size());
  for (PlaceId at{0}; layout.places.contains(at); ++at) {
    const Place& place = layout.places[at];
    if (IsControl(place.kind)) continue;
    for (uint32_t i = 0; i < place.count; ++i) around[layout.kid(place, i)] = at;
  }
  for (PlaceId at{0}; layout.places.contains(at); ++at) {
    if (!IsControl(layout.places[at].kind)) continue;
    for (PlaceId outer = around[at]; outer.has_value() && !layout.places[outer].has_choice;
         outer = around[outer]) {
      layout.places[outer].has_choice = true;
    }
  }
}

}  // namespace

bool IsControl(PlaceKind kind) {
  return kind == PlaceKind::kCase || kind == PlaceKind::kLet || kind == PlaceKind::kLeaf ||
         kind == PlaceKind::kGoto || kind == PlaceKind::kSeq;
}

std::string Serialise(const Layout& layout) {
  Writer writer;
  // Writing changes nothing, but one function describes both directions.
  auto& io = const_cast<Layout&>(layout);
  TransferFiles(writer, io.files);
  Transfer(writer, io);
  return writer.Take();
}

base::Result<Layout> ParseLayout(const char* bytes, size_t size) {
  Parser parser(bytes, size);
  Layout layout;
  TransferFiles(parser, layout.files);
  Transfer(parser, layout);
  if (!parser.ok()) return base::Error{"The trace is damaged: its description of the program is cut off."};
  ForgetSpansWithoutText(layout);
  if (!IsPossible(layout)) {
    return base::Error{"The trace is damaged: its description of the program is impossible."};
  }
  FindChoices(layout);
  return layout;
}

}  // namespace inquest::trail
