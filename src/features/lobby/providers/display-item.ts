import type { WebVariables } from '@marquee/contract/config.ts'
import type { Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'

/**
 * Whether a logo is an image address. An image address ends in jpeg, jpg, gif, png or webp, or starts with
 * http or data:image; any other logo is shown as text (spec §3).
 */
export function isImage(logo: string): boolean {
  return /\.(?:jpeg|jpg|gif|png|webp)$/i.test(logo) || /^(?:http|data:image)/i.test(logo)
}

/** A provider as lists show it (spec §3, display list item). */
export interface DisplayItem {
  readonly id: string
  /** In the player's language. */
  readonly name: string
  /** Undefined without an image host. */
  readonly backgroundImage: string | undefined
  /** Address of an image, or the provider's title, to be shown as text: see `isImage`. */
  readonly logo: string
  readonly category: 'slot' | 'casino'
  /** 0 for a provider none of whose games is in service. */
  readonly is_service: 0 | 1
}

/** A provider in a language. Its pictures are in the folders `background` and `logo` of the image host. */
export function displayItemOf(
  provider: Provider,
  variables: WebVariables | undefined,
  language: string,
): DisplayItem {
  const { id, title, name, is_casino, games } = provider
  const file = encodeURIComponent(title) + (variables?.image_suffix ?? '')
  const host = variables?.image
  return {
    id,
    name: textIn(name ?? title, language),
    backgroundImage: host ? `${host}/background/${file}` : undefined,
    logo: host ? `${host}/logo/${file}` : title,
    category: is_casino === 1 ? 'casino' : 'slot',
    is_service: games === 0 ? 0 : 1,
  }
}

/** Whether the logo shows the name already, which is so if the name equals the title. */
export function isNameInLogo(provider: Provider, { name }: DisplayItem, language: string): boolean {
  return name.toLocaleLowerCase(language) === provider.title.toLocaleLowerCase(language)
}
