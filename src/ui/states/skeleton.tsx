import type { CSSProperties } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'

type Size = 'width' | 'height' | 'minHeight' | 'margin' | 'marginTop' | 'borderRadius'

interface SkeletonProps extends Pick<CSSProperties, Size> {
  className?: string | undefined
}

/** A placeholder for loading content. Its size must be that of the content. Prerendered ones have it in a class, for the CSP. */
export function Skeleton({ className, ...size }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={[recipeClass('skeleton'), className].filter(Boolean).join(' ')}
      style={size}
    />
  )
}
