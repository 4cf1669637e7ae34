import { domMax, LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'
import { MotionSettings } from './motion-settings.tsx'

/** Gives `m` components the features of overlays. They are large, so only lazily loaded parts may import it. */
export function MotionRoot({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={domMax}>
      <MotionSettings>{children}</MotionSettings>
    </LazyMotion>
  )
}
