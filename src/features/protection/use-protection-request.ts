import { useState } from 'react'
import type { Protection } from '@marquee/contract/protection.ts'
import type { ApiError, Result } from '@marquee/contract/result.ts'
import { newKey } from '../../platform/key.ts'
import { type Tab, useTab } from '../../session/tab.ts'
import { playerProtection } from './player-protection.ts'

interface ProtectionRequestState {
  /** Sends a change with a new idempotency key, and updates the data on screen. Returns whether it succeeded. */
  readonly run: (call: (tab: Tab, key: string) => Promise<Result<Protection>>) => Promise<boolean>
  readonly isBusy: boolean
  readonly error: ApiError | undefined
}

/** Sends changes of player protection that need a connection, one at a time. */
export function useProtectionRequest(): ProtectionRequestState {
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
      const result = await call(tab, newKey())
      setIsBusy(false)
      if (result.ok) tab.queries.change(playerProtection(tab, player), () => result.data)
      else setError(result)
      return result.ok
    },
  }
}
