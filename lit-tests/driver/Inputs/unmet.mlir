// expected-error @+1 {{no such error}}
func.func private @fine(!tile.tile<16x64xf32, vec>)
