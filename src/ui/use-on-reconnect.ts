import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isOfflineAtom } from '../platform/http/connection.ts'

/** Maximum random delay, ms, so that not all callers send requests at once. */
const MAX_JITTER_MS = 2000

/** Calls `run` when the connection returns, to retry what failed without it. */
export function useOnReconnect(run: () => void): void {
  const isOffline = useAtomValue(isOfflineAtom)
  const wasOffline = useRef(false)
  const onBack = useEffectEvent(run)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (!isBack) return undefined
    const timer = setTimeout(() => onBack(), Math.random() * MAX_JITTER_MS)
    return () => clearTimeout(timer)
  }, [isOffline])
}
