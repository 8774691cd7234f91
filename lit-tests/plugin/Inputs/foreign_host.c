/* A host with a second MLIR inside: it defines the symbol by which the plugin looks for the host's MLIR. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

void _ZN4mlir15DialectRegistryC1Ev(void) {}

struct info {
  uint32_t api_version;
  const char *name, *version;
  void (*register_all)(void *);
};

int main(int argc, char **argv) {
  void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : 0;
  struct info (*get)(void) = library ? dlsym(library, "mlirGetDialectPluginInfo") : 0;
  if (!get)
    return 2;
  struct info info = get();
  printf("%s, API %u\n", info.name, info.api_version);
  fflush(stdout);
  info.register_all(0);
  puts("registered");
  return 0;
}
