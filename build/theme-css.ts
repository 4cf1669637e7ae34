import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type RecipeDefinition } from '@chakra-ui/react/styled-system'
import type { Plugin } from 'vite'
import { config } from '../src/theme/config.ts'
import { staticRecipes } from '../src/theme/static-recipes.ts'
import { colorSchemes, conditions, semanticTokens } from '../src/theme/tokens.ts'

const system = createSystem(defaultBaseConfig, config, {
  cssVarsRoot: '[data-theme]',
  conditions,
  globalCss: colorSchemes,
  theme: { semanticTokens },
})

/** The text of each module that the build generates from the theme, by its id. */
const modules: Record<string, () => string> = {
  'virtual:recipes.css': recipesText,
  // Chakra ignores tokens without a value.
  'virtual:token-names': () =>
    `export default ${JSON.stringify(semanticTokens, (key, value: unknown) => (key === 'value' ? 'unset' : value))}`,
}

/**
 * Resolves the themes, the styles and the recipes of plain elements at build time. The recipes become classes such as `mq-button`
 * and `mq-button--variant_quiet`, so that the first screen does not need Chakra's run time, which needs only the tokens' names.
 */
export function themeModules(): Plugin {
  return {
    name: 'theme-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  }
}

/** The custom properties of all themes and styles, with the order of the layers. */
export function tokensCss(): string {
  return [system.layers.atRule, toCss(system.getTokenCss()), toCss(system.getGlobalCss())].join('')
}

/** The recipes of plain elements as one layer of CSS. */
export function recipesText(): string {
  const recipes: [string, RecipeDefinition][] = Object.entries(staticRecipes)
  const rules = recipes.flatMap(([name, { base = {}, variants = {} }]) => {
    return [
      [`.mq-${name}`, base] as const,
      ...Object.entries(variants).flatMap(([variant, values]) =>
        Object.entries(values ?? {}).map(
          ([value, styles]) => [`.mq-${name}--${variant}_${value}`, styles] as const,
        ),
      ),
    ]
  })
  return `@layer recipes{${rules.map(([selector, styles]) => toCss({ [selector]: system.css(styles) })).join('')}}`
}

function toCss(styles: Parameters<typeof serializeStyles>[0][number]): string {
  return serialize(compile(serializeStyles([styles]).styles), stringify)
}
