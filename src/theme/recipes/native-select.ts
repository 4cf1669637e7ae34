import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { controlBase } from './input.ts'

/** The browser's own select, with an arrow. Every phone has its own picker for it. */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  className: 'native-select',
  base: {
    root: { position: 'relative' },
    field: {
      ...controlBase,
      paddingInlineEnd: '46px',
      textOverflow: 'ellipsis',
      appearance: 'none',
      cursor: 'pointer',
      // The options inherit their colours from the select.
      '& option': { background: 'surface', color: 'onSurface' },
    },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '17px',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'subText',
      pointerEvents: 'none',
    },
  },
})
