/**
 * Generates the custom properties of themes and styles, selected by `<html data-theme data-style>` or by any
 * element with both attributes (the previews in settings). The build inlines the text into index.html, so
 * that the first paint is right. Switching the look changes two attributes and no rule.
 */
import { styleNames, themeNames, type StyleName, type ThemeName } from '@marquee/contract/config.ts'
import { fixed, palettes, rolesOf } from './palettes.ts'
import { styles, type Style } from './styles.ts'

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function block(selector: string, properties: Record<string, string>): string {
  const body = Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `${selector}{${body}}`
}

function fixedProperties(): Record<string, string> {
  return Object.fromEntries(Object.entries(fixed).map(([role, colour]) => [`--${kebab(role)}`, colour]))
}

function themeProperties(theme: ThemeName): Record<string, string> {
  const { scheme } = palettes[theme]
  const dark = scheme === 'dark'
  const properties: Record<string, string> = { 'color-scheme': scheme }
  for (const [role, colour] of Object.entries(rolesOf(theme))) {
    const name = `--${kebab(role)}`
    if (!derivedRoles.has(name) && !(role in fixed)) properties[name] = colour
  }
  return {
    ...properties,
    '--rim': dark ? '#ffffff12' : '#ffffffe6',
    '--rim-strong': dark ? '#ffffff24' : '#ffffff',
    '--scrim': dark ? '#040406b3' : '#12141c73',
    '--e1': dark ? '0 1px 2px #0006,0 6px 18px #00000038' : '0 1px 2px #161c3c0f,0 6px 20px #161c3c12',
    '--e2': dark ? '0 2px 6px #0006,0 18px 44px #0000006b' : '0 2px 6px #161c3c14,0 18px 44px #161c3c24',
  }
}

const buttonLooks: Record<Style['button']['variant'], [ground: string, ink: string, line: string]> = {
  tonal: ['var(--tonal)', 'var(--primary-text)', 'transparent'],
  flat: ['var(--primary)', 'var(--on-primary)', 'transparent'],
  lightened: ['var(--pastel)', 'var(--on-pastel)', 'transparent'],
  outlined: ['transparent', 'var(--primary-text)', 'var(--primary-text)'],
}

const buttonEffects: Record<Style['button']['effect'], string> = {
  none: '0 0 #0000',
  glow: '0 0 18px color-mix(in srgb,var(--primary) 55%,transparent),0 0 2px var(--primary)',
  hard: '3px 3px 0 color-mix(in srgb,var(--primary) 45%,#000)',
}

const chipLooks: Record<Style['chip']['variant'], [ground: string, line: string]> = {
  tonal: ['var(--weak2)', 'transparent'],
  flat: ['var(--button-background)', 'transparent'],
  lightened: ['color-mix(in srgb,var(--pastel) 18%,var(--surface))', 'transparent'],
  outlined: ['transparent', 'var(--weak4)'],
  glow: ['transparent', 'color-mix(in srgb,var(--primary) 60%,transparent)'],
}

const cardEdges: Record<Style['card']['edge'], [line: string, shadow: string]> = {
  rim: ['transparent', 'inset 0 1px 0 var(--rim),var(--e1)'],
  line: ['var(--weak3)', 'none'],
  glow: [
    'transparent',
    '0 0 0 1px color-mix(in srgb,var(--primary) 28%,transparent),0 8px 30px color-mix(in srgb,var(--primary) 12%,transparent)',
  ],
  hard: ['var(--weak4)', '4px 4px 0 var(--weak3)'],
}

function styleProperties(style: StyleName): Record<string, string> {
  const { button, field, chip, card, tabs, motion, ...rest } = styles[style]
  const [buttonGround, buttonInk, buttonLine] = buttonLooks[button.variant]
  const [chipGround, chipLine] = chipLooks[chip.variant]
  const [cardLine, cardShadow] = cardEdges[card.edge]
  const filled = field.variant === 'filled'
  return {
    '--button-height': `${button.height}px`,
    '--button-radius': `${button.radius}px`,
    '--button-ground': buttonGround,
    '--button-ink': buttonInk,
    '--button-line': buttonLine,
    '--button-weight': String(button.weight),
    '--button-effect': buttonEffects[button.effect],
    '--field-height': `${field.height}px`,
    '--field-radius': `${field.radius}px`,
    '--field-ground': filled ? 'var(--weak1)' : 'transparent',
    '--field-line': filled ? 'transparent' : 'var(--weak4)',
    '--chip-height': `${chip.height}px`,
    '--chip-radius': `${chip.radius}px`,
    '--chip-ground': chipGround,
    '--chip-line': chipLine,
    '--card-radius': `${card.radius}px`,
    '--tile-radius': `${Math.round(card.radius * 0.7)}px`,
    '--card-line': cardLine,
    '--card-shadow': cardShadow,
    '--tabs-height': `${tabs}px`,
    '--menu-radius': `${rest.menu.radius}px`,
    '--dialog-radius': `${rest.dialog.radius}px`,
    '--panel-radius': `${rest.panel.radius}px`,
    '--window-radius': `${rest.window.radius}px`,
    '--window-item-radius': `${rest.windowItem.radius}px`,
    '--spring': motion.spring === 0 ? '1ms' : `${motion.spring}ms`,
    '--ease':
      motion.bounce > 0 ? `cubic-bezier(.2,${1 + motion.bounce * 1.6},.4,1)` : 'cubic-bezier(.2,.8,.2,1)',
  }
}

/**
 * Grounds that every theme derives from its own colours by the same formula, so one rule serves all themes.
 */
const derived: Record<string, string> = {
  '--tonal': 'color-mix(in srgb,var(--primary) 16%,var(--surface))',
  '--pastel': 'color-mix(in srgb,#fff 40%,var(--primary))',
  '--hair': 'color-mix(in srgb,var(--on-surface) 8%,transparent)',
  ...Object.fromEntries(
    ['success', 'error', 'warning', 'info'].map((status) => [
      `--${status}-tonal`,
      `color-mix(in srgb,var(--${status}) 14%,var(--surface))`,
    ]),
  ),
}

const derivedRoles = new Set(Object.keys(derived))

type Properties = Readonly<Record<string, string>>

/**
 * The most frequent value of each property. It is written once for all blocks, so that each block contains
 * only the differences.
 */
function commonOf(all: readonly Properties[]): Properties {
  const names = Object.keys(all[0] ?? {})
  const common = names.flatMap((name): [string, string][] => {
    const values = Map.groupBy(all, (properties) => properties[name] ?? '')
    const [[value, holders]] = [...values].toSorted(([, one], [, other]) => other.length - one.length) as [
      [string, Properties[]],
    ]
    return holders.length > 1 ? [[name, value]] : []
  })
  return Object.fromEntries(common)
}

/** A rule for all names, then one rule per name: `[attribute=name]`. */
function blocks<Name extends string>(
  attribute: string,
  names: readonly Name[],
  propertiesOf: (name: Name) => Properties,
  always: Properties = {},
): string {
  const all = names.map(propertiesOf)
  const common = commonOf(all)
  return [
    block(`[${attribute}]`, { ...always, ...common }),
    ...names.map((name, index) => {
      const own = Object.entries(all[index] ?? {}).filter(([property, value]) => common[property] !== value)
      return block(`[${attribute}=${name}]`, Object.fromEntries(own))
    }),
  ].join('')
}

/** Custom properties of all themes and styles, as one line of CSS. */
export function tokensCss(): string {
  return (
    blocks('data-theme', themeNames, themeProperties, { ...fixedProperties(), ...derived }) +
    blocks('data-style', styleNames, styleProperties)
  )
}
