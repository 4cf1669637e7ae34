/** The test of an accent colour, which the build runs on the brand's. */
import { styleNames, themeNames } from '@marquee/contract/config.ts'
import type { brandAccent } from '../../brand/brand.ts'
import { contrast } from './colour.ts'
import { brandedPalettes, rolesOf } from './palettes.ts'
import { styles } from './styles.ts'
import { buttonLooks } from './tokens.ts'

/** How far the strongest channel of a colour is from the weakest, 0 to 1. */
function saturation(colour: string): number {
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return Math.max(...channels) - Math.min(...channels)
}

/**
 * Why main buttons with these accent colours cannot be read or do not look active, a sentence for each theme and style; none for
 * usable colours.
 */
export function accentFaults(accent: typeof brandAccent): string[] {
  const colours = typeof accent === 'string' ? [['all', accent] as const] : Object.entries(accent)
  const wrong = colours.flatMap(([theme, colour]) => [
    ...(theme === 'all' || themeNames.some((name) => name === theme) ? [] : [`there is no theme ${theme}.`]),
    ...(/^#[\da-f]{6}$/i.test(colour) ? [] : [`${JSON.stringify(colour)} is no colour: write #rrggbb.`]),
  ])
  if (wrong.length > 0) return wrong
  const palettes = brandedPalettes(accent)
  return themeNames.flatMap((theme) => {
    const { background, surface, primary } = palettes[theme]
    const roles = rolesOf(theme, palettes)
    const colour = (value: string) => roles[value.slice('{colors.'.length, -1)] ?? ''
    return styleNames.flatMap((style) => {
      const [ground, ink, line] = buttonLooks[styles[style].button.variant]
      const name = `${primary} in ${theme} ${style}`
      // An outlined button has the page as its ground, and a lightened one is pale on a light page: their lines have to be seen.
      const edges = [ground, line].filter((value) => value !== 'transparent').map(colour)
      // A disabled button has no colour.
      const isGrey = Math.max(...edges.map(saturation)) < 0.35
      const unread = [background, surface].flatMap((page) => {
        const seen = Math.max(...edges.map((edge) => contrast(edge, page)))
        const read = contrast(colour(ink), ground === 'transparent' ? page : colour(ground))
        return [
          ...(seen >= 3 ? [] : [`${name}: a button has ${seen.toFixed(2)}:1 on ${page}, and needs 3:1.`]),
          ...(read >= 4.5
            ? []
            : [`${name}: the text of a button has ${read.toFixed(2)}:1, and needs 4.5:1.`]),
        ]
      })
      return isGrey ? [...unread, `${name}: a button is as grey as a disabled one.`] : unread
    })
  })
}
