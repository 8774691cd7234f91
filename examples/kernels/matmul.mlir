// c = a * b, 256x256x256, in f16 with f32 accumulation: four 128x128 accumulators, each over K in steps of 64.
module {
  func.func @matmul(%a: !ptensor.tensor<256x256xf16>, %b: !ptensor.tensor<256x256xf16>,
                    %c: !ptensor.tensor<256x256xf32> {pypto.dir = #pypto.dir<out>})
      attributes {pypto.kind = #pypto.kind<aic>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c256 = arith.constant 256 : index
    scf.for %m = %c0 to %c256 step %c128 {
      scf.for %n = %c0 to %c256 step %c128 {
        %a0 = tile.load %a[%m, 0] : !ptensor.tensor<256x256xf16> -> !tile.tile<128x64xf16>
        %b0 = tile.load %b[0, %n] : !ptensor.tensor<256x256xf16> -> !tile.tile<64x128xf16>
        %first = tile.matmul %a0, %b0 : (!tile.tile<128x64xf16>, !tile.tile<64x128xf16>) -> !tile.tile<128x128xf32>
        %product = scf.for %k = %c64 to %c256 step %c64 iter_args(%acc = %first) -> (!tile.tile<128x128xf32>) {
          %ak = tile.load %a[%m, %k] : !ptensor.tensor<256x256xf16> -> !tile.tile<128x64xf16>
          %bk = tile.load %b[%k, %n] : !ptensor.tensor<256x256xf16> -> !tile.tile<64x128xf16>
          %next = tile.matmul_acc %acc, %ak, %bk : (!tile.tile<128x128xf32>, !tile.tile<128x64xf16>, !tile.tile<64x128xf16>) -> !tile.tile<128x128xf32>
          scf.yield %next : !tile.tile<128x128xf32>
        }
        tile.store %product, %c[%m, %n] : !tile.tile<128x128xf32>, !ptensor.tensor<256x256xf32>
      }
    }
    return
  }
}
