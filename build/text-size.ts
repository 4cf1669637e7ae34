import type { UserConfig } from 'vite'

type PostcssOptions = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

/** What a browser's text size is unless its reader changed it, px. */
const usual = 16

/**
 * Writes text sizes and line heights, which the style sheets give in px as the design does, in `rem`: text then has the
 * size that the reader set in the browser. Text that must fit into a bar has `rem` and its own limit in the style sheet.
 */
export function readersTextSize(): PostcssPlugin {
  return {
    postcssPlugin: 'readers-text-size',
    Declaration(declaration) {
      if (declaration.prop !== 'font-size' && declaration.prop !== 'line-height') return
      // The largest figures take their size from the window.
      if (/rem|clamp/.test(declaration.value)) return
      const value = inRem(declaration.value)
      if (value !== declaration.value) declaration.value = value
    },
  }
}

function inRem(value: string): string {
  return value.replaceAll(/(\d*\.?\d+)px\b/g, (_, size: string) => `${Number(size) / usual}rem`)
}
