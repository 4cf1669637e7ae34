import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameKind, Provider } from '@marquee/contract/game.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ListAge } from '../list-states/list-age.tsx'
import { useErrorNotice } from '../list-states/use-error-notice.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { providerList } from '../catalogue/provider-list.ts'
import { ListFailed } from '../list-states/list-failed.tsx'
import styles from './providers-page.module.css'

interface ProvidersPageProps {
  kind: GameKind
  onChoose: (provider: Provider) => void
  /** Content below the providers. Rendered after they are loaded, so that their number does not move it. */
  children?: ReactNode
}

/** The providers of slots or table games (spec §2). Choosing a provider opens the drawer with its games. */
export function ProvidersPage({ kind, onChoose, children }: ProvidersPageProps) {
  const { t } = useLingui()
  const list = useResource(providerList(useTab()))
  const { data: providers = [], error, isFetching } = list
  useErrorNotice(list, 'providers')
  const refresh = () => void list.refresh()
  const own = providers.filter((provider) => provider.is_casino === (kind === 'casino' ? 1 : 0))
  return (
    <>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading>{kind === 'casino' ? t`Table games by provider` : t`Slots by provider`}</PageHeading>
          <ListAge list={list} onRetry={refresh} />
        </div>
        {error && providers.length === 0 ? (
          <ListFailed of="providers" error={error} isFetching={isFetching} onRetry={refresh} />
        ) : (
          <ProviderGrid providers={own} columns="page" onChoose={onChoose} />
        )}
      </div>
      {list.data || error ? children : null}
    </>
  )
}
