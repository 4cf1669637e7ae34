import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import type { Me, MeChange } from '../../contract/account.ts'
import type { Failure, Result } from '../../contract/result.ts'
import { serverNow } from '../../platform/clock.ts'
import { call } from '../../platform/http.ts'
import { CallError, dataOf, queryClient } from '../../platform/query-client.ts'
import { store } from '../../platform/store.ts'
import { refreshBalance } from '../../session/watch.ts'
import { seenMe, type SeenMe } from './seen-me.ts'

const queryKey = (player: string) => ['me', player]

/** The player's own account: what was seen last at once, also offline, then what the operator says. */
export function useMe(player: string): {
  readonly me: Me | undefined
  /** When `me` was known, ms of server time, while it cannot be asked for. */
  readonly savedAt: number | undefined
  readonly failure: Failure | undefined
  readonly offline: boolean
  readonly refresh: () => void
} {
  const record = seenMe(player)
  const seen = useAtomValue(record.atom, { store })
  const { data, error, fetchStatus, refetch } = useQuery(
    {
      queryKey: queryKey(player),
      queryFn: async ({ signal }) => seenNow(await dataOf(call(accountEndpoints.me, { signal }))),
    },
    queryClient,
  )
  useEffect(() => {
    if (data) void record.apply(() => data)
  }, [data, record])
  const offline = fetchStatus === 'paused'
  return {
    me: (data ?? seen)?.me,
    savedAt: offline ? seen?.at : undefined,
    failure: error instanceof CallError ? error.failure : undefined,
    offline,
    refresh: () => void refetch(),
  }
}

function seenNow(me: Me): SeenMe {
  return { me, at: serverNow() }
}

/** Changes the account under the key of the press; what is on screen everywhere follows. */
export async function changeMe(player: string, body: MeChange, key: string): Promise<Result<Me>> {
  const answer = await call(accountEndpoints.changeMe, { body, key })
  if (answer.ok) {
    queryClient.setQueryData(queryKey(player), seenNow(answer.data))
    await refreshBalance()
  }
  return answer
}
