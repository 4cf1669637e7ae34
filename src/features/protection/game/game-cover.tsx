import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CoverPanel } from './cover-panel.tsx'
import { playingAtom, stopDialogAtom } from './playing.ts'
import { PauseScreen } from './pause-screen.tsx'
import { RealityCheck } from './reality-check.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { useNow } from './use-now.ts'

interface GameCoverProps {
  /** Whether a round is being played. No new cover appears during a round. */
  busy: boolean
  /** Pauses or resumes the game under the cover. */
  onPause?: (paused: boolean) => void
  /** Closes the game. */
  onClose: () => void
  /** Opens the history. */
  onHistory: () => void
}

type Cover = 'pause' | 'check' | 'time'

/** The panel over a game between rounds: a forced pause, a reality check, or that the time limit of the day is reached. */
export function GameCover({ busy, onPause, onClose, onHistory }: GameCoverProps) {
  const playing = useAtomValue(playingAtom)
  const now = useNow()
  const isPast = (at: string | null | undefined) => at !== null && at !== undefined && Date.parse(at) <= now
  const isStopDialogOpen = useAtomValue(stopDialogAtom)
  const due: Cover | undefined =
    playing?.paused_until && !isPast(playing.paused_until)
      ? 'pause'
      : playing?.time_left === 0
        ? 'time'
        : isPast(playing?.check_at)
          ? 'check'
          : undefined
  // A cover stays while it is due, whatever the game reports about its round.
  const [shown, setShown] = useState<Cover>()
  if (due !== shown && (due === undefined || shown !== undefined || !busy)) setShown(due)
  const isPaused = shown !== undefined || isStopDialogOpen
  useEffect(() => {
    onPause?.(isPaused)
    return () => onPause?.(false)
  }, [isPaused, onPause])
  if (isStopDialogOpen) return <StopDialog />
  if (shown === 'pause' && playing?.paused_until) {
    return <PauseScreen until={Date.parse(playing.paused_until)} now={now} onClose={onClose} />
  }
  if (shown === 'time') return <TimeUsed onClose={onClose} />
  if (shown === 'check' && playing) {
    return <RealityCheck playing={playing} onClose={onClose} onHistory={onHistory} />
  }
  return null
}

/** The player has reached the time limit of the day. */
function TimeUsed({ onClose }: { onClose: () => void }) {
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
        <Trans>This is the limit you set. You can play again tomorrow.</Trans>
      </p>
    </CoverPanel>
  )
}
