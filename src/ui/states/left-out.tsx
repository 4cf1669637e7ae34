import { Plural } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'
import styles from './offline-line.module.css'

/**
 * Says that rows of a list are missing on the screen, because the operator's answer about them could not be read. Nothing where
 * `count` is 0 or none.
 */
export function LeftOut({ count = 0 }: { count: number | undefined }) {
  return count === 0 ? null : (
    <p className={styles.line} role="status">
      <Icon path={icons.warning} size={18} />
      <span>
        <Plural
          value={count}
          one="# entry could not be read and is missing here."
          other="# entries could not be read and are missing here."
        />
      </span>
    </p>
  )
}
