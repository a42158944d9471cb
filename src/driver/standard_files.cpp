#include "driver/standard_files.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

namespace inquest::driver {

void OccupyStandardFiles() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one. Opened the wrong way round: neither reading nor writing works.
    open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace inquest::driver
