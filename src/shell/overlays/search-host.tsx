import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import SearchPanel from '../../features/lobby/search/search-panel.tsx'
import { recentsAtom } from '../../features/play/launch/recents.ts'
import { closeSearch } from './search-state.ts'

/** The search over any page. Its chunk is prefetched after the first page. */
export default function SearchHost() {
  const store = useStore()
  const recents = useAtomValue(recentsAtom)
  const games = useMemo(() => recents.map(({ game }) => game), [recents])
  return <SearchPanel recent={games} onClose={() => closeSearch(store)} />
}
