import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CounselReference } from '../../contract/support.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './reference-line.module.css'

const words = {
  round: msg({ message: 'Game round', comment: 'What an inquiry is about' }),
  transaction: msg({ message: 'Transaction', comment: 'What an inquiry is about' }),
  points: msg({ message: 'Points', comment: 'What an inquiry is about' }),
  deposit: msg({ message: 'Deposit', comment: 'What an inquiry is about' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'What an inquiry is about' }),
}

interface ReferenceLineProps {
  reference: CounselReference
  /** Takes it out of the form. */
  onRemove?: () => void
}

/** What an inquiry is about: a round, a transaction, a request, with its number. */
export function ReferenceLine({ reference, onRemove }: ReferenceLineProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.line}>
      <Icon name="list" size={20} />
      <p className={styles.words}>
        <span className={styles.label}>
          <Trans comment="Before what an inquiry is about">About</Trans>
        </span>
        {i18n._(words[reference.kind])} <span className={styles.id}>{reference.id}</span>
      </p>
      {onRemove ? <IconButton icon="close" label={t`Remove the reference`} onClick={onRemove} /> : null}
    </div>
  )
}
