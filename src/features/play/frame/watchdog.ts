/** How long a game has kept the player waiting: `slow` after 8 s, `stuck` after 20 s. */
export type Patience = 'calm' | 'slow' | 'stuck'

export const SLOW_AFTER = 8000
export const STUCK_AFTER = 20_000

/** Calls `onPass` each time a loading game passes a limit. Returns what stops it. */
export function startWatchdog(onPass: (patience: Exclude<Patience, 'calm'>) => void): () => void {
  const timers = [
    setTimeout(() => onPass('slow'), SLOW_AFTER),
    setTimeout(() => onPass('stuck'), STUCK_AFTER),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
