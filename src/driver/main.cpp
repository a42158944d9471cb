#include "driver/commands.h"

int main(int argc, char** argv) { return inquest::driver::Main(argc, argv); }
