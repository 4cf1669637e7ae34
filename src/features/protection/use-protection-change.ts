import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { timeZoneAtom } from '../../platform/config/site-config.ts'
import { useTab } from '../../session/tab.ts'
import { stopMessage } from '../../ui/protection/stop-message.ts'
import { useToast } from '../../ui/toast/toast.ts'
import { changeQueue, type ProtectionChange } from './change-queue.ts'

interface ProtectionChangeState {
  /**
   * Sets a limit or a stop. Returns false if the operator refused it; a queued one counts as set.
   *
   * @param done the toast after a change that is no stop
   */
  readonly send: (change: ProtectionChange, done?: string) => Promise<boolean>
  readonly isBusy: boolean
  readonly error: ApiError | undefined
}

/** Sets limits and stops, one at a time, also without a connection. Shows the outcome as a toast. */
export function useProtectionChange(): ProtectionChangeState {
  const { t } = useLingui()
  const tab = useTab()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const send = async (change: ProtectionChange, done = t`Done.`): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    const result = await changeQueue(tab).submit(change)
    setIsBusy(false)
    if (result === 'queued') {
      toast('info', t`Active on this device now. It will be sent once the connection is back.`)
      return true
    }
    if (!result.ok) {
      setError(result)
      return false
    }
    const zone = tab.store.get(timeZoneAtom)
    const stop = change.call === 'stopPlay' ? result.data.stop : null
    // The stop in force, which may be a longer one than the player chose.
    toast('success', stop ? stopMessage(stop, zone) : done)
    return true
  }
  return { send, isBusy, error }
}
