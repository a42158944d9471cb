#include <pthread.h>
#include <signal.h>

#include "driver/commands.h"
#include "driver/standard_files.h"

namespace {

struct Call {
  int argc;
  char** argv;
  int result = 70;
};

void* RunMain(void* argument) {
  auto* call = static_cast<Call*>(argument);
  call->result = inquest::driver::Main(call->argc, call->argv);
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  inquest::driver::OccupyStandardFiles();
  // A file that may not grow (`ulimit -f`) is an error of writing, like a full disk: the run stops and its
  // trace can be read.
  signal(SIGXFSZ, SIG_IGN);
  // The phases recurse as deep as the program text nests. They get a stack that is reserved large and used as
  // needed, so that the shell's limit does not decide which programs can be read.
  constexpr size_t kStackBytes = size_t{1} << 30;
  Call call{argc, argv};
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, kStackBytes) == 0 &&
      pthread_create(&thread, &attributes, RunMain, &call) == 0) {
    pthread_join(thread, nullptr);
  } else {
    RunMain(&call);
  }
  return call.result;
}
