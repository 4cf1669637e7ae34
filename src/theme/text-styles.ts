import { defineTextStyles } from '@chakra-ui/react/styled-system'

/** For the `textStyle` of Chakra's components. Text without one has the size of the page. In `rem`, as in the recipes. */
export const textStyles = defineTextStyles({
  note: { value: { fontSize: '0.8125rem', lineHeight: '1.4' } },
  small: { value: { fontSize: '0.875rem', lineHeight: '1.45' } },
  title: {
    value: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '650', letterSpacing: '-0.02em' },
  },
  heading: {
    value: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: '650', letterSpacing: '-0.025em' },
  },
})
