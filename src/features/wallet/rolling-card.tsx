import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Ring } from '../../ui/ring.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './rolling-card.module.css'
import { useSite } from './site.ts'

interface RollingCardProps {
  /** Also when nothing is left: where the player wonders whether they may withdraw. */
  always?: boolean
}

/** The wagering that is left before a withdrawal (section 1), as a ring with the sum. */
export function RollingCard({ always = false }: RollingCardProps) {
  const { i18n } = useLingui()
  const { currency } = useSite()
  const info = useAtomValue(userInfoAtom)?.info
  const left = info?.rolling ?? 0
  // An operator that sends no total still has its sum shown; the ring then only says that something is left.
  const total = Math.max(info?.rolling_total ?? 0, left)
  const share = left === 0 ? 1 : (total - left) / total
  // Rounded down: 100 % is said only when nothing is left.
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(
    Math.floor(share * 100) / 100,
  )
  if (left === 0 && !always) return null
  return (
    <section className={`${recipeClass('card')} ${styles.card}`} aria-busy={info ? undefined : true}>
      <Ring share={info ? share : 0}>
        {info ? left === 0 ? <Icon name="check" size={22} /> : percent : null}
      </Ring>
      <div className={styles.text}>
        {info ? (
          left === 0 ? (
            <>
              <p className={styles.label}>
                <Trans comment="Rolling: wagering asked for before a withdrawal">Rolling</Trans>
              </p>
              <p className={styles.sum}>
                <Trans>Nothing left to wager</Trans>
              </p>
            </>
          ) : (
            <>
              <p className={styles.label}>
                <Trans>Rolling left before a withdrawal</Trans>
              </p>
              <p className={styles.sum}>
                <Money amount={left} currency={currency} />
              </p>
              {info.rolling_total > 0 ? (
                <p className={styles.label}>
                  <Trans>
                    {percent} of <Money amount={total} currency={currency} /> done
                  </Trans>
                </p>
              ) : null}
            </>
          )
        ) : (
          <>
            <Skeleton className={styles.labelPlace} />
            <Skeleton className={styles.sumPlace} />
          </>
        )}
      </div>
    </section>
  )
}
