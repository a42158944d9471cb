#ifndef DEFS
#define DEFS
#define INCLUDED "inc"
#endif
