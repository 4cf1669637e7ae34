import type { WebVariables } from '../../contract/config.ts'
import type { Provider } from '../../contract/game.ts'

/**
 * Whether a logo is an image or is shown as its own text: an image ends in jpeg, jpg, gif, png or webp,
 * or starts with http or data:image (section 3).
 */
export function isImage(logo: string): boolean {
  return /\.(?:jpeg|jpg|gif|png|webp)$/i.test(logo) || /^(?:http|data:image)/i.test(logo)
}

/** A provider's pictures at the image host, in folders `background` and `logo`, by its title; without a host, its title as text. */
export function providerPictures(
  provider: Provider,
  variables: WebVariables | undefined,
): { background: string | undefined; logo: string } {
  if (!variables?.image) return { background: undefined, logo: provider.title }
  const file = encodeURIComponent(provider.title) + variables.image_suffix
  return { background: `${variables.image}/background/${file}`, logo: `${variables.image}/logo/${file}` }
}
