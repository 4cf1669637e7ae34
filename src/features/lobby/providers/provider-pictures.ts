import type { WebVariables } from '../../../contract/config.ts'
import type { Provider } from '../../../contract/game.ts'

/**
 * Whether a logo is an image address. An image address ends in jpeg, jpg, gif, png or webp, or starts with
 * http or data:image; any other logo is shown as text (spec §3).
 */
export function isImage(logo: string): boolean {
  return /\.(?:jpeg|jpg|gif|png|webp)$/i.test(logo) || /^(?:http|data:image)/i.test(logo)
}

/**
 * Addresses of a provider's pictures in the folders `background` and `logo` of the image host. Without an
 * image host the logo is the provider's title, shown as text.
 */
export function providerPictures(
  provider: Provider,
  variables: WebVariables | undefined,
): { background: string | undefined; logo: string } {
  if (!variables?.image) return { background: undefined, logo: provider.title }
  const file = encodeURIComponent(provider.title) + variables.image_suffix
  return { background: `${variables.image}/background/${file}`, logo: `${variables.image}/logo/${file}` }
}
