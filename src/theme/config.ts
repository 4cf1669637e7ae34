import { defineConfig } from '@chakra-ui/react/styled-system'
import { alertRecipe } from './recipes/alert.ts'
import { checkboxRecipe } from './recipes/checkbox.ts'
import { dataListRecipe } from './recipes/data-list.ts'
import { dialogRecipe } from './recipes/dialog.ts'
import { drawerRecipe } from './recipes/drawer.ts'
import { fieldRecipe, fieldsetRecipe } from './recipes/field.ts'
import { inputRecipe, textareaRecipe } from './recipes/input.ts'
import { nativeSelectRecipe } from './recipes/native-select.ts'
import { progressRecipe } from './recipes/progress.ts'
import { radioGroupRecipe } from './recipes/radio-group.ts'
import { spinnerRecipe } from './recipes/spinner.ts'
import { tableRecipe } from './recipes/table.ts'
import { tabsRecipe } from './recipes/tabs.ts'
import { timelineRecipe } from './recipes/timeline.ts'
import { toastRecipe } from './recipes/toast.ts'
import { textStyles } from './text-styles.ts'

/**
 * Chakra's configuration: the look of every component. The names of the tokens are added in the browser (`chakra-root.tsx`), the
 * values of all themes and styles in the build (`build/theme-css.ts`).
 */
export const config = defineConfig({
  preflight: false,
  cssVarsPrefix: '',
  theme: {
    textStyles,
    recipes: { input: inputRecipe, spinner: spinnerRecipe, textarea: textareaRecipe },
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
})
