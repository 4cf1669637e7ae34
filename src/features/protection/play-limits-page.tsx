import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { ProtectionRules } from '@marquee/contract/protection.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { icons } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import columns from '../../ui/page/columns.module.css'
import { LoadFailed } from '../../ui/states/load-failed.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { DataAge } from '../../ui/time/data-age.tsx'
import { BreaksCard } from './breaks/breaks-card.tsx'
import { HelpLines } from './help-lines.tsx'
import { changeQueue } from './change-queue.ts'
import { LimitsCard } from './limits/limits-card.tsx'
import { RealityCheckCard } from './reality-check-card.tsx'
import { rulesAtom } from './rules.ts'
import { SelfTest } from './self-test.tsx'
import { playerProtection } from './player-protection.ts'
import { PlaySummaryCard } from './play-summary-card.tsx'
import { StopNotice } from './stop-notice.tsx'
import styles from './play-limits-page.module.css'

/** Limits, breaks and help (`/account/play-limits`). */
export function PlayLimitsPage() {
  const player = useAtomValue(playerAtom)
  return (
    <div className={columns.page}>
      <PageHeading>
        <Trans comment="Page of limits of money and time, breaks and help">Limits and breaks</Trans>
      </PageHeading>
      {player === undefined ? null : <Limits player={player} />}
    </div>
  )
}

function Limits({ player }: { player: string }) {
  const rules = useAtomValue(rulesAtom)
  const isConfigured = useAtomValue(siteConfigAtom) !== undefined
  if (rules) return <ProtectedPlayer player={player} rules={rules} />
  if (!isConfigured) return <Skeleton minHeight={320} />
  return (
    <ListState icon={icons.info} title={<Trans>Limits and breaks are not available on this site.</Trans>}>
      <Trans>Contact support if you would like to play less.</Trans>
    </ListState>
  )
}

/** The page of a site with player protection. */
function ProtectedPlayer({ player, rules }: { player: string; rules: ProtectionRules }) {
  const { t } = useLingui()
  const tab = useTab()
  const stop = useAtomValue(playStopAtom)
  const { data, status, error, fetchedAt, refresh } = useResource(playerProtection(tab, player))
  useEffect(() => changeQueue(tab).start(), [tab])
  if (!data && (status === 'failed' || status === 'offline')) {
    return (
      <>
        <LoadFailed title={t`This could not be loaded`} error={error} onRetry={() => void refresh()} />
        <div className={columns.columns}>
          {stop ? <StopNotice /> : null}
          <BreaksCard rules={rules} />
          {stop ? null : <HelpLines />}
        </div>
      </>
    )
  }
  return (
    <>
      {fetchedAt !== undefined && (status === 'offline' || status === 'stale') ? (
        <p className={styles.note}>
          <DataAge at={fetchedAt} />
        </p>
      ) : null}
      <div className={columns.columns}>
        <div className={columns.column}>
          {stop ? <StopNotice /> : null}
          {data ? <PlaySummaryCard data={data} /> : <Skeleton minHeight={320} />}
          {data ? <LimitsCard player={player} limits={data.limits} /> : <Skeleton minHeight={1000} />}
        </div>
        <div className={columns.column}>
          <BreaksCard rules={rules} />
          <RealityCheckCard rules={rules.reality_check} minutes={data?.reality_check} />
          <SelfTest />
          {stop ? null : <HelpLines />}
        </div>
      </div>
    </>
  )
}
