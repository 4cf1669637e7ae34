import { expect, test } from 'vitest'
import { styleNames, themeNames } from '@marquee/contract/config.ts'
import { contrast, mix } from '../../../../src/theme/colour.ts'
import { palettes, rolesOf } from '../../../../src/theme/palettes.ts'
import { styles } from '../../../../src/theme/styles.ts'
import { buttonLooks } from '../../../../src/theme/tokens.ts'

test('the colours are those of spec §9', () => {
  expect(Object.fromEntries(themeNames.map((theme) => [theme, palettes[theme].primary]))).toEqual({
    light: '#3d5afe',
    dark: '#ff773b',
    black: '#ff773b',
    darkBlue: '#64ffda',
    darkOrange: '#ff8c00',
    darkRed: '#ff4444',
  })
  for (const theme of themeNames) {
    expect(rolesOf(theme)).toMatchObject({
      success: '#4caf50',
      error: '#ff5252',
      warning: '#ffc107',
      info: '#2196f3',
      secondary: '#ff773b',
    })
  }
})

/** How far the strongest channel of a colour is from the weakest, 0 to 1. */
function saturation(colour: string): number {
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return Math.max(...channels) - Math.min(...channels)
}

test('pastel moves each channel 40 % toward white', () => {
  expect(rolesOf('light')['pastel']).toBe('#8b9cfe')
  expect(mix('#000000', '#ffffff', 0.4)).toBe('#666666')
})

test('words on the page and on surfaces read at 7:1 and quiet words at 4.5:1', () => {
  for (const theme of themeNames) {
    const { background, surface, onBackground, onSurface, subText, weak2 } = palettes[theme]
    expect(contrast(onBackground, background), theme).toBeGreaterThanOrEqual(7)
    expect(contrast(onSurface, surface), theme).toBeGreaterThanOrEqual(7)
    expect(contrast(subText, weak2), theme).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(themeNames.flatMap((theme) => styleNames.map((style) => [theme, style] as const)))(
  'the main button looks active in %s %s',
  (theme, style) => {
    const roles = rolesOf(theme)
    const colour = (value: string) => roles[value.slice('{colors.'.length, -1)]
    const [ground, ink, line] = buttonLooks[styles[style].button.variant]
    for (const page of [palettes[theme].background, palettes[theme].surface]) {
      // An outlined button has the page as its ground, and a lightened one is pale on a light page: their lines have to be seen.
      const isOutlined = ground === 'transparent'
      const edges = [ground, line].filter((value) => value !== 'transparent')
      expect(Math.max(...edges.map((value) => contrast(colour(value) ?? '', page)))).toBeGreaterThanOrEqual(3)
      expect(contrast(colour(ink) ?? '', isOutlined ? page : (colour(ground) ?? ''))).toBeGreaterThanOrEqual(
        4.5,
      )
    }
    // A disabled one has no colour.
    expect(saturation(colour(ground === 'transparent' ? line : ground) ?? '')).toBeGreaterThanOrEqual(0.35)
  },
)
