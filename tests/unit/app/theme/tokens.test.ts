import { expect, test } from 'vitest'
import { themeNames } from '@marquee/contract/config.ts'
import { brandAccent } from '../../../../brand/brand.ts'
import { accentFaults } from '../../../../src/theme/accent-faults.ts'
import { contrast, mix } from '../../../../src/theme/colour.ts'
import { brandedPalettes, palettes, rolesOf, specifiedPalettes } from '../../../../src/theme/palettes.ts'

test('the colours are those of spec §9', () => {
  expect(Object.fromEntries(themeNames.map((theme) => [theme, specifiedPalettes[theme].primary]))).toEqual({
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
  expect(rolesOf('light', specifiedPalettes)['pastel']).toBe('#8b9cfe')
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

test('the main button looks active and is read in every look', () => {
  expect(accentFaults(brandAccent)).toEqual([])
})

test.each<[accent: typeof brandAccent, why: string, words: string]>([
  ['#3a2a8c', 'one accent for all themes that dark grounds swallow', '#3a2a8c in dark'],
  ['#ffd700', 'one that light grounds swallow', '#ffd700 in light'],
  [{ dark: '#9a9aa0' }, 'a grey one', 'in dark modern: a button is as grey as a disabled one'],
  [{ dark: 'orange' }, 'a word', '"orange" is no colour'],
  [Object.fromEntries([['pink', '#ff00aa']]), 'that of no theme', 'there is no theme pink'],
])('the build refuses the accent %j: %s', (accent, _why, words) => {
  expect(accentFaults(accent)[0]).toContain(words)
})

test('an accent colour becomes that of its themes, and the colours of text follow it', () => {
  const accent = { light: '#0b6e4f', dark: '#3ddc97' }
  expect(accentFaults(accent)).toEqual([])
  const branded = brandedPalettes(accent)
  expect(rolesOf('light', branded)).toMatchObject({ primary: '#0b6e4f', primaryText: '#0b6e4f' })
  expect(rolesOf('dark', branded)).toMatchObject({ primary: '#3ddc97' })
  expect(branded.darkRed).toEqual(specifiedPalettes.darkRed)
})
