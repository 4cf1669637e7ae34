import { type Remote, type RemoteQuery, type RemoteState, useRemote, useRemoteData } from './remote.ts'
import type { Driver, Source } from './source.ts'

/** The part of a tab that holds its remote data. */
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

/** Runs an action on the driver of a source. Does nothing if the engine's chunk fails to load. */
function drive<Data>(remote: Remote, source: Source<Data>, action: (driver: Driver<Data>) => void): void {
  remote
    .of(source)
    .driver()
    .then(action, () => {})
}

/**
 * Changes the data on screen and in the cache without a fetch, as soon as the engine has loaded. For a list, `next` is
 * called once per page.
 */
export function changeRemote<Data>(
  { remote }: RemoteOwner,
  source: Source<Data>,
  next: (data: Data) => Data,
): void {
  remote.of(source).change(next)
}

/** Marks the data as outdated: it is fetched again at once if it is on screen, else when a page shows it. */
export function invalidateRemote<Data>({ remote }: RemoteOwner, source: Source<Data>): void {
  drive(remote, source, (driver) => driver.invalidate())
}
