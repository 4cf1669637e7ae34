import { useLingui } from '@lingui/react/macro'
import styles from './spinner.module.css'

/** A calm sign that something is coming; still under reduced motion. */
export function Spinner() {
  const { t } = useLingui()
  return <div className={styles.spinner} role="status" aria-label={t`Loading`} />
}
