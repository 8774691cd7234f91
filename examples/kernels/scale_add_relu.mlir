// out = relu(x * scale + y) over 8 MiB of data: more than on-chip memory holds, so it goes through in strips.
module {
  func.func @scale_add_relu(%x: !ptensor.tensor<4096x256xf32>, %y: !ptensor.tensor<4096x256xf32>, %scale: f32,
                            %out: !ptensor.tensor<4096x256xf32> {pypto.dir = #pypto.dir<out>})
      attributes {pypto.kind = #pypto.kind<aiv>} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c4096 = arith.constant 4096 : index
    scf.for %row = %c0 to %c4096 step %c32 {
      %a = tile.load %x[%row, 0] : !ptensor.tensor<4096x256xf32> -> !tile.tile<32x256xf32>
      %b = tile.load %y[%row, 0] : !ptensor.tensor<4096x256xf32> -> !tile.tile<32x256xf32>
      %scaled = tile.muls %a, %scale : f32, !tile.tile<32x256xf32>
      %sum = tile.add %scaled, %b : !tile.tile<32x256xf32>
      %r = tile.relu %sum : !tile.tile<32x256xf32>
      tile.store %r, %out[%row, 0] : !tile.tile<32x256xf32>, !ptensor.tensor<4096x256xf32>
    }
    return
  }
}
