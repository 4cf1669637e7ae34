import { Trans, useLingui } from '@lingui/react/macro'
import { OfflineLine } from '../../ui/offline-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './details-card.module.css'
import { EditButton } from './edit-button.tsx'
import { MeState } from './me-state.tsx'
import { useMe } from './me.ts'
import type { EditableProps } from './my-page-edit.ts'
import { ProfileForm } from './profile-form.tsx'
import { DetailRows, SectionCard } from './section-card.tsx'
import { usePhoneNumbers } from './use-phone-numbers.ts'

/** Who the player is, with nickname and phone to edit. */
export function ProfileCard({ player, editing, onEdit, onClose }: EditableProps & { player: string }) {
  const { t, i18n } = useLingui()
  const { me, savedAt, failure, offline, refresh } = useMe(player)
  const numbers = usePhoneNumbers()
  const phone = me && (numbers?.toInternational(me.phone) ?? me.phone)
  const date = (iso: string | null, options: Intl.DateTimeFormatOptions) =>
    iso ? new Intl.DateTimeFormat(i18n.locale, options).format(new Date(iso)) : '–'
  const place = <Skeleton className={styles.value} />
  return (
    <SectionCard
      id="profile"
      editing={editing}
      title={<Trans comment="Card of my page">Profile</Trans>}
      action={
        me && !editing ? (
          <EditButton
            label={t({ message: 'Edit', comment: 'Opens the form of a card' })}
            of={t({ message: 'Profile', comment: 'Card of my page' })}
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
        <ProfileForm player={player} me={me} onClose={onClose} />
      ) : (
        <DetailRows
          // Anew once it is known, and written: rows that only change would count as having moved.
          key={me ? (numbers ? 'written' : 'known') : 'places'}
          savedAt={savedAt}
          rows={[
            { term: t`Nickname`, value: me?.nickname ?? place },
            { term: t`Account ID`, value: me?.username ?? place },
            { term: t`E-mail`, value: me?.email ?? place },
            { term: t`Phone number`, value: me ? phone || '–' : place },
            { term: t`Joined`, value: me ? date(me.create_at, { dateStyle: 'long' }) : place },
            {
              term: t`Last sign-in`,
              value: me ? date(me.login_at, { dateStyle: 'medium', timeStyle: 'short' }) : place,
            },
          ]}
        />
      )}
    </SectionCard>
  )
}
