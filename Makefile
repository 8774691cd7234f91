# pypto: the commands one needs, all of them through cargo.
# `make` alone lists them.

CARGO  ?= cargo
PYTHON ?= python3
TIME   ?= 600
export CARGO

# rustup's directory is not on PATH in every kind of shell.
export PATH := $(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin

# An LLVM of one's own: let the crates that read other variables follow it, and
# let the programs find its shared libraries.
ifneq ($(MLIR_SYS_220_PREFIX),)
export LLVM_SYS_221_PREFIX ?= $(MLIR_SYS_220_PREFIX)
export TABLEGEN_220_PREFIX ?= $(MLIR_SYS_220_PREFIX)
export LD_LIBRARY_PATH := $(if $(LD_LIBRARY_PATH),$(LD_LIBRARY_PATH):)$(MLIR_SYS_220_PREFIX)/lib
endif

# How many jobs run is cargo's business, not make's.
unexport MAKEFLAGS MFLAGS

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup build demo test bench fuzz clean

help:
	@echo 'Targets:'
	@echo '  make setup   install what the build needs, or say what is missing'
	@echo '  make build   set up, then build the library and the tools in release mode'
	@echo '  make demo    build, then run the demo'
	@echo '  make test    build, then run all tests: cargo, lit, and lit with round trips'
	@echo '  make bench   build, then run the benchmarks'
	@echo '  make fuzz    build, then feed spoilt input for TIME seconds (default: 600)'
	@echo '  make clean   remove everything that was built'
	@echo ''
	@echo 'Variables: CARGO, PYTHON, TIME, and MLIR_SYS_220_PREFIX for an LLVM 22 of your own.'

setup:
	@bash cmake/bootstrap.sh

build: setup
	$(CARGO) build --release --lib --bins --examples # with the examples' features, or each later step would build again

demo: build
	$(CARGO) run --release --quiet --example demo

test: build
	@$(PYTHON) lit-tests/run-all.py

bench: build
	$(CARGO) bench

fuzz: build
	@$(PYTHON) fuzz/run.py --time $(TIME)

clean:
	$(CARGO) clean
