/** Wraps a function, so that it computes the result for each argument only once. */
export function cached<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, Result>();
  return (argument) => {
    if (!results.has(argument)) results.set(argument, compute(argument));
    return results.get(argument)!; // The result exists: the line above adds it if it is missing.
  };
}
