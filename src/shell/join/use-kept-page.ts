import { useEffect } from 'react'
import { useTab } from '../../session/tab.ts'
import { keptPress } from './pressed.ts'

/** Keeps the page that sign-in was asked for, so that somebody who joins instead is led there too. */
export function useKeptPage(path: string | undefined): void {
  const tab = useTab()
  useEffect(() => {
    if (path !== undefined && !tab.session.isSignedIn()) keptPress(tab).keep({ kind: 'page', path })
  }, [tab, path])
}
