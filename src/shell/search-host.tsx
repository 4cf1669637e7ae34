import SearchPanel from '../features/lobby/search-panel.tsx'
import { closeSearch } from './search-state.ts'

/** The search over whatever page is shown. Loaded when the first page is up. */
export default function SearchHost() {
  return <SearchPanel onClose={closeSearch} />
}
