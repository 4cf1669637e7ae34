import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

// In `rem`, because recipes that are resolved at run time do not pass through `build/text-size.ts`.
const text = { display: 'block', fontSize: '0.8125rem', lineHeight: '1.125rem', color: 'subText' }
const label = { ...text, margin: '0 2px 7px', padding: 0, fontWeight: '650' }
const note = { ...text, minHeight: '20px', margin: '4px 2px 0' }
const errorText = { ...note, color: 'errorText' }

/** A control with its label, and with its hint or its error under it. The note takes its space also without text. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'input', 'errorText', 'helperText'],
  className: 'field',
  base: { root: { minWidth: 0, '& + &': { marginTop: '6px' } }, label, errorText, helperText: note },
})

/** Controls with one label and one note. */
export const fieldsetRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'legend', 'errorText', 'helperText'],
  className: 'fieldset',
  base: {
    root: { minWidth: 0, margin: 0, padding: 0, border: 0 },
    legend: label,
    errorText,
    helperText: note,
  },
})
