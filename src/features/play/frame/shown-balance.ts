import { useAtomValue } from 'jotai'
import { type FetchedUserInfo, userInfoAtom } from '../../../session/user-info.ts'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { currentGameAtom, shownAmount } from '../current-game.ts'

interface ShownBalance {
  /** Minor units; undefined before it is known. */
  readonly amount: number | undefined
  /** Whether a round is played, whose end may change it. */
  readonly isInRound: boolean
  readonly user: FetchedUserInfo | undefined
}

/**
 * The balance under the game.
 *
 * @param delayMs how long after a change the balance shows it
 */
export function useShownBalance(delayMs: number): ShownBalance {
  const user = useDelayed(useAtomValue(userInfoAtom), delayMs)
  const current = useAtomValue(currentGameAtom)
  const amount = shownAmount(current, user?.info.amount)
  return { amount, isInRound: current?.roundBalance !== undefined, user }
}
