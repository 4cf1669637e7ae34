import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** One or two sentences in a box, with an icon before them and at most one button or link after them. */
export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  className: 'alert',
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '10px',
      padding: '12px 14px',
      borderRadius: 'min(14px, var(--radii-card))',
      fontSize: '0.8125rem',
      lineHeight: '1.45',
      fontVariantNumeric: 'tabular-nums',
      // The action's target is higher than the box's text.
      '& > :is(a, button)': { flex: 'none', alignSelf: 'center', marginBlock: '-12px' },
      '& > :is(a, button:not(.mq-button))': {
        minHeight: '44px',
        paddingInline: '4px',
        fontSize: '0.875rem',
        fontWeight: '650',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
      '& > a': { paddingBlock: '10px', color: 'onSurface' },
    },
    indicator: { flex: 'none', marginTop: '1px' },
    content: {
      flex: 1,
      minWidth: 0,
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  variants: {
    status: {
      neutral: { root: { background: 'weak1', color: 'subText' } },
      info: { root: { background: 'infoTonal', color: 'infoText' } },
      warning: { root: { background: 'warningTonal', color: 'warningText' } },
    },
  },
})
