import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { maxFavourites } from '../../../contract/max-favourites.ts'

function most(): string {
  return new Intl.NumberFormat(i18n.locale).format(maxFavourites)
}

/** Why a press on a star added nothing. */
export function fullMessage(): string {
  const limit = most()
  return t`You have ${limit} favourites, and there is no room for more. Take one away to add this one.`
}

/** That favourites which this device has are not on the player's other ones, because there are as many as there can be. */
export function keptHereMessage(count: number): string {
  const limit = most()
  return plural(count, {
    one: `# favourite stays on this device only: you have ${limit} on your other devices, and there is no room for more.`,
    other: `# favourites stay on this device only: you have ${limit} on your other devices, and there is no room for more.`,
  })
}
