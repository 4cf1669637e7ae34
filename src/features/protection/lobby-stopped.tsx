import { useEffect } from 'react'
import { StopNotice } from './stop-notice.tsx'
import columns from '../../ui/page/columns.module.css'

/** In place of every page of games while a stop lasts: nothing that tempts. */
export function LobbyStopped() {
  // A page of games is long: where it was scrolled, the notice in its place would be out of sight.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className={columns.page}>
      <StopNotice />
    </div>
  )
}
