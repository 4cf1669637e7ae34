import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './details-card.module.css'
import { maskAccount, maskName } from '../../ui/masking.ts'

/** Who is playing (section 2, my page). Name and account are masked (section 9). */
export function DetailsCard() {
  const { t, i18n } = useLingui()
  const info = useAtomValue(userInfoAtom)?.info
  const date = (iso: string | null | undefined, options: Intl.DateTimeFormatOptions) =>
    iso ? new Intl.DateTimeFormat(i18n.locale, options).format(new Date(iso)) : '–'
  const rows: [term: string, value: string | undefined][] = [
    [t`Name`, info && maskName(info.name)],
    [t`Account ID`, info?.username],
    [t`Bank`, info && (info.bank_code_name || '–')],
    [t`Account number`, info && (maskAccount(info.bank_account ?? '') || '–')],
    [t`Account holder`, info && (maskName(info.bank_name ?? '') || '–')],
    [t`Joined`, info && date(info.create_at, { dateStyle: 'long' })],
    [t`Last sign-in`, info && date(info.login_at, { dateStyle: 'medium', timeStyle: 'short' })],
  ]
  return (
    <section className={`${recipeClass('card')} ${styles.details}`}>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value ?? <Skeleton className={styles.value} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
