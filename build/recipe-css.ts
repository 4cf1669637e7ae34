import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig, type RecipeDefinition } from '@chakra-ui/react/styled-system'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'
import { badgeRecipe } from '../src/theme/recipes/badge.ts'
import { buttonRecipe } from '../src/theme/recipes/button.ts'
import { cardRecipe } from '../src/theme/recipes/card.ts'
import { chipRecipe } from '../src/theme/recipes/chip.ts'
import { fieldRecipe } from '../src/theme/recipes/field.ts'
import { iconButtonRecipe } from '../src/theme/recipes/icon-button.ts'

const recipes: RecipeDefinition[] = [
  badgeRecipe,
  buttonRecipe,
  cardRecipe,
  chipRecipe,
  fieldRecipe,
  iconButtonRecipe,
]

const MODULE = 'virtual:recipes.css'

/**
 * Resolves the Chakra recipes of plain controls at build time, into classes such as `mq-button` and
 * `mq-button--variant_quiet`, so that the first screen does not need Chakra's run time.
 */
export function recipeCss(): Plugin {
  return {
    name: 'recipe-css',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? recipesText() : undefined),
  }
}

/** All recipes as one layer of CSS. */
export function recipesText(): string {
  const system = createSystem(defaultBaseConfig, defineConfig({ preflight: false }))
  const rule = (selector: string, styles: unknown): string => {
    const resolved = system.css(styles as Parameters<typeof system.css>[0])
    const { styles: text } = serializeStyles([resolved])
    return serialize(compile(`${selector}{${text}}`), stringify)
  }
  const rules = recipes.flatMap(({ className, base, variants }) => [
    rule(`.mq-${className}`, base),
    ...Object.entries(variants ?? {}).flatMap(([variant, values]) =>
      Object.entries(values ?? {}).map(([value, styles]) =>
        rule(`.mq-${className}--${variant}_${value}`, styles),
      ),
    ),
  ])
  return `@layer reset, recipes;@layer recipes{${rules.join('')}}`
}
