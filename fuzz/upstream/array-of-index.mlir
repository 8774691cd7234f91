

func.func @result_type() {
  %b = "buffer.alloc"() <{operandSegmentSizes = array<index: 2, 16>}> : () -> index
  return
}

