import type { CurrentGame } from '../current-game.ts'
import { reportsRounds } from './message-formats.ts'

/**
 * How long after a change the balance under the game shows it, ms, so that it never tells a result before the game does. Undefined:
 * there is no balance.
 */
export function balanceDelay(current: CurrentGame): number | undefined {
  // Until it has loaded, a game plays no round.
  if (current.phase === 'opening' || current.phase === 'loading' || reportsRounds(current)) return 0
  const delay = current.studio?.balance_delay_ms ?? false
  return delay === false ? undefined : delay
}
