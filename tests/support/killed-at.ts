/** Fails at the nth step from now and at every later one, as a process does that was killed. */
export function killedAt(nth: number): { step: () => void; dead: () => boolean } {
  let left = nth
  return {
    step() {
      if (left-- <= 0) throw new Error('killed')
    },
    dead: () => left < 0,
  }
}
