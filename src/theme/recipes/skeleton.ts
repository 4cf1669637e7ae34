import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A placeholder for loading content. Its own class must give it the exact size of that content. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: { display: 'block', background: 'weak1', borderRadius: '8px' },
})
