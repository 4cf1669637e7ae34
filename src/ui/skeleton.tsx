import styles from './skeleton.module.css'

interface SkeletonProps {
  className?: string | undefined
}

/** A place held for what is coming; give it the exact size of that by class. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
  )
}
