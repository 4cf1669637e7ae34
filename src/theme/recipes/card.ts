import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A surface one level above the ground, with the style's border. */
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
