import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A bar that fills, or one that runs as long as nobody can say how much is left. */
export const progressRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  className: 'progress',
  base: {
    root: { width: '100px' },
    track: {
      position: 'relative',
      height: '6px',
      overflow: 'hidden',
      borderRadius: '3px',
      background: 'weak3',
    },
    range: {
      height: '100%',
      borderRadius: 'inherit',
      background: 'primary',
      '&[data-state=indeterminate]': {
        width: '40%',
        animation: 'mq-run 1.2s ease-in-out infinite alternate',
      },
    },
  },
})
