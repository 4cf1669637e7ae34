import { Trans, useLingui } from '@lingui/react/macro'
import type { UnfinishedRound } from '@marquee/contract/unfinished-endpoints.ts'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import { GamePill } from '../game-pill.tsx'

interface UnfinishedBarProps {
  round: UnfinishedRound
  onContinue: () => void
  /** Hides the offer. The round stays, and its tile shows a note. */
  onClose: () => void
}

/** Offers to continue an unfinished round. */
export function UnfinishedBar({ round, onContinue, onClose }: UnfinishedBarProps) {
  const { t } = useLingui()
  return (
    <GamePill
      game={round.game}
      label={t`Unfinished round`}
      onOpen={onContinue}
      closeLabel={t`Not now`}
      onClose={onClose}
    >
      <Trans comment="Button: goes on with a round that waits for the player; followed by how long ago it began">
        Continue your round
      </Trans>
      {' · '}
      <RelativeTime at={Date.parse(round.began_at)} />
    </GamePill>
  )
}
