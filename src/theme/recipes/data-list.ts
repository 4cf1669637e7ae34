import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Terms with their values at the end of the line, or below where they are long. */
export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  className: 'data-list',
  base: {
    // A sum is as large as fits, see `sum.module.css`.
    root: { containerType: 'inline-size' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 16px',
      minHeight: '48px',
      '& + &': { borderTop: '1px solid var(--colors-hair)' },
    },
    itemLabel: { minWidth: 0, color: 'subText' },
    itemValue: {
      minWidth: 0,
      maxWidth: '100%',
      marginInlineStart: 'auto',
      fontWeight: '450',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})
