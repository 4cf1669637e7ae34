import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Toasts: as wide as their text, moved to their position in the stack by the variables that Chakra sets. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  className: 'toast',
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      width: 'max-content',
      maxWidth: 'min(480px, calc(100vw - 32px))',
      borderRadius: 'min(16px, var(--radii-card))',
      background: 'weak2',
      color: 'onSurface',
      boxShadow: 'inset 0 1px 0 var(--colors-rim), var(--shadows-e2)',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition:
        'translate var(--durations-spring) var(--easings-spring), opacity var(--durations-spring) ease-out',
      '&[data-type=success] svg': { color: 'successText' },
      '&[data-type=error] svg': { color: 'errorText' },
    },
    // A label that leaves the text less than 14rem goes below it.
    title: {
      flex: '1 1 14rem',
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minWidth: 0,
      minHeight: '48px',
      padding: '10px 16px 10px 14px',
      textAlign: 'start',
      // The longest sum fits on one line of the narrowest phone.
      fontSize: 'min(1em, 3.9vw)',
      fontWeight: '450',
      lineHeight: '1.35',
      overflowWrap: 'break-word',
      hyphens: 'auto',
      '& svg': { flex: 'none' },
    },
    closeTrigger: { position: 'absolute', inset: 0, borderRadius: 'inherit' },
    actionTrigger: {
      // Above the button that covers the toast.
      position: 'relative',
      maxWidth: 'calc(100% - 12px)',
      minHeight: '44px',
      marginInline: '6px',
      paddingInline: '12px',
      borderRadius: '10px',
      fontWeight: '650',
      color: 'primaryText',
    },
  },
})
