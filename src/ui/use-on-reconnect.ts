import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { connectionAtom } from '../platform/connection.ts'

/** Not all that wait for the operator ask at the same instant, ms. */
const spread = 2000

/** Runs once the connection is back, for what failed for want of it. */
export function useOnReconnect(run: () => void): void {
  const { state } = useAtomValue(connectionAtom)
  const wasOffline = useRef(false)
  const onBack = useEffectEvent(run)
  useEffect(() => {
    const isBack = wasOffline.current && state === 'online'
    wasOffline.current = state === 'offline'
    if (!isBack) return undefined
    const timer = setTimeout(() => onBack(), Math.random() * spread)
    return () => clearTimeout(timer)
  }, [state])
}
