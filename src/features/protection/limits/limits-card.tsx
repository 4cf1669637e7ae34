import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { limitKinds, type Protection } from '../../../contract/protection.ts'
import { useTab } from '../../../session/tab.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { keptChangesOf, keptLimit } from '../kept-changes.ts'
import { kindWords } from '../kind-words.ts'
import { LimitRow } from './limit-row.tsx'
import styles from './limits.module.css'

interface LimitsCardProps {
  player: string
  limits: Protection['limits']
}

/** All limits of a player, by kind. */
export function LimitsCard({ player, limits }: LimitsCardProps) {
  const { i18n } = useLingui()
  const kept = useAtomValue(keptChangesOf(useTab(), player).atom)
  return (
    <SectionCard
      id="limits"
      title={<Trans comment="Heading: limits of deposits, losses, stakes, time">Limits</Trans>}
    >
      <p className={styles.note}>
        <Trans>A lower limit counts at once. A round that has begun is always settled.</Trans>
      </p>
      {limitKinds.map((kind) => {
        const rows = limits.filter((limit) => limit.kind === kind)
        return rows.length === 0 ? null : (
          <section key={kind} className={styles.kind} aria-labelledby={`limits-${kind}`}>
            <h3 id={`limits-${kind}`}>{i18n._(kindWords[kind])}</h3>
            <ul>
              {rows.map((limit) => {
                const waiting = keptLimit(kept, limit)
                return (
                  <LimitRow
                    key={limit.period}
                    limit={limit}
                    kept={waiting && isLower(waiting.amount, limit.amount) ? waiting : undefined}
                  />
                )
              })}
            </ul>
          </section>
        )
      })}
    </SectionCard>
  )
}

/** Whether a limit that only this device knows counts already: a higher one has to wait for the operator. */
function isLower(amount: number | null, than: number | null): boolean {
  return amount !== null && (than === null || amount <= than)
}
