import type { GameName } from '@marquee/contract/game-name.ts'
import { textIn } from '@marquee/contract/localized.ts'

/** A game's title in a language. */
export function gameTitle({ title }: GameName, language: string): string {
  return textIn(title, language)
}

/** Its provider's name; empty when the operator names none. */
export function providerName({ provider }: GameName, language: string): string {
  return provider === undefined ? '' : textIn(provider, language)
}
