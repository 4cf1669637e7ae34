import { StopNotice } from './stop-notice.tsx'
import columns from '../../ui/page/columns.module.css'

/** In place of every page of games while a stop lasts: nothing that tempts. */
export function LobbyStopped() {
  return (
    <div className={columns.page}>
      <StopNotice />
    </div>
  )
}
