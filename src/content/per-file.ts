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
