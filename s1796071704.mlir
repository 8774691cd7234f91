// pypto-generate --seed 1796071704 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071704(%p1: f16, %x8: !ptensor.tensor<38x49xf16>, %p17: index, %x27: !ptensor.tensor<6x49xf16> {pypto.dir = #pypto.dir<inout>}, %x46: !ptensor.tensor<32x51xf16>, %p50: index, %p65: f16, %x66: !ptensor.tensor<3x51xf16, valid = [1, 48]> {pypto.dir = #pypto.dir<inout>}, %p82: i1, %x102: !ptensor.tensor<2x48xf16> {pypto.dir = #pypto.dir<inout>}, %x112: !ptensor.tensor<32x51xf16> {pypto.dir = #pypto.dir<inout>}, %p147: f16, %x152: !ptensor.tensor<37x3xf16, strides = [7, 1]> {pypto.dir = #pypto.dir<inout>}, %p154: index, %p162: index, %p169: f16, %x171: !ptensor.tensor<32x51xf16>, %p188: f16, %p202: f16, %x204: !ptensor.tensor<32x51xf16> {pypto.dir = #pypto.dir<out>}, %x222: !ptensor.tensor<33x48xf16> {pypto.dir = #pypto.dir<out>}, %p227: f16, %p228: f16, %x231: !ptensor.tensor<7x50xf16, strides = [54, 1]>, %x237: !ptensor.tensor<32x52xf16> {pypto.dir = #pypto.dir<inout>}, %x238: !ptensor.tensor<36x51xf16, valid = [34, 48]> {pypto.dir = #pypto.dir<out>}, %x243: !ptensor.tensor<5x48xf16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %t2 = "tile.full"(%p1) : (f16) -> !tile.tile<32x48xf16>
    %t3 = "tile.sqrt"(%t2) : (!tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
    %t4 = "tile.log"(%t2) : (!tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
    %c5 = arith.constant 0 : index
    %c6 = arith.constant 1 : index
    %g7 = "tile.get_block_num"() : () -> index
    %t9 = tile.load %x8[4, 0] : !ptensor.tensor<38x49xf16> -> !tile.tile<32x48xf16>
    %r10:2 = scf.for %i13 = %c5 to %g7 step %c6 iter_args(%a11 = %t4, %a12 = %t9) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) {
      %c14 = arith.constant 0 : index
      %c15 = arith.constant 4 : index
      %c16 = arith.constant 1 : index
      %c18 = arith.constant 2 : index
      %o19 = arith.remui %i13, %c18 : index
      %t20 = tile.load %x8[%p17, %o19] : !ptensor.tensor<38x49xf16> -> !tile.tile<32x48xf16>
      %r21:5 = scf.while (%a22 = %t9, %a23 = %t20, %a24 = %t20, %a25 = %a12, %i26 = %c14) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, index) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, index) {
        %t28 = tile.load %x27[0, 0] : !ptensor.tensor<6x49xf16> -> !tile.tile<1x48xf16>
        %k29 = arith.constant 0.0 : f16
        %t30 = "tile.muls"(%t28, %k29) : (!tile.tile<1x48xf16>, f16) -> !tile.tile<1x48xf16>
        %c31 = arith.constant 1 : index
        %c32 = arith.constant 2 : index
        %c33 = arith.constant 1 : index
        %r34:2 = scf.for %i37 = %c31 to %c32 step %c33 iter_args(%a35 = %a24, %a36 = %a25) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) {
          %c38 = arith.constant 2 : index
          %c39 = arith.constant 4 : index
          %c40 = arith.constant 1 : index
          %r41:3 = scf.for %i45 = %c38 to %c39 step %c40 iter_args(%a42 = %a35, %a43 = %t9, %n44 = %k29) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16) {
            %t47 = tile.load %x46[0, %p17] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x48xf16>
            %k48 = arith.constant -7.0 : f16
            %t49 = "tile.divs"(%t47, %k48) : (!tile.tile<32x48xf16>, f16) -> !tile.tile<32x48xf16>
            %c51 = arith.constant 2 : index
            %o52 = arith.remui %i13, %c51 : index
            %t53 = tile.load %x8[%p50, %o52] : !ptensor.tensor<38x49xf16> -> !tile.tile<32x48xf16>
            %k54 = arith.constant -0.0 : f16
            scf.yield %a35, %t53, %k54 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
          }
          %t55 = tile.load %x46[0, %o19] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x48xf16>
          scf.yield %t55, %a35 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>
        }
        %q56 = arith.cmpi slt, %i26, %c15 : index
        scf.condition(%q56) %t2, %t9, %a12, %t20, %i26 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, index
      } do {
        ^bb0(%a57: !tile.tile<32x48xf16>, %a58: !tile.tile<32x48xf16>, %a59: !tile.tile<32x48xf16>, %a60: !tile.tile<32x48xf16>, %i61: index):
        %c62 = arith.constant 0 : index
        %q63 = arith.cmpi slt, %p50, %c62 : index
        %r64:3 = scf.if %q63 -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16) {
          scf.yield %t9, %a57, %p65 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
        } else {
          %g67 = "tile.get_block_num"() : () -> index
          %c68 = arith.constant 1 : index
          %o69 = arith.remui %g67, %c68 : index
          %c70 = arith.constant 1 : index
          %o71 = arith.remui %i13, %c70 : index
          %t72 = tile.load %x66[%o69, %o71] : !ptensor.tensor<3x51xf16, valid = [1, 48]> -> !tile.tile<1x48xf16>
          %t73 = "tile.col_expand_mul"(%a60, %t72) : (!tile.tile<32x48xf16>, !tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
          %c74 = arith.constant 2 : index
          %c75 = arith.constant 3 : index
          %c76 = arith.constant 1 : index
          %e77 = tile.create : !tile.tile<32x48xf16>
          %r78:2 = scf.for %i81 = %c74 to %c75 step %c76 iter_args(%a79 = %a57, %a80 = %e77) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) {
            scf.yield %t9, %a12 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>
          }
          scf.yield %t9, %r78#1, %p1 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
        }
        %r83:1 = scf.if %p82 -> (!tile.tile<1x48xf16>) {
          %g84 = "tile.get_subblock_idx"() : () -> index
          %c85 = arith.constant 1 : index
          %o86 = arith.remui %g84, %c85 : index
          %t87 = tile.load %x46[%o86, %o86] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x1xf16>
          %t88 = "tile.row_expand_add"(%r64#0, %t87) : (!tile.tile<32x48xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x48xf16>
          %t89 = "tile.full"(%r64#2) : (f16) -> !tile.tile<1x48xf16>
          %t90 = "tile.col_expand"(%t89) : (!tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
          scf.yield %t89 : !tile.tile<1x48xf16>
        } else {
          %t91 = tile.load %x66[0, 0] : !ptensor.tensor<3x51xf16, valid = [1, 48]> -> !tile.tile<1x48xf16>
          scf.yield %t91 : !tile.tile<1x48xf16>
        }
        %i92 = arith.addi %i61, %c16 : index
        scf.yield %a58, %a59, %a60, %a57, %i92 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, index
      }
      %c93 = arith.constant 0 : index
      %c94 = arith.constant 4 : index
      %c95 = arith.constant 3 : index
      %r96:2 = scf.while (%a97 = %r21#2, %i98 = %c93) : (!tile.tile<32x48xf16>, index) -> (!tile.tile<32x48xf16>, index) {
        %q99 = arith.cmpi slt, %i98, %c94 : index
        scf.condition(%q99) %a97, %i98 : !tile.tile<32x48xf16>, index
      } do {
        ^bb0(%a100: !tile.tile<32x48xf16>, %i101: index):
        %c103 = arith.constant 2 : index
        %o104 = arith.remui %i13, %c103 : index
        %t105 = tile.load %x102[%o104, 0] : !ptensor.tensor<2x48xf16> -> !tile.tile<1x48xf16>
        %t106 = "tile.col_expand_max"(%r21#0, %t105) : (!tile.tile<32x48xf16>, !tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
        %c107 = arith.constant 2 : index
        %o108 = arith.remui %p50, %c107 : index
        %t109 = tile.load %x8[%g7, %o108] : !ptensor.tensor<38x49xf16> -> !tile.tile<1x48xf16>
        %t110 = "tile.col_expand_div"(%r21#3, %t109) : (!tile.tile<32x48xf16>, !tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
        %i111 = arith.addi %i101, %c95 : index
        scf.yield %t20, %i111 : !tile.tile<32x48xf16>, index
      }
      scf.yield %r96#0, %r96#0 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>
    }
    %c113 = arith.constant 1 : index
    %o114 = arith.remui %g7, %c113 : index
    %g115 = "tile.get_subblock_idx"() : () -> index
    %t116 = tile.load %x112[%o114, %g115] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x48xf16>
    %t117 = "tile.div"(%t3, %t116) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
    %c118 = arith.constant 0 : index
    %c119 = arith.constant 2 : index
    %c120 = arith.constant 1 : index
    %e121 = tile.create : !tile.tile<32x48xf16>
    %r122:4 = scf.for %i127 = %c118 to %c119 step %c120 iter_args(%a123 = %e121, %a124 = %r10#1, %a125 = %t116, %a126 = %t117) -> (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>) {
      %t128 = arith.select %p82, %a125, %a125 : !tile.tile<32x48xf16>
      %t129 = "tile.row_sum"(%t117, %t128) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x1xf16>
      %c130 = arith.constant 1 : index
      %c131 = arith.constant 1 : index
      %c132 = arith.constant 1 : index
      %r133:4 = scf.while (%a134 = %t129, %a135 = %t129, %a136 = %t129, %i137 = %c130) : (!tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, index) -> (!tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, index) {
        %q138 = arith.cmpi slt, %i137, %c131 : index
        scf.condition(%q138) %a134, %a135, %a136, %i137 : !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, index
      } do {
        ^bb0(%a139: !tile.tile<32x1xf16>, %a140: !tile.tile<32x1xf16>, %a141: !tile.tile<32x1xf16>, %i142: index):
        %t143 = "tile.row_expand_min"(%t117, %t129) : (!tile.tile<32x48xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x48xf16>
        %c144 = arith.constant 1 : index
        %q145 = arith.cmpi slt, %i142, %c144 : index
        %t146 = arith.select %q145, %a124, %a124 : !tile.tile<32x48xf16>
        %t148 = "tile.muls"(%a124, %p147) : (!tile.tile<32x48xf16>, f16) -> !tile.tile<32x48xf16>
        %i149 = arith.addi %i142, %c132 : index
        scf.yield %a140, %a141, %a139, %i149 : !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, index
      }
      %e150 = tile.create : !tile.tile<32x48xf16>
      %t151 = "tile.row_prod"(%a126, %e150) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x1xf16>
      scf.yield %a124, %a125, %a126, %a126 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, !tile.tile<32x48xf16>
    }
    %g153 = "tile.get_subblock_idx"() : () -> index
    %c155 = arith.constant 3 : index
    %o156 = arith.remui %p154, %c155 : index
    %t157 = tile.load %x152[%g153, %o156] : !ptensor.tensor<37x3xf16, strides = [7, 1]> -> !tile.tile<32x1xf16>
    %t158 = "tile.row_expand_max"(%t116, %t157) : (!tile.tile<32x48xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x48xf16>
    %c159 = arith.constant 3 : index
    %q160 = arith.cmpi ne, %p50, %c159 : index
    %r161:2 = scf.if %q160 -> (!tile.tile<1x48xf16>, !tile.tile<1x48xf16>) {
      %r163:3 = scf.index_switch %p162 -> !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
      case 0 {
        %c164 = arith.constant 1 : index
        %o165 = arith.remui %p50, %c164 : index
        %t166 = tile.load %x66[%o165, 0] : !ptensor.tensor<3x51xf16, valid = [1, 48]> -> !tile.tile<1x48xf16>
        %t167 = "tile.col_expand"(%t166) : (!tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
        %k168 = arith.addf %p147, %p65 : f16
        scf.yield %t158, %t3, %k168 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
      }
      case 1 {
        %k170 = arith.subf %p65, %p169 : f16
        scf.yield %t3, %r122#1, %k170 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
      }
      default {
        %c172 = arith.constant 1 : index
        %o173 = arith.remui %o156, %c172 : index
        %g174 = "tile.get_subblock_idx"() : () -> index
        %t175 = tile.load %x171[%o173, %g174] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x48xf16>
        %e176 = tile.create : !tile.tile<32x48xf16>
        %t177 = "tile.row_prod"(%t175, %e176) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x1xf16>
        %c178 = arith.constant 0 : index
        %c179 = arith.constant 4 : index
        %c180 = arith.constant 1 : index
        %r181:1 = scf.for %i183 = %c178 to %c179 step %c180 iter_args(%a182 = %t175) -> (!tile.tile<32x48xf16>) {
          %c184 = arith.constant 1 : index
          %o185 = arith.remui %g153, %c184 : index
          %t186 = tile.load %x46[%o185, %i183] : !ptensor.tensor<32x51xf16> -> !tile.tile<32x48xf16>
          %t187 = "tile.add"(%r122#0, %t186) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
          %t189 = "tile.full"(%p188) : (f16) -> !tile.tile<32x48xf16>
          %t190 = "tile.sub"(%t189, %t187) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
          %c191 = arith.constant 2 : index
          %c192 = arith.constant 6 : index
          %c193 = arith.constant 1 : index
          %r194:1 = scf.for %i196 = %c191 to %c192 step %c193 iter_args(%a195 = %t190) -> (!tile.tile<32x48xf16>) {
            %g197 = "tile.get_block_idx"() : () -> index
            %c198 = arith.constant 2 : index
            %o199 = arith.remui %g197, %c198 : index
            %t200 = tile.load %x27[0, %o199] : !ptensor.tensor<6x49xf16> -> !tile.tile<1x48xf16>
            %t201 = "tile.col_expand_mul"(%r122#0, %t200) : (!tile.tile<32x48xf16>, !tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
            %t203 = "tile.maximums"(%a195, %p202) : (!tile.tile<32x48xf16>, f16) -> !tile.tile<32x48xf16>
            %c205 = arith.constant 1 : index
            %o206 = arith.remui %i196, %c205 : index
            tile.store %t203, %x204[%o206, 0] : !tile.tile<32x48xf16>, !ptensor.tensor<32x51xf16>
            %t207 = tile.load %x46[4, 2] : !ptensor.tensor<32x51xf16> -> !tile.tile<1x48xf16>
            %t208 = "tile.col_expand_min"(%t190, %t207) : (!tile.tile<32x48xf16>, !tile.tile<1x48xf16>) -> !tile.tile<32x48xf16>
            scf.yield %a195 : !tile.tile<32x48xf16>
          }
          scf.yield %a182 : !tile.tile<32x48xf16>
        }
        %k209 = arith.constant 0.0 : f16
        scf.yield %r122#0, %r122#0, %k209 : !tile.tile<32x48xf16>, !tile.tile<32x48xf16>, f16
      }
      %e210 = tile.create : !tile.tile<32x48xf16>
      %t211 = "tile.row_min"(%r10#0, %e210) : (!tile.tile<32x48xf16>, !tile.tile<32x48xf16>) -> !tile.tile<32x1xf16>
      %q212 = arith.constant true
      scf.if %q212 {
        scf.yield
      }
      %t214 = tile.load %x112[%o114, %p50] : !ptensor.tensor<32x51xf16> -> !tile.tile<1x48xf16>
      %t215 = tile.load %x46[16, %o156] : !ptensor.tensor<32x51xf16> -> !tile.tile<1x48xf16>
      scf.yield %t214, %t215 : !tile.tile<1x48xf16>, !tile.tile<1x48xf16>
    } else {
      %c216 = arith.constant 0 : index
      %c217 = arith.constant 4 : index
      %c218 = arith.constant 1 : index
      scf.for %i220 = %c216 to %c217 step %c218 {
        %t221 = "tile.rsqrt"(%t9) : (!tile.tile<32x48xf16>) -> !tile.tile<32x48xf16>
        %c223 = arith.constant 2 : index
        %o224 = arith.remui %i220, %c223 : index
        %c225 = arith.constant 1 : index
        %o226 = arith.remui %o156, %c225 : index
        tile.store %t221, %x222[%o224, %o226] : !tile.tile<32x48xf16>, !ptensor.tensor<33x48xf16>
        %k229 = arith.mulf %p227, %p228 : f16
        %t230 = "tile.maximums"(%r122#3, %k229) : (!tile.tile<32x48xf16>, f16) -> !tile.tile<32x48xf16>
      }
      %g232 = "tile.get_block_idx"() : () -> index
      %c233 = arith.constant 3 : index
      %o234 = arith.remui %g232, %c233 : index
      %t235 = tile.load %x231[0, %o234] : !ptensor.tensor<7x50xf16, strides = [54, 1]> -> !tile.tile<1x48xf16>
      scf.yield %t235, %t235 : !tile.tile<1x48xf16>, !tile.tile<1x48xf16>
    }
    %t236 = "tile.divs"(%r122#1, %p188) : (!tile.tile<32x48xf16>, f16) -> !tile.tile<32x48xf16>
    tile.store %t117, %x237[0, 3] : !tile.tile<32x48xf16>, !ptensor.tensor<32x52xf16>
    %c239 = arith.constant 3 : index
    %o240 = arith.remui %g7, %c239 : index
    %c241 = arith.constant 1 : index
    %o242 = arith.remui %p154, %c241 : index
    tile.store %t236, %x238[%o240, %o242] : !tile.tile<32x48xf16>, !ptensor.tensor<36x51xf16, valid = [34, 48]>
    tile.store %r161#1, %x243[0, 0] : !tile.tile<1x48xf16>, !ptensor.tensor<5x48xf16>
    tile.store %r161#0, %x222[6, 0] : !tile.tile<1x48xf16>, !ptensor.tensor<33x48xf16>
    return
  }
}
