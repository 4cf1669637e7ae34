import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/**
 * Dialogs: at most 800 px wide and at least 650 px high on desktop (spec §9), a bottom sheet on phones.
 * Loaded with the lazy dialog.
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
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 60,
      background: 'scrim',
      _open: { animation: 'mq-fade-in var(--durations-spring) ease-out' },
      _closed: { animation: 'mq-fade-out 160ms ease-in' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 61,
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      '@media (min-width: 960px)': { alignItems: 'center', padding: '24px' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '800px',
      maxHeight: 'calc(100dvh - 48px)',
      overflow: 'hidden',
      outline: 'none',
      border: '1px solid var(--colors-card-line)',
      borderRadius: 'var(--radii-dialog) var(--radii-dialog) 0 0',
      background: 'surface',
      color: 'onSurface',
      boxShadow: 'inset 0 1px 0 var(--colors-rim), var(--shadows-e2)',
      _open: { animation: 'mq-from-below var(--durations-spring) var(--easings-spring)' },
      _closed: { animation: 'mq-to-below 160ms ease-in' },
      '@media (min-width: 960px)': {
        minHeight: 'min(650px, calc(100dvh - 48px))',
        borderRadius: 'dialog',
      },
    },
    header: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '12px 12px 4px 24px',
      '@media (max-width: 768px)': { paddingInlineStart: '16px' },
    },
    title: { fontSize: '20px', lineHeight: '28px', fontWeight: '650', letterSpacing: '-0.025em' },
    body: {
      display: 'grid',
      alignContent: 'start',
      gap: '16px',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      padding: '8px 24px calc(env(safe-area-inset-bottom, 0px) + 24px)',
      '@media (max-width: 768px)': { paddingInline: '16px' },
    },
  },
})
