import { AnimatePresence, type FeatureBundle, LazyMotion } from 'framer-motion'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

const noFeatures = {} as FeatureBundle

const CanAnimate = createContext(false)

/** Lets `m` children leave, and enter with `useInitial`. Those of its first render do not enter. */
export function MotionPresence({ children }: { children: ReactNode }) {
  const [features, setFeatures] = useState<FeatureBundle>()
  useEffect(() => {
    import('./presence-features.ts').then(
      (module) => setFeatures(module.presenceFeatures),
      () => {},
    )
  }, [])
  return (
    <LazyMotion strict features={features ?? noFeatures}>
      <CanAnimate value={features !== undefined}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </CanAnimate>
    </LazyMotion>
  )
}

/** The `initial` of an `m` element in `MotionPresence`: none while the features are missing, which would leave it invisible. */
export function useInitial<Initial>(initial: Initial): Initial | false {
  return useContext(CanAnimate) && initial
}
