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
    borderRadius: 'min(8px, var(--radii-chip))',
    fontSize: '12px',
    fontWeight: '650',
  },
  variants: {
    tone: {
      neutral: { background: 'weak2', color: 'onSurface' },
      success: { background: 'successTonal', color: 'successText' },
      error: { background: 'errorTonal', color: 'errorText' },
      warning: { background: 'warningTonal', color: 'warningText' },
      info: { background: 'infoTonal', color: 'infoText' },
    },
  },
})
