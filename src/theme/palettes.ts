/**
 * The themes of spec §9 as data. Colours that a theme does not define (readable inks, tonal grounds) are derived from those it does.
 * Only the build reads this file; the page receives the result as custom properties.
 */
import type { ThemeName } from '@marquee/contract/config.ts'
import { brandAccent } from '../../brand/brand.ts'
import { contrast, mix, readable } from './colour.ts'

/** Colours that a theme defines. `clear` is the colour behind game frames and letterboxes. */
interface Palette {
  scheme: 'light' | 'dark'
  background: string
  surface: string
  onBackground: string
  onSurface: string
  clear: string
  primary: string
  subText: string
  weak1: string
  weak2: string
  weak3: string
  weak4: string
  subBackground: string
  buttonBackground: string
}

/** Colours that are the same in every theme (spec §9). */
export const fixed = {
  secondary: '#ff773b',
  success: '#4caf50',
  error: '#ff5252',
  warning: '#ffc107',
  info: '#2196f3',
} as const

const statuses = ['success', 'error', 'warning', 'info'] as const

/** The themes with the accent colours of the specification. */
export const specifiedPalettes: Readonly<Record<ThemeName, Palette>> = {
  light: {
    scheme: 'light',
    background: '#f4f5f9',
    surface: '#ffffff',
    onBackground: '#12141c',
    onSurface: '#12141c',
    clear: '#ffffff',
    primary: '#3d5afe',
    subText: '#575d70',
    weak1: '#f0f2f7',
    weak2: '#e5e8f0',
    weak3: '#c9cedb',
    weak4: '#81889c',
    subBackground: '#eaedf4',
    buttonBackground: '#e6e9f3',
  },
  dark: {
    scheme: 'dark',
    background: '#111215',
    surface: '#1a1b20',
    onBackground: '#f4f4f6',
    onSurface: '#ededf1',
    clear: '#000000',
    primary: '#ff773b',
    subText: '#a6a8b3',
    weak1: '#202127',
    weak2: '#292b32',
    weak3: '#40434d',
    weak4: '#7a7e8b',
    subBackground: '#0b0c0e',
    buttonBackground: '#292a31',
  },
  darkBlue: {
    scheme: 'dark',
    background: '#0a1526',
    surface: '#11203a',
    onBackground: '#eaf1ff',
    onSurface: '#e2ebfc',
    clear: '#050c18',
    primary: '#64ffda',
    subText: '#9db0d1',
    weak1: '#162846',
    weak2: '#1d3255',
    weak3: '#334c78',
    weak4: '#7189b5',
    subBackground: '#07101e',
    buttonBackground: '#1c3154',
  },
  darkOrange: {
    scheme: 'dark',
    background: '#16110b',
    surface: '#211a12',
    onBackground: '#fcf4ea',
    onSurface: '#f6ecdf',
    clear: '#0c0906',
    primary: '#ff8c00',
    subText: '#bba893',
    weak1: '#282017',
    weak2: '#33291d',
    weak3: '#524331',
    weak4: '#8d7860',
    subBackground: '#0f0b07',
    buttonBackground: '#35291b',
  },
  darkRed: {
    scheme: 'dark',
    background: '#150b0d',
    surface: '#201215',
    onBackground: '#fcf0f0',
    onSurface: '#f6e7e8',
    clear: '#0b0506',
    primary: '#ff4444',
    subText: '#c1a3a7',
    weak1: '#28161a',
    weak2: '#341d22',
    weak3: '#563238',
    weak4: '#97696f',
    subBackground: '#0e0708',
    buttonBackground: '#361c21',
  },
  black: {
    scheme: 'dark',
    background: '#000000',
    surface: '#0f0f11',
    onBackground: '#f5f5f6',
    onSurface: '#ededee',
    clear: '#000000',
    primary: '#ff773b',
    subText: '#a1a1a8',
    weak1: '#151517',
    weak2: '#1f1f22',
    weak3: '#37373c',
    weak4: '#727279',
    subBackground: '#080809',
    buttonBackground: '#212124',
  },
}

/** The themes with the brand's accent colours. */
export const palettes: Readonly<Record<ThemeName, Palette>> = brandedPalettes(brandAccent)

/** The themes with these accent colours. */
export function brandedPalettes(accent: typeof brandAccent): Readonly<Record<ThemeName, Palette>> {
  const branded = ([theme, palette]: [string, Palette]) => {
    const primary = typeof accent === 'string' ? accent : accent[theme as ThemeName]
    return [theme, { ...palette, primary: primary ?? palette.primary }]
  }
  return Object.fromEntries(Object.entries(specifiedPalettes).map((entry) => branded(entry))) as Record<
    ThemeName,
    Palette
  >
}

const darkInk = '#160a04'

function inkOn(colour: string): string {
  return contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : darkInk
}

/**
 * Every role of a theme as `#rrggbb`. The roles of spec §9 keep their colours. A `…Text` role is the
 * variant of a colour for text, with WCAG AA contrast on every ground of the theme; a `…Tonal` role is its
 * muted background. `toned` is the ground of tonal buttons: slightly nearer to the surface or the text than the primary colour,
 * and still vivid, because a button that is toned down further looks disabled.
 */
export function rolesOf(theme: ThemeName, from = palettes): Record<string, string> {
  const { scheme, ...palette } = from[theme]
  const toward = scheme === 'dark' ? '#ffffff' : '#0a0c14'
  const { background, surface, weak1, weak2, subBackground, primary } = palette
  const grounds = [background, surface, weak1, weak2, subBackground]
  const tonal = mix(surface, primary, 0.16)
  const pastel = mix(primary, '#ffffff', 0.4)
  const toned = mix(primary, scheme === 'dark' ? surface : palette.onSurface, 0.08)
  const roles: Record<string, string> = {
    ...palette,
    ...fixed,
    onPrimary: inkOn(primary),
    pastel,
    onPastel: inkOn(pastel),
    tonal,
    toned,
    onToned: inkOn(toned),
    primaryText: readable(primary, [...grounds, tonal], toward),
  }
  for (const status of statuses) {
    const ground = mix(surface, fixed[status], 0.14)
    roles[`${status}Tonal`] = ground
    roles[`${status}Text`] = readable(fixed[status], [...grounds, ground], toward)
  }
  return roles
}
