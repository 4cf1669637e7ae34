import { Plural } from '@lingui/react/macro'

/** How many games there are, in words. */
export function GameCount({ count }: { count: number }) {
  return <Plural value={count} one="# game" other="# games" />
}
