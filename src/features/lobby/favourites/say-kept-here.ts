import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { maxFavourites } from '../../../contract/max-favourites.ts'
import type { Tab } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'

/** Says that favourites which this device has are not on the player's other ones, because there are as many as there can be. */
export function sayKeptHere(tab: Tab, count: number): void {
  const limit = new Intl.NumberFormat(i18n.locale).format(maxFavourites)
  const text = plural(count, {
    one: `# favourite stays on this device only: you have ${limit} on your other devices, and there is no room for more.`,
    other: `# favourites stay on this device only: you have ${limit} on your other devices, and there is no room for more.`,
  })
  toasts(tab).show('info', text)
}
