import { useEffect } from 'react'
import { useTab } from '../../../session/tab.ts'
import { startWallet } from './watch.ts'

/** Starts `startWallet`; renders nothing. */
export function WalletWatch() {
  const tab = useTab()
  useEffect(() => startWallet(tab), [tab])
  return null
}
