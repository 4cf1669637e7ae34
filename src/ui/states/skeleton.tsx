import { recipeClass } from '../../theme/recipe-class.ts'

interface SkeletonProps {
  className?: string | undefined
}

/** A placeholder for loading content. Its class must give it the exact size of that content. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={[recipeClass('skeleton'), className].filter(Boolean).join(' ')} />
  )
}
