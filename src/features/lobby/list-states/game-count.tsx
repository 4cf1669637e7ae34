import { Plural } from '@lingui/react/macro'

/** A number of games, as text. */
export function GameCount({ count }: { count: number }) {
  return <Plural value={count} one="# game" other="# games" />
}
