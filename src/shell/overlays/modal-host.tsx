import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { BalanceCard } from '../../features/account/my-page/balance-card.tsx'
import { DetailsCard } from '../../features/account/my-page/details-card.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { useCloseEntry } from '../../ui/use-overlay.ts'
import { ActivityList } from '../activity/activity-list.tsx'
import type { ModalName } from './modal-state.ts'
import styles from './modal-host.module.css'

/** A modal route as a dialog over the current page. The browser's back button closes it. */
export default function ModalHost({ modal }: { modal: ModalName }) {
  const navigate = useNavigate()
  const close = useCloseEntry(
    () =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, modal: undefined }),
        replace: true,
        resetScroll: false,
      }),
  )
  return (
    <Modal
      isEntry
      size="lg"
      title={
        modal === 'activity' ? (
          <Trans comment="Menu entry and heading: the list of errors and news about money since signing in">
            Recent alerts
          </Trans>
        ) : (
          <Trans context="page of the account">Account</Trans>
        )
      }
      onClose={close}
    >
      <div className={styles.cards}>
        {modal === 'mypage-info' ? <BalanceCard /> : null}
        {modal === 'activity' ? <ActivityList /> : <DetailsCard />}
      </div>
    </Modal>
  )
}
