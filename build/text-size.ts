import type { UserConfig } from 'vite'

type PostcssOptions = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

/** The default text size of browsers, px. */
const defaultSize = 16

/**
 * Converts text sizes and line heights of the style sheets from px to `rem`, so that text follows the text size
 * of the browser's settings. Text that must fit into a bar has `rem` and a limit in the style sheet.
 */
export function pxToRem(): PostcssPlugin {
  return {
    postcssPlugin: 'px-to-rem',
    Declaration(declaration) {
      if (declaration.prop !== 'font-size' && declaration.prop !== 'line-height') return
      // A size in `rem` or `clamp` already follows the setting or the window.
      if (/rem|clamp/.test(declaration.value)) return
      const value = toRem(declaration.value)
      if (value !== declaration.value) declaration.value = value
    },
  }
}

function toRem(value: string): string {
  return value.replaceAll(/(\d*\.?\d+)px\b/g, (_, size: string) => `${Number(size) / defaultSize}rem`)
}
