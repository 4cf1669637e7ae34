import { useLingui } from '@lingui/react/macro'
import styles from './spinner.module.css'

/** A loading indicator; without animation under reduced motion. */
export function Spinner() {
  const { t } = useLingui()
  return <output className={styles.spinner} aria-label={t`Loading`} />
}
