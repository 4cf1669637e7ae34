import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Failure } from '../../contract/result.ts'
import { serverNow } from '../../platform/clock.ts'
import { CallError, queryClient } from '../../platform/query-client.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { store } from '../../platform/store.ts'
import type { Seen } from './seen-list.ts'

/** Most opened items that are kept for reading offline. */
const kept = 50

interface OneOptions<Item> {
  readonly id: string
  readonly queryKey: readonly string[]
  readonly record: StoredRecord<Seen<Item> | null>
  /** Throws `CallError`. */
  readonly fetch: (signal: AbortSignal) => Promise<Item>
}

export interface SeenOne<Item> {
  readonly item: Item | undefined
  readonly failure: Failure | undefined
  readonly offline: boolean
  readonly refresh: () => void
}

/** One item by its id: what was seen last at once, then what the operator says. */
export function useSeenOne<Item extends { readonly id: string }>({
  id,
  queryKey,
  record,
  fetch,
}: OneOptions<Item>): SeenOne<Item> {
  const seen = useAtomValue(record.atom, { store })
  const { data, error, fetchStatus, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => fetch(signal) },
    queryClient,
  )
  useEffect(() => {
    if (!data) return
    void record.apply((old) => ({
      at: serverNow(),
      list: [data, ...(old?.list ?? []).filter((other) => other.id !== data.id)].slice(0, kept),
    }))
  }, [data, record])
  return {
    item: data ?? seen?.list.find((one) => one.id === id),
    failure: error instanceof CallError ? error.failure : undefined,
    offline: fetchStatus === 'paused',
    refresh: () => void refetch(),
  }
}
