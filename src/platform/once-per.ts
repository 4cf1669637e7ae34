/** Memoises a pure function of an object for as long as the object lives. */
export function oncePer<Argument extends object, Result extends object>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new WeakMap<Argument, Result>()
  return (argument) => {
    const result = results.get(argument) ?? compute(argument)
    results.set(argument, result)
    return result
  }
}
