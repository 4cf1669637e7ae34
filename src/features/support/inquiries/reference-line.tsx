import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CounselReference } from '../../../contract/support.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './reference-line.module.css'

const labels = {
  round: msg({ message: 'Game round', comment: 'What an inquiry is about' }),
  transaction: msg({ message: 'Transaction', comment: 'What an inquiry is about' }),
  points: msg({ message: 'Points', comment: 'What an inquiry is about' }),
  deposit: msg({ message: 'Deposit', comment: 'What an inquiry is about' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'What an inquiry is about' }),
}

interface ReferenceLineProps {
  reference: CounselReference
  /** Removes the reference from the form. */
  onRemove?: () => void
}

/** The round, transaction or request that an inquiry is about, with its id. */
export function ReferenceLine({ reference, onRemove }: ReferenceLineProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.line}>
      <Icon path={pageIcons.list} size={20} />
      <p className={styles.words}>
        <span className={styles.label}>
          <Trans comment="Before what an inquiry is about">About</Trans>
        </span>
        {i18n._(labels[reference.kind])} <span className={styles.id}>{reference.id}</span>
      </p>
      {onRemove ? (
        <IconButton icon={pageIcons.close} label={t`Remove the reference`} onClick={onRemove} />
      ) : null}
    </div>
  )
}
