import styles from './icon.module.css'
import { icons, type IconName } from './icons.ts'

interface IconProps {
  name: IconName
  /** Side in px; 24 when absent. */
  size?: number
  /** Filled instead of stroked: play, and a star that is on. */
  filled?: boolean
}

/** A decorative icon: whatever carries it has the words. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      className={filled ? `${styles.icon} ${styles.filled}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
