/** The same function, which computes the result for each argument once. */
export function cached<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, Result>();
  return (argument) => {
    if (!results.has(argument)) results.set(argument, compute(argument));
    return results.get(argument)!; // The line above has set it.
  };
}
