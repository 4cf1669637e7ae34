import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A status label on a tonal ground. */
export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    paddingInline: '9px',
    borderRadius: 'min(8px, var(--chip-radius))',
    fontSize: '12px',
    fontWeight: '650',
  },
  variants: {
    tone: {
      neutral: { background: 'var(--weak2)', color: 'var(--on-surface)' },
      success: { background: 'var(--success-tonal)', color: 'var(--success-text)' },
      error: { background: 'var(--error-tonal)', color: 'var(--error-text)' },
      warning: { background: 'var(--warning-tonal)', color: 'var(--warning-text)' },
      info: { background: 'var(--info-tonal)', color: 'var(--info-text)' },
    },
  },
})
