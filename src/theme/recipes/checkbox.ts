import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A labelled checkbox. The whole line, 44 px high, toggles it. */
export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  className: 'checkbox',
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      paddingInline: '2px',
      fontSize: '0.875rem',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '22px',
      height: '22px',
      border: '1.5px solid var(--colors-weak4)',
      borderRadius: 'min(8px, var(--radii-button))',
      _checked: { borderColor: 'transparent', background: 'primary', color: 'onPrimary' },
      _invalid: { borderColor: 'error' },
      _focusVisible: { outline: '2px solid var(--colors-primary-text)', outlineOffset: '2px' },
    },
    indicator: { width: '15px', height: '15px' },
  },
})
