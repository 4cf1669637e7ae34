import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { alertRecipe } from './recipes/alert.ts'
import { badgeRecipe } from './recipes/badge.ts'
import { buttonRecipe } from './recipes/button.ts'
import { cardRecipe } from './recipes/card.ts'
import { checkboxRecipe } from './recipes/checkbox.ts'
import { chipRecipe } from './recipes/chip.ts'
import { dataListRecipe } from './recipes/data-list.ts'
import { dialogRecipe } from './recipes/dialog.ts'
import { drawerRecipe } from './recipes/drawer.ts'
import { fieldRecipe, fieldsetRecipe } from './recipes/field.ts'
import { iconButtonRecipe } from './recipes/icon-button.ts'
import { inputFrameRecipe, inputRecipe, textareaRecipe } from './recipes/input.ts'
import { nativeSelectRecipe } from './recipes/native-select.ts'
import { progressRecipe } from './recipes/progress.ts'
import { radioGroupRecipe } from './recipes/radio-group.ts'
import { skeletonRecipe } from './recipes/skeleton.ts'
import { spinnerRecipe } from './recipes/spinner.ts'
import { tableRecipe } from './recipes/table.ts'
import { tabsRecipe } from './recipes/tabs.ts'
import { timelineRecipe } from './recipes/timeline.ts'
import { toastRecipe } from './recipes/toast.ts'
import { textStyles } from './text-styles.ts'
import { colorSchemes, conditions, semanticTokens } from './tokens.ts'

/**
 * Chakra's system with the themes, the styles and the look of every component. The build also resolves it to static CSS: the
 * tokens for index.html, and classes for the plain elements of the first screen (`build/theme-css.ts`).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: '',
    cssVarsRoot: '[data-theme]',
    conditions,
    globalCss: colorSchemes,
    theme: {
      semanticTokens,
      textStyles,
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        card: cardRecipe,
        chip: chipRecipe,
        iconButton: iconButtonRecipe,
        input: inputRecipe,
        inputFrame: inputFrameRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        alert: alertRecipe,
        checkbox: checkboxRecipe,
        dataList: dataListRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        fieldset: fieldsetRecipe,
        nativeSelect: nativeSelectRecipe,
        progress: progressRecipe,
        radioGroup: radioGroupRecipe,
        table: tableRecipe,
        tabs: tabsRecipe,
        timeline: timelineRecipe,
        toast: toastRecipe,
      },
    },
  }),
)
