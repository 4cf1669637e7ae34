import { MotionConfig, type Transition } from 'framer-motion'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { StyleName } from '@marquee/contract/config.ts'
import { reducedMotionAtom, styleAtom } from '../../platform/preferences.ts'
import { springOf } from '../../theme/styles.ts'

const reducedMotion = { system: 'user', on: 'always', off: 'never' } as const

/** Gives `m` components the transition of the player's style and the choice of reduced motion. */
export function MotionSettings({ children }: { children: ReactNode }) {
  const style = useAtomValue(styleAtom)
  const preference = useAtomValue(reducedMotionAtom)
  return (
    <MotionConfig reducedMotion={reducedMotion[preference]} transition={transitionOf(style)}>
      {children}
    </MotionConfig>
  )
}

/** The spring of a style, or no transition if the style moves in steps. */
export function transitionOf(style: StyleName): Transition {
  const spring = springOf(style)
  return spring ? { type: 'spring', ...spring } : { type: false }
}
