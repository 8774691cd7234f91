// What is printed between passes is input too: each dump, given to the passes that are left, ends in the same text.
// REQUIRES: python3
// ROUNDTRIP: skip (the tool is an argument of a script, without options)
// RUN: python3 %S/Inputs/replay.py pypto-opt %S/../../examples/kernels/matmul.mlir pypto-a2a3=planner=pypto %t.1
// RUN: python3 %S/Inputs/replay.py pypto-opt %S/../../examples/kernels/softmax.mlir pypto-a2a3=planner=ptoas %t.2
// RUN: python3 %S/Inputs/replay.py pypto-opt %S/../../examples/kernels/scale_add_relu.mlir pypto-a5=planner=pypto %t.3
// RUN: python3 %S/Inputs/replay.py pypto-opt %S/../../examples/kernels/vector_add.mlir pypto-cpu=planner=pypto %t.4
