/** The recipes that are plain classes, with their variants. `build/recipe-css.ts` generates their rules. */
interface Variants {
  badge: { tone: 'neutral' | 'success' | 'error' | 'warning' | 'info' }
  button: { variant: 'styled' | 'quiet'; wide?: boolean }
  card: Record<never, never>
  chip: Record<never, never>
  field: Record<never, never>
  'icon-button': { background: 'none' | 'soft' }
}

type Name = keyof Variants
type Arguments<N extends Name> = keyof Variants[N] extends never ? [] : [variants: Variants[N]]

/** Class names that give a plain element the look of a recipe. */
export function recipeClass<N extends Name>(name: N, ...[variants]: Arguments<N>): string {
  const own = `mq-${name}`
  const chosen = Object.entries(variants ?? {}).map(([variant, value]) => `${own}--${variant}_${value}`)
  return [own, ...chosen].join(' ')
}
