import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A choice among a few. The class of an item gives it its look: a chip or a preview. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  className: 'radio-group',
  base: {
    label: { textStyle: 'title', display: 'block', marginBottom: '12px' },
    item: {
      position: 'relative',
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: '2px solid var(--colors-primary-text)', outlineOffset: '2px' },
    },
  },
})
