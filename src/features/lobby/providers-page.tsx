import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { GameKind, Provider } from '../../contract/game.ts'
import { isOffline } from '../../platform/connection.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ListAge } from './list-age.tsx'
import { sayProvidersFailed } from './lobby-failures.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { refreshProviders, useProviders } from './provider-list.ts'
import { ProvidersFailed } from './providers-failed.tsx'
import styles from './providers-page.module.css'

async function refresh(): Promise<void> {
  const failed = await refreshProviders()
  // Without a connection the list says its age and the banner why.
  if (failed && !isOffline()) sayProvidersFailed()
}

interface ProvidersPageProps {
  kind: GameKind
  onChoose: (provider: Provider) => void
}

/** Slots or live casino, provider first (section 2): a provider opens the drawer with its games. */
export function ProvidersPage({ kind, onChoose }: ProvidersPageProps) {
  const { t } = useLingui()
  const { providers, at, busy, failure } = useProviders()
  useEffect(() => {
    void refresh()
  }, [])
  const own = providers.filter((provider) => provider.is_casino === (kind === 'casino' ? 1 : 0))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{kind === 'casino' ? t`Live casino` : t`Slots`}</PageHeading>
        {failure && at > 0 ? <ListAge at={at} onRetry={() => void refresh()} /> : null}
      </div>
      {failure && providers.length === 0 ? (
        <ProvidersFailed failure={failure} busy={busy} />
      ) : (
        <ProviderGrid providers={own} columns="page" onChoose={onChoose} />
      )}
    </div>
  )
}
