import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A surface one level above the ground, with the style's border. */
export const cardRecipe = defineRecipe({
  className: 'card',
  base: {
    position: 'relative',
    background: 'surface',
    color: 'onSurface',
    border: '1px solid var(--colors-card-line)',
    borderRadius: 'card',
    boxShadow: 'card',
  },
})
