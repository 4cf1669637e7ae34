import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { CoverPanel } from './cover-panel.tsx'

/** The time that the player set for today is used up. */
export function TimeUsed({ onClose }: { onClose: () => void }) {
  return (
    <CoverPanel
      title={<Trans>Your time for today is used up</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close the game</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This is the limit you set. Games open again tomorrow.</Trans>
      </p>
    </CoverPanel>
  )
}
