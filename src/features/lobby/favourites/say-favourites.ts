import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Game } from '../../../contract/game.ts'
import { maxFavourites } from '../../../contract/max-favourites.ts'
import type { Tab } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { troubleAtom } from '../../../ui/toast/trouble.ts'

// Apart from `favourites.ts`, because the first screen seldom needs these words.

/** Why a press on a star changed nothing. */
export type Refused = 'full' | 'noGame' | 'notSaved'

/** Says why a press on a game's star changed nothing: in a toast, and at the game while it shows. */
export function sayRefused(tab: Tab, { id }: Game, reason: Refused): void {
  const text = refusedMessage(reason)
  toasts(tab).show('error', text)
  if (reason !== 'noGame') tab.store.set(troubleAtom, { about: id, text })
}

/** Says that favourites which this device has are not on the player's other ones, because there are as many as there can be. */
export function sayKeptHere(tab: Tab, count: number): void {
  const limit = most()
  const text = plural(count, {
    one: `# favourite stays on this device only: you have ${limit} on your other devices, and there is no room for more.`,
    other: `# favourites stay on this device only: you have ${limit} on your other devices, and there is no room for more.`,
  })
  toasts(tab).show('info', text)
}

function refusedMessage(reason: Refused): string {
  if (reason === 'noGame') return t`Invalid item`
  if (reason === 'notSaved') return t`The favourite could not be saved.`
  const limit = most()
  return t`You have ${limit} favourites, and there is no room for more. Take one away to add this one.`
}

function most(): string {
  return new Intl.NumberFormat(i18n.locale).format(maxFavourites)
}
