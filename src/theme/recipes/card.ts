import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A surface one step above the ground, edged as the style says. */
export const cardRecipe = defineRecipe({
  className: 'card',
  base: {
    position: 'relative',
    background: 'var(--surface)',
    color: 'var(--on-surface)',
    border: '1px solid var(--card-line)',
    borderRadius: 'var(--card-radius)',
    boxShadow: 'var(--card-shadow)',
  },
})
