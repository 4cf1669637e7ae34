import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { useProtectionChange } from '../use-protection-change.ts'
import { CoverPanel } from './cover-panel.tsx'
import { stopDialogAtom } from './playing.ts'
import styles from './stop-dialog.module.css'

/** The confirmation of a stop for 24 hours, over a game. */
export function StopDialog() {
  const setOpen = useSetAtom(stopDialogAtom)
  const { send, isBusy, error } = useProtectionChange()
  const close = () => setOpen(false)
  const stop = async () => {
    if (await send({ call: 'stopPlay', body: { kind: 'stop' } })) close()
  }
  return (
    <CoverPanel
      onCancel={close}
      title={<Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            <Trans comment="Closes a form without sending it">Cancel</Trans>
          </Button>
          <Button busy={isBusy} onClick={() => void stop()}>
            <Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>No games or deposits for 24 hours. You cannot end this early.</Trans>
      </p>
      <p>
        <Link to="/account/play-limits" className={styles.link} onClick={close}>
          <Trans comment="Heading: limits of deposits, losses, stakes, time">Limits</Trans>
        </Link>
      </p>
      {error ? <ErrorLine error={error} /> : null}
    </CoverPanel>
  )
}
