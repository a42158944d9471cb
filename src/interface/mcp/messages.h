// The messages of the Model Context Protocol, JSON-RPC 2.0, a line each.
//
// Two eras of the protocol are spoken. Older clients open with `initialize`. Since revision 2026-07-28 every
// request says its version in `_meta` instead, there is no handshake, and results have a `resultType`. A
// request tells by itself of which era it is.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace inquest::mcp {

using nlohmann::json;

// The errors of JSON-RPC, and one of revision 2026-07-28.
enum class ErrorCode : int {
  kUnreadable = -32700,
  kNoRequest = -32600,
  kNoSuchMethod = -32601,
  kBadParameters = -32602,
  kVersionNotSpoken = -32022,
};

struct Request {
  json id;  // null: a notification, which is not answered
  std::string method;
  json parameters = json::object();
  bool is_modern = false;  // of revision 2026-07-28 or later
  std::string version;     // as a modern request says it
  std::string client;      // the name of the client, if the request says it
  bool can_ask_person =
      false;  // the client shows questions to its user; as `initialize`, or a modern request, says
  bool is_notification() const { return id.is_null(); }
};

// None: `reply` says what is wrong with the line; it is empty if nobody waits for a reply.
std::optional<Request> ReadRequest(std::string_view line, std::string* reply);

// What a client says to a question of ours.
struct Reply {
  json id;
  json result;  // null: it could not do what was asked
};
std::optional<Reply> ReadReply(std::string_view line);

// Versions that are spoken, the newest first.
const std::vector<std::string>& ModernVersions();
const std::vector<std::string>& OlderVersions();

std::string WriteError(const json& id, ErrorCode code, const std::string& message,
                       const json& data = nullptr);
// `result` gets what every result of the request's era has, if it has not a `resultType` of its own.
std::string WriteResult(const Request& request, json result);
// A question of ours, to a client of the older era.
std::string WriteRequest(const json& id, const std::string& method, json parameters);
// How far a request is, for a client that asked to be told.
std::string WriteProgress(const json& token, uint64_t seconds, const std::string& work);

// What the server says of itself, in either era.
json ServerInfo(const std::string& version);

}  // namespace inquest::mcp
