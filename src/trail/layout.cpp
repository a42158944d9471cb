#include "trail/layout.h"

#include <cstring>

namespace inquest::trail {

namespace {

class Writer {
 public:
  void Number(uint32_t value) { text_.append(reinterpret_cast<const char*>(&value), sizeof value); }
  void Text(const std::string& text) {
    Number(static_cast<uint32_t>(text.size()));
    text_ += text;
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
  Parser(const char* bytes, size_t size) : next_(bytes), end_(bytes + size) {}
  bool ok() const { return ok_; }
  uint32_t Number() {
    uint32_t value = 0;
    if (static_cast<size_t>(end_ - next_) < sizeof value) {
      ok_ = false;
      return 0;
    }
    std::memcpy(&value, next_, sizeof value);
    next_ += sizeof value;
    return value;
  }
  std::string Text() {
    uint32_t size = Number();
    if (static_cast<size_t>(end_ - next_) < size) {
      ok_ = false;
      return {};
    }
    std::string text(next_, size);
    next_ += size;
    return text;
  }
  // How many elements follow; each takes at least four bytes.
  uint32_t Count() {
    uint32_t count = Number();
    if (count > static_cast<size_t>(end_ - next_) / 4) {
      ok_ = false;
      return 0;
    }
    return count;
  }

 private:
  const char* next_;
  const char* end_;
  bool ok_ = true;
};

}  // namespace

std::string Serialise(const Layout& layout) {
  Writer w;
  w.Number(static_cast<uint32_t>(layout.callables.size()));
  for (const Callable& callable : layout.callables) {
    w.Text(callable.name);
    w.Text(callable.place);
    w.Number(callable.arity);
    w.Number(callable.hidden);
    w.Number(callable.free);
  }
  w.Number(static_cast<uint32_t>(layout.variants.size()));
  for (const Variant& variant : layout.variants) {
    w.Number(variant.size);
    w.Number(variant.callable);
    w.Number(variant.leaf);
    w.Number(variant.first_param);
    w.Number((variant.is_block ? 1u : 0u) | (variant.is_hidden ? 2u : 0u));
    w.Number(variant.equation);
    w.Number(variant.guard);
  }
  w.Number(static_cast<uint32_t>(layout.sites.size()));
  for (const Site& site : layout.sites) {
    w.Text(site.name);
    w.Number(site.arity);
    w.Number(site.tag);
  }
  w.Number(static_cast<uint32_t>(layout.action_arity.size()));
  for (size_t i = 0; i < layout.action_arity.size(); ++i) {
    w.Number(layout.action_arity[i]);
    w.Text(layout.primitives[i]);
  }
  return w.Take();
}

base::Result<Layout> ParseLayout(const char* bytes, size_t size) {
  Parser p(bytes, size);
  Layout layout;
  for (uint32_t n = p.Count(); n > 0 && p.ok(); --n) {
    Callable callable;
    callable.name = p.Text();
    callable.place = p.Text();
    callable.arity = p.Number();
    callable.hidden = p.Number();
    callable.free = p.Number();
    layout.callables.push_back(std::move(callable));
  }
  for (uint32_t n = p.Count(); n > 0 && p.ok(); --n) {
    Variant variant;
    variant.size = p.Number();
    variant.callable = p.Number();
    variant.leaf = p.Number();
    variant.first_param = p.Number();
    uint32_t flags = p.Number();
    variant.is_block = flags & 1;
    variant.is_hidden = flags & 2;
    variant.equation = p.Number();
    variant.guard = p.Number();
    bool fits = variant.callable < layout.callables.size() || layout.variants.empty();
    if (variant.size == 0 || !fits)
      return base::Error{"The trace is damaged: a frame's description is impossible."};
    layout.variants.push_back(variant);
  }
  for (uint32_t n = p.Count(); n > 0 && p.ok(); --n) {
    Site site;
    site.name = p.Text();
    site.arity = p.Number();
    site.tag = p.Number();
    layout.sites.push_back(std::move(site));
  }
  for (uint32_t n = p.Count(); n > 0 && p.ok(); --n) {
    layout.action_arity.push_back(p.Number());
    layout.primitives.push_back(p.Text());
  }
  if (!p.ok()) return base::Error{"The trace is damaged: its description of the program is cut off."};
  return layout;
}

}  // namespace inquest::trail
