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
    const colour = (value: string) =>
      value === '#fff' ? '#ffffff' : roles[value.slice('{colors.'.length, -1)]
    const [ground, ink, line] = buttonLooks[styles[style].button.variant]
    for (const page of [palettes[theme].background, palettes[theme].surface]) {
      // An outlined button has the page as its ground: its line has to be seen.
      const isOutlined = ground === 'transparent'
      expect(contrast(colour(isOutlined ? line : ground) ?? '', page)).toBeGreaterThanOrEqual(
        isOutlined ? 3 : 1.6,
      )
      expect(contrast(colour(ink) ?? '', isOutlined ? page : (colour(ground) ?? ''))).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  },
)
