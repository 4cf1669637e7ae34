import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { usePress } from '../use-press.ts'
import { CoverPanel } from './cover-panel.tsx'
import { stopAskedAtom } from './playing.ts'

/** Asks once, over a game, whether to stop for 24 hours. */
export function StopQuestion() {
  const ask = useSetAtom(stopAskedAtom)
  const { send, isBusy, error } = usePress()
  const stop = async () => {
    if (await send({ call: 'stopPlay', body: { kind: 'stop' } })) ask(false)
  }
  return (
    <CoverPanel
      title={<Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void stop()}>
            <Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>
          </Button>
          <Button variant="quiet" onClick={() => ask(false)}>
            <Trans comment="Closes a form without sending it">Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>No games and no deposits for 24 hours. This cannot be undone.</Trans>
      </p>
      {error ? <ErrorLine error={error} /> : null}
    </CoverPanel>
  )
}
