import type { UserConfig } from 'vite'

type PostcssOptions = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

/** The default text size of browsers, px. */
const defaultSize = 16

/**
 * Converts text sizes and line heights of the style sheets from px to `rem`, so that text follows the size that the reader
 * set in the browser. Text that must fit into a bar has `rem` and a limit in the style sheet.
 */
export function readersTextSize(): PostcssPlugin {
  return {
    postcssPlugin: 'readers-text-size',
    Declaration(declaration) {
      if (declaration.prop !== 'font-size' && declaration.prop !== 'line-height') return
      // The largest figures already have a size that depends on the window.
      if (/rem|clamp/.test(declaration.value)) return
      const value = inRem(declaration.value)
      if (value !== declaration.value) declaration.value = value
    },
  }
}

function inRem(value: string): string {
  return value.replaceAll(/(\d*\.?\d+)px\b/g, (_, size: string) => `${Number(size) / defaultSize}rem`)
}
