/** The recipes that are also plain classes. `build/theme-css.ts` generates their rules. */
export const staticRecipes = [
  'badge',
  'button',
  'card',
  'chip',
  'iconButton',
  'inputFrame',
  'skeleton',
] as const

type Name = (typeof staticRecipes)[number]

/** Their variants. */
interface Variants extends Record<Name, object> {
  badge: { tone: 'neutral' | 'success' | 'error' | 'warning' | 'info' }
  button: { variant: 'styled' | 'quiet'; wide?: boolean }
  card: Record<never, never>
  chip: Record<never, never>
  iconButton: { background: 'none' | 'soft' }
  inputFrame: Record<never, never>
  skeleton: Record<never, never>
}

type Arguments<N extends Name> = keyof Variants[N] extends never ? [] : [variants: Variants[N]]

/** Class names that give a plain element the look of a recipe. */
export function recipeClass<N extends Name>(name: N, ...[variants]: Arguments<N>): string {
  const own = `mq-${name}`
  const chosen = Object.entries(variants ?? {}).map(([variant, value]) => `${own}--${variant}_${value}`)
  return [own, ...chosen].join(' ')
}
