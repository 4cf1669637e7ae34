import { badgeRecipe } from './recipes/badge.ts'
import { buttonRecipe } from './recipes/button.ts'
import { cardRecipe } from './recipes/card.ts'
import { chipRecipe } from './recipes/chip.ts'
import { iconButtonRecipe } from './recipes/icon-button.ts'
import { inputFrameRecipe } from './recipes/input.ts'
import { skeletonRecipe } from './recipes/skeleton.ts'

/** The recipes of plain elements. Only the build reads them, and generates their rules (`build/theme-css.ts`). */
export const staticRecipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  card: cardRecipe,
  chip: chipRecipe,
  iconButton: iconButtonRecipe,
  inputFrame: inputFrameRecipe,
  skeleton: skeletonRecipe,
}
