import SearchPanel from '../../features/lobby/search/search-panel.tsx'
import { closeSearch } from './search-state.ts'

/** The search over any page. Its chunk is prefetched after the first page. */
export default function SearchHost() {
  return <SearchPanel onClose={closeSearch} />
}
