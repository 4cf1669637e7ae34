import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A loading indicator. */
export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'block',
    width: '32px',
    height: '32px',
    margin: '64px auto',
    border: '3px solid var(--colors-weak3)',
    borderTopColor: 'primary',
    borderRadius: '50%',
    animation: 'mq-spin 900ms linear infinite',
  },
})
