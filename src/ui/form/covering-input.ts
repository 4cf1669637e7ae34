import type { CSSProperties } from 'react'

/**
 * For Chakra's hidden inputs: spreads the input over its whole control instead of one pixel, so that screen readers find it where
 * a finger explores.
 */
export const coveringInput: CSSProperties = {
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
}
