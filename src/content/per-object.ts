/**
 * Remembers the result for each object, as long as the object is in use. A page that has not changed keeps its object
 * (`per-file.ts`), so what was found in it need not be looked for again after each key in the editor.
 */
export function perObject<Source extends object, Result>(find: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const found = known.get(source) ?? { result: find(source) };
    known.set(source, found);
    return found.result;
  };
}
