import { Trans } from '@lingui/react/macro'
import type { Playing } from '@marquee/contract/protection.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { StopButton } from '../breaks/stop-button.tsx'
import { TotalsList } from '../totals-list.tsx'
import { CoverPanel } from './cover-panel.tsx'
import { playReporter } from './playing.ts'

interface RealityCheckProps {
  playing: Playing
  onClose: () => void
  onHistory: () => void
}

/** The totals of the session of play, with buttons to stop and to continue. Both are as large; to stop is the first and the solid one. */
export function RealityCheck({ playing, onClose, onHistory }: RealityCheckProps) {
  const tab = useTab()
  const confirm = (then?: () => void) => {
    void playReporter(tab).confirmCheck()
    then?.()
  }
  return (
    <CoverPanel
      title={<Trans>Reality check</Trans>}
      actions={
        <>
          <Button onClick={() => confirm(onClose)}>
            <Trans comment="Button of the reality check: closes the game">Stop playing</Trans>
          </Button>
          <Button variant="soft" onClick={() => confirm()}>
            <Trans comment="Button of the reality check: goes on with the game">Keep playing</Trans>
          </Button>
          <Button variant="quiet" onClick={() => confirm(onHistory)}>
            <Trans comment="Button of the reality check: shows what was played">See history</Trans>
          </Button>
          <StopButton />
        </>
      }
    >
      <TotalsList totals={playing.session} withResult />
    </CoverPanel>
  )
}
