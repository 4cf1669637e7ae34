import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sessionStore } from '../../platform/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './counsel-hint.module.css'

/** Session storage remembers that the hint was closed, until the session ends (section 4). */
const hiddenName = 'counsel-session-hidden'

/** How long answers take (section 9); closed for the rest of the session on demand. */
export function CounselHint() {
  const { t } = useLingui()
  const [hidden, setHidden] = useState(() => sessionStore.get(hiddenName) !== undefined)
  if (hidden) return null
  return (
    <div className={styles.hint}>
      <Icon name="clock" size={20} />
      <p className={styles.text}>
        <Trans>Answers normally take 1-2 days. A memo tells you when one is there.</Trans>
      </p>
      <IconButton
        icon="close"
        label={t`Hide this hint`}
        onClick={() => {
          sessionStore.set(hiddenName, '1')
          setHidden(true)
        }}
      />
    </div>
  )
}
