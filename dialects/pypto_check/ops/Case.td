#ifndef PYPTO_CHECK_OPS_CASE
#define PYPTO_CHECK_OPS_CASE

include "dialects/pypto_check/Dialect.td"

def Check_CaseOp : Check_Op<"case", [Symbol, IsolatedFromAbove, SingleBlock, NoTerminator, NoRegionArguments,
    HasParent<"::mlir::ModuleOp">]> {
  let summary = "a test of kernels: inputs, launches, and what these must give";
  let description = [{
    The body holds ops of this dialect only, at least one of them an expectation that compares what a launch gave with
    something else. Its name is no function's.
    `without` lists layers at which the case is not run: `tile`, `buffer`, `pto`, `native`; for kernels that
    a layer does not take.

    ```mlir
    pypto_check.case @negates {
      %x = pypto_check.ramp 0, 1 : tensor<2x8xf32>
      %y = pypto_check.constant dense<-1.0> : tensor<2x8xf32>
      %r = pypto_check.launch @negate(%x, %y) writes [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
      %w = pypto_check.ramp 0, -1 : tensor<2x8xf32>
      pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : tensor<2x8xf32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrArrayAttr>:$without);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name (`without` $without^)? attr-dict-with-keyword $body";
}

def Check_ConstantOp : Check_InnerOp<"constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "a value, number by number";
  let description = [{
    ```mlir
    %x = pypto_check.constant dense<[[1.0, -2.5], [0x7FC00000, 0.0]]> : tensor<2x2xf32>
    %s = pypto_check.constant 2.5 : f32
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Check_Value:$result);
  let assemblyFormat = "$value attr-dict";
}

def Check_RampOp : Check_InnerOp<"ramp", [Pure]> {
  let summary = "a tensor of evenly spaced numbers";
  let description = [{
    Element i, counted row by row from 0, is exactly start + i * step: where the element type does not have that
    number, nothing is rounded and nothing wraps, but the case fails. Tensors of integers take integers.

    ```mlir
    %x = pypto_check.ramp 0.5, 0.25 : tensor<16x32xf32>
    ```
  }];
  let arguments = (ins AnyAttrOf<[I64Attr, F64Attr]>:$start, AnyAttrOf<[I64Attr, F64Attr]>:$step);
  let results = (outs Check_Tensor:$result);
  let assemblyFormat = "custom<Number>($start) `,` custom<Number>($step) attr-dict `:` type($result)";
}

def Check_LaunchOp : Check_InnerOp<"launch"> {
  let summary = "run a kernel";
  let description = [{
    Operands are the kernel's arguments, in their order; for a function of the assembler's dialect, all tensors may
    also come before all scalars. `writes` lists the arguments that are `out` or `inout`, and the results are these
    tensors after the run. An `out` tensor holds its operand before the run, so that one sees what the kernel left
    alone. `blocks` says how many blocks run, one after the other, 65535 at most; without it one does.

    ```mlir
    %r = pypto_check.launch @scale(%x, %s, %y) writes [2] blocks 4 : (tensor<4x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<Check_Value>:$inputs, DenseI64ArrayAttr:$writes,
    DefaultValuedAttr<I64Attr, "1">:$blocks);
  let results = (outs Variadic<Check_Tensor>:$outputs);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `writes` $writes (`blocks` $blocks^)? attr-dict `:` functional-type($inputs, $outputs)
  }];
}

def Check_ExpectEqOp : Check_InnerOp<"expect_eq", [SameTypeOperands]> {
  let summary = "two tensors are the same, bit by bit";
  let description = [{
    A zero of the other sign is not the same; any NaN is the same as any other.

    ```mlir
    pypto_check.expect_eq %r, %w : tensor<2x8xf32>
    ```
  }];
  let arguments = (ins Check_Tensor:$found, Check_Tensor:$wanted);
  let assemblyFormat = "$found `,` $wanted attr-dict `:` type($found)";
}

def Check_ExpectCloseOp : Check_InnerOp<"expect_close", [SameTypeOperands]> {
  let summary = "two tensors of floats are close";
  let description = [{
    An element may be off by atol + rtol * |wanted|. Infinities and NaNs are close to themselves only.

    ```mlir
    pypto_check.expect_close %r, %w rtol 1.0e-6 atol 1.0e-7 : tensor<2x8xf32>
    ```
  }];
  let arguments = (ins Check_Tensor:$found, Check_Tensor:$wanted, F64Attr:$rtol, F64Attr:$atol);
  let assemblyFormat = "$found `,` $wanted `rtol` $rtol `atol` $atol attr-dict `:` type($found)";
}

#endif // PYPTO_CHECK_OPS_CASE
