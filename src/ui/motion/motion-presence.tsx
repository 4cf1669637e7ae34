import { AnimatePresence, LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'

/** `LazyMotion` handles no rejection. While the features are missing, children appear and disappear at once. */
const loadFeatures = () =>
  import('./presence-features.ts')
    .then((module) => module.presenceFeatures)
    .catch(() => new Promise<never>(() => {}))

/** Lets `m` children enter and leave. Those of its first render do not enter: the features may still be loading. */
export function MotionPresence({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadFeatures}>
      <AnimatePresence initial={false}>{children}</AnimatePresence>
    </LazyMotion>
  )
}
