import { defineRecipe } from '@chakra-ui/react/styled-system'

const focusRing = { boxShadow: '0 0 0 2px var(--colors-primary-text)' }
const errorRing = { boxShadow: '0 0 0 2px var(--colors-error)' }
/** The focus of an element with an error: outside its ring, with a gap. */
const outerFocusRing = { outline: '2px solid var(--colors-primary-text)', outlineOffset: '4px' }

/** What everything that takes text or a choice has in common. */
export const inputBase = {
  minHeight: 'max(44px, var(--sizes-field))',
  paddingInline: '16px',
  borderRadius: 'field',
  border: '1.25px solid var(--colors-field-line)',
  background: 'fieldGround',
  color: 'onSurface',
  fontSize: '1rem',
  transition: 'box-shadow 120ms',
}

/** The same with the rings of an element that has the focus or an error itself. */
export const controlBase = {
  ...inputBase,
  width: '100%',
  minWidth: 0,
  outline: 0,
  _focus: focusRing,
  _invalid: { ...errorRing, _focus: outerFocusRing },
  _placeholder: { color: 'subText', opacity: 1 },
}

/** A text input. */
export const inputRecipe = defineRecipe({ className: 'input', base: controlBase })

/** A text area that grows with its text. */
export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: {
    ...controlBase,
    display: 'block',
    minHeight: '138px',
    maxHeight: '60vh',
    paddingBlock: '13px',
    fieldSizing: 'content',
    lineHeight: '1.55',
    resize: 'vertical',
  },
})

/** The look of a text input around several elements. An input in it has no border. */
export const inputFrameRecipe = defineRecipe({
  className: 'input-frame',
  base: {
    ...inputBase,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    '&:focus-within': focusRing,
    '&[data-invalid]': errorRing,
    '&[data-invalid]:focus-within': outerFocusRing,
    '& input': {
      flex: 1,
      minWidth: 0,
      height: '100%',
      padding: 0,
      border: 0,
      background: 'transparent',
      outline: 'none',
      fontSize: '1rem',
    },
    '& ::placeholder': { color: 'subText', opacity: 1 },
  },
})
