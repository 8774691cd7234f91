// Everything that may be written, for the generators.
include "dialects/ptensor/ops/Cross.td"
include "dialects/tile/ops/Memory.td"
include "dialects/buffer/ops/Memory.td"
include "dialects/pto/ops/Memory.td"
include "dialects/family/Elementwise.td"
include "dialects/family/Broadcast.td"
include "dialects/family/Matmul.td"
include "dialects/family/Spmd.td"
