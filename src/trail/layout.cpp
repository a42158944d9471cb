#include "trail/layout.h"

#include <limits>
#include <type_traits>

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
auto number_of = [](auto& io, uint32_t& number) { Number(io, number); };

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
void Transfer(Io& io, Callable& c) {
  io.Text(c.name);
  Number(io, c.kind);
  Flags(io, {&c.suspected, &c.generated, &c.is_infix, &c.is_newtype});
  Number(io, c.module);
  Number(io, c.parent);
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
  Flags(io, {&p.is_tail, &p.has_cell, &p.stores_value});
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
    List(to, each.literals, [](auto& inner, std::pair<Word, uint32_t>& literal) {
      inner.Number64(literal.first);
      Number(inner, literal.second);
    });
    Number(to, each.otherwise);
  });
  List(io, layout.lets, [](auto& to, Let& let) {
    List(to, let.binds, [](auto& inner, std::pair<uint32_t, uint32_t>& bind) {
      Number(inner, bind.first);
      Number(inner, bind.second);
    });
  });
  Number(io, layout.main);
  Number(io, layout.suspected_constants_end);
}

// Every number that leads somewhere leads to something.
class Checker {
 public:
  explicit Checker(const Layout& layout) : l_(layout) {}

  bool Holds() {
    Optional(l_.main, l_.callables);
    if (l_.first_constructor > l_.callables.size()) ok_ = false;
    for (const Type& type : l_.types) {
      Optional(type.name, l_.names);
      for (uint32_t argument : type.arguments) Needed(argument, l_.types);
    }
    for (const Callable& callable : l_.callables) Check(callable);
    for (size_t i = 0; i < l_.variants.size(); ++i) Check(l_.variants[i], i == 0);
    for (const Site& site : l_.sites) {
      Needed(site.callable, l_.callables);
      Optional(site.place, l_.places);
    }
    for (const ActionSite& site : l_.action_sites) Optional(site.place, l_.places);
    for (const Constant& constant : l_.constants) Needed(constant.callable, l_.callables);
    for (const Place& place : l_.places) Check(place);
    for (const Case& each : l_.cases) {
      for (uint32_t place : each.by_tag) Optional(place, l_.places);
      for (const auto& [word, place] : each.literals) Optional(place, l_.places);
      Optional(each.otherwise, l_.places);
    }
    for (const Let& let : l_.lets) {
      for (const auto& [slot, place] : let.binds) Needed(place, l_.places);
    }
    return ok_ && !l_.variants.empty() && l_.sites.size() >= l_.callables.size() - l_.first_constructor;
  }

 private:
  template <typename T>
  void Needed(uint32_t index, const std::vector<T>& list) {
    if (index >= list.size()) ok_ = false;
  }
  template <typename T>
  void Optional(uint32_t index, const std::vector<T>& list) {
    if (index != kNone) Needed(index, list);
  }
  void Check(const Span& span) {
    if (!span.has_value()) return;
    if (span.file.index >= l_.files.size() || span.begin > span.end) {
      ok_ = false;
      return;
    }
    std::string_view text = l_.files[span.file].text();
    if (!text.empty() && span.end > text.size()) ok_ = false;
  }
  void Check(const Callable& c) {
    Optional(c.module, l_.modules);
    Optional(c.parent, l_.callables);
    Optional(c.type, l_.types);
    Optional(c.entry, l_.places);
    Optional(c.variant, l_.variants);
    Check(c.span);
    if (c.kind > CallableKind::kConstructor || c.hidden > c.arity) ok_ = false;
    for (uint32_t mentioned : c.mentions) Needed(mentioned, l_.constants);
    for (const Span& span : c.equations) Check(span);
    for (const Leaf& leaf : c.leaves) Check(leaf.span);
    if (c.variant != kNone && uint64_t{c.variant} + c.leaves.size() >= l_.variants.size()) ok_ = false;
    if (c.variant != kNone && ok_ && c.first_param + uint64_t{c.arity} > l_.variants[c.variant].size) {
      ok_ = false;
    }
  }
  void Check(const Variant& variant, bool program) {
    if (!program) Needed(variant.callable, l_.callables);
    Optional(variant.entry, l_.places);
    if (variant.size == 0 || variant.size > (1u << 26)) ok_ = false;
    if (!program && ok_ && variant.leaf > l_.callables[variant.callable].leaves.size()) ok_ = false;
  }
  void Check(const Place& p) {
    Check(p.span);
    Optional(p.name, l_.names);
    Optional(p.type, l_.types);
    if (p.kind > PlaceKind::kOther || p.written > Written::kHidden) ok_ = false;
    if (uint64_t{p.first_kid} + p.count > l_.kids.size()) {
      ok_ = false;
      return;
    }
    for (uint32_t i = 0; i < p.count; ++i) Needed(l_.kid(p, i), l_.places);
    switch (p.kind) {
      case PlaceKind::kConstant:
        Needed(p.a, l_.constants);
        break;
      case PlaceKind::kMakeFun:
      case PlaceKind::kCall:
      case PlaceKind::kCallLocal:
        Needed(p.a, l_.callables);
        break;
      case PlaceKind::kCon:
        Needed(p.a, l_.sites);
        break;
      case PlaceKind::kAction:
        Needed(p.a, l_.action_sites);
        break;
      case PlaceKind::kPrim:
        Needed(p.a, l_.primitives);
        break;
      case PlaceKind::kBlock:
        Needed(p.a, l_.variants);
        break;
      case PlaceKind::kCase:
        Needed(p.a, l_.cases);
        break;
      case PlaceKind::kLet:
        Needed(p.a, l_.lets);
        break;
      default:
        break;
    }
  }
  const Layout& l_;
  bool ok_ = true;
};

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

}  // namespace

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
  if (!Checker(layout).Holds()) {
    return base::Error{"The trace is damaged: its description of the program is impossible."};
  }
  return layout;
}

}  // namespace inquest::trail
