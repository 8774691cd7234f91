// Every pass of ours.
include "dialects/pypto/Passes.td"
include "dialects/tile/Passes.td"
include "dialects/buffer/Passes.td"
