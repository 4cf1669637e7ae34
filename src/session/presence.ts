const listeners = new Set<() => void>()

/** The player did something that this page cannot see: began a round inside a game's frame, say. */
export function notePresence(): void {
  for (const listener of listeners) listener()
}

/** Hears of it. Returns the unsubscriber. */
export function onPresence(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
