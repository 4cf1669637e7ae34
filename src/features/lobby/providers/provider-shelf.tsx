import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLobby } from '../lobby-context.ts'
import { displayItemOf } from './display-item.ts'
import { ProviderCard } from './provider-card.tsx'
import { ListFailed } from '../list-states/list-failed.tsx'
import { Shelf } from '../shelf/shelf.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import type { AllGames } from '../catalogue/use-all-games.ts'

interface ProviderShelfProps {
  all: Pick<AllGames, 'error' | 'isFetching' | 'providers' | 'retry'>
  more: ReactNode
}

/** The providers that have games, as a shelf. */
export default function ProviderShelf({ all, more }: ProviderShelfProps) {
  const { t, i18n } = useLingui()
  const { openProvider } = useLobby()
  if (all.error && all.providers.length === 0)
    return <ListFailed of="providers" error={all.error} isFetching={all.isFetching} onRetry={all.retry} />
  return (
    <Shelf
      id="providers"
      title={t`Game providers`}
      more={more}
      widths="148-190"
      items={all.providers
        .filter((provider) => displayItemOf(provider, undefined, i18n.locale).is_service === 1)
        .map((provider) => ({
          id: provider.id,
          render: (tabStop) => <ProviderCard provider={provider} onChoose={openProvider} tabStop={tabStop} />,
        }))}
    >
      {all.providers.length === 0 ? <TileSkeletons of="providers" /> : null}
    </Shelf>
  )
}
