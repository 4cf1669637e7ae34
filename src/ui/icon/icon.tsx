import styles from './icon.module.css'
import type { IconPath } from './icons.ts'

interface IconProps {
  path: IconPath
  /** Width and height, px; 24 by default. */
  size?: number
  /** Fills the path instead of stroking it, for example for a star that is on. */
  filled?: boolean
}

/** A decorative icon. The element that contains it must have the accessible name. */
export function Icon({ path, size = 24, filled = false }: IconProps) {
  return (
    <svg
      className={filled ? `${styles.icon} ${styles.filled}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
