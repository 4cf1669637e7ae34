import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { maskAccount, maskName } from '../../../contract/masking.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { OfflineLine } from '../../../ui/states/offline-line.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { AccountNumber } from './account-number.tsx'
import styles from './details-card.module.css'
import { cachedMeAtom } from '../me/me.ts'
import { DetailRows } from './section-card.tsx'

/** Who is playing (spec §2, my page). Name and account are masked (spec §9); a press reveals the account. */
export function DetailsCard() {
  const { t, i18n } = useLingui()
  const user = useAtomValue(userInfoAtom)
  const cached = useAtomValue(cachedMeAtom)
  // The cached balance has neither the bank nor the dates; the cached account of my page has both.
  const bare = user?.stale === true && user.info.create_at === undefined
  const unknown = bare && !cached
  const info = bare && cached ? { ...cached, name: user.info.name } : user?.info
  const date = (iso: string | null | undefined, options: Intl.DateTimeFormatOptions) =>
    iso ? new Intl.DateTimeFormat(i18n.locale, options).format(new Date(iso)) : '–'
  const shown = (value: ReactNode) => (info ? value || '–' : <Skeleton className={styles.value} />)
  const who = [
    { term: t`Name`, value: shown(maskName(info?.name ?? '')) },
    { term: t`Username`, value: shown(info?.username) },
  ]
  const details = [
    { term: t`Bank`, value: shown(info?.bank_code_name) },
    {
      term: t`Account number`,
      value: shown(<AccountNumber masked={maskAccount(info?.bank_account ?? '')} />),
    },
    { term: t`Account holder`, value: shown(maskName(info?.bank_name ?? '')) },
    { term: t`Joined`, value: shown(date(info?.create_at, { dateStyle: 'long' })) },
    {
      term: t`Last sign-in`,
      value: shown(date(info?.login_at, { dateStyle: 'medium', timeStyle: 'short' })),
    },
  ]
  return (
    <section className={`${recipeClass('card')} ${styles.details}`}>
      <DetailRows rows={unknown ? who : [...who, ...details]} />
      {unknown ? <OfflineLine /> : null}
    </section>
  )
}
