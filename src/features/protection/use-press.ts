import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '../../contract/result.ts'
import { useTab } from '../../session/tab.ts'
import { useToast } from '../../ui/toast/toast.ts'
import { keptChanges, type ProtectionChange } from './kept-changes.ts'

interface Pressing {
  /** Sets a limit or a stop. False if the operator refused; without a connection it is kept and counts as set. */
  readonly send: (press: ProtectionChange) => Promise<boolean>
  readonly isBusy: boolean
  readonly error: ApiError | undefined
}

/** Sets limits and stops, one at a time, and says how it went. */
export function usePress(): Pressing {
  const { t } = useLingui()
  const tab = useTab()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const send = async (press: ProtectionChange): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setError(undefined)
    const answer = await keptChanges(tab).press(press)
    setIsBusy(false)
    if (answer === 'kept') {
      toast('info', t`This counts on this device now, and is sent once you are online.`)
      return true
    }
    if (!answer.ok) {
      setError(answer)
      return false
    }
    toast('success', t({ message: 'Done.', comment: 'A limit or a break was set' }))
    return true
  }
  return { send, isBusy, error }
}
