import { Trans, useLingui } from '@lingui/react/macro'
import { maskName } from '../../contract/masking.ts'
import { OfflineLine } from '../../ui/offline-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountNumber } from './account-number.tsx'
import { BankForm } from './bank-form.tsx'
import styles from './details-card.module.css'
import { EditButton } from './edit-button.tsx'
import { MeState } from './me-state.tsx'
import { useMe } from './me.ts'
import type { EditableProps } from './my-page-edit.ts'
import { DetailRows, SectionCard } from './section-card.tsx'

/** The player's bank account, masked until they ask to see it; a change needs the password again. */
export function BankCard({ player, editing, onEdit, onClose }: EditableProps & { player: string }) {
  const { t } = useLingui()
  const { me, savedAt, failure, offline, refresh } = useMe(player)
  const place = <Skeleton className={styles.value} />
  const given = me !== undefined && me.bank_account !== ''
  return (
    <SectionCard
      id="bank"
      editing={editing}
      title={<Trans comment="Card of my page">Bank account</Trans>}
      action={
        me && !editing ? (
          <EditButton
            label={
              given
                ? t({ message: 'Change', comment: 'Opens the form of the bank account or of the password' })
                : t({ message: 'Add', comment: 'Opens the form of the bank account' })
            }
            of={t({ message: 'Bank account', comment: 'Card of my page' })}
            onPress={onEdit}
          />
        ) : null
      }
    >
      {!me && offline ? (
        <OfflineLine />
      ) : !me && failure ? (
        <MeState failure={failure} onRetry={refresh} />
      ) : me && editing ? (
        <BankForm player={player} me={me} onClose={onClose} />
      ) : (
        <DetailRows
          // Anew once it is known: rows that only change would count as having moved.
          key={me ? 'known' : 'places'}
          savedAt={savedAt}
          rows={[
            { term: t`Bank`, value: me ? me.bank_code_name || '–' : place },
            { term: t`Account number`, value: me ? <AccountNumber masked={me.bank_account} /> : place },
            { term: t`Account holder`, value: me ? maskName(me.bank_name) || '–' : place },
          ]}
        />
      )}
    </SectionCard>
  )
}
