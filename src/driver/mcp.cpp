// inquest mcp: the session for agents, the Model Context Protocol on standard input and output
// (docs/agents.md). Starting it does nothing but wait for requests.
#include <CLI/CLI.hpp>
#include <csignal>
#include <memory>

#include "driver/commands.h"
#include "driver/messages.h"
#include "interface/mcp/server.h"

namespace inquest::driver {

void AddMcpCommand(CLI::App& app, Invocation& invocation) {
  CLI::App* command =
      app.add_subcommand("mcp", "Debug as an agent: the Model Context Protocol on standard input and output");
  auto confirm = std::make_shared<bool>(false);
  command->add_flag("--confirm", *confirm,
                    "Tell no agent what its answers found before a person has confirmed it");
  command->callback([confirm, &invocation] {
    signal(SIGPIPE, SIG_IGN);  // a session that has died is told by its name
    mcp::Server server(stdin, stdout, "/proc/self/exe", INQUEST_VERSION, *confirm);
    if (server.Serve()) return;
    Complain("No thread can be started to read requests; raise the limit on them (`ulimit -u`).");
    invocation.exit_code = kStopped;
  });
}

}  // namespace inquest::driver
