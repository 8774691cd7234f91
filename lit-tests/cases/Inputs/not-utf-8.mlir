// Bytes that are no text.
func.func private @f(!tile.tile<16x16xÿþ, vec>)
