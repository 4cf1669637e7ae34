import { useAtomValue } from 'jotai'
import { offersAtom } from '../../platform/config/offers.ts'
import { AppPanel } from './app-panel.tsx'
import { NotificationsPanel } from './notifications/notifications-panel.tsx'
import { StoragePanel } from './storage/storage-panel.tsx'
import styles from './device-panels.module.css'

/** The settings of the app on this device. */
export default function DevicePanels() {
  const hasPush = useAtomValue(offersAtom)('messages')
  return (
    <div className={styles.panels}>
      <AppPanel />
      {hasPush ? <NotificationsPanel /> : null}
      <StoragePanel />
    </div>
  )
}
