//! Random programs mean the same at every layer, under every planner, after upstream's passes, and natively.
use pypto::generate::check::{Verdict, check};
use pypto::generate::coverage::Coverage;
use pypto::generate::{Mode, Program};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Programs of a run. What must occur does so by turns, not by luck, once there are as many as rows.
const COUNT: u64 = 320;
/// Programs that are compiled together.
const CHUNK: u64 = 20;

/// Tests the first programs of a mode on all cores.
fn run(mode: Mode, count: u64) -> (Vec<(u64, Verdict)>, Coverage) {
    let (next, found) = (AtomicU64::new(0), Mutex::new((vec![], Coverage::new())));
    let work = || loop {
        let first = next.fetch_add(CHUNK, Ordering::Relaxed);
        if first >= count {
            break;
        }
        let programs: Vec<Program> =
            (first..count.min(first + CHUNK)).map(|seed| Program::random(seed, mode)).collect();
        let mut coverage = Coverage::default();
        let verdicts = check(&programs, &mut coverage, None);
        let mut found = found.lock().expect("no thread has failed");
        found.0.extend((first..).zip(verdicts));
        found.1.merge(&coverage);
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    found.into_inner().expect("no thread has failed")
}

#[test]
fn legal_programs_agree_at_every_layer() {
    let (verdicts, coverage) = run(Mode::Legal, COUNT);
    assert_eq!(verdicts.len() as u64, COUNT);
    let bad: Vec<_> =
        verdicts.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Wrong(_) | Verdict::Meaningless(_))).collect();
    assert!(bad.is_empty(), "pypto-generate --seed N --check shows each: {bad:#?}");
    let refused: Vec<_> = verdicts.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Refused(_))).collect();
    assert!(refused.len() as u64 * 100 <= COUNT * 30, "{} of {COUNT} are refused: {refused:#?}", refused.len());
    assert_eq!(
        coverage.missing(),
        Vec::<String>::new(),
        "what must occur did not; src/generate/ops.rs makes ops, coverage.rs says what must occur"
    );
}

#[test]
fn nearly_legal_programs_are_refused_or_right() {
    let (verdicts, _) = run(Mode::NearlyLegal, COUNT);
    let bad: Vec<_> = verdicts.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Wrong(_))).collect();
    assert!(bad.is_empty(), "pypto-generate --mode nearly-legal --seed N --check shows each: {bad:#?}");
    let refused = verdicts.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Refused(_))).count() as u64;
    // Neither all of one kind nor all of the other: else the changes are too rough, or too gentle.
    assert!((COUNT / 5..COUNT * 19 / 20).contains(&refused), "{refused} of {COUNT} are refused");
}

#[test]
fn a_seed_is_one_program() {
    for mode in [Mode::Legal, Mode::NearlyLegal] {
        for seed in 0..40 {
            assert_eq!(Program::random(seed, mode), Program::random(seed, mode));
        }
    }
    assert_ne!(Program::random(0, Mode::Legal).text, Program::random(4, Mode::Legal).text);
}
