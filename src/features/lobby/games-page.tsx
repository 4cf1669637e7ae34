import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { GameKind } from '../../contract/game.ts'
import { PageHeading, SpokenHeading } from '../../ui/page-heading.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { changeFilters, type GameFilters } from './game-filters.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './games-page.module.css'
import { late } from '../../ui/late.tsx'

const GamesList = late(() => import('./games-list.tsx').then((module) => module.default))

interface GamesPageProps {
  kind: GameKind
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** Slots or live casino, game first: all providers' games in one grid that is filtered, sorted and searched. */
export function GamesPage({ kind, filters, onFilters }: GamesPageProps) {
  const { t } = useLingui()
  const title = kind === 'casino' ? t`All live tables` : t`All slots`
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <div className={styles.search}>
        <QueryBox value={filters.q ?? ''} onChange={(q) => onFilters(changeFilters(filters, { q }))} />
      </div>
      <SpokenHeading>{t`Games`}</SpokenHeading>
      <Suspense fallback={<ListSkeleton bar />}>
        <GamesList {...{ kind, filters, onFilters, title }} />
      </Suspense>
    </div>
  )
}

/** How long nobody typed before the address follows, ms. */
const QUIET = 160

/** What is typed shows at once; the address, and with it the list, follows when the fingers rest. */
function QueryBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // Changed from outside: a link, the back button, 'clear all'.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const pass = useEffectEvent((wanted: string) => {
    if (wanted !== value) onChange(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => pass(text.trim()), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return <SearchBox value={text} onChange={setText} />
}
