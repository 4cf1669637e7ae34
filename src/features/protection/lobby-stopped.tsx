import { useEffect } from 'react'
import { StopNotice } from './stop-notice.tsx'
import columns from '../../ui/page/columns.module.css'

/** Replaces every page of games during a stop. */
export function LobbyStopped() {
  // The page of games may have been scrolled down.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className={columns.page}>
      <StopNotice />
    </div>
  )
}
