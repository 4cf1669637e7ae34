import { Plural } from '@lingui/react/macro'

/** A number of games. */
export function GameCount({ count }: { count: number }) {
  return (
    <span>
      <Plural value={count} one="# game" other="# games" />
    </span>
  )
}
