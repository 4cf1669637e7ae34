import { Spinner } from '@chakra-ui/react/spinner'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './availability-mark.module.css'
import type { Availability } from '../join/use-availability.ts'

/** Shows at the end of a field whether a name is free. A taken name is an error of the field instead. */
export function AvailabilityMark({ state, free }: { state: Availability; free: string }) {
  const { t } = useLingui()
  return (
    <output className={styles.mark} data-state={state}>
      {state === 'free' ? <Icon path={pageIcons.check} size={20} /> : null}
      {state === 'checking' ? <Spinner boxSize="16px" m="0" borderWidth="2px" /> : null}
      <span className="visually-hidden">
        {state === 'free' ? free : state === 'checking' ? t`Checking` : null}
      </span>
    </output>
  )
}
