import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { playingAtom, stopAskedAtom } from './playing.ts'
import { PauseScreen } from './pause-screen.tsx'
import { RealityCheck } from './reality-check.tsx'
import { StopQuestion } from './stop-question.tsx'
import { TimeUsed } from './time-used.tsx'
import { useNow } from './use-now.ts'

interface GameCoverProps {
  /** Whether a round is being played: nothing covers it. */
  busy: boolean
  /** Pauses or resumes the game under the cover. */
  onPause?: (paused: boolean) => void
  /** Closes the game. */
  onClose: () => void
  /** Leads to what was played. */
  onHistory: () => void
}

type Cover = 'pause' | 'check' | 'time'

/** What stands over a game between rounds until its time has passed or it is answered. */
export function GameCover({ busy, onPause, onClose, onHistory }: GameCoverProps) {
  const playing = useAtomValue(playingAtom)
  const now = useNow()
  const isPast = (at: string | null | undefined) => at !== null && at !== undefined && Date.parse(at) <= now
  const stopAsked = useAtomValue(stopAskedAtom)
  const due: Cover | undefined =
    playing?.paused_until && !isPast(playing.paused_until)
      ? 'pause'
      : playing?.time_left === 0
        ? 'time'
        : isPast(playing?.check_at)
          ? 'check'
          : undefined
  // What is up stays while it is due, whatever the game under it says of a round.
  const [shown, setShown] = useState<Cover>()
  if (due !== shown && (due === undefined || shown !== undefined || !busy)) setShown(due)
  const isPaused = shown !== undefined || stopAsked
  useEffect(() => {
    onPause?.(isPaused)
    return () => onPause?.(false)
  }, [isPaused, onPause])
  if (stopAsked) return <StopQuestion />
  if (shown === 'pause' && playing?.paused_until) {
    return <PauseScreen until={Date.parse(playing.paused_until)} now={now} onClose={onClose} />
  }
  if (shown === 'time') return <TimeUsed onClose={onClose} />
  if (shown === 'check' && playing) {
    return <RealityCheck playing={playing} onClose={onClose} onHistory={onHistory} />
  }
  return null
}
