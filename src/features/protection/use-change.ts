import { useState } from 'react'
import type { Protection } from '../../contract/protection.ts'
import type { ApiError, Result } from '../../contract/result.ts'
import { newKey } from '../../platform/key.ts'
import { type Tab, useTab } from '../../session/tab.ts'
import { standing } from './standing.ts'

interface Changing {
  /** Sends a change under a key of its own; what is on screen follows the answer. True if it was carried out. */
  readonly run: (call: (tab: Tab, key: string) => Promise<Result<Protection>>) => Promise<boolean>
  readonly isBusy: boolean
  readonly error: ApiError | undefined
}

/** Changes of player protection that need a connection, one at a time. */
export function useChange(): Changing {
  const tab = useTab()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  return {
    isBusy,
    error,
    run: async (call) => {
      const player = tab.session.player()
      if (isBusy || player === undefined) return false
      setIsBusy(true)
      setError(undefined)
      const answer = await call(tab, newKey())
      setIsBusy(false)
      if (answer.ok) tab.queries.change(standing(tab, player), () => answer.data)
      else setError(answer)
      return answer.ok
    },
  }
}
