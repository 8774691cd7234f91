//! Functions that a kernel calls: helpers on tiles, which lowering wants inlined, and helpers on scalars.
use super::kernel::{Kernel, Tile};
use super::ops::Choice;
use super::types::{Element, TileType};
use crate::ir::table::Family;

/// What a helper gives.
#[derive(Clone, Copy, Debug)]
enum Made {
    /// A tile, in which engines differ by so much at most.
    Tile(TileType, u32),
    Scalar,
}

/// A function beside the kernel: it takes tiles first, then scalars.
#[derive(Clone, Debug)]
pub struct Helper {
    name: String,
    tiles: Vec<TileType>,
    scalars: usize,
    /// Of its scalars.
    element: Element,
    made: Made,
}

impl Kernel<'_> {
    /// Calls a helper, a new one or one that was called before.
    pub fn call(&mut self) {
        let known = self.helpers.clone();
        let helper = match self.random.weighted(&[40, 40, 20]) {
            0 if !known.is_empty() => Some(self.random.pick(&known).clone()),
            2 => self.helper_on_scalars(),
            _ => self.helper_on_tiles(),
        };
        if let Some(helper) = helper {
            self.call_helper(&helper);
        }
    }

    fn call_helper(&mut self, helper: &Helper) {
        let tiles: Vec<Tile> = helper.tiles.iter().map(|ty| self.tile(*ty, 0)).collect();
        let mut names: Vec<String> = tiles.iter().map(|tile| tile.name.clone()).collect();
        let mut types: Vec<String> = tiles.iter().map(|tile| tile.ty.to_string()).collect();
        for _ in 0..helper.scalars {
            names.push(self.scalar(helper.element));
            types.push(helper.element.to_string());
        }
        let result = self.fresh("h");
        let (names, types) = (names.join(", "), types.join(", "));
        let made = match helper.made {
            Made::Tile(ty, _) => ty.to_string(),
            Made::Scalar => helper.element.to_string(),
        };
        self.line(format!("{result} = func.call @{}({names}) : ({types}) -> {made}", helper.name));
        match helper.made {
            Made::Tile(ty, units) => drop(self.add_tile(result, ty, units)),
            Made::Scalar => self.add_scalar(result, helper.element),
        }
    }

    /// Some ops on tiles of one type.
    fn helper_on_tiles(&mut self) -> Option<Helper> {
        let world = *self.random.pick(&self.worlds);
        let ty = world.matrix;
        let works = |choice: &Choice| match choice.family {
            Family::Binary | Family::Unary => true,
            Family::Scalar => ty.element.has_scalars(),
            _ => false,
        };
        let choices: Vec<Choice> = Choice::all(self.chips)
            .into_iter()
            .filter(|choice| choice.element == ty.element.kind && works(choice))
            .collect();
        if choices.is_empty() {
            return None;
        }
        let mut inner = self.inner();
        inner.worlds = vec![world];
        let tiles = vec![ty; 1 + inner.random.below(2)];
        for ty in &tiles {
            let name = inner.fresh("a");
            inner.arguments.push(format!("{name}: {ty}"));
            inner.add_tile(name, *ty, 0);
        }
        for _ in 0..1 + inner.random.below(3) {
            let choice = *inner.random.pick(&choices);
            inner.choice(choice, 0);
        }
        let last = inner.tiles.last()?.clone();
        let text = inner.finish_helper(&last.name, &ty.to_string());
        let (name, scalars) = (inner.name.clone(), inner.scalar_arguments.len());
        Some(
            self.add_helper(
                text,
                Helper { name, tiles, scalars, element: ty.element, made: Made::Tile(ty, last.units) },
            ),
        )
    }

    fn helper_on_scalars(&mut self) -> Option<Helper> {
        let element = self.random.pick(&self.worlds).matrix.element;
        if !element.has_scalars() {
            return None;
        }
        let mut inner = self.inner();
        let last = (0..2 + inner.random.below(2)).map(|_| inner.scalar(element)).last()?;
        let text = inner.finish_helper(&last, &element.to_string());
        let (name, scalars) = (inner.name.clone(), inner.scalar_arguments.len());
        Some(self.add_helper(text, Helper { name, tiles: vec![], scalars, element, made: Made::Scalar }))
    }

    /// A function to be filled, which makes the same choices.
    fn inner(&mut self) -> Kernel<'_> {
        let name = format!("{}_h{}", self.name, self.helpers.len());
        let mut inner = Kernel::new(&mut *self.random, &name, self.chips, self.is_placed);
        inner.is_helper = true;
        inner
    }

    fn finish_helper(&self, result: &str, ty: &str) -> String {
        let arguments = self.arguments.join(", ");
        let (name, body) = (&self.name, &self.body);
        format!("  func.func private @{name}({arguments}) -> {ty} {{\n{body}    return {result} : {ty}\n  }}\n")
    }

    fn add_helper(&mut self, text: String, helper: Helper) -> Helper {
        self.helpers.push(helper.clone());
        self.beside += &text;
        helper
    }
}
