import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { Button } from '../../../ui/button.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ProviderCard } from './provider-card.tsx'
import styles from './provider-grid.module.css'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface ProviderGridProps {
  providers: readonly Provider[]
  columns: 'drawer' | 'page'
  /** Id of the provider that is marked. */
  selected?: string
  onChoose: (provider: Provider) => void
}

/** Enough to fill the screen, so that content below the grid does not show and then move. */
const placeholders = { drawer: 8, page: 16 } as const

/** A grid of providers with a search field. */
export function ProviderGrid({ providers, columns, selected, onChoose }: ProviderGridProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const matches = useMatcher(text !== '')
  const found = providers.filter(
    (one) =>
      !matches || matches(one.title, text) || matches(textIn(one.name ?? one.title, i18n.locale), text),
  )
  return (
    <>
      <SearchBox value={text} onChange={setText} />
      {providers.length > 0 && found.length === 0 ? (
        <ListState
          icon={icons.search}
          title={t`No provider by that name.`}
          action={
            <Button onClick={() => setText('')}>
              <Trans>Clear search</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={styles[columns]} style={{ marginTop: 16 }}>
          {providers.length === 0 ? <TileSkeletons count={placeholders[columns]} of="providers" /> : null}
          {found.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} onChoose={onChoose} selected={provider.id === selected} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Matcher = (name: string, typed: string) => boolean

/** The matcher of the search, which is loaded once `isEnabled`. Undefined before, and where it cannot be loaded. */
function useMatcher(isEnabled: boolean): Matcher | undefined {
  const [matcher, setMatcher] = useState<Matcher>()
  useEffect(() => {
    if (isEnabled)
      import('../search/find.ts').then(
        (module) => setMatcher(() => module.matches),
        () => {},
      )
  }, [isEnabled])
  return matcher
}
