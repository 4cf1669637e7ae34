import type { RecipeDefinition } from '@chakra-ui/react/styled-system'
import type { staticRecipes } from './static-recipes.ts'

type Recipes = typeof staticRecipes

/** The values of each variant. A variant that has only the value `true` is a flag. */
type Variants<Recipe> =
  Recipe extends RecipeDefinition<infer All>
    ? { [Name in keyof All]?: keyof All[Name] extends 'true' ? boolean : keyof All[Name] }
    : never

/** Class names that give a plain element the look of a recipe. */
export function recipeClass<Name extends keyof Recipes>(
  name: Name,
  variants?: Variants<Recipes[Name]>,
): string {
  const own = `mq-${name}`
  const chosen = Object.entries(variants ?? {}).map(([variant, value]) => `${own}--${variant}_${value}`)
  return [own, ...chosen].join(' ')
}
