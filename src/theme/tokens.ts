/**
 * The themes and styles as Chakra's semantic tokens: a value for each theme and each style, selected by
 * `<html data-theme data-style>` or by any element with both attributes (the previews in settings).
 */
import { styleNames, themeNames, type StyleName, type ThemeName } from '@marquee/contract/config.ts'
import { defineConditions, defineGlobalStyles, defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { palettes, rolesOf } from './palettes.ts'
import { styles, type Style } from './styles.ts'

const capitalised = (name: string) => name[0]?.toUpperCase() + name.slice(1)

/** A condition for each theme and style, such as `_themeDarkBlue` and `_styleRetro`. */
export const conditions = defineConditions(
  Object.fromEntries([
    ...themeNames.map((name) => [`theme${capitalised(name)}`, `[data-theme=${name}] &`]),
    ...styleNames.map((name) => [`style${capitalised(name)}`, `[data-style=${name}] &`]),
  ]),
)

interface Token {
  readonly value: Readonly<Record<string, string>>
}

/** The tokens of all themes or styles. `valuesOf` returns a value per token; all names have the same tokens. */
function tokensOf<Name extends string, Key extends string>(
  kind: 'theme' | 'style',
  names: readonly Name[],
  valuesOf: (name: Name) => Record<Key, string>,
): Record<Key, Token> {
  const all = names.map((name) => [name, valuesOf(name)] as const)
  const [, first] = all[0] as (typeof all)[number]
  const tokenOf = (key: Key): Token => {
    const differing = all.filter(([, values]) => values[key] !== first[key])
    const own = differing.map(([name, values]) => [`_${kind}${capitalised(name)}`, values[key]])
    return { value: { base: first[key], ...Object.fromEntries(own) } }
  }
  const keys = Object.keys(first) as Key[]
  return Object.fromEntries(keys.map((key) => [key, tokenOf(key)])) as Record<Key, Token>
}

/** Grounds that every theme derives from its own colours by the same formula, so one rule serves all themes. */
const derivedColours = {
  tonal: 'color-mix(in srgb, {colors.primary} 16%, {colors.surface})',
  pastel: 'color-mix(in srgb, #fff 40%, {colors.primary})',
  hair: 'color-mix(in srgb, {colors.onSurface} 8%, transparent)',
  successTonal: 'color-mix(in srgb, {colors.success} 14%, {colors.surface})',
  errorTonal: 'color-mix(in srgb, {colors.error} 14%, {colors.surface})',
  warningTonal: 'color-mix(in srgb, {colors.warning} 14%, {colors.surface})',
  infoTonal: 'color-mix(in srgb, {colors.info} 14%, {colors.surface})',
}

function coloursOfTheme(theme: ThemeName): Record<string, string> {
  const dark = palettes[theme].scheme === 'dark'
  return {
    ...rolesOf(theme),
    ...derivedColours,
    rim: dark ? '#ffffff12' : '#ffffffe6',
    rimStrong: dark ? '#ffffff24' : '#ffffff',
    scrim: dark ? '#040406b3' : '#12141c73',
  }
}

function shadowsOfTheme(theme: ThemeName) {
  const dark = palettes[theme].scheme === 'dark'
  return {
    e1: dark ? '0 1px 2px #0006,0 6px 18px #00000038' : '0 1px 2px #161c3c0f,0 6px 20px #161c3c12',
    e2: dark ? '0 2px 6px #0006,0 18px 44px #0000006b' : '0 2px 6px #161c3c14,0 18px 44px #161c3c24',
  }
}

/** Ground, ink and line of the style's own button, which looks active on every theme (see the test of contrasts). */
export const buttonLooks: Record<Style['button']['variant'], [ground: string, ink: string, line: string]> = {
  tonal: ['{colors.toned}', '{colors.onToned}', 'transparent'],
  flat: ['{colors.primary}', '{colors.onPrimary}', 'transparent'],
  lightened: ['{colors.pastel}', '{colors.onPastel}', '{colors.primary}'],
  outlined: ['transparent', '{colors.primaryText}', '{colors.primaryText}'],
}

const buttonEffects: Record<Style['button']['effect'], string> = {
  none: '0 0 #0000',
  glow: '0 0 18px color-mix(in srgb, {colors.primary} 55%, transparent), 0 0 2px {colors.primary}',
  hard: '3px 3px 0 color-mix(in srgb, {colors.primary} 45%, #000)',
}

const chipLooks: Record<Style['chip']['variant'], [ground: string, line: string]> = {
  tonal: ['{colors.weak2}', 'transparent'],
  flat: ['{colors.buttonBackground}', 'transparent'],
  lightened: ['color-mix(in srgb, {colors.pastel} 18%, {colors.surface})', 'transparent'],
  outlined: ['transparent', '{colors.weak4}'],
  glow: ['transparent', 'color-mix(in srgb, {colors.primary} 60%, transparent)'],
}

const cardEdges: Record<Style['card']['edge'], [line: string, shadow: string]> = {
  rim: ['transparent', 'inset 0 1px 0 {colors.rim}, {shadows.e1}'],
  line: ['{colors.weak3}', 'none'],
  glow: [
    'transparent',
    '0 0 0 1px color-mix(in srgb, {colors.primary} 28%, transparent), 0 8px 30px color-mix(in srgb, {colors.primary} 12%, transparent)',
  ],
  hard: ['{colors.weak4}', '4px 4px 0 {colors.weak3}'],
}

function coloursOfStyle(style: StyleName) {
  const { button, field, chip, card } = styles[style]
  const [buttonGround, buttonInk, buttonLine] = buttonLooks[button.variant]
  const [chipGround, chipLine] = chipLooks[chip.variant]
  const filled = field.variant === 'filled'
  return {
    buttonGround,
    buttonInk,
    buttonLine,
    fieldGround: filled ? '{colors.weak1}' : 'transparent',
    // A faint line, since the grounds of fields and cards differ little in dark themes.
    fieldLine: filled ? '{colors.weak3}' : '{colors.weak4}',
    chipGround,
    chipLine,
    cardLine: cardEdges[card.edge][0],
  }
}

function radiiOfStyle(style: StyleName) {
  const { button, field, chip, card, menu, dialog, panel, window, windowItem } = styles[style]
  const px = (radius: number) => `${radius}px`
  return {
    button: px(button.radius),
    field: px(field.radius),
    chip: px(chip.radius),
    card: px(card.radius),
    tile: px(Math.round(card.radius * 0.7)),
    menu: px(menu.radius),
    dialog: px(dialog.radius),
    panel: px(panel.radius),
    window: px(window.radius),
    windowItem: px(windowItem.radius),
  }
}

/** Heights of controls. */
function sizesOfStyle(style: StyleName) {
  const { button, field, chip, tabs } = styles[style]
  const px = (height: number) => `${height}px`
  return { button: px(button.height), field: px(field.height), chip: px(chip.height), tabs: px(tabs) }
}

const ofThemes = <Key extends string>(valuesOf: (theme: ThemeName) => Record<Key, string>) =>
  tokensOf('theme', themeNames, valuesOf)
const ofStyles = <Key extends string>(valuesOf: (style: StyleName) => Record<Key, string>) =>
  tokensOf('style', styleNames, valuesOf)

/** Every token has a custom property, named after its category and itself: `--colors-primary-text`, `--radii-card`. */
export const semanticTokens = defineSemanticTokens({
  colors: { ...ofThemes(coloursOfTheme), ...ofStyles(coloursOfStyle) },
  shadows: {
    ...ofThemes(shadowsOfTheme),
    ...ofStyles((style) => ({
      button: buttonEffects[styles[style].button.effect],
      card: cardEdges[styles[style].card.edge][1],
    })),
  },
  radii: ofStyles(radiiOfStyle),
  sizes: ofStyles(sizesOfStyle),
  fontWeights: ofStyles((style) => ({ button: String(styles[style].button.weight) })),
  durations: ofStyles((style) => ({ spring: `${styles[style].motion.spring || 1}ms` })),
  easings: ofStyles((style) => {
    const { bounce } = styles[style].motion
    return {
      spring: bounce > 0 ? `cubic-bezier(.2,${1 + bounce * 1.6},.4,1)` : 'cubic-bezier(.2,.8,.2,1)',
    }
  }),
})

/** Tells the browser which scrollbars and form controls fit a theme. */
export const colorSchemes = defineGlobalStyles(
  Object.fromEntries(
    themeNames.map((theme) => [`[data-theme=${theme}]`, { colorScheme: palettes[theme].scheme }]),
  ),
)
