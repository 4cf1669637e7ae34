import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A table of figures: the first column names the rows, the others are aligned at their end. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  className: 'table',
  base: {
    root: {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': {
        padding: '7px 6px',
        borderBottom: '1px solid var(--colors-hair)',
        fontWeight: '450',
        textAlign: 'end',
        whiteSpace: 'nowrap',
      },
      '& th:first-of-type': { textAlign: 'start' },
    },
    columnHeader: {
      '&&': { fontSize: '0.75rem', fontWeight: '650', color: 'subText' },
    },
  },
})
