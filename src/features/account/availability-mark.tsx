import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import styles from './availability-mark.module.css'
import type { Availability } from './join/use-availability.ts'

/** What the operator said of a name, at the field's end; a taken one is said by the field's error. */
export function AvailabilityMark({ state, free }: { state: Availability; free: string }) {
  const { t } = useLingui()
  return (
    <output className={styles.mark} data-state={state}>
      {state === 'free' ? <Icon name="check" size={20} /> : null}
      {state === 'checking' ? <span className={styles.spin} /> : null}
      <span className={styles.hidden}>
        {state === 'free' ? free : state === 'checking' ? t`Checking` : null}
      </span>
    </output>
  )
}
