import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A 44 px square target around one icon. */
export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'min(14px, var(--radii-button))',
    color: 'inherit',
    cursor: 'pointer',
    transition: 'background-color 120ms, transform var(--durations-spring) var(--easings-spring)',
    _hover: { background: 'hair' },
    _active: { transform: 'scale(.94)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: { background: { none: {}, soft: { background: 'weak1' } } },
})
