import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * A small toggle or link. `aria-pressed`, `aria-current` or `data-state` marks the chosen one, `aria-expanded` one that is open. The
 * hit area is 44 px high.
 */
export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 'chip',
    paddingInline: '13px',
    borderRadius: 'chip',
    border: '1.25px solid var(--colors-chip-line)',
    background: 'chipGround',
    color: 'onSurface',
    fontSize: '14px',
    fontWeight: '650',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _before: { content: '""', position: 'absolute', inset: 'calc((var(--sizes-chip) - 44px) / 2) 0' },
    '&[aria-pressed=true], &[aria-current], &[aria-expanded=true], &[data-state=checked]': {
      background: 'tonal',
      borderColor: 'transparent',
      color: 'primaryText',
    },
  },
})
