#include "interface/mcp/messages.h"

namespace inquest::mcp {
namespace {

constexpr std::string_view kMeta = "io.modelcontextprotocol/";

std::string Write(const json& message) {
  return message.dump(-1, ' ', false, json::error_handler_t::replace);
}

// The text of a member of an object; empty if there is none.
std::string TextOf(const json& object, const std::string& name) {
  const auto found = object.is_object() ? object.find(name) : object.end();
  return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

const json& MemberOf(const json& object, const std::string& name) {
  static const json kNone;
  if (!object.is_object()) return kNone;
  const auto found = object.find(name);
  return found == object.end() ? kNone : *found;
}

bool IsId(const json& id) { return id.is_string() || id.is_number_integer(); }

}  // namespace

const std::vector<std::string>& ModernVersions() {
  static const std::vector<std::string> kVersions = {"2026-07-28"};
  return kVersions;
}

const std::vector<std::string>& OlderVersions() {
  static const std::vector<std::string> kVersions = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
  return kVersions;
}

std::optional<Request> ReadRequest(std::string_view line, std::string* reply) {
  reply->clear();
  const json message = json::parse(line, nullptr, false);
  if (message.is_discarded()) {
    *reply = WriteError(nullptr, ErrorCode::kUnreadable, "This line is no JSON.");
    return std::nullopt;
  }
  const json& id = MemberOf(message, "id");
  const json& method = MemberOf(message, "method");
  if (!method.is_string() || TextOf(message, "jsonrpc") != "2.0" || !(id.is_null() || IsId(id))) {
    // A reply to something that was never asked is left alone.
    const bool is_reply = message.is_object() && (message.contains("result") || message.contains("error"));
    if (!is_reply)
      *reply =
          WriteError(IsId(id) ? id : json(), ErrorCode::kNoRequest, "This is no request of JSON-RPC 2.0.");
    return std::nullopt;
  }
  Request request{.id = id, .method = method.get<std::string>()};
  if (const json& parameters = MemberOf(message, "params"); parameters.is_object())
    request.parameters = parameters;
  const json& meta = MemberOf(request.parameters, "_meta");
  request.version = TextOf(meta, std::string(kMeta) + "protocolVersion");
  request.is_modern = !request.version.empty();
  const json& client = request.is_modern ? MemberOf(meta, std::string(kMeta) + "clientInfo")
                                         : MemberOf(request.parameters, "clientInfo");
  request.client = TextOf(client, "name");
  const json& capabilities = request.is_modern ? MemberOf(meta, std::string(kMeta) + "clientCapabilities")
                                               : MemberOf(request.parameters, "capabilities");
  request.can_ask_person = MemberOf(capabilities, "elicitation").is_object();
  return request;
}

std::optional<Reply> ReadReply(std::string_view line) {
  const json message = json::parse(line, nullptr, false);
  const json& id = MemberOf(message, "id");
  if (!IsId(id) || message.contains("method")) return std::nullopt;
  return Reply{id, MemberOf(message, "result")};
}

std::string WriteError(const json& id, ErrorCode code, const std::string& message, const json& data) {
  json error = {{"code", static_cast<int>(code)}, {"message", message}};
  if (!data.is_null()) error["data"] = data;
  return Write({{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

std::string WriteRequest(const json& id, const std::string& method, json parameters) {
  return Write({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(parameters)}});
}

std::string WriteResult(const Request& request, json result) {
  if (request.is_modern) {
    if (!result.contains("resultType")) result["resultType"] = "complete";
    // What may be kept by the client: lists of tools never change while the server runs.
    if (request.method == "tools/list" || request.method == "server/discover") {
      result["ttlMs"] = 0;
      result["cacheScope"] = "private";
    }
  }
  return Write({{"jsonrpc", "2.0"}, {"id", request.id}, {"result", std::move(result)}});
}

std::string WriteProgress(const json& token, uint64_t seconds, const std::string& work) {
  return Write({{"jsonrpc", "2.0"},
                {"method", "notifications/progress"},
                {"params", {{"progressToken", token}, {"progress", seconds}, {"message", work}}}});
}

json ServerInfo(const std::string& version) {
  return {{"name", "inquest"}, {"title", "inquest, a debugger that asks"}, {"version", version}};
}

}  // namespace inquest::mcp
