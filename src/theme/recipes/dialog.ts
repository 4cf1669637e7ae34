import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/**
 * Dialogs: `lg` is at most 800 px wide and at least 650 px high on desktop (spec §9). Placed at the bottom, a dialog is a sheet on
 * phones and in the middle of wide windows. `top` is the search: over the page's search field, full screen on phones.
 */
export const dialogRecipe = defineSlotRecipe({
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
  className: 'dialog',
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 84, background: 'scrim', touchAction: 'none' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 85,
      display: 'flex',
      justifyContent: 'center',
      // A touch or a wheel must not scroll the page below.
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      touchAction: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      overflow: 'hidden',
      outline: 'none',
      border: '1px solid var(--colors-card-line)',
      borderRadius: 'dialog',
      background: 'surface',
      color: 'onSurface',
      boxShadow: 'var(--shadows-e2), inset 0 1px 0 var(--colors-rim-strong)',
    },
    header: {
      position: 'relative',
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '18px 12px 6px 20px',
    },
    title: { textStyle: 'heading' },
    body: {
      flex: 1,
      minHeight: 0,
      padding: '4px 20px 20px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&:last-child': { paddingBottom: 'calc(env(safe-area-inset-bottom, 0px) + 20px)' },
    },
    footer: {
      display: 'flex',
      flex: 'none',
      gap: '12px',
      padding: '12px 20px calc(env(safe-area-inset-bottom, 0px) + 16px)',
      borderTop: '1px solid var(--colors-hair)',
      '& > *': { flex: 1 },
    },
  },
  variants: {
    size: {
      sm: {
        content: {
          display: 'block',
          maxWidth: '440px',
          padding: '20px',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
      md: { content: { maxWidth: '640px' } },
      lg: {
        content: {
          maxWidth: '800px',
          '@media (min-width: 960px)': { minHeight: 'min(650px, calc(100dvh - 48px))' },
        },
      },
    },
    placement: {
      center: {
        positioner: { alignItems: 'center', padding: '16px' },
        content: { maxHeight: 'calc(100dvh - 32px)' },
      },
      bottom: {
        positioner: {
          alignItems: 'flex-end',
          '@media (min-width: 960px)': { alignItems: 'center', padding: '24px' },
        },
        content: {
          maxHeight: '88dvh',
          '@media (min-width: 960px)': { maxHeight: 'calc(100dvh - 48px)' },
          '@media (max-width: 959.98px)': { borderBottomRadius: 0, borderWidth: '0' },
        },
        // The grip of a sheet, which shows that it can be dragged.
        header: {
          '@media (max-width: 959.98px)': {
            touchAction: 'none',
            _before: {
              content: '""',
              position: 'absolute',
              top: '8px',
              left: '50%',
              width: '36px',
              height: '4px',
              marginLeft: '-18px',
              borderRadius: '2px',
              background: 'weak3',
            },
          },
        },
      },
      top: {
        backdrop: { '@media (max-width: 768px)': { background: 'background' } },
        positioner: {
          alignItems: 'flex-start',
          '@media (min-width: 769px)': { padding: '10px 32px 0' },
          // Over the search field of the app bar, beside the rail.
          '@media (min-width: 960px)': { justifyContent: 'flex-start', paddingInlineStart: '260px' },
        },
        content: {
          height: '100%',
          maxWidth: 'none',
          border: 0,
          borderRadius: 0,
          background: 'background',
          '@media (min-width: 769px)': {
            width: 'min(620px, calc(100vw - 64px))',
            height: 'auto',
            maxHeight: 'min(680px, calc(100dvh - 96px))',
            border: '1px solid var(--colors-card-line)',
            borderRadius: 'menu',
            background: 'surface',
          },
        },
      },
    },
  },
})
