import { useAtomValue } from 'jotai'
import { type FetchedUserInfo, userInfoAtom } from '../../../session/user-info.ts'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { currentGameAtom } from '../current-game.ts'

interface ShownBalance {
  /** Minor units; undefined before it is known. */
  readonly amount: number | undefined
  /** Whether a round is played, whose end may change it. */
  readonly isInRound: boolean
  readonly user: FetchedUserInfo | undefined
}

/**
 * The balance under the game: in a round what the game reports, so that the stake leaves it at once and a win comes when the
 * game shows it. A game cannot report more than the operator has.
 *
 * @param delayMs how long after a change the balance shows it
 */
export function useShownBalance(delayMs: number): ShownBalance {
  const user = useDelayed(useAtomValue(userInfoAtom), delayMs)
  const round = useAtomValue(currentGameAtom)?.roundBalance
  const amount = user?.info.amount
  if (round === undefined) return { amount, isInRound: false, user }
  const most = Math.max(round.before, amount ?? round.before)
  return { amount: Math.min(round.reported, most), isInRound: true, user }
}
