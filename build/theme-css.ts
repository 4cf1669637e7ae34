import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { RecipeDefinition } from '@chakra-ui/react/styled-system'
import type { Plugin } from 'vite'
import { system } from '../src/theme/system.ts'
import { staticRecipes } from '../src/theme/recipe-class.ts'

const MODULE = 'virtual:recipes.css'

/**
 * Resolves the recipes of plain elements at build time, into classes such as `mq-button` and `mq-button--variant_quiet`, so that
 * the first screen does not need Chakra's run time.
 */
export function recipeCss(): Plugin {
  return {
    name: 'recipe-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? recipesText() : undefined),
  }
}

/** The custom properties of all themes and styles, with the order of the layers. */
export function tokensCss(): string {
  return [system.layers.atRule, toCss(system.getTokenCss()), toCss(system.getGlobalCss())].join('')
}

/** The recipes of plain elements as one layer of CSS. */
export function recipesText(): string {
  const rules = staticRecipes.flatMap((name) => {
    const { base = {}, variants = {} }: RecipeDefinition = system.getRecipe(name)
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
