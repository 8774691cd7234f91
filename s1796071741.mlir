// pypto-generate --seed 1796071741 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071741_h0() -> f16 {
    %k1 = arith.constant 100.0 : f16
    %k2 = arith.constant -7.0 : f16
    return %k2 : f16
  }
  func.func private @s1796071741_h1(%a1: !tile.tile<7x48xf16, vec, valid = [5, 33]>, %a2: !tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]> {
    %t3 = "tile.sub"(%a2, %a1) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
    return %t3 : !tile.tile<7x48xf16, vec, valid = [5, 33]>
  }
  func.func private @s1796071741_h2(%p2: f16) -> f16 {
    %k1 = arith.constant -0.0 : f16
    return %k1 : f16
  }
  func.func private @s1796071741_h3(%a1: !tile.tile<7x48xf16, vec, valid = [5, 33]>, %p2: f16, %p4: f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]> {
    %t3 = "tile.maximums"(%a1, %p2) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
    %k5 = arith.maximumf %p2, %p4 : f16
    %t6 = "tile.adds"(%a1, %k5) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
    return %t6 : !tile.tile<7x48xf16, vec, valid = [5, 33]>
  }
  func.func @s1796071741(%x1: !ptensor.tensor<3x37xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x12t: !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]> {pypto.dir = #pypto.dir<inout>}, %x16m: memref<7x33xf16>, %p17: index, %p24: f16, %p29: f16, %x52: !ptensor.tensor<8x33xf16, layout = dn>, %p53: index, %x64: !ptensor.tensor<6x38xf16> {pypto.dir = #pypto.dir<out>}, %x78: !ptensor.tensor<20x16xf16> {pypto.dir = #pypto.dir<inout>}, %p79: index, %x84: !ptensor.tensor<17x20xf16> {pypto.dir = #pypto.dir<inout>}, %p92: index, %x95: !ptensor.tensor<19x16xf16> {pypto.dir = #pypto.dir<inout>}, %x99: !ptensor.tensor<23x19xf32, valid = [21, 16]> {pypto.dir = #pypto.dir<out>}, %x102: !ptensor.tensor<21x23xbf16> {pypto.dir = #pypto.dir<inout>}, %x107: !ptensor.tensor<22x22xbf16> {pypto.dir = #pypto.dir<out>}, %x117: !ptensor.tensor<5x33xf16, layout = dn>, %x121: !ptensor.tensor<10x33xf16>, %p123: i1, %x147: !ptensor.tensor<5x33xf16>, %x152: !ptensor.tensor<6x34xf16> {pypto.dir = #pypto.dir<inout>}, %p155: f16, %x159: !ptensor.tensor<7x38xf16> {pypto.dir = #pypto.dir<inout>}) {
    %x12m = ptensor.to_memref %x12t : !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]> -> memref<9x36xf16, strided<[43, 1]>>
    %x12 = ptensor.from_memref %x12m : memref<9x36xf16, strided<[43, 1]>> -> !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]>
    %x16 = ptensor.from_memref %x16m : memref<7x33xf16> -> !ptensor.tensor<7x33xf16>
    %c3 = arith.constant 3 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, 1] : !ptensor.tensor<3x37xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 33]>
    %t6 = "tile.minimum"(%t5, %t5) : (!tile.tile<1x48xf16, vec, valid = [1, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<1x48xf16, vec, valid = [1, 33]>
    %t7 = tile.move %t6 : !tile.tile<1x48xf16, vec, valid = [1, 33]> -> !tile.tile<1x48xf16, vec, valid = [1, 33]>
    %r8:2 = scf.execute_region -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) {
      %c9 = arith.constant 0 : index
      %q10 = arith.cmpi ne, %p2, %c9 : index
      %r11:4 = scf.if %q10 -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) {
        %c13 = arith.constant 1 : index
        %o14 = arith.remui %o4, %c13 : index
        %t15 = tile.load %x12[1, %o14] : !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %c18 = arith.constant 3 : index
        %o19 = arith.remui %p17, %c18 : index
        %g20 = "tile.get_block_num"() : () -> index
        %c21 = arith.constant 1 : index
        %o22 = arith.remui %g20, %c21 : index
        %t23 = tile.load %x16[%o19, %o22] : !ptensor.tensor<7x33xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        scf.yield %t15, %t15, %t23, %p24 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, f16
      } else {
        %c25 = arith.constant 1 : index
        %o26 = arith.remui %o4, %c25 : index
        tile.store %t7, %x12[%o4, %o26] : !tile.tile<1x48xf16, vec, valid = [1, 33]>, !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]>
        %k27 = arith.constant -1.5 : f16
        %t28 = "tile.full"(%k27) : (f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %k30 = arith.minimumf %p24, %p29 : f16
        scf.yield %t28, %t28, %t28, %k30 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, f16
      }
      %c31 = arith.constant 1 : index
      %c32 = arith.constant 2 : index
      %c33 = arith.constant 2 : index
      %e34 = tile.create : !tile.tile<7x48xf16, vec, valid = [5, 33]>
      %r35:1 = scf.for %i37 = %c31 to %c32 step %c33 iter_args(%a36 = %e34) -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>) {
        %t38 = "tile.log"(%r11#2) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %c39 = arith.constant 0 : index
        %c40 = arith.constant 4 : index
        %c41 = arith.constant 1 : index
        %r42:3 = scf.for %i46 = %c39 to %c40 step %c41 iter_args(%a43 = %r11#1, %a44 = %r11#2, %a45 = %r11#1) -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) {
          %g47 = "tile.get_block_idx"() : () -> index
          %r48:3 = scf.index_switch %g47 -> !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
          case 0 {
            %k49 = arith.constant -1.5 : f16
            %t50 = "tile.full"(%k49) : (f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            scf.yield %a43, %a43, %a45 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
          }
          case 1 {
            %t51 = "tile.col_expand_mul"(%r11#1, %t6) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            scf.yield %a45, %a44, %a44 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
          }
          default {
            %c54 = arith.constant 1 : index
            %o55 = arith.remui %i46, %c54 : index
            %t56 = tile.load %x52[%p53, %o55] : !ptensor.tensor<8x33xf16, layout = dn> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            %t57 = "tile.exp"(%t56) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            %t58 = "tile.maximums"(%a45, %p29) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            %c59 = arith.constant 3 : index
            %o60 = arith.remui %i46, %c59 : index
            %c61 = arith.constant 1 : index
            %o62 = arith.remui %o60, %c61 : index
            %t63 = tile.load %x16[%o60, %o62] : !ptensor.tensor<7x33xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
            scf.yield %r11#1, %t63, %a43 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
          }
          tile.store %r48#2, %x64[1, %i46] : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !ptensor.tensor<6x38xf16>
          %t65 = "tile.maximums"(%r48#0, %r11#3) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
          scf.yield %r48#0, %r48#0, %r48#0 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
        }
        scf.yield %r11#2 : !tile.tile<7x48xf16, vec, valid = [5, 33]>
      }
      %c66 = arith.constant 1 : index
      %q67 = arith.cmpi slt, %o4, %c66 : index
      scf.if %q67 {
        %h69 = func.call @s1796071741_h0() : () -> f16
        %g70 = "tile.get_subblock_idx"() : () -> index
        %c71 = arith.constant 3 : index
        %o72 = arith.remui %g70, %c71 : index
        %c73 = arith.constant 1 : index
        %o74 = arith.remui %o4, %c73 : index
        %t75 = tile.load %x12[%o72, %o74] : !ptensor.tensor<9x36xf16, strides = [43, 1], valid = [7, 33]> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %t76 = "tile.col_expand_max"(%t75, %t6) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %t77 = "tile.col_expand_add"(%t76, %t7) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        scf.yield
      }
      scf.yield %r11#1, %r35#0 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
    }
    %c80 = arith.constant 1 : index
    %o81 = arith.remui %p79, %c80 : index
    %t82 = tile.load %x78[2, %o81] : !ptensor.tensor<20x16xf16> -> !tile.tile<16x16xf16, mat>
    %m83 = tile.move %t82 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
    %t85 = tile.load %x84[1, 4] : !ptensor.tensor<17x20xf16> -> !tile.tile<16x16xf16, mat>
    %m86 = tile.move %t85 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
    %s87 = "tile.matmul"(%m83, %m86) : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
    %q88 = arith.constant false
    %r89:1 = scf.if %q88 -> (!tile.tile<16x16xf32, acc>) {
      %c90 = arith.constant 2 : index
      %o91 = arith.remui %o4, %c90 : index
      %t93 = tile.load %x84[%o91, %p92] : !ptensor.tensor<17x20xf16> -> !tile.tile<16x16xf16, mat>
      %m94 = tile.move %t93 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
      %t96 = tile.load %x95[%p53, 0] : !ptensor.tensor<19x16xf16> -> !tile.tile<16x16xf16, mat>
      %m97 = tile.move %t96 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
      %s98 = "tile.matmul_acc"(%s87, %m94, %m97) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      scf.yield %s98 : !tile.tile<16x16xf32, acc>
    } else {
      scf.yield %s87 : !tile.tile<16x16xf32, acc>
    }
    tile.store %r89#0, %x99[4, 0] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<23x19xf32, valid = [21, 16]>
    %m100 = tile.move %r89#0 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xbf16, mat>
    %m101 = tile.move %m100 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, left>
    %g103 = "tile.get_block_num"() : () -> index
    %t104 = tile.load %x102[%g103, %o4] : !ptensor.tensor<21x23xbf16> -> !tile.tile<16x32xbf16, mat, valid = [16, 18]>
    %m105 = tile.move %t104 : !tile.tile<16x32xbf16, mat, valid = [16, 18]> -> !tile.tile<16x32xbf16, right, valid = [16, 18]>
    %s106 = "tile.matmul"(%m101, %m105) : (!tile.tile<16x16xbf16, left>, !tile.tile<16x32xbf16, right, valid = [16, 18]>) -> !tile.tile<16x32xf32, acc, valid = [16, 18]>
    %g108 = "tile.get_block_idx"() : () -> index
    tile.store %s106, %x107[3, %g108] : !tile.tile<16x32xf32, acc, valid = [16, 18]>, !ptensor.tensor<22x22xbf16>
    %r109:3 = scf.execute_region -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) {
      %t110 = "tile.col_expand_min"(%r8#1, %t6) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
      %r111:2 = scf.index_switch %p92 -> !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
      case 0 {
        %c112 = arith.constant 1 : index
        %o113 = arith.remui %g108, %c112 : index
        %t114 = tile.load %x52[%g108, %o113] : !ptensor.tensor<8x33xf16, layout = dn> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        scf.yield %t114, %r8#1 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
      }
      case 1 {
        scf.yield %t110, %r8#1 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
      }
      case 2 {
        %t115 = tile.load %x52[6, %o81] : !ptensor.tensor<8x33xf16, layout = dn> -> !tile.tile<1x48xf16, vec, valid = [1, 33]>
        %t116 = "tile.col_expand_div"(%t110, %t115) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        %c118 = arith.constant 1 : index
        %o119 = arith.remui %g108, %c118 : index
        %t120 = tile.load %x117[0, %o119] : !ptensor.tensor<5x33xf16, layout = dn> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        scf.yield %t116, %t120 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
      }
      default {
        %t122 = tile.load %x121[%o81, 0] : !ptensor.tensor<10x33xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
        scf.yield %t122, %t122 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
      }
      scf.yield %t110, %r111#1, %r111#0 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
    }
    %r124:1 = scf.if %p123 -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>) {
      scf.yield %r8#0 : !tile.tile<7x48xf16, vec, valid = [5, 33]>
    } else {
      %h125 = func.call @s1796071741_h1(%r109#1, %r8#0) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
      %c126 = arith.constant 0 : index
      %c127 = arith.constant 1 : index
      %g128 = "tile.get_block_idx"() : () -> index
      %c129 = arith.constant 1 : index
      %o130 = arith.remui %g128, %c129 : index
      %t131 = tile.load %x121[4, %o130] : !ptensor.tensor<10x33xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
      %k136 = arith.constant 100.0 : f16
      %r132:4 = scf.for %i138 = %c126 to %g108 step %c127 iter_args(%a133 = %r109#1, %a134 = %r8#1, %a135 = %t131, %n137 = %k136) -> (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, f16) {
        %t139 = "tile.exp"(%t7) : (!tile.tile<1x48xf16, vec, valid = [1, 33]>) -> !tile.tile<1x48xf16, vec, valid = [1, 33]>
        %r140:4 = scf.index_switch %g128 -> !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
        case 0 {
          scf.yield %a134, %a134, %a135, %h125 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
        }
        case 1 {
          tile.store %t139, %x64[%g108, 3] : !tile.tile<1x48xf16, vec, valid = [1, 33]>, !ptensor.tensor<6x38xf16>
          %t141 = "tile.mul"(%t131, %r8#1) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
          tile.store %t141, %x64[0, 1] : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !ptensor.tensor<6x38xf16>
          %c142 = arith.constant 1 : index
          %o143 = arith.remui %g103, %c142 : index
          %c144 = arith.constant 1 : index
          %o145 = arith.remui %g103, %c144 : index
          %t146 = tile.load %x117[%o143, %o145] : !ptensor.tensor<5x33xf16, layout = dn> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
          %c148 = arith.constant 1 : index
          %o149 = arith.remui %i138, %c148 : index
          %t150 = tile.load %x147[0, %o149] : !ptensor.tensor<5x33xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
          scf.yield %a135, %t146, %h125, %t150 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
        }
        default {
          %h151 = func.call @s1796071741_h2(%k136) : (f16) -> f16
          %t153 = tile.load %x152[%o130, 0] : !ptensor.tensor<6x34xf16> -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
          scf.yield %t153, %a134, %r8#1, %a135 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>
        }
        %k154 = arith.constant -1.5 : f16
        scf.yield %a133, %a134, %a135, %k154 : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, !tile.tile<7x48xf16, vec, valid = [5, 33]>, f16
      }
      scf.yield %r109#1 : !tile.tile<7x48xf16, vec, valid = [5, 33]>
    }
    %h156 = func.call @s1796071741_h3(%r109#2, %p29, %p155) : (!tile.tile<7x48xf16, vec, valid = [5, 33]>, f16, f16) -> !tile.tile<7x48xf16, vec, valid = [5, 33]>
    %c157 = arith.constant 2 : index
    %o158 = arith.remui %p79, %c157 : index
    tile.store %h156, %x64[%o158, 1] : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !ptensor.tensor<6x38xf16>
    tile.store %r124#0, %x159[1, 1] : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !ptensor.tensor<7x38xf16>
    tile.store %r109#2, %x64[%o158, 4] : !tile.tile<7x48xf16, vec, valid = [5, 33]>, !ptensor.tensor<6x38xf16>
    return
  }
}
