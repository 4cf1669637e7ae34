import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * Buttons of spec §9. `styled` is the style's own button, which also sends forms; `soft` and `quiet` are secondary actions,
 * with and without a ground. Buttons lower than 44 px have a hit area of 44 px.
 */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: 'button',
    paddingInline: '20px',
    paddingBlock: '6px',
    borderRadius: 'button',
    border: '1.5px solid transparent',
    fontSize: '16px',
    fontWeight: 'button',
    lineHeight: '1.25',
    letterSpacing: '-0.01em',
    textAlign: 'center',
    cursor: 'pointer',
    transition:
      'transform var(--durations-spring) var(--easings-spring), background-color 120ms, opacity 120ms',
    _before: { content: '""', position: 'absolute', inset: 'min(0px, (var(--sizes-button) - 44px) / 2) 0' },
    _active: { transform: 'scale(.98)' },
    // Without colour, so that it differs from an active button in every style.
    _disabled: {
      opacity: 0.55,
      filter: 'grayscale(1)',
      cursor: 'not-allowed',
      boxShadow: 'none',
      transform: 'none',
    },
  },
  variants: {
    variant: {
      styled: {
        background: 'buttonGround',
        color: 'buttonInk',
        borderColor: 'buttonLine',
        boxShadow: 'button',
      },
      soft: { background: 'weak2', color: 'onSurface' },
      quiet: { background: 'transparent', color: 'onSurface' },
    },
    wide: { true: { width: '100%' } },
  },
})
