import { Trans, useLingui } from '@lingui/react/macro'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { usePhoneNumbers } from '../fields/use-phone-numbers.ts'
import { MeCard } from './me-card.tsx'
import type { EditableProps } from './my-page-edit.ts'

const ProfileForm = lazyWithRetry(() => import('./profile-form.tsx').then((module) => module.ProfileForm))

/** The player's profile, with the form for nickname and phone. */
export function ProfileCard(props: EditableProps & { player: string }) {
  const { t } = useLingui()
  const numbers = usePhoneNumbers()
  const date = (iso: string | null, format: Intl.DateTimeFormatOptions) =>
    iso ? <SiteTime at={Date.parse(iso)} format={format} /> : '–'
  return (
    <MeCard
      {...props}
      id="profile"
      title={<Trans comment="Card of my page">Profile</Trans>}
      titleText={t({ message: 'Profile', comment: 'Card of my page' })}
      editLabel={() => t({ message: 'Edit', comment: 'Opens the form of a card' })}
      rowsVersion={numbers ? 'formatted' : ''}
      renderRows={(me, placeholder) => [
        { term: t`Nickname`, value: me?.nickname ?? placeholder },
        { term: t`Username`, value: me?.username ?? placeholder },
        { term: t`E-mail`, value: me?.email ?? placeholder },
        {
          term: t`Phone number`,
          value: me ? (numbers?.toInternational(me.phone) ?? me.phone) || '–' : placeholder,
        },
        { term: t`Joined`, value: me ? date(me.create_at, { dateStyle: 'long' }) : placeholder },
        {
          term: t`Last sign-in`,
          value: me ? date(me.login_at, { dateStyle: 'medium', timeStyle: 'short' }) : placeholder,
        },
      ]}
      renderForm={(me) => <ProfileForm player={props.player} me={me} onClose={props.onClose} />}
    />
  )
}
