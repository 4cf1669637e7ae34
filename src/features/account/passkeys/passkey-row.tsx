import { Trans, useLingui } from '@lingui/react/macro'
import type { Passkey } from '@marquee/contract/passkeys.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import styles from './passkeys-card.module.css'

interface PasskeyRowProps {
  passkey: Passkey
  disabled: boolean
  onRename: () => void
  onRemove: () => void
}

/** A passkey: its name, its device, and when it was added and last used. */
export function PasskeyRow({ passkey, disabled, onRename, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useLingui()
  const { name, browser, system, synced, create_at, used_at } = passkey
  const device = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
  const added = i18n.date(create_at, { dateStyle: 'medium' })
  return (
    <div className={styles.row}>
      <div className={styles.details}>
        <p className={styles.name}>{name}</p>
        <p className={styles.sub}>
          {device}
          {synced ? (
            <>
              {' · '}
              <Trans comment="Of a passkey that the player's other devices have too">Synced</Trans>
            </>
          ) : null}
        </p>
        <p className={styles.sub}>
          <span className={styles.part}>
            <Trans comment="When a passkey was added">Added {added}</Trans>
            {' ·'}
          </span>{' '}
          <span className={styles.part}>
            {used_at === null ? (
              <Trans comment="Of a passkey">Not used yet</Trans>
            ) : (
              <Trans comment="When a passkey was last used">
                Last used <RelativeTime at={Date.parse(used_at)} />
              </Trans>
            )}
          </span>
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={pageIcons.edit}
          label={t({ message: `Rename “${name}”`, comment: 'Button of a passkey' })}
          disabled={disabled}
          onClick={onRename}
        />
        <IconButton
          icon={pageIcons.trash}
          label={t({ message: `Remove “${name}”`, comment: 'Button of a passkey' })}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </div>
  )
}
