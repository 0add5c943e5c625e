/**
 * Remembers for each file the result for its latest text: every check, and the build, share one parse of a file, and
 * only a changed file is parsed again.
 */
export function perFile<Result>(parse: (file: string, text: string) => Result): (file: string, text: string) => Result {
  const latest = new Map<string, { text: string; result: Result }>();
  return (file, text) => {
    const known = latest.get(file);
    if (known?.text === text) return known.result;
    const result = parse(file, text);
    latest.set(file, { text, result });
    return result;
  };
}

interface Known<Result> {
  found?: { result: Result };
  below?: WeakMap<object, Known<Result>>;
}

/**
 * Remembers the result for each object, or each combination of objects, as long as they are in use. A page that has not
 * changed keeps its object (`perFile`), so what was found in it need not be looked for again after each key in the
 * editor. The objects must not be changed. `find` must name each source, without defaults: what it does not name is no part
 * of the key.
 */
export function perObject<Sources extends readonly object[], Result>(
  find: (...sources: Sources) => Result,
): (...sources: Sources) => Result {
  const first: Known<Result> = {};
  // The number of parameters cuts off further arguments, such as the index that `map` passes. A function with
  // `...sources` has no such number and gets all.
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
