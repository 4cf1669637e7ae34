import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Tabs of spec §9: of the style's height, centred, with their content in a window of the style's rounding. */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  className: 'tabs',
  base: {
    root: { display: 'contents' },
    list: {
      display: 'flex',
      justifyContent: 'center',
      width: 'fit-content',
      maxWidth: '100%',
      marginInline: 'auto',
      borderRadius: 'min(16px, var(--radii-card))',
      background: 'subBackground',
      // No word is broken: a tab is as wide as its longest word, and the tabs wrap if necessary.
      '@media (max-width: 959px)': { flexWrap: 'wrap', width: '100%' },
    },
    trigger: {
      flex: '1 1 auto',
      display: 'grid',
      placeItems: 'center',
      minWidth: 'min-content',
      minHeight: 'tabs',
      padding: '2px 18px',
      // The chosen tab's ground ends before the edge of the bar.
      border: '4px solid transparent',
      borderRadius: 'min(16px, var(--radii-card))',
      backgroundClip: 'padding-box',
      fontSize: '0.875rem',
      lineHeight: '1.25',
      fontWeight: '650',
      textAlign: 'center',
      color: 'subText',
      '&[data-selected], &[aria-current]': { backgroundColor: 'weak2', color: 'onSurface' },
      '@media (max-width: 959px)': {
        paddingInline: '2px',
        // Four German words fit side by side.
        fontSize: 'min(0.875rem, 3.5vw)',
      },
    },
    content: {
      '--radii-card': 'var(--radii-window-item)',
      marginTop: '12px',
      borderRadius: 'var(--radii-window)',
    },
  },
})
