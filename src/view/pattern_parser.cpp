#include <algorithm>

#include "view/nameless.h"
#include "view/pattern.h"
#include "view/pattern_lexer.h"

namespace inquest::view {

namespace {

constexpr int kDeepest = 200;

class Parser {
  using Kind = Token::Kind;

 public:
  Parser(std::string_view text, std::vector<Token> tokens) : text_(text), tokens_(std::move(tokens)) {}

  base::Result<CallPattern> Run() {
    CallPattern call;
    Call(call);
    if (Takes(Kind::kOperator, "=")) call.result = Value();
    if (Takes(Kind::kName, "in")) {
      if (here().kind != Kind::kName) Fail("after `in` comes the name of the caller");
      call.caller = Next().text;
    }
    if (here().kind != Kind::kEnd) Fail("here a pattern ends, or goes on with `= result` or `in caller`");
    if (failed_) return PatternError(text_, failed_at_, failure_);
    return call;
  }

 private:
  const Token& here(size_t ahead = 0) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)]; }
  const Token& Next() {
    const Token& token = here();
    if (at_ + 1 < tokens_.size()) ++at_;
    return token;
  }
  bool Is(Kind kind, std::string_view text, size_t ahead = 0) const {
    return here(ahead).kind == kind && here(ahead).text == text;
  }
  bool Takes(Kind kind, std::string_view text) {
    if (!Is(kind, text)) return false;
    Next();
    return true;
  }
  void Fail(std::string_view what) {
    if (failed_) return;
    failed_ = true;
    failed_at_ = here().at;
    failure_ = what;
  }
  void Expect(std::string_view punctuation) {
    if (!Takes(Kind::kPunctuation, punctuation)) Fail("`" + std::string(punctuation) + "` is missing");
  }

  // Data.Map.insert -> Data.Map, insert.
  static void SetName(const std::string& text, CallPattern& call) {
    // An operator may itself contain dots: the qualifier ends before its first symbol.
    size_t end = text.size();
    while (end > 0 && !IsNameByte(text[end - 1])) --end;
    const bool is_operator = end < text.size();
    size_t dot = is_operator ? (end == 0 ? std::string::npos : end) : text.rfind('.');
    if (dot == std::string::npos || (is_operator && (text[dot] != '.' || dot + 1 == text.size()))) {
      call.name = text;
      return;
    }
    call.qualifier = text.substr(0, dot);
    call.name = text.substr(dot + 1);
  }
  static bool IsNameByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\'' || (c & 0x80) != 0;
  }

  bool IsCallOperator() const {
    if (Is(Kind::kPunctuation, "`")) return here(1).kind != Kind::kConstructor;
    return here().kind == Kind::kOperator && here().text != "=" && here().text[0] != ':';
  }

  void Call(CallPattern& call) {
    // (op) p p, f p p, or p op p.
    if (Is(Kind::kPunctuation, "(") && here(1).kind == Kind::kOperator && Is(Kind::kPunctuation, ")", 2)) {
      SetName(here(1).text, call);
      at_ += 3;
      while (BeginsAtom() && !failed_) call.arguments.push_back(Atom());
      return;
    }
    const size_t begin = at_;
    if (here().kind == Kind::kName) {
      const std::string name = Next().text;
      std::vector<Pattern> arguments;
      while (BeginsAtom() && !failed_) arguments.push_back(Atom());
      if (!IsCallOperator()) {
        SetName(name, call);
        call.arguments = std::move(arguments);
        return;
      }
      at_ = begin;
    }
    Pattern left = Infix();
    if (!IsCallOperator()) {
      Fail("a pattern begins with the name of a function");
      return;
    }
    if (Takes(Kind::kPunctuation, "`")) {
      if (here().kind != Kind::kName) Fail("between backquotes stands the name of a function");
      SetName(Next().text, call);
      Expect("`");
    } else {
      SetName(Next().text, call);
    }
    call.arguments.push_back(std::move(left));
    call.arguments.push_back(Infix());
  }

  // What stands in brackets or as the result may also be `"ab" ++ p` or `p % p`, as values are shown.
  Pattern Value() {
    Pattern left = Infix();
    if (Takes(Kind::kOperator, "%")) {
      return Make(Pattern::Kind::kConstructor, "%", {std::move(left), Infix()});
    }
    while (left.kind == Pattern::Kind::kList && !left.has_tail && Takes(Kind::kOperator, "++")) {
      Pattern right = Infix();
      if (right.kind == Pattern::Kind::kList) {
        left.has_tail = right.has_tail;
        for (Pattern& field : right.fields) left.fields.push_back(std::move(field));
      } else {
        left.has_tail = true;
        left.fields.push_back(std::move(right));
      }
    }
    return left;
  }

  // p : p, p :+: p and p `Con` p, to the right.
  Pattern Infix() {
    if (++depth_ > kDeepest) Fail("it nests too deep");
    if (failed_) return {};
    Pattern left = Application();
    if (here().kind == Kind::kOperator && here().text[0] == ':') {
      const std::string name = Next().text;
      Pattern right = Infix();
      left = name == ":" ? Cell(std::move(left), std::move(right))
                         : Make(Pattern::Kind::kConstructor, name, {std::move(left), std::move(right)});
    } else if (Is(Kind::kPunctuation, "`") && here(1).kind == Kind::kConstructor) {
      Next();
      const std::string name = Next().text;
      Expect("`");
      Pattern right = Infix();
      left = Make(Pattern::Kind::kConstructor, name.substr(name.rfind('.') + 1),
                  {std::move(left), std::move(right)});
    }
    --depth_;
    return left;
  }
  static Pattern Make(Pattern::Kind kind, std::string name, std::vector<Pattern> fields) {
    Pattern pattern;
    pattern.kind = kind;
    pattern.name = std::move(name);
    pattern.fields = std::move(fields);
    return pattern;
  }
  static Pattern Cell(Pattern head, Pattern tail) {
    if (tail.kind == Pattern::Kind::kList) {
      tail.fields.insert(tail.fields.begin(), std::move(head));
      return tail;
    }
    Pattern list = Make(Pattern::Kind::kList, "", {std::move(head), std::move(tail)});
    list.has_tail = true;
    return list;
  }

  Pattern Application() {
    if (here().kind != Kind::kConstructor && here().kind != Kind::kName) return Atom();
    Pattern pattern = Atom();
    if (pattern.is_record) return pattern;
    while (BeginsAtom() && !failed_) pattern.fields.push_back(Atom());
    return pattern;
  }

  bool BeginsAtom() const {
    switch (here().kind) {
      case Kind::kName:
        return here().text != "in";
      case Kind::kConstructor:
      case Kind::kNumber:
      case Kind::kCharacter:
      case Kind::kString:
      case Kind::kWildcard:
      case Kind::kBottom:
        return true;
      case Kind::kPunctuation:
        return here().text == "(" || here().text == "[";
      case Kind::kOperator:
        return here().text == "-" && here(1).kind == Kind::kNumber && here(1).at == here().at + 1;
      case Kind::kEnd:
        return false;
    }
    return false;
  }

  Pattern Atom() {
    if (++depth_ > kDeepest) Fail("it nests too deep");
    if (failed_) return {};
    Pattern pattern;
    const Token token = Next();
    switch (token.kind) {
      case Kind::kName:
        pattern = Make(Pattern::Kind::kFunction, token.text, {});
        break;
      case Kind::kConstructor:
        pattern = Make(Pattern::Kind::kConstructor, token.text.substr(token.text.rfind('.') + 1), {});
        if (Takes(Kind::kPunctuation, "{")) Fields(pattern);
        break;
      case Kind::kNumber:
        pattern = Make(Pattern::Kind::kNumber, token.text, {});
        break;
      case Kind::kCharacter:
        pattern.kind = Pattern::Kind::kCharacter;
        pattern.code = token.code;
        break;
      case Kind::kString:
        pattern.kind = Pattern::Kind::kList;
        for (uint32_t code : token.codes) {
          pattern.fields.emplace_back();
          pattern.fields.back().kind = Pattern::Kind::kCharacter;
          pattern.fields.back().code = code;
        }
        break;
      case Kind::kWildcard:
        break;
      case Kind::kBottom:
        pattern.kind = Pattern::Kind::kBottom;
        break;
      case Kind::kOperator:
        if (token.text == "-" && here().kind == Kind::kNumber) {
          pattern = Make(Pattern::Kind::kNumber, "-" + Next().text, {});
        } else {
          --at_;
          Fail("here a value is expected");
        }
        break;
      case Kind::kPunctuation:
        pattern = Bracket(token.text);
        break;
      case Kind::kEnd:
        Fail("here a value is expected");
        break;
    }
    --depth_;
    return pattern;
  }

  // After `{`: label = p, ...
  void Fields(Pattern& pattern) {
    pattern.is_record = true;
    while (!Is(Kind::kPunctuation, "}") && !failed_) {
      if (here().kind != Kind::kName) Fail("here the label of a field is expected");
      pattern.labels.push_back(Next().text);
      if (!Takes(Kind::kOperator, "=")) Fail("`=` is missing");
      pattern.fields.push_back(Value());
      if (!Takes(Kind::kPunctuation, ",")) break;
    }
    Expect("}");
  }

  Pattern Bracket(const std::string& open) {
    if (open != "(" && open != "[") {
      --at_;
      Fail("here a value is expected");
      return {};
    }
    const std::string close = open == "(" ? ")" : "]";
    if (open == "(" && here().kind == Kind::kOperator && Is(Kind::kPunctuation, ")", 1)) {
      Pattern pattern = Make(here().text[0] == ':' ? Pattern::Kind::kConstructor : Pattern::Kind::kFunction,
                             here().text, {});
      at_ += 2;
      return pattern;
    }
    std::vector<Pattern> parts;
    while (!Is(Kind::kPunctuation, close) && !failed_) {
      parts.push_back(Value());
      if (!Takes(Kind::kPunctuation, ",")) break;
    }
    Expect(close);
    if (failed_) return {};
    if (open == "[") return Make(Pattern::Kind::kList, "", std::move(parts));
    if (parts.size() == 1) return std::move(parts[0]);
    return Make(Pattern::Kind::kTuple, "", std::move(parts));
  }

  std::string_view text_;
  std::vector<Token> tokens_;
  size_t at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
  size_t failed_at_ = 0;
  std::string failure_;
};

}  // namespace

base::Result<CallPattern> ParsePattern(std::string_view text) {
  const auto head = FindNameless(text);
  if (!head) return head.error();
  // What follows is read as if a name stood there; errors keep their places.
  std::string named(text);
  if (head->end > head->begin) {
    std::fill(named.begin() + static_cast<ptrdiff_t>(head->begin),
              named.begin() + static_cast<ptrdiff_t>(head->end), ' ');
    named[head->begin] = 'f';
  }
  auto tokens = SplitPattern(named);
  if (!tokens) return tokens.error();
  auto call = Parser(text, std::move(*tokens)).Run();
  if (call && head->end > head->begin) {
    call->name.clear();
    call->lambda = head->lambda;
    call->place = head->place;
  }
  return call;
}

}  // namespace inquest::view
