import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The side drawer: 400 px wide, on mobile 85 % of the window (spec §2). */
export const drawerRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'drawer',
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 60, background: 'scrim', touchAction: 'none' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 61,
      display: 'flex',
      // A touch or a wheel must not scroll the page below.
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      touchAction: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '400px',
      maxWidth: '100vw',
      height: '100%',
      overflow: 'hidden',
      // Horizontal touches drag the drawer, so the browser must handle only vertical ones.
      '&, & *': { touchAction: 'pan-y' },
      outline: 'none',
      background: 'surface',
      color: 'onSurface',
      boxShadow: 'var(--shadows-e2), inset 0 0 0 1px var(--colors-rim)',
      '@media (max-width: 768px)': { width: '85vw' },
    },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { borderEndEndRadius: 'dialog', borderStartEndRadius: 'dialog' },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { borderEndStartRadius: 'dialog', borderStartStartRadius: 'dialog' },
      },
    },
  },
})
