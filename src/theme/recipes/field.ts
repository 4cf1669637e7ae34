import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The frame around a text input and its buttons. The input itself has no border. */
export const fieldRecipe = defineRecipe({
  className: 'field',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'max(44px, var(--sizes-field))',
    paddingInline: '16px',
    borderRadius: 'field',
    border: '1.25px solid var(--colors-field-line)',
    background: 'fieldGround',
    color: 'onSurface',
    transition: 'box-shadow 120ms',
    '&:focus-within': { boxShadow: '0 0 0 2px var(--colors-primary-text)' },
    '&[data-invalid]': { boxShadow: '0 0 0 2px var(--colors-error)' },
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
    '& ::placeholder': { color: 'subText', opacity: 1 },
  },
})
