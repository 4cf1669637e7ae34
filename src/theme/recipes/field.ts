import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The frame around a text input and its buttons. The input itself has no border. */
export const fieldRecipe = defineRecipe({
  className: 'field',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'max(44px, var(--field-height))',
    paddingInline: '16px',
    borderRadius: 'var(--field-radius)',
    border: '1.25px solid var(--field-line)',
    background: 'var(--field-ground)',
    color: 'var(--on-surface)',
    transition: 'box-shadow 120ms',
    '&:focus-within': { boxShadow: '0 0 0 2px var(--primary-text)' },
    '&[data-invalid]': { boxShadow: '0 0 0 2px var(--error)' },
    '& input, & textarea': {
      flex: 1,
      minWidth: 0,
      height: '100%',
      padding: 0,
      border: 0,
      background: 'transparent',
      outline: 'none',
      fontSize: '16px',
    },
    '& ::placeholder': { color: 'var(--sub-text)', opacity: 1 },
  },
})
