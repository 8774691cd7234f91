//! Running one case.
use super::step::{Engine, Layer};
use super::value;
use crate::diagnostic::{Outcome, Reported, error_at};
use crate::emit::{Source, place};
use crate::ir::{Attr, Op, OpKind, Value, View, pypto_check};
use crate::run::{Array, Comparison, Direction, Kernel, KernelError, Tolerance};
use std::collections::HashMap;
use std::rc::Rc;

/// A test of kernels.
#[derive(Clone, Copy, Debug)]
pub struct Case<'c>(pypto_check::CaseOp<'c>);

impl<'c> Case<'c> {
    /// The cases of a module, in order.
    pub fn all(source: &'c Source) -> Vec<Self> {
        let body = source.op().region(0).first_block();
        body.into_iter().flat_map(|block| block.ops()).filter_map(|op| op.cast().map(Self)).collect()
    }

    /// Its name.
    pub fn name(self) -> &'c str {
        self.0.sym_name().and_then(Attr::as_str).unwrap_or_default()
    }

    /// Whether it is run at a layer.
    pub fn runs_at(self, layer: Layer) -> bool {
        let without = self.0.without().and_then(Attr::elements).unwrap_or_default();
        !without.iter().any(|name| name.as_str() == Some(layer.as_str()))
    }

    /// The ops of its body.
    pub fn ops(self) -> impl Iterator<Item = Op<'c>> {
        self.0.body().blocks().flat_map(|block| block.ops())
    }

    /// Names of the kernels that it launches.
    pub fn kernels(self) -> impl Iterator<Item = &'c str> {
        self.ops().filter_map(|op| op.cast()).filter_map(kernel_name)
    }

    /// Runs it.
    ///
    /// # Errors
    /// When something else came than it expects, or a kernel fails: one located error or note per line.
    pub fn run(self, source: &'c Source, engine: &Engine) -> Result<(), String> {
        let mut running = Running { source, engine, values: HashMap::new() };
        let mut errors: Vec<String> = vec![];
        for op in self.ops() {
            match running.step(op) {
                Ok(()) => {}
                Err(error) if is_expectation(op) => errors.push(error),
                Err(error) => {
                    errors.push(error); // what follows has nothing to work on
                    break;
                }
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
    }
}

fn kernel_name(launch: pypto_check::LaunchOp<'_>) -> Option<&str> {
    launch.kernel().and_then(Attr::as_symbol)
}

fn is_expectation(op: Op) -> bool {
    matches!(op.kind(), OpKind::PyptoCheckExpectEq | OpKind::PyptoCheckExpectClose)
}

/// A case at work.
struct Running<'c, 'a> {
    source: &'c Source<'c>,
    engine: &'a Engine<'a, 'a>,
    values: HashMap<Value<'c>, Rc<Array>>,
}

impl<'c> Running<'c, '_> {
    fn step(&mut self, op: Op<'c>) -> Result<(), String> {
        let source = self.source;
        let listen =
            |work: &dyn Fn() -> Outcome<Vec<Array>>| source.listen(|| work().ok()).map_err(|error| error.to_string());
        let results = match op.kind() {
            OpKind::PyptoCheckConstant => listen(&|| Ok(vec![value::constant(View::wrap(op))?]))?,
            OpKind::PyptoCheckRamp => listen(&|| Ok(vec![value::ramp(View::wrap(op))?]))?,
            OpKind::PyptoCheckLaunch => self.launch(View::wrap(op))?,
            OpKind::PyptoCheckExpectEq => listen(&|| self.expect_eq(op))?,
            OpKind::PyptoCheckExpectClose => listen(&|| self.expect_close(View::wrap(op)))?,
            _ => vec![], // the verifier lets no other op in
        };
        self.values.extend(op.results().zip(results.into_iter().map(Rc::new)));
        Ok(())
    }

    fn value(&self, op: Op<'c>, name: Value<'c>) -> Outcome<&Array> {
        self.values.get(&name).map(Rc::as_ref).ok_or_else(|| error_at(op, "internal error: an operand has no value"))
    }

    /// Runs a kernel; the arrays that it writes.
    fn launch(&self, op: pypto_check::LaunchOp<'c>) -> Result<Vec<Array>, String> {
        let writes = op.writes().map(Attr::i64_elements).unwrap_or_default();
        let blocks = op.blocks().and_then(Attr::as_int).unwrap_or(1);
        let prepared = self.source.listen(|| self.prepare(op, &writes).ok());
        let (kernel, mut arrays) = prepared.map_err(|error| error.to_string())?;
        self.engine.launch(&kernel, &mut arrays, blocks).map_err(|error| {
            let text = match error {
                KernelError::Outside { .. } | KernelError::Extent { .. } | KernelError::Source(_) => error.to_string(),
                error => format!("error: {error}"),
            };
            format!("{text}\n{}: note: launched here", place(op.op().location()))
        })?;
        let mut arrays: Vec<Option<Array>> = arrays.into_iter().map(Some).collect();
        Ok(writes.iter().filter_map(|&position| arrays.get_mut(position as usize)?.take()).collect())
    }

    /// The kernel of a launch, and its arguments.
    fn prepare(&self, op: pypto_check::LaunchOp<'c>, writes: &[i64]) -> Outcome<(Kernel, Vec<Array>)> {
        let (mut given, mut arrays) = (vec![], vec![]);
        for (position, input) in op.inputs().iter().enumerate() {
            let direction = if writes.contains(&(position as i64)) { Direction::InOut } else { Direction::In };
            given.push(value::parameter(op.op(), input.ty(), direction)?);
            arrays.push(self.value(op.op(), input)?.clone());
        }
        let name = kernel_name(op).ok_or(Reported)?;
        let kernel = Kernel::for_arguments(self.source, name, given);
        Ok((kernel.map_err(|error| error_at(op.op(), error.to_string()))?, arrays))
    }

    fn expect_eq(&self, op: Op<'c>) -> Outcome<Vec<Array>> {
        let (found, wanted) = (self.value(op, op.operand(0))?, self.value(op, op.operand(1))?);
        judge(op, &Comparison::exact(found, wanted), found)
    }

    fn expect_close(&self, op: pypto_check::ExpectCloseOp<'c>) -> Outcome<Vec<Array>> {
        let tolerance = |attribute: Option<Attr>| attribute.and_then(Attr::as_float).unwrap_or(0.0);
        let tolerance = Tolerance { absolute: tolerance(op.atol()), relative: tolerance(op.rtol()) };
        let (found, wanted) = (self.value(op.op(), op.found())?, self.value(op.op(), op.wanted())?);
        judge(op.op(), &Comparison::new(found, wanted, tolerance), found)
    }
}

/// Nothing, or an error with the first element that is wrong.
fn judge(op: Op, comparison: &Comparison, found: &Array) -> Outcome<Vec<Array>> {
    let Some(first) = &comparison.first else { return Ok(vec![]) };
    let text = format!(
        "expected element {:?} to be {}, but got {}; {} of {} elements differ",
        first.position,
        first.wanted,
        first.found,
        comparison.wrong,
        found.len()
    );
    Err(error_at(op, text))
}
