interface Known<Result> {
  found?: { result: Result };
  below?: WeakMap<object, Known<Result>>;
}

/**
 * Remembers the result for each object, or each combination of objects, as long as they are in use. A page that has not
 * changed keeps its object (`per-file.ts`), so what was found in it need not be looked for again after each key in the
 * editor. The objects must not be changed.
 */
export function perObject<Sources extends readonly object[], Result>(
  find: (...sources: Sources) => Result,
): (...sources: Sources) => Result {
  const first: Known<Result> = {};
  // `map` passes more arguments than a function names; one with `...sources` names none and takes all.
  const count = find.length || Infinity;
  return (...sources) => {
    let known = first;
    for (const source of sources.slice(0, count)) {
      known.below ??= new WeakMap();
      const below = known.below.get(source) ?? {};
      known.below.set(source, below);
      known = below;
    }
    known.found ??= { result: find(...sources) };
    return known.found.result;
  };
}
