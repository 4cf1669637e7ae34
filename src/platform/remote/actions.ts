import { type Remote, type RemoteQuery, type RemoteState, useRemote, useRemoteData } from './remote.ts'
import type { Driver, Source } from './source.ts'

/** A tab, as far as its remote data goes. */
interface RemoteOwner {
  readonly remote: Remote
}

export interface RemoteListState<Item>
  extends RemoteState<readonly Item[]>, Pick<RemoteQuery<readonly Item[]>, 'refresh'> {
  readonly loadMore: () => void
}

/** As `useRemote`, for a list by pages. */
export function useRemoteList<Item>(source: Source<readonly Item[]>): RemoteListState<Item> {
  const remote = useRemoteData()
  return { ...useRemote(source), loadMore: () => drive(remote, source, (list) => list.loadMore()) }
}

/** Does something with a source's data; nothing where the engine's chunk does not come. */
function drive<Data>(remote: Remote, source: Source<Data>, action: (driver: Driver<Data>) => void): void {
  remote
    .of(source)
    .driver()
    .then(action, () => {})
}

/** Changes what shows and what is kept, without asking: of a list, page by page. */
export function changeRemote<Data>(
  { remote }: RemoteOwner,
  source: Source<Data>,
  next: (data: Data) => Data,
): void {
  drive(remote, source, (driver) => driver.change(next))
}

/** Fetches again what is on screen; otherwise the next page that shows it does. */
export function invalidateRemote<Data>({ remote }: RemoteOwner, source: Source<Data>): void {
  drive(remote, source, (driver) => driver.invalidate())
}
