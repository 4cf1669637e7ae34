import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { GameKind, Provider } from '../../contract/game.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { sayProvidersFailed } from './lobby-failures.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { refreshProviders, useProviders } from './provider-list.ts'
import { ProvidersFailed } from './providers-failed.tsx'
import styles from './providers-page.module.css'

interface ProvidersPageProps {
  kind: GameKind
  onChoose: (provider: Provider) => void
}

/** Slots or live casino, provider first (section 2): a provider opens the drawer with its games. */
export function ProvidersPage({ kind, onChoose }: ProvidersPageProps) {
  const { t } = useLingui()
  const { providers, busy, failure } = useProviders()
  useEffect(() => {
    void refreshProviders().then((failed) => failed && sayProvidersFailed())
  }, [])
  const own = providers.filter((provider) => provider.is_casino === (kind === 'casino' ? 1 : 0))
  return (
    <div className={styles.page}>
      <PageHeading>{kind === 'casino' ? t`Live casino` : t`Slots`}</PageHeading>
      {failure && providers.length === 0 ? (
        <ProvidersFailed failure={failure} busy={busy} />
      ) : (
        <ProviderGrid providers={own} columns="page" onChoose={onChoose} />
      )}
    </div>
  )
}
