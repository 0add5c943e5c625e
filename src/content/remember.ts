/**
 * Caches a function's result for each file's latest text, so that all checks and the build parse a file only once per
 * change.
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
 * Caches a function's result for each combination of objects, as long as these are in use. An unchanged page keeps its
 * object (`perFile`), so that an editor's key press does not check all pages again. Objects must not be modified.
 * `find` must declare all its parameters, without rest parameters and defaults: the cache key consists of declared
 * parameters only.
 */
export function perObject<Sources extends readonly object[], Result>(
  find: (...sources: Sources) => Result,
): (...sources: Sources) => Result {
  const first: Known<Result> = {};
  return (...sources) => {
    let known = first;
    // Leaves further arguments out of the key, such as the index that `map` passes.
    for (const source of sources.slice(0, find.length)) {
      known.below ??= new WeakMap();
      const below = known.below.get(source) ?? {};
      known.below.set(source, below);
      known = below;
    }
    known.found ??= { result: find(...sources) };
    return known.found.result;
  };
}
