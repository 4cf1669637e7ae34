import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GameKind } from '../../../contract/game.ts'
import { PageHeading, SpokenHeading } from '../../../ui/page/page-heading.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { changeFilters, type GameFilters } from '../filters/game-filters.ts'
import styles from './games-page.module.css'
import { GamesList } from './games-list.tsx'

interface GamesPageProps {
  kind: GameKind
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** All slots or live tables of all providers in one grid with filters, order and search. */
export function GamesPage({ kind, filters, onFilters }: GamesPageProps) {
  const { t } = useLingui()
  const title = kind === 'casino' ? t`All live tables` : t`All slots`
  return (
    <div className={styles.page} data-wide="">
      <PageHeading>{title}</PageHeading>
      <div className={styles.search}>
        <QueryBox value={filters.q ?? ''} onChange={(q) => onFilters(changeFilters(filters, { q }))} />
      </div>
      <SpokenHeading>{t`Games`}</SpokenHeading>

      <GamesList {...{ kind, filters, onFilters, title }} />
    </div>
  )
}

/** Debounce of the search field, ms. */
const DEBOUNCE_MS = 160

/** The field shows typing at once. The URL, and with it the list, follows when the player pauses. */
function QueryBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The value changed from outside: by a link, the back button or 'clear all'.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== text.trim()) setText(value)
  }
  const commit = useEffectEvent((query: string) => {
    if (query !== value) onChange(query)
  })
  useEffect(() => {
    const timer = setTimeout(() => commit(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <SearchBox value={text} onChange={setText} />
}
