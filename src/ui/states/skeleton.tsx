import styles from './skeleton.module.css'

interface SkeletonProps {
  className?: string | undefined
}

/** A placeholder for loading content. Its class must give it the exact size of that content. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
  )
}
