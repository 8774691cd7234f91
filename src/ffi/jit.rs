//! MLIR's LLVM dialect to machine code for this host, through the same libLLVM.
use super::*;
use inkwell::attributes::AttributeLoc;
use inkwell::builder::BuilderError;
use inkwell::execution_engine::ExecutionEngine;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::support::{load_visible_symbols, search_for_address_of_symbol};
use inkwell::targets::{
    CodeModel, FileType, InitializationConfig, RelocMode, Target, TargetMachine, TargetMachineOptions,
};
use inkwell::values::{BasicMetadataValueEnum, BasicValue, FunctionValue};
use inkwell::{AddressSpace, OptimizationLevel};

/// What LLVM said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LlvmError(String);
impl LlvmError {
    fn new(text: impl std::fmt::Display) -> Self {
        Self(text.to_string())
    }
}
impl From<BuilderError> for LlvmError {
    fn from(error: BuilderError) -> Self {
        Self::new(error)
    }
}

/// How much work goes into machine code that is called at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As much as LLVM can: code that is called often.
    Full,
    /// Little: code that is called once.
    Little,
}

/// How a module leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MachineFile {
    /// For people.
    Assembly,
    /// For the linker.
    Object,
}

/// The owner of LLVM modules.
pub struct Llvm(inkwell::context::Context);

/// A module in LLVM IR, for no machine yet.
pub struct LlvmModule<'l> {
    context: &'l inkwell::context::Context,
    module: Module<'l>,
    knows_bf16: bool,
}

/// A module in LLVM IR, for this host.
pub struct NativeModule<'l> {
    context: &'l inkwell::context::Context,
    module: Module<'l>,
    machine: TargetMachine,
}

/// A kernel in memory that can be called.
pub struct NativeKernel<'l> {
    // Owns the code that `call` points into.
    _engine: ExecutionEngine<'l>,
    call: unsafe extern "C" fn(*const *const c_void),
    parameters: Vec<Parameter>,
}

/// How a kernel takes an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The address of an array.
    Array,
    /// A value of this many bytes.
    Scalar(usize),
}

/// Types whose every bit pattern is a value: what arrays for kernels are made of.
///
/// # Safety
/// The type is one number without padding.
pub unsafe trait Plain: Copy {}
macro_rules! plain { ($($ty:ty),*) => { $(unsafe impl Plain for $ty {})* } }
plain!(i8, u8, i16, u16, i32, u32, i64, u64, crate::ir::F8E4M3FN, crate::ir::F8E5M2, half::f16, half::bf16, f32, f64);

/// Memory lent to a kernel: an array, or a scalar's one element.
pub struct Argument<'a> {
    data: *mut c_void,
    bytes: usize,
    lent: PhantomData<&'a mut ()>,
}
impl<'a> Argument<'a> {
    /// Lends an array.
    pub fn of<T: Plain>(items: &'a mut [T]) -> Self {
        Self { data: items.as_mut_ptr().cast(), bytes: std::mem::size_of_val(items), lent: PhantomData }
    }
}

/// LLVM's number for how C calls.
const C_CONVENTION: u32 = 0;

/// A prefix of the function that takes a kernel's arguments as an array of addresses.
const PACKED: &str = "__pypto_packed_";

/// What processors without bf16 instructions call to round to bf16. The system's libraries may lack it, so
/// modules that know bf16 bring it along; weak, so that any number of objects link together. The f64 one
/// first rounds to odd, which makes the second rounding exact.
const BF16_HELPERS: &str = r"
define weak_odr bfloat @__truncsfbf2(float %value) nounwind {
  %bits = bitcast float %value to i32
  %kept = lshr i32 %bits, 16
  %odd = and i32 %kept, 1
  %bias = add i32 %odd, 32767
  %biased = add i32 %bits, %bias
  %rounded = lshr i32 %biased, 16
  %quiet = or i32 %kept, 64
  %nan = fcmp uno float %value, %value
  %chosen = select i1 %nan, i32 %quiet, i32 %rounded
  %half = trunc i32 %chosen to i16
  %result = bitcast i16 %half to bfloat
  ret bfloat %result
}
define weak_odr bfloat @__truncdfbf2(double %value) nounwind {
  %near = fptrunc double %value to float
  %back = fpext float %near to double
  %size = call double @llvm.fabs.f64(double %value)
  %back_size = call double @llvm.fabs.f64(double %back)
  %above = fcmp ogt double %back_size, %size
  %inexact = fcmp une double %back, %value
  %bits = bitcast float %near to i32
  %less = sub i32 %bits, 1
  %below = select i1 %above, i32 %less, i32 %bits
  %sticky = or i32 %below, 1
  %chosen = select i1 %inexact, i32 %sticky, i32 %bits
  %odd = bitcast i32 %chosen to float
  %result = call bfloat @__truncsfbf2(float %odd)
  ret bfloat %result
}
declare double @llvm.fabs.f64(double)
";

impl Llvm {
    /// A new owner.
    pub fn new() -> Self {
        Self(inkwell::context::Context::create())
    }

    /// A module of MLIR's LLVM dialect as LLVM IR; MLIR reports what has no translation.
    pub fn translate(&self, module: Op) -> Option<LlvmModule<'_>> {
        // SAFETY: both handles are live; the module that comes back is ours.
        let translated = unsafe {
            let raw = mlirTranslateModuleToLLVMIR(module.raw(), self.0.raw().cast());
            (!raw.is_null()).then(|| Module::new(raw.cast()))?
        };
        // Passing one is enough for the code generator to convert it.
        let knows_bf16 = module.walk().any(|op| op.definitions().any(|value| value.ty().is_bf16()));
        Some(LlvmModule { context: &self.0, module: translated, knows_bf16 })
    }
}
impl Default for Llvm {
    fn default() -> Self {
        Self::new()
    }
}

fn host_machine() -> Result<TargetMachine, LlvmError> {
    Target::initialize_native(&InitializationConfig::default()).map_err(LlvmError::new)?;
    let triple = TargetMachine::get_default_triple();
    let options = TargetMachineOptions::new()
        .set_cpu(&TargetMachine::get_host_cpu_name().to_string())
        .set_features(&TargetMachine::get_host_cpu_features().to_string())
        .set_level(OptimizationLevel::Aggressive)
        .set_reloc_mode(RelocMode::PIC)
        .set_code_model(CodeModel::Default);
    Target::from_triple(&triple)
        .map_err(LlvmError::new)?
        .create_target_machine_from_options(&triple, options)
        .ok_or_else(|| LlvmError::new("LLVM has no code generator for this host"))
}

impl<'l> LlvmModule<'l> {
    /// Settles the module on this host.
    ///
    /// # Errors
    /// When LLVM has no code generator for it.
    pub fn for_host(self) -> Result<NativeModule<'l>, LlvmError> {
        let machine = host_machine()?;
        self.module.set_triple(&machine.get_triple());
        self.module.set_data_layout(&machine.get_target_data().get_data_layout());
        let native = NativeModule { context: self.context, module: self.module, machine };
        if self.knows_bf16 {
            native.link_bf16_helpers()?;
        }
        native.mark_host();
        Ok(native)
    }
}

impl<'l> NativeModule<'l> {
    fn link_bf16_helpers(&self) -> Result<(), LlvmError> {
        let text = MemoryBuffer::create_from_memory_range_copy(BF16_HELPERS.as_bytes(), "bf16");
        let helpers = self.context.create_module_from_ir(text).map_err(LlvmError::new)?;
        helpers.set_triple(&self.machine.get_triple());
        helpers.set_data_layout(&self.machine.get_target_data().get_data_layout());
        self.module.link_in_module(helpers).map_err(LlvmError::new)
    }

    /// Names the host's processor on every function: a JIT engine asks nothing else which instructions it may
    /// use.
    fn mark_host(&self) {
        let features = self.machine.get_feature_string().to_string_lossy().into_owned();
        let cpu = self.context.create_string_attribute("target-cpu", &self.machine.get_cpu().to_string());
        let features = self.context.create_string_attribute("target-features", &features);
        for function in self.functions().filter(|f| f.count_basic_blocks() > 0) {
            function.add_attribute(AttributeLoc::Function, cpu);
            function.add_attribute(AttributeLoc::Function, features);
        }
    }

    fn functions(&self) -> impl Iterator<Item = FunctionValue<'l>> + '_ {
        self.module.get_functions()
    }

    /// Runs LLVM's full optimization for the host.
    ///
    /// # Errors
    /// When the module is not sound.
    pub fn optimize(&self) -> Result<(), LlvmError> {
        self.module.verify().map_err(LlvmError::new)?;
        let options = PassBuilderOptions::create();
        options.set_loop_vectorization(true);
        options.set_loop_slp_vectorization(true);
        options.set_loop_interleaving(true);
        options.set_loop_unrolling(true);
        self.module.run_passes("default<O3>", &self.machine, options).map_err(LlvmError::new)
    }

    /// Runs as much of LLVM's optimization as is worth it.
    fn prepare(&self, effort: Effort) -> Result<OptimizationLevel, LlvmError> {
        if effort == Effort::Full {
            self.optimize()?;
            return Ok(OptimizationLevel::Aggressive);
        }
        self.module.verify().map_err(LlvmError::new)?;
        let passes = self.module.run_passes("sroa,early-cse", &self.machine, PassBuilderOptions::create());
        passes.map_err(LlvmError::new)?;
        Ok(OptimizationLevel::None)
    }

    /// The module as text.
    pub fn text(&self) -> String {
        self.module.print_to_string().to_string()
    }

    /// The module as a file's bytes.
    ///
    /// # Errors
    /// When the code generator fails.
    pub fn machine_code(&self, file: MachineFile) -> Result<Vec<u8>, LlvmError> {
        let kind = match file {
            MachineFile::Assembly => FileType::Assembly,
            MachineFile::Object => FileType::Object,
        };
        let buffer = self.machine.write_to_memory_buffer(&self.module, kind).map_err(LlvmError::new)?;
        // Assembly comes with C's NUL behind it.
        let bytes = buffer.as_slice();
        Ok(bytes.strip_suffix(&[0]).filter(|_| file == MachineFile::Assembly).unwrap_or(bytes).to_vec())
    }

    /// Optimizes and loads the module, ready to call one function of it.
    ///
    /// # Errors
    /// As [`Self::load_all`].
    pub fn load(self, name: &str) -> Result<NativeKernel<'l>, LlvmError> {
        let mut loaded = self.load_all(&[name], Effort::Full)?;
        loaded.pop().ok_or_else(|| LlvmError::new("internal error: a function was loaded and is not there"))
    }

    /// As [`NativeModule::load`], for several functions, in order.
    ///
    /// # Errors
    /// When one of them cannot be loaded.
    pub fn load_all(self, names: &[&str], effort: Effort) -> Result<Vec<NativeKernel<'l>>, LlvmError> {
        let mut kernels = vec![];
        for name in names {
            let kernel = self.kernel(name)?;
            let packed = format!("{PACKED}{name}");
            self.pack(kernel, &packed)?;
            kernels.push((packed, self.parameters(kernel)));
        }
        self.mark_host();
        let level = self.prepare(effort)?;
        self.require_definitions()?;
        let engine = self.module.create_jit_execution_engine(level).map_err(LlvmError::new)?;
        let load = |(packed, parameters): (String, Vec<Parameter>)| {
            let address = engine.get_function_address(&packed).map_err(LlvmError::new)?;
            // SAFETY: `pack` gave the function at this address exactly this type.
            let call = unsafe { std::mem::transmute::<usize, unsafe extern "C" fn(*const *const c_void)>(address) };
            Ok(NativeKernel { _engine: engine.clone(), call, parameters })
        };
        kernels.into_iter().map(load).collect()
    }

    /// A function that is defined and gives nothing.
    fn kernel(&self, name: &str) -> Result<FunctionValue<'l>, LlvmError> {
        let kernel = self
            .module
            .get_function(name)
            .filter(|function| function.count_basic_blocks() > 0)
            .ok_or_else(|| LlvmError::new(format!("no function '{name}' is defined")))?;
        if kernel.get_call_conventions() != C_CONVENTION {
            let found = kernel.get_call_conventions();
            let text = format!("expected '{name}' to have C's calling convention, but got LLVM's number {found}");
            return Err(LlvmError::new(text));
        }
        match kernel.get_type().get_return_type() {
            None => Ok(kernel),
            Some(_) => Err(LlvmError::new(format!("expected the results of '{name}' to be none, but got a value"))),
        }
    }

    fn parameters(&self, kernel: FunctionValue<'l>) -> Vec<Parameter> {
        let layout = self.machine.get_target_data();
        kernel
            .get_param_iter()
            .map(|value| match value.is_pointer_value() {
                true => Parameter::Array,
                false => Parameter::Scalar(layout.get_store_size(&value.get_type()) as usize),
            })
            .collect()
    }

    /// Builds `void packed(ptr arguments)`, which takes each argument from an array of addresses: an array's
    /// own, or a scalar's.
    fn pack(&self, kernel: FunctionValue<'l>, name: &str) -> Result<(), LlvmError> {
        let pointer = self.context.ptr_type(AddressSpace::default());
        let ty = self.context.void_type().fn_type(&[pointer.into()], false);
        let function = self.module.add_function(name, ty, None);
        let builder = self.context.create_builder();
        builder.position_at_end(self.context.append_basic_block(function, ""));
        let Some(addresses) = function.get_first_param() else {
            return Err(LlvmError::new("internal error: a function was built without its parameter"));
        };
        let mut arguments: Vec<BasicMetadataValueEnum> = vec![];
        for (i, parameter) in kernel.get_param_iter().enumerate() {
            let position = self.context.i64_type().const_int(i as u64, false);
            // SAFETY: the index is within the array that `call` passes.
            let slot = unsafe { builder.build_gep(pointer, addresses.into_pointer_value(), &[position], "")? };
            let address = builder.build_load(pointer, slot, "")?;
            if parameter.is_pointer_value() {
                arguments.push(address.into());
                continue;
            }
            let value = builder.build_load(parameter.get_type(), address.into_pointer_value(), "")?;
            if let Some(load) = value.as_instruction_value() {
                load.set_alignment(1).map_err(LlvmError::new)?;
            }
            arguments.push(value.into());
        }
        builder.build_call(kernel, &arguments, "")?;
        builder.build_return(None)?;
        Ok(())
    }

    /// Refuses what the loader would end the process for.
    fn require_definitions(&self) -> Result<(), LlvmError> {
        load_visible_symbols();
        let missing = self.functions().find(|function| {
            let name = function.get_name().to_string_lossy();
            function.count_basic_blocks() == 0
                && !name.starts_with("llvm.")
                && search_for_address_of_symbol(&name).is_none()
        });
        match missing {
            Some(function) => Err(LlvmError::new(format!(
                "expected function '{}' to be defined, but got only a declaration",
                function.get_name().to_string_lossy()
            ))),
            None => Ok(()),
        }
    }
}

impl NativeKernel<'_> {
    /// How the kernel takes its arguments.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// Calls the kernel. Arrays must have the sizes that the kernel's types say, which the machine code no
    /// longer knows, and windows with run-time offsets must lie inside them: that is the kernel's promise.
    ///
    /// # Errors
    /// When the number of arguments or the size of a scalar is wrong.
    pub fn call(&self, arguments: &mut [Argument]) -> Result<(), LlvmError> {
        let (found, wanted) = (arguments.len(), self.parameters.len());
        if found != wanted {
            return Err(LlvmError::new(format!("expected {wanted} arguments, but got {found}")));
        }
        for (i, (argument, parameter)) in arguments.iter().zip(&self.parameters).enumerate() {
            if let Parameter::Scalar(wanted) = *parameter
                && wanted != argument.bytes
            {
                let found = argument.bytes;
                return Err(LlvmError::new(format!("expected argument {i} to have {wanted} bytes, but got {found}")));
            }
        }
        let addresses: Vec<*const c_void> = arguments.iter().map(|argument| argument.data.cast_const()).collect();
        // SAFETY: every address is lent for the call, and the function reads as many as there are.
        unsafe { (self.call)(addresses.as_ptr()) };
        Ok(())
    }
}
