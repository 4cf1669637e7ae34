import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { limitKinds, type Protection } from '@marquee/contract/protection.ts'
import { useTab } from '../../../session/tab.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { queuedChangesOf, queuedLimit } from '../change-queue.ts'
import { kindLabels } from '../limit-labels.ts'
import { LimitRow } from './limit-row.tsx'
import styles from './limits.module.css'

interface LimitsCardProps {
  player: string
  limits: Protection['limits']
}

/** All limits of a player, by kind. */
export function LimitsCard({ player, limits }: LimitsCardProps) {
  const { i18n } = useLingui()
  const changes = useAtomValue(queuedChangesOf(useTab(), player).atom)
  return (
    <SectionCard
      id="limits"
      title={<Trans comment="Heading: limits of deposits, losses, stakes, time">Limits</Trans>}
    >
      <p className={styles.note}>
        <Trans>A lower limit applies immediately. A round in progress is always finished.</Trans>
      </p>
      {limitKinds.map((kind) => {
        const rows = limits.filter((limit) => limit.kind === kind)
        return rows.length === 0 ? null : (
          <section key={kind} className={styles.kind} aria-labelledby={`limits-${kind}`}>
            <h3 id={`limits-${kind}`}>{i18n._(kindLabels[kind])}</h3>
            <ul>
              {rows.map((limit) => {
                const queued = queuedLimit(changes, limit)
                return (
                  <LimitRow
                    key={limit.period}
                    limit={limit}
                    queued={queued && isLower(queued.amount, limit.amount) ? queued : undefined}
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

/** Whether a queued limit applies already. A higher one does not before the operator has confirmed it. */
function isLower(amount: number | null, than: number | null): boolean {
  return amount !== null && (than === null || amount <= than)
}
